/** The beginning of a message, then an empty line, so that the visitor's words do not continue it. */
export const beginMessage = (subject: string): string => `${subject}\n`
