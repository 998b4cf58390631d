import type { Token } from '#generated/server/assistant/tokens.ts'
import type { NamedThing } from '#server/domain/assistant/names.ts'
import { numberIn, positionIn } from '#server/domain/assistant/said_numbers.ts'
import { mayBeInTime } from '#server/domain/assistant/time_spans.ts'
import { addressesIn } from '#server/domain/language/place/address.ts'
import { oneOfIn } from '#server/domain/language/words/pattern.ts'
import type { Working } from '#server/surfaces/assistant/rules/context.ts'
import { fitsIn } from '#server/surfaces/assistant/rules/fits.ts'
import { daysIn, isOn } from '#server/surfaces/assistant/rules/said_days.ts'
import { othersShown } from '#server/surfaces/assistant/rules/other_one.ts'
import { addDescribed } from '#server/surfaces/assistant/rules/sense/described.ts'
import {
  addNames,
  joinedNames,
  namedIn,
} from '#server/surfaces/assistant/rules/sense/names_said.ts'
import {
  covers,
  type Finding,
  findingIn,
  type Spot,
  textOf,
} from '#server/surfaces/assistant/rules/sense/spot.ts'
import { addTimes } from '#server/surfaces/assistant/rules/sense/times_said.ts'

/** Finds names, times, links, texts in quotation marks, numbers and words for what was spoken of, once for whatever may be asked. */
export function spotsIn(working: Working, text: string, tokens: readonly Token[]): readonly Spot[] {
  const about = findingIn(working, text, tokens)
  addWritten(about)
  addPositions(about)
  addOther(about)
  addNames(about)
  addDescribed(about)
  addTimes(about)
  addNumbersAndReferences(about)
  addAreas(about)
  addFood(about)
  const spots = about.spots.sort((one, other) => one.from - other.from)
  return withOwnDays(about, joinedNames(working, text, tokens, spots))
}

/** Names with the day that their plan has: “the brunch on Sunday” is one thing, and no other day for it. */
function withOwnDays({ working, tokens, text, keyAt }: Finding, spots: readonly Spot[]): Spot[] {
  const { words } = working.spoken
  const { timezone } = working.said
  const all: Spot[] = []
  for (const spot of spots) {
    const before = all.at(-1)
    const between = tokens.slice(before?.to ?? 0, spot.from)
    const first = between[0]?.key ?? keyAt(spot.from)
    const isBehind =
      before?.kind === 'name' &&
      spot.kind === 'time' &&
      words.on_day.includes(first) &&
      between.every(({ key }) => words.on_day.includes(key) || words.articles.includes(key)) &&
      /^\s*$/u.test(text.slice(tokens[before.to - 1]?.end, tokens[before.to]?.at))
    const days = isBehind ? daysIn(working, spot.text) : null
    const isOwn =
      days?.isWhole === true &&
      before?.things.some(({ thing }) => {
        const at = working.names.byHandle(thing.handle)?.scheduled_at ?? null
        return isOn(days, at, timezone)
      })
    if (before && isOwn) all.splice(-1, 1, { ...before, to: spot.to })
    else all.push(spot)
  }
  return all
}

/** What is known by how it is written: texts in quotation marks, links, addresses. */
function addWritten({ working, text, tokens, taken, add }: Finding): void {
  for (const [from, to] of quotesIn(text, tokens)) {
    const quoted = textOf(text, tokens, from, to)
    add('quote', from, to, { text: `“${quoted}”`, things: namedIn(working, quoted) })
  }
  for (const [at, { key }] of tokens.entries())
    if (/^https?:|^www\./.test(key) && !taken[at]) add('link', at, at + 1)
  for (const { at, end } of addressesIn(text)) {
    const from = tokens.findIndex((one) => one.at >= at)
    const to = tokens.findLastIndex((one) => one.end <= end) + 1
    if (from >= 0 && to > from && !taken.slice(from, to).includes(1)) add('address', from, to)
  }
  // “gerichtstr. 23”, in small letters as well.
  for (const [at, { key }] of tokens.entries()) {
    const isNumbered = /^\d{1,3}\p{L}?$/u.test(tokens[at + 1]?.key ?? '')
    const isStreet = isNumbered && (street.test(key) || street.test(`${key}.`))
    if (isStreet && !taken[at] && !taken[at + 1]) add('address', at, at + 2)
  }
}

/** How the name of a street ends that is one word. */
const street = new RegExp(`\\p{L}{3,}${oneOfIn('de', 'place.street_ending').source}$`, 'u')

/** What was shown, by its number in words. */
function addPositions({ working, tokens, taken, add }: Finding): void {
  const { state, spoken } = working
  const { shown } = state
  if (shown.length === 0) return
  for (const [at, { key }] of tokens.entries()) {
    // “one” and “two” count rather than name.
    const isCount = /^\d+$/.test(key) || Object.hasOwn(spoken.words.numbers, key)
    const isNone = taken[at] || isCount || isOfTime(working, tokens[at + 1]?.key)
    const place = isNone ? null : positionIn(key, shown.length, spoken)
    const chosen = place === null ? undefined : shown[place - 1]
    if (chosen) add('position', at, at + 1, { things: [{ thing: chosen, sure: 1 }] })
  }
}

