/** The names of a line; not the comma of 2,4-D. */
export function namesInLine(line: string): string[] {
  return line.split(/\s[·+]\s|[,،]\s|、/)
}
