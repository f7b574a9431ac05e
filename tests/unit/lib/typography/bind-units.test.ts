import { expect, test } from 'vitest'
import { bindUnits } from '#lib/typography/bind-units.ts'
import { unbindUnits } from '#lib/typography/unbind-units.ts'

test.each([
  ['lines 5 m downwind', 'lines 5\u00a0m downwind'],
  ['at 12 km/h, above 110 %', 'at 12\u00a0km/\u2060h, above 110\u00a0%'],
  ['100 m² of 200 to 300 µm', '100\u00a0m² of 200\u00a0to\u00a0300\u00a0µm'],
  ['المخصّص 45 إلى 95 يومًا', 'المخصّص 45\u00a0إلى\u00a095\u00a0يومًا'],
  ['للأسئلة و30 يومًا', 'للأسئلة و30\u00a0يومًا'],
  ['а не в очередь', 'а\u00a0не\u00a0в\u00a0очередь'],
  ['2.5–3.5 bar', '2.5–\u20603.5\u00a0bar'],
  ['2 × 10⁸ CFU/mL', '2\u00a0×\u00a010⁸\u00a0CFU/\u2060mL'],
  ['480 กรัม/ลิตร, 500 มล.', '480\u00a0กรัม/\u2060ลิตร, 500\u00a0มล.'],
  ['responde por e-mail', 'responde por e-\u2060mail'],
  ['sells to co-operatives', 'sells to co-\u2060operatives'],
  ['Since 2015 · twelve crops', 'Since 2015\u00a0· twelve crops'],
  ['вязкость, по пол-литра', 'вязкость, по пол-\u2060литра'],
  ['Растительность на промышленных', 'Растительность на\u00a0промышленных'],
  ['Работа на сельскохозяйственных', 'Работа на сельскохозяйственных'],
  ['ISO 14001 и ISO 45001 на площадках', 'ISO\u00a014001 и\u00a0ISO\u00a045001 на\u00a0площадках'],
  ['ملصقك على تسجيل قائم', 'ملصقك على\u00a0تسجيل قائم'],
  ['كل ما يخصّ النمو', 'كل ما يخصّ النمو'],
  ['اكتب إلى من يعرف منطقتك', 'اكتب إلى من\u00a0يعرف منطقتك'],
  ['Опрыскивание под круговым', 'Опрыскивание под\u00a0круговым'],
  ['a T-bar, not a well-known one', 'a T-\u2060bar, not a well-known one'],
  ['preenchê-las ao meio-dia', 'preenchê-\u2060las ao meio-\u2060dia'],
  ['Candidate-se: anel-de-fada', 'Candidate-\u2060se: anel-\u2060de-\u2060fada'],
  ['из-за capim-pé-de-galinha', 'из-\u2060за capim-pé-de-galinha'],
  ['สำหรับป่าไม้และร้านค้า', 'สำหรับป่า\u2060ไม้และร้าน\u2060ค้า'],
  ['อัตราใช้ปีละครั้ง', 'อัตรา\u2060ใช้ปี\u2060ละครั้ง'],
  ['ห้องปฏิบัติการ ไม่เกี่ยวข้อง', 'ห้อง\u2060ปฏิบัติ\u2060การ ไม่\u2060เกี่ยว\u2060ข้อง'],
  ['ผลประกอบการ ไม่ว่าวันที่เท่าใด', 'ผล\u2060ประกอบ\u2060การ ไม่\u2060ว่าวัน\u2060ที่เท่าใด'],
  ['หญ้าตีนกาและถั่วเหลืองทั่วโลก', 'หญ้า\u2060ตีนกาและถั่ว\u2060เหลืองทั่ว\u2060โลก'],
  ['หยุดการสร้างกรดอะมิโน', 'หยุดการ\u2060สร้างกรด\u2060อะ\u2060มิ\u2060โน'],
  ['คีโนโพเดียม', 'คี\u2060โน\u2060โพ\u2060เดีย\u2060ม'],
  ['คลอแรนทรานิลิโพรล', 'คลอ\u2060แร\u2060นท\u2060รา\u2060นิ\u2060ลิ\u2060โพรล'],
  ['สีน้ำตาลในท้องถิ่น', 'สี\u2060น้ำตาลใน\u2060ท้อง\u2060ถิ่น'],
  ['หนึ่งห้อง หนึ่งแผน', 'หนึ่ง\u2060ห้อง หนึ่ง\u2060แผน'],
  ['Каждая точка — регистрация', 'Каждая точка\u00a0— регистрация'],
  ['32 000 IU/mg', '32\u00a0000\u00a0IU/\u2060mg'],
  [
    'Mancozeb 640 g/kg + metalaxyl 80 g/kg',
    'Mancozeb 640\u00a0g/\u2060kg +\u00a0metalaxyl 80\u00a0g/\u2060kg'
  ],
  ['under ISO 9001 and ISO 14001', 'under ISO\u00a09001 and ISO\u00a014001'],
  [
    'Crop Protection, 88 Longlot Road, Demo Park',
    'Crop Protection, 88\u00a0Longlot\u00a0Road, Demo Park'
  ],
  ['Астана, ул. Степная, 3', 'Астана, ул. Степная,\u00a03'],
  ['a Lei nº 14.785/2023', 'a Lei nº\u00a014.785/2023'],
  ['الأعشاب دون 20 سم؛ 12 كم/س', 'الأعشاب دون 20\u00a0سم؛ 12\u00a0كم/\u2060س'],
  ['السعودية، 14 شارع المحور، الرياض', 'السعودية، 14\u00a0شارع المحور، الرياض'],
  ['ناعمة، 150 ميكرومتر', 'ناعمة، 150\u00a0ميكرومتر'],
  ['الماء، لتر/هكتار', 'الماء، لتر/\u2060هكتار'],
  ['露西亚·奥罗斯科', '露西亚\u2060·奥罗斯科'],
  ['杂草10–15厘米', '杂草10–\u206015\u2060厘\u2060米'],
  ['杂草10～15厘米', '杂草10\u2060～\u206015\u2060厘\u2060米'],
  ['兑水量，升/公顷', '兑水量，升/\u2060\u2060公\u2060顷'],
  ['9家工厂、1个中心', '9\u2060家工厂、1\u2060个中心'],
  ['ISO 9001和ISO 14001', 'ISO\u00a09001和ISO\u00a014001'],
  ['在100多个国家', '在100\u2060多\u2060个国家']
])('a figure keeps its unit, and may be parted from it again: %s', (text, bound) => {
  expect(bindUnits(text)).toBe(bound)
  expect(unbindUnits(bound)).toBe(text)
})

