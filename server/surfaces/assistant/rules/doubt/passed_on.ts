import type { Frame } from '#generated/server/assistant/frame.ts'
import { plainOf } from '#server/domain/assistant/message.ts'
import type { Request, Working } from '#server/surfaces/assistant/rules/context.ts'
import { requesting } from '#server/surfaces/assistant/rules/sense/asking.ts'
import { type Cut, cutsIn, type Why } from '#server/surfaces/assistant/rules/cut/cuts.ts'
import { readingIn, type Senses } from '#server/surfaces/assistant/rules/sense/senses.ts'

/**
 * Whether a sentence before a request may pass it on, deny it or put it off: it tells of what somebody says, writes or wants of
 * those who listen, or points at what follows or at what is done: “here is what Ben wrote”, “you should never do this”, “I did that myself”.
 */
export function mayPassOn({ spoken }: Working, sentence: string): boolean {
  const { say = [], to = [], act = [], what = [], when = [] } = spoken.words.passed_on
  const plain = plainOf(sentence, spoken.words)
  const keys = plain.split(' ')
  const has = (some: readonly string[]) => keys.some((key) => some.includes(key))
  if (has(say) || has(to) || when.some((one) => ` ${plain} `.includes(` ${one} `))) return true
  if (what.includes(keys.at(-1) ?? '')) return true
  const isAct = (key: string | undefined) => act.includes(key ?? '')
  const isOfAct = (at: number) => isAct(keys[at + 1]) || isAct(keys[at - 1]) || isAct(keys.at(-1))
  if (keys.some((key, at) => what.includes(key) && isOfAct(at))) return true
  // “This is what I do not want.”
  const { not, selves } = spoken.words
  return what.includes(keys[0] ?? '') && has(not) && has(selves)
}

/**
 * Whether words behind a request say that somebody else said it, or does not want it: “…, Ben wrote”, “…, er will das nicht”.
 */
export function isSaidByOthers({ spoken }: Working, part: string): boolean {
  const { clause, not, them, passed_on } = spoken.words
  const { saying = [], what = [] } = passed_on
  const keys = plainOf(part, spoken.words).split(' ')
  const has = (some: readonly string[]) => keys.some((key) => some.includes(key))
  const [first = ''] = keys
  const isOfThird = them.includes(first) && (clause.subject ?? []).includes(first)
  // “Take Lukas off bowling, he said no” tells what he answered.
  const { yes, no } = spoken.words
  const isAnswer = (key: string) => yes.includes(key) || no.includes(key)
  const isAnswering =
    isOfThird && keys.some((key, at) => saying.includes(key) && isAnswer(keys[at + 1] ?? ''))
  return (has(saying) && !isAnswering) || (isOfThird && has(not) && has(what))
}

/** Whether what stands behind a comma says that somebody else said it, and is no part of a text. */
export function isSaidBehind(
  working: Working,
  clause: string,
  words: Readonly<Record<string, string>>,
): boolean {
  const texts = Object.values(words)
  return clause
    .split(/,\s+/u)
    .slice(1)
    .some((part) => !texts.some((text) => text.includes(part)) && isSaidByOthers(working, part))
}

/**
 * Whether a message passes something on: it quotes lines of a mail, or what stands before its last sentence or its colon may pass on
 * what follows.
 */
export function isPassedOn(
  working: Working,
  clause: string,
  words: Readonly<Record<string, string>>,
): boolean {
  if (/^\s*>/mu.test(clause) || isMail(working, clause)) return true
  // “Ada wrote me: …” is no name of anybody.
  const texts = Object.entries(words).flatMap(([slot, text]) => (ofPeople.test(slot) ? [] : [text]))
  let begin = 0
  for (const { why, from, to } of endsIn(working, clause)) {
    const head = clause.slice(begin, from).trim()
    begin = to
    // “Save this page to Date night: https://…” says itself what is to be saved.
    const isLink = why === 'colon' && /^https?:\S+$/u.test(clause.slice(to).trim())
    const isText =
      head === '' || isLink || texts.some((text) => text !== head && text.includes(head))
    if (isText) continue
    if (mayPassOn(working, head)) return true
    if (why === 'colon' && (isTo(working, head) || isNo(working, head))) return true
  }
  return false
}

