import { contactUrl } from '#lib/contact-url.ts'
import { printFact } from '#lib/print-fact.ts'
import type { Tree } from '#tree/build-tree.ts'
import type { LocalizedText } from '#lib/localized-text.ts'
import type { Crop, Product } from '#tree/product.ts'
import { formConfigUrl } from '#views/enquiry/form-config.ts'
import { fieldTools } from '#views/field/field-tools.ts'
import { iconOf } from '#views/finder/families.ts'
import { validPages } from '#views/kept/valid-pages.ts'
import { headOf } from '#views/site/head.ts'
import { mailTo } from '#views/text/contact-links.ts'
import { listText, mixtureText } from '#views/text/list-text.ts'
import { longestWord } from '#views/text/longest-word.ts'
import { findOrThrow } from '#views/text/find-or-throw.ts'
import { startLarge } from '#views/text/start-large.ts'
import { splitEffects } from './problem-kind.ts'
import { doseOnLandText } from './dose-text.ts'
import { doseTable, usesOf } from './doses.ts'
import { elsewhereOf } from './elsewhere.ts'
import { documentViews, labelLink } from './documents.ts'
import { listedProducts } from './listed-products.ts'
import { type FactName, type ProductFact, productFacts } from './facts.ts'
import { relatedProducts, sharedUses } from './related.ts'
import { resistanceOf } from './resistance.ts'
import { problemOf } from './use-address.ts'

/** What is stated of a product, on its page and in its Markdown. */
export function productStatement(tree: Tree, product: Product) {
  const { name, family, description, content } = product
  return {
    head: headOf(tree, 'product', {
      id: product.id,
      familyId: family.id,
      about: aboutProduct(tree, product)
    }),
    name,
    family,
    description,
    facts: printed(tree, product, [
      'activeIngredients',
      'concentration',
      'formulation',
      'toxicologicalClass',
      'registrationNumber',
      'packs'
    ]),
    texts: printed(tree, product, ['composition', 'benefits', 'calibre']),
    resistance: resistanceOf(tree, product),
    doses: doseTable(tree, usesOf([product]), { groupBy: 'crop', rowBy: 'problem', isWhole: true }),
    dosesTitle: tree.words(
      product.doses.every(({ problematic }) => problematic.kind === 'effect')
        ? 'product.doses.effectsTitle'
        : 'product.doses.title'
    ),
    documents: documentViews(tree, product),
    content
  }
}

export type ProductStatement = ReturnType<typeof productStatement>

export function productView(tree: Tree, id: string | undefined) {
  const product = findOrThrow(tree.catalogue().products, id, 'product')
  const { name, family, image } = product
  const contact = `${tree.href('contact')}?${new URLSearchParams({ product: product.id }).toString()}`
  const { publicBffUrl: bffUrl } = tree.deployment
  const stated = productStatement(tree, product)
  const related = relatedOf(tree, product)
  const elsewhere = elsewhereOf(tree, product.id)
  return {
    ...stated,
    /** What to do where a product has nothing but its name, its family and a description. */
    unstated: isUnstated(stated, product) ? tree.words('product.unstated') : undefined,
    version: validPages(tree)[stated.head.path],
    id: product.id,
    longest: longestWord({ text: name }),
    isLatin: !/[^\p{Script=Latin}\p{Script=Common}]/u.test(name),
    family: { ...family, icon: iconOf(tree, family) },
    image,
    near: nearOf(product),
    pack: packOf(product),
    contact: { href: contact, words: tree.words('product.contactUs') },
    ask: { href: contact, words: tree.words('product.ask') },
    mail: mailAbout(tree, name),
    /** Without a public BFF, the contact page's other ways replace the form. */
    formConfig: bffUrl && formConfigUrl(tree),
    action: bffUrl && contactUrl(bffUrl, tree.country.id),
    label: labelLink(tree, product),
    uses: usesBesideDoses(tree, product),
    tools: fieldTools(tree, usesOf([product]), {
      nameOf: ({ dose: { crop, problematic } }) => `${crop.name}: ${problematic.name}`
    }),
    /** A single card would be alone in its row, so it is beside the other countries. */
    related: { ...related, isBeside: related.count === 1 && elsewhere.first.length > 0 },
    elsewhere
  }
}

export type ProductView = ReturnType<typeof productView>

const isUnstated = (
  { facts, texts, doses, documents }: ProductStatement,
  { crops, problematics, content }: Product
): boolean =>
  [facts, texts, documents, crops, problematics].every(({ length }) => length === 0) &&
  doses === undefined &&
  content === undefined

