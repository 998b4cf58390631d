import { foldedWord, type Token } from '#generated/server/assistant/tokens.ts'
import type { NamedThing } from '#server/domain/assistant/names.ts'
import type { Working } from '#server/surfaces/assistant/rules/context.ts'
import {
  type Finding,
  type Spot,
  surely,
  textOf,
} from '#server/surfaces/assistant/rules/sense/spot.ts'

/** The most words of a name. */
const maxWords = 7

/** Finds what the account has by its names, the longest first. */
export function addNames(about: Finding): void {
  const { working, text, tokens, taken, add, written } = about
  const { names } = working
  const isNear = tokens.map(({ key }, at) => {
    if (taken[at]) return false
    // “Kegeln im Keller” has a word that is short for two.
    if (tokens[at]?.at === tokens[at + 1]?.at || tokens[at]?.at === tokens[at - 1]?.at)
      if (names.has(foldedWord(written(at)))) return true
    return (key.match(/[\p{L}\p{N}]+/gu) ?? []).every((one) => names.isNear(one) || one === 's')
  })
  for (let from = 0; from < tokens.length; from += 1) {
    if (!isNear[from]) continue
    let longest = from
    while (longest < tokens.length && longest - from < maxWords && isNear[longest]) longest += 1
    for (let to = longest; to > from; to -= 1) {
      if (to - from > 1 && tokens[from]?.at === tokens[from + 1]?.at) continue
      const things = namedIn(working, textOf(text, tokens, from, to))
      if (things.length === 0) continue
      // “Any markets” are none that somebody has.
      if (isOfAny(from, to, things, about)) break
      if (isArea(from, to, things, about)) {
        add('area', from, to)
        from = to - 1
        break
      }
      const name =
        to - from === 1 ? nameOfOne(from, things, about) : nameOfSeveral(from, to, things, about)
      if (name === null) continue
      // “Ada Meier” is not Ada.
      if (isHalf(to, things, about) && !isNear[to]) break
      add('name', from, to, {
        things,
        // A slip of the finger may be another word.
        isSoft: name.isSoft || (things[0]?.sure ?? 0) < surely,
        isWhose: /['’]s?$/.test(written(to - 1)) || isTold(from, to, things, about),
        isAnswered: isAnswered(from, to, things, about),
      })
      from = to - 1
      break
    }
  }
}

/** Whether words that something is called by in part stand for any of its kind: “any markets this weekend”. */
function isOfAny(
  from: number,
  to: number,
  things: readonly NamedThing[],
  { working, text, tokens, keyAt }: Pick<Finding, 'working' | 'text' | 'tokens' | 'keyAt'>,
): boolean {
  const words = foldedWord(textOf(text, tokens, from, to))
  return (
    working.spoken.words.of_any.includes(keyAt(from - 1)) &&
    things.every(({ thing: { kind, label } }) => kind !== 'person' && foldedWord(label) !== words)
  )
}

/**
 * Whether words say in which part of the city, though something is called by them too: “in Kreuzberg” where a plan is called “Bouldering
 * in Kreuzberg”. A list is named so itself only where its name says it of a part of the city.
 */
function isArea(
  from: number,
  to: number,
  things: readonly NamedThing[],
  { working, text, tokens, keyAt }: Pick<Finding, 'working' | 'text' | 'tokens' | 'keyAt'>,
): boolean {
  const before = keyAt(from - 1)
  const { in_area, articles } = working.spoken.words
  if (!in_area.includes(before) || articles.includes(keyAt(from))) return false
  const words = foldedWord(textOf(text, tokens, from, to))
  // “Stadtbad Neukölln” alone may be meant; beside other things that are called by Neukölln it is where they are.
  const isOfPlaces = things.every(({ thing }) => thing.kind === 'place')
  return things.every(({ thing: { kind, label } }) => {
    const name = foldedWord(label)
    if (kind === 'person' || (kind === 'place' && isOfPlaces) || name === words) return false
    return kind !== 'list' || name.endsWith(` ${before} ${words}`)
  })
}

/**
 * Whether something is said to somebody: “tell Zoë that I come” asks for nothing of Zoë. In “let Zoë see the list” nothing is said to her.
 */
function isTold(
  from: number,
  to: number,
  things: readonly NamedThing[],
  { working, keyAt }: Pick<Finding, 'working' | 'keyAt'>,
): boolean {
  const { lexicon } = working.spoken
  const before = lexicon.classesOf(keyAt(from - 1))
  const isLet = before.has('let') && lexicon.classesOf(keyAt(to)).has('see')
  return things[0]?.thing.kind === 'person' && before.has('told') && !isLet
}

/** Whether an answer is somebody's: “say yes to Zoë”, “sag Zoë ab”, “bei Zoë absagen”. */
function isAnswered(
  from: number,
  to: number,
  things: readonly NamedThing[],
  about: Pick<Finding, 'working' | 'keyAt'>,
): boolean {
  const { to: leads = [] } = about.working.spoken.words.described
  return isTold(from, to, things, about) || leads.includes(about.keyAt(from - 1))
}

interface Named {
  /** Whether it may be no name. */
  readonly isSoft: boolean
}

/** Whether one word is a name: one that says something by itself only as it is written. */
function nameOfOne(
  at: number,
  things: readonly NamedThing[],
  { working, keyAt, written, isTime, isPlain, isSilent, inPhrase, isVague }: Finding,
): Named | null {
  const [first] = things
  const sure = first?.sure ?? 0
  // “At eight” is no slip of “night”, and “drei” no part of “Dreigroschenoper”.
  const isNumber = Object.hasOwn(working.spoken.words.numbers, keyAt(at))
  if (isNumber && (sure < 1 || !working.names.has(keyAt(at)))) return null
  const isPerson = first?.thing.kind === 'person'
  const isProper = sure === 1 && /^\p{Lu}/u.test(written(at))
  if (isTime[at] && !(isProper && at > 0 && isPerson)) return null
  const isShort = keyAt(at).length < 5
  // “Concerts” are any, where something is called a concert.
  const isOfKind =
    working.spoken.lexicon.classesOf(keyAt(at)).has('events') &&
    things.every(({ thing }) => !foldedWord(thing.label).split(' ').includes(keyAt(at)))
  const isSoft = (isPlain(at) || isOfKind) && !(isProper && (at > 0 || !isPerson))
  if (isSoft && (isSilent(at) || inPhrase(at) || isVague(at) || sure < 0.75 || isShort)) return null
  return sure < 0.75 && (isShort || isPlain(at) || isOfKind) ? null : { isSoft }
}

/** Whether several words are a name: the whole of it, or words that are not all of classes. */
function nameOfSeveral(
  from: number,
  to: number,
  things: readonly NamedThing[],
  { tokens, isSilent, isPlain, isTime }: Finding,
): Named | null {
  if (things[0]?.sure === 1) return { isSoft: false }
  if (isSilent(from) || isSilent(to - 1) || !areInOrder(tokens.slice(from, to), things)) return null
  const isOrdinary = tokens
    .slice(from, to)
    .every((_, at) => isPlain(from + at) || isTime[from + at])
  return isOrdinary ? null : { isSoft: false }
}

/** Whether words stand in a name in the order in which they are said: “fondue evening Cheese” is more than a name. */
function areInOrder(said: readonly Token[], [first]: readonly NamedThing[]): boolean {
  const label = first?.thing.label.toLowerCase() ?? ''
  const places = said.map(({ key }) => label.indexOf(key)).filter((at) => at >= 0)
  return places.every((at, number) => number === 0 || at > (places[number - 1] ?? 0))
}

/** Whether a person's name goes on after it: in German any noun may follow. */
function isHalf(
  to: number,
  things: readonly NamedThing[],
  { working, text, tokens, written, isPlain, isTime }: Finding,
): boolean {
  const next = tokens[to]
  return (
    working.said.language !== 'de' &&
    next !== undefined &&
    things[0]?.thing.kind === 'person' &&
    /^\p{Lu}/u.test(written(to)) &&
    !isPlain(to) &&
    !isTime[to] &&
    text.slice(tokens[to - 1]?.end, next.at) === ' '
  )
}

/** Names that are parts of one name: “swimming at the Stadtbad”; and somebody whose something is: “the brunch of Ben”. */
export function joinedNames(
  working: Working,
  text: string,
  tokens: readonly Token[],
  spots: readonly Spot[],
): Spot[] {
  const all: Spot[] = []
  const { spoken } = working
  for (const spot of spots) {
    const before = all.at(-1)
    const between = before ? tokens.slice(before.to, spot.from) : []
    const isNext =
      before?.kind === 'name' &&
      spot.kind === 'name' &&
      // “Mira heißt jetzt Mira Hoffmann” names her twice.
      before.things[0]?.thing.handle !== spot.things[0]?.thing.handle &&
      between.length <= 3 &&
      between.every(({ key }) => spoken.silent.has(key) || spoken.vagueWords.has(key))
    if (!before || !isNext) {
      all.push(spot)
      continue
    }
    const isPerson = spot.things.every(({ thing }) => thing.kind === 'person')
    const part = textOf(text, tokens, before.from, spot.to)
    const things = isPerson ? [] : working.names.named(`${before.text} ${spot.text}`)
    if (things.length > 0)
      all.splice(-1, 1, { ...before, to: spot.to, text: part, things, isSoft: false })
    else
      all.push(
        isPerson && between.some(({ key }) => spoken.words.of_whom.includes(key))
          ? { ...spot, isWhose: true }
          : spot,
      )
  }
  return all
}

/** What a text names. */
export function namedIn({ names }: Working, text: string): readonly NamedThing[] {
  return names.named(names.wordsOf(text).join(' '))
}
