import { rotate, type Rotated } from '#browser/field/rotation.ts'

/** A listed product of a use: its groups as `11+3`. */
export const product = (
  id: string,
  groups: string,
  interval?: number,
  maxApplications?: number
): Rotated => ({
  id,
  groups: groups === '' ? [] : groups.split('+'),
  interval,
  maxApplications
})

/** The sprays of a rotation with their days, and why it ends. */
export function plan(products: readonly Rotated[], first = products[0]) {
  if (!first) throw new Error('A plan needs a product.')
  const { sprays, end } = rotate(products, first)
  return [...sprays.map(({ product, day }) => `${product.id} ${day ?? '?'}`), end]
}

export const staged = (product: Rotated, from: number, to: number): Rotated => ({
  ...product,
  stages: { from, to }
})
