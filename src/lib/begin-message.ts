/** The beginning of a message, and an empty line to go on writing: words would stick to the subject otherwise. */
export const beginMessage = (subject: string): string => `${subject}\n`
