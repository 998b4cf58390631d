import type { AssistantSuggestion } from '#generated/types.ts'
import { withoutGivenLinks } from '#server/domain/assistant/given_links.ts'
import { actOf } from '#server/domain/assistant/act_of.ts'
import { isAboutSending, plainOf, type Spoken } from '#server/domain/assistant/message.ts'
import { sentencesIn } from '#server/domain/messages/spoken/languages.ts'
import type { Sentences } from '#server/domain/messages/spoken/sentences.ts'
import type { Interpreter, Said, Understood } from '#server/surfaces/assistant/interpreter.ts'
import { draftWithDeadline } from '#server/surfaces/assistant/rules/plan/draft_deadline.ts'
import { absentList } from '#server/surfaces/assistant/rules/absent_list.ts'
import { actOut } from '#server/surfaces/assistant/rules/acts.ts'
import { answerWithNote } from '#server/surfaces/assistant/rules/answer_note.ts'
import { answerQuestion } from '#server/surfaces/assistant/rules/answer.ts'
import type { Request, Working } from '#server/surfaces/assistant/rules/context.ts'
import { afterCorrection, correctedRequest } from '#server/surfaces/assistant/rules/corrected.ts'
import { lastRequestWith } from '#server/surfaces/assistant/rules/elliptic.ts'
import {
  withoutContrast,
  withoutNaming,
  withoutOldTime,
} from '#server/surfaces/assistant/rules/contrast.ts'
import { type Fields, fieldsIn } from '#server/surfaces/assistant/rules/fields.ts'
import { followingRequest } from '#server/surfaces/assistant/rules/following.ts'
import { guestWished } from '#server/surfaces/assistant/rules/plan/guest_wished.ts'
import { guestsChanged } from '#server/surfaces/assistant/rules/plan/guests_changed.ts'
import { languages } from '#server/surfaces/assistant/rules/languages.ts'
import { openShown } from '#server/surfaces/assistant/rules/open.ts'
import { carryOutAll, carryOutRequest, frameOf } from '#server/surfaces/assistant/rules/request.ts'
import { isRead, matchesOf } from '#server/surfaces/assistant/rules/matches.ts'
import { impossible } from '#server/surfaces/assistant/rules/impossible.ts'
import { toDoFirst } from '#server/surfaces/assistant/rules/to_do_first.ts'
import { otherAsked } from '#server/surfaces/assistant/rules/other_asked.ts'
import { otherIdea } from '#server/surfaces/assistant/rules/other_idea.ts'
import { withReferred } from '#server/surfaces/assistant/rules/referred.ts'
import { sendingBehind, sendingDraft } from '#server/surfaces/assistant/rules/send_draft.ts'
import { planEnds } from '#server/surfaces/assistant/rules/plan/plan_ends.ts'
import { saveShown } from '#server/surfaces/assistant/rules/save_shown.ts'
import { searchOnFrom } from '#server/surfaces/assistant/rules/search_on.ts'
import { hasTwoAnswers } from '#server/surfaces/assistant/rules/doubt/names.ts'
import { readingIn } from '#server/surfaces/assistant/rules/sense/senses.ts'
import { requestIn } from '#server/surfaces/assistant/rules/sense/choose.ts'
import { notedIn } from '#server/surfaces/assistant/rules/sense/noted.ts'
import { actInParts } from '#server/surfaces/assistant/rules/sense/act_in_parts.ts'
import {
  beforeTakenBack,
  isTakenBackWithin,
} from '#server/surfaces/assistant/rules/doubt/taken_back.ts'
import { repaired } from '#server/surfaces/assistant/rules/cut/repaired.ts'
import {
  linkSaved,
  toldThenAdded,
  toldThenSaved,
} from '#server/surfaces/assistant/rules/cut/told_then_saved.ts'
import { requestBehindStory } from '#server/surfaces/assistant/rules/cut/behind_story.ts'
import { isTurnedElsewhere } from '#server/surfaces/assistant/rules/doubt/turned_elsewhere.ts'
import { isOfOtherPlan } from '#server/surfaces/assistant/rules/doubt/other_plan.ts'
import { withThings } from '#server/surfaces/assistant/rules/cut/parts_said.ts'
import { requestInParts } from '#server/surfaces/assistant/rules/cut/request_in_parts.ts'
import { leavesOut } from '#server/surfaces/assistant/rules/cut/parts_joined.ts'
import { isPutOff } from '#server/surfaces/assistant/rules/doubt/put_off.ts'
import { isMail } from '#server/surfaces/assistant/rules/doubt/passed_on.ts'
import { requestsApart } from '#server/surfaces/assistant/rules/cut/requests_apart.ts'
import { swapRequest } from '#server/surfaces/assistant/rules/plan/swapped.ts'
import { suggestionsFor } from '#server/surfaces/assistant/rules/suggest.ts'
import type { Hands } from '#server/surfaces/assistant/pair_of_hands.ts'
import type { Outcome } from '#server/surfaces/assistant/rules/outcome.ts'
import { isAct, workingOn } from '#server/surfaces/assistant/rules/working_on.ts'

