import type { Frame, Way } from '#generated/server/assistant/frame.ts'
import { isWeak } from '#server/surfaces/assistant/rules/sense/weak.ts'
import { countLeft, isCovered } from '#server/surfaces/assistant/rules/sense/weigh_left.ts'
import { fillSlots, knowNeeds } from '#server/surfaces/assistant/rules/sense/weigh_slots.ts'
import {
  costs,
  gains,
  type Reading,
  type Segment,
  spotsOfClass,
  type Weighed,
  type Weighing,
  weighingOf,
} from '#server/surfaces/assistant/rules/sense/weighing.ts'

/** Weighs a way; null where it lacks what it cannot be without. A text may be left out where it can be asked for (`mayLack`). */
export function weigh(
  way: Way,
  frame: Frame,
  reading: Reading,
  segment: Segment | null,
  mayLack = false,
): Weighed | null {
  const of = weighingOf(way, frame, reading, segment)
  if (!fillSlots(of, mayLack) || !knowNeeds(of)) return null
  const explained = explainedBy(of)
  if (explained === null || hasLinkInText(of) || isTurnedRound(of)) return null
  if (isShownOnly(of)) return null
  if (isOtherRather(of)) of.score -= gains.name
  if (isOfSpeaker(of)) of.score -= gains.name
  const { left, strange } = countLeft(of, explained)
  const { score, words, missing, lacking } = of
  return { score, words, left, strange, missing, lacking }
}

/** What is asked for by a word of each class, also of those that say little. */
const needsAll: ReadonlySet<string> = new Set(['plans.draft.preview'])

/** What is not asked for by names and times alone. */
const needsWord: ReadonlySet<string> = new Set(['availability.query'])

/** The tags that are of the classes which a way must have; null where one that says much is missing. */
function explainedBy(of: Weighing): Uint8Array | null {
  const { tags, spots } = of.reading
  const explained = new Uint8Array(tags.length)
  // What only words that say little ask for is asked for by one of them.
  const [only, ...more] = of.way.must
  const isSaid = ({ classes }: (typeof tags)[number]) => only?.some((name) => classes.has(name))
  if (
    only?.every(isWeak) &&
    more.length === 0 &&
    needsWord.has(of.frame.capability) &&
    !tags.some(isSaid)
  )
    return null
  for (const group of of.way.must) {
    const isStrong = group.some((name) => !isWeak(name))
    const at = tags.findIndex(
      ({ classes, from, to }, tag) =>
        !explained[tag] && group.some((name) => classes.has(name)) && !isCovered(of, from, to),
    )
    if (at >= 0) {
      explained[at] = 1
      of.score += (isStrong ? gains.strong : gains.weak) * (tags[at]?.sure ?? 1)
      continue
    }
    const spot = spots.findIndex(({ kind }) => group.some((name) => spotsOfClass[name] === kind))
    if (spot >= 0) {
      if (!of.used[spot]) of.score += gains.time
      of.used[spot] = 1
    } else if (isStrong || needsAll.has(of.frame.capability)) return null
    else of.score -= costs.noWeak
  }
  return explained
}

/**
 * Whether something would be called by what stands before its verb: “bowling is now called strike night” names bowling anew. Behind a noun
 * it may stand before the thing: “new name for bowling”.
 */
function isTurnedRound({ way, segment, reading, used }: Weighing): boolean {
  if (segment === null || !way.must.some((group) => group.includes('rename'))) return false
  const verb = reading.tags.find(({ classes }) => classes.has('rename') && !classes.has('title'))
  if (verb === undefined) return false
  // “It will have to be called off.”
  const inText = reading.tags.filter(({ from, to }) => from >= segment.from && to <= segment.to)
  const isOff = inText.some(
    ({ from, to, classes }) =>
      from === segment.from &&
      to === segment.to &&
      ['cancel', 'take', 'delete'].some((one) => classes.has(one)),
  )
  if (isOff) return true
  // “Nenn das Bowling Strike Night”: what comes first is the thing.
  return reading.spots.some(
    ({ kind, from }, at) => used[at] === 1 && kind === 'name' && from >= segment.to,
  )
}

/** What is changed by its name alone, with the word for it and those for other things. */
const byName: { readonly [capability: string]: readonly [string, string, readonly string[]] } = {
  'ideas.created.update': ['idea', 'idea', ['list', 'plan', 'draft', 'person', 'place']],
  'places.private.update': ['place', 'place', ['list', 'plan', 'draft', 'person', 'idea']],
}

/** Whether an idea or a place is named by what is a plan that is ahead, or something else more surely, and no word says which is meant. */
function isOtherRather({ frame, reading, used }: Weighing): boolean {
  const [kind, own, others] = byName[frame.capability] ?? []
  if (kind === undefined || own === undefined) return false
  const { tags, spots, working } = reading
  if (tags.some(({ classes }) => classes.has(own))) return false
  if (tags.some(({ classes }) => others?.some((one) => classes.has(one)))) return true
  // “Its title: Museums without stairs” says nothing of a museum.
  const isOfTitle = tags.some(({ classes }) => classes.has('title'))
  if (isOfTitle && !tags.some(({ classes }) => classes.has('from_w') || classes.has('move')))
    return true
  const ahead = new Set(working.names.ahead.map(({ handle }) => handle))
  return spots.some(
    ({ things }, at) =>
      used[at] === 1 &&
      (things.some(({ thing }) => ahead.has(thing.handle)) ||
        (things[0] !== undefined && things[0].thing.kind !== kind)),
  )
}

/** Whether it is asked who comes where somebody says that they come themselves: “Zoë, I'm in for the jazz night”. */
function isOfSpeaker({ frame, reading, words }: Weighing): boolean {
  if (frame.capability !== 'plans.get' || !('query' in words)) return false
  const { speaker = [] } = reading.working.spoken.words.senses
  return reading.tokens.some(({ key }) => speaker.includes(key))
}

/** Whether an invitation is to be seen, and nobody is to be invited: “show me the invitation to the brunch”. */
function isShownOnly({ frame, reading: { tags } }: Weighing): boolean {
  if (frame.capability !== 'plans.invitation.prepare' || 'action' in frame.set) return false
  const inviting = tags.filter(({ classes }) => classes.has('invite') || classes.has('send'))
  return (
    inviting.length > 0 &&
    inviting.every(({ classes }) => classes.has('invitation')) &&
    tags.some(({ classes, sure }) => classes.has('show') && sure === 1)
  )
}

/** A link is never a part of a free text. */
function hasLinkInText({ reading, used, isIn }: Weighing): boolean {
  return reading.spots.some(
    ({ kind, from, to }, at) => kind === 'link' && !used[at] && isIn(from, to),
  )
}
