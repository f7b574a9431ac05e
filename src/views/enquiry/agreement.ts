import type { Tree } from '#tree/build-tree.ts'
import type { Link } from '#views/site/link.ts'

/** The agreement under a form: a sentence with links in its placeholders. */
export function agreement(tree: Tree): { parts: (string | Link)[]; lang?: string } {
  const { text, lang } = tree.words('forms.agreement')
  const links = new Map<string, Link>([
    ['terms', { href: tree.href('terms'), words: tree.words('forms.agreementTerms') }],
    ['privacy', { href: tree.href('privacy'), words: tree.words('forms.agreementPrivacy') }]
  ])
  // Every second part is the name of a placeholder.
  const parts = text
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 === 0 ? part : (links.get(part) ?? '')))
  return { parts, lang }
}
