const RTL = String.raw`\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Syriac}\p{sc=Thaana}\p{sc=Nko}٠-٩۰-۹`
/** A letter or a digit that is read from left to right; a sign of a unit stays with it, but the degree of an Arabic unit does not: `24 °م`. */
const SIGN = String.raw`(?:[[\p{L}\p{N}%‰]--[${RTL}]]|°(?!\p{sc=Arabic}))`
/** A number or unit with the signs that connect its parts: `g/L`, `2,4-D`, `1.2–1.6`, `−5`. */
const TOKEN = String.raw`(?<![\p{L}\p{N}])[+\-−±]?${SIGN}(?:[^\s\(\)\[\]\{\}"«»“”،؛؟\u2066-\u2069${RTL}]*${SIGN})?`
/** A figure with all its parts: `32 000`, `3×10⁸`, `1.2–1.6`. */
const FIGURE = String.raw`\d[\d.,]*(?:\u00a0\d{3}(?!\d))*(?:[ \u00a0]?×[ \u00a0]?10[⁰¹²³⁴-⁹]+)?(?:–\u2060?\d[\d.,]*)?`
/** A unit in Arabic letters, one of two words and one of abbreviations too: `وحدة دولية/مغ`, `و.ت.م/غ`. */
const ARABIC_UNIT = String.raw`(?:\p{sc=Arabic}[\p{sc=Arabic}.]*(?:[ \u00a0]\p{sc=Arabic}+)?\/|(?:لتر|مل|كغ|كجم|غم?|جم|مغ|ملغ|مجم|م|سم|مم|كم|بار|هكتار|ميكرون|ميكرومتر|°م)(?!\p{L}))`
/** A figure before such a unit, which belongs to the unit and not to a Latin name before it: `2,4-D 720 غ/لتر`. */
const MEASURED = String.raw`${FIGURE}(?=[ \u00a0]${ARABIC_UNIT})`
/** A share of something, with the sign of any script. */
const SHARE = String.raw`\d[\d.,]*(?:–\u2060?\d[\d.,]*)?[ \u00a0]?[%٪‰](?![ \u00a0]?\p{sc=Latin})`
/** The beginning of an address or a name, with the sign for its rest: `linkedin.com/company/…`, `compared-…`. */
const BEGUN = String.raw`${TOKEN}[\/:\-]…`
const RUN = new RegExp(
  String.raw`[\u2066-\u2068][^\u2069]*\u2069|(?<![\p{L}\p{N}.,])(?:(?<measured>${MEASURED})|(?<share>${SHARE}))|${BEGUN}|${TOKEN}(?:[ \u00a0](?:[×x+][ \u00a0])?(?!${MEASURED})${TOKEN})*`,
  'gv'
)
const LATIN = /\p{sc=Latin}/u
const LEFTWARD = new RegExp(`[${RTL}]`, 'v')

/** A name with a count whose unit another part of the mixture has: `Azospirillum brasilense 1×10⁸`. */
const COUNTED = /^(.+)([ \u00a0])([\d.,]+×10[⁰¹²³⁴-⁹]+)$/u

/** A figure alone keeps its order: `480`, `0.4`, `10%`. */
const isPlain = (run: string) => !/[\d…]/.test(run) || /^[\d.,]+[%‰]?$/.test(run)

/**
 * Between the parts of a mixture, which are pairs with the parts of other texts. The codes of one scheme are a single
 * name: `FRAC 11 + 3`.
 */
const PLUS =
  / \+ (?<!\b[FHI]RAC[ \u00a0][A-Z\d]+(?: \+ [A-Z\d]+)* \+ (?=[A-Z]?\d+[A-Z]?(?![\p{L}\p{N}.,])))/u

/**
 * Figures with their units, ranges and names with figures, isolated for a line from right to left: without isolation
 * it would read `L/ha 2`. A part of a mixture without a letter of the line's script is isolated as a whole, so that
 * all mixtures of a page have one order.
 */
export function isolateFigures(text: string): string {
  const parts = text.split(PLUS)
  const isOfLine = LEFTWARD.test(text)
  return parts
    .map(part =>
      isOfLine && COUNTED.test(part)
        ? part.replace(COUNTED, '\u2066$1\u2069$2\u2066$3\u2069')
        : isolatePart(part, parts.length > 1)
    )
    .join(' + ')
}

function isolatePart(part: string, isOfMixture: boolean): string {
  const isOfLine = LEFTWARD.test(part)
  if (isOfLine) {
    const hasLatin = LATIN.test(part)
    return part.replace(RUN, (run, measured?: string, share?: string) => {
      if (share) return shareText(share)
      return isSafe(run) && !(measured && hasLatin) ? run : isolated(run)
    })
  }
  const inner = part.trim()
  // Within the isolation, a space would be on the other side of its figure.
  return inner === '' || (isSafe(inner) && !isOfMixture)
    ? part
    : part.replace(inner, () => isolated(inner))
}

/** The sign follows its number in the direction of the line, whatever is before it. */
function shareText(share: string): string {
  const figure = share.slice(0, -1).trim()
  return `${isPlain(figure) ? figure : isolated(figure)}\u200f${share.slice(-1)}`
}

const isSafe = (run: string) => isPlain(run) || /^[\u2066-\u2068]/.test(run)

const isolated = (run: string) => `\u2066${run}\u2069`