/** Milliseconds that a turn may take. */
const limit = 5_000

/** Understands by rules: the same words always mean the same. */
export const rules: Interpreter = { name: 'rules', limit, interpret }

/** Whether a message is no request: an act of speech, or about sending what waits. */
export function isNoRequest(said: Said): boolean {
  const isSending = (spoken: Spoken) => isAboutSending(said.message, spoken)
  return isAct(said) || (said.state.approval !== null && [...languages.values()].some(isSending))
}

async function interpret(asked: Said, hands: Hands): Promise<Understood> {
  const working = withoutTakenBack(await workingOn(asked, hands))
  const { said, spoken } = working
  const say = sentencesIn(said.language)
  const outcomes: Outcome[] = []
  const suggestions: AssistantSuggestion[] = []
  const whole = said.message.trim()
  const isAnswer = said.state.question !== null
  const isOne =
    isAnswer || toldThenKept(working, whole) !== null || planChanged(working, whole) !== null
  const { parts, isList } = isOne
    ? { parts: [whole], isList: false }
    : requestsApart(working, whole, shortRequest)
  for (const [number, clause] of parts.entries()) {
    const { question: before, focus } = working.state
    const done = await understand(working, clause)
    // What is surely named is spoken of, also where nothing came of it.
    const isVain = done === null || done.error
    if (isVain && !isAnswer && working.state.focus === focus)
      working.state = withThings(working, working.state, [clause])
    if (done === null) {
      // What was done stays; what was not understood is said.
      if (isList) {
        outcomes.push({ reply: say.partNotUnderstood(clause) })
        continue
      }
      suggestions.push(...suggestionsFor(clause, spoken))
      outcomes.push(notUnderstoodNow(suggestions, say))
      break
    }
    outcomes.push(done)
    const isLast = number === parts.length - 1
    const asks = working.state.question !== null && working.state.question !== before
    const isRest = !isLast || (!isAnswer && isAskedBeside(working, clause))
    if (asks && isRest) outcomes.push({ reply: say.notYetDone })
    if (asks || done.error) break
  }
  return understoodAs(working, outcomes, suggestions)
}

/** Whether the question that was asked about a message leaves out another change. */
function isAskedBeside(working: Working, clause: string): boolean {
  const { question } = working.state
  if (question?.kind !== 'confirm') return false
  const isAnswer = question.capability === 'invites.rsvp.update'
  return (
    leavesOut(working, clause, question.capability) ||
    (isAnswer && hasTwoAnswers(readingIn(working, clause)))
  )
}

/** A message without what takes it back at its end: what it asks for is asked about. An answer to a question stays whole. */
function withoutTakenBack(working: Working): Working {
  const { said, spoken, state } = working
  const message = beforeTakenBack(spoken, said.message)
  if (message === null)
    return isTakenBackWithin(spoken, said.message) ? { ...working, isTakenBack: true } : working
  return { ...working, said: state.question ? said : { ...said, message }, isTakenBack: true }
}

function notUnderstoodNow(
  suggestions: readonly AssistantSuggestion[],
  { notUnderstood }: Sentences,
): Outcome {
  const lines = suggestions.map(({ say }) => `– ${say}`)
  return {
    reply: [notUnderstood, ...lines].join('\n'),
    error: { code: 'not_understood', message: notUnderstood },
  }
}

