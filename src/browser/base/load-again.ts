/**
 * What "Try again" does where code did not come: it loads the page again. Measured in Chromium 156 and Firefox 153: after
 * an answer such as 503, a second `import()` of the same file requests it again in Chromium alone. Firefox remembers the
 * failure until the page is left; another address of the file does not help where what is missing is a file that it
 * imports. The address has the visitor's query. Without a connection, the browser's error page would replace this one,
 * which stays with its note to check the connection.
 */
export function loadAgain(): void {
  if (navigator.onLine) location.reload()
}
