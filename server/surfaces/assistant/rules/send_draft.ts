import type { Request, Working } from '#server/surfaces/assistant/rules/context.ts'
import { readingIn, senseFrames } from '#server/surfaces/assistant/rules/sense/senses.ts'

/**
 * “Send it” while nothing waits: the invitation to the draft that was spoken of last is prepared, and waits for approval. Null where no draft
 * was spoken of, and for words that only approve.
 */
export async function sendingDraft(working: Working, clause: string): Promise<Request | null> {
  const { state, hands } = working
  const plan = state.focus.find(({ kind }) => kind === 'plan')
  if (plan === undefined || state.approval !== null || state.question !== null) return null
  const isSending = readingIn(working, clause).tags.some(({ classes }) => classes.has('send'))
  const frame = senseFrames.find(
    (one) => one.capability === 'plans.invitation.prepare' && one.slots.plan_handle === 'draft',
  )
  if (!isSending || frame === undefined) return null
  // No names are read for an act of speech.
  const { data } = await hands.call('plans.get', { plan_handle: plan.handle })
  if (data?.plan?.state !== 'draft') return null
  const slot = 'plan_handle'
  return { frame: frame.id, words: {}, values: { [slot]: plan.handle }, labels: { [slot]: plan } }
}
