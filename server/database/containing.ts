/** @returns the LIKE pattern that matches every text that contains this one. `%`, `_` and `\` match themselves. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}
