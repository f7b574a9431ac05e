/**
 * An address in letters that a reader can type. ASCII stays as it is: an escaped `&` or `%` would mean something else.
 * So does what is no text, and what cannot be seen, such as a space without a width.
 */
export const readableAddress = (address: string): string =>
  address.replaceAll(/(?:%[89a-f][\da-f])+/gi, escaped => {
    try {
      const text = decodeURI(escaped)
      return /[\p{C}\p{Z}]/u.test(text) ? escaped : text
    } catch {
      return escaped
    }
  })
