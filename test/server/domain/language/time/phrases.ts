import { english } from '#test/server/domain/language/time/english.ts'
import { french } from '#test/server/domain/language/time/french.ts'
import { german } from '#test/server/domain/language/time/german.ts'
import { spanish } from '#test/server/domain/language/time/spanish.ts'
import { swedish } from '#test/server/domain/language/time/swedish.ts'

const rowsOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(' → ') as [string, string])

/** Tables of phrases, each with the words of a note around a phrase. */
export const tables = [
  { name: 'English', rows: rowsOf(english), note: (phrase: string) => `Jazz ${phrase} at Anna’s` },
  { name: 'German', rows: rowsOf(german), note: (phrase: string) => `Jazz ${phrase} bei Anna` },
  { name: 'French', rows: rowsOf(french), note: (phrase: string) => `Jazz ${phrase} chez Anna` },
  { name: 'Spanish', rows: rowsOf(spanish), note: (phrase: string) => `Jazz ${phrase} con Anna` },
  { name: 'Swedish', rows: rowsOf(swedish), note: (phrase: string) => `Jazz ${phrase} hos Anna` },
]
