/** What every page runs, in one file of under a kilobyte: a request more would cost more than it holds. */
import './choices.ts'
import './header.ts'
import './intro.ts'
import './parallax.ts'
import './reveal.ts'
