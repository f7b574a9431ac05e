import { personPlot } from './art/pictures/plot.ts'
import { drawing, type Picture } from './drawing.ts'

/** The plot that a person's name grows, until there is a photograph. */
export function plotOf(name: string): Picture {
  return drawing(`plot-${name}`, { width: 200, height: 120 }, () => personPlot(name))
}
