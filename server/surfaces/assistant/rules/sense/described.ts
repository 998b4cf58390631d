import { tokensOf } from '#generated/server/assistant/tokens.ts'
import { isOfOther, kindsTaken } from '#server/domain/assistant/names.ts'
import { lettersIn } from '#server/domain/assistant/parts.ts'
import type { NamedByPerson, Thing } from '#server/domain/assistant/state.ts'
import type { Working } from '#server/surfaces/assistant/rules/context.ts'
import { isOn } from '#server/surfaces/assistant/rules/said_days.ts'
import {
  anyPlan,
  dayBehind,
  type Facets,
  phraseFrom,
} from '#server/surfaces/assistant/rules/sense/facets.ts'
import { addNames } from '#server/surfaces/assistant/rules/sense/names_said.ts'
import { type Finding, findingIn, type Spot } from '#server/surfaces/assistant/rules/sense/spot.ts'

/** How surely a plan is meant by what is said of it; less than that where a word for it is known to nobody. */
const [surely, hardly] = [0.9, 0.65]

/** The things that a description fits, and how surely they are meant. */
interface Described {
  readonly things: readonly NamedByPerson[]
  readonly sure: number
}

/** Finds plans that are described rather than named: “Saturday's”, “the one with Ada”, “die Eiersache am Sonntag bei Ben”. */
export function addDescribed(about: Finding): void {
  if (about.working.names.ahead.length === 0) return
  for (let from = 0; from < about.tokens.length; from += 1) {
    const phrase = isTakenAt(about, from) ? null : phraseFrom(about, from)
    const described = phrase && fitting(about.working, phrase)
    if (phrase === null || described === null) continue
    addThings(about, phrase.from, phrase.to, described)
    from = phrase.to - 1
  }
  addDayOfGuests(about)
}

/** Whether a word is of a name, other than somebody's, or of anything else that was found. */
function isTakenAt({ taken, spots }: Finding, at: number): boolean {
  const isPerson = ({ kind, from, things }: Spot) =>
    kind === 'name' && from === at && things[0]?.thing.kind === 'person'
  return taken[at] === 1 && !spots.some(isPerson)
}

/** Takes some words for what they describe, and for nothing that stands in them. */
function addThings(about: Finding, from: number, to: number, { things, sure }: Described): void {
  const isIn = ({ from: at }: Spot) => at >= from && at < to
  about.spots.splice(0, about.spots.length, ...about.spots.filter((one) => !isIn(one)))
  const isSent = things.some(({ is_draft }) => is_draft === false)
  // Nobody was told of a draft: “the one with Ada” is the plan that she was asked to.
  const sureOf = ({ is_draft }: NamedByPerson) => (isSent && is_draft ? sure / 2 : sure)
  const named = things.map((thing) => ({ thing, sure: sureOf(thing) }))
  about.add('name', from, to, {
    things: named.sort((one, other) => other.sure - one.sure),
  })
}

/** Finds the plan of a day alone, where somebody asks who comes: “who's coming on Saturday”, “is Lukas in on Friday”. */
function addDayOfGuests(about: Finding): void {
  const { working, tokens, spots, keyAt } = about
  const classesOf = (at: number) => working.spoken.lexicon.classesOf(keyAt(at))
  const has = (...names: string[]) =>
    tokens.some((_, at) => names.some((name) => classesOf(at).has(name)))
  const isOfPlan = ({ kind, things }: Spot) =>
    kind === 'name' && things.some(({ thing }) => thing.kind !== 'person')
  const isAsking = has('who', 'how_many') || isQuestion(about)
  if (!isAsking || spots.some(isOfPlan) || has('what', 'where', 'when', 'lets', 'want')) return
  for (let from = 1; from < tokens.length; from += 1) {
    const isBehind = classesOf(from - 1).has('come') || classesOf(from - 1).has('answered')
    const isOfSomebody = spots.some(({ kind, to }) => kind === 'name' && to === from)
    if (about.taken[from] || !(isBehind || (isOfSomebody && has('come')))) continue
    const when = dayBehind(about, from)
    const found = when && fitting(working, ofDay(when.days))
    if (!found || when === null) continue
    addThings(about, from, when.to, found)
    return
  }
}

