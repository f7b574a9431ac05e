/** What every page runs, in one small file: a request more would cost more than it holds. */
import './arrival.ts'
import './brazil-notice.ts'
import './choices.ts'
import './header.ts'
import './intro.ts'
import './reach-form.ts'
import './reach-island.ts'
import './reveal.ts'

// Decoration comes last, and only where it has something to move.
if (document.querySelector('[data-parallax]')) void import('./parallax.ts')
