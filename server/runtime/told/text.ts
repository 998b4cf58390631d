import { isObject } from '#server/domain/basics/json.ts'
import { answeredBefore } from '#server/domain/messages/tools.ts'
import { pathOf } from '#server/domain/basics/pointer.ts'
import type { GivenEnvelope } from '#server/runtime/answer.ts'
import type { Problem } from '#server/runtime/failure.ts'
import { briefData } from '#server/runtime/told/brief_data.ts'
import { DataText } from '#server/runtime/told/data_text.ts'
import { withToolNames } from '#server/runtime/told/names.ts'
import type { MeaningOf } from '#server/runtime/told/shown.ts'
import { noOthers, othersWordsOf } from '#server/runtime/told/others_words.ts'
import { type Call, callText, inputHere } from '#server/runtime/told/calls.ts'
import { type KnownWords, noWords } from '#server/runtime/told/known_words.ts'
import { canLimit } from '#server/runtime/told/fitting.ts'
import { type Extracts, readsOnIn, wholeLists } from '#server/runtime/told/long_lists.ts'
import { noPart, partOfData } from '#server/runtime/told/parts.ts'
import { inWords } from '#server/runtime/told/read_here.ts'
import { saidHere, summaryHere } from '#server/runtime/told/sentence.ts'

/**
 * An answer as the one text a model reads, short Markdown: what happened, what the user must learn with it, then a line for
 * each thing with what a next call may need, and the calls that may follow. Times are those of `timezone`, unless
 * what they belong to has its own.
 */
export function textOf(
  body: GivenEnvelope | Problem,
  timezone: string,
  meaningOf?: MeaningOf,
  known?: KnownWords,
  extracts: Extracts = wholeLists,
): string {
  return 'outcome' in body
    ? envelopeText(body, timezone, extracts, meaningOf, known)
    : problemText(body, known)
}

function envelopeText(
  body: GivenEnvelope,
  timezone: string,
  extracts: Extracts,
  meaningOf?: MeaningOf,
  known?: KnownWords,
): string {
  const { outcome, error, effects } = body
  const data = briefData(body)
  const { collection, disclosures, fallback_text } = outcome
  const others = othersWordsOf(body, data, meaningOf, known)
  const nested = (answer: GivenEnvelope) =>
    envelopeText(answer, timezone, wholeLists, meaningOf, known)
  const isWrite = body.execution_id !== undefined
  const part = partOfData(body.capability?.name)
  const writer = new DataText({
    ...{ others, zone: timezone, part, extracts, nested, isWrite },
    isPaged: canLimit(body.capability?.name),
  })
  const above = (field: string, value: unknown) => writer.has(field, value)
  const unconfirmed = effects.filter(({ state }) => state !== 'confirmed')
  return [
    oneLine(summaryHere(fallback_text, data, others)),
    ...(body.replayed ? [answeredBefore] : []),
    ...disclosures.map(({ text }) => oneLine(saidHere(text, others))),
    ...(error ? [whatOf(error, body.status)] : []),
    // Most answers have nothing of it, and are not copied.
    ...writer.data(others.hasTip ? inWords(data) : data),
    ...writer.facts(otherFacts(body)),
    ...writer.candidates(error?.candidates ?? []),
    ...writer.facts(error?.current ?? {}, 'Current'),
    ...waiting(error?.retry_after_seconds),
    ...(collection ? writer.page(collection) : []),
    ...unconfirmed.map(({ type, reason = '' }) =>
      oneLine(`Not confirmed: ${type.replaceAll(/[._]/g, ' ')}. ${withToolNames(reason)}`),
    ),
    ...(body.execution_id === undefined ? [] : [`execution_id=${body.execution_id}`]),
    ...writer.times(),
    ...callsAfter(body).flatMap((call) =>
      callText({ ...call, input: inputHere(call.input, data, others.meaningOf) }, above),
    ),
  ].join('\n')
}

/** Facts that the data does not say. */
function otherFacts({ outcome: { facts }, data, error }: GivenEnvelope): Record<string, unknown> {
  const known = isObject(data) ? data : {}
  return Object.fromEntries(
    Object.entries(facts).filter(
      ([name, value]) => !(name in known) && !(name === 'code' && value === error?.code),
    ),
  )
}

/** What a failure is about: its code, and the field that the answer of the user goes into, or that is wrong. */
function whatOf(
  { code, pointer, candidates, prerequisite }: NonNullable<GivenEnvelope['error']>,
  status: string,
): string {
  if (pointer === undefined) return `- code=${code}`
  const field = pathOf(pointer).join('/')
  const isAsked = status === 'needs_input' && !candidates && !prerequisite
  return `- ${isAsked ? 'ask for' : 'at'} ${field.replace(/[^\w/.-]/g, '?')} (code=${code})`
}

/**
 * The calls that may follow, each once: what removes an obstacle first, and a commit even where nothing suggests it. The
 * prerequisite of an error is among the next actions, unless it alone would lead back here.
 */
function callsAfter({ outcome, error, effects, next_actions }: GivenEnvelope): Call[] {
  const { confirmation } = outcome
  const { approve_at, approve_with } = confirmation ?? {}
  // Who may not commit is suggested no commit; the page where the user does is disclosed.
  const isTheirs =
    approve_at === undefined || next_actions.some(({ capability }) => capability === approve_with)
  const commit = confirmation &&
    isTheirs && {
      capability: confirmation.approve_with,
      input: { action_handle: confirmation.action_handle },
      requires_approval: true,
    }
  const calls: Call[] = [
    ...(error?.prerequisite && next_actions.length === 0 ? [error.prerequisite] : []),
    ...next_actions,
    ...(commit ? [commit] : []),
    ...effects.flatMap(({ observe }) => observe ?? []),
  ]
  // What reads on in a list stands beside another call of the same tool.
  const keyOf = ({ capability, input }: Call) => `${capability} ${readsOnIn(input)}`
  const once = new Map(calls.toReversed().map((call) => [keyOf(call), call]))
  return [...once.values()].toReversed()
}

function problemText(problem: Problem, known: KnownWords = noWords): string {
  const { title, detail, errors, prerequisite, current, retry_after_seconds } = problem
  const writer = new DataText({
    ...{ others: noOthers, zone: 'UTC', part: noPart, extracts: wholeLists, isPaged: true },
    ...{ nested: () => '', isWrite: false },
  })
  const found = errors.flatMap(({ pointer, message, suggestion }) => {
    const at = pointer === '' ? 'input' : pointer
    // The first sentence is what is wrong, where that is one thing.
    if (detail.startsWith(message)) return pointer === '' ? [] : [`- ${at}`]
    const isHinted = suggestion === undefined || message.includes('did you mean')
    return [
      `- ${at}: ${saidHere(message, known)}${isHinted ? '' : ` (did you mean ${suggestion}?)`}`,
    ]
  })
  return [
    `${withToolNames(title)}: ${saidHere(detail, known)}`,
    ...found,
    ...writer.facts(current ?? {}, 'Current'),
    ...waiting(retry_after_seconds),
    ...(prerequisite ? callText(prerequisite, () => false) : []),
  ]
    .map(oneLine)
    .join('\n')
}

function waiting(seconds: number | undefined): string[] {
  return seconds === undefined ? [] : [`Try again after ${seconds} s.`]
}

function oneLine(text: string): string {
  return text.replace(/\s*[\r\n\u2028\u2029]+\s*/g, ' ')
}
