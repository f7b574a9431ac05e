import { hashedFile } from '#assets/hashed-file.ts'
import { readSettings } from '#config/settings.ts'
import { type FormKit, kitTexts } from '#forms/kit.ts'
import { fieldsOf, type FormKind } from '#forms/rules.ts'
import type { Tree } from '#tree/build-tree.ts'
import { agreement } from './agreement.ts'

export type { FormKind }

const urls = new WeakMap<Tree, string>()

/** Where the browser finds what the forms of a tree need; forms exist only where it can reach a BFF. */
export function formKitUrl(tree: Tree): string {
  const url =
    urls.get(tree) ?? hashedFile(`forms-${tree.prefix}`, 'json', JSON.stringify(formKit(tree)))
  urls.set(tree, url)
  return url
}

export function formKit(tree: Tree, { publicBffUrl = '' } = readSettings()): FormKit {
  const { prefix, country, lang, content } = tree
  const email = tree.t('contact.office.email')
  // What is known at build is filled in; the other placeholders are the browser's.
  const texts = kitTexts.map(key => [key, tree.words(key, { email })] as const)
  const mostErrors = fieldsOf('contact').length
  return {
    prefix,
    bffUrl: publicBffUrl,
    countryId: country.id,
    headers: { isocountry: country.iso, env: content.tree.env, lang },
    team: tree.isGlobal ? undefined : country.localName,
    countries: tree.countries().map(({ id, name }) => ({ id, name })),
    agreement: agreement(tree),
    texts: Object.fromEntries(texts) as FormKit['texts'],
    summaryTitles: Array.from({ length: mostErrors }, (_, index) =>
      tree.words('forms.summary.title', { count: index + 1 })
    )
  }
}
