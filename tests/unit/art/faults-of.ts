const tagShape = /^<(\/?)([a-zA-Z]+)((?:\s[\w:-]+="[^"<>]*")*)\s*(\/?)>$/

/** What is wrong with a drawing: tags that do not pair, ids used twice or never defined, numbers that are none. */
export function faultsOf(drawing: string): string[] {
  return [...tagFaults(drawing), ...referenceFaults(drawing), ...numberFaults(drawing)]
}

function tagFaults(drawing: string): string[] {
  const open: string[] = []
  const faults: string[] = []
  for (const [tag] of drawing.matchAll(/<[^>]*>/g)) {
    const [, closes, name = '', attributes = '', isEmpty] = tagShape.exec(tag) ?? []
    const names = [...attributes.matchAll(/([\w:-]+)="/g)].map(([, attribute]) => attribute)
    if (!name) faults.push(`not a tag: ${tag}`)
    if (new Set(names).size < names.length) faults.push(`an attribute stands twice: ${tag}`)
    if (closes && open.pop() !== name) faults.push(`closes what is not open: ${tag}`)
    if (!closes && !isEmpty) open.push(name)
  }
  return [...faults, ...open.map(name => `never closed: ${name}`)]
}

function referenceFaults(drawing: string): string[] {
  const ids = [...drawing.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
  const used = [...drawing.matchAll(/(?:url\(|href=")#([\w-]+)/g)].map(([, id]) => id)
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index)
  const lost = used.filter(id => !ids.includes(id))
  return [...twice.map(id => `two of id ${id}`), ...lost.map(id => `nothing has id ${id}`)]
}

function numberFaults(drawing: string): string[] {
  return drawing.match(/NaN|undefined|null|Infinity|\d\.\d{4,}/g) ?? []
}
