import { isInstant, whenInWords } from '#server/domain/messages/spoken/days.ts'
import type { Proposed } from '#server/domain/messages/spoken/sentences.ts'

/** How a language says the fields of a call. */
export interface FieldWords {
  readonly tag: string
  readonly quoted: (text: string) => string
  /** What stands before a value, by the name of its field; a field without any is not said. */
  readonly before: Readonly<Record<string, string>>
  /** Values that have a word, as `field.value`. */
  readonly values: Readonly<Record<string, string>>
}

/** What a call would do, field by field, without the name that is said anyway, handles and codes. */
export function detailsIn({ fields, label, timezone }: Proposed, words: FieldWords): string[] {
  const said = fields.flatMap(([name, value]) => {
    const named = words.values[`${name}.${String(value)}`]
    if (named !== undefined) return [named]
    const before = words.before[name]
    if (before === undefined || value === label || value === '') return []
    const shown = shownValue(value, timezone, words)
    return shown === null ? [] : [`${before} ${shown}`.trim()]
  })
  return [...new Set(said)]
}

function shownValue(value: unknown, timezone: string, { tag, quoted }: FieldWords): string | null {
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return null
  return isInstant(value) ? whenInWords(value, timezone, tag) : quoted(value)
}
