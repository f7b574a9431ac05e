import { readFileSync } from 'node:fs'
import { Blob, Face } from 'harfbuzzjs'
import { expect, test } from 'vitest'
import decompress from 'woff2-encoder/decompress'
import { fontParts } from '#scripts/make/fonts.ts'

async function lettersOf(file: string): Promise<Set<number>> {
  return new Set(new Face(new Blob(await decompress(readFileSync(file)))).collectUnicodes())
}

test.each(fontParts())(
  'the part $name has the letters that the style sheet promises, and no other (npm run make:fonts)',
  async ({ name, source, codes }) => {
    const [part, whole] = await Promise.all([
      lettersOf(`src/styles/fonts/${name}.woff2`),
      lettersOf(source)
    ])
    const promised = [...codes].filter(code => whole.has(code))
    expect([...part].toSorted()).toEqual(promised.toSorted())
  }
)
