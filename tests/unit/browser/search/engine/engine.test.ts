import { describe, expect, test } from 'vitest'
import { buildIndex } from '#browser/search/index/build-index.ts'
import { engineAsTyped, productEntry as entry } from '../../../../helpers/engine-as-typed.ts'

const engine = engineAsTyped(
  buildIndex([
    entry('khamsin', 'Khamsin 19 EC', [
      'GH 0377-I',
      'EC',
      'Spodoptera frugiperda',
      'beet armyworm',
      'fall armyworm'
    ]),
    entry('lodos', 'Lodos 720 SL', ['2,4-D', 'GH 0118-H'], 'Lagarta-do-cartucho, algodão'),
    entry('levant', 'Levant', ['Capim-massambará', 'Chergui']),
    entry('pampero', 'Pampero 40 OD', ['PD20996049'], '2 L'),
    entry('shui', '水稻', ['rice', 'Oryza sativa']),
    entry('mo', '草甘膦 480 SL', [], '防治稗草'),
    entry('thai', 'ข้าวโพด', ['maize', 'ทะเบียน', 'น้ำค้าง', 'แมลง'], 'หนอนกระทู้ลายจุด'),
    entry('arabic', 'دودة الحشد الخريفية', ['الذُّرَة', 'أرز', 'برسيم', 'دورة']),
    entry('wheat', 'القمح', ['صدأ الأوراق']),
    entry('aphid', 'منّ الحبوب', ['حشرة']),
    entry('soybean', 'Soybean', ['echinochloa', 'papa']),
    entry('chance', 'Wheat leaf in spring'),
    entry('rust', 'Leaf rust of wheat'),
    entry('metolachlor', 'Levante 960 EC', ['S-metolachlor']),
    entry('glyphosate', 'Solano', [
      'glyphosate',
      'chlorothalonil',
      'cypermethrin',
      'ไกลโฟเซต',
      'غليفوسات'
    ])
  ])
)

const search = (query: string) => engine(query, ['product'])
const found = (query: string) => search(query).results.map(({ id }) => id)

describe('a product is found by', () => {
  test.each([
    ['its name', 'khamsin', 'khamsin'],
    ['the beginning of its name', 'kham', 'khamsin'],
    ['its formulation', 'lodos sl', 'lodos'],
    ['its registration number', 'GH 0377-I', 'khamsin'],
    ['a registration number without hyphen', '0377i', 'khamsin'],
    ['a registration number without its letters', '20996049', 'pampero'],
    ['an active ingredient with hyphen and digits', '2,4-D', 'lodos'],
    ['a part of a compound name', 'metolachlor', 'metolachlor'],
    ['a scientific name', 'spodoptera frugiperda', 'khamsin'],
    ['a common name in English', 'fall armyworm', 'khamsin'],
    ['words without their accents', 'algodao', 'lodos'],
    ['words with accents that it has not', 'khámsîn', 'khamsin'],
    ['a wrong letter', 'khansin', 'khamsin'],
    ['a name with hyphen and accents', 'capim-massambará', 'levant'],
    ['a strength and a formulation written as one', '720SL', 'lodos'],
    ['a name with a strength and a formulation written as one', 'khamsin 19ec', 'khamsin'],
    ['a letter missing where languages spell in two ways', 'chrgui', 'levant'],
    ['a missing letter', 'spodptera', 'khamsin'],
    ['two letters the wrong way round', 'kahmsin', 'khamsin'],
    ['its ingredient as Portuguese spells it', 'glifosato', 'glyphosate'],
    ['its ingredient as Spanish spells it', 'clorotalonil', 'glyphosate'],
    ['the beginning of it', 'cipermet', 'glyphosate'],
    ['its ingredient as Egypt spells it', 'جليفوسات', 'glyphosate'],
    ['half of each spelling', 'glyfos', 'glyphosate'],
    ['what is still being typed', 'glyp', 'glyphosate'],
    ['Chinese', '水稻', 'shui'],
    ['the last Chinese character', '稻', 'shui'],
    ['Chinese inside a longer word', '甘膦', 'mo'],
    ['a wrong Chinese character', '草甘磷', 'mo'],
    ['Thai', 'ข้าวโพด', 'thai'],
    ['a part of a Thai text without spaces', 'หนอน', 'thai'],
    ['a Thai word that is still being typed', 'ข้าวโพ', 'thai'],
    ['the second of two Thai words still being typed', 'หนอนกระท', 'thai'],
    ['a Thai name of several words still being typed', 'ไกลโฟเ', 'glyphosate'],
    ['one word written as two', 'army worm', 'khamsin'],
    ['two words written as one', 'fallarmyworm', 'khamsin'],
    ['the plural of its problem', 'armyworms', 'khamsin'],
    ['a Thai name with a wrong letter', 'ไกลโฟเสต', 'glyphosate'],
    ['Thai marks typed in the wrong order', 'นำ้ค้าง', 'thai'],
    ['a Thai vowel typed as two', 'เเมลง', 'thai'],
    ['an Arabic name with a wrong letter', 'الخرفية', 'arabic'],
    ['a sentence with short words', 'fall armyworm on EC', 'khamsin'],
    ['three words of which two are one', 'fall army worm', 'khamsin'],
    ['Arabic', 'دودة الحشد', 'arabic'],
    ['a number in Arabic digits', '٠٣٧٧', 'khamsin'],
    ['Arabic without vowel signs', 'الذرة', 'arabic'],
    ['Arabic with another alef', 'ارز', 'arabic'],
    ['Arabic without the article', 'قمح', 'wheat'],
    ['Arabic with an article that it has not', 'للصدأ', 'wheat'],
    ['an Arabic article that is still being typed', 'الق', 'wheat'],
    ['a short Arabic word with its article', 'المن', 'aphid'],
    ['a short Arabic word with a preposition and its article', 'وللمن', 'aphid']
  ])('%s', (_, query, id) => {
    expect(found(query)).toEqual([id])
  })
})

