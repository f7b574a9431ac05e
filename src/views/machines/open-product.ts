import { htmlOf } from '#lib/html-of.ts'
import type { OpenProduct } from './open-product-schema.ts'
import type { Tree } from '#tree/build-tree.ts'
import type { Named, Product } from '#tree/product.ts'
import { sameElsewhere } from '#tree/same-elsewhere.ts'

/** A product in the terms of the open data. `absolute` completes an address of the site. */
export function openProduct(
  tree: Tree,
  product: Product,
  absolute: (path: string) => string
): OpenProduct {
  const { id, name, family, description, keywords, image, content } = product
  const { activeIngredients, composition, concentration, formulations } = product
  const { registrationNumber, toxicologicalClass, modeOfAction, resistanceGroups } = product
  const { crops, problematics, doses, packs, calibre, benefits, documents } = product
  return {
    id,
    name,
    page: absolute(product.href),
    family: family.id,
    description: description?.text,
    descriptionLanguage: description?.lang,
    keywords,
    image: image === undefined ? undefined : absolute(image),
    activeIngredients: idsOf(activeIngredients),
    composition,
    concentration,
    formulations,
    registrationNumber,
    toxicologicalClass: toxicologicalClass && openClass(toxicologicalClass),
    modeOfAction,
    resistanceGroups,
    crops: idsOf(crops),
    problems: idsOf(problematics),
    doses: doses.map(openDose),
    packs,
    calibre,
    benefits,
    documents: documents.map(document => openDocument(document, absolute)),
    elsewhere: sameElsewhere(tree.prefix, id, tree.index).map(
      ({ country, name, number: registrationNumber, href }) => {
        return { country, name, registrationNumber, page: absolute(href) }
      }
    ),
    content: content && htmlOf(content.nodes)
  }
}

function openDocument(
  { kind, title, url, lang: language, size_bytes: bytes, ...file }: Product['documents'][number],
  absolute: (path: string) => string
) {
  const { sha256, modified } = file
  return { kind, title, url: absolute(url), language, bytes, sha256, modified }
}

function openClass({ id, description: name }: NonNullable<Product['toxicologicalClass']>) {
  return { id, name }
}

function openDose(dose: Product['doses'][number]): OpenProduct['doses'][number] {
  return {
    crop: dose.crop.id,
    problem: dose.problematic.id,
    min: dose.dose_min,
    max: dose.dose_max,
    unit: dose.dose_unit,
    water: dose.water_l_ha,
    timing: dose.timing,
    intervalDays: dose.interval_days,
    daysToHarvest: dose.phi_days,
    maxApplications: dose.max_applications
  }
}

const idsOf = (named: readonly Named[]) => named.map(({ id }) => id)
