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
  if (isPlanRather(of)) of.score -= gains.name / 2
  if (isOfSpeaker(of)) of.score -= gains.name
  const { left, strange } = countLeft(of, explained)
  const { score, words, missing, lacking } = of
  return { score, words, left, strange, missing, lacking }
}

/** The tags that are of the classes which a way must have; null where one that says much is missing. */
function explainedBy(of: Weighing): Uint8Array | null {
  const { tags, spots } = of.reading
  const explained = new Uint8Array(tags.length)
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
    } else if (isStrong) return null
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
  // “Nenn das Bowling Strike Night”: what comes first is the thing.
  return reading.spots.some(
    ({ kind, from }, at) => used[at] === 1 && kind === 'name' && from >= segment.to,
  )
}

/** Whether what an idea is called is a plan that is ahead as well, and no word says that the idea is meant. */
function isPlanRather({ frame, reading, used }: Weighing): boolean {
  if (frame.capability !== 'ideas.created.update') return false
  const { tags, spots, working } = reading
  if (tags.some(({ classes }) => classes.has('idea'))) return false
  const ahead = new Set(working.names.ahead.map(({ handle }) => handle))
  return spots.some(
    ({ things }, at) => used[at] === 1 && things.some(({ thing }) => ahead.has(thing.handle)),
  )
}

/** Whether it is asked who comes where somebody says that they come themselves: “Zoë, I'm in for the jazz night”. */
function isOfSpeaker({ frame, reading, words }: Weighing): boolean {
  if (frame.capability !== 'plans.get' || !('query' in words)) return false
  const { speaker = [] } = reading.working.spoken.words.senses
  return reading.tokens.some(({ key }) => speaker.includes(key))
}

/** A link is never a part of a free text. */
function hasLinkInText({ reading, used, isIn }: Weighing): boolean {
  return reading.spots.some(
    ({ kind, from, to }, at) => kind === 'link' && !used[at] && isIn(from, to),
  )
}
