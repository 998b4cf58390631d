import type { Frame } from '#generated/server/assistant/frame.ts'
import { capabilities } from '#generated/server/capabilities.ts'
import type { CapabilityId } from '#generated/types.ts'
import { plainOf } from '#server/domain/assistant/message.ts'
import type { Request, Working } from '#server/surfaces/assistant/rules/context.ts'
import { frameOf } from '#server/surfaces/assistant/rules/request.ts'
import {
  areNamed,
  areRunTogether,
  hasTwoAnswers,
  isEither,
  isHalfOfSeveral,
  isOfOthers,
  isWithStranger,
} from '#server/surfaces/assistant/rules/doubt/names.ts'
import {
  isAbout,
  isElsewhere,
  isNoteOfPlan,
  isReported,
  isTextElsewhere,
  isTextOfPlan,
  isUnexplained,
} from '#server/surfaces/assistant/rules/doubt/texts.ts'
import { isDenied, isOfDone, isOfSomebody } from '#server/surfaces/assistant/rules/doubt/denied.ts'
import { isNoIdea } from '#server/surfaces/assistant/rules/doubt/kept_texts.ts'
import { hasTurningSlip, isCutText } from '#server/surfaces/assistant/rules/doubt/slips.ts'
import {
  areTwoTimes,
  hasDraft,
  hasNamesake,
  isForSomebody,
  isMadeRather,
  isOfOldPlan,
  isOfGuests,
  isOfSomethingElse,
  isOutside,
  isStopping,
  isTakenTo,
  isTimeLeft,
} from '#server/surfaces/assistant/rules/doubt/things.ts'
import { isNothingNew } from '#server/surfaces/assistant/rules/doubt/new.ts'
import {
  isAtOtherPlace,
  isDoneToGuest,
  isEndOfOther,
  isLimitOfOther,
  isMetBefore,
  isTimeOfOther,
} from '#server/surfaces/assistant/rules/doubt/told_of_plans.ts'
import { isNotAskedFor } from '#server/surfaces/assistant/rules/doubt/told.ts'
import { isToldInOrder } from '#server/surfaces/assistant/rules/doubt/told_in_order.ts'
import { isOfEnd } from '#server/surfaces/assistant/rules/plan/plan_ends.ts'
import { isJoined } from '#server/surfaces/assistant/rules/cut/joined.ts'
import {
  isForOthers,
  isPassedOn,
  isReadInPart,
  isSaidBehind,
  isTextTurned,
} from '#server/surfaces/assistant/rules/doubt/passed_on.ts'
import { isAskedBehind } from '#server/surfaces/assistant/rules/doubt/questions_asked.ts'
import { isPutOff } from '#server/surfaces/assistant/rules/doubt/put_off.ts'
import type { Senses } from '#server/surfaces/assistant/rules/sense/senses.ts'
import { isHedged, isWished } from '#server/surfaces/assistant/rules/sure.ts'

/**
 * Whether a change is asked about before it is made, however clear its words are: somebody asks, sets a condition, or tells what was done
 * or what others say; what is named is perhaps no name; or its text begins or ends elsewhere by another reading.
 */
