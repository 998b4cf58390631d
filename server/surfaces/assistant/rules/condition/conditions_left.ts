import { partsOfData } from '#generated/server/data_parts.ts'
import type { CapabilityId } from '#generated/types.ts'
import { areasIn } from '#server/surfaces/assistant/rules/condition/areas.ts'
import type { Request, Working } from '#server/surfaces/assistant/rules/context.ts'
import { listsPlans } from '#server/surfaces/assistant/rules/plans_then.ts'
import { frameOf } from '#server/surfaces/assistant/rules/request.ts'
import { readingIn } from '#server/surfaces/assistant/rules/sense/senses.ts'
import { isPerson, isSurelyNamed, type Spot } from '#server/surfaces/assistant/rules/sense/spot.ts'
import { groupsOfTime, textOfGroup } from '#server/surfaces/assistant/rules/sense/time_said.ts'
import { wordsTaken } from '#server/surfaces/assistant/rules/sense/words_taken.ts'

/**
 * A question for a list with the conditions that it cannot be narrowed by, in the words that they were said in: nothing is answered as if
 * they had not been said.
 */
export function withConditionsLeft(working: Working, clause: string, request: Request): Request {
  const frame = frameOf(working, request)
  const parts = frame && partsOfData[frame.capability as CapabilityId]
  if (!parts || !('items' in parts || 'options' in parts)) return request
  const reading = readingIn(working, clause)
  const { with: guests, ...values } = request.values
  const texts = [...Object.values(request.words), ...Object.values(values).flat()]
  const taken = wordsTaken(texts.map(String), working.spoken)
  const handles = new Set(texts)
  const isTaken = (from: number, to: number) =>
    reading.tokens.slice(from, to).some(({ key }) => taken.has(key))
  const isNamed = (spot: Spot) =>
    (guests !== undefined && isPerson(spot)) ||
    spot.things.some(({ thing }) => handles.has(thing.handle)) ||
    isTaken(spot.from, spot.to)
  const areas = areasIn(reading)
  const names = reading.spots.filter(
    (spot) => (isSurelyNamed(spot) || areas.includes(spot)) && !isNamed(spot),
  )
  // Days of plans are looked through, whatever they were asked for by.
  const times = listsPlans(frame.capability as CapabilityId) ? [] : groupsOfTime(reading)
  const left = [
    ...(request.left ?? []),
    ...names.map(({ text }) => text),
    ...times.filter(([from, to]) => !isTaken(from, to)).map((one) => textOfGroup(reading, one)),
  ]
  return left.length === 0 ? request : { ...request, left: [...new Set(left)] }
}
