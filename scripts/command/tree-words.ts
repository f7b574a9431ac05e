import type { ChangedTree } from '#contract/changed-trees.ts'

const pattern = /^([a-z]{2,3})(?:-(prod|preview))?(?:-([a-z]{2,8}))?$/

/**
 * Reads `br,gl-prod-zho`: all trees of a country, those of one environment or language of it.
 * @throws one sentence that says what is allowed
 */
export function readTreeWords(text: string): ChangedTree[] {
  return text.split(',').map(word => {
    const [, country, env, lang] = pattern.exec(word) ?? []
    if (country === undefined)
      throw new Error(
        `--changed is "${text}", but must be names of trees with commas between, like br,gl-prod-zho.`
      )
    return { country, env: env as ChangedTree['env'], lang }
  })
}

/** The word for a tree; nothing where it has none. */
export function treeWord({ country, env, lang }: ChangedTree): string | undefined {
  const word = [country, env, lang].filter(part => part !== undefined).join('-')
  return pattern.test(word) ? word : undefined
}
