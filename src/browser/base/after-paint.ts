/**
 * A function that runs after the next paint, or after as many more as `pictures` says; of several calls before that,
 * only the last one runs.
 */
export function afterPaint<Values extends unknown[]>(
  act: (...values: Values) => void,
  pictures = 1
) {
  let latest: Values | undefined
  return (...values: Values): void => {
    if (!latest) wait(pictures)
    latest = values
  }

  function wait(left: number) {
    if (left === 0) perform()
    else requestAnimationFrame(() => setTimeout(wait, 0, left - 1))
  }

  function perform() {
    const values = latest
    latest = undefined
    if (values) act(...values)
  }
}
