import { describe, expect, test } from 'vitest'
import { joinThai, longestRun } from '#lib/typography/join-thai.ts'

/** A text with a plus sign at every joiner. */
const joined = (text: string) => joinThai(text).replaceAll('\u2060', '+')

describe('a Thai text', () => {
  test('keeps a prefix or a negation with its word', () => {
    expect(joined('พนักงานที่ผ่านการอบรมเรื่องฉลาก')).toContain('การ+อบรม')
    expect(joined('ตกลงความต้องการ')).toBe('ตกลงความ+ต้องการ')
    expect(joined('ถ้าละอองไม่เหมาะ')).toContain('ไม่+เหมาะ')
  })

  test('keeps a number with what it counts', () => {
    expect(joined('โรงงานเก้าแห่ง')).toBe('โรงงานเก้า+แห่ง')
    expect(joined('พื้นที่สี่สิบเฮกตาร์')).toMatch(/สี่\+?สิบ\+เฮกตาร์/)
  })

  test('keeps the last word of a phrase with it', () => {
    expect(joined('ที่เราขึ้นทะเบียนไว้')).toContain('ทะเบียน+ไว้')
    expect(joined('การหมุนรอบนั้น')).toContain('รอบ+นั้น')
    expect(joined('ง่าย ๆ')).toBe('ง่าย\u00a0ๆ')
  })

  test('ends no line with a preposition', () => {
    expect(joined('เขียนถึงคนที่รู้จักพื้นที่ของคุณ')).toBe('เขียนถึงคนที่+รู้จักพื้นที่ของ+คุณ')
  })

  test('keeps a compound whole, and its last part is no prefix', () => {
    expect(joined('ห้องปฏิบัติการทดลอง')).toBe('ห้อง+ปฏิบัติ+การทดลอง')
    expect(joined('ได้รับคำตอบ')).toMatch(/^ได้\+รับ/)
  })

  test('keeps a unit of two words whole, and leaves a figure to its unit', () => {
    expect(joined('หน่วย/กรัม')).toBe('หน่วย/+กรัม')
    expect(joined('กว่า 7,000 ทะเบียน')).toBe('กว่า 7,000 ทะเบียน')
  })

  test('breaks where one word more would not fit a phone', () => {
    expect(joined('ความเป็นส่วนตัว')).toBe('ความ+เป็นส่วน+ตัว')
    expect(longestRun('ไม่ได้รับความรับผิดชอบที่หนึ่งของผู้ผลิต')).toBeLessThanOrEqual(12)
  })
})
