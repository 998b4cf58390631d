import type { MinuteRange } from '#server/domain/places/opening_hours.ts'
import type { Occurrence } from '#server/domain/finding/window.ts'

/**
 * What a choice is: an idea or a private place of the account, a friend's like, a row of the public inventory, or an idea of a
 * list that a friend shares.
 */
export type ChoiceKind = 'idea' | 'place' | 'interest' | 'item' | 'shared'

/** Something that may be chosen, with the facts that decide whether it fits and how well. */
export interface PoolEntry {
  readonly kind: ChoiceKind
  /** A uuid. */
  readonly id: string
  /** Whether the person created, captured, liked or listed it; what was only generated is not their own. */
  readonly is_own: boolean
  readonly title: string
  readonly title_key: string
  readonly is_event: boolean
  /** When it takes place; null for what has no date. */
  readonly occurrence: Occurrence | null
  /** What stands for its venue; null where nobody knows. Two choices of one venue are less of a variety. */
  readonly venue: string | null
  /** Names of the catalog. */
  readonly activities: readonly string[]
  /** The person's own word for the activity. */
  readonly custom_activity: string | null
  readonly neighborhood: string | null
  readonly city: string | null
  /** Names and addresses of its places. */
  readonly where: readonly string[]
  /** Null also where it was not read. */
  readonly description: string | null
  /** Its stored vector as text; null where it is made from the other facts. */
  readonly vector: string | null
  /** What its place says about itself, which its vector does not have. */
  readonly place_description: string | null
  /** Whether the person likes it. */
  readonly is_liked: boolean
  /** The saved people who are known to like it, by id and in order. */
  readonly likers: readonly string[]
  /** The lists it is on, of those that matter to the request; by id, named ones first, then by name. */
  readonly lists: readonly string[]
  /** The generated list that it is on without having been touched, which only its reasons tell; null for none. */
  readonly generated_for: string | null
  /** When it was changed last; null for what is not the person's. */
  readonly changed_at: Date | null
  /** Whether a plan of it is ahead. */
  readonly is_planned: boolean
  /** Whether its public source says no longer what was taken from it. */
  readonly is_outdated: boolean
  /** The minutes of a week, from Monday 00:00 on its own clocks, during which it is open; null where nobody knows. */
  readonly open: readonly MinuteRange[] | null
  /** The zone of its clocks, IANA; null where nobody knows. */
  readonly timezone: string | null
  /** How much an item weighs, 0 to 1; 0 for anything else. */
  readonly weight: number
  /** When an item was last seen at its source; null for anything else. */
  readonly observed_at: Date | null
}

/** One ranked entry. */
export interface Choice {
  readonly entry: PoolEntry
  /** Why it was chosen, in the order of their weight. */
  readonly reasons: readonly Reason[]
  /** Whether something that was asked for is not proven by a stored fact. */
  readonly provisional: boolean
}

/**
 * Why something is a choice, without names: somebody may have taken a like back when it is shown. `list` has the
 * list's id, `fits` the positions of preference terms.
 */
export type Reason =
  | { readonly why: 'liked' | 'own' | 'matches' | 'dated' | 'open' | 'free' }
  | { readonly why: 'near'; readonly area: string }
  | { readonly why: 'list'; readonly list_id: string }
  | { readonly why: 'fits'; readonly terms: readonly number[] }

/** A choice as a snapshot keeps it, as JSON. */
export interface StoredChoice {
  readonly k: ChoiceKind
  readonly id: string
  /** Its reasons but for free time, which is asked anew. */
  readonly r: readonly Reason[]
  readonly p: boolean
}

/** A choice without what is not kept. */
export function toStored({ entry, reasons, provisional }: Choice): StoredChoice {
  return {
    k: entry.kind,
    id: entry.id,
    r: reasons.filter(({ why }) => why !== 'free'),
    p: provisional,
  }
}
