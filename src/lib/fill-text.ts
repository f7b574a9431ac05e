/**
 * Fills values into the `{name}` placeholders of a text; a placeholder without a value stays. Numbers and plurals: see
 * `fill.ts`. `replace('{name}', value)` would read `$&` in a value as a command.
 */
export const fillText = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (hole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? hole) : hole
  )
