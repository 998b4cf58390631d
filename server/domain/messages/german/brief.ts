import { quoted } from '#server/domain/messages/spoken/de_basics.ts'
import { briefInGerman as spoken } from '#server/domain/messages/spoken/de_brief.ts'
import type { BriefLine } from '#server/domain/messages/spoken/sentences.ts'

/** One thing of the brief as pages say it in German: what the Assistant asks itself is a question there. */
export function briefInGerman(line: BriefLine): string {
  return line.kind === 'capture' ? `Zu ${quoted(line.label)} gibt es eine Frage` : spoken(line)
}
