// The matrices are Björn Ottosson's: https://bottosson.github.io/posts/oklab/

type Triple = readonly [number, number, number]

/** Lightness 0 to 1, chroma 0 to about 0.3, hue in degrees. */
export type Oklch = { lightness: number; chroma: number; hue: number }

export function toOklch(hex: string): Oklch {
  const [red, green, blue] = toLinear(hex)
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: (Math.atan2(b, a) * 180) / Math.PI
  }
}

/** The nearest colour that a screen can show: chroma is reduced until the colour fits. */
export function fromOklch({ lightness, chroma, hue }: Oklch): string {
  const linear = toRgb(lightness, chroma, hue)
  const fits = linear.every(channel => channel >= -0.0002 && channel <= 1.0045)
  if (!fits && chroma >= 0.004) return fromOklch({ lightness, chroma: chroma - 0.004, hue })
  return toHex(linear)
}

/** A blend in linear light; `share` 0 is the first colour. */
export function mix(from: string, to: string, share: number): string {
  const [start, end] = [toLinear(from), toLinear(to)]
  const channel = (index: 0 | 1 | 2) => start[index] + (end[index] - start[index]) * share
  return toHex([channel(0), channel(1), channel(2)])
}

function toRgb(lightness: number, chroma: number, hue: number): Triple {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s
  ]
}

function toLinear(hex: string): Triple {
  const channel = (start: number) => {
    const value = parseInt(hex.slice(start, start + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}

function toHex(linear: Triple): string {
  const channels = linear.map(value => {
    const light = Math.min(1, Math.max(0, value))
    const gamma = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055
    return Math.round(gamma * 255)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${channels.join('')}`
}
