import { cropBand, seasonPicture } from '#pictures/subject-picture.ts'
import type { Tree } from '#tree/build-tree.ts'
import { listedProducts } from '#views/product/listed-products.ts'
import { findOrThrow } from '#views/text/find-or-throw.ts'
import { problemKind, problemKinds } from '#views/product/problem-kind.ts'
import { doseTable, type Use, usesOf } from '#views/product/doses.ts'
import { seasonRows } from './season.ts'
import { subjectView } from './subject.ts'

/** Everything that is listed for one crop, by problem. */
export function cropView(tree: Tree, id: string | undefined) {
  const crop = findOrThrow(tree.catalogue().crops, id, 'crop')
  const uses = usesOf(crop.products)
    .filter(({ dose }) => dose.crop.id === crop.id)
    .toSorted((one, other) => kindRank(one) - kindRank(other))
  const dosed = new Set(uses.map(({ product }) => product))
  const values = { crop: crop.name, country: tree.country.localName }
  const season = seasonPicture(crop)
  const subject = subjectView(tree, 'crop', crop, values)
  return {
    ...subject,
    all: { href: `${tree.href('productList')}#crops`, words: tree.words('crop.all') },
    band: season ? undefined : cropBand(tree.country.iso, crop),
    season: season && {
      picture: season.picture,
      title: tree.t('crop.season.title', values),
      stages: season.stages.map(({ id }) => tree.words(`crop.season.${id}`)),
      ...seasonRows(tree, uses, season.stages),
      anyStage: tree.words('crop.season.anyStage'),
      note: tree.words('crop.season.note')
    },
    dosesTitle: tree.words('crop.dosesTitle'),
    doses: doseTable(tree, uses, {
      groupBy: 'problem',
      rowBy: 'product',
      partOf: ({ dose }) => `problem.kindsTogether.${problemKind(dose.problematic)}`
    }),
    /** Products without a stated dose for this crop. */
    productsTitle: tree.words('crop.productsTitle', { ...values, crop: subject.name }),
    products: listedProducts(
      tree,
      crop.products.filter(product => !dosed.has(product))
    )
  }
}

/** Sorts problems of one kind together. */
const kindRank = ({ dose }: Use) => problemKinds.indexOf(problemKind(dose.problematic))

export type CropView = ReturnType<typeof cropView>
