/** The texts of one thing by language; English is always there. */
export type Variants = { eng: string } & Partial<Record<string, string>>
export type Texts = string | Variants

export type Entry = { id: string; description: Texts }
/** A crop or a problem, with its Latin name, and other names in any language. */
export type SpeciesEntry = Entry & { scientific?: string; kind?: string; aliases?: string[] }
/** A month, 1 to 12, and the growth stages that the crop passes through in it, first and last. */
export type GrowingMonth = [month: number, from: number, to: number]
/** Content that is answered unchanged, except for its language. */
export type Content = Readonly<Record<string, unknown>>

export type CountryData = {
  id: string
  iso_country: string
  name: string
  name_zho: string
  region?: string
  country_type: string
  lang?: string
  languages?: string[]
  external_website?: string
}

export type Recommendation = {
  crop: string
  problematic: string
  dose_min: number
  dose_max: number
  dose_unit: string
  water_l_ha?: string
  timing?: string
  interval_days?: number
  phi_days?: number
  max_applications?: number
}

export type StockProduct = {
  id: string
  key: string
  brandname: string
  family_id: string
  description: Texts
  keywords: Texts
  composition: Texts
  concentration?: Texts
  type_of_formulation: string[]
  active_ingredients: string[]
  crops: string[]
  problematics: string[]
  resistance_groups?: { scheme: string; code: string }[]
  mode_of_action: string[]
  toxicological_class: string
  calibre: string[]
  packs: Texts[]
  benefits: string[]
  recommendations: Recommendation[]
  documents: { kind: string; url: string; lang: string }[]
}

/** What a country sells of the stock, and what differs there. */
export type Listing = {
  product: string
  brandname?: string
  registration_number?: string
  toxicological_class?: string
  crops?: string[]
  recommendations?: Recommendation[]
}

export type B2bRow = {
  id: string
  family_id: string
  category: string
  active_ingredient: string
  product_name: string
  reg_no: string
}

export type GlobalRow = {
  id: string
  family_id: string
  category: string
  product_name: string
  product_name_zho: string
  active_ingredient: string
  active_ingredient_zho: string
}

export type PostData = {
  id: string
  title: string
  date: string
  /** A person, or a department with a name in each language. */
  authorName?: Texts
  category: string
  tags: string[]
  content: string
  translations?: Partial<Record<string, Content>>
}

export type Office = {
  email: string
  phone: string
  location_text: Texts
  location_latitude: number
  location_longitude: number
}

export type BundleData = Record<string, unknown>
/** A country's own texts, and the language whose bundle they extend. */
export type CountryBundle = BundleData & { extends: string }

export type ByKey<Value> = Readonly<Partial<Record<string, Value>>>