describe('the search', () => {
  test('finds nothing for an empty query, and nothing for unknown words', () => {
    expect(found('   ')).toEqual([])
    expect(found('–!?')).toEqual([])
    expect(found('xylophone')).toEqual([])
  })

  test('wants every word', () => {
    expect(search('khamsin 720').isClose).toBe(true)
    expect(found('khamsin 19')).toEqual(['khamsin'])
  })

  test('does not offer what has only a part of the words: it may be another organism', () => {
    expect(found('vine armyworm')).toEqual([])
  })

  test('takes a word with another first letter for a guess, and finds nothing with a second wrong letter', () => {
    expect(search('molano').isClose).toBe(true)
    expect(found('molanu')).toEqual([])
  })

  test('takes a short word that is there for itself, not for the beginning of others', () => {
    expect(found('ec')).toEqual(['khamsin', 'metolachlor'])
    expect(found('soy')).toEqual(['soybean'])
    expect(found('s')).toEqual(expect.arrayContaining(['soybean', 'metolachlor']))
  })

  test('finds a compound as a word, not by prefixes of its parts', () => {
    expect(found('m-0,7')).toEqual([])
  })

  test('divides a word into words, not into beginnings of others', () => {
    expect(found('soybeanechi')).toEqual([])
    expect(found('wheatleaf')).toEqual(['chance', 'rust'])
  })

  test('takes a word of four or five letters with a wrong one for a guess', () => {
    expect(search('maiize').isClose).toBe(false)
    expect(search('maixe').isClose).toBe(true)
    expect(search('rixe').isClose).toBe(true)
  })

  test('takes a Chinese word with another beginning for another word', () => {
    expect(found('枯甘膦')).toEqual([])
  })

  test('does not search for connecting words that an entry has by chance', () => {
    expect(found('leaf in wheat')).toEqual(['chance', 'rust'])
  })

  test.each(['glyphosate against chlorothalonil', 'glyphosate para chlorothalonil'])(
    'leaves out what joins the words of %s',
    query => {
      const { results, isClose } = search(query)
      expect([results.map(({ id }) => id), isClose]).toEqual([['glyphosate'], false])
    }
  )

  test('does not suggest words with a short word as prefix', () => {
    expect(found('vine kha')).toEqual([])
    expect(found('vine khamsi')).toEqual(['khamsin'])
  })

  test('takes a difference of two letters in a short word for another word', () => {
    expect(found('solnop')).toEqual([])
    expect(search('solanoo').isClose).toBe(false)
  })

  test.each([
    ['a short Thai word', 'ลำไย'],
    ['a Thai word that has as many wrong letters as right ones', 'ทุเรียน'],
    ['an Arabic word, which has no vowels,', 'البندورة'],
    ['a short Arabic word, turned round,', 'الرب'],
    ['a beginning, turned round,', 'hk']
  ])('does not take %s for another one', (_, query) => {
    expect(found(query)).toEqual([])
  })

  test('does not take a number for another one', () => {
    expect(found('721')).toEqual([])
  })
})

describe('of a text that is longer than any name, twice over, the search', () => {
  const twelve = 'fall armyworm and khamsin and fall armyworm and khamsin and fall armyworm'

  test.each([
    ['asks for the first words', `${twelve} xylophone`, twelve],
    ['asks for the words that are whole', `khamsin ${'x'.repeat(100)}`, 'khamsin'],
    ['asks for the beginning of a single word', 'x'.repeat(3000), 'x'.repeat(100)],
    ['takes Chinese words for words', '水稻'.repeat(50), '水稻'.repeat(12)],
    ['asks for as much as there may be', twelve, twelve]
  ])('%s', (_, query, asked) => {
    expect(search(query)).toEqual({ ...search(asked), query: asked })
  })
})

test('a post with half of the words is no suggestion: it may be about another weed', () => {
  const posts = engineAsTyped(
    buildIndex([
      { ...entry('rice', 'Capim-arroz em arroz: três safras'), kind: 'post' },
      { ...entry('label', 'Como ler um rótulo'), kind: 'post' }
    ])
  )
  expect(posts('capim amargoso').results).toEqual([])
  expect(posts('ler um rotulu').results.map(({ id }) => id)).toEqual(['label'])
})
