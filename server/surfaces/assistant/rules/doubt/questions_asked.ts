import { tokensOf } from '#generated/server/assistant/tokens.ts'
import { kept } from '#server/domain/assistant/kept.ts'
import { plainOf, type Spoken, withoutOpeners } from '#server/domain/assistant/message.ts'
import type { Request, Working } from '#server/surfaces/assistant/rules/context.ts'
import { frameOf } from '#server/surfaces/assistant/rules/request.ts'
import { readingIn, senseFrames } from '#server/surfaces/assistant/rules/sense/senses.ts'
import type { Reading } from '#server/surfaces/assistant/rules/sense/weighing.ts'
import { wordsTaken } from '#server/surfaces/assistant/rules/sense/words_taken.ts'

/** Whether a message ends with a question mark. */
export function isMarked(message: string): boolean {
  return /\?[\s)\]"“”'’!?]*$/u.test(message)
}

/**
 * Whether a message asks something, so that it answers nothing: “what would you call it?”, “the first, is that the one from work?”.
 * “What about Saturday?” proposes.
 */
export function asksBack(working: Working, message: string): boolean {
  if (!isMarked(message)) return false
  const { words } = working.spoken
  const { who = [], when = [], how = [], what = [], what_of = [], lets = [] } = words.senses
  const last = lastPart(message)
  const begins = (plain: string, some: readonly string[]) =>
    some.some((one) => plain.startsWith(`${one} `))
  return (
    [message, last].some((part) => {
      const plain = plainOf(withoutOpeners(part, working.spoken), words)
      if (begins(plain, [...what_of, ...lets])) return false
      return begins(plain, [...words.asking, ...who, ...when, ...how, ...what])
    }) || asksOfSelf(working, message)
  )
}

/** What follows the last mark within a message. */
function lastPart(message: string): string {
  return message.split(/[,;.!?:–]\s+/u).at(-1) ?? message
}

/** “I” and “we” of a language: what its words for oneself and its questions have in common. */
const subjectsIn = kept(({ words }: Spoken): ReadonlySet<string> => {
  const { me = [] } = words.senses
  const asked = words.asking.map((one) => one.split(' ').at(-1) ?? '')
  return new Set(asked.filter((one) => words.selves.includes(one) && me.includes(one)))
})

/**
 * Whether somebody asks what they do or did themselves, the verb before “I”: “am I going to it?”, “komme ich?”. Without a question mark
 * only words that do nothing else but ask count, and those of an exclamation do not: “bin ich dabei!”
 */
export function asksOfSelf({ spoken }: Pick<Working, 'spoken'>, clause: string): boolean {
  const { words } = spoken
  const subjects = subjectsIn(spoken)
  const keysOf = (part: string) =>
    tokensOf(withoutOpeners(part, spoken), words.short).map(({ key }) => key)
  if (!isMarked(clause)) {
    const [verb = '', subject = ''] = /!\s*$/u.test(clause) ? [] : keysOf(clause)
    return subjects.has(subject) && words.asking.includes(`${verb} ${subject}`)
  }
  const isIdle = (key: string) => words.fillers.includes(key) || words.joiners.includes(key)
  return [clause, lastPart(clause)].some((part) => {
    const keys = keysOf(part)
    return subjects.has(keys[keys.findIndex((key) => !isIdle(key)) + 1] ?? '')
  })
}

/** Whether a statement ends as a question: “bowling is at 7, right?”, “bowling is cancelled, is it” */
export function isAskedBehind(clause: string, { tags, tokens }: Reading): boolean {
  const last = tags.at(-1)
  if (last?.classes.has('tag_question') !== true) return false
  const isApart = last.to - last.from > 1 && clause.includes(',')
  return /\?\s*$/.test(clause) || (isApart && last.to === tokens.length)
}

const rsvp = 'invites.rsvp.update'

/**
 * What a message asks for, where a question was taken for an answer or for another question: who asks whether they are coming is shown the
 * plan, and is no answer to the invitation.
 */
export function asQuestion(
  working: Working,
  clause: string,
  request: Request | null,
): Request | null {
  if (request === null) return null
  const { words, other } = request
  const capability = frameOf(working, request)?.capability
  if (capability === 'plans.logistics.get' && !asksOfItems(working, clause, request))
    return planShown(request, words.plan_handle) ?? request
  const isAnswer = capability === rsvp
  const isOther = other && frameOf(working, other)?.capability === rsvp
  if (!(isAnswer || isOther) || !asksOfSelf(working, clause)) return request
  if (isAnswer) return planShown(request, words.invite_handle) ?? request
  const { other: _, ...only } = request
  return only
}

/** The same of the plan itself. */
function planShown({ language }: Request, plan: string | undefined): Request | null {
  const frame = senseFrames.find(
    ({ capability, slots }) => capability === 'plans.get' && !('query' in slots),
  )
  if (frame === undefined) return null
  const words: Record<string, string> = plan === undefined ? {} : { plan_handle: plan }
  return {
    ...{ frame: frame.id, words, values: {}, labels: {}, unsure: false },
    ...(language !== undefined && { language }),
  }
}

/** Classes of words that speak of the items of a checklist. */
const ofItems: readonly string[] = [
  ...['checklist', 'item', 'left', 'open_state', 'ready', 'todo_v', 'bring', 'prepare', 'need'],
  ...['must', 'remember'],
]

/**
 * Whether a message speaks of what is to be done or brought. “Do” before its subject helps a verb along: “what do I have at bowling?”
 * asks for no tasks.
 */
function asksOfItems(working: Working, clause: string, { words }: Request): boolean {
  const { spoken } = working
  const { tags, tokens, unknown } = readingIn(working, clause)
  const taken = wordsTaken(Object.values(words), spoken)
  const subjects = subjectsIn(spoken)
  const { do: doing = [] } = spoken.words.senses
  const isHelping = (at: number) =>
    doing.includes(tokens[at]?.key ?? '') && subjects.has(tokens[at + 1]?.key ?? '')
  if (unknown.length > 0 || !tokens.some((_, at) => isHelping(at))) return true
  const isNamed = (at: number) => taken.has(tokens[at]?.key ?? '')
  return tags.some(
    ({ from, to, classes }) =>
      !(to === from + 1 && isHelping(from)) &&
      !isNamed(from) &&
      ofItems.some((one) => classes.has(one)),
  )
}
