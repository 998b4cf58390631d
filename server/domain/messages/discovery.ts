import { inQuotes } from '#server/domain/basics/in_quotes.ts'
import type { Objective } from '#server/domain/discovery/objective.ts'
import type { TargetKind } from '#generated/types.ts'
import { spokenChoice, spokenList, spokenNames } from '#server/domain/basics/spoken_list.ts'
import { counted } from '#server/domain/basics/text.ts'

const plurals: Readonly<Record<TargetKind, string>> = {
  place: 'places',
  event: 'events',
  occurrence: 'dates of events',
  offering: 'offerings',
  activity: 'activities',
}

/** What a run should find, in one sentence; `names` are the people that it is for. */
export function objectiveSentence(
  { query, subject, kinds, limit }: Objective,
  names: readonly string[],
): string {
  const what =
    kinds.length === 0 ? 'places or events' : spokenChoice(kinds.map((kind) => plurals[kind]))
  const about = subject === null ? '' : ` about ${inQuotes(subject)}`
  const whose = names.length === 0 ? '' : ` for the user and ${spokenNames(names)}`
  return `Find up to ${limit} ${what}${about}${whose} that fit: ${inQuotes(query)}.`
}

/** What a host is told when a run is ready. */
export function runIsReady(limit: number): string {
  return `The run is ready for up to ${counted(limit, 'candidate')}.`
}

/** What became of a set of results. */
export function resultsRecorded(accepted: number, rejected: number): string {
  if (accepted === 0 && rejected === 0) return 'The run is closed without candidates.'
  if (accepted === 0) return 'No candidate was recorded; rejected says why. The run takes others.'
  const rest =
    rejected === 0 ? '' : ` ${counted(rejected, 'other')} could not be; rejected says why.`
  return `${counted(accepted, 'candidate')} ${accepted === 1 ? 'is' : 'are'} recorded.${rest}`
}

export const iAmLooking = 'I am looking.'

/** The service has looked. */
export function lookedAndFound(count: number): string {
  return count === 0 ? 'Nothing was found.' : `Found ${counted(count, 'candidate')}.`
}

export const lookingFailed = 'The search could not be finished, so nothing was found.'

export const askAgain = 'Send the same request again in a few minutes, with a new key.'

/** An assumption about a constraint that was not clear. */
export function leftOut(label: string): string {
  return `${inQuotes(label)} was not clear; it was left out.`
}

/** Constraints that have to be asked about. */
export function whatIsMeant(labels: readonly string[]): string {
  const quoted = spokenList(labels.map(inQuotes))
  return `It is not clear what ${quoted} ${labels.length === 1 ? 'means' : 'mean'}.`
}

export const timeWasTakenBack =
  'The earlier request was for a certain time, which this one takes back. When should it be now?'

export const timesContradict =
  'The times of the earlier request and of this one have nothing in common.'

export const saySubject =
  'It is not clear what to look for. Send semantic_subject: what the request is about, without its constraints.'

// What an answer does not cover.

export function constraintNotAnswered(title: string, label: string): string {
  return `Nothing says whether ${inQuotes(title)} meets ${inQuotes(label)}.`
}

export const noExternalResearch =
  'Only saved ideas, friends’ likes and the public inventory were searched, no outside sources.'

export function wordsNotChecked(words: readonly string[]): string {
  return `The request has words that were not checked: ${words.join(', ')}.`
}

export function kindNotHeld(kinds: readonly TargetKind[]): string {
  const names = spokenList(kinds.map((kind) => plurals[kind]))
  return `There are no ${names} to search: what is kept are places and dated events.`
}

export function constraintNotChecked(label: string): string {
  return `${inQuotes(label)} was not checked.`
}

export const nothingFound = 'Nothing that is kept matches the request.'

export const internalGap = 'The search could not be finished.'

/** A place that no catalog has. */
export function areaNotKnown(name: string): string {
  return `${inQuotes(name)} is no area that is known here, so only its words were looked for.`
}

export function sourceFailed(message: string, source_url: string | null): string {
  return `A source could not be used${source_url === null ? '' : ` (${source_url})`}: ${inQuotes(message)} (from the web)`
}

export const recordReason =
  'Record what was found: candidates with kind, public_name and evidence; a constraint_results for each constraint.'

/** What may follow a discovery: its candidates are planned like saved ideas. */
export const draftReason = 'Draft an invitation to one, by its candidate_id alone.'

export const saveReason = 'Keep the search as a saved view.'

// Saved views.

export function viewSaved(name: string): string {
  return `${name} is saved as a view.`
}

export function viewIsThere(name: string): string {
  return `Nothing to change: the view ${inQuotes(name)} has these filters already.`
}

// Runs that others came from.

export const runHasOtherContract = 'This reply contract is not the one of that run.'

export const runHasOtherThread = 'That run does not belong to this thread.'

export const runHasOtherCandidates = 'What that run found is not what this fingerprint stands for.'

export const runWasSuperseded = 'A newer run has replaced this one.'

export const runIsClosed = 'This run is closed, and takes no other results.'

export const runIsTheServices =
  'The service itself searches for this run, so it takes no results. Open one with discovery.prepare.'

export const runIsLooking = 'The service is still looking for what this run is about.'

export const waitForRun =
  'Wait the number of seconds in Retry-After, read the execution of the run, and then go on.'

export const startNewRun =
  'Start a new run, or refine this one: its state_version is under current.'

/** What to do about another version of the same run, which no call reads again. */
export const sendCurrentVersion =
  'Send the state version under current if the user wants what was recorded last; start a new run with discovery.prepare if not.'

export const startOver = 'Start a new run, or go on from the newest run of the thread.'

export function tooManyRuns(most: number): string {
  return `There are ${most} discovery runs already, and all of them are being worked on.`
}

export const waitForRuns = 'Wait until one of them has ended, and send a new request.'

export const readExecutionReason = 'Read what was found, once the search has ended.'