/** Slots that name people. */
const ofPeople = /people|person/

/** Whether a message begins as a mail does: “From: Ben. …”. */
export function isMail({ spoken: { words } }: Working, message: string): boolean {
  const head = /^\s*(\p{L}+):\s/u.exec(message)?.[1]
  return head !== undefined && words.on_day.includes(plainOf(head, words))
}

/** Where a message has said something that what follows may belong to: at the ends of sentences and lines, and at colons. */
function endsIn({ spoken }: Working, clause: string): Cut[] {
  return cutsIn(clause, spoken.words).filter(({ why }) => ends.has(why))
}

const ends: ReadonlySet<Why> = new Set(['sentence', 'pause', 'ordinal', 'line', 'colon'])

/** Whether words end in a no: “please not: …”. */
function isNo({ spoken: { words } }: Working, head: string): boolean {
  const plain = plainOf(head, words)
  const { not = [] } = words.senses
  return [...words.not, ...not].some((one) => plain === one || plain.endsWith(` ${one}`))
}

/** Whether somebody else is to do it: “tell Ben to cancel the bowling”. “Ask Ben to the bowling” invites him. */
export function isForOthers({ spoken }: Working, { reading: { tokens, spots } }: Senses): boolean {
  const { tell = [], to_do = [] } = spoken.words.passed_on
  return spots.some(({ kind, from, to, things }) => {
    const isPerson = kind === 'name' && things[0]?.thing.kind === 'person'
    const isTold = tell.includes(tokens[from - 1]?.key ?? '')
    if (!isPerson || !isTold || !to_do.includes(tokens[to]?.key ?? '')) return false
    const next = tokens.slice(to + 1).find(({ key }) => !spoken.silent.has(key))
    const classes = spoken.lexicon.classesOf(next?.key ?? '')
    return [...classes].some((one) => requesting.has(one))
  })
}

/** How much of a message is looked through for doubts, in characters. */
const maxRead = 400

/** Whether a message goes on behind what is looked through for doubts, and no text of the request goes on to its end. */
export function isReadInPart(clause: string, { words }: Request): boolean {
  const whole = clause.trim().replace(/[.!?…"“”]+$/u, '')
  const isToEnd = (text: string) => whole.endsWith(text.replace(/[.!?…"“”]+$/u, ''))
  return whole.length > maxRead && !Object.values(words).some(isToEnd)
}

/** Whether what is to be written ends in a no, or stands in a sentence before the one that says what it is for. */
export function isTextTurned(
  working: Working,
  clause: string,
  { slots }: Frame,
  { words }: Request,
): boolean {
  const { words: spoken } = working.spoken
  const texts = Object.entries(words).filter(([slot]) => slots[slot] === 'text')
  const isEnded = ([, text]: [string, string]) => {
    const keys = plainOf(text, spoken).split(' ')
    return keys.length > 1 && spoken.not.includes(keys.at(-1) ?? '') && !/["“„«]/u.test(text)
  }
  if (texts.some(isEnded)) return true
  const last = endsIn(working, clause).findLast(({ why }) => why !== 'colon')?.from ?? -1
  const isBefore = ([, text]: [string, string]) =>
    clause.includes(text) && clause.lastIndexOf(text) + text.length <= last
  const isBehind = (text: string) => clause.indexOf(text) > last
  return last > 0 && texts.some(isBefore) && Object.values(words).some(isBehind)
}

/** Whether somebody is to hear something: “tell Ben: …”. */
function isTo(working: Working, head: string): boolean {
  const { told = [] } = working.spoken.words.senses
  const { spots } = readingIn(working, head)
  const [first = ''] = plainOf(head, working.spoken.words).split(' ')
  const isPerson = spots.some(
    ({ kind, things }) => kind === 'name' && things[0]?.thing.kind === 'person',
  )
  return told.includes(first) && isPerson
}
