/** What continues a list of names. */
export const CONJUNCTION =
  /^\s*(?:[,،、/+&]\s*|(?:and|or|e|ou|y|o|u|и|или|dan|atau|و|أو|او)\s+|และ|หรือ|和|或|与|及)\s*/iu

/** Whether a text is nothing but such a word. */
export const isConjunction = (text: string) =>
  CONJUNCTION.exec(`${text} `)?.[0].trim() === text.trim()
