/** Resolves after other tasks of the page, such as an answer to a key. */
export const nextTask = () => new Promise(resolve => setTimeout(resolve))
