import { approximate } from '#browser/search/engine/approximate.ts'
import type { EngineParts } from '#browser/search/engine/engine.ts'
import { withDays } from '#browser/search/engine/with-days.ts'
import { withoutUnwanted } from '#browser/search/engine/without-unwanted.ts'

/** What browsers load beside the engine, on a page without a language. */
export const engineParts: EngineParts = { withDays, withoutUnwanted, lang: '' }

/** The second part of the search, which has arrived. */
export const arrived = () => approximate
