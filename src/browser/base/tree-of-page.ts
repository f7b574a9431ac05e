/** The tree of this page: what is chosen in it stays in it. */
export function treeOfPage(): string {
  const { country, env, lang } = document.documentElement.dataset
  return [country, env, lang].join('-')
}
