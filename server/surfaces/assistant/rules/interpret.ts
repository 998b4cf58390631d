import type { AssistantSuggestion, CapabilityId } from '#generated/types.ts'
import type { Match } from '#generated/server/assistant/frame.ts'
import { tokensOf } from '#generated/server/assistant/tokens.ts'
import { withoutGivenLinks } from '#server/domain/assistant/given_links.ts'
import { actOf } from '#server/domain/assistant/act_of.ts'
import { isAboutSending, type Spoken } from '#server/domain/assistant/message.ts'
import { mended } from '#server/domain/assistant/mend.ts'
import { kept } from '#server/domain/assistant/kept.ts'
import { type Names, namesOf } from '#server/domain/assistant/names.ts'
import type { Thing } from '#server/domain/assistant/state.ts'
import { tellsTime } from '#server/domain/assistant/time_spans.ts'
import { type Parts, partsIn } from '#server/domain/assistant/parts.ts'
import { sentencesIn } from '#server/domain/messages/spoken/languages.ts'
import type { Sentences } from '#server/domain/messages/spoken/sentences.ts'
import type { Interpreter, Said, Understood } from '#server/surfaces/assistant/interpreter.ts'
import { absentList } from '#server/surfaces/assistant/rules/absent_list.ts'
import { actOut } from '#server/surfaces/assistant/rules/acts.ts'
import { answerQuestion } from '#server/surfaces/assistant/rules/answer.ts'
import type { Request, Working } from '#server/surfaces/assistant/rules/context.ts'
import { afterCorrection, correctedRequest } from '#server/surfaces/assistant/rules/corrected.ts'
import { lastRequestWith } from '#server/surfaces/assistant/rules/elliptic.ts'
import { withoutContrast } from '#server/surfaces/assistant/rules/contrast.ts'
import { followingRequest } from '#server/surfaces/assistant/rules/following.ts'
import { languages, spokenIn } from '#server/surfaces/assistant/rules/languages.ts'
import { openShown } from '#server/surfaces/assistant/rules/open.ts'
import { carryOutRequest, frameOf } from '#server/surfaces/assistant/rules/request.ts'
import { matchesOf } from '#server/surfaces/assistant/rules/matches.ts'
import { impossible } from '#server/surfaces/assistant/rules/impossible.ts'
import { withReferred } from '#server/surfaces/assistant/rules/referred.ts'
import { betweenSentences, hasSentences } from '#server/surfaces/assistant/rules/sentences.ts'
import { searchOnFrom } from '#server/surfaces/assistant/rules/search_on.ts'
import { partsAtJoiners } from '#server/surfaces/assistant/rules/sense/joined.ts'
import { readingIn } from '#server/surfaces/assistant/rules/sense/senses.ts'
import { isHedged } from '#server/surfaces/assistant/rules/sure.ts'
import { notedIn, requestIn } from '#server/surfaces/assistant/rules/sense/choose.ts'
import {
  actInDressing,
  requestInDressing,
} from '#server/surfaces/assistant/rules/sense/dressing.ts'
import { requestBesideTelling } from '#server/surfaces/assistant/rules/sense/told_first.ts'
import { suggestionsFor } from '#server/surfaces/assistant/rules/suggest.ts'
import type { Hands } from '#server/surfaces/assistant/pair_of_hands.ts'
import type { Outcome } from '#server/surfaces/assistant/rules/outcome.ts'

/** Whether a message is an act of speech in some language, for which no names are read. */
function isAct({ message }: Said): boolean {
  return [...languages.values()].some((spoken) => actOf(message, spoken) !== null)
}

/** A score from which a message is clearly in a language: the others are not compared then. */
const surely = 1.4

/** How many more words of one language than of any other tell it. */
const clearly = 2

function isWordOf(key: string, { frames, silent, lexicon, words: { short } }: Spoken): boolean {
  return frames.has(key) || silent.has(key) || lexicon.has(key) || Object.hasOwn(short, key)
}

/** What a message is compared with in each language. */
type Comparing = Pick<Working, 'names' | 'found' | 'times' | 'written'> & {
  readonly parts: (language: string) => Parts
}

