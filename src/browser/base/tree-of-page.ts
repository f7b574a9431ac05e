/** The prefix of this page's tree; what is chosen belongs to it. */
export function treeOfPage(): string {
  const { country, env, lang } = document.documentElement.dataset
  return [country, env, lang].join('-')
}
