import { isFreeText } from '#server/domain/assistant/names.ts'
import type { Request, Working } from '#server/surfaces/assistant/rules/context.ts'
import { frameOf } from '#server/surfaces/assistant/rules/request.ts'
import { isRead, matchesOf } from '#server/surfaces/assistant/rules/matches.ts'
import { keptInState } from '#server/surfaces/assistant/rules/kept_in_state.ts'
import { withFirstName } from '#server/surfaces/assistant/rules/name/first_name.ts'
import { fromPattern, fromSense } from '#server/surfaces/assistant/rules/sense/as_request.ts'
import { withoutClause } from '#server/surfaces/assistant/rules/sense/clauses.ts'
import { isDoubtful } from '#server/surfaces/assistant/rules/doubt/is_doubtful.ts'
import { isNothingNew } from '#server/surfaces/assistant/rules/doubt/new.ts'
import { isVoidText, renamedToNothing } from '#server/surfaces/assistant/rules/doubt/texts.ts'
import { hasDraft } from '#server/surfaces/assistant/rules/doubt/things.ts'
import { isWrite } from '#server/surfaces/assistant/rules/sense/goodness.ts'
import { likeliest } from '#server/surfaces/assistant/rules/sense/likeliest.ts'
import {
  addressApart,
  listNamedIn,
  notedIn,
  peopleNamedIn,
  placeNamedIn,
} from '#server/surfaces/assistant/rules/sense/noted.ts'
import { notedOf } from '#server/surfaces/assistant/rules/sense/noted_of.ts'
import { asQuestion } from '#server/surfaces/assistant/rules/doubt/questions_asked.ts'
import {
  readingIn,
  senseFrames,
  type Senses,
  sensesOf,
} from '#server/surfaces/assistant/rules/sense/senses.ts'
import { withConditions } from '#server/surfaces/assistant/rules/condition/conditions.ts'
import { withConditionsLeft } from '#server/surfaces/assistant/rules/condition/conditions_left.ts'
import { withTimeSaid } from '#server/surfaces/assistant/rules/sense/time_said.ts'
import { isHedged } from '#server/surfaces/assistant/rules/sure.ts'
import { surely } from '#server/surfaces/assistant/rules/sense/spot.ts'

/**
 * A request as it was understood, by its pattern and by the classes of its words; null where no reading is better than another, or none
 * is good enough. A change is made where one of the two is sure of it and the other does not contradict, and is asked about otherwise.
 */
export const requestIn = keptInState((working, clause): Request | null => {
  const request =
    placeBesideAddress(working, clause) ??
    requestBesideClause(working, clause) ??
    asQuestion(working, clause, understood(working, clause))
  if (request === null) return null
  const whole = withTimeSaid(working, clause, withConditions(working, clause, request))
  return withFirstName(working, clause, withConditionsLeft(working, clause, whole))
})

/** The place that a message keeps with its address, where it is sure without it; null otherwise. */
function placeBesideAddress(working: Working, clause: string): Request | null {
  const apart = addressApart(working, clause)
  const request = apart && sureRequest(working, apart.rest)
  if (apart === null || request === null) return null
  const isPlace = frameOf(working, request)?.capability === 'places.private.create'
  const isNamed = 'name' in request.words && !('address' in request.words)
  const frame = senseFrames.find(({ capability }) => capability === 'places.private.create')
  if (!isPlace || !isNamed || frame === undefined) return null
  return { ...request, frame: frame.id, words: { ...request.words, address: apart.address } }
}

/** The request of a message or a part of one where it is sure; null otherwise. */
export function sureRequest(working: Working, part: string): Request | null {
  const request = requestIn(working, part)
  return request?.unsure === false ? request : null
}

/**
 * The request of a message in which a clause says more of a thing, read without it: “open the list I made last week”. A change of what the
 * clause alone points at is asked about; where the request has a text, the clause may be of it. Null where no clause is in it.
 */
function requestBesideClause(working: Working, clause: string): Request | null {
  const bare = withoutClause(working, clause)
  if (bare === null) return null
  const request = asQuestion(working, bare, understood(working, bare))
  const frame = request && frameOf(working, request)
  if (request === null || !frame) return null
  const kinds = Object.keys(request.words).map((slot) => frame.slots[slot])
  if (kinds.some(isFreeText)) return null
  const isNamed = frame.needs.every((slot) => slot in request.words)
  return isNamed || isRead({ frame }) ? request : { ...request, unsure: true }
}

