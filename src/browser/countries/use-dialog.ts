import { type RefObject, startTransition, useEffect, useState } from 'react'
import type { WorldRows } from './countries.ts'
import { loadWorld } from './load-countries.ts'

/** The rows of the map; without it nothing is missing, because the list has the same content. */
export function useWorld(file: string): WorldRows | undefined {
  const [world, setWorld] = useState<WorldRows>()
  useEffect(() => {
    loadWorld(file).then(
      world => startTransition(() => setWorld(world)),
      (error: unknown) => console.warn('The map did not arrive.', error)
    )
  }, [file])
  return world
}

/** Opens the dialog, and takes note of a country whose site cannot be reached. */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  onUnreached: (country: string | undefined) => void
): void {
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    // A phone's keyboard would cover the list, so the search field is not focused there.
    if (matchMedia('(pointer: fine)').matches) element?.querySelector('input')?.focus()
    const showFailure = (event: Event) => {
      const { target } = event
      if (!(target instanceof HTMLElement)) return
      event.preventDefault()
      onUnreached(target.dataset.chooseCountry)
    }
    element?.addEventListener('unreachable', showFailure)
    return () => element?.removeEventListener('unreachable', showFailure)
  }, [dialog, onUnreached])
}
