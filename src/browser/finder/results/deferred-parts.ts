/** The parts that follow the list. If the latest of a name cannot be loaded, the page says so until one is there. */
export class DeferredParts {
  readonly #host: HTMLElement
  readonly #latest = new Map<string, Promise<void>>()
  readonly #missing = new Set<string>()

  constructor(host: HTMLElement) {
    this.#host = host
  }

  async add(name: string, part: Promise<void>): Promise<void> {
    this.#latest.set(name, part)
    const isHere = await part.then(
      () => true,
      (error: unknown) => {
        console.warn('A part of the answer did not arrive.', error)
        return false
      }
    )
    if (this.#latest.get(name) !== part) return
    if (isHere) this.#missing.delete(name)
    else this.#missing.add(name)
    this.#host.toggleAttribute('data-is-without-code', this.#missing.size > 0)
  }
}
