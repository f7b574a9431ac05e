import type { Page } from '@playwright/test'

/** The pixels of the screen that fixed parts cover while the page scrolls. */
export function stuckHeight(page: Page): Promise<number> {
  return page.evaluate(() => {
    const sticking = [...document.querySelectorAll('body *')].filter(
      element =>
        ['fixed', 'sticky'].includes(getComputedStyle(element).position) &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    )
    const placesOf = () => sticking.map(element => element.getBoundingClientRect())
    const before = placesOf()
    scrollBy({ top: -40, behavior: 'instant' })
    const stuck = placesOf().filter(({ top }, at) => top === before[at]?.top)
    scrollBy({ top: 40, behavior: 'instant' })
    const rows = Array.from({ length: innerHeight }, (_, y) => y)
    return rows.filter(y => stuck.some(({ top, bottom }) => top <= y && y < bottom)).length
  })
}

/** Pairs of buttons that overlap. */
export function coveredButtons(page: Page): Promise<string[][]> {
  return page
    .locator('main :is(.button, button)')
    .filter({ visible: true })
    .evaluateAll(buttons =>
      buttons.flatMap((one, at) =>
        buttons
          .slice(at + 1)
          .filter(other => {
            const [a, b] = [one, other].map(button => button.getBoundingClientRect())
            const isBeside = !a || !b || a.right <= b.left + 1 || b.right <= a.left + 1
            return !isBeside && a.top < b.bottom - 1 && b.top < a.bottom - 1
          })
          .map(other => [one.outerHTML.slice(0, 80), other.outerHTML.slice(0, 80)])
      )
    )
}

/** The number of lines that the country's name in the header lacks. */
export function cutLines(page: Page): Promise<number> {
  return page
    .locator('header .choices .country span')
    .evaluate(({ scrollHeight, clientHeight }) => Math.round(scrollHeight / clientHeight) - 1)
}

/** Values of a fact that overlap the comma after the value before them. */
export function touchingFacts(page: Page): Promise<string[]> {
  return page.locator('.key-facts dd + dd').evaluateAll(values =>
    values
      .filter(value => {
        const before = value.previousElementSibling?.getBoundingClientRect()
        const { top, left, right } = value.getBoundingClientRect()
        return before?.top === top && Math.max(left - before.right, before.left - right) < 4
      })
      .map(({ textContent }) => textContent)
  )
}

/** The beginnings of texts outside the screen that no scrolling reaches. */
export function textsOutside(page: Page): Promise<string[]> {
  return page
    .locator('main :is(h1, h1 span, h2, h3, p, dd, .as-table td)')
    .filter({ visible: true })
    .evaluateAll(texts =>
      texts
        .filter(text => {
          const range = document.createRange()
          range.selectNodeContents(text)
          const { left, right } = range.getBoundingClientRect()
          return (right > innerWidth + 1 || left < -1) && right - left > 1
        })
        .map(({ textContent }) => textContent.trim().slice(0, 60))
    )
}

/** The beginnings of texts that a picture's box cuts off, and of numerals that another one covers. */
export function cutTexts(page: Page): Promise<string[]> {
  return page
    .locator('main :is(.tile :is(h3, p), .numerals > b:first-child)')
    .filter({ visible: true })
    .evaluateAll(texts => {
      const placeOf = (node: Node) => {
        const range = document.createRange()
        range.selectNodeContents(node)
        return range.getBoundingClientRect()
      }
      return texts
        .filter(text => {
          const { left, right } = placeOf(text)
          const box = text.closest('.tile')?.getBoundingClientRect()
          if (box) return left < box.left || right > box.right
          const next = text.nextElementSibling && placeOf(text.nextElementSibling)
          return next ? left < next.right && next.left < right : false
        })
        .map(({ textContent }) => textContent.trim().slice(0, 60))
    })
}

/** Headings, names and buttons with one letter a line, and fields that are too narrow for a word. */
export function columns(page: Page): Promise<string[]> {
  return page
    .locator(':is(h1, h2, h3, summary, .name, .button, input[type=email])')
    .filter({ visible: true })
    .evaluateAll(elements =>
      elements
        .filter(element => {
          if (element instanceof HTMLInputElement) return element.clientWidth < 100
          // Only read aloud.
          if (element.getBoundingClientRect().width <= 1) return false
          const range = document.createRange()
          range.selectNodeContents(element)
          const { width, height } = range.getBoundingClientRect()
          const lines = Math.round(height / parseFloat(getComputedStyle(element).lineHeight))
          const { length } = element.textContent.replaceAll(/\s/g, '')
          return width > 1 && length > 2 && lines >= length
        })
        .map(element => element.outerHTML.slice(0, 120))
    )
}

/** The text spacing of WCAG 1.4.12. */
export function spaceTexts(page: Page): Promise<void> {
  return page.evaluate(() => {
    const spaces = new CSSStyleSheet()
    spaces.replaceSync(`
      * { letter-spacing: .12em !important; line-height: 1.5 !important; word-spacing: .16em !important }
      p { margin-block-end: 2em !important }`)
    document.adoptedStyleSheets = [spaces]
  })
}

/** The beginnings of texts with the colour of their background. */
export function hiddenTexts(page: Page): Promise<string[]> {
  return page
    .locator('main *')
    .filter({ visible: true })
    .evaluateAll(elements => {
      const backgroundOf = (element: Element): string => {
        const { backgroundColor } = getComputedStyle(element)
        const isClear = /^rgba.* 0\)$/.test(backgroundColor)
        return isClear && element.parentElement
          ? backgroundOf(element.parentElement)
          : backgroundColor
      }
      const hasText = ({ childNodes }: Element) =>
        [...childNodes].some(node => node instanceof Text && node.data.trim() !== '')
      return elements
        .filter(
          element => hasText(element) && getComputedStyle(element).color === backgroundOf(element)
        )
        .map(({ textContent }) => textContent.trim().slice(0, 60))
    })
}

const controls =
  'button, select, textarea, input:not([type=hidden], [type=radio], [type=checkbox]), summary, .button, .go, [data-doses] a, label:has(input), [aria-labelledby=tags] a'

/** Controls that are lower than 44 pixels, which a thumb often misses. */
export function lowControls(page: Page): Promise<string[]> {
  return page
    .locator(controls)
    .filter({ visible: true })
    .evaluateAll(elements =>
      elements
        .filter(element => element.getBoundingClientRect().height < 43.5)
        .map(element => element.outerHTML.slice(0, 120))
    )
}
