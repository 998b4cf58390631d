import type { LikedThing, LikeKind } from '#generated/types.ts'
import type { PersonRow } from '#server/data/people/rows.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { sql } from '#server/database/sql.ts'
import type { LikeState } from '#server/domain/likes/like.ts'

/** A like as the table stores it, without people who were deleted. */
export interface LikeRow extends LikeState {
  like_id: string
  subject_kind: LikeKind
  subject_id: string
  /** Rises with every change this account makes. */
  revision: number
}

/** Likes by the id of what is liked, and the people they name by their ids. */
export interface Likes {
  likes: Map<string, LikeRow>
  people: Map<string, PersonRow>
}

/**
 * Something of this account's that can be liked: an idea, an event (an idea with a time) or a private place.
 * Each has one like, whichever kind a caller named it by.
 */
export interface LikeSubjectRow {
  kind: LikeKind
  id: string
  title: string
  title_key: string
  state: 'active' | 'archived'
  /** Whether it was archived until this call made it active again. */
  restored?: boolean
}

/** What a like is of, as callers see it. */
export function toLikedThing({
  kind,
  id,
  title,
}: Pick<LikeSubjectRow, 'kind' | 'id' | 'title'>): LikedThing {
  return { kind, handle: toHandle(kind === 'place' ? 'place' : 'idea', id), title }
}

/**
 * The condition that what is liked is not archived; `likes` is `l` there. "offset 0" makes PostgreSQL look it up by its key,
 * where it would else read every idea of an account.
 */
export const isLikeOfActive = sql`
  case l.subject_kind
    when 'place' then exists (
      select from places y
      where y.owner_id = l.owner_id and y.place_id = l.subject_id and y.state = 'active'
      offset 0
    )
    else exists (
      select from ideas y
      where y.owner_id = l.owner_id and y.idea_id = l.subject_id and y.state = 'active'
      offset 0
    )
  end`
