import type { Finding } from '#snapshot/finding.ts'
import type { Publication } from '#scripts/publish/publication.ts'

/** A publication of the trees `br` and `th`, with `pages` products each. */
export function aPublication(over: Partial<Publication> = {}, pages = 20): Publication {
  const ids = Array.from({ length: pages }, (_, at) => String(at))
  const trees = ['br', 'th'].map(prefix => ({ prefix, productIds: ids }))
  return {
    release: 'aaaaaaaaaaaa',
    publishedAt: '2026-11-20T09:00:00.000Z',
    source: 'https://bff.example prod',
    maker: 'code 1',
    trees,
    built: ['br', 'th'],
    files: Object.fromEntries(
      trees.flatMap(({ prefix, productIds }) => [
        aFile(`/${prefix}.html`),
        ...productIds.map(id => aFile(`/${prefix}/product/${id}.html`))
      ])
    ),
    findings: [],
    ...over
  }
}

/** A file of a publication, by what it says. */
export function aFile(path: string, content = 'first') {
  return [path, { sha256: `${content} ${path}`, bytes: content.length }] as const
}

/** The same publication without some products of a tree, and their pages. */
export function without(publication: Publication, prefix: string, ids: readonly string[]) {
  const gone = new Set(ids.map(id => `/${prefix}/product/${id}.html`))
  return {
    ...publication,
    trees: publication.trees.map(tree =>
      tree.prefix === prefix
        ? { ...tree, productIds: tree.productIds.filter(id => !ids.includes(id)) }
        : tree
    ),
    files: Object.fromEntries(Object.entries(publication.files).filter(([file]) => !gone.has(file)))
  }
}

export function aFinding(over: Partial<Finding> = {}): Finding {
  return {
    kind: 'default',
    tree: 'br',
    call: 'GET /blog/posts',
    record: '(all)',
    field: '(record)',
    expected: 'an answer that can be used',
    received: 'HTTP 500',
    message: 'The built-in content stands in.',
    ...over
  }
}
