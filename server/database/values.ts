import pg from 'pg'

const { builtins, getTypeParser } = pg.types

/** The type of an array of uuids. */
const uuidArray = 2951

/**
 * How PostgreSQL's values become JavaScript's: an int8 is a number (one that is too large to be exact is an error), a
 * date is its text, and the rest is as in node-postgres.
 */
export const parsers = {
  getTypeParser(type: number, format?: 'text' | 'binary') {
    if (format === 'binary') return getTypeParser(type, format)
    if (type === builtins.INT8) return exactInteger
    if (type === builtins.DATE) return String
    if (type === uuidArray) return uuids
    return getTypeParser(type, 'text')
  },
}

/** Uuids are never quoted, so this need not look at each character of hundreds of them, as node-postgres does. */
function uuids(text: string): string[] {
  const members = text.slice(1, -1)
  return members === '' ? [] : members.split(',')
}

function exactInteger(text: string): number {
  const number = Number(text)
  if (!Number.isSafeInteger(number)) throw new Error('An int8 is too large for a number.')
  return number
}
