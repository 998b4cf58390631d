import { type Token, tokensOf } from '#generated/server/assistant/tokens.ts'
import { keptFor } from '#server/domain/assistant/kept.ts'
import { tellsTime } from '#server/domain/assistant/time_spans.ts'
import type { Working } from '#server/surfaces/assistant/rules/context.ts'
import { readingIn } from '#server/surfaces/assistant/rules/sense/senses.ts'
import { type Spot, surely } from '#server/surfaces/assistant/rules/sense/spot.ts'
import type { Reading } from '#server/surfaces/assistant/rules/sense/weighing.ts'

/**
 * A message without the time or the number that another one takes the place of: “start at 7 instead of 8”, “on Thursday, not on Wednesday”. What it has
 * is the time that is meant.
 */
export function withoutContrast(working: Working, clause: string): string {
  const { instead_of = [] } = working.spoken.words.senses
  if (instead_of.length === 0 || clause.length > 400) return clause
  const { text, tokens, spots } = readingIn(working, clause)
  const joined = withoutJoined(working, text, tokens)
  if (joined !== null) return joined
  const other = withoutOther({ text, tokens, spots, working })
  if (other !== null) return other
  const times = spots.filter(
    ({ kind, isMoment }) => kind === 'time' || kind === 'number' || isMoment,
  )
  const last = times.at(-1)
  if (times.length < 2 || last === undefined || last.to < tokens.length) return clause
  const plain = (from: number, to: number) =>
    tokens
      .slice(from, to)
      .map(({ key }) => key)
      .join(' ')
  for (const phrase of instead_of) {
    const count = phrase.split(' ').length
    const from = last.from - count
    const before = times.at(-2)
    if (plain(from, last.from) !== phrase || before === undefined || before.to > from) continue
    return text.slice(0, tokens[from - 1]?.end).trim()
  }
  return clause
}

/**
 * A message without the thing that another one takes the place of: “put ramen rather than jazz on Date night”. Who comes for somebody else is
 * read by `plan/guests_changed.ts`. Null where there is none.
 */
function withoutOther({
  text,
  tokens,
  spots,
  working,
}: Pick<Reading, 'text' | 'tokens' | 'spots' | 'working'>): string | null {
  const { senses, articles, not } = working.spoken.words
  for (const phrase of senses.instead_of ?? []) {
    const words = phrase.split(' ')
    for (const from of tokens.keys()) {
      if (!words.every((word, next) => tokens[from + next]?.key === word)) continue
      let to = from + words.length
      while (articles.includes(tokens[to]?.key ?? '')) to += 1
      const old = spots.find((one) => one.from === to)
      const meant = spots.filter((one) => one.to <= from && old && isAlike(one, old))
      // “Not” stands right behind what is meant.
      const isNext = meant.some((one) => one.to === from)
      if (old === undefined || meant.length === 0 || (not.includes(phrase) && !isNext)) continue
      const before = text.slice(0, tokens[from]?.at).replace(/[\s,]+$/u, '')
      const behind = text.slice(tokens[old.to - 1]?.end).replace(/^\s*,/u, '')
      return `${before}${behind}`
    }
  }
  return null
}

/** Whether two names are of things of the same kind, and of nobody. */
function isAlike(one: Spot, other: Spot): boolean {
  const kindsOf = ({ kind, things }: Spot) =>
    kind === 'name'
      ? things.filter(({ sure }) => sure >= surely).map(({ thing }) => thing.kind)
      : []
  const [kinds, others] = [kindsOf(one), kindsOf(other)]
  return !kinds.includes('person') && kinds.some((kind) => others.includes(kind))
}

/**
 * A message without the time at its end that another one right before it takes the place of, where both were read as one: “at 8 rather than 7”.
 * Null where there is none.
 */