/**
 * The language of a message. The one that has most of its words is compared first, and the others only where nothing clear came of
 * it; of equal ones, and where nothing is understood, it is the conversation's.
 */
function languageOf(said: Said, about: Comparing): string {
  // A number is of no language.
  if (!/\p{L}/u.test(said.message)) return said.language
  const words = tokensOf(said.message.slice(0, 600))
  // “Don't” is of one language alone.
  const shortened = words.filter(({ key }) => key.includes("'"))
  const [only, ...more] = [...languages.keys()].filter((language) =>
    shortened.some(({ key }) => Object.hasOwn(spokenIn(language).words.short, key)),
  )
  if (only !== undefined && more.length === 0) return only
  const counted = [...languages].map(([language, spoken]) => {
    const isKnown = (key: string) => isWordOf(key, spoken) || tellsTime(key, language)
    const known = words.filter(({ key }) => isKnown(key)).length
    return { language, spoken, known: known + (language === said.language ? 0.6 : 0) }
  })
  const [most, next] = counted.map(({ known }) => known).sort((one, other) => other - one)
  // Its words alone tell it.
  if ((most ?? 0) - (next ?? 0) >= clearly)
    return counted.find(({ known }) => known === most)?.language ?? said.language
  // “Save this”: the conversation's language has all of them, and no other has.
  const own = counted.find(({ language }) => language === said.language)
  const isWhole = ({ known }: { known: number }) => known >= words.length
  if (words.length > 1 && own && isWhole(own) && counted.filter(isWhole).length === 1)
    return said.language
  let best = { language: said.language, score: 0 }
  // One that has fewer words of it is not compared with it.
  const least = (own?.known ?? 0) - 0.6
  const likely = counted.filter((one) => one === own || one.known >= least)
  for (const { language, spoken } of likely.sort((one, other) => other.known - one.known)) {
    const of = { said: { ...said, language }, spoken, hands: none, state: said.state }
    const now = { ...of, ...about, parts: about.parts(language) }
    const isAct = actOf(said.message, spoken) !== null
    const score = isAct ? 9 : (matchesOf(now, said.message)[0]?.score ?? 0)
    if (score > best.score + (language === said.language ? -0.3 : 0)) best = { language, score }
    if (score >= surely) break
  }
  return best.language
}

/** Milliseconds that a turn may take. */
const limit = 5_000

/** Up to how many characters a message of several parts may be one request. */
const maxOne = 120

/** Parts of a message that are understood by themselves. */
const maxClauses = 3

/** Understands by rules: the same words always mean the same. */
export const rules: Interpreter = { name: 'rules', limit, interpret }

/** Whether a message is no request: an act of speech, or about sending what waits. */
export function isNoRequest(said: Said): boolean {
  const isSending = (spoken: Spoken) => isAboutSending(said.message, spoken)
  return isAct(said) || (said.state.approval !== null && [...languages.values()].some(isSending))
}

/** How umlauts are written where a keyboard has none. */
const umlauts: Readonly<Record<string, string>> = { ae: 'ä', oe: 'ö', ue: 'ü' }

/** A message with the umlauts of the words that are known with them alone: “fuege Eislaufen zu Ausfluege ins Gruene”. */
function withUmlauts(message: string, names: Names, spoken: Spoken): string {
  if (!/[aou]e/iu.test(message) || /[äöü]/iu.test(message)) return message
  const isKnown = (word: string) => {
    const [{ key = '' } = {}] = tokensOf(word)
    return isWordOf(key, spoken) || names.has(key)
  }
  // Of English, only names have them: “noet” is no “not”.
  const hasUmlauts = spoken.words.verbs === 'last'
  const mayBeKnown = (word: string) => {
    const [{ key = '' } = {}] = tokensOf(word)
    return (hasUmlauts ? isKnown(word) : names.has(key)) || names.isNear(key)
  }
  return message.replaceAll(/(?<![\p{L}\p{N}/.@])\p{L}+(?![\p{N}/@])/gu, (word) => {
    if (!/[aou]e/iu.test(word) || isKnown(word)) return word
    const written = word.replaceAll(/[aou]e/giu, (pair) => {
      const umlaut = umlauts[pair.toLowerCase()] ?? pair
      return pair[0] === pair[0]?.toUpperCase() ? umlaut.toUpperCase() : umlaut
    })
    return mayBeKnown(written) ? written : word
  })
}

