const roles: Readonly<Record<string, string>> = { investors: 'investor' }

/** Chooses the role of who comes from a page about a topic, as its address says: `?about=investors`. */
export function chooseRole(form: HTMLFormElement, search: string): void {
  const role = roles[new URLSearchParams(search).get('about') ?? '']
  const control = form.elements.namedItem('role')
  if (role === undefined || !(control instanceof HTMLSelectElement)) return
  for (const option of control.options) option.defaultSelected = option.value === role
}
