/** The prefix of this page's tree. Stored choices belong to one tree. */
export function treeOfPage(): string {
  const { country, env, lang } = document.documentElement.dataset
  return [country, env, lang].join('-')
}
