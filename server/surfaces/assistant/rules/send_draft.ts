import { actOf } from '#server/domain/assistant/act_of.ts'
import type { Request, Working } from '#server/surfaces/assistant/rules/context.ts'
import {
  isStory,
  partsSaid,
  roleOf,
  withThings,
} from '#server/surfaces/assistant/rules/cut/parts_said.ts'
import { isRead } from '#server/surfaces/assistant/rules/matches.ts'
import { frameOf } from '#server/surfaces/assistant/rules/request.ts'
import { requestIn } from '#server/surfaces/assistant/rules/sense/choose.ts'
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

/**
 * The same behind what is said of the draft: “that looks great, send it to her”, “I'm happy with the pottery invitation; it may go out”. Null
 * where anything else is said before it.
 */
export async function sendingBehind(working: Working, clause: string): Promise<Request | null> {
  const parts = partsSaid(working, clause).map(({ text }) => text)
  const last = parts.at(-1)
  const said = parts.slice(0, -1)
  if (last === undefined || actOf(last, working.spoken) !== 'send') return null
  const isTold = (part: string) => {
    const role = roleOf(working, part)
    if (role !== 'named') return role === 'told' || role === 'aside'
    const request = requestIn(working, part)
    const frame = request && frameOf(working, request)
    return isStory(working, part) || !frame || request?.unsure === true || isRead({ frame })
  }
  if (said.length === 0 || !said.every(isTold)) return null
  const before = working.state
  working.state = withThings(working, before, said)
  const request = await sendingDraft(working, last)
  if (request === null) working.state = before
  return request
}
