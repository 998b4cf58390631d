import { languageNow } from '#server/domain/basics/speaking.ts'
import { briefInGerman } from '#server/domain/messages/german/brief.ts'
import type { BriefLine } from '#server/domain/messages/spoken/sentences.ts'

/** One thing of the brief, in the language of the page. */
export function briefNow(line: BriefLine): string {
  return languageNow() === 'en' ? line.title : briefInGerman(line)
}
