/** The paths that match one in which `{name}` stands for one segment and `*` for anything. */
export function pathPattern(path: string): RegExp {
  const parts = path.split(/(\{\w+\}|\*)/).map((part, index) => {
    if (index % 2 === 0) return RegExp.escape(part)
    return part === '*' ? '.*' : '[^/]+'
  })
  return new RegExp(`^${parts.join('')}$`)
}