function understoodAs(
  { said, state }: Working,
  outcomes: readonly Outcome[],
  suggestions: readonly AssistantSuggestion[],
): Understood {
  const reply = outcomes.map((one) => one.reply).join('\n')
  const failed = outcomes.find(({ error }) => error)?.error ?? null
  return {
    reply,
    cards: outcomes.findLast(({ cards }) => cards)?.cards ?? [],
    disclosures: outcomes.flatMap(({ disclosures = [] }) => disclosures),
    suggestions,
    data: outcomes.findLast(({ data }) => data)?.data ?? null,
    error: failed,
    is_accepted: outcomes.some(({ is_accepted = false }) => is_accepted),
    state: { ...state, said: withoutGivenLinks(reply) },
    language: said.language,
  }
}

/** What came of one part of a message; null where it was not understood. */
async function understand(working: Working, part: string): Promise<Outcome | null> {
  const { spoken } = working
  const meant = withoutContrast(working, withReferred(working, withoutNaming(working, part)))
  const { question, approval } = working.state
  const isBefore = approval !== null || (question !== null && question.kind !== 'text')
  const said = isBefore && !isPutOff(working, meant) ? toDoFirst(working, meant) : meant
  const clause = repaired(working, withoutOldTime(working, said))
  if (question !== null) {
    const other = otherAsked(working, question, clause)
    if (other !== null) return other
    // Words in no pattern are an answer rather than a request.
    const isRequest =
      (matchesOf(working, clause).some(({ loose }) => !loose) &&
        (actOf(clause, spoken) !== null || requestIn(working, clause) !== null)) ||
      isLongRequest(working, clause)
    // “Note: …” is a whole command, whatever its words would answer.
    const isNoted = notedIn(working, clause) !== null
    const answered = isNoted ? null : await answerQuestion(working, question, clause, isRequest)
    if (answered) return answered
    // A yes counts as the very next message only, also where the question was shown again: “really?”
    if (question.kind === 'confirm' && actOf(clause, spoken) !== 'repeat')
      working.state = { ...working.state, question: null }
  }
  if (isPutOff(working, clause))
    return working.state.approval === null
      ? { reply: sentencesIn(working.said.language).puttingOff }
      : actOut(working, 'wait')
  const act = actOf(clause, spoken)
  const sending = act === 'send' ? await sendingDraft(working, clause) : null
  if (sending !== null) return carryOutRequest(working, sending)
  if (act !== null) return actOut(working, act)
  // In whatever words: what waits is shown again, and nothing is prepared in its place.
  const waits = working.state.approval !== null
  if (waits && [...languages.values()].some((one) => isAboutSending(clause, one)))
    return actOut(working, 'send')
  const behind = await sendingBehind(working, clause)
  if (behind !== null) return carryOutRequest(working, behind)
  const kept = toldThenKept(working, clause)
  if (kept !== null) return carryOutRequest(working, kept)
  const other = otherIdea(working, clause)
  if (other !== null) return carryOutAll(working, other)
  const swapped = swapRequest(working, clause)
  if (swapped !== null) return carryOutRequest(working, swapped)
  const corrected = correctedRequest(working, clause)
  if (corrected !== null && !(corrected.unsure && isClear(working, clause)))
    return carryOutRequest(working, corrected)
  const saved = await saveShown(working, clause)
  if (saved) return saved
  const opened = await openShown(working, clause)
  if (opened) return opened
  const again = followingRequest(working, clause) ?? lastRequestWith(working, clause)
  if (again !== null) return carryOutRequest(working, again)
  const refused = impossible(clause, working, () => matchesOf(working, clause)[0]?.score ?? 0)
  if (refused) return refused
  const goingOn = searchOnFrom(working, clause)
  if (goingOn !== null) return carryOutRequest(working, goingOn)
  const changed = planChanged(working, part) ?? planChanged(working, clause)
  if (changed !== null) return carryOutRequest(working, changed)
  const fields = await fieldsIn(working, clause)
  if (fields !== null) return carryOutFields(working, fields)
  const request = requestOf(working, clause)
  if (request === null || request.unsure) {
    const act = actInParts(working, clause)
    if (act !== null) return actOut(working, act)
  }
  const absent = absentList(working, clause, request)
  if (absent) return absent
  if (request === null) return null
  // The person speaks of something else: the question ends.
  working.state = { ...working.state, question: null }
  return carryOutRequest(working, request)
}

