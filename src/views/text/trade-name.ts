import { raisePowers } from '#lib/typography/raise-powers.ts'
import type { Tree } from '#tree/build-tree.ts'
import { exactNumbers, percentSpace } from '#views/text/formats.ts'

/** As tables of the trade write thousands in any language: `16 000 IU/mg`. */
const THOUSANDS = /(?<![\d.,]\s?)\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?=\s?\p{L}[\p{L} ]{0,20}\/)/gu

const LARGE = /(?<![\d.,])\d{4,}(?![\d.,])/g

/** The size of a pack, with its number as the tree's language writes it: `1.000 L`. */
export function packText({ locale }: Pick<Tree, 'locale'>, pack: string): string {
  return pack.replace(LARGE, figure => exactNumbers(locale).format(Number(figure)))
}

/** The name or the composition of a product, with its numbers as the tree's language writes them: `16.000 UI/mg`, `98%`. */
export function tradeName({ locale }: Pick<Tree, 'locale'>, name: string): string {
  const numbers = exactNumbers(locale)
  return raisePowers(name)
    .replace(THOUSANDS, figure => numbers.format(Number(figure.replace(/\s/g, ''))))
    .replace(/(?<=\d)\s?%/g, `${percentSpace(locale)}%`)
}
