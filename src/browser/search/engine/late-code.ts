/** Thrown where code is used before it is loaded. */
class NotLoaded extends Error {}

/**
 * Code that most questions do not need, so that what answers them stays synchronous: `get` gives the code, or ends the
 * question, and `whenLoaded` then loads the code and asks again. After a failure, the next such question loads it again
 * where the browser does: see `site-search.element.ts`.
 */
export function lateCode<Code>(load: () => Promise<Code>) {
  let code: Code | undefined
  const get = (): Code => {
    if (code === undefined) throw new NotLoaded('Code is used that is not loaded yet.')
    return code
  }
  const whenLoaded = async <Answered>(ask: () => Answered): Promise<Answered> => {
    try {
      return ask()
    } catch (error) {
      if (!(error instanceof NotLoaded)) throw error
      code = await load()
      return ask()
    }
  }
  /** Loads the code before a question needs it, which then loads it again if it did not come. */
  const loadAhead = async () => {
    try {
      code ??= await load()
    } catch (error) {
      console.warn('Code that may be needed later did not arrive.', error)
    }
  }
  return { get, whenLoaded, loadAhead }
}
