import { bareAnswer } from '#server/domain/assistant/bare_answer.ts'
import {
  afterOneOf,
  plainOf,
  type Spoken,
  withoutOpeners,
} from '#server/domain/assistant/message.ts'
import { positionIn, withDays } from '#server/domain/assistant/said_numbers.ts'
import type { OpenQuestion } from '#server/domain/assistant/state.ts'
import { readMoment } from '#server/domain/assistant/times.ts'
import type { Working } from '#server/surfaces/assistant/rules/context.ts'
import { needKind } from '#server/surfaces/assistant/rules/matches.ts'
import { isOtherOne } from '#server/surfaces/assistant/rules/other_one.ts'
import { frameOf } from '#server/surfaces/assistant/rules/request.ts'
import { describedBy } from '#server/surfaces/assistant/rules/sense/described.ts'

type Option = OpenQuestion['options'][number]

/** The option that a message chooses, and what it asks for behind that: “Anna Berger, and Ben too”. */
export function chosenWithRest(
  working: Working,
  question: OpenQuestion,
  message: string,
): readonly [option: Option | undefined, rest: string | null] {
  const option = chosen(working, question, message)
  if (option) return [option, null]
  const { joiners } = working.spoken.words
  const between = new RegExp(`\\s*[,;.–]\\s+|\\s+(?=(?:${joiners.join('|')})\\s)`, 'iu')
  const [first = '', ...others] = message.split(between)
  const rest = others.join(' ').trim()
  if (rest === '') return [undefined, null]
  const denied = isOtherOne(rest, working) ? notChosen(working, question, first) : undefined
  return denied ? [denied, null] : [chosen(working, question, first), rest]
}

/** The option that a message names, with or without what stands around it: “the second, obviously”, “not Klein”. */
function chosen(working: Working, question: OpenQuestion, message: string): Option | undefined {
  const bare = bareAnswer(message, working.spoken)
  return (
    optionOf(working, question, message) ??
    optionOf(working, question, bare) ??
    notChosen(working, question, bare) ??
    described(working, question, bare)
  )
}

/** Of two options the one that a message does not deny: “not Klein”. */
function notChosen(working: Working, question: OpenQuestion, message: string): Option | undefined {
  const { not } = working.spoken.words
  const denied = afterOneOf(message, not, working.spoken.words)
  const { options } = question
  const option = denied === null ? undefined : optionOf(working, question, denied)
  return option && options.length === 2 ? options.find((one) => one !== option) : undefined
}

/** Whether a message speaks of an option, so that it is about what was asked: “maybe Klein”. */
export function speaksOfOption(
  { spoken: { words } }: Working,
  { options }: OpenQuestion,
  message: string,
): boolean {
  const keys = plainOf(message, words).split(' ')
  const labels = options.flatMap(({ label }) => plainOf(label, words).split(' '))
  return keys.some((one) => one.length > 2 && labels.includes(one) && !words.fillers.includes(one))
}

/** The one option that a message tells by who has it or when it is: “the one with Ada”, “Zoë's”. */
function described(
  working: Working,
  { options, slot, next }: OpenQuestion,
  message: string,
): Option | undefined {
  const frame = next && frameOf(working, { frame: next.frame })
  if (!frame) return undefined
  const found = describedBy(working, frame.slots[slot] ?? needKind(slot), message)
  const fit = options.filter((one) => found.some(({ handle }) => handle === one.handle))
  return fit.length === 1 ? fit[0] : undefined
}

function optionOf(
  working: Working,
  { options }: OpenQuestion,
  message: string,
): Option | undefined {
  const { spoken } = working
  const place = positionIn(message, options.length, spoken)
  if (place !== null) return options[place - 1]
  const day = dayChosen(working, options, message)
  if (day) return day
  // “On the second”, “am zweiten”: the second of those days.
  const numbered = positionIn(
    afterOneOf(message, spoken.words.on_day, spoken.words) ?? '',
    options.length,
    spoken,
  )
  if (numbered !== null && options.every(isDay)) return options[numbered - 1]
  const plain = withoutLittle(message, spoken)
  const named = options.filter(({ label }) => plainOf(label, spoken.words) === plain)
  const labeled = (part: string) =>
    options.filter(({ label }) => plainOf(label, spoken.words).includes(part))
  const whole = labeled(plainOf(message, spoken.words))
  const partly = whole.length === 1 ? whole : labeled(plain)
  const best = named.length > 0 ? named : partly
  return plain !== '' && best.length === 1 ? best[0] : undefined
}

/** The words of an answer without those that say nothing: “the wg one”, “na die Berger”. */
function withoutLittle(message: string, { words, vagueWords }: Spoken): string {
  const all = plainOf(message, words).split(' ')
  const left = all.filter((one) => !words.fillers.includes(one) && !vagueWords.has(one))
  return (left.length > 0 ? left : all).join(' ')
}

/** Whether an option is a day, perhaps with an hour. */
function isDay({ value }: { readonly value: unknown }): boolean {
  return /^\d{4}-\d\d-\d\d(?: |$)/.test(String(value))
}

/** The option of a day that a message names: “the eleventh”, “the one on the 13th”. */
function dayChosen(
  { said, spoken }: Working,
  options: readonly Option[],
  message: string,
): Option | undefined {
  if (!options.every(isDay)) return undefined
  const time = withDays(withoutOpeners(message, spoken), spoken)
  const read = readMoment(time, said, null)
  if (read === null || !('day' in read)) return undefined
  return options.find(({ value }) => String(value).startsWith(read.day))
}
