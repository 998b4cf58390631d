import { isObject } from '#server/domain/basics/json.ts'
import type { GivenEnvelope } from '#server/runtime/answer.ts'
import type { Problem } from '#server/runtime/failure.ts'
import { briefData } from '#server/runtime/told/brief_data.ts'
import { actionHere, callHere, callOn } from '#server/runtime/told/calls.ts'
import { withToolNames, withToolsNamed } from '#server/runtime/told/names.ts'
import {
  inAnswer,
  noOthers,
  type OthersWords,
  othersWordsIn,
  othersWordsOf,
} from '#server/runtime/told/others_words.ts'
import { type KnownWords, noWords } from '#server/runtime/told/known_words.ts'
import { isSentence, isTitleSaid, isUsualInside, labelOf } from '#server/runtime/told/fields.ts'
import { type MeaningOf, shownValue } from '#server/runtime/told/shown.ts'
import { canLimit } from '#server/runtime/told/fitting.ts'
import { someOf } from '#server/domain/messages/tools.ts'
import { fittedData } from '#server/runtime/told/fitted_list.ts'
import {
  cutText,
  filled,
  isEnvelope,
  isRepeat,
  isZeroCounts,
} from '#server/runtime/told/repeats.ts'
import { type DataPart, noPart, partIn, partOfData } from '#server/runtime/told/parts.ts'
import { type Extracts, wholeLists } from '#server/runtime/told/long_lists.ts'
import { saidHere, summaryHere } from '#server/runtime/told/sentence.ts'
import type { Effect } from '#server/domain/calls/presentation.ts'

type Members = Record<string, unknown>

type OutcomeError = NonNullable<GivenEnvelope['error']>

/**
 * An answer as `structuredContent`: the envelope, or the problem, with everything in it once. What is null or empty
 * around the data is left out, tools stand in the place of capabilities, and `others_words` says by JSON Pointers what
 * others wrote. An idea is its handle, which is taken wherever a candidate is asked for.
 */
export function structureOf(
  body: GivenEnvelope | Problem,
  meaningOf?: MeaningOf,
  known?: KnownWords,
  extracts: Extracts = wholeLists,
): Members {
  return 'outcome' in body
    ? envelopeHere(body, meaningOf, known, extracts)
    : problemHere(body, known)
}

function envelopeHere(
  body: GivenEnvelope,
  meaningOf: MeaningOf | undefined,
  known: KnownWords | undefined,
  extracts: Extracts,
): Members {
  const { contract, status, outcome, error, effects, next_actions, execution_id } = body
  const data = briefData(body)
  // What a failure offers stands somewhere else than in a text.
  const others = error?.candidates
    ? othersWordsIn(data, '/data', meaningOf, known, error.candidates)
    : inAnswer(othersWordsOf(body, data, meaningOf, known))
  const isWrite = execution_id !== undefined
  const state = { others, said: new Map(), isWrite }
  const whole = dataHere(data, state, partOfData(body.capability?.name), true)
  const {
    data: shown,
    others_words,
    left_out,
    ...about
  } = fittedData(whole, others.at, canLimit(body.capability?.name))
  const missing = { ...Object.fromEntries([...extracts].map(([at, one]) => [at, someOf(one)])) }
  const strings = new Set<unknown>()
  collect(body.data, strings)
  const {
    kind,
    facts,
    resources: named,
    collection,
    disclosures,
    confirmation,
    fallback_text,
  } = outcome
  const resources = named.filter(({ handle, label, ...rest }) => {
    return !strings.has(handle) || !(strings.has(label) || label === handle) || 'url' in rest
  })
  const labels =
    resources.length === 0
      ? noOthers
      : othersWordsIn(resources, '/outcome/resources', meaningOf, known)
  const said =
    error?.message === fallback_text ? undefined : summaryHere(fallback_text, data, others)
  const given = {
    contract,
    status,
    outcome: filled({
      kind,
      facts: filled(otherFacts(facts, data, error)),
      resources,
      collection: collection && filled({ ...collection }),
      disclosures: disclosures.map(({ name, text }) => ({ name, text: saidHere(text, others) })),
      confirmation: confirmation && confirmationHere(confirmation, strings),
      fallback_text: said,
    }),
    data: shown,
    error: error && errorHere(error, others),
    effects: effects.map((effect) => effectHere(effect, kind, strings, shown)),
    next_actions: next_actions.map((action) =>
      actionHere(action, { data, shown, meaningOf: others.meaningOf }),
    ),
    execution_id,
    replayed: body.replayed,
    // An execution is what a write is found by; the header has the id of the request, too.
    request_id: execution_id === undefined || error ? body.request_id : undefined,
    others_words: { ...others_words, ...Object.fromEntries(labels.at) },
    left_out: joined(missing, left_out),
    ...about,
  }
  return filled(given)
}

/** What is said of the same lists, of each in one text. */
function joined(one: Members, other: Members): Members {
  const both = Object.keys(one).filter((at) => at in other)
  return {
    ...one,
    ...other,
    ...Object.fromEntries(both.map((at) => [at, `${one[at]}; ${other[at]}`])),
  }
}