function withoutJoined(
  { spoken, said }: Working,
  text: string,
  tokens: readonly Token[],
): string | null {
  const { senses, numbers, on_day, articles, clock_words } = spoken.words
  const isTime = (key = '') => tellsTime(key, said.language) || Object.hasOwn(numbers, key)
  const isIdle = (key: string) => [on_day, articles, clock_words].some((some) => some.includes(key))
  for (const phrase of senses.instead_of ?? []) {
    const words = phrase.split(' ')
    if (words.length < 2) continue
    const from = tokens.findIndex((_, at) =>
      words.every((word, next) => tokens[at + next]?.key === word),
    )
    const old = tokens.slice(from + words.length).map(({ key }) => key)
    const before = tokens[from - 1]
    if (from < 1 || old.length === 0 || old.length > longestOld || before === undefined) continue
    if (!isTime(before.key) && !clock_words.includes(before.key)) continue
    if (!old.some(isTime) || !old.every((key) => isTime(key) || isIdle(key))) continue
    return text.slice(0, before.end)
  }
  return null
}

/** Up to how many words a time has from which something is moved. */
const longestOld = 6

/** A message without the time from which something is moved: “from 7pm to 8pm”, “von Donnerstag auf Freitag”. */
export function withoutOldTime({ spoken, said }: Working, clause: string): string {
  const { described, numbers, on_day, articles, clock_words, short } = spoken.words
  const { moved_from = [], moved_to = [] } = described
  if (clause.length > 400 || /["“„«]/u.test(clause)) return clause
  const tokens = tokensOf(clause, short)
  const has = (name: string) => tokens.some(({ key }) => spoken.lexicon.classesOf(key).has(name))
  // “Plan it from 7 to 9” is how long it takes.
  if (!has('move') || has('draft_v')) return clause
  const isTime = (key = '') => tellsTime(key, said.language) || Object.hasOwn(numbers, key)
  const isIdle = (key: string) => [on_day, articles, clock_words].some((some) => some.includes(key))
  for (const [from, { key, at }] of tokens.entries()) {
    if (!moved_from.includes(key)) continue
    const to = tokens.findIndex((one, at) => at > from && moved_to.includes(one.key))
    if (to < 0 || to - from > longestOld) continue
    const old = tokens.slice(from + 1, to).map((one) => one.key)
    const [next, second] = tokens.slice(to + 1).map((one) => one.key)
    const isNew = isTime(next) || (next !== undefined && isIdle(next) && isTime(second))
    if (!isNew || !old.some(isTime) || !old.every((one) => isTime(one) || isIdle(one))) continue
    return clause.slice(0, at) + clause.slice(tokens[to]?.at)
  }
  return clause
}

/** The nouns of a language that say of what kind something is. */
const nounsOf = keptFor(
  (kinds: Working['spoken']['words']['kinds']) => new Set(Object.values(kinds).flat()),
)

/** The most words of a name that a clause says. */
const longestName = 8

/**
 * A message in which what a thing is called stands as a name: “die Liste, die einfach nur Yes heißt, kann weg” is about the list “Yes”, and
 * calls nothing anew.
 */
export function withoutNaming({ spoken }: Working, clause: string): string {
  const { clause: clauses, kinds, short, fillers, senses } = spoken.words
  const { link = [], called = [] } = clauses
  if (called.length === 0 || clause.length > 400 || /["“„«]/u.test(clause)) return clause
  const tokens = tokensOf(clause, short)
  const nouns = nounsOf(kinds)
  const isIdle = (key: string) => fillers.includes(key) || (senses.only ?? []).includes(key)
  for (const [at, { key, end }] of tokens.entries()) {
    if (!nouns.has(key) || !link.includes(tokens[at + 1]?.key ?? '')) continue
    let from = at + 2
    while (from < tokens.length && isIdle(tokens[from]?.key ?? '')) from += 1
    const to = tokens.findIndex((one, where) => where > from && called.includes(one.key))
    if (to < 0 || to - from > longestName) continue
    const name = clause.slice(tokens[from]?.at, tokens[to - 1]?.end)
    const rest = clause.slice(tokens[to]?.end).replace(/^\s*,/u, '')
    return `${clause.slice(0, end)} “${name}”${rest}`
  }
  return clause
}
