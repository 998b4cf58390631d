import type { PreparedAction } from '#generated/types.ts'
import { languageNow } from '#server/domain/basics/speaking.ts'
import { rosterInGerman, summaryInGerman } from '#server/domain/messages/german/prepared.ts'

/** A prepared action; without its recipients and what they would see, only its summary is read. */
type Summarized = Pick<PreparedAction, 'kind' | 'summary'> &
  Partial<Pick<PreparedAction, 'recipients' | 'content_preview'>>

/** What a prepared action does, in the language of the page. */
export function summaryNow({ kind, summary, recipients, content_preview }: Summarized): string {
  if (languageNow() === 'en') return summary
  const title = content_preview?.title
  const roster =
    kind === 'plan.change_roster' && typeof title === 'string'
      ? rosterInGerman(title, recipients ?? [])
      : null
  return roster ?? summaryInGerman(kind, summary)
}

/** The same as a sentence, with one full stop. */
export function summarySentence(prepared: Parameters<typeof summaryNow>[0]): string {
  return summaryNow(prepared).replace(/\.?$/, '.')
}
