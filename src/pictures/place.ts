import { placePlot } from './art/pictures/plot.ts'
import { drawing, type Picture } from './drawing.ts'

/** The land around a plant or an office, seen from far above. */
export function landRound(place: string): Picture {
  return drawing(`place-${place}`, { width: 120, height: 120 }, () => placePlot(place))
}
