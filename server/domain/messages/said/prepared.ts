import { languageNow } from '#server/domain/basics/speaking.ts'
import { summaryInGerman } from '#server/domain/messages/german/prepared.ts'

/** What a prepared action does, in the language of the page, by its summary in English. */
export function summaryNow({ kind, summary }: { kind: string; summary: string }): string {
  return languageNow() === 'en' ? summary : summaryInGerman(kind, summary)
}

/** The same as a sentence, with one full stop. */
export function summarySentence(prepared: Parameters<typeof summaryNow>[0]): string {
  return summaryNow(prepared).replace(/\.?$/, '.')
}
