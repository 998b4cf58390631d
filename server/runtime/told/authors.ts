import type { CandidateSubject } from '#server/domain/ideas/candidate.ts'
import { prefixes } from '#server/domain/basics/handle.ts'
import { isObject } from '#server/domain/basics/json.ts'
import {
  type Author,
  fromPage,
  itsHost,
  ofFriend,
  ofPublic,
  ofWeb,
} from '#server/runtime/told/known_words.ts'
import { quoted } from '#server/runtime/told/quote.ts'

type Part = Readonly<Record<string, unknown>>

type MeaningOf = (candidate_id: string) => CandidateSubject | null

/** Whose words are in a part of data, by what it is. */
export interface Shaped {
  /** Null where the part does not say. */
  readonly author: Author | null
  /** Whether that is so whatever the rows of the account tell. */
  readonly isSure: boolean
}

/** Whose words are in a part of data; `around` is who wrote what the part stands in, and the person that is about. */
export function authorOf(
  part: Part,
  around: { readonly author: Author | null; readonly person: Author | null },
  meaningOf: MeaningOf,
): Shaped {
  const sure = hostOf(part, around)
  if (sure !== null) return { author: sure, isSure: true }
  return { author: sourceOf(part, meaningOf), isSure: false }
}

/** Whose words somebody put into an answer of theirs: a host, a friend, a public source. */
function hostOf(
  part: Part,
  { author, person }: { readonly author: Author | null; readonly person: Author | null },
): Author | null {
  const { host, plan, object, role, direction, written_by, handle, shared_by } = part
  const of_host = byName(host) ?? byName(shared_by)
  if (of_host !== null) return of_host
  if (isObject(plan) && (isInvitee(plan) || byName(plan.host) !== null))
    return byName(plan.host) ?? person ?? itsHost
  if (isObject(object) && isInvitee(object)) return itsHost
  if (isInvitee(part) || direction === 'received') return author ?? person ?? itsHost
  if (role === 'invited') return itsHost
  if (typeof written_by === 'string') return writers[written_by] ?? null
  return typeof handle === 'string' && handle.startsWith(prefixes.interest)
    ? (person ?? ofFriend)
    : null
}

/** Where the words of a part come from that is nothing of the account's. */
function sourceOf(part: Part, meaningOf: MeaningOf): Author | null {
  const { mine, incoming_from, source_url, candidate_id, attribution, role } = part
  if (mine === false && Array.isArray(incoming_from)) return byAll(incoming_from)
  if ('admission' in part && 'joined' in part) return 'by the people of the invitation'
  if (typeof source_url === 'string') return fromPage(source_url)
  if (typeof candidate_id === 'string' && !('idea_handle' in part))
    return ofCandidate(part, meaningOf(candidate_id)?.kind)
  // The subject of a look at a candidate.
  if (part.type === 'recommendation' && typeof part.handle === 'string')
    return ofCandidate(part, meaningOf(part.handle)?.kind)
  return typeof attribution === 'string' || role === 'public' ? ofPublic : null
}

function ofCandidate(
  { event, liked_by }: Part,
  meaning: CandidateSubject['kind'] | undefined,
): Author | null {
  if (meaning === 'idea' || meaning === 'place') return null
  if (isObject(event) && typeof event.url === 'string') return fromPage(event.url)
  if (meaning === 'interest') return byAll(Array.isArray(liked_by) ? liked_by : [])
  if (meaning === 'item') return ofPublic
  return meaning === 'found' ? ofWeb : null
}

/** Whose words a list of texts holds, where that is not who wrote what it stands in; null where it is. */
export function authorOfTexts(part: Part, field: string, meaningOf: MeaningOf): Author | null {
  const { candidate_id, person } = part
  // Guests are called there as they call themselves.
  if (field === 'coming') return 'by the guests'
  if (field === 'interests') return byName(person)
  // Elsewhere they are sentences of the service.
  if (field !== 'reasons' || typeof candidate_id !== 'string') return null
  const meaning = meaningOf(candidate_id)?.kind
  return meaning === 'found' ? ofCandidate(part, meaning) : null
}

/** Whose words something is, as the data itself says it. */
const writers: Readonly<Record<string, Author>> = {
  host: itsHost,
  friend: ofFriend,
  public: ofPublic,
}

function isInvitee({ role }: Part): boolean {
  return role === 'invitee'
}

/** `by "Sam"`; null for what is no person. */
export function byName(person: unknown): Author | null {
  return isObject(person) && typeof person.display_name === 'string'
    ? `by ${quoted(person.display_name, longestName)}`
    : null
}

function byAll(people: readonly unknown[]): Author {
  const names = people.flatMap((one) => byName(one)?.slice(3) ?? [])
  return names.length === 0 ? 'by others' : `by ${names.slice(0, 3).join(', ')}`
}

const longestName = 60
