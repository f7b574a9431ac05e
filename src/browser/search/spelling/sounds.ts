import type { Meanings } from '#browser/search/names/meanings.ts'
import { termOf } from '#browser/search/words/term.ts'

/** The characters with each sound, by its letters: `{ bai: '白百', … }`. */
export type Sounds = Readonly<Record<string, string>>

/**
 * Chinese is typed by its sound: a wrong character often has the sound of the right one, or the letters of the sound stay.
 * Finds what the Chinese names with the sound of a word mean: nothing if they differ, undefined if there is no such name.
 */
export function openSounds(sounds: Sounds, meanings: Meanings) {
  let heard: Meanings | undefined
  const soundsOf = listener(sounds)
  return (word: string): ReadonlySet<string> | undefined => {
    const [sound] = soundsOf(word)
    return sound === undefined ? undefined : (heard ??= bySound(meanings, soundsOf)).get(sound)
  }
}

/**
 * Reads the sound of a word; none of a single character, which many share, and of words that have none. Two characters
 * with a nearly equal sound are another word (黄粉 is no 黄蜂), so they are read exactly first.
 */
function listener(sounds: Sounds) {
  const soundOfOne = new Map<string, string>()
  for (const [sound, characters] of Object.entries(sounds))
    for (const character of characters) soundOfOne.set(character, sound)
  return (text: string): string[] => {
    const word = termOf(text).replace(/\s/g, '')
    if (/^[a-z]{4,}$/.test(word)) return [asOftenConfused(word)]
    const heard = Array.from(word, character => soundOfOne.get(character))
    if (heard.length < 2 || heard.includes(undefined)) return []
    const confused = asOftenConfused(heard.join(''))
    return heard.length === 2 ? [heard.join(' '), confused] : [confused]
  }
}

/** One spelling for the sounds that many speakers do not tell apart. */
function asOftenConfused(sound: string): string {
  return sound.replace(/([csz])h/g, '$1').replace(/ng/g, 'n')
}

function bySound(meanings: Meanings, soundsOf: ReturnType<typeof listener>): Meanings {
  const heard = new Map<string, ReadonlySet<string>>()
  for (const [name, english] of meanings) {
    if (!/^\p{Script=Han}/u.test(name)) continue
    for (const sound of soundsOf(name)) {
      const others = heard.get(sound) ?? english
      heard.set(sound, new Set([...english].filter(word => others.has(word))))
    }
  }
  return heard
}