/** What a message is worked on with: its language, and what the account has by its names. */
export async function workingOn(asked: Said, hands: Hands): Promise<Working> {
  const names = isAct(asked) ? namesOf([]) : namesOf(await asked.names())
  const found = new Map<string, readonly Match[]>()
  const times = new Map<string, unknown>()
  const parts = kept((language: string) => partsIn(spokenIn(language)))
  const language = languageOf(asked, { names, found, times, parts, written: new Map() })
  const spoken = spokenIn(language)
  const umlauts = withUmlauts(asked.message, names, spoken)
  const { message, written } = mended(umlauts, language, { spoken, names })
  const said = { ...asked, language, message }
  const about = { names, found, times, written, parts: parts(said.language) }
  const state = { ...said.state, focus: withInvitations(said.state.focus, names) }
  return { said, spoken, hands, ...about, state }
}

/** What was spoken of, with the invitation behind each plan that somebody else hosts: “I'm in” answers it. */
function withInvitations(focus: readonly Thing[], names: Names): readonly Thing[] {
  const has = (handle: string) => focus.some((one) => one.handle === handle)
  return focus.flatMap((thing) => {
    const invite = thing.kind === 'plan' ? names.inviteTo(thing) : undefined
    return invite === undefined || has(invite.handle) ? [thing] : [thing, invite]
  })
}

async function interpret(asked: Said, hands: Hands): Promise<Understood> {
  const working = await workingOn(asked, hands)
  const { said, spoken } = working
  const say = sentencesIn(said.language)
  const outcomes: Outcome[] = []
  const suggestions: AssistantSuggestion[] = []
  const clauses = clausesOf(working)
  for (const [number, clause] of clauses.entries()) {
    const before = working.state.question
    const done = await understand(working, clause)
    if (done === null) {
      // What was done stays; what was not understood is said.
      suggestions.push(...suggestionsFor(clause, spoken))
      outcomes.push(notUnderstoodNow(suggestions, say))
      break
    }
    outcomes.push(done)
    const isLast = number === clauses.length - 1
    const asks = working.state.question !== null && working.state.question !== before
    if (asks && !isLast) outcomes.push({ reply: say.notYetDone })
    if (asks || done.error) break
  }
  return understoodAs(working, outcomes, suggestions)
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
  const clause = withoutContrast(working, withReferred(working, part))
  const { question } = working.state
  if (question !== null) {
    // Words in no pattern are an answer rather than a request.
    const isRequest =
      (matchesOf(working, clause).some(({ loose }) => !loose) &&
        (actOf(clause, spoken) !== null || requestIn(working, clause) !== null)) ||
      isLongRequest(working, clause)
    // “Note: …” is a whole command, whatever its words would answer.
    const isNoted = notedIn(working, clause) !== null
    const answered = isNoted ? null : await answerQuestion(working, question, clause, isRequest)
    if (answered) return answered
    // A yes counts as the very next message only.
    if (question.kind === 'confirm') working.state = { ...working.state, question: null }
  }
  const act = actOf(clause, spoken)
  if (act !== null) return actOut(working, act)
  // In whatever words: what waits is shown again, and nothing is prepared in its place.
  const waits = working.state.approval !== null
  if (waits && [...languages.values()].some((one) => isAboutSending(clause, one)))
    return actOut(working, 'send')
  const corrected = correctedRequest(working, clause)
  if (corrected !== null && !(corrected.unsure && isClear(working, clause)))
    return carryOutRequest(working, corrected)
  const opened = await openShown(working, clause)
  if (opened) return opened
  const again = followingRequest(working, clause) ?? lastRequestWith(working, clause)
  if (again !== null) return carryOutRequest(working, again)
  const refused = impossible(clause, working, () => matchesOf(working, clause)[0]?.score ?? 0)
  if (refused) return refused
  const goingOn = searchOnFrom(working, clause)
  if (goingOn !== null) return carryOutRequest(working, goingOn)
  const request = requestOf(working, clause)
  if (request === null || request.unsure) {
    const act = actInDressing(working, clause)
    if (act !== null) return actOut(working, act)
  }
  const absent = absentList(working, clause, request)
  if (absent) return absent
  if (request === null) return null
  // The person speaks of something else: the question ends.
  working.state = { ...working.state, question: null }
  return carryOutRequest(working, request)
}

