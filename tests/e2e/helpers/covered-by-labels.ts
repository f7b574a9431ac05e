import type { Page } from '@playwright/test'

/** The labels of drawings and other placed texts of a page that lie over a button or a heading. */
export const coveredByLabels = (page: Page): Promise<string[]> =>
  page.locator('main').evaluate(main => {
    const elements = (part: string) => [...main.querySelectorAll(part)]
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    // What stays in place while the page moves covers everything at times, as it should.
    const isStuck = (element: Element): boolean =>
      /sticky|fixed/.test(getComputedStyle(element).position) ||
      (element.parentElement !== null && isStuck(element.parentElement))
    const isPlaced = (element: Element) => {
      const { position, clipPath } = getComputedStyle(element)
      return position === 'absolute' && clipPath === 'none'
    }
    const isLabel = (element: Element) =>
      element.tagName === 'text' ||
      (element instanceof HTMLElement &&
        isPlaced(element) &&
        element.innerText.trim() !== '' &&
        !element.closest('h1, h2, h3, a, button, label, dialog') &&
        !element.querySelector('h1, h2, h3, a, button'))

    /** The lines of a text; a line is a fifth higher than its letters above and below. */
    const linesOf = (element: Element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return [...range.getClientRects()].map(
        ({ x, y, width, height }) => new DOMRect(x, y + height / 5, width, height * 0.6)
      )
    }
    const boxesOf = (element: Element) =>
      element.matches('.button') ? [element.getBoundingClientRect()] : linesOf(element)
    const isOver = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2

    const isChecked = (element: Element) => isSeen(element) && !isStuck(element)
    const labels = elements('*').filter(element => isLabel(element) && isChecked(element))
    const parts = elements('h1, h2, h3, .button').filter(
      part => isChecked(part) && getComputedStyle(part).writingMode === 'horizontal-tb'
    )
    return labels.flatMap(label =>
      parts
        .filter(part => boxesOf(part).some(box => linesOf(label).some(line => isOver(line, box))))
        .map(part => `${label.textContent.trim()} over ${part.textContent.trim()}`)
    )
  })
