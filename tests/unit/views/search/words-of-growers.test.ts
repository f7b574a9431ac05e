import { expect, test } from 'vitest'
import { openDictionary } from '#browser/search/names/dictionary.ts'
import { modesOf } from '#views/search/names.ts'
import { names } from '#views/search/trade-names.computed.ts'

const { partsOf } = openDictionary(names)
const meaningOf = (query: string) => partsOf(query).flatMap(({ means }) => means)

test('an ingredient is known by what it inhibits, as product pages print it', () => {
  expect(modesOf('glyphosate', 'por')).toEqual(['inibidor da EPSPs', 'EPSPS inhibitor'])
  expect(modesOf('clethodim', 'spa')).toEqual(['inhibidor de ACCasa', 'ACCase inhibitor'])
})

test.each([
  ['Inibidor da ACCase', 'ACCase inhibitor'],
  ['Inibidor da EPSPs', 'EPSPS inhibitor'],
  ['ACCase inhibitor', 'ACCase inhibitor'],
  ['EPSPS inhibitor', 'EPSPS inhibitor'],
  ['ALS inhibitor', 'ALS inhibitor'],
  ['inhibidor de la ACCasa', 'ACCase inhibitor'],
  ['inhibidor de ALS', 'ALS inhibitor'],
  ['ингибитор АЛС', 'ALS inhibitor'],
  ['ยับยั้ง ALS', 'ALS inhibitor'],
  ['مثبّط ALS', 'ALS inhibitor'],
  ['penghambat ALS', 'ALS inhibitor'],
  ['คาร์เบน', 'carbendazim'],
  ['อบาแม็ก', 'abamectin'],
  ['หญ้ากก', 'Purple nutsedge'],
  ['เพลี้ยกะโดดสีน้ำตาล', 'Brown planthopper'],
  ['cogoyero', 'Fall armyworm'],
  ['blas leher', 'Rice blast'],
  ['ยาร้อน', 'nonselective'],
  ['ยาคุมฆ่า', 'post-emergence'],
  ['fertilizante', 'Bio-fertilizers'],
  ['abono', 'Bio-fertilizers'],
  ['codling moth granulosis virus', 'Cydia pomonella granulovirus'],
  ['virus helicoverpa', 'Helicoverpa armigera nucleopolyhedrovirus'],
  ['virus npv', 'insect virus'],
  ['antibiotik', 'antibiotic'],
  ['etileno', 'ethephon'],
  ['inoculante turfoso', 'PT'],
  ['red spider mite', 'Citrus red mite'],
  ['masa tunggu panen', 'pre-harvest interval'],
  ['banda verde', 'Coloured label']
])('%s is understood', (query, english) => {
  expect(meaningOf(query)).toContain(english)
})

test.each([
  ['ข้าวเป็นเพลี้ยกระโดด ใบเหลืองแห้งเป็นหย่อม', 'Rice & Brown planthopper'],
  ['ส้มใบเป็นแผลแคงเกอร์', 'Citrus & Citrus canker'],
  ['daun jeruk kanker bercak', 'Citrus & Citrus canker'],
  ['小麦叶片黄斑条锈病', 'Wheat & Yellow (stripe) rust'],
  ['เพี้ยกระโดดสีน้ำตานในนาข้าว', 'Brown planthopper & Rice'],
  ['มะเขือเทดเปนใบจุดวงเเหวน', 'Tomato & Early blight'],
  ['ข้าวโพดโดนหนอนกะทู้ฉีดยาตัวไหน', 'Maize (corn) & Fall armyworm'],
  ['obat apa utk padi roboh', 'Lodging reduction'],
  ['BYDV aphids wheat', 'Green peach aphid/Cotton (melon) aphid/Grain aphid & Wheat'],
  ['柑橘黄龙病木虱', 'Citrus & Asian citrus psyllid'],
  ['kakao busuk buah hitam', 'Cocoa & Black pod'],
  ['rontok buah jeruk', 'Fruit set & Citrus'],
  ['Tomato Leafminer flies', 'Tomato & Leafminer flies'],
  ['Хлопковая совка Кукуруза', 'Cotton bollworm & Maize (corn)']
])('in %s only a crop and what attacks it narrow the search', (query, asked) => {
  const narrowing = partsOf(query).filter(({ isFiller }) => !isFiller)
  expect(narrowing.map(({ means }) => means.join('/')).join(' & ')).toBe(asked)
})

test.each(['ใบเหลือง', '发黄', 'yellow leaves', 'пятна'])(
  'what %s says of a plant is no word that can be ignored where no problem is named',
  query => {
    expect(partsOf(query)).toMatchObject([{ means: ['symptom'], isFiller: true }])
  }
)

test('spraying the drained field of wet-seeded rice is no pre-emergence of every crop', () => {
  expect(meaningOf('ยาคุมเลน')).not.toContain('pre-emergence')
})

test.each([
  'ยาฆ่าหนอน',
  'ยาหนอน',
  'ยาฆ่าเพลี้ย',
  'ยาเพลี้ย',
  'obat ulat',
  'racun ulat',
  'obat kutu',
  'от гусениц',
  'от жуков'
])('"%s", a killer of one group of pests, asks for those and not for every insecticide', query => {
  expect(meaningOf(query)).not.toContain('Insecticides')
})

