import type { SlotKind } from '#generated/server/assistant/frame.ts'
import type { CapabilityId } from '#generated/types.ts'
import { actOf } from '#server/domain/assistant/act_of.ts'
import { bareAnswer } from '#server/domain/assistant/bare_answer.ts'
import { plainOf, withoutOpeners } from '#server/domain/assistant/message.ts'
import { namedWell } from '#server/domain/assistant/names.ts'
import { withDays } from '#server/domain/assistant/said_numbers.ts'
import type { OpenQuestion, Thing } from '#server/domain/assistant/state.ts'
import { saysTime } from '#server/domain/assistant/times.ts'
import { isObject } from '#server/domain/basics/json.ts'
import { sentencesIn } from '#server/domain/messages/spoken/languages.ts'
import { newQuestion, questionText } from '#server/surfaces/assistant/rules/ask.ts'
import { callAndTell } from '#server/surfaces/assistant/rules/carry.ts'
import { chosenWithRest, speaksOfOption } from '#server/surfaces/assistant/rules/chosen.ts'
import type { Request, Working } from '#server/surfaces/assistant/rules/context.ts'
import { needKind } from '#server/surfaces/assistant/rules/matches.ts'
import { impossible } from '#server/surfaces/assistant/rules/impossible.ts'
import { lastRequestWith } from '#server/surfaces/assistant/rules/elliptic.ts'
import { momentSlot } from '#server/surfaces/assistant/rules/moments.ts'
import {
  answeredRequest,
  carryOutRequest,
  frameOf,
} from '#server/surfaces/assistant/rules/request.ts'
import { asksFor, nameGiven } from '#server/surfaces/assistant/rules/name/name_given.ts'
import { isPutOff } from '#server/surfaces/assistant/rules/doubt/put_off.ts'
import { isRefused } from '#server/surfaces/assistant/rules/to_do_first.ts'
import type { Outcome } from '#server/surfaces/assistant/rules/outcome.ts'
import { asksBack, isMarked } from '#server/surfaces/assistant/rules/doubt/questions_asked.ts'
import { saysYesTo } from '#server/surfaces/assistant/rules/answer_yes.ts'
import { describedBy } from '#server/surfaces/assistant/rules/sense/described.ts'
import { readingIn } from '#server/surfaces/assistant/rules/sense/senses.ts'
import type { Spot } from '#server/surfaces/assistant/rules/sense/spot.ts'
import { isTime } from '#server/surfaces/assistant/rules/sense/slot_fits.ts'

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
  if (act === 'wait' || act === 'repeat' || isPutOff(working, message))
    return { reply: questionText(question) }
  const isConfirm = question.kind === 'confirm'
  const { yes, no } = working.spoken.words
  const refuses = act === 'no' || (!isRequest && beginsWith(message, no, working))
  if (act === 'never_mind' || isRefused(working, message) || (isConfirm && refuses)) {
    close()
    return { reply: sentencesIn(working.said.language).dropped }
  }
  if (isConfirm) {
    if (act !== 'yes' && !saysYesTo(working, question, message)) {
      // “Yes, once I have copied it” is no yes yet.
      const isPartly = !isRequest && beginsWith(message, yes, working)
      return isPartly ? { reply: questionText(question) } : null
    }
    // “Sure?” asks back.
    if (isMarked(message)) return { reply: questionText(question) }
    close()
    const done = await callAndTell(
      working,
      question.capability as CapabilityId,
      question.input,
      null,
    )
    if (done.error || question.next === null) return done
    const after = await carryOutRequest(working, question.next.slots as unknown as Request)
    return { ...after, reply: joined(done.reply, after.reply) }
  }
  if (asksBack(working, message)) return null
  if (question.kind === 'choice') {
    const [option, rest] = chosenWithRest(working, question, message)
    if (!option) {
      // What speaks of an option and asks for nothing else is no other request.
      const isAbout = !isRequest && speaksOfOption(working, question, message)
      return isAbout ? { reply: questionText(question) } : null
    }
    close()
    const offered = thingsOffered(working, question)
    const done = await goOn(working, question, option.value)
    if (offered.length > 0 && !done.error) working.state = { ...working.state, shown: offered }
    return rest === null ? done : withRest(working, done, rest)
  }
  const named = nameGiven(working, question, message)
  if (named !== null && !(act !== null || (isRequest && asksFor(working, named.name)))) {
    close()
    return goOn(working, question, named.name, named.isUnsure)
  }
  // A free answer: anything that is no request and no act of speech; the name of what is asked for is one in any case.
  // What a page is asked for may be when it is.
  const isPage = question.slot === 'clarification_answer'
  const bare = isPage ? message : bareAnswer(message, working.spoken)
  const isTime =
    (question.kind === 'time' || isPage) &&
    (saysTime(withDays(bare, working.spoken), working.said) ||
      (isPage ? tellsWhen : tellsOnlyWhen)(working, bare))
  if (isRequest && !isTime && !isNameAsked(working, question, bare)) return null
  if (act !== null && !(act === 'yes' && isPage)) return null
  // “Pay the bill” is no name and no time.
  if (impossible(message, working, () => 0)) return null
  close()
  return goOn(working, question, bare.trim())
}

