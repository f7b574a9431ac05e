export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What a visitor fills in, and the honeypot. */
export function controlsOf(form: HTMLFormElement): Control[] {
  const controls = [...form.elements] as Control[]
  return controls.filter(({ name, type }) => name && type !== 'hidden')
}

/** What the control holds when nobody has touched it. */
function usualValue(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue
  return [...control.options].find(({ defaultSelected }) => defaultSelected)?.value ?? ''
}

/** What a form holds that nobody has touched. */
export function initialIn(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(controlsOf(form).map(control => [control.name, usualValue(control)]))
}

/** What is in the fields that are not as they were. */
export function typedIn(form: HTMLFormElement): Record<string, string> {
  const changed = controlsOf(form).filter(control => control.value !== usualValue(control))
  return Object.fromEntries(changed.map(({ name, value }) => [name, value]))
}
