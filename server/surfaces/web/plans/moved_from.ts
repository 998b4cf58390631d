import type { PlanMovedFrom } from '#generated/types.ts'
import type { WhenAndWhere } from '#server/domain/mail/content.ts'

/** When and where a plan was that an answer tells of, as messages have it; null where it does not say. */
export function movedFrom({
  moved_from,
}: {
  readonly moved_from?: PlanMovedFrom | undefined
}): WhenAndWhere | null {
  if (moved_from === undefined) return null
  const { place, ...times } = moved_from
  return { ...times, place_name: place?.name ?? null, place_address: place?.address ?? null }
}
