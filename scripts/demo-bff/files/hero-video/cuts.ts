/** A film: its size in pixels, and the part of the 1600×900 drawing that it shows. */
export type Cut = {
  name: string
  width: number
  height: number
  /** Centre and width of the part, in units of the drawing. */
  look: { x: number; y: number; width: number }
}

export const seconds = 6
export const framesPerSecond = 24

const desktop: Cut = {
  name: 'desktop',
  width: 1280,
  height: 720,
  look: { x: 800, y: 450, width: 1500 }
}

export const cuts: Cut[] = [
  desktop,
  { name: 'landscape', width: 960, height: 540, look: { x: 960, y: 440, width: 1180 } },
  { name: 'portrait', width: 540, height: 960, look: { x: 1210, y: 450, width: 468 } }
]

/** Sharp on a wide screen; shown until the film runs. */
export const posterCut: Cut = { ...desktop, width: 1600, height: 900 }
