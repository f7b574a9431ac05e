import type { Locator } from '@playwright/test'
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

/** `INPUTS=all` tries everything by every input in every language; else each language has each thing tried by one. */
const isThorough = process.env.INPUTS === 'all'

export const readersWithInputs = readers.flatMap((reader, place) =>
  inputs.map((input, at) => ({
    reader,
    input,
    /** Whether this input tries the thing of that number in this language. */
    isTried: (number: number) => isThorough || (place + number) % inputs.length === at
  }))
)

/** More than any page asks before what a visitor came for. */
const MOST_TABS = 400

/** Goes on with Tab until the control has the focus, and presses it as its role is pressed. */
async function pressByKeys(control: Locator): Promise<void> {
  const page = control.page()
  await control.waitFor()
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    if (await hasFocus(control)) {
      const isLink = (await control.evaluate(element => element.tagName)) === 'A'
      await page.keyboard.press(isLink ? 'Enter' : 'Space')
      return
    }
    await page.keyboard.press('Tab')
  }
  throw new Error(`${MOST_TABS} Tabs do not lead to ${String(control)}.`)
}

function hasFocus(control: Locator): Promise<boolean> {
  return control.evaluate(element => element === document.activeElement)
}
