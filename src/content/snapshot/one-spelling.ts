import { foldId, idsOf } from '#contract/ids.ts'
import type { ProductDetailRecord } from '#contract/product.ts'

type Listed = Pick<ProductDetailRecord, 'crops' | 'problematics'> &
  Partial<Pick<ProductDetailRecord, 'recommendations'>>

/**
 * Products that spell their crops and problems like the first product: ids that differ only in case or Unicode form
 * are one id and have one page.
 */
export function withOneSpelling<Product extends Listed>(products: readonly Product[]): Product[] {
  const crops = firstSpellings(products.flatMap(product => product.crops))
  const problematics = firstSpellings(products.flatMap(product => idsOf(product.problematics)))
  return products.map(product => {
    const { recommendations } = product
    const problems = product.problematics.map(item => ({ ...item, id: problematics(item.id) }))
    const doses = recommendations?.map(dose => {
      return { ...dose, crop: crops(dose.crop), problematic: problematics(dose.problematic) }
    })
    return {
      ...product,
      crops: [...new Set(product.crops.map(crops))],
      problematics: firstOfEach(problems),
      ...(doses && { recommendations: doses })
    }
  })
}

function firstSpellings(ids: readonly string[]): (id: string) => string {
  const first = new Map<string, string>()
  for (const id of ids) first.set(foldId(id), first.get(foldId(id)) ?? id)
  return id => first.get(foldId(id)) ?? id
}

function firstOfEach<Item extends { id: string }>(items: readonly Item[]): Item[] {
  return [...Map.groupBy(items, ({ id }) => id).values()].flatMap(([first]) => first ?? [])
}