test.each([
  ['للذرة: Marinada P في خط الزراعة', 'للذرة: Marinada\u00a0P في\u00a0خط الزراعة'],
  ['أول منتجات Bio Solutions، في', 'أول منتجات Bio\u00a0Solutions، في'],
  ['ملك لـ Terravane أو', 'ملك لـ\u00a0Terravane أو'],
  ['Marinada P goes in the furrow', 'Marinada\u00a0P goes in the furrow'],
  ['Bio Solutions adds U.S. sites', 'Bio Solutions adds U.S. sites']
])(
  'a Latin name stays whole among Arabic words, elsewhere the letter it ends with: %s',
  (text, bound) => {
    expect(bindUnits(text)).toBe(bound)
  }
)

test('plain text has no isolates', () => {
  expect(unbindUnits('غليفوسات + \u20682,4-D\u2069 \u200e2\u00a0g')).toBe('غليفوسات + 2,4-D 2 g')
})

test.each([
  ['in 45 to 95 days: formula', 'in 45\u00a0to\u00a095\u00a0days: formula'],
  ['more than 100 countries', 'more than 100\u00a0countries'],
  ['a farm school of 64 pupils', 'a farm school of 64\u00a0pupils'],
  ['7,000 registrations', '7,000\u00a0registrations'],
  ['leva de 45 a 95 dias', 'leva de 45\u00a0a\u00a095\u00a0dias'],
  ['mais de 100 países', 'mais de 100\u00a0países'],
  ['em 10–15 dias', 'em 10–\u206015\u00a0dias'],
  ['удаляем через 30 дней.', 'удаляем через 30\u00a0дней.'],
  ['بعد 30 يومًا', 'بعد 30\u00a0يومًا'],
  ['มากกว่า 100 ประเทศ', 'มากกว่า 100\u00a0ประเทศ'],
  ['7,000 รายการ', '7,000\u00a0รายการ']
])('a figure stays with what it counts, and may be parted from it again: %s', (text, bound) => {
  expect(bindUnits(text)).toBe(bound)
  expect(unbindUnits(bound)).toBe(text)
})

test('words that a figure does not count may be on the next line', () => {
  const text = '720 and 4 from 10:30 until, 2026 founded, 2026 年产品'
  expect(bindUnits(text)).toBe(text)
  expect(bindUnits('الشهادات 9001 و14001 و45001')).toBe('الشهادات 9001 و14001 و45001')
})

test('no Russian line ends with a word of one letter', () => {
  expect(bindUnits('и в поле, О компании, у края')).toBe(
    'и\u00a0в\u00a0поле, О\u00a0компании, у\u00a0края'
  )
  expect(bindUnits('рис и соя с нормой 2 л')).toBe('рис и\u00a0соя с\u00a0нормой 2\u00a0л')
})

test('a unit in the head of a column is not broken at its slash', () => {
  expect(bindUnits('Рабочая жидкость, л/га')).toBe('Рабочая жидкость, л/\u2060га')
  expect(bindUnits('น้ำ ลิตร/เฮกตาร์')).toContain('ลิตร/\u2060เฮกตาร์')
  expect(bindUnits('сорняки и/или вредители')).not.toContain('/\u2060')
})

test('the last character of a long Chinese text is not alone on a line', () => {
  const text = `${'用药前请阅读标签。'.repeat(9)}请向主管部门查询。`
  expect(bindUnits(text)).toBe(text.replace(/查询。$/, '查\u2060询。'))
  expect(bindUnits('请向主管部门查询。')).toBe('请向主管部门查询。')
})

test('in a mixture whose last part alone has a unit, every strength stays beside its ingredient', () => {
  expect(bindUnits('azoxystrobin 200 + tebuconazole 200 g/L SC')).toBe(
    'azoxystrobin\u00a0200 +\u00a0tebuconazole\u00a0200\u00a0g/\u2060L SC'
  )
})
