import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { compress } from 'woff2-encoder'
import decompress from 'woff2-encoder/decompress'

/** What of a font is kept: characters, weights, and the OpenType features that letters need. */
export type Part = { codes: ReadonlySet<number>; weights: readonly [number, number] }

const features = 'kern liga rlig calt ccmp locl mark mkmk tnum init medi fina isol'.split(' ')

/** The functions of HarfBuzz's subsetter that are used here; it has no types of its own. */
type Subsetter = { memory: WebAssembly.Memory } & Record<
  | 'malloc'
  | 'hb_blob_create'
  | 'hb_face_create'
  | 'hb_subset_input_create_or_fail'
  | 'hb_subset_input_unicode_set'
  | 'hb_subset_input_set'
  | 'hb_set_clear'
  | 'hb_set_add'
  | 'hb_subset_input_set_axis_range'
  | 'hb_subset_or_fail'
  | 'hb_face_reference_blob'
  | 'hb_blob_get_data'
  | 'hb_blob_get_length',
  (...values: number[]) => number
>

const WRITABLE = 2
const FEATURES = 6
const AS_IN_FONT = NaN

const wasm = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')
const { instance } = await WebAssembly.instantiate(readFileSync(wasm))
const hb = instance.exports as unknown as Subsetter

/** The part of a variable WOFF2 font, as WOFF2. Nothing is freed, because the process ends soon. */
export async function subsetFont(file: string, { codes, weights }: Part): Promise<Uint8Array> {
  const font = await decompress(readFileSync(file))
  const start = hb.malloc(font.length)
  new Uint8Array(hb.memory.buffer).set(font, start)
  const face = hb.hb_face_create(hb.hb_blob_create(start, font.length, WRITABLE, 0, 0), 0)
  const input = hb.hb_subset_input_create_or_fail()
  const characters = hb.hb_subset_input_unicode_set(input)
  for (const code of codes) hb.hb_set_add(characters, code)
  const kept = hb.hb_subset_input_set(input, FEATURES)
  hb.hb_set_clear(kept)
  for (const feature of features) hb.hb_set_add(kept, tagOf(feature))
  hb.hb_subset_input_set_axis_range(input, face, tagOf('wght'), ...weights, AS_IN_FONT)
  const subset = hb.hb_subset_or_fail(face, input)
  if (subset === 0) throw new Error(`HarfBuzz cannot take a part of ${file}.`)
  const blob = hb.hb_face_reference_blob(subset)
  const [from, length] = [hb.hb_blob_get_data(blob, 0), hb.hb_blob_get_length(blob)]
  return compress(new Uint8Array(hb.memory.buffer).slice(from, from + length))
}

/** Four letters as OpenType numbers them. */
function tagOf(name: string): number {
  return Buffer.from(name).readUInt32BE()
}
