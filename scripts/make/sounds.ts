import { readFileSync, writeFileSync } from 'node:fs'
import { pinyin } from 'pinyin-pro'

/** The names that the site knows; their characters are added to the common ones. */
const lists = ['ingredients', 'crops', 'subjects', 'unlisted', 'words']
const target = 'src/content/texts/names/sounds.json'

// The characters with the sound of each syllable, as they are typed in Latin letters without tones.
const characters = new Set([
  ...commonCharacters(),
  ...lists.flatMap(list =>
    readFileSync(`src/content/texts/names/${list}.json`, 'utf8').match(/\p{Script=Han}/gu)
  )
])
const bySound = Object.groupBy(characters, soundOf)
const sorted = Object.entries(bySound).toSorted(([one], [other]) => (one < other ? -1 : 1))
const sounds = Object.fromEntries(
  sorted.map(([sound, characters = []]) => [sound, characters.join('')])
)
writeFileSync(target, `${JSON.stringify(sounds, null, 2)}\n`)
console.log(`${characters.size} characters with ${sorted.length} sounds in ${target}.`)

function soundOf(character: string | null): string {
  return pinyin(character ?? '', { toneType: 'none', v: true })
}

/** The 3,755 characters of the first level of GB 2312. */
function commonCharacters(): string[] {
  const decoder = new TextDecoder('gb2312')
  const rows = Array.from({ length: 0xd7 - 0xb0 + 1 }, (_, at) => 0xb0 + at)
  const cells = Array.from({ length: 94 }, (_, at) => 0xa1 + at)
  return rows
    .flatMap(row => cells.map(cell => decoder.decode(Uint8Array.of(row, cell))))
    .filter(character => /\p{Script=Han}/u.test(character))
}
