import { tokensOf } from '#generated/server/assistant/tokens.ts'
import { keptFor } from '#server/domain/assistant/kept.ts'
import { type NamedThing, kindsTaken } from '#server/domain/assistant/names.ts'
import type { NamedByPerson, Thing } from '#server/domain/assistant/state.ts'
import type { Working } from '#server/surfaces/assistant/rules/context.ts'
import { mayBeTimeWord } from '#server/surfaces/assistant/rules/fits.ts'
import { daysIn, isOn, type SaidDays } from '#server/surfaces/assistant/rules/said_days.ts'
import { namedIn } from '#server/surfaces/assistant/rules/sense/names_said.ts'
import {
  type Finding,
  findingIn,
  type Spot,
  textOf,
} from '#server/surfaces/assistant/rules/sense/spot.ts'

/** How surely a plan is meant by its day or by who comes to it. */
const surely = 0.9

/** The most words of a day, and of what stands for a plan. */
const [maxDay, maxHead] = [4, 3]

/** Words that describe a plan: from one token to before another, with the plans and invitations that they describe. */
interface Described {
  readonly to: number
  readonly things: readonly NamedByPerson[]
}

/** Finds plans that are described rather than named: “Saturday's”, “the one with Ada”, “das Treffen am Samstag”. */
export function addDescribed(about: Finding): void {
  if (about.working.names.ahead.length === 0) return
  for (let from = 0; from < about.tokens.length; from += 1) {
    const described = about.taken[from] ? null : describedFrom(about, from)
    if (described === null) continue
    const { to, things } = described
    const isIn = ({ from: at }: Spot) => at >= from && at < to
    about.spots.splice(0, about.spots.length, ...about.spots.filter((one) => !isIn(one)))
    const isSent = things.some(({ is_draft }) => is_draft === false)
    // Nobody was told of a draft: “the one with Ada” is the plan that she was asked to.
    const sureOf = ({ is_draft }: NamedByPerson) => (isSent && is_draft ? surely / 2 : surely)
    const named = things.map((thing) => ({ thing, sure: sureOf(thing) }))
    about.add('name', from, to, {
      things: named.sort((one, other) => other.sure - one.sure),
    })
    from = to - 1
  }
  addDayOfGuests(about)
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
    const found = when && described(about, when.to, { days: when.days })
    if (!found) continue
    const isIn = ({ from: at }: Spot) => at >= from && at < found.to
    spots.splice(0, spots.length, ...spots.filter((one) => !isIn(one)))
    const things = found.things.map((thing) => ({
      thing,
      sure: thing.is_draft ? surely / 2 : surely,
    }))
    about.add('name', from, found.to, {
      things: things.sort((one, other) => other.sure - one.sure),
    })
    return
  }
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
  const when = dayBehind(about, 0)
  const found = describedFrom(about, 0) ?? (when && described(about, when.to, { days: when.days }))
  if (!found || found.to < tokens.length) return []
  const taken = found.things.filter(
    (thing) => kindsTaken(kind).includes(thing.kind) && working.names.isIn(kind, thing),
  )
  const sent = taken.filter(({ is_draft }) => is_draft !== true)
  return sent.length > 0 ? sent : taken
}

function describedFrom(about: Finding, from: number): Described | null {
  const possessive = dayWithin(about, from, true)
  if (possessive !== null) {
    const to = possessive.to + Number(about.isVague(possessive.to))
    return described(about, to, { days: possessive.days })
  }
  const { articles } = about.working.spoken.words
  const between = articles.includes(about.keyAt(from)) ? dayWithin(about, from + 1) : null
  if (between !== null && about.isVague(between.to) && !about.isSilent(between.to))
    return described(about, between.to + 1, { days: between.days })
  const head = headFrom(about, from)
  if (head === null) return null
  const who = personFrom(about, head)
  const when = dayBehind(about, who?.to ?? head)
  const then = who ?? (when && personFrom(about, when.to))
  const to = Math.max(when?.to ?? 0, then?.to ?? 0)
  return to === 0 ? null : described(about, to, { days: when?.days, person: then?.person })
}