/** What a message asks for: as a whole, beside what it tells, or in one of its parts. */
function requestOf(working: Working, clause: string): Request | null {
  const whole = requestBesideTelling(working, clause) ?? afterRefusal(working, clause)
  if (whole !== null && !whole.unsure) return whole
  const alike = requestIn(working, clause)
  return requestInDressing(working, clause, { whole: alike, short: shortRequest }) ?? whole
}

/** Whether a message of several parts has a request in it. */
function isLongRequest(working: Working, clause: string): boolean {
  const before = working.state
  const request = requestInDressing(working, clause, { whole: null, short: shortRequest })
  working.state = before
  return request !== null && !request.unsure
}

/** A message, or a part of one, that only completes or corrects what was spoken of. */
function shortRequest(working: Working, part: string): Request | null {
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
  return rest === null ? null : requestBesideTelling(working, rest)
}

/** The parts of a message: the whole of it where that is understood, else its sentences, three at most. */
function clausesOf(working: Working): string[] {
  const { said } = working
  const whole = said.message.trim()
  if (said.state.question !== null) return [whole]
  const joined = requestsJoined(working, whole)
  if (joined !== null) return joined
  const { requests: next } = working.spoken.between
  const isTwo = next.test(whole) || hasSentences(working, whole, maxClauses)
  if (!isTwo && (requestIn(working, whole) !== null || matchesOf(working, whole).length > 0))
    return [whole]
  const parts = whole
    .split(betweenSentences)
    .flatMap((part) => part.split(next))
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
  // “I am unable to come; please decline” is one request.
  const isOne =
    whole.length <= maxOne && parts.slice(1).every((part) => saysLess(working, part, whole))
  if (isOne && requestIn(working, whole)?.unsure === false) return [whole]
  // A message of which a part says nothing is not acted on by halves.
  const isSaid = (part: string) =>
    actOf(part, working.spoken) !== null || matchesOf(working, part).length > 0
  const isWhole = parts.length > 1 && parts.length <= maxClauses && parts.every(isSaid)
  return isWhole ? parts : [whole]
}

/** The two requests that “and” joins, where each of them is one by itself and the first is sure: they are done one after the other. */
function requestsJoined(working: Working, whole: string): string[] | null {
  if (whole.length > maxOne || isNoted(working, whole)) return null
  for (const parts of partsAtJoiners(readingIn(working, whole))) {
    const [first, second] = parts.map((part) => requestIn(working, part))
    const isOne = first && second && first.unsure === false && Object.keys(first.words).length > 0
    if (isOne && parts.every((part) => !isHedged(working, part))) return parts
  }
  return null
}

function isNoted(working: Working, whole: string): boolean {
  return notedIn(working, whole) !== null || /["“„«:]/u.test(whole)
}

/** Whether a part of a message asks for what the whole of it asks for, and names nothing of its own. */
function saysLess(working: Working, part: string, whole: string): boolean {
  const [one, all] = [requestIn(working, part), requestIn(working, whole)]
  if (one === null || all === null) return false
  const [of, ofAll] = [one, all].map((request) => frameOf(working, request)?.capability)
  return of === ofAll && Object.keys(one.words).length === 0
}

/** Nothing is called while it is only compared. */
const none: Hands = {
  call: async () => {
    throw new Error('Nothing is called here.')
  },
  can: (_: CapabilityId) => false,
}