/** Title and description of a product's page: from its description, otherwise from its composition. */
function aboutProduct(tree: Tree, product: Product) {
  const { name, family, description, keywords, activeIngredients, formulations } = product
  const ingredients = activeIngredients.map(({ name }) => name)
  const parts = [family.name, mixtureText(ingredients), ...formulations.map(({ name }) => name)]
  const own = {
    title: name,
    description: description?.text ?? `${name}: ${listText(tree, parts.filter(Boolean))}`,
    keywords: keywords ?? ''
  }
  const values = { product: name, description: own.description, keywords: own.keywords }
  return { meta: 'product', own, values } as const
}

/** The facts of the card for people, with figures that do not break; the name of an ingredient begins with a capital. */
function printed(tree: Tree, product: Product, names: readonly FactName[]): ProductFact[] {
  const ingredients = product.activeIngredients.map(({ name }) => name)
  const begun = (text: string) =>
    ingredients.includes(text) ? startLarge(text, tree.locale) : text
  return productFacts(tree, product, names).map(fact => ({
    ...fact,
    values: fact.values.map(value => ({ ...value, text: printFact(begun(value.text), tree.dir) }))
  }))
}

/** The crops and problems of the product; each has a page. */
function listedUses(tree: Tree, { crops, problematics }: Product) {
  const { problems, effects } = splitEffects(problematics)
  const uses: { term: LocalizedText; subjects: Crop[] }[] = [
    { term: tree.words('product.crops'), subjects: crops },
    { term: tree.words('product.problematics'), subjects: problems },
    { term: tree.words('product.effects'), subjects: effects }
  ]
  return uses.filter(({ subjects }) => subjects.length > 0)
}

/** Of these the lists with a name that the table of doses, where each has its link, does not have. */
function usesBesideDoses(tree: Tree, product: Product) {
  const inTable = new Set(product.doses.flatMap(({ crop, problematic }) => [crop, problematic]))
  return listedUses(tree, product).filter(({ subjects }) =>
    subjects.some(subject => !inTable.has(subject))
  )
}

/** Crops and problems as properties with values, for readers without links. */
export function useFacts(tree: Tree, product: Product): ProductFact[] {
  return listedUses(tree, product).map(({ term, subjects }) => ({
    term,
    values: subjects.map(({ name }) => ({ text: name }))
  }))
}

/** What the drawing of a product's pack shows. */
export function packOf({ name, formulations, activeIngredients, packs }: Product) {
  return {
    formulation: formulations[0]?.id,
    label: {
      name,
      ingredients: mixtureText(activeIngredients.map(({ name }) => name)),
      size: packs[0] ?? ''
    }
  }
}

/** The number of related products that are shown as cards. */
const CARDS = 4

/** The number of their uses for which they are shown. */
const USES = 3

/** The first related products as cards, the others by common use: a list by a stated rule must be complete. */
function relatedOf(tree: Tree, product: Product) {
  const related = relatedProducts(tree.catalogue(), product)
  const others = related.slice(CARDS)
  const usesWith = (other: Product) =>
    sharedUses(product, other).map(dose => ({
      name: `${dose.crop.name} · ${dose.problematic.name}`,
      href: problemOf(dose).href,
      dose: doseOnLandText(tree, dose)
    }))
  const usesOfOthers = others.flatMap(other => usesWith(other).map(use => ({ other, use })))
  return {
    count: related.length,
    cards: listedProducts(tree, related.slice(0, CARDS)).map((card, at) => ({
      ...card,
      uses: usesWith(related[at] ?? product).slice(0, USES)
    })),
    others: {
      count: others.length,
      uses: [...Map.groupBy(usesOfOthers, ({ use }) => use.name)].map(([name, own]) => ({
        name,
        href: own[0]?.use.href,
        products: own.map(({ other, use: { dose } }) => {
          return { name: other.name, href: other.href, dose }
        })
      }))
    }
  }
}

/** Of each, as many as an address can have. */
const NEAR = 5

/** By what a list of another country finds what is nearest to a product, as a query of its filters. */
function nearOf({ activeIngredients, problematics, crops, family }: Product): string {
  const filters = {
    ingredient: activeIngredients,
    problem: problematics,
    crop: crops,
    family: [family]
  }
  const pairs = Object.entries(filters).flatMap(([filter, values]) =>
    values.slice(0, NEAR).map(({ id }) => [filter, id])
  )
  return new URLSearchParams(pairs).toString()
}

/** For visitors without script, who have no contact dialog. */
function mailAbout(tree: Tree, product: string) {
  const email = tree.known('contact.office.email')?.text
  if (email === undefined) return undefined
  const subject = tree.t('forms.productPrefill', { product })
  return { href: `${mailTo(email)}?subject=${encodeURIComponent(subject)}`, text: email }
}
