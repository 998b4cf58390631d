import type { Reason } from '#server/domain/finding/choice.ts'
import * as say from '#server/domain/messages/recommendations.ts'

/** The most reasons that are given for one choice. */
const most = 4

/** What a thing is now, as far as reasons speak of it. */
export interface Shown {
  readonly is_liked: boolean
  readonly is_own: boolean
  readonly starts_at: Date | null
  readonly is_date_only: boolean
  readonly ends_at: Date | null
  /** The zone of its time, IANA; null for the reader's own. */
  readonly event_timezone: string | null
}

/** What reasons are made of. */
export interface ReasonFacts extends Shown {
  readonly asked: {
    readonly people: readonly { readonly person_id: string; readonly display_name: string }[]
    readonly search: string | null
    readonly preference_terms: readonly string[]
  }
  /** Who is known to like it now. */
  readonly likers: readonly { readonly person_id: string; readonly display_name: string }[]
  /** The lists that are there now, with the names of people asked for who are on them. */
  readonly lists: ReadonlyMap<string, { readonly name: string; readonly people: readonly string[] }>
  readonly now: Date
  readonly timezone: string
}

/** Reasons in words, at most four; what is not true any more is left out. */
export function reasonTexts(reasons: readonly Reason[], facts: ReasonFacts): string[] {
  return reasons
    .map((reason) => textOf(reason, facts))
    .filter((text) => text !== null)
    .slice(0, most)
}

function textOf(reason: Reason, facts: ReasonFacts): string | null {
  const { asked, is_own, starts_at, is_date_only, ends_at, event_timezone } = facts
  const { lists, now, timezone } = facts
  switch (reason.why) {
    case 'liked':
      return likedText(facts)
    case 'own':
      return is_own ? say.ownReason : null
    case 'list': {
      const list = lists.get(reason.list_id)
      return list ? say.listReason(list.name, list.people) : null
    }
    case 'matches':
      return asked.search === null ? null : say.matchReason(asked.search)
    case 'fits':
      return say.fitsReason(reason.terms.flatMap((index) => asked.preference_terms[index] ?? []))
    case 'near':
      return say.nearReason(reason.area)
    case 'dated': {
      const zone = event_timezone ?? timezone
      return starts_at && say.datedReason(starts_at, { zone, now, is_date_only, ends_at })
    }
    case 'open':
      return say.openReason
    case 'free':
      return say.freeReason(asked.people.map(({ display_name }) => display_name))
  }
}

/** Of the people asked for, if any are, those who like it; else anybody who does. */
function likedText({ asked, likers, is_liked }: ReasonFacts): string | null {
  const named = new Set(asked.people.map(({ person_id }) => person_id))
  const told = likers.filter(({ person_id }) => named.size === 0 || named.has(person_id))
  if (told.length === 0 && !is_liked) return null
  return say.likedReason(
    told.map(({ display_name }) => display_name),
    is_liked,
  )
}
