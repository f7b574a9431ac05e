/** What may follow a figure as its unit, in any script: a sign, one thing per another, or one or two letters. */
const UNIT = /(?<=\d) ([%‰°]|\p{L}+\/\p{L}+|[\p{L}°]{1,2}[²³]?)(?![\p{L}\p{M}])/gu

/** No line ends between a figure and its unit, or within the unit: `5 m`, `12 km/h`, `110 %`. */
export function bindUnits(text: string): string {
  return text.replace(UNIT, (_, unit: string) => `\u00a0${unit.replace('/', '/\u2060')}`)
}
