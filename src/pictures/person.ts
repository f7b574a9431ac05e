import { personPlot } from './art/pictures/plot.ts'
import { drawing, type Picture } from './drawing.ts'

/** A drawing made from a person's name, used without a photograph. */
export function plotOf(name: string): Picture {
  return drawing(`plot-${name}`, { width: 200, height: 120 }, () => personPlot(name))
}
