/** The units of products as the languages write them. */
export const unitPatterns = {
  L: '[Ll]|л|升|公升|لتر|ลิตร',
  mL: 'm[Ll]|мл|毫升|مل|มล\\.?',
  kg: 'kg|кг|千克|公斤|كغ|كجم|กก\\.?|กิโลกรัม',
  g: 'g|г|克|غ|غم|جم|กรัม'
} as const

/** The units of a strength, where the unit of a biological product counts what is alive or active. */
export const strengthUnitPatterns = {
  ...unitPatterns,
  mg: 'mg|мг|毫克|مغ|ملغ|مجم|มก\\.?',
  CFU: '[Cc][Ff][Uu]|[Uu][Ff][Cc]|КОЕ|و\\.ت\\.م',
  IU: 'IU|UI|ЕА|ЕД|МЕ|国际单位|وحدة دولية',
  // Bodies of a virus, which are also called granules, polyhedra or PIB.
  OB: 'OB|PIB|гранул[аы]?|полиэдр(?:а|ов)?|جسم احتواء',
  spores: 'spores?|esporos?|esporas?|个?孢子|спор[аы]?|สปอร์|بوغ|spora',
  propagules: 'propagules?|propágulos?|个?繁殖体|пропагул[аы]?|หน่วยขยายพันธุ์|وحدة تكاثر|propagul'
} as const

const water = 'water|de [aá]gua|воды|水|ماء|น้ำ|air'
const plant =
  'plant|tree|palm|planta|[aá]rvore|[aá]rbol|растение|дерево|株|棵|نبات|شجرة|ต้น|tanaman|pohon'
const surface = 'm[²2]|м[²2]|平方米|م[²2]|ตร\\.ม\\.?'
const seed = 'seeds?|de sementes?|de semillas?|семян|种子|بذور|เมล็ด|benih'

/** The basis of a dose: an area, water to spray, seed, plants or a surface. 100 kg is only known to be seed where the unit says so. */
export const basisPatterns = {
  ha: 'ha|га|公顷|هكتار|เฮกตาร์',
  acre: 'acre|акр|英亩|فدان إنجليزي|เอเคอร์',
  rai: 'rai|ไร่',
  feddan: 'feddan|فدان',
  mu: 'mu|亩',
  '100 L': `(?:(?:${water}) )?100\\s?(?:${unitPatterns.L})(?: ?(?:${water}))?`,
  '100 kg': `(?:${seed}) 100 ?(?:${unitPatterns.kg})|100 ?(?:${unitPatterns.kg}) ?(?:${seed})`,
  plant,
  'm²': surface
}

/** A text that is one of these words and nothing else, so that nothing is guessed. */
export const wholeWord = (words: string) => new RegExp(`^(?:${words})$`, 'u')
