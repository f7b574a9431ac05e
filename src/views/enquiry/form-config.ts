import { hashedFile } from '#assets/hashed-file.ts'
import {
  type FormConfig,
  type FormText,
  formTexts,
  type Text
} from '#browser/enquiry/form-config.ts'
import { fieldsOf, type FormKind } from '#browser/enquiry/rules.ts'
import { asksFor } from '#lib/fill.ts'
import { oncePer } from '#lib/once-per.ts'
import { bindUnits } from '#lib/typography/bind-units.ts'
import { phrasesOf } from '#lib/typography/phrases.ts'
import type { Tree } from '#tree/build-tree.ts'
import type { LocalizedText } from '#lib/localized-text.ts'
import { listText } from '#views/text/list-text.ts'
import { agreement } from './agreement.ts'

export type { FormKind }

/** Who writes, as the form asks. */
export type Role = (typeof roles)[number]

const roles = [
  'grower',
  'distributor',
  'partner',
  'adviser',
  'investor',
  'press',
  'applicant',
  'other'
] as const

/** What the forms of a tree are made of, at build and in the browser. */
export const formConfig = oncePer(formConfigOf)

/** Where the browser finds it; forms exist only where it can reach a BFF. */
export const formConfigUrl = oncePer((tree: Tree) =>
  hashedFile(`forms-${tree.prefix}`, 'json', JSON.stringify(formConfig(tree)))
)

function formConfigOf(tree: Tree): FormConfig {
  const { prefix, country, lang, content, deployment } = tree
  const email = tree.known('contact.office.email')?.text
  // Values known at build are filled in; the browser fills the other placeholders.
  const texts = formTexts.map(key => [key, inPhrases(textOf(tree, key, email))] as const)
  const mostErrors = fieldsOf('contact').length
  return {
    prefix,
    bffUrl: deployment.publicBffUrl ?? '',
    countryId: country.id,
    headers: { isocountry: country.iso, env: content.tree.env, lang },
    comma: listText(tree, ['', '']),
    team: tree.isGlobal ? undefined : country.localName,
    options: {
      country: tree.countries().map(({ id, name }) => ({ value: id, words: { text: name } })),
      role: roles.map(value => ({ value, words: tree.words(`forms.roles.${value}`) }))
    },
    agreement: agreement(tree),
    texts: Object.fromEntries(texts) as FormConfig['texts'],
    summaryTitles: Array.from({ length: mostErrors }, (_, index) =>
      inPhrases(tree.words('forms.summary.title', { count: index + 1 }))
    )
  }
}

/** A text that refers to an e-mail address has a variant without it, used where no address is known. */
function textOf(tree: Tree, key: FormText, email: string | undefined): LocalizedText {
  if (key === 'forms.hints.linkedinUrl') return withWholeAddress(tree, tree.words(key))
  if (email !== undefined) return tree.words(key, { email })
  return tree.words(asksFor(tree.pattern(key), 'email') ? 'forms.failure.text' : key)
}

/** The dots after the beginning of an address stay at its end in a line from right to left. */
function withWholeAddress({ dir }: Tree, words: LocalizedText): LocalizedText {
  return words.lang === undefined ? { text: bindUnits(words.text, dir) } : words
}

function inPhrases(words: LocalizedText): Text {
  return { ...words, phrases: phrasesOf(words.text) }
}
