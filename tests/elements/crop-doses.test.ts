import { expect, test } from 'vitest'
import { showCropDoses } from '#browser/finder/results/crop-doses.ts'
import { requireElement } from '#lib/require-element.ts'
import { show } from './a-page.ts'

/** A dose of a product, with its water and days to harvest; without a day, the label states none. */
const row = (problem: string, [product, dose, water, days]: string[], isFirst = true) => `<tr>
  ${isFirst ? `<th scope="rowgroup"><a href="/br/problem/${problem}#crop-soybean">${problem}</a> <i>Latin</i></th>` : ''}
  <th scope="row"><a href="/br/product/${product}">${product}</a> <a href="/br/product-list?group=9">9</a></th>
  <td data-label="Dose"><bdi>${dose}</bdi> L/ha</td>
  <td data-label="Water" data-unit="&nbsp;L/ha"><bdi>${water}</bdi></td>
  <td data-label="Applications"><bdi>1</bdi></td>
  ${days ? `<td data-label="PHI"><bdi>${days}</bdi></td>` : '<td data-label="PHI" data-is-missing="true">not stated</td>'}
</tr>`

function open(...problems: string[]) {
  show(`<section id="doses"><table>
    <thead><tr><th>Problem</th><th>Product</th><th data-brief="always">Dose</th><th data-brief="always">Water</th><th>Applications</th><th data-brief="always">PHI</th></tr></thead>
    <tbody><tr><th scope="colgroup">Weeds</th></tr>${row('goosegrass', ['nordeste', '2–3', '100–200'])}${row('goosegrass', ['cierzo', '0.4', '150', '60'], false)}</tbody>
    <tbody>${row('crabgrass', ['nordeste', '2–3', '100–200'])}</tbody>
    <tbody>${row('horseweed', ['nordeste', '4', '100–200'])}</tbody>
    <tbody>${row('rust', ['nordeste', '9', '100–200'])}</tbody>
  </table></section>
  <div id="list">
    <article><a href="/br/product/nordeste">Nordeste</a><dl><dt>Group</dt><dd>9</dd></dl></article>
    <table><tbody><tr><th><a href="/br/product/nordeste">Nordeste</a></th></tr>
      <tr><th><a href="/br/product/cierzo">Cierzo</a></th></tr></tbody></table>
  </div>`)
  const list = requireElement(document, '#list')
  showCropDoses(list, {
    doses: requireElement(document, '#doses'),
    address: '/br/crop/soybean#doses',
    problems: new Set(problems.map(problem => `/br/problem/${problem}`))
  })
  return list
}

const lines = (list: HTMLElement, selector: string) =>
  [...list.querySelectorAll(selector)].map(({ textContent }) =>
    textContent.replaceAll('\u00a0', ' ').replaceAll('\u2060', '').trim()
  )

const WEEDS = ['goosegrass', 'crabgrass', 'horseweed']

test('a listed product has each of its doses once, with the names of all weeds that it is for', () => {
  const list = open(...WEEDS)
  expect(lines(list, 'tr:first-child small')).toEqual([
    'goosegrass · crabgrass: 2–3 L/ha · Water 100–200 L/ha',
    'horseweed: 4 L/ha · Water 100–200 L/ha'
  ])
  expect(lines(list, 'article dt')).toEqual(['Dose', 'Dose', 'Group'])
  expect(lines(list, 'article dd').slice(0, 2)).toEqual(lines(list, 'tr:first-child small'))
})

test('days to harvest are said where the label states them', () => {
  expect(lines(open(...WEEDS), 'tr:nth-child(2) small')).toEqual([
    'goosegrass: 0.4 L/ha · Water 150 L/ha · PHI 60'
  ])
})

test('a dose leads to the doses on the page of the crop', () => {
  const links = open(...WEEDS).querySelectorAll('small a')
  expect([...links].map(link => link.getAttribute('href'))).toEqual([
    '/br/crop/soybean#doses',
    '/br/crop/soybean#doses',
    '/br/crop/soybean#doses'
  ])
})

test('a dose against another problem of the crop is not written', () => {
  expect(lines(open('rust'), 'tr small')).toEqual(['rust: 9 L/ha · Water 100–200 L/ha'])
})
