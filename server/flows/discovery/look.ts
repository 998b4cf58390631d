import type { Candidate, ResearchGap, TargetKind } from '#generated/types.ts'
import { listAreas } from '#server/data/areas/list.ts'
import type { PersonRow } from '#server/data/people/rows.ts'
import { type CandidateSubject, openCandidate } from '#server/domain/ideas/candidate.ts'
import type { Context } from '#server/domain/context.ts'
import { sha256 } from '#server/domain/discovery/fingerprint.ts'
import type { Objective } from '#server/domain/discovery/objective.ts'
import { isEventKind } from '#server/domain/discovery/recorded.ts'
import { searchableOf } from '#server/domain/discovery/search.ts'
import { uncheckedWords } from '#server/domain/discovery/words.ts'
import { type Choice, type StoredChoice, toStored } from '#server/domain/finding/choice.ts'
import { type Filters, isTimed } from '#server/domain/finding/filters.ts'
import { itemIdOf } from '#server/domain/finding/item.ts'
import { parseHandle, toHandle } from '#server/domain/basics/handle.ts'
import {
  areaNotKnown,
  constraintNotChecked,
  kindNotHeld,
  nothingFound,
  saySubject,
  wordsNotChecked,
} from '#server/domain/messages/discovery.ts'
import { hoursUnknown, nobodyKnownToLike } from '#server/domain/messages/recommendations.ts'
import { type Chosen, choose } from '#server/flows/finding/choices.ts'
import { readFilters } from '#server/flows/finding/filters.ts'
import { toCandidates } from '#server/flows/finding/present.ts'

/** What a search is made with. */
type Needs = Pick<Context, 'db' | 'owner' | 'seal' | 'timezone'>

/** Something that was found. */
export interface FoundThing {
  readonly candidate: Candidate
  readonly subject: CandidateSubject
  readonly choice: StoredChoice
  readonly same_key: string
}

/** What a search among what is kept came to. */
export interface Looked {
  /** The best first, at most as many as were asked for; each with the key under which it is not offered again. */
  readonly found: readonly FoundThing[]
  readonly gaps: readonly ResearchGap[]
  readonly metrics: Readonly<Record<string, number>>
}

/** How many choices are made before those of other kinds, and those found before, are left out. */
const maxChoices = 100

/** The kinds of which nothing is kept: there are places and dated events, and an activity is answered by places for it. */
const notHeld: readonly TargetKind[] = ['offering', 'occurrence', 'activity']

/** What was chosen of what is kept, before it is shown. */
export interface Picked {
  /** What is known not to be answered, whatever is shown. */
  readonly gaps: readonly ResearchGap[]
  /** Null where nothing says what to look for. */
  readonly picks: {
    readonly filters: Filters
    /** As many as could be shown where none is left out. */
    readonly choices: readonly Choice[]
    readonly chosen: Pick<Chosen, 'gaps'> & { readonly count: number }
    /** Whether something that was asked for was not checked: then nothing is confirmed. */
    readonly is_open: boolean
    readonly limit: number
  } | null
}

/**
 * Chooses of own ideas, friends' likes and the public inventory what an objective says; no outside source, and no model. What
 * it could not check is a gap. It writes nothing, and in a read no transaction is open while much is ranked.
 */
export async function pick(
  context: Needs,
  objective: Objective,
  people: readonly PersonRow[],
  excluded: ReadonlySet<string>,
): Promise<Picked> {
  const { filters, unchecked, unknown } = searchableOf(objective, await listAreas(context.db))
  const { kinds, limit } = objective
  const missing = kinds.filter((kind) => notHeld.includes(kind))
  const names = people.map(({ display_name }) => display_name)
  const words = uncheckedWords(objective, names)
  const gaps: ResearchGap[] = [
    ...(words.length > 0 ? [{ code: 'words_not_checked', message: wordsNotChecked(words) }] : []),
    ...(missing.length > 0 ? [{ code: 'kind_not_held', message: kindNotHeld(missing) }] : []),
    ...unchecked.map(({ label, type }) => ({
      code: type?.endsWith('_price') ? 'price_unknown' : 'constraint_not_checked',
      message: constraintNotChecked(label),
    })),
  ]
  gaps.push(...unknown.map((name) => ({ code: 'area_unknown', message: areaNotKnown(name) })))
  if (filters === null) {
    gaps.push({ code: 'subject_required', message: saySubject })
    return { gaps, picks: null }
  }
  const asked = await readFilters(context, {
    ...filters,
    person_handles: people.map(({ person_id }) => toHandle('person', person_id)),
  })
  const chosen = await choose(context, asked.filters, { most: maxChoices })
  const choices = chosen.choices
    .filter(({ entry }) => isOfKinds(entry.is_event, kinds))
    .slice(0, limit + excluded.size)
  return {
    gaps,
    picks: {
      ...{ filters: asked.filters, choices, limit },
      chosen: { gaps: chosen.gaps, count: chosen.choices.length },
      is_open: words.length > 0 || unchecked.length > 0,
    },
  }
}

