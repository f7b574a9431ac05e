/** What every page runs, in one small file: a request more would cost more than it holds. */
import './arrival.ts'
import './brazil-notice.ts'
import './choices.ts'
import './header.ts'
import './intro.ts'
import './parallax.ts'
import './reach-island.ts'
import './reveal.ts'