/** Whether a message says when something is, and nothing else: “it is on Sunday the thirteenth at two o'clock”. */
function tellsOnlyWhen(working: Working, message: string): boolean {
  const { spots, tags } = readingIn(working, message)
  return (
    tellsWhen(working, message) &&
    spots.every(({ kind }) => kind === 'time' || kind === 'it') &&
    tags.every(({ classes }) => classes.has('reason') || classes.has('time'))
  )
}

/** Whether a message says a time and names nothing: “it's the 13th, starts 11am”. */
function tellsWhen(working: Working, message: string): boolean {
  const { spots, unknown } = readingIn(working, message)
  return spots.some(({ kind }) => kind === 'time') && !spots.some(isOfOther) && unknown.length === 0
}

function isOfOther({ kind, isSoft }: Spot): boolean {
  return !isSoft && kind !== 'time' && kind !== 'it' && kind !== 'number'
}

/** From when on words are the name of a thing that was asked for. */
const surely = 0.75

/** Whether a message is nothing but the name of a thing of the kind that was asked for: “Date night”. */
function isNameAsked(working: Working, { next, slot }: OpenQuestion, message: string): boolean {
  const frame = next && frameOf(working, { frame: next.frame })
  if (!frame) return false
  const kind = frame.slots[slot] ?? needKind(slot)
  const { spoken, names, state } = working
  const about = { names, spoken, shown: state.shown, focus: state.focus }
  const bare = withoutOpeners(message, spoken)
  const isLong = plainOf(bare, spoken.words).split(' ').length > maxName
  if (isLong || namesNothing(kind)) return false
  // “Zoë's”, “the one on Friday”
  const isDescribed = () => describedBy(working, kind, bare).length === 1
  return namedWell(kind as SlotKind, bare, about) >= surely || isDescribed()
}

/** The most words of a name that is an answer. */
const maxName = 6

/** Whether no slot of a kind takes the name of a thing. */
function namesNothing(kind: string): boolean {
  return isTime(kind) || ['text', 'words', 'number', 'link'].includes(kind)
}

/** What was offered, where all of it are things: “the other one” is one of them from now on. */
function thingsOffered({ names }: Working, { options }: OpenQuestion): readonly Thing[] {
  const found = options.flatMap(({ label, value }) => {
    if (isThing(value)) return [value]
    const whole = names
      .find('person', names.wordsOf(label).join(' '))
      .filter(({ sure }) => sure === 1)
    return whole.length === 1 && whole[0] ? [whole[0].thing] : []
  })
  return found.length === options.length ? found : []
}

