/** What every page runs, in one small file: another request would cost more than its content. */
import './countries/on-page-load.ts'
import './privacy/brazil-notice.ts'
import './countries/choice-links.ts'
import './shell/header.ts'
import './shell/intro.ts'
import './enquiry/enquiry-form.element.ts'
import './hydrate-on-interaction.element.ts'
import './kept/renew-on-load.ts'
import './shell/reveal.ts'

// Decoration is loaded last, and only where it has something to move.
if (document.querySelector('[data-parallax]')) import('./shell/parallax.ts').catch(console.warn)
