import { expect, test } from 'vitest'
import { openList } from '../helpers/a-list.ts'
import { trees } from '../helpers/site.ts'

/** How a visitor asks for days to harvest in a crop, in each language of the demo. */
const asked: Record<string, (crop: string, days: number) => string> = {
  eng: (crop, days) => `PHI ${days} ${crop}`,
  por: (crop, days) => `${crop} carência ${days} dias`,
  spa: (crop, days) => `carencia ${days} días ${crop}`,
  rus: (crop, days) => `${crop} срок ожидания ${days} дней`,
  ind: (crop, days) => `${crop} masa tunggu ${days} hari`,
  tha: (crop, days) => `${crop} ระยะก่อนเก็บเกี่ยว ${days} วัน`,
  zho: (crop, days) => `${crop}安全间隔期${days}天`,
  ara: (crop, days) => `${crop} فترة الأمان ${days} يوم`
}

test.for(trees)(
  'a typed crop with days to harvest finds in $prefix what the filters find',
  ({ prefix, lang }) => {
    const { data, hitsOf } = openList(prefix)
    const inWords = asked[lang]
    expect(inWords, `words in ${lang}`).toBeDefined()
    const { crop, harvest } = data.choices
    const wrong = crop.flatMap(({ id, name }) =>
      [0, 3, 7, 14, 21].flatMap(days => {
        const limit = harvest.findLast(({ id }) => Number(id) <= days)?.id
        const right = limit === undefined ? [] : hitsOf({ crop: id, harvest: limit })
        const typed: Record<string, string>[] = [
          { q: inWords?.(name, days) ?? '' },
          ...(limit === undefined ? [] : [{ q: name, harvest: limit }])
        ]
        return typed.filter(query => hitsOf(query).join() !== right.join())
      })
    )
    expect(wrong).toEqual([])
  }
)

test.for(
  [
    ['br', 'categoria 3', 'br-3'],
    ['br', 'classe 3', 'br-3'],
    ['gl', 'class II', 'who-ii'],
    ['ru', 'класс опасности 3', 'who-iii']
  ].filter(([prefix]) => trees.some(tree => tree.prefix === prefix))
)(
  'the toxicological class in %s finds what the filter finds: %s',
  ([prefix = '', q = '', id = '']) => {
    const { hitsOf } = openList(prefix)
    expect(hitsOf({ q })).not.toEqual([])
    expect(hitsOf({ q })).toEqual(hitsOf({ class: id }))
  }
)

/** The heading of the resistance group on the pages of each language. */
const headings: Record<string, string> = {
  eng: 'Resistance group',
  por: 'Grupo de resistência',
  spa: 'Grupo de resistencia',
  rus: 'Группа резистентности',
  ind: 'Kelompok resistansi',
  tha: 'กลุ่มการต้านทาน',
  zho: '抗性组别',
  ara: 'مجموعة المقاومة'
}

test.for(trees)(
  'the heading of the resistance group and a number find in $prefix what its filters find',
  ({ prefix, lang }) => {
    const { data, hitsOf } = openList(prefix)
    const wrong = ['2', '3', '9', '11', '14', '27'].filter(number => {
      const groups = data.choices.group.filter(({ id }) => /-(\d+)[a-z]?$/.exec(id)?.[1] === number)
      const right = new Set(groups.flatMap(({ id }) => hitsOf({ group: id })))
      const found = hitsOf({ q: `${headings[lang] ?? ''} ${number}` })
      return found.toSorted().join() !== [...right].toSorted().join()
    })
    expect(wrong).toEqual([])
  }
)
