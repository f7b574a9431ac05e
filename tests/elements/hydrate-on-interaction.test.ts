import { page, userEvent } from 'vitest/browser'
import { expect, test, vi } from 'vitest'
import { HydrateOnInteraction } from '#browser/base/hydrate-on-interaction.ts'
import { requireElement } from '#lib/require-element.ts'
import { show } from './a-page.ts'

/** Code that arrives when the test says so, and counts the clicks that it receives. */
class Waiting extends HydrateOnInteraction {
  protected readonly triggers = ['focusin', 'pointerdown']
  protected readonly held = ['click', 'submit', 'change']
  readonly code = Promise.withResolvers<() => Promise<void>>()
  loads = 0
  heard: string[] = []

  protected load() {
    this.loads += 1
    return this.code.promise
  }

  arrive() {
    this.code.resolve(() => {
      for (const type of this.held)
        this.addEventListener(type, event => {
          if (type === 'submit') event.preventDefault()
          this.heard.push(type)
        })
      return Promise.resolve()
    })
  }
}
customElements.define('waiting-part', Waiting)

function open(markup: string): Waiting {
  const part = new Waiting()
  part.innerHTML = markup
  show('').append(part)
  return part
}

const link = () => requireElement(document, 'a')

test('nothing is loaded until a visitor reaches for it, and then once', async () => {
  const part = open('<a href="#there">Ask</a><a href="#else">Other</a>')
  expect(part.loads).toBe(0)
  link().focus()
  await userEvent.click(link())
  expect(part.loads).toBe(1)
})

test('a click before the code is loaded is held, shown as busy, and repeated once', async () => {
  const part = open('<a href="#there">Ask</a>')
  await userEvent.click(link())
  expect([part.heard, link().ariaBusy, location.hash]).toEqual([[], 'true', ''])
  part.arrive()
  await vi.waitFor(() => expect(part.heard).toEqual(['click']), 20_000)
  expect(link().ariaBusy).toBeNull()
})

test('a form that is sent before the code is loaded is handed over to it', async () => {
  const part = open('<form action="/nowhere"><button>Send</button></form>')
  await userEvent.click(requireElement(document, 'button'))
  part.arrive()
  await vi.waitFor(() => expect(part.heard).toContain('submit'), 20_000)
})

test('a choice made before the code is loaded is passed on to it, with its value', async () => {
  const part = open('<select><option>Brazil</option><option>Ghana</option></select>')
  const choice = requireElement(document, 'select') as HTMLSelectElement
  await userEvent.selectOptions(choice, 'Ghana')
  part.arrive()
  await vi.waitFor(() => expect(part.heard).toContain('change'), 20_000)
  expect(choice.value).toBe('Ghana')
})

test('a link works as a link where the code cannot be loaded', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const part = open('<a href="#there">Ask</a>')
  await userEvent.click(link())
  part.code.reject(new Error('The connection was lost.'))
  await vi.waitFor(() => expect(location.hash).toBe('#there'), 20_000)
  expect(part.dataset.isWithoutCode).toBe('')
})

test('without a connection a link whose code is missing says that it waits', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const part = open(
    '<a href="#there">Ask</a><p id="waiting" popover hidden>There is no connection.</p>'
  )
  await userEvent.click(link())
  part.code.reject(new Error('The connection was lost.'))
  await expect.element(page.getByText('There is no connection.')).toBeVisible()
  expect(location.hash).toBe('')
})

test('a control that was removed meanwhile is not clicked', async () => {
  const part = open('<a href="#there">Ask</a>')
  await userEvent.click(link())
  link().remove()
  part.arrive()
  await part.code.promise
  await Promise.resolve()
  expect(part.heard).toEqual([])
})
