import type { CapabilityId } from '#generated/types.ts'
import { sentencesIn } from '#server/domain/messages/spoken/languages.ts'
import { callAndTell } from '#server/surfaces/assistant/rules/carry.ts'
import type { Working } from '#server/surfaces/assistant/rules/context.ts'
import { maxLines } from '#server/surfaces/assistant/rules/tell.ts'
import type { Outcome } from '#server/surfaces/assistant/rules/outcome.ts'

/** What follows of what was shown last: first the rest of it, by the numbers that it has, and then its next page. */
export async function more(working: Working): Promise<Outcome> {
  const { shown, listed = shown.length, paging } = working.state
  const say = sentencesIn(working.said.language)
  if (listed < shown.length) {
    const next = shown.slice(listed, listed + maxLines)
    const lines = next.map(({ label }, at) => `${listed + at + 1}. ${label}`)
    const left = shown.length - listed - next.length
    working.state = { ...working.state, listed: listed + next.length }
    const goesOn = paging !== null
    const after = left > 0 || goesOn ? [say.andMore(left, goesOn)] : []
    return { reply: [...lines, ...after].join('\n') }
  }
  if (paging === null) return { reply: say.nothingMore }
  return callAndTell(working, paging.capability as CapabilityId, paging.input, null)
}
