import { plainOf, saysOneOf } from '#server/domain/assistant/message.ts'
import type { Request, Working } from '#server/surfaces/assistant/rules/context.ts'
import { frameOf } from '#server/surfaces/assistant/rules/request.ts'
import { requestIn } from '#server/surfaces/assistant/rules/sense/choose.ts'
import { betweenTold, cutsIn, partsAt } from '#server/surfaces/assistant/rules/cut/cuts.ts'
import { isRefusing } from '#server/surfaces/assistant/rules/doubt/denied.ts'

/**
 * Whether a no in another part of a message turns a request into its opposite: “We did not sleep. I like karaoke” is no dislike. The part
 * that names what it is about asks for something else by itself.
 */
export function isTurnedElsewhere(working: Working, clause: string, request: Request): boolean {
  const frame = frameOf(working, request)
  if (frame === null || !isRefusing(frame)) return false
  const cuts = cutsIn(clause, working.spoken.words).filter(({ why }) => betweenTold.has(why))
  const parts = partsAt(clause, cuts).map(({ text }) => text)
  const said = Object.values(request.words)
  const own = parts.filter((part) => said.some((one) => part.includes(one)))
  const { words } = working.spoken
  const { not = [] } = words.senses
  const isNo = (part: string) => saysOneOf(plainOf(part, words), [...words.not, ...not])
  if (own.length === 0 || own.some(isNo) || !parts.some(isNo)) return false
  const alone = requestIn(working, own.join('. '))
  const of = alone && frameOf(working, alone)
  return !of || of.capability !== frame.capability || !isRefusing(of)
}
