import type { ActionsCommitData } from '#generated/types.ts'
import { languageNow } from '#server/domain/basics/speaking.ts'
import { committedInGerman } from '#server/domain/messages/spoken/de_committed.ts'
import { quotedIn } from '#server/domain/messages/spoken/for_people.ts'

/** What sending did, in the language of the page; `text` is what its answer says, in English. */
export function committedNow(
  { status, data }: { readonly status: string; readonly data: unknown },
  text: string,
): string {
  if (languageNow() === 'en') return text
  return committedInGerman({
    status,
    data: data as ActionsCommitData,
    named: quotedIn(text),
  })
}