/** What came of an answer, and then of what was asked for behind it; where that is not understood, it says so. */
async function withRest(working: Working, done: Outcome, rest: string): Promise<Outcome> {
  if (done.error || working.state.question !== null) return done
  const { notYetDone } = sentencesIn(working.said.language)
  const [and = ''] = working.spoken.words.and
  const next = lastRequestWith(working, rest) ?? lastRequestWith(working, `${and} ${rest}`)
  if (next === null) return { ...done, reply: `${done.reply}\n${notYetDone}` }
  const after = await carryOutRequest(working, next)
  return { ...after, reply: joined(done.reply, after.reply) }
}

/** Goes on with what was asked for; what is not sure is asked about. */
async function goOn(
  working: Working,
  question: OpenQuestion,
  value: unknown,
  isUnsure = false,
): Promise<Outcome> {
  const { next, capability, slot, input, day } = question
  const words = typeof value === 'string' && day ? `${day} ${value}` : value
  if (isRequest(words)) return carryOutRequest(working, { ...words.request, unsure: false })
  if (next === null) {
    const own = isCall(words)
      ? words
      : {
          capability,
          input: isThing(words)
            ? { ...input, [slot]: words.handle }
            : isObject(words)
              ? words
              : { ...input, [slot]: words },
        }
    keepLast(working, own)
    return callAndTell(working, own.capability as CapabilityId, own.input, null)
  }
  const frame = frameOf(working, next.slots as unknown as Request)
  if (question.kind !== 'text' && frame?.capability !== capability)
    return changeFirst(working, question, String(words))
  const request = answeredRequest(next.slots, slot, isThing(words) ? words : String(words))
  return carryOutRequest(working, isUnsure ? { ...request, unsure: true } : request)
}

/** What was asked for is known by what was chosen from now on: “no, Saturday” asks the same of the same people. */
function keepLast(
  working: Working,
  {
    capability,
    input,
  }: { readonly capability: string; readonly input: Readonly<Record<string, unknown>> },
): void {
  const { last } = working.state
  if (last === null || frameOf(working, { frame: last.frame })?.capability !== capability) return
  const isDeep = Object.keys(last.slots).some((slot) => slot.includes('.'))
  if (!isDeep) working.state = { ...working.state, last: { ...last, slots: input } }
}

/** Makes the call that a request needs first, such as a time for a draft, and then carries the request out. */
async function changeFirst(
  working: Working,
  question: OpenQuestion,
  words: string,
): Promise<Outcome> {
  const { next, capability, slot, input } = question
  const read = await momentSlot(working, slot, words)
  if (read.kind !== 'value') {
    const asked = read.kind === 'ask' ? read : { as: question.kind, text: read.text, options: [] }
    const { as: kind, text, options, day } = { day: undefined, ...asked }
    const { day: _, ...before } = question
    const again = newQuestion(
      { ...before, ...{ kind, text, options }, ...(day && { day }) },
      working.said.now,
    )
    working.state = { ...working.state, question: again }
    return { reply: questionText(again) }
  }
  const complete = { ...input, ...read.values }
  const done = await callAndTell(working, capability as CapabilityId, complete, null)
  if (done.error || next === null) return done
  const after = await carryOutRequest(working, next.slots as unknown as Request)
  return { ...after, reply: joined(done.reply, after.reply) }
}

/** Whether the first word of a message is one of these. */
function beginsWith(message: string, words: readonly string[], { spoken }: Working): boolean {
  const [first = ''] = plainOf(message, spoken.words).split(' ')
  return words.includes(first)
}

/** One reply after another, each line once. */
function joined(first: string, second: string): string {
  const last = new Set(second.split('\n'))
  return [...first.split('\n').filter((line) => !last.has(line)), second].join('\n')
}

/** A choice that stands for a call of its own. */
function isCall(value: unknown): value is { capability: string; input: Record<string, unknown> } {
  return isObject(value) && typeof value.capability === 'string' && isObject(value.input)
}

/** A choice that stands for what a message may have meant. */
function isRequest(value: unknown): value is { readonly request: Request } {
  return isObject(value) && isObject(value.request) && isObject(value.request.words)
}

function isThing(value: unknown): value is Thing {
  return isObject(value) && typeof value.handle === 'string' && typeof value.label === 'string'
}
