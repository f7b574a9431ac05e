const made = new WeakMap<HTMLAnchorElement, string>()

/** Makes a link save this text as a file. Its earlier file is given up: the browser would hold it until the page is left. */
export function linkToCsv(link: HTMLAnchorElement, csv: string): void {
  URL.revokeObjectURL(made.get(link) ?? '')
  link.href = URL.createObjectURL(new Blob([csv], { type: 'text/csv' }))
  made.set(link, link.href)
}