function problemHere(
  { detail, errors, prerequisite, ...rest }: Problem,
  known: KnownWords = noWords,
): Members {
  return filled({
    ...rest,
    title: withToolNames(rest.title),
    detail: saidHere(detail, known),
    errors: errors.map(({ message, ...one }) => ({ ...one, message: saidHere(message, known) })),
    prerequisite: prerequisite && callHere(prerequisite),
  })
}

function errorHere(error: OutcomeError, others: OthersWords): Members {
  const { message, prerequisite, candidates, ...rest } = error
  return filled({
    ...rest,
    message: saidHere(message, others),
    prerequisite: prerequisite && callHere(prerequisite),
    candidates: candidates?.map((one) =>
      dataHere(one, { others, said: new Map(), isWrite: false }, noPart),
    ),
  })
}

/** Facts that the data does not say as well. */
function otherFacts(facts: object, data: unknown, error: OutcomeError | null): Members {
  const known: Members = isObject(data) ? data : {}
  return Object.fromEntries(
    Object.entries(facts).filter(
      ([name, value]) => known[name] !== value && !(name === 'code' && value === error?.code),
    ),
  )
}

function confirmationHere(confirmation: object, strings: ReadonlySet<unknown>): Members {
  const members = Object.entries(confirmation).filter(([, value]) => !strings.has(value))
  return Object.fromEntries(members.map(([name, value]) => [name, withToolsNamed(name, value)]))
}

/** An effect, without what the answer is about anyway. */
function effectHere(
  effect: Effect,
  kind: string,
  strings: ReadonlySet<unknown>,
  shown: unknown,
): Members {
  const { type, state, resource, at, reason, observe } = effect
  return filled({
    type: type === kind ? undefined : type,
    state,
    resource: strings.has(resource.handle) ? undefined : resource,
    at: state === 'confirmed' ? undefined : at,
    reason: reason === undefined ? undefined : withToolNames(reason),
    observe: observe && callOn(observe, shown),
  })
}

/** What was said of each thing before, by its handle. */
type Said = Map<string, unknown>

/** What is known of an answer while its data is written. */
interface Known {
  readonly others: OthersWords
  readonly said: Said
  /** Whether the answer is that of a write, which need not repeat long texts. */
  readonly isWrite: boolean
}

/**
 * Data as this surface shows it, without what is null or empty; an answer inside of it as an answer. A thing of which the
 * same was said before is its handle and what it is called. The whole data keeps lists that are empty: that they are is the answer.
 */
function dataHere(
  value: unknown,
  known: Known,
  part: DataPart,
  isWhole = false,
  around?: Members,
): unknown {
  if (Array.isArray(value)) return value.map((one) => dataHere(one, known, part))
  if (!isObject(value)) return value
  if (isEnvelope(value))
    return envelopeHere(value, known.others.meaningOf, known.others.known, wholeLists)
  const short = shortened(value, part, known.said)
  if (short !== null) return short
  const shown: Members = {}
  for (const field in value) {
    const member = value[field]
    if (member === null || isRepeat(value, field, around)) continue
    if (around !== undefined && isZeroCounts(member)) continue
    if (isUsualInside(field, member, around !== undefined && 'place_handle' in value)) continue
    if (!isWhole && Array.isArray(member) && member.length === 0) continue
    if (typeof member === 'boolean' || typeof member === 'number') {
      shown[field] = member
      continue
    }
    if (field === 'checksum' && isKnown(member, known.said)) continue
    shown[field] =
      field === 'title' && isTitleSaid(value)
        ? saidHere(String(member), known.others)
        : memberHere(field, member, known, partIn(part, field), isWhole ? undefined : value)
  }
  return shown
}

/** Whether a checksum was said before. */
function isKnown(checksum: unknown, said: Said): boolean {
  const key = `checksum ${String(checksum)}`
  if (said.has(key)) return true
  said.set(key, '')
  return false
}

/**
 * The handle and the label of a resource of which just this was said when it came last; null for any other part. What
 * only has the handle of a resource, such as a person in a window, says of it what is so there alone.
 */
function shortened(value: Members, { handle: field }: DataPart, said: Said): Members | null {
  const handle = field === null ? null : value[field]
  if (field === null || typeof handle !== 'string') return null
  const before = said.get(handle)
  said.set(handle, value)
  if (before === undefined || JSON.stringify(before) !== JSON.stringify(value)) return null
  const label = labelOf(value)
  return { [field]: handle, ...(label !== undefined && { [label]: value[label] }) }
}

function memberHere(
  field: string,
  member: unknown,
  known: Known,
  part: DataPart,
  around?: Members,
): unknown {
  if (isSentence(field)) return sentenceHere(member, known)
  const shown = shownValue(field, member, known.others.meaningOf)
  const text = known.isWrite ? cutText(field, shown) : shown
  return withToolsNamed(field, dataHere(text, known, part, false, around))
}

/** A sentence of the service in data, or several. */
function sentenceHere(value: unknown, known: Known): unknown {
  if (Array.isArray(value)) return value.map((one) => sentenceHere(one, known))
  return typeof value === 'string' ? saidHere(value, known.others) : dataHere(value, known, noPart)
}

function collect(value: unknown, strings: Set<unknown>): void {
  if (typeof value === 'string') strings.add(value)
  else if (Array.isArray(value)) for (const one of value) collect(one, strings)
  else if (isObject(value)) for (const name in value) collect(value[name], strings)
}
