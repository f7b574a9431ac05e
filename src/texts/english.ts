import json from './english.json' with { type: 'json' }

/** The built-in English bundle: every message the site knows, and the last resort of every tree. */
export const english = json

type Category = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'

/** One text a CLDR plural category. */
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

/** An item of a list of texts. What another language's list leaves out is missing, hence `Partial`. */
export type ListItem<Key extends ListKey> =
  At<typeof english, Key> extends readonly (infer Item)[]
    ? Item extends string
      ? string
      : Partial<Item>
    : never
