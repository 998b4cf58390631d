import { isRead } from '#server/surfaces/assistant/rules/matches.ts'
import type { Sensed } from '#server/surfaces/assistant/rules/sense/senses.ts'
import { isFree } from '#server/surfaces/assistant/rules/sense/slot_fits.ts'

/** How well a sense explains a message: enough to act on, to be asked about, or neither. */
export type Goodness = 'sure' | 'fair' | 'poor'

/** How well the likeliest sense of a message explains it beside the others. */
export function goodness(sense: Sensed, others: readonly Sensed[]): Goodness {
  const next = others.find(({ frame }) => frame.capability !== sense.frame.capability)
  const ahead = sense.score - (next?.score ?? 0)
  if (isWrite(sense)) {
    // Beside a free text nothing may be left over: it would be a part of it.
    const hasText = Object.keys(sense.words).some((slot) => sense.frame.slots[slot] === 'text')
    // One word of a class that says little beside much that is said: “an outing from the board games idea”.
    const isRich = !hasText && sense.score >= richly && ahead >= richly / 2
    const isWhole =
      sense.left < (isRich ? 0.6 : 0.4) &&
      sense.strange <= (hasText ? 0 : 2) &&
      sense.missing.length === 0
    if (sense.score >= 1.1 && isWhole && ahead >= 0.35) return 'sure'
  } else if (sense.score >= 0.8 && sense.left < 0.6 && sense.strange <= 2 && ahead >= 0.1)
    return 'sure'
  return sense.score >= 0.6 && sense.left <= 1 ? 'fair' : 'poor'
}

/**
 * Whether a request explains every word of a message, and nothing else comes near. A change of names, times and numbers alone needs
 * more; where a text begins and ends is for patterns to say, too.
 */
export function isPlain(sense: Sensed, others: readonly Sensed[]): boolean {
  const next = others.find(({ frame }) => frame.capability !== sense.frame.capability)
  const least = isWrite(sense) ? plainly.write : plainly.read
  return (
    sense.left === 0 &&
    sense.strange === 0 &&
    sense.missing.length === 0 &&
    sense.score >= least &&
    sense.score - (next?.score ?? 0) >= least / 2 &&
    !(isWrite(sense) && hasText(sense))
  )
}

/** From which score on a change says so much that one word more leaves no doubt. */
const richly = 4

/** From which scores on a request is plain. */
const plainly = { read: 1.2, write: 2 }

function hasText({ frame, words }: Sensed): boolean {
  return Object.keys(words).some((slot) => isFree(frame.slots[slot] ?? '', slot, frame))
}

/** Whether a sense changes something. What guests would see of a draft changes nothing of theirs. */
export function isWrite(sense: Sensed): boolean {
  return !isRead(sense) && sense.frame.capability !== 'plans.draft.preview'
}
