import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { familyColours } from '#art/colour/families.ts'
import * as colours from '#lib/colours.ts'
import { mapColours } from '#pictures/world-map.ts'

const sheet = (name: string) => readFileSync(`src/styles/${name}.css`, 'utf8')

const tokens = new Map(
  [...sheet('tokens').matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value])
)

/** What a rule gives to a custom property; a token is followed to its value. */
function valueOf(css: string, selector: string, property: string): string | undefined {
  const rule = css.split(`${selector} {`)[1]?.split('}')[0]
  const value = rule?.split(`${property}: `)[1]?.split(';')[0]
  return tokens.get(value?.match(/^var\((--[\w-]+)\)$/)?.[1] ?? '') ?? value
}

test.each(Object.entries(colours))('%s of a drawing is the token of the page', (name, value) => {
  expect(tokens.get(`--${name.toLowerCase()}`)).toBe(value)
})

test.each(Object.entries(familyColours))('drawings of family %s have its colours', (id, family) => {
  const css = sheet('families')
  const [own, other] = [`[data-family='${id}']`, '[data-family]']
  const colourOf = (property: string) =>
    valueOf(css, own, property) ?? valueOf(css, other, property)
  expect(colourOf('--family')).toBe(family.ground)
  expect(colourOf('--on-family')).toBe(family.lettering)
})

test.each([
  ['chalk', ''],
  ['spruce', '.country-dialog ']
] as const)('on %s a country has the colour that it has in a drawing', (ground, around) => {
  const css = sheet(ground === 'chalk' ? 'country-types' : 'country-list')
  const kindOf = (type: string) =>
    valueOf(css, `${around}[data-type='${type}']`, '--kind') ??
    valueOf(css, `${around}[data-type]`, '--kind')
  for (const [type, colour] of Object.entries(mapColours[ground])) expect(kindOf(type)).toBe(colour)
})
