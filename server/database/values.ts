import pg from 'pg'

const { builtins, getTypeParser } = pg.types

/**
 * How PostgreSQL's values become JavaScript's: an int8 is a number (one that is too large to be exact is an error), a
 * date is its text, and the rest is as in node-postgres.
 */
export const parsers = {
  getTypeParser(type: number, format?: 'text' | 'binary') {
    if (format === 'binary') return getTypeParser(type, format)
    if (type === builtins.INT8) return exactInteger
    if (type === builtins.DATE) return String
    return getTypeParser(type, 'text')
  },
}

function exactInteger(text: string): number {
  const number = Number(text)
  if (!Number.isSafeInteger(number)) throw new Error('An int8 is too large for a number.')
  return number
}
