import { expect, test } from 'vitest'
import { openSearch } from '../helpers/a-search.ts'

const ask = (prefix: string, query: string) => openSearch(prefix).engine(query, ['product'])

test.each([
  ['gl', 'leaf mold tomato'],
  ['gl', 'leaf mold'],
  ['gl', 'leaf spot'],
  ['br', 'mofo da folha tomate']
])('in %s, no leaflet and no other mould is an answer to %s', (prefix, query) => {
  expect(ask(prefix, query).results).toEqual([])
})

test('a sign of disease is not said to be unlisted where a name has it: spot', () => {
  const { results, unlisted } = ask('gl', 'spot')
  expect(results.map(({ title }) => title)).toContain('Argestes 300 SC')
  expect(unlisted).toBeUndefined()
})

test('a colour alone offers no organism: green bug', () => {
  expect(ask('gl', 'green bug').namesakes).toBeUndefined()
})

test.each([
  ['br', 'galil'],
  ['gl', 'galil'],
  ['br', 'nativo'],
  ['th', 'บาซาก้า'],
  ['co', 'clincher'],
  ['au', 'sprayseed']
])('in %s, a brand of another company is no word of the site: %s', (prefix, query) => {
  expect(ask(prefix, query).results).toEqual([])
})

test.each([
  ['gl', 'spill'],
  ['br', 'frota'],
  ['br', 'Paraná'],
  ['br', 'Goiás'],
  ['gl', '2,4-DB'],
  ['gl', '2,4-DP'],
  ['gl', 'ivermectin'],
  ['br', 'ivermectina'],
  ['cn', '伊维菌素'],
  ['gl', '1071-83-7'],
  ['th', 'ข้าวโพดหนอนเจาะ'],
  ['th', 'หนอนเจาะฝักข้าวโพด'],
  ['id', 'ulat tongkol jagung'],
  ['id', 'wereng mangga'],
  ['th', 'เพลี้ยจักจั่นมะม่วง'],
  ['th', 'ไรขาว'],
  ['gl', 'frankliniella intonsa'],
  ['sa', 'عنكبوت منزلي'],
  ['mx', 'barrenador del tallo'],
  ['mx', 'barrenador del fruto'],
  ['gl', 'shoot borer']
])('in %s, a word that is like another is not that one: %s', (prefix, query) => {
  expect(ask(prefix, query).results).toEqual([])
})

test.each([
  ['mx', 'roya del maíz', 'roya maíz'],
  ['br', 'Batata míldio', 'míldio da batata'],
  ['id', 'Padi ulat', 'ulat padi'],
  ['th', 'ข้าว วัชพืช', 'วัชพืช ข้าว'],
  ['th', 'ใบไหม้ ข้าว', 'โรคไหม้ข้าว'],
  ['sa', 'الحمضيات عنكبوت', 'عنكبوت الحمضيات'],
  ['cn', '螟虫 玉米', '玉米螟虫'],
  ['br', 'sem 11 soja', 'soja sem 11'],
  ['br', 'nao 11 soja', 'soja sem 11'],
  ['mx', 'sin 11 trigo', 'trigo sin 11'],
  ['za', 'not 11 wheat', 'wheat not 11'],
  ['za', 'without 11 wheat', 'wheat not 11'],
  ['ru', 'без 11 пшеница', 'пшеница без 11'],
  ['id', 'tanpa 11 padi', 'padi tanpa 11'],
  ['sa', 'بدون 11 طماطم', 'طماطم بدون 11'],
  ['cn', '不用11 小麦', '小麦 不用11'],
  ['th', 'ไม่เอา 11 ข้าว', 'ไม่เอากลุ่ม 11 ข้าว'],
  ['th', 'ห้ามกลุ่ม 11 ข้าว', 'ไม่เอากลุ่ม 11 ข้าว'],
  ['za', 'late blite potato', 'late blight potato'],
  ['cn', 'levante960', 'levante 960'],
  ['gl', 'harmattan480', 'harmattan 480'],
  ['gl', 'when can I harvest tomatoes after spraying', 'tomatoes'],
  ['cn', '番茄采收前几天停药', '番茄'],
  ['sa', 'كم يوم قبل الحصاد خيار', 'خيار'],
  ['th', 'เก็บเกี่ยวหลังพ่นกี่วัน พริก', 'พริก'],
  ['mx', 'gusano del repollo', 'gusano repollo'],
  ['mx', 'maleza del trigo', 'maleza trigo'],
  ['mx', 'tizón del tomate', 'tizón tomate'],
  ['ru', 'без группы 11 пшеница', 'пшеница без группы 11'],
  ['gl', 'only IRAC 28', 'IRAC 28'],
  ['mx', 'solo grupo 28', 'grupo 28'],
  ['id', 'hanya IRAC 28', 'IRAC 28'],
  ['th', 'เฉพาะ IRAC 28', 'IRAC 28'],
  ['cn', '水稻 除FRAC 11', '水稻 除了FRAC 11'],
  ['br', 'cigatoca banana', 'sigatoka banana'],
  ['mx', 'que le hecho a la papa para el tizon', 'tizón papa'],
  ['sa', 'علاج القمح من الصدأ', 'صدأ القمح'],
  ['sa', 'علاج القطن من العنكبوت الأحمر', 'العنكبوت الأحمر القطن'],
  ['sa', 'حماية القمح من الصدأ', 'صدأ القمح'],
  ['sa', 'للفحة الطماطم', 'لفحة الطماطم'],
  ['gl', 'worms in maize', 'caterpillars maize'],
  ['gl', 'worms in cabbage', 'caterpillars cabbage'],
  ['gl', 'something for aphids on apple', 'aphids apple'],
  ['br', 'largata do repolho', 'lagarta repolho'],
  ['cn', '甘蓝有虫', '甘蓝虫子'],
  ['cn', '小麦草多用什么', '小麦杂草'],
  ['ru', 'rzhavchina pshenitsy', 'ржавчина пшеницы'],
  ['ru', 'koloradskiy zhuk', 'колорадский жук'],
  ['ru', 'IRAC 3А', 'IRAC 3A'],
  ['br', 'pó branco nas folhas', 'oídio'],
  ['gl', 'leaf rust in coffee', 'coffee leaf rust'],
  ['br', 'capim no arroz', 'gramíneas arroz'],
  ['cn', '苹果的黑星病', '苹果黑星病'],
  ['gl', 'spider mites in citrus', 'citrus red mite citrus'],
  ['gl', 'leaf rust in wheat', 'brown rust wheat'],
  ['id', 'rumput di padi', 'jajagoan padi']
])('in %s, %s is answered as %s', (prefix, query, same) => {
  const idsOf = (text: string) => new Set(ask(prefix, text).results.map(({ id }) => id))
  const { unlisted, isClose } = ask(prefix, query)
  expect(idsOf(query)).toEqual(idsOf(same))
  expect([unlisted, isClose]).toEqual([ask(prefix, same).unlisted, false])
})
