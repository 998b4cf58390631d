import type { Match } from '#generated/server/assistant/frame.ts'
import { tokensOf } from '#generated/server/assistant/tokens.ts'
import { withoutOpeners } from '#server/domain/assistant/message.ts'
import type { Request, Working } from '#server/surfaces/assistant/rules/context.ts'
import { isWrite } from '#server/surfaces/assistant/rules/sense/goodness.ts'
import { withNameLead } from '#server/surfaces/assistant/rules/name/new_name.ts'
import { readingIn, type Sensed } from '#server/surfaces/assistant/rules/sense/senses.ts'
import { isOneText, isUnsure } from '#server/surfaces/assistant/rules/sure.ts'

/** A request as a pattern has it. */
export function fromPattern(
  working: Working,
  best: Match,
  second: Match | undefined,
  clause: string,
): Request {
  const { frame, slots } = best
  const text = withoutOpeners(clause, working.spoken)
  const times = timesIn(working, clause)
  const filled = Object.entries(slots).map(([slot, { at, end }]) => {
    const wider = times.find((one) => one.at <= at && end <= one.end)
    const isIn = frame.slots[slot] === 'moment' && wider !== undefined
    if (isIn) return [slot, text.slice(wider.at, wider.end)]
    if (frame.slots[slot] !== 'text') return [slot, text.slice(at, end)]
    const from = Math.min(
      startOfName(working, text, best, slot),
      withNameLead(text, at, working.spoken),
    )
    return [slot, text.slice(from, end)]
  })
  return {
    ...{ frame: frame.id, words: Object.fromEntries(filled), values: {}, labels: {} },
    language: working.said.language,
    unsure: isUnsure(working, best, second, clause),
  }
}

/** Where a new name begins behind the thing that gets it: “für Mutti” of “nenn Things for Mum jetzt für Mutti”. */
function startOfName({ spoken }: Working, text: string, { slots }: Match, slot: string): number {
  const { at = 0 } = slots[slot] ?? {}
  const before = tokensOf(text.slice(0, at), spoken.words.short).at(-1)
  const isFor = before !== undefined && spoken.lexicon.classesOf(before.key).has('for_w')
  const isBehindThing = Object.values(slots).some(({ end }) => end <= (before?.at ?? 0))
  return /(?:^|\.)(?:name|title|title_override)$/.test(slot) && isFor && isBehindThing
    ? before.at
    : at
}

/** Where times stand in a message: “the eighteenth at 8” is one, of which a pattern may have the hour alone. */
function timesIn(
  working: Working,
  clause: string,
): { readonly at: number; readonly end: number }[] {
  const { text, spots, tokens } = readingIn(working, clause)
  if (text !== withoutOpeners(clause, working.spoken)) return []
  const times = spots.filter(({ kind, isMoment }) => kind === 'time' && isMoment)
  return times.map(({ from, to }) => ({
    ...{ at: tokens[from]?.at ?? 0, end: tokens[to - 1]?.end ?? 0 },
  }))
}

/** A request as a sense has it. */
export function fromSense(working: Working, sense: Sensed, unsure: boolean): Request {
  return {
    ...{ frame: sense.frame.id, words: sense.words, values: {}, labels: {} },
    language: working.said.language,
    unsure: isWrite(sense) && (unsure || !isOneEach(working, sense)),
  }
}

/** Whether each text of a request is one, without another request in it. */
function isOneEach(working: Working, { frame, words }: Sensed): boolean {
  return Object.entries(words).every(
    ([slot, text]) =>
      (frame.slots[slot] !== 'text' && frame.slots[slot] !== 'words') ||
      isOneText(working, text, ''),
  )
}
