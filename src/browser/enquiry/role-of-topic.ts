const roles: ReadonlyMap<string | null, string> = new Map([['investors', 'investor']])

/**
 * Chooses the role of who comes from a page about a topic or from a position, as the address says: `?about=investors`,
 * `?place=…`.
 */
export function chooseRole(form: HTMLFormElement, search: string): void {
  const asked = new URLSearchParams(search)
  const role = asked.has('place') ? 'applicant' : roles.get(asked.get('about'))
  const control = form.elements.namedItem('role')
  if (role === undefined || !(control instanceof HTMLSelectElement)) return
  for (const option of control.options) option.defaultSelected = option.value === role
}
