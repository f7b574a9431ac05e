import { expect, test } from 'vitest'
import { openDictionary } from '#browser/search/names/dictionary.ts'
import { names } from '#views/search/trade-names.computed.ts'

const { partsOf } = openDictionary(names)
const meaningOf = (query: string) => partsOf(query).flatMap(({ means }) => means)

test.each([
  ['ยากันข้าวล้ม', 'Lodging reduction'],
  ['หนังเหนียว', 'Beet armyworm'],
  ['ทรายกำจัดลูกน้ำ', 'Mosquitoes'],
  ['ไรแดง ส้มโอ', 'Citrus red mite'],
  ['สองสี่ดี โซเดียมซอลท์', '2,4-D'],
  ['เมล็ดเน่าไม่งอกข้าวโพด', 'Damping-off'],
  ['พ่นเชื้อเมตาไรเซียม', 'Metarhizium anisopliae'],
  ['เบอร์โทรฝ่ายขาย', 'phone'],
  ['чем протравить ячмень', 'Barley'],
  ['пшеница полегла', 'Lodging reduction'],
  ['мышей сизый', 'Yellow foxtail'],
  ['падалица рапса', 'Volunteer crops'],
  ['الكرنب دودة ماسية', 'Diamondback moth'],
  ['فطريات نافعة', 'mycorrhiza'],
  ['تشقق الرمان', 'Pomegranate'],
  ['纹枯病噻呋酰胺', 'thifluzamide'],
  ['稻瘟净', 'iprobenfos'],
  ['葡萄白腐', 'White rot of grape'],
  ['稻蓟马', 'Rice thrips'],
  ['桃树蚜虫', 'Peach'],
  ['水稻直播封闭', 'pre-emergence'],
  ['หญ้าแดง', 'Wrinklegrass'],
  ['ส้มผลร่วง', 'Fruit set'],
  ['пшеница бурая пятнистость', 'Spot blotch'],
  ['жёлтая пятнистость пшеницы', 'Tan spot'],
  ['фузариоз початков', 'Fusarium ear rot'],
  ['просо сорное', 'Wild proso millet'],
  ['морозобой винограда', 'Cold stress'],
  ['لفحة بطاطس', 'Potato'],
  ['حشائش رفيعة في القمح', 'graminicide'],
  ['حفار ساق', 'Stem borer'],
  ['مثبت أزهار', 'Fruit set'],
  ['ملصق اصفر', 'Coloured label']
])('%s is understood', (query, english) => {
  expect(meaningOf(query)).toContain(english)
})

test.each([
  ['ฝ่ายขาย', 'Cotton'],
  ['ใบข้าวเป็นจุด', 'White leaf disease'],
  ['жук ест ботву картошки', 'Haulm desiccation'],
  ['мышей сизый', 'Green foxtail'],
  ['稻瘟净', 'isoprothiolane'],
  ['番茄黄叶', 'Fusarium wilt']
])('"%s" is not %s, which only sounds or is written like it', (query, english) => {
  expect(meaningOf(query)).not.toContain(english)
})

test.each(['كم جرعة ابامكتين لكل لتر ماء', 'كيف اقضي على حشيشة الفرس', 'โหลด ฉลาก'])(
  'every word of "%s" is known, so that none is searched',
  query => {
    expect(partsOf(query).filter(({ means, isFiller }) => !isFiller && means.length === 0)).toEqual(
      []
    )
  }
)
