import { htmlOf } from '#lib/html-of.ts'
import type { OpenProduct } from './open-product-schema.ts'
import type { Named, Product } from '#tree/product.ts'

/** A product in the terms of the open data. `absolute` completes an address of the site. */
export function openProduct(product: Product, absolute: (path: string) => string): OpenProduct {
  const { id, name, href, family, description, keywords, image, content } = product
  const { activeIngredients, composition, concentration, formulations } = product
  const { registrationNumber, toxicologicalClass, modeOfAction, resistanceGroups } = product
  const { crops, problematics, doses, packs, calibre, benefits, documents } = product
  return {
    id,
    name,
    page: absolute(href),
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
    toxicologicalClass: toxicologicalClass && {
      id: toxicologicalClass.id,
      name: toxicologicalClass.description
    },
    modeOfAction,
    resistanceGroups,
    crops: idsOf(crops),
    problems: idsOf(problematics),
    doses: doses.map(openDose),
    packs,
    calibre,
    benefits,
    documents: documents.map(({ kind, title, url, lang, size_bytes: bytes }) => ({
      kind,
      title,
      url: absolute(url),
      language: lang,
      bytes
    })),
    content: content && htmlOf(content.nodes)
  }
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
