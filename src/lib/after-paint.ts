/** A function that runs after the next paint; of several calls before that, only the last one runs. */
export function afterPaint<Values extends unknown[]>(act: (...values: Values) => void) {
  let latest: Values | undefined
  return (...values: Values): void => {
    if (!latest) requestAnimationFrame(() => setTimeout(perform))
    latest = values
  }

  function perform() {
    const values = latest
    latest = undefined
    if (values) act(...values)
  }
}