/** Whether a word behind “last” or “first” makes a time of them: “last week”, and not “the first one on Sunday”. */
function isOfTime({ spoken: { words }, said }: Working, next: string | undefined): boolean {
  if (next === undefined || words.edges.includes(next) || Object.hasOwn(words.numbers, next))
    return false
  return mayBeInTime(next, said.language, new Set())
}

/** The other one of those that were shown, where one of them was spoken of since. */
function addOther({ working, tokens, add }: Finding): void {
  const others = othersShown(working)
  if (others.length === 0) return
  const said = working.spoken.lexicon
    .exactTags(tokens)
    .find(({ classes }) => classes.has('other_one'))
  if (said === undefined) return
  add('position', said.from, said.to, { things: others.map((thing) => ({ thing, sure: 1 })) })
}

function addNumbersAndReferences({
  working,
  text,
  tokens,
  taken,
  spots,
  add,
  written,
  isSilent,
}: Finding) {
  const { spoken } = working
  const { numbers, them, it } = spoken.words
  const fits = fitsIn(working, text)
  const isBeforeName = (at: number) =>
    spots.some(({ from, kind }) => from === at + 1 && kind === 'name')
  for (const [at, { key }] of tokens.entries()) {
    if (taken[at]) continue
    const isNumber =
      /^\d{1,4}$/.test(key) || (Object.hasOwn(numbers, key) && !isSilent(at) && numbers[key] !== 1)
    if (isNumber) {
      if (numberIn(key, spoken) !== null)
        add('number', at, at + 1, {
          isMoment: fits('moment', written(at)) > 0,
          things: shownAt(working, tokens, at),
        })
    } else if (them.includes(key) && !isBeforeName(at)) add('them', at, at + 1)
    else if (it.includes(key)) add('it', at, at + 1)
  }
}

/** What was shown under a number that stands where a thing is named: “put 2 on Date night”, and not “at 2”. */
function shownAt({ state, spoken }: Working, tokens: readonly Token[], at: number): NamedThing[] {
  const { key = '' } = tokens[at] ?? {}
  const thing = /^\d+$/.test(key) ? state.shown[Number(key) - 1] : undefined
  const before = tokens[at - 1]?.key ?? ''
  const isFirst = [before, tokens[at - 2]?.key ?? ''].every(
    (one) => spoken.silent.has(one) || one === '',
  )
  const isNamed =
    isFirst ||
    spoken.words.joiners.includes(before) ||
    spoken.words.open.includes(before) ||
    isHandling(spoken, before)
  return thing !== undefined && isNamed ? [{ thing, sure: 0.8 }] : []
}

/** Whether a word is a verb of what is done with things: “put”, “take”, “like”. */
function isHandling({ lexicon }: Working['spoken'], key: string): boolean {
  const classes = lexicon.classesOf(key)
  return ['add', 'take', 'delete', 'like', 'save', 'do'].some((name) => classes.has(name))
}

/** Words after a word for where that are written as names are; in small letters at the end of a message alone. */
function addAreas({ working, tokens, taken, add, written, isPlain }: Finding): void {
  const { before_area } = working.spoken.words
  const { names } = working
  const isName = (at: number) => !taken[at] && /^\p{Lu}/u.test(written(at)) && !isPlain(at)
  for (const [at, { key }] of tokens.entries()) {
    if (!before_area.includes(key)) continue
    const rest = tokens.slice(at + 1)
    const isLast =
      rest.length > 0 &&
      rest.length <= 2 &&
      rest.every(
        (one, next) => !taken[at + 1 + next] && !isPlain(at + 1 + next) && !names.has(one.key),
      )
    if (isLast && !isName(at + 1)) add('area', at + 1, tokens.length, { isSoft: true })
    if (!isName(at + 1)) continue
    let to = at + 2
    while (to < tokens.length && isName(to)) to += 1
    add('area', at + 1, to)
  }
}

/** What somebody wants to eat, with what is said of it: “good thai restaurants”. */
function addFood({ working, tokens, taken, add, isSilent, isPlain }: Finding): void {
  const food = working.spoken.lexicon.exactTags(tokens).filter(({ classes }) => classes.has('food'))
  const isOf = (at: number) => food.some(covers(at))
  const isFree = (at: number) => at >= 0 && at < tokens.length && !taken[at]
  for (let at = 0; at < tokens.length; at += 1) {
    if (!isFree(at) || !isOf(at)) continue
    let to = at + 1
    while (isFree(to) && isOf(to)) to += 1
    const from = isFree(at - 1) && !isSilent(at - 1) && !isPlain(at - 1) ? at - 1 : at
    add('subject', from, to)
    at = to - 1
  }
}

const quotes =
  /(?:["“„«»]([^"“”„«»]+)["“”«»])|(?:(?<![\p{L}\p{N}])['‘‚]([^'’‘]+)['’‘](?![\p{L}\p{N}]))/gu

function quotesIn(text: string, tokens: readonly Token[]): [number, number][] {
  return [...text.matchAll(quotes)].flatMap((match): [number, number][] => {
    const from = tokens.findIndex(({ at }) => at > match.index)
    const to = tokens.findIndex(({ at }) => at >= match.index + match[0].length)
    const end = to === -1 ? tokens.length : to
    return from === -1 || end <= from ? [] : [[from, end]]
  })
}
