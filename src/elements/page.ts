/** What every page runs, in one small file: a request more would cost more than it holds. */
import './choices.ts'
// Before the islands listen: opening the notice focuses its button, and that is no visitor's reach.
import './brazil-notice.ts'
import './header.ts'
import './intro.ts'
import './parallax.ts'
import './reach-island.ts'
import './reveal.ts'
