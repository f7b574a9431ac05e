import type { ElementHandle, Locator } from '@playwright/test'
import { isThorough } from '../../helpers/tried.ts'
import { readers } from './reader-words.ts'

/** How a visitor presses what they see, and on which screen. */
export type Input = {
  name: string
  screen: { viewport: { width: number; height: number }; hasTouch?: boolean }
  isKeyboard?: boolean
  press: (control: Locator) => Promise<void>
}

const desk = { viewport: { width: 1440, height: 900 } }

export const inputs: readonly Input[] = [
  { name: 'a mouse', screen: desk, press: control => control.click() },
  {
    name: 'a touch screen',
    screen: { viewport: { width: 390, height: 844 }, hasTouch: true },
    press: control => control.tap()
  },
  { name: 'a keyboard', screen: desk, isKeyboard: true, press: pressByKeys }
]

/**
 * With `TESTS=all` every behaviour is tried with every input in every language; otherwise in one language with one input,
 * the next one in another language with another. The step has no divisor in common with the number of pairs, so that each
 * pair has its turn.
 */
const STEP = 5

export const readersWithInputs = readers.flatMap((reader, place) =>
  inputs.map((input, at) => ({
    reader,
    input,
    /** Whether this input is used for the behaviour with that number in this language. */
    isTried: (number: number) =>
      isThorough ||
      (STEP * number) % (readers.length * inputs.length) === place * inputs.length + at
  }))
)

/** More presses of Tab than any page needs. */
const MOST_TABS = 400
/** The focus is checked after this many presses, because a check takes as long as a press. */
const TABS_AT_ONCE = 20

/** Holds Tab down until the control has the focus, and presses it as its role is pressed. */
async function pressByKeys(control: Locator): Promise<void> {
  const { keyboard } = control.page()
  // Finding a control by name in a long list takes longer than a Tab, so it is found once as long as it stays in the
  // page.
  let element = await handleToStopAt(control)
  for (let tabs = 0; tabs < MOST_TABS; tabs += TABS_AT_ONCE) {
    const state = await stateOf(element)
    if (state === 'focused') {
      const isLink = await element.evaluate(({ tagName }) => tagName === 'A')
      await keyboard.press(isLink ? 'Enter' : 'Space')
      return
    }
    if (state === 'replaced') element = await handleToStopAt(control)
    await Promise.all(Array.from({ length: TABS_AT_ONCE }, () => keyboard.down('Tab')))
    await keyboard.up('Tab')
  }
  throw new Error(`${MOST_TABS} Tabs do not lead to ${String(control)}.`)
}

type State = 'focused' | 'replaced' | 'elsewhere'

function stateOf(element: ElementHandle<Element>): Promise<State> {
  return element.evaluate(element => {
    if (element === document.activeElement) return 'focused'
    return element.isConnected ? 'elsewhere' : 'replaced'
  })
}

/** The control that Tab has reached; it keeps the focus until another key is pressed. */
async function handleToStopAt(control: Locator): Promise<ElementHandle<Element>> {
  await control.waitFor()
  const [element] = await control.elementHandles()
  if (!element) throw new Error(`${String(control)} is gone again.`)
  await element.evaluate(element => {
    const stay = (event: Event) => {
      if ((event as KeyboardEvent).key === 'Tab') event.preventDefault()
      else element.removeEventListener('keydown', stay)
    }
    element.addEventListener('keydown', stay)
  })
  return element as ElementHandle<Element>
}