function understood(working: Working, clause: string): Request | null {
  const noted =
    notedIn(working, clause) ??
    notedOf(working, clause) ??
    listNamedIn(working, clause) ??
    peopleNamedIn(working, clause)
  if (noted !== null) return noted
  const sensed = sensesOf(working, clause)
  const place = placeNamedIn(working, clause)
  if (place !== null) return { ...place, unsure: isKnownPlace(working, clause, sensed, place) }
  const request = likeliest(working, clause, sensed)
  const lacking = lackingText(working, clause, sensed)
  if (request === null || (lacking !== null && isLess(working, request, sensed))) return lacking
  const frame = frameOf(working, request)
  if (frame !== null && isVoidText(working, frame, request)) {
    const { text: _, ...words } = request.words
    return { ...request, words, unsure: false, lacks: 'text' }
  }
  const renamed = frame && renamedToNothing(working, frame, request)
  if (renamed) return { ...request, ...renamed, unsure: false }
  if (!request.unsure && !isDoubtful(working, clause, sensed, request)) return request
  const shown = draftShown(working, sensed, request)
  if (shown !== null) return shown
  const other = otherThan(working, clause, sensed, request)
  return { ...request, unsure: true, ...(other && { other }) }
}

/** Whether a place that would be saved has the name of one that there is. */
function isKnownPlace(working: Working, clause: string, sensed: Senses, request: Request): boolean {
  const frame = frameOf(working, request)
  const named = working.names.find('place', String(request.words.name ?? ''))
  const isNamed = named.some(({ sure }) => sure >= surely)
  return isNamed || (frame !== null && isNothingNew(working, clause, frame, sensed, request))
}

/** The draft that there is of what an outing would be made of, where a word for showing says so: “open the fondue draft”. */
function draftShown(
  working: Working,
  { all, reading: { tags } }: Senses,
  request: Request,
): Request | null {
  const frame = frameOf(working, request)
  const isShown = tags.some(({ classes }) => classes.has('show') && !classes.has('rename'))
  if (frame === null || !isShown || !hasDraft(working, frame, request)) return null
  const sense = all.find((one) => one.frame.capability === 'plans.get' && one.words.plan_handle)
  return sense === undefined ? null : fromSense(working, sense, false)
}

/** Whether a request names nothing, changes nothing and explains less than a change of which only a text is not said. */
function isLess(working: Working, request: Request, { all, lacking: [best] }: Senses): boolean {
  const capability = frameOf(working, request)?.capability
  const sense = all.find(({ frame }) => frame.capability === capability)
  if (Object.keys(request.words).length > 0 || (sense && isWrite(sense))) return false
  return best !== undefined && best.score > (sense?.score ?? 0)
}

/** A change of which only a text is not said, which is asked for: “make a new list”. */
function lackingText(working: Working, clause: string, { lacking }: Senses): Request | null {
  const [best, next] = lacking
  if (best === undefined || !isWrite(best) || isHedged(working, clause)) return null
  const isOne = next === undefined || next.frame.capability === best.frame.capability
  // “Open the list” shows the one that there is.
  const { tags } = readingIn(working, clause)
  if (tags.some(({ classes }) => classes.has('make') && classes.has('show'))) return null
  const [lacks] = best.lacking
  return isOne && lacks !== undefined ? { ...fromSense(working, best, false), lacks } : null
}

/** From which score on another reading is worth a choice. */
const offered = 0.6

/** What else a message may mean than what it was taken for: the likeliest that asks for something else. */
function otherThan(
  working: Working,
  clause: string,
  { all }: Senses,
  request: Request,
): Request | null {
  const capability = frameOf(working, request)?.capability
  const sense = all.find((one) => one.frame.capability !== capability && one.score >= offered)
  if (sense) return fromSense(working, sense, false)
  const match = matchesOf(working, clause).find(
    (one) => one.frame.capability !== capability && one.covered >= offered && !one.loose,
  )
  return match ? fromPattern(working, match, undefined, clause) : null
}
