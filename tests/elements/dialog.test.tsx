import { page, userEvent } from 'vitest/browser'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { Dialog } from '#browser/base/Dialog.tsx'
import { requireElement } from '#lib/require-element.ts'
import { show } from './a-page.ts'

const onClose = vi.fn()

beforeEach(async () => {
  onClose.mockClear()
  show('<button>Open</button><div></div>')
  document.querySelector('button')?.focus()
  createRoot(requireElement(document, 'div')).render(
    <Dialog label="title" close="Close" onClose={onClose}>
      <h2 id="title">Ask the team</h2>
      <input aria-label="Name" />
    </Dialog>
  )
  await expect.element(page.getByRole('dialog', { name: 'Ask the team' })).toBeVisible()
})

test('the focus is in it, and the page behind cannot be reached', async () => {
  expect(document.activeElement?.closest('dialog')).not.toBeNull()
  for (let tabs = 0; tabs < 4; tabs += 1) {
    await userEvent.tab()
    expect(document.activeElement?.textContent).not.toBe('Open')
  }
})

test('Escape closes it', async () => {
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce(), 20_000)
})

test('its button closes it', async () => {
  await userEvent.click(page.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledOnce()
})

test('a click in it does not close it, a click beside it does', async () => {
  await userEvent.click(page.getByRole('heading'))
  expect(onClose).not.toHaveBeenCalled()
  document.querySelector('dialog')?.click()
  expect(onClose).toHaveBeenCalledOnce()
})
