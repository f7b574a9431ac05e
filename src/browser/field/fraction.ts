/** An exact number: floating point would make 0.1 L/ha on 3 ha a little more than 0.3 L. */
export type Fraction = { above: bigint; below: bigint }

/** Exactly the number as it is written: `0.25` is 25/100. */
export function fraction(value: number | string): Fraction {
  const [digits = '', exponent = '0'] = String(value).toLowerCase().split('e')
  const [whole = '', decimals = ''] = digits.split('.')
  const power = Number(exponent) - decimals.length
  const above = BigInt(whole + decimals)
  return power < 0
    ? { above, below: 10n ** BigInt(-power) }
    : { above: above * 10n ** BigInt(power), below: 1n }
}

export const times = (one: Fraction, other: Fraction): Fraction => ({
  above: one.above * other.above,
  below: one.below * other.below
})

export const dividedBy = (one: Fraction, other: Fraction): Fraction => ({
  above: one.above * other.below,
  below: one.below * other.above
})

export const plus = (one: Fraction, other: Fraction): Fraction => ({
  above: one.above * other.below + other.above * one.below,
  below: one.below * other.below
})

export const minus = (one: Fraction, other: Fraction): Fraction => ({
  above: one.above * other.below - other.above * one.below,
  below: one.below * other.below
})

export const isLess = (one: Fraction, other: Fraction): boolean =>
  one.above * other.below < other.above * one.below

/** The whole part of a number that is not negative. */
export const whole = ({ above, below }: Fraction): number => Number(above / below)

/** The nearest number with so many decimals. */
export const nearest = (value: Fraction, decimals: number): number =>
  rounded(plus(value, { above: 1n, below: 2n * 10n ** BigInt(decimals) }), decimals, 'down')

/** Rounded to as many decimals; `up` to the next number that is not smaller. */
export function rounded(value: Fraction, decimals: number, direction: 'up' | 'down'): number {
  const scale = 10n ** BigInt(decimals)
  const { above, below } = value
  const extra = direction === 'up' ? below - 1n : 0n
  return Number((above * scale + extra) / below) / Number(scale)
}
