import { DEFAULT_LANG } from '#config/constants.ts'
import type { Entry, SpeciesEntry, Texts } from '../data-source/types.ts'
import { textIn, withLang } from '../data-source/localise.ts'
import { withUnitsOf } from '../data-source/unit-symbols.ts'
import { labelPath } from '../files/label.ts'
import { pdfFile } from '../files/pdf.ts'
import type { Catalogue, Listed } from './catalogue-index.ts'
import { registeredUse } from './registered-use.ts'

type Entries = ReadonlyMap<string, Entry>

/** What the product list and its filters read. */
export function productSummary(listed: Listed, catalogue: Catalogue, lang: string) {
  const { stock, listing } = listed
  const { crops, problematics } = registeredUse(listed)
  const brandname = listing.brandname ?? stock.brandname
  const family = catalogue.families.get(stock.family_id)
  const inLang = (texts: Texts | undefined) => textIn(texts, lang)
  const measured = (texts: Texts | undefined) => texts && withUnitsOf(inLang(texts) ?? '', lang)
  // Texts of the stock use the product's name in the stock.
  const renamed = (texts: Texts) => inLang(texts)?.replaceAll(stock.brandname, brandname)
  const summary = {
    id: stock.id,
    brandname,
    description: renamed(stock.description),
    keywords: renamed(stock.keywords),
    composition: measured(stock.composition),
    image_hero: '',
    images: [],
    family_id: stock.family_id,
    family_name: inLang(family?.description),
    family_icon: family?.icon_src,
    type_of_formulation: entriesOf(stock.type_of_formulation, catalogue.types, lang),
    crops,
    active_ingredients: stock.active_ingredients,
    problematics: problematics.map(id =>
      speciesIn(catalogue.problematics.get(id) ?? { id, description: id }, lang)
    ),
    concentration: measured(stock.concentration),
    registration_number: listing.registration_number
  }
  return withLang(summary, stock.description, lang)
}

export function productDetail(listed: Listed, catalogue: Catalogue, lang: string) {
  const { stock, listing } = listed
  const nameIn = (entries: Entries, id: string) => textIn(entries.get(id)?.description, lang) ?? id
  const toxicity = catalogue.toxicologicalClasses.get(
    listing.toxicological_class ?? stock.toxicological_class
  )
  return {
    ...productSummary(listed, catalogue, lang),
    documents: stock.documents
      .filter(document => document.lang === lang || document.lang === DEFAULT_LANG)
      .map(document => {
        const label = labelPath(document, listed.country, lang)
        const url = pdfFile(label) ? label : document.url
        const title = nameIn(catalogue.documentKinds, document.kind)
        return { title, ...document, url, size_bytes: pdfFile(url)?.length }
      }),
    toxicological_class: toxicity && {
      id: toxicity.id,
      description: textIn(toxicity.description, lang),
      colour: toxicity.colour
    },
    calibre: stock.calibre.map(id => nameIn(catalogue.calibres, id)),
    benefits: stock.benefits,
    mode_of_action: stock.mode_of_action
      .map(id => nameIn(catalogue.modesOfAction, id))
      .join(semicolons.get(lang) ?? '; '),
    resistance_groups: stock.resistance_groups,
    recommendations: registeredUse(listed).recommendations.map(use => ({
      ...use,
      dose_unit: nameIn(catalogue.units, use.dose_unit),
      timing: use.timing && nameIn(catalogue.timings, use.timing)
    })),
    packs: stock.packs.map(pack => withUnitsOf(textIn(pack, lang) ?? '', lang))
  }
}

/** Between sentences of one field, in scripts with their own semicolon. */
const semicolons = new Map([
  ['zho', '；'],
  ['ara', '؛ ']
])

/** A crop or a problem in one language, with its Latin name and its other names in all languages. */
export function speciesIn({ scientific, description, ...entry }: SpeciesEntry, lang: string) {
  const { id, kind, aliases } = entry
  return { id, description: textIn(description, lang), scientific_name: scientific, kind, aliases }
}

function entriesOf(ids: string[], entries: Entries, lang: string) {
  return ids.map(id => ({ id, description: textIn(entries.get(id)?.description, lang) ?? id }))
}
