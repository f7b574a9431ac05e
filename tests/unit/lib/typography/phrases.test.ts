import { describe, expect, test } from 'vitest'
import { phrasesOf } from '#lib/typography/phrases.ts'

/** A text with a bar at every place for a break, and two between clauses. */
const broken = (text: string) =>
  phrasesOf(text)
    ?.clauses.map(words => (typeof words === 'string' ? words : words.join('|')))
    .join('||') ?? text

describe('a Chinese text', () => {
  test('may break between words, never inside one', () => {
    expect(broken('您要找的页面不存在。')).toBe('您要找的页面|不存在。')
    expect(broken('我是经销商或企业')).toBe('我是|经销商|或企业')
  })

  test('keeps a figure with what it counts', () => {
    expect(broken('45至95天')).not.toContain('|天')
    expect(broken('共有15400项登记')).not.toContain('15400|')
    expect(broken('三天，一间工作室，一份方案')).toBe('三天，||一间工作室，||一份方案')
    expect(broken('9个生产基地、2个研发中心')).not.toContain('个|')
    expect(broken('失活：三个原因')).toBe('失活：||三个原因')
    expect(broken('杂草15\u2060厘\u2060米以下')).not.toMatch(/15\u2060?\|/)
    expect(broken('清水测100\u2060平\u2060方\u2060米用时')).not.toMatch(/平\u2060?\|/)
  })

  test('keeps a term of the trade whole, also where its last character belongs to a word of its own', () => {
    expect(broken('在页面上保存')).toBe('在页面上|保存')
    expect(broken('1个工艺开发中心和2个研发中心')).toBe('1个工艺开发|中心|和2个研发中心')
    expect(broken('公开各生产基地的环境信息')).toMatch(/生产基地的\|/)
    expect(broken('其余地区的本地网站')).toBe('其余地区的|本地网站')
    expect(broken('杂草旺长期茎叶喷雾')).toBe('杂草|旺长期|茎叶喷雾')
  })

  test('breaks no foreign name but after its dots, where a browser knows the break', () => {
    expect(phrasesOf('露西亚\u2060·巴兰特斯\u2060·奥罗斯科')).toBeUndefined()
  })

  test('breaks a long part of a foreign name in its middle, so that no character is left alone', () => {
    expect(broken('迪尔诺扎\u2060·卡里姆别尔季耶娃')).toBe('迪尔诺扎\u2060·卡里姆别|尔季耶娃')
  })

  test('keeps both ends of a range together', () => {
    expect(broken('45至95天发货')).not.toContain('至|')
  })

  test('keeps a conjunction with the word that it leads', () => {
    expect(broken('生物肥料、生物农药和生物刺激素')).toBe('生物|肥料、生物|农药|和生物刺激素')
  })

  test('keeps a negation with its word', () => {
    expect(broken('为那些不收割的地方')).toBe('为那些|不收割的|地方')
  })

  test('keeps an auxiliary verb or a preposition with the word that it leads', () => {
    expect(broken('保质期可规划的活体产品')).toBe('保质期|可规划的活体|产品')
    expect(broken('产品按作物查看')).toBe('产品|按作物|查看')
  })

  test('is clauses, and gets no place for a break beside punctuation, where a browser knows its own', () => {
    expect(broken('作物保护，为您的田而生')).toBe('作物|保护，||为您的田|而生')
    expect(broken('施药：雾滴')).toBe('施药：||雾滴')
  })

  test('loses no character', () => {
    const text = '草甘膦 480 g/L，“七天”有多长？& <b>保护</b>'
    expect(phrasesOf(text)?.clauses.flat().join('')).toBe(text)
  })

  test('is short where it is a line or two', () => {
    expect(phrasesOf('制剂研发负责人，上海')?.look).toBe('phrases short')
    expect(phrasesOf('作物保护，'.repeat(9))?.look).toBe('phrases')
  })

  test('breaks anywhere where it is long', () => {
    expect(phrasesOf('作物保护，'.repeat(20))).toBeUndefined()
  })
})

describe('a Thai text', () => {
  test('is the clauses between its spaces, which keep their spaces', () => {
    expect(broken('บอกเราว่าคุณทำอะไร เราจะหาทีมที่ใช่ให้')).toBe('บอกเราว่าคุณทำอะไร|| ||เราจะหาทีมที่ใช่ให้')
  })

  test('keeps the spaces beside a figure or a foreign word within a clause', () => {
    expect(broken('พันธมิตรธุรกิจ: กว่า 7,000 ทะเบียน')).toBe('พันธมิตรธุรกิจ:|| ||กว่า 7,000 ทะเบียน')
    expect(phrasesOf('บดสารแขวนลอย 480 SC')).toBeUndefined()
  })

  test('is left to the browser where it is one clause, or long', () => {
    expect(phrasesOf('ผลิตภัณฑ์')).toBeUndefined()
    expect(phrasesOf(' ใน ')).toBeUndefined()
    expect(phrasesOf('จดหมายข่าวทุกฤดู '.repeat(5))).toBeUndefined()
  })
})

test('words between which a browser breaks are not broken themselves', () => {
  expect(phrasesOf('松象甲、切叶蚁')?.clauses).toEqual([['松象甲、切叶蚁']])
})

test('a text with one word, or in another script, is not split', () => {
  expect(phrasesOf('作物')).toBeUndefined()
  expect(phrasesOf('Crop protection for the field in front of you')).toBeUndefined()
  expect(phrasesOf('作物の保護')).toBeUndefined()
})
