export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The controls that a visitor fills in, and the honeypot. */
export function controlsOf(form: HTMLFormElement): Control[] {
  const controls = [...form.elements] as Control[]
  return controls.filter(({ name, type }) => name && type !== 'hidden')
}

/** The hidden fields of the form. */
export function hiddenIn(form: HTMLFormElement): Record<string, string> {
  const inputs = [...form.querySelectorAll<HTMLInputElement>('input[type=hidden]')]
  return Object.fromEntries(inputs.map(({ name, value }) => [name, value]))
}

/** The value of the control before anyone has changed it. */
function usualValue(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue
  return [...control.options].find(({ defaultSelected }) => defaultSelected)?.value ?? ''
}

/** The values of an unchanged form. */
export function initialIn(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(controlsOf(form).map(control => [control.name, usualValue(control)]))
}

/** The values of the fields that were changed. */
export function typedIn(form: HTMLFormElement): Record<string, string> {
  const changed = controlsOf(form).filter(control => control.value !== usualValue(control))
  return Object.fromEntries(changed.map(({ name, value }) => [name, value]))
}