/** What is ahead on some days, with somebody; null for nothing. */
function described(
  { working: { names, said } }: Finding,
  to: number,
  { days, person }: { readonly days?: SaidDays | undefined; readonly person?: string | undefined },
): Described | null {
  const isThen = ({ scheduled_at }: NamedByPerson) =>
    days === undefined || isOn(days, scheduled_at ?? null, said.timezone)
  const things = names.ahead.filter(
    (one) => isThen(one) && (person === undefined || one.people?.includes(person)),
  )
  return things.length === 0 ? null : { to, things }
}

const firstsOf = keptFor(
  (phrases: readonly string[]) => new Set(phrases.map((one) => one.split(' ')[0] ?? '')),
)

/** Where the words end that stand for a plan without its name: “the one”, “das Treffen”. Where something was spoken of, “das” is that. */
function headFrom({ working: { spoken, state }, keyAt }: Finding, from: number): number | null {
  const { that_plan, it } = spoken.words
  if (!firstsOf(that_plan).has(keyAt(from))) return null
  for (let length = maxHead; length > 0; length -= 1) {
    const words = Array.from({ length }, (_, at) => keyAt(from + at)).join(' ')
    if (!that_plan.includes(words)) continue
    const isSpokenOf = it.includes(words) && state.focus.length + state.shown.length > 0
    return isSpokenOf ? null : from + length
  }
  return null
}

/** Somebody by name, behind “with”. */
function personFrom(about: Finding, at: number): { to: number; person: string } | null {
  const { working, tokens, text, keyAt } = about
  if (!working.spoken.words.with_person.includes(keyAt(at))) return null
  for (let to = Math.min(at + 3, tokens.length); to > at + 1; to -= 1) {
    const people: readonly NamedThing[] = namedIn(working, textOf(text, tokens, at + 1, to)).filter(
      ({ thing, sure }) => thing.kind === 'person' && sure >= surely - 0.1,
    )
    const [only, ...others] = people
    if (only && others.length === 0) return { to, person: only.thing.handle }
  }
  return null
}

/** A day, with a word such as “on” before it or none. */
function dayBehind(about: Finding, at: number): { to: number; days: SaidDays } | null {
  const isLed = about.working.spoken.words.on_day.includes(about.keyAt(at))
  return dayWithin(about, at + Number(isLed))
}

/** The words of one day without an hour from a token on; those that say what is of the day, “Saturday's”, where that is asked. */
function dayWithin(
  { working, text, tokens, taken, isTime, keyAt, written }: Finding,
  from: number,
  isOfDay = false,
): { to: number; days: SaidDays } | null {
  for (let to = Math.min(from + (isOfDay ? 1 : maxDay), tokens.length); to > from; to -= 1) {
    const part = tokens.slice(from, to)
    const isFree = part.every(
      ({ key }, at) =>
        !taken[from + at] && mayBeTimeWord(key, written(from + at).replace(/['’]s?$/, ''), working),
    )
    const said = textOf(text, tokens, from, to)
    // “Saturday to 8”: the day ends where it is said to what something is moved.
    const { weekdays, articles, edges } = working.spoken.words
    const named = part.filter(({ key }) => weekdays.includes(key))
    const isCut = part.slice(1).some(({ key }) => edges.includes(key) && !articles.includes(key))
    if (named.length > 1 || isCut || !isFree || isOfDay !== /['’]s?$/.test(said)) continue
    // “Am Samstag ab” ends with the day.
    if (!isOfDay && !isTime[to - 1] && !/\d/.test(keyAt(to - 1))) continue
    const days = daysIn(working, said.replace(/['’]s?$/, ''))
    if (days?.isWhole && days.first === days.last) return { to, days }
  }
  return null
}
