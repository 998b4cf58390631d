import { type Statement, sql } from '#server/database/sql.ts'
import { ligatures, plainLetters, strokes } from '#server/domain/basics/plain_letters.ts'

/** @returns the LIKE pattern that matches every text that contains this one. `%`, `_` and `\` match themselves. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}

/**
 * The condition that a text contains every word of `key`, in any order and anywhere, with its letters or the nearest ones:
 * “lukasz” finds “Łukasz”. The key has been folded by `nameKey`, and the text by `foldedText` or when it was stored.
 */
export function containsWords(text: Statement, key: string): Statement {
  return sql`${withPlainLetters(text)} like all(${plainLetters(key).split(' ').map(containing)}::text[])`
}

/** A folded text as `plainLetters` writes it. */
export function withPlainLetters(text: Statement): Statement {
  const { letters, plain } = strokes
  return ligatures.reduce(
    (all, [letter, two]) => sql`replace(${all}, ${letter}, ${two})`,
    sql`translate(${text}, ${letters}, ${plain})`,
  )
}

/** A text as `nameKey` folds it: without case, accents, compatibility forms and invisible characters. */
export function foldedText(text: Statement): Statement {
  return sql`
    normalize(replace(lower(regexp_replace(normalize(${text}, NFKD), ${accents}, '', 'g')), 'ß', 'ss'), NFC)`
}

/** What a folded text leaves out, as a regular expression of PostgreSQL. */
const accents =
  '[\\u00ad\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufeff\\u0300-\\u036f\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe00-\\ufe0f\\ufe20-\\ufe2f]'
