import type { ObjectType } from '#server/domain/objects/types.ts'

/** Something whose name fits, as one of several to choose from. */
export interface NamedChoice {
  type: ObjectType
  handle: string
  title: string
}
