/** What is not heard in a Thai key, or is left out: the ห before some letters, a short A, an R or L after a K or P. */
const UNHEARD = /ห(?=[งนมยลว])|[าัๅ]|(?<=[กพบป])[รล]/gu

/** Letters that end a syllable with the same sound, or are mistaken for each other: the second stands for the first. */
const heardAs = new Map(['รล', 'นล', 'ดต', 'ซต', 'ปบ'].map(([one, other]) => [one, other]))

/** A Thai key as it sounds: names with one sound are one name, however they are spelled. */
export const asHeard = (key: string) =>
  key
    .replace(UNHEARD, '')
    .replace(/แ|เเ/g, 'เ')
    .replace(/(?!^)./gu, letter => heardAs.get(letter) ?? letter)
