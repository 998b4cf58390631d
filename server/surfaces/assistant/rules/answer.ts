import type { CapabilityId } from '#generated/types.ts'
import { actOf, plainOf, positionIn } from '#server/domain/assistant/message.ts'
import type { OpenQuestion, Thing } from '#server/domain/assistant/state.ts'
import { isObject } from '#server/domain/basics/json.ts'
import { dropped } from '#server/domain/messages/spoken.ts'
import { callAndTell, type Outcome } from '#server/surfaces/assistant/rules/carry.ts'
import type { Request, Working } from '#server/surfaces/assistant/rules/context.ts'
import { answeredRequest, carryOutRequest } from '#server/surfaces/assistant/rules/request.ts'

/**
 * What a message is as the answer to the open question; null where the person speaks of something else.
 * `isRequest` says whether it is a request by itself.
 */
export async function answerQuestion(
  working: Working,
  question: OpenQuestion,
  message: string,
  isRequest: boolean,
): Promise<Outcome | null> {
  const act = actOf(message, working.spoken)
  const close = () => {
    working.state = { ...working.state, question: null }
  }
  if (act === 'never_mind' || (act === 'no' && question.kind === 'confirm')) {
    close()
    return { reply: dropped }
  }
  if (question.kind === 'confirm') {
    if (act !== 'yes') return null
    close()
    const done = await callAndTell(
      working,
      question.capability as CapabilityId,
      question.input,
      null,
    )
    if (done.error || question.next === null) return done
    const after = await carryOutRequest(working, question.next.slots as unknown as Request)
    return { ...after, reply: `${done.reply}\n${after.reply}` }
  }
  if (question.kind === 'choice') {
    const option = chosen(working, question, message)
    if (!option) return null
    close()
    return goOn(working, question, option.value)
  }
  // A free answer: anything that is no request and no act of speech.
  if (isRequest || (act !== null && act !== 'yes')) return null
  close()
  return goOn(working, question, message.trim())
}

function chosen({ spoken }: Working, { options }: OpenQuestion, message: string) {
  const place = positionIn(message, options.length, spoken)
  if (place !== null) return options[place - 1]
  const plain = plainOf(message, spoken.words)
  const named = options.filter(({ label }) => plainOf(label, spoken.words) === plain)
  const partly = options.filter(({ label }) => plainOf(label, spoken.words).includes(plain))
  const best = named.length > 0 ? named : partly
  return plain !== '' && best.length === 1 ? best[0] : undefined
}

/** Goes on with what was asked for. */
async function goOn(working: Working, question: OpenQuestion, value: unknown): Promise<Outcome> {
  const { next, capability, slot, input } = question
  if (next !== null) {
    const answer = isThing(value) ? value : String(value)
    return carryOutRequest(working, answeredRequest(next.slots, slot, answer))
  }
  const complete = isObject(value) ? value : { ...input, [slot]: value }
  return callAndTell(working, capability as CapabilityId, complete, null)
}

function isThing(value: unknown): value is Thing {
  return isObject(value) && typeof value.handle === 'string' && typeof value.label === 'string'
}
