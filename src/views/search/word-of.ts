/** The first of several names, `label|etiqueta`: the English word by which its page, document or class is searched. */
export function wordOf(names: string): string {
  return names.split('|')[0] ?? names
}
