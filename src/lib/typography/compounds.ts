/**
 * Thai compounds, at the place where browsers would break them: their dictionaries know only the parts, which mean
 * something else (`ป่า`, forest, `ไม้`, wood).
 */
const THAI =
  'ป่า|ไม้ ร้าน|ค้า สนาม|หญ้า บรรจุ|ภัณฑ์ ชีว|ภัณฑ์ เข้ม|ข้น ออก|ฤทธิ์ ศัตรู|พืช สต็|อก นัก|ลงทุน ขึ้น|ทะเบียน จัด|จำหน่าย สิทธิ|บัตร ตัว|อ่อน เก็บ|เกี่ยว เชื่อม|ต่อ หมวด|หมู่ ไม่|ว่า หรือ|ไม่ วัน|ที่ ร้อง|เรียน ปาน|กลาง ประกอบ|การ โครมาโท|แกรม แรง|ดัน กำหนด|การ หญ้า|ตีนกา คี|โน|โพ|เดีย|ม ถั่ว|เหลือง ทั่ว|โลก หนึ่ง|ห้อง'

const between = THAI.split(' ')
  .flatMap(compound => {
    const parts = compound.split('|')
    return parts
      .slice(1)
      .map((_, at) => `(?<=${parts.slice(0, at + 1).join('')})(?=${parts.slice(at + 1).join('')})`)
  })
  .join('|')

/** Where a compound must not be broken: within Thai ones, and after the first letter of `e-mail`. */
const whole = new RegExp(String.raw`${between}|(?<=(?<![\p{L}\p{M}\p{N}-])\p{L}-)(?=\p{L})`, 'gu')

/** A text whose compounds stay on one line; `unbindUnits` undoes it. */
export function bindCompounds(text: string): string {
  return text.replace(whole, '\u2060')
}