function ofDay(days: Facets['days']): Facets {
  return { ...(days && { days }), ...anyPlan }
}

/** Whether a message begins as a question about somebody: “is Lukas coming”, “kommt Ben”. */
function isQuestion({ working: { spoken }, tokens, spots, keyAt }: Finding): boolean {
  const isLed =
    spoken.words.asking.includes(keyAt(0)) || spoken.lexicon.classesOf(keyAt(0)).has('come')
  return isLed && tokens.length > 1 && spots.some(({ kind, from }) => kind === 'name' && from === 1)
}

/** The plans or invitations that words describe, of the kinds that a slot takes; none where they describe nothing. */
export function describedBy(working: Working, kind: string, words: string): readonly Thing[] {
  if (working.names.ahead.length === 0) return []
  const tokens = tokensOf(words, working.spoken.words.short)
  const about = findingIn(working, words, tokens)
  addNames(about)
  const phrase = phraseFrom(about, 0, true)
  const when = phrase === null ? dayBehind(about, 0) : null
  const found = phrase?.to === tokens.length ? fitting(working, phrase) : null
  const onDay = when?.to === tokens.length ? fitting(working, ofDay(when.days)) : null
  const things = (found ?? onDay)?.things ?? hostedBySpots(about)
  const taken = things.filter(
    (thing) => kindsTaken(kind).includes(thing.kind) && working.names.isIn(kind, thing),
  )
  const sent = taken.filter(({ is_draft }) => is_draft !== true)
  return sent.length > 0 ? sent : taken
}

/** What somebody hosts whose name is all that is said. */
function hostedBySpots({ spots, tokens, working }: Finding): readonly NamedByPerson[] {
  const [only] = spots
  if (only?.from !== 0 || only.to !== tokens.length) return []
  return only.things.flatMap(({ thing }) => working.names.hostedBy(thing.handle))
}

/** What is ahead and fits all that is surely said of it; null for nothing, and where too little is said of it. */
function fitting({ names, said }: Working, facets: Facets): Described | null {
  const { days, host, guest, nouns, isVague, isDraft } = facets
  const isThen = ({ scheduled_at }: NamedByPerson) =>
    days === undefined || isOn(days, scheduled_at ?? null, said.timezone)
  const isWith = ({ people }: NamedByPerson, some: Facets['guest']) =>
    some === undefined || some.some((one) => people?.includes(one))
  const isOf = (one: NamedByPerson) => host === undefined || (isOfOther(one) && isWith(one, host))
  const ahead = names.ahead.filter(
    (one) => isThen(one) && isWith(one, guest) && isOf(one) && (!isDraft || one.is_draft === true),
  )
  const called = ahead.filter(({ label }) => nouns.some((noun) => isPartOf(noun, label)))
  const things = called.length > 0 ? called : ahead
  // What something else is called by says that it is meant.
  const isElse = called.length === 0 && nouns.some((noun) => names.isNear(noun))
  if (things.length === 0 || isElse) return null
  const count = [days, host, guest, called[0]].filter((one) => one !== undefined).length
  if (isVague || count > 1) return { things, sure: surely }
  return host === undefined ? null : { things, sure: hardly }
}

/** The fewest letters of a word that is a part of another one. */
const fewest = 4

/** Whether a word is a part of a word of a name, or the other way round: “dinner” of “Krimidinner”, “Jazzabend” of “Jazz night”. */
function isPartOf(noun: string, label: string): boolean {
  return lettersIn(label).some(
    (word) =>
      (noun.length >= fewest && word.includes(noun)) ||
      (word.length >= fewest && noun.includes(word)),
  )
}
