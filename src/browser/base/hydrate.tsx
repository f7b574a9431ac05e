// Fast refresh, which `npm run dev` must load before React; empty in a build.
import 'astro:scripts/before-hydration.js'
import { type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'

/**
 * Hydrates markup of the build; resolves when its event handlers are attached, rejects when it cannot be rendered.
 */
export function hydrate(element: HTMLElement, island: ReactNode): Promise<void> {
  return new Promise((resolve, reject) => {
    hydrateRoot(element, <Listening onMount={resolve}>{island}</Listening>, {
      onUncaughtError: reject
    })
  })
}

/** React attaches its handlers some time after `hydrateRoot` returns; an effect is the first sign of it. */
function Listening({ children, onMount }: { children: ReactNode; onMount: () => void }) {
  useEffect(onMount, [onMount])
  return children
}
