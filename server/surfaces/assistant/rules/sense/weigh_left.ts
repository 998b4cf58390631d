import type { Way } from '#generated/server/assistant/frame.ts'
import { keptFor } from '#server/domain/assistant/kept.ts'
import { isDayOfPlan } from '#server/surfaces/assistant/rules/sense/day_of_plan.ts'
import { areWeak, weakly } from '#server/surfaces/assistant/rules/sense/weak.ts'
import type { Spot } from '#server/surfaces/assistant/rules/sense/spot.ts'
import {
  costs,
  spotsOfClass,
  type Weighing,
} from '#server/surfaces/assistant/rules/sense/weighing.ts'

/** Classes whose words turn a request into another, however short they are: “off”, “out”. */
const turning: ReadonlySet<string> = new Set([...['take', 'cancel', 'decline', 'only', 'copy']])

/** What each kind of spot that is left out costs. */
const leftOf: { readonly [kind in Spot['kind']]: number } = {
  ...{
    name: 1,
    time: 0.7,
    link: 1.3,
    quote: 0.8,
    number: 0.4,
    position: 0.5,
    them: 0.15,
    it: 0.05,
  },
  ...{ area: 0.3, address: 0.6, subject: 0.5 },
}

/** What is left of a message once a way has taken what it explains. */
export interface Left {
  readonly left: number
  readonly strange: number
}

/** Takes from the score of a way what of the message it leaves out, apart from the tags that it explains. */
export function countLeft(of: Weighing, explained: Uint8Array): Left {
  const { may, kinds } = wantedBy(of.way)
  const left = leftTags(of, explained, may) + leftSpots(of, kinds)
  let strange = 0
  for (const at of of.reading.unknown) if (!of.isIn(at, at + 1)) strange += 1
  of.score -= Math.min(strange * costs.unknownLeft, 1.5)
  return { left, strange }
}

/** The classes of words that a way has a place for, and the kinds of spots that are of them. */
const wantedBy = keptFor(({ may, must }: Way) => {
  const all: ReadonlySet<string> = new Set([...may, ...must.flat()])
  return { may: all, kinds: new Set([...all].flatMap((name) => spotsOfClass[name] ?? [])) }
})

/** Whether words are in a text or a name that the way has. */
export function isCovered(of: Weighing, from: number, to: number): boolean {
  if (of.isIn(from, to)) return true
  const { spots } = of.reading
  for (let at = 0; at < spots.length; at += 1) {
    const one = spots[at]
    if (one && of.used[at] === 1 && isName(one) && one.from <= from && one.to >= to) return true
  }
  return false
}

function leftTags(of: Weighing, explained: Uint8Array, may: ReadonlySet<string>): number {
  let left = 0
  for (const [at, { classes, from, to }] of of.reading.tags.entries()) {
    if (explained[at] || isCovered(of, from, to)) continue
    if (classes.has('out') && isAdding(of)) {
      of.score -= 1
      left += 1
    } else if (hasAny(classes, may)) of.score += 0.05
    else if (
      classes.has('not') ||
      classes.has('stop') ||
      (classes.has('from_w') && isDeleting(of))
    ) {
      of.score -= 1
      left += 1
    } else if (from === 0 && classes.has('save')) {
      // “Save sushi making” looks for nothing.
      of.score -= costs.strongLeft
      left += 1
    } else if (areWeak(classes) || (isLittle(of, from, to) && !hasAny(classes, turning)))
      of.score -= costs.weakLeft
    else if (classes.has('research')) {
      of.score -= costs.researchLeft
      left += 0.5
    } else if (hasAny(classes, weakly)) of.score -= costs.strongLeft / 3
    else {
      of.score -= costs.strongLeft
      left += 0.5
    }
  }
  return left
}

/** Whether the whole of something is to be deleted: “remove the opera from the list” does not delete the list. */
function isDeleting({ way: { must } }: Weighing): boolean {
  return must.some((group) => group.length === 1 && group[0] === 'delete')
}

/** Whether something is to be added: “take Yusuf out of it” adds nobody. */
function isAdding({ frame: { set } }: Weighing): boolean {
  return set.mode === 'add' ? !('status' in set) : set.operation === 'save'
}

/** Whether words say little, wherever they stand. */
function isLittle({ reading: { tokens, working } }: Weighing, from: number, to: number): boolean {
  const { silent, vagueWords } = working.spoken
  return tokens.slice(from, to).every(({ key }) => silent.has(key) || vagueWords.has(key))
}

function hasAny(classes: ReadonlySet<string>, some: ReadonlySet<string>): boolean {
  for (const name of classes) if (some.has(name)) return true
  return false
}

function leftSpots(of: Weighing, kinds: ReadonlySet<string>): number {
  let left = 0
  // Where a text ends, patterns say too.
  const meant = of.segment === null ? thingsMeant(of) : new Set<string>()
  for (const [at, one] of of.reading.spots.entries()) {
    if (of.used[at]) continue
    // “The spa, you know, Vabali”: the same thing by another of its names.
    if (!of.isIn(one.from, one.to) && one.things.some(({ thing }) => meant.has(thing.handle))) {
      of.score -= 0.05
      continue
    }
    if (of.isIn(one.from, one.to)) {
      if (one.kind === 'name') of.score -= 0.25
      if (one.kind === 'time') of.score -= 0.1
      continue
    }
    // A word of a name may be one of a class as well.
    const isWanted = kinds.has(one.kind)
    const isDay = one.kind === 'time' && isDayOfPlan(of.reading.working, of.words, one.text)
    const isWhose = one.isWhose && one.things.some(({ thing }) => thing.kind === 'person')
    const cost =
      isWhose || isDay || one.isSoft || isWanted || isHost(of, one) ? 0.15 : leftOf[one.kind]
    of.score -= cost
    // “Wine tasting in Potsdam”: where it is belongs to the text that is kept.
    const isOfText = one.kind === 'area' && of.words.text !== undefined
    if (cost >= 0.4 || isOfText) left += 1
  }
  return left
}

/** What the names mean, apart from people, that a way has taken. */
function thingsMeant({ reading: { spots }, used }: Weighing): ReadonlySet<string> {
  const named = spots.filter(
    ({ kind }, at) => used[at] === 1 && (kind === 'name' || kind === 'quote'),
  )
  return new Set(
    named.flatMap(({ things: [best] }) =>
      best && best.thing.kind !== 'person' ? [best.thing.handle] : [],
    ),
  )
}

/** Classes of words by which somebody answers for themselves, or has it told. */
const answering: ReadonlySet<string> = new Set(['me', 'speaker', 'told', 'tell', 'me_in', 'me_out'])

/** Whether somebody is the host who is answered: “tell Zoë that I come to the jazz night”, and not “Ben called the brunch off”. */
function isHost({ frame, reading: { working, tags } }: Weighing, { things }: Spot): boolean {
  if (frame.capability !== 'invites.rsvp.update') return false
  if (!tags.some(({ classes }) => hasAny(classes, answering))) return false
  return things.some(
    ({ thing }) => thing.kind === 'person' && working.names.hostedBy(thing.handle).length > 0,
  )
}

function isName({ kind }: Spot): boolean {
  return kind === 'name' || kind === 'quote' || kind === 'time' || kind === 'link'
}
