// Fast refresh, which `npm run dev` must load before React; empty in a build.
import 'astro:scripts/before-hydration.js'
import { type ComponentType, type ReactNode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'

/**
 * Hydrates markup of the build, in slices, between which the page answers to keys; resolves when its event handlers are
 * attached, rejects when it cannot be rendered.
 */
export function hydrate(element: HTMLElement, island: ReactNode): Promise<void> {
  return new Promise((resolve, reject) => {
    startTransition(() => {
      hydrateRoot(element, <Listening onMount={resolve}>{island}</Listening>, {
        onUncaughtError: reject
      })
    })
  })
}

/** Hydrates a component of `islands.ts`. That file imports no React, so that it runs before React is loaded. */
export const hydrateIsland = (element: HTMLElement, Component: ComponentType, props: object) =>
  hydrate(element, <Component {...props} />)

/** React attaches its handlers some time after `hydrateRoot` returns; an effect is the first sign of it. */
function Listening({ children, onMount }: { children: ReactNode; onMount: () => void }) {
  useEffect(onMount, [onMount])
  return children
}
