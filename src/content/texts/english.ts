import json from './english.json' with { type: 'json' }

/** The built-in English bundle: every message of the site, and the last fallback of every tree. */
export const english = json

type Category = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'

/** A text for each CLDR plural category. */
export type Plural = { other: string } & Partial<Record<Category, string>>

type IsPlural<T> = T extends { other: string }
  ? [keyof T] extends [Category]
    ? true
    : false
  : false

/** Dotted paths to the leaves of `T` that are a text (or plural), or a list. */
type Paths<T, Want extends 'text' | 'list'> = {
  [K in keyof T & string]: T[K] extends readonly unknown[]
    ? Want extends 'list'
      ? K
      : never
    : T[K] extends string
      ? Want extends 'text'
        ? K
        : never
      : IsPlural<T[K]> extends true
        ? Want extends 'text'
          ? K
          : never
        : `${K}.${Paths<T[K], Want>}`
}[keyof T & string]

type At<T, Path extends string> = Path extends `${infer Head}.${infer Rest}`
  ? Head extends keyof T
    ? At<T[Head], Rest>
    : never
  : Path extends keyof T
    ? T[Path]
    : never

export type MessageKey = Paths<typeof english, 'text'>
export type ListKey = Paths<typeof english, 'list'>

type Figure = { value: string; label: string }
type Card = { title: string; text: string }

/** Lists that only a company can fill. They are empty here; this says what their items may contain. */
type CompanyLists = {
  'home.facts.items': Figure
  'home.units.items': Card & { fact: string }
  'home.certifications.items': { name: string; text: string; detail: string; scope: string }
  'company.about.paragraphs': string
  'company.about.facts': Figure
  'company.culture.items': Card
  'company.values.items': Card
  'serviceUnits.services.items': Card & { reader: string; fact: string; button: string }
  'careers.places.items': Card & { fact: string }
  'contact.answers.items': Card
  'contact.faq.items': { question: string; answer: string }
  'info.facts': Figure
  'investors.listing.items': Figure
  'investors.calendar.items': { date: string; title: string }
  'smartGrowing.facts': Figure
  'smartGrowing.season.items': Card & { months: string }
  'smartGrowing.countries.regions': Figure
  'businessPartners.facts': Figure
  'businessPartners.steps': Figure
  'businessPartners.lengths.items': Card & { days: string }
  'bioSolutions.shelfLife': Figure
  'bioSolutions.season': Card
  'bioSolutions.risks.items': Card
  'customSolutions.figures': Figure
  'customSolutions.catalogue': string
  'design.agenda': Figure & { day: string }
  'design.plan.items': Figure
  'nonCrop.sections': Card & { against: string; forms: string; who: string; rules: string }
}

/** An item of a list of texts. `Partial`, because the list of another language may leave texts out. */
export type ListItem<Key extends ListKey> =
  ItemOf<Key> extends string ? string : Partial<ItemOf<Key>>

type ItemOf<Key extends ListKey> = Key extends keyof CompanyLists
  ? CompanyLists[Key]
  : At<typeof english, Key> extends readonly (infer Item)[]
    ? Item
    : never

type TextListKey = { [Key in ListKey]: ListItem<Key> extends string ? Key : never }[ListKey]

const listsOfTexts: Record<TextListKey, true> = {
  'home.hero.headlineLines': true,
  'company.about.paragraphs': true,
  'customSolutions.catalogue': true
}

/** Whether the items of a list are plain texts; the items of all other lists are objects of texts. */
export const isListOfTexts = (key: string): boolean => Object.hasOwn(listsOfTexts, key)
