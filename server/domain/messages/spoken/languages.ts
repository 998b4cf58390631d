import { german } from '#server/domain/messages/spoken/de.ts'
import { english } from '#server/domain/messages/spoken/en.ts'
import type { Sentences } from '#server/domain/messages/spoken/sentences.ts'

const languages: Readonly<Record<string, Sentences>> = { en: english, de: german }

/** What the Assistant says in a language; in English where it does not speak it. */
export function sentencesIn(language: string): Sentences {
  return languages[language] ?? english
}