test.each(['tizón', 'tizon', 'tizones', 'blight'])('"%s" is either blight of the tomato', query => {
  expect(meaningOf(query)).toEqual(expect.arrayContaining(['Late blight', 'Early blight']))
})

test.each([
  'stalk borer',
  'maize stalk borer',
  'stalk borer maize',
  'mielie stalk borer',
  'maize stem borer'
])('"%s" is no name of the Asian corn borer', query => {
  expect(meaningOf(query)).not.toContain('Asian corn borer')
})

test.each(['หนอนใยผัก คะน้า', 'หนอนใยผักคะน้า', 'คะน้า หนอนใยผัก'])(
  '"%s" names kale beside its pest',
  query => {
    expect(meaningOf(query)).toEqual(expect.arrayContaining(['Kale', 'Diamondback moth']))
  }
)

test.each(['corn borer', 'corn stem borer', 'penggerek jagung', '玉米螟'])(
  '"%s" is the Asian corn borer',
  query => {
    expect(meaningOf(query)).toContain('Asian corn borer')
  }
)

test.each([
  ['kutu hijau', 'Green peach aphid'],
  ['黑星病', 'Apple scab'],
  ['white rot', 'White mould'],
  ['hierba carnicera', 'Horseweed'],
  ['鸭跖草', 'Benghal dayflower'],
  ['รากบวม', 'Root-knot nematodes'],
  ['เพลี้ยไก่แจ้ทุเรียน', 'Asian citrus psyllid'],
  ['panonychus ulmi', 'Citrus red mite'],
  ['cogollero del tomate', 'Fall armyworm'],
  ['кукурузный мотылек', 'Asian corn borer'],
  ['行军虫', 'Fall armyworm'],
  ['النجيل', 'Turf']
])('"%s" is another organism than %s', (query, english) => {
  expect(meaningOf(query)).not.toContain(english)
  expect(meaningOf(query)).not.toEqual([])
})

test('"ulat padi" is the caterpillars of rice', () => {
  const ofRice = ['Striped rice stem borer', 'Rice leaf folder']
  expect(meaningOf('racun ulat padi')).toEqual(expect.arrayContaining(ofRice))
})

test.each([
  ['stem rust wheat', 'Stem rust'],
  ['ferrugem preta trigo', 'Stem rust'],
  ['roya negra', 'Stem rust'],
  ['white rust', 'White rust'],
  ['lagarta preta', 'Black armyworm'],
  ['mosca verde', 'Blow fly'],
  ['white label', 'Coloured label'],
  ['lagarta tomate natural', 'Bio-pesticides']
])('"%s" is %s, and not whatever else has each of the words', (query, english) => {
  expect(meaningOf(query)).toContain(english)
})

test.each(['lagarta marrom', 'ulat hijau'])('"%s", a caterpillar by its colour', query => {
  const caterpillars = ['Fall armyworm', 'Diamondback moth', 'Cotton bollworm']
  expect(meaningOf(query)).toEqual(expect.arrayContaining(caterpillars))
})

test('"mata zacate" is a killer of grasses, and not of broadleaf weeds', () => {
  expect(meaningOf('mata zacate')).toContain('Goosegrass')
  expect(meaningOf('mata zacate')).not.toContain('Herbicides')
})

test.each([
  ['SC formulation', 'SC'],
  ['formulation EC', 'EC']
])('"%s" is the formulation %s, and not one that has the word in its name', (query, code) => {
  expect(meaningOf(query)).toEqual([code])
})

test.each(['cuantos dias antes de cosechar', 'quantos dias antes de colher'])(
  '"%s" asks for no product by its words',
  query => {
    expect(partsOf(query).every(({ isFiller }) => isFiller)).toBe(true)
  }
)

test.each([
  'organic',
  'orgânico',
  'orgánico',
  'органический',
  'อินทรีย์',
  'عضوي',
  'organik',
  '有机农药'
])('"%s" asks for products of biological origin, and is not left out', query => {
  expect(meaningOf(`${query} aphids`)).toContain('Bio-pesticides')
})

test.each([
  'organic fertilizer',
  'organic fertilisers',
  'adubo orgânico',
  'fertilizante organico',
  'abono orgánico',
  'органическое удобрение',
  'ปุ๋ยอินทรีย์',
  'سماد عضوي',
  'pupuk organik',
  '有机肥'
])('"%s" is the bio-fertilizers, and no pesticide', query => {
  expect(meaningOf(query)).toEqual(['Bio-fertilizers'])
})

test.each([
  'multi-site',
  'multisite fungicide',
  'multissítio',
  'multisitio',
  '多作用位点',
  'мультисайтовый фунгицид',
  'หลายตำแหน่ง',
  'متعدد المواقع',
  'multisitus'
])('"%s" is the fungicides with several sites of action', query => {
  expect(meaningOf(query)).toContain('multi-site')
})

test.each(['mancozeb', 'thiram', 'chlorothalonil', 'copper hydroxide'])(
  '%s has several sites of action',
  ingredient => {
    expect(modesOf(ingredient, 'por')).toEqual(['multissítio', 'multi-site'])
  }
)
