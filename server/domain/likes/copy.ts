import type { LikeKind } from '#generated/types.ts'

/** What the copy of a like in another account shows. */
export interface LikeCopy {
  kind: LikeKind
  title: string
  title_key: string
  neighborhood_name: string | null
  activity_name: string | null
  custom_activity_name: string | null
  starts_at: Date | null
  /** The version of the like it was copied from. */
  version: number
}

/** A copy that was withdrawn: it keeps its kind and version, and nothing of what it showed. */
export function withdrawnCopy({ kind, version }: LikeCopy): LikeCopy {
  return {
    kind,
    title: '',
    title_key: '',
    neighborhood_name: null,
    activity_name: null,
    custom_activity_name: null,
    starts_at: null,
    version,
  }
}