/** What was picked, as it is now: what is gone since, or may not be seen any more, is left out. */
export async function show(
  context: Needs,
  { gaps: known, picks }: Picked,
  excluded: ReadonlySet<string>,
): Promise<Looked> {
  if (picks === null) return { found: [], gaps: known, metrics: { considered: 0, found: 0 } }
  const { filters, choices: wanted, chosen, is_open, limit } = picks
  const choices = wanted.map(toStored).map((choice) => ({ ...choice, p: choice.p || is_open }))
  const shown = await toCandidates(context, choices, filters)
  const byId = new Map(choices.map((choice) => [choice.id, choice]))
  const found = shown
    .map((candidate) => keyed(context, candidate, byId))
    .filter(({ same_key }) => !excluded.has(same_key))
    .slice(0, limit)
  const gaps = [
    ...known,
    ...chosen.gaps.filter(({ code }) => !ofChoices.includes(code)),
    ...gapsOf(filters, wanted, found),
    ...(found.length === 0 ? [{ code: 'nothing_found', message: nothingFound }] : []),
  ]
  return { found, gaps, metrics: { considered: chosen.count, found: found.length } }
}

/** What is said of single choices, of which only some are shown. */
const ofChoices = ['hours_unknown', 'nobody_known_to_like']

/** What is not known of what was found. */
function gapsOf(
  { people, window }: Filters,
  wanted: readonly Choice[],
  found: readonly FoundThing[],
): ResearchGap[] {
  const shown = new Set(found.map(({ candidate }) => candidate.title))
  const closed = wanted
    .map(({ entry }) => entry)
    .filter(({ title, occurrence, is_event, open }) => {
      return shown.has(title) && occurrence === null && !is_event && open === null
    })
  const handles = new Set(people.map(({ person_id }) => toHandle('person', person_id)))
  const isLiked = found.some(({ candidate }) =>
    candidate.liked_by.some(({ person_handle }) => handles.has(person_handle)),
  )
  const names = people.map(({ called, display_name }) => called ?? display_name)
  return [
    ...(isTimed(window) && closed.length > 0
      ? [hoursUnknown(closed.map(({ title }) => title))]
      : []),
    ...(names.length > 0 && found.length > 0 && !isLiked ? [nobodyKnownToLike(names)] : []),
  ]
}

/** Whether something with or without a date is of one of the kinds; none is all. Nothing kept is an offering. */
function isOfKinds(isEvent: boolean, kinds: readonly TargetKind[]): boolean {
  if (kinds.length === 0) return true
  return kinds.some((kind) => kind !== 'offering' && isEventKind(kind) === isEvent)
}

/** The uuid of what a candidate stands for. */
function idOf({ kind, id }: CandidateSubject): string {
  if (kind === 'item') return itemIdOf(id) ?? ''
  return kind === 'found' ? id : (parseHandle(kind, id) ?? '')
}

/** A candidate with what it stands for. */
function keyed(
  { seal, owner }: Needs,
  candidate: Candidate,
  choices: ReadonlyMap<string, StoredChoice>,
): FoundThing {
  const subject = openCandidate(seal, owner, candidate.candidate_id)
  const choice = subject === null ? undefined : choices.get(idOf(subject))
  if (subject === null || choice === undefined) {
    throw new Error('A candidate that was just sealed opens.')
  }
  return { candidate, subject, choice, same_key: sha256(`${subject.kind} ${subject.id}`) }
}
