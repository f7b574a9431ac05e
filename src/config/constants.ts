/** Numbers, timings and lists of the specification. Browsers load them too: nothing secret, nothing large. */

export const GLOBAL_COUNTRY = 'gl'
export const GLOBAL_COUNTRY_ID = '1'
/** Greenland's ISO code is `gl`, which is the prefix of the global site. */
export const GREENLAND = 'xg'

/** The site of this country shows a notice about its audience before it is used. */
export const BRAZIL = 'br'

export const DEFAULT_LANG = 'eng'
export const CHINESE = 'zho'

export const API_TIMEOUT_MS = 10_000
export const MAX_REQUESTS_IN_FLIGHT = 10
/** A faster answer needs no message about waiting. */
export const PATIENCE_MS = 300
export const MAX_RETRIES = 5
export const FIRST_RETRY_DELAY_MS = 350

/** A list that the site needs may lose this many records; more than both limits stop the build. */
export const MAX_BAD_SHARE = 0.05
export const MAX_BAD_RECORDS = 3

/** A button with this text as its label is not shown. */
export const HIDDEN_LABEL = 'x'

/** Countries whose news list links to the academy. */
export const LATIN_AMERICA: readonly string[] = [
  'co',
  'cr',
  'ec',
  'sv',
  'gt',
  'hn',
  'ni',
  'pa',
  'py',
  'pe',
  'uy',
  'mx',
  'do'
]

/** The licence of the machine-readable catalogues. */
export const DATA_LICENCE = {
  name: 'CC BY 4.0',
  url: 'https://creativecommons.org/licenses/by/4.0/'
}

export const OTHER_FAMILY_ID = '2099'

/** Long tables are rendered in chunks of this many rows; chunks out of sight are not rendered. */
export const ROWS_A_CHUNK = 50

/** This many products fit side by side on a phone. */
export const MAX_COMPARED = 4

/** The greatest number of chosen products: a list that is read as a whole, in one address and in one enquiry. */
export const MAX_CHOSEN = 30

/** Twice the longest name of any catalogue: a crop's and a problem's, or a product's and its formulation's. */
export const MOST_ASKED = { letters: 100, words: 12 } as const
