import { isInstant, whenInWords } from '#server/domain/messages/spoken/days.ts'
import type { Reviewed } from '#server/domain/messages/spoken/sentences.ts'

/** How a language says the facts of a plan. */
interface FactWords {
  readonly tag: string
  /** By the names of fields; a field without any is not said. */
  readonly labels: Readonly<Record<string, string>>
  /** A text that somebody wrote. */
  readonly text: (words: string) => string
  readonly yes: string
  readonly no: string
}

/** What recipients would see and what would change, a line for each fact: as it is now and as it would be, where both are known. */
export function changesIn(
  { preview, before, timezone, kind }: Reviewed,
  { tag, labels, text, yes, no }: FactWords,
): string[] {
  const said = (value: unknown): string | null => {
    if (typeof value === 'boolean') return value ? yes : no
    if (typeof value === 'number') return String(value)
    if (typeof value !== 'string' || value === '') return null
    return isInstant(value) ? whenInWords(value, timezone, tag) : text(value)
  }
  return Object.entries(preview).flatMap(([name, value]) => {
    const label = labels[name]
    const after = said(value)
    if (label === undefined) return []
    if (kind === 'plan.update' && name in before) {
      const now = said(before[name])
      return now === after ? [] : [`${label}: ${now ?? '–'} → ${after ?? '–'}`]
    }
    return after === null ? [] : [`${label}: ${after}`]
  })
}
