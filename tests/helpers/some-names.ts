import type { Names } from '#browser/search/names/dictionary.ts'
import { keysOf } from '#browser/search/names/name-key.ts'

const inKeys = (names: Record<string, string>) =>
  Object.fromEntries(Object.entries(names).map(([name, others]) => [name, keysOf(name, others)]))

/** A few words of the trade, by their keys, as the build writes them. */
export const names: Names = {
  ingredients: inKeys({
    glyphosate: '1071-83-6|glifosato|草甘膦|глифосат',
    dicamba: '麦草畏|дикамба',
    'tribenuron-methyl': '',
    'lambda-cyhalothrin': 'لامبدا سيهالوثرين'
  }),
  others: inKeys({
    'Maize (corn)': 'Milho|elote|玉米|кукуруза',
    'Fall armyworm': 'Lagarta-do-cartucho|cogollero|草地贪夜蛾',
    'Cotton bollworm': 'Helicoverpa',
    Cotton: 'Algodão|棉花',
    Rice: 'Arroz|水稻',
    Strawberry: 'fresa|fresón',
    Herbicides: 'herbicida|daninha|erva daninha|obat rumput',
    Goosegrass: 'rumput belulang',
    Mealybug: 'cochonilha',
    Horseweed: 'Buva',
    WP: '',
    SL: '',
    Barnyardgrass: 'capim-arroz',
    Soybean: 'Соя|ถั่วเหลือง',
    Mango: 'มะม่วง',
    Anthracnose: 'โรคแอนแทรคโนส',
    'Grey mould': 'بوترايتس',
    'Field bindweed': 'вьюнок полевой|вьюнок',
    'Colorado potato beetle': 'колорадский жук',
    'Pre-harvest desiccation': 'десикация',
    Wheat: 'القمح',
    Aphid: 'тля|حشرة المن|ulat',
    thiamethoxam: 'ไทอะมีทอกแซม',
    company: 'شركة',
    strobilurin: 'estrobilurina',
    label: 'bula',
    careers: 'vagas|apply for a job',
    press: 'imprensa'
  }),
  crops: 'Maize (corn)\nCotton\nRice\nStrawberry\nSoybean\nMango\nWheat',
  kinds: ['Herbicides'],
  documents: ['label'],
  pageWords: ['label', 'careers', 'press'],
  fillers: keysOf('spray', 'obat|best|veneno|daninha|erva daninha|ยา|的|药|打')
}
