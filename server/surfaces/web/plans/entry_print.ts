import { createHash } from 'node:crypto'
import { type Entry, type EntryName, entryNames } from '#server/surfaces/web/plans/entry.ts'

/** What a form was shown with, so short that it travels with the form: a few letters for each field. */
export function printOf(entry: Entry): string {
  return entryNames.map((name) => lettersOf(entry[name])).join('.')
}

/** The fields in which an entry differs from what a form was shown with; null where the form does not say that. */
export function differingFrom(print: string | undefined, entry: Entry): EntryName[] | null {
  const letters = print?.split('.') ?? []
  if (letters.length !== entryNames.length) return null
  return entryNames.filter((name, at) => letters[at] !== lettersOf(entry[name]))
}

function lettersOf(value: string): string {
  return createHash('sha256').update(value).digest('base64url').slice(0, 8)
}