/** A whole message about who comes to a plan or until when it goes on, or for a draft with a deadline. */
function planChanged(working: Working, message: string): Request | null {
  return (
    guestsChanged(working, message) ??
    guestWished(working, message) ??
    planEnds(working, message) ??
    draftWithDeadline(working, message)
  )
}

/** What is told and then to be kept: somebody, a place, an idea, or the page of a link. */
function toldThenKept(working: Working, message: string): Request | null {
  const told = toldThenAdded(working, message) ?? toldThenSaved(working, message)
  if (told !== null) return told
  const link = linkSaved(working, message)
  const request = link && requestIn(working, message)
  const isSure = request?.unsure === false && frameOf(working, request)?.confirm !== true
  return isSure ? null : link
}

/** Changes a draft by its fields, and says which of them were not understood. */
async function carryOutFields(working: Working, { request, left }: Fields): Promise<Outcome> {
  const done = await carryOutRequest(working, request)
  const { partNotUnderstood } = sentencesIn(working.said.language)
  return { ...done, reply: [done.reply, ...left.map(partNotUnderstood)].join('\n') }
}

/** What a message asks for: behind what is told, as a whole, behind a no to what was done, or in some of its parts. */
function requestOf(working: Working, clause: string): Request | null {
  const behind = answerWithNote(working, clause) ?? requestBehindStory(working, clause)
  const isPasted = isMail(working, clause)
  if (behind !== null) return isPasted ? { ...behind, unsure: true } : behind
  const request = requestAmong(working, clause)
  const frame = request && frameOf(working, request)
  if (request === null || !frame || request.unsure || isRead({ frame })) return request
  // Nothing is done by half: another change that is asked for as well is not left out without a word.
  const isHalf = leavesOut(working, clause, frame.capability, { isAsked: true })
  return isPasted || isHalf || isOfOtherPlan(working, request)
    ? { ...request, unsure: true }
    : request
}

/** The request of a whole message, or of the one part of it that asks. */
function requestAmong(working: Working, clause: string): Request | null {
  const whole = requestIn(working, clause) ?? afterRefusal(working, clause)
  if (whole !== null && !whole.unsure)
    return isTurnedElsewhere(working, clause, whole) ? { ...whole, unsure: true } : whole
  return requestInParts(working, clause, { whole, short: shortRequest }) ?? whole
}

/** Whether a message of several parts has a request in it. */
function isLongRequest(working: Working, clause: string): boolean {
  const before = working.state
  const request = requestInParts(working, clause, { whole: null, short: shortRequest })
  working.state = before
  if (request === null || request.unsure) return false
  // Where an answer is awaited, “yes” names nothing.
  const { words } = working.spoken
  return !Object.values(request.words).some((one) => words.yes.includes(plainOf(one, words)))
}

/** A message, or a part of one, that only completes or corrects what was spoken of. */
function shortRequest(working: Working, part: string): Request | null {
  if (isPutOff(working, part)) return null
  const corrected = correctedRequest(working, part)
  if (corrected !== null && !corrected.unsure) return corrected
  return followingRequest(working, part) ?? lastRequestWith(working, part)
}

/** Whether a message is a request by itself that is sure. */
function isClear(working: Working, clause: string): boolean {
  return requestIn(working, clause)?.unsure === false
}

/** The request after a no to what was done: “no, take her off again”. A no to what is asked is an answer. */
function afterRefusal(working: Working, clause: string): Request | null {
  const rest = afterCorrection(working, clause)
  if (rest === null) return null
  const whole = requestIn(working, rest)
  if (whole !== null && !whole.unsure) return whole
  return requestInParts(working, rest, { whole, short: shortRequest }) ?? whole
}
