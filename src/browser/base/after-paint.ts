/**
 * A function that acts once the page has painted what stands now, or as many pictures later as `pictures` says; of several
 * calls before that, only the last acts.
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