export function isDoubtful(
  working: Working,
  clause: string,
  sensed: Senses,
  request: Request,
): boolean {
  const frame = frameOf(working, request)
  if (frame === null || capabilities[frame.capability as CapabilityId].effect === 'read')
    return false
  // What guests would see changes nothing of theirs: “show me the invite before it goes out”.
  if (frame.capability === 'plans.draft.preview') return false
  return (
    isHedged(working, withoutIf(working, frame, sensed, clause)) ||
    isWished(working, frame, clause) ||
    isPassedOn(working, clause, request.words) ||
    isPutOff(working, clause) ||
    isReadInPart(clause, request) ||
    isLinkLeft(request, sensed) ||
    isSaidBehind(working, clause, request.words) ||
    isForOthers(working, sensed) ||
    isTextTurned(working, clause, frame, request) ||
    (isReported(working, clause) && !isOfDone(frame)) ||
    hasDraft(working, frame, request) ||
    hasNamesake(working, frame, request) ||
    isOfGuests(working, frame, request, sensed) ||
    isOfSomethingElse(working, frame, request, sensed) ||
    isTimeLeft(working, request, sensed) ||
    areTwoTimes(frame, request, sensed) ||
    isStopping(frame, sensed) ||
    isUnexplained(working, frame, request, sensed) ||
    isElsewhere(working, clause, frame, request) ||
    !areNamed(working, frame, sensed, request) ||
    isMadeRather(frame, request, sensed) ||
    isTakenTo(frame, request, sensed) ||
    isForSomebody(frame, request, sensed) ||
    isNoteOfPlan(working, frame, request, sensed) ||
    isTextOfPlan(working, request) ||
    isNoIdea(working, clause, frame, request, sensed) ||
    isTextElsewhere(working, clause, frame, request, sensed) ||
    isHalfOfSeveral(frame, sensed) ||
    isWithStranger(request, sensed) ||
    areRunTogether(request, sensed) ||
    isEither(sensed) ||
    (frame.capability === 'invites.rsvp.update' && hasTwoAnswers(sensed.reading)) ||
    isAskedBehind(clause, sensed.reading) ||
    hasTurningSlip(working, request, sensed) ||
    isCutText(working, request) ||
    hasNoAddress(request) ||
    isRowOfNames(working, frame, request) ||
    isDenied(working, frame, request, sensed) ||
    isOfSomebody(working, frame, sensed) ||
    (isJoined(sensed.reading) && !('source_url' in request.words)) ||
    isAbout(working, frame, request, sensed) ||
    isNotAskedFor(working, clause, frame, sensed, request) ||
    isToldInOrder(working, clause, frame, sensed, request) ||
    isNothingNew(working, clause, frame, sensed, request) ||
    isOutside(working, frame, sensed) ||
    isLimitOfOther(request, sensed) ||
    isTimeOfOther(frame, request, sensed) ||
    isOfOldPlan(working, frame, request) ||
    isOfEnd(sensed.reading, Object.keys(request.words)) ||
    isEndOfOther(working, clause, request, sensed) ||
    isMetBefore(request, sensed) ||
    isAtOtherPlace(request, sensed) ||
    isDoneToGuest(request, sensed) ||
    isOfOthers(frame, request, sensed)
  )
}

/** A message without the word behind one for finding out that begins what is to be found out: “finde mal raus, ob es … gibt”. */
function withoutIf(
  { spoken }: Working,
  { capability }: Frame,
  { reading: { tags, tokens, text } }: Senses,
  clause: string,
): string {
  const verb = tags.find(({ classes }) => classes.has('research'))
  const next = tokens[verb?.to ?? 0]
  if (capability !== 'ideas.discover' || !verb || !next || !spoken.words.hedges.includes(next.key))
    return clause
  return `${text.slice(0, next.at)}${text.slice(next.end)}`
}

/** Whether a link was said that a change leaves out: “and this on Rainy Sundays: https://…” is not what was saved before. */
function isLinkLeft({ words }: Request, { reading: { spots } }: Senses): boolean {
  const texts = Object.values(words)
  return spots.some(({ kind, text }) => kind === 'link' && !texts.some((one) => one.includes(text)))
}

/** Whether what a place would be called goes over a comma or the end of a sentence: it is more than a name. */
function isRowOfNames(
  { spoken }: Working,
  { capability }: Frame,
  { words: { name, address } }: Request,
): boolean {
  if (capability !== 'places.private.create' || name === undefined) return false
  // “Der neue Ort von Mira ist toll” tells of a place.
  const { finite = [] } = spoken.words.clause
  if (
    plainOf(name, spoken.words)
      .split(' ')
      .slice(1, -1)
      .some((one) => finite.includes(one))
  )
    return true
  // An address may be a part of it: “Kita Regenbogen, Sonnenallee 120”.
  return /[,.;!?]\s/.test(name) && (address !== undefined || !/\d/.test(name))
}

/** Whether what is to be an address has no street: “keep bowling at 7”. */
function hasNoAddress({ words: { address } }: Request): boolean {
  return address !== undefined && !/\p{L}{3}/u.test(address)
}
