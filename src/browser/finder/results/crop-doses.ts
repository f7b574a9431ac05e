import { type Fact, writeDoses } from './use-doses.ts'

/** The doses of a crop, as its page has them, their address, and the addresses of the problems that are asked for. */
type Asked = { doses: HTMLElement; address: string; problems: ReadonlySet<string> }

/**
 * Writes on each listed product its doses against the problems of a kind in one crop: each dose once, with the names of
 * all the problems that it is for. The dose leads to the table on the page of the crop.
 */
export function showCropDoses(list: HTMLElement, { doses, address, problems }: Asked): void {
  const heads = [...doses.querySelectorAll<HTMLTableCellElement>('thead th')]
  const columns = heads.filter(({ dataset }) => dataset.brief !== undefined)
  const rows = [...doses.querySelectorAll('tbody')].flatMap(group => {
    const problem = group.querySelector('th[scope=rowgroup] a')
    const [page = ''] = problem?.getAttribute('href')?.split('#') ?? []
    if (!problem || !problems.has(page)) return []
    return [...group.querySelectorAll('tr:has(td)')].map(row => {
      const cells = [...row.querySelectorAll('td')]
      const facts = columns.flatMap(head =>
        factOf(head, cells[head.cellIndex - heads.length + cells.length])
      )
      return {
        product: row.querySelector('th[scope=row] a')?.getAttribute('href') ?? '',
        name: problem.textContent.trim(),
        facts
      }
    })
  })
  const alike = Map.groupBy(rows, ({ product, facts }) =>
    [product, ...facts.map(({ title, value }) => `${title} ${textOf(value)}`)].join('\n')
  )
  writeDoses(
    list,
    [...alike.values()].flatMap(([first, ...others]) =>
      first
        ? {
            ...first,
            address,
            areNames: true,
            name: [first, ...others].map(({ name }) => name).join(' · ')
          }
        : []
    )
  )
}

/**
 * What a label does not state is left out. The unit of a column stands in its title, so it is added to the figure, with
 * its gap.
 */
function factOf(head: HTMLElement, cell?: HTMLElement): Fact[] {
  if (!cell || cell.dataset.isMissing !== undefined) return []
  const copy = cell.cloneNode(true) as HTMLElement
  const figure = copy.querySelector('bdi')
  if (copy.dataset.unit && figure) {
    figure.textContent = unbroken(figure.textContent)
    figure.after(unbroken(copy.dataset.unit))
  }
  return [{ title: cell.dataset.label ?? head.textContent.trim(), value: [...copy.childNodes] }]
}

/** No line ends within a range or a unit. */
const unbroken = (text: string) => text.replace(/([–/])(?!\u2060)/g, '$1\u2060')

const textOf = (nodes: readonly Node[]) => nodes.map(({ textContent }) => textContent).join('')
