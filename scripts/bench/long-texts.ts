import { rm } from 'node:fs/promises'
import { isPlainObject } from '#lib/is-plain-object.ts'
import type { Change } from '../bff/data.ts'
import { generateData } from '../bff/generate.ts'
import { startBff } from '../bff/server.ts'
import { runStep } from './step.ts'

const PRODUCTS = 200

/** What a product says in words of its own, in the list and on its page. */
const texts = new Set([
  'brandname',
  'description',
  'keywords',
  'composition',
  'family_name',
  'concentration',
  'mode_of_action',
  'registration_number',
  'content'
])

/** Seconds that a pull and a render of the global tree take, with these products as they are and with longer texts. */
export async function measureTexts(folder: string, length: number) {
  const plain = await secondsOf(folder)
  const long = await secondsOf(folder, (answer, { name }) =>
    name === 'products' || name === 'product' ? lengthened(answer, length) : answer
  )
  return { products: PRODUCTS, plain, long }
}

async function secondsOf(folder: string, change?: Change): Promise<number> {
  await rm(folder, { recursive: true, force: true })
  const data = generateData({ countries: 0, products: PRODUCTS, seed: 1 })
  const { url, close } = await startBff({ data: { ...data, change } })
  const environment = { BFF_URL: url, TREES: 'gl' }
  try {
    const pull = await runStep({ name: 'pull', folder, environment })
    const render = await runStep({ name: 'render', folder, environment })
    return pull.seconds + render.seconds
  } finally {
    await close()
    await rm(folder, { recursive: true, force: true })
  }
}

function lengthened(answer: unknown, length: number): unknown {
  if (Array.isArray(answer)) return answer.map(item => lengthened(item, length))
  if (!isPlainObject(answer)) return answer
  const fields = Object.entries(answer).map(([name, value]) => {
    const isText = typeof value === 'string' && value !== '' && texts.has(name)
    return [name, isText ? `${value} `.repeat(Math.ceil(length / value.length)) : value]
  })
  return Object.fromEntries(fields)
}
