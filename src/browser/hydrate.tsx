import { type ComponentType, type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { islands, type IslandName } from './islands.ts'

/** Gives an island's markup to React; resolves when its handlers listen, rejects when it cannot be drawn. */
export async function hydrate(element: HTMLElement): Promise<void> {
  const { name, props } = element.dataset
  const Component = (await islands[name as IslandName]()) as ComponentType<object>
  await new Promise<void>((resolve, reject) => {
    hydrateRoot(
      element,
      <Listening onMount={resolve}>
        <Component {...(JSON.parse(props ?? '{}') as object)} />
      </Listening>,
      { onUncaughtError: reject }
    )
  })
}

/** React attaches its handlers some time after `hydrateRoot` returns: an effect is the first sign of it. */
function Listening({ children, onMount }: { children: ReactNode; onMount: () => void }) {
  useEffect(onMount, [onMount])
  return children
}
