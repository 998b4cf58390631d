import type { ObjectType } from '#generated/types.ts'

export type { ObjectKind, ObjectType } from '#generated/types.ts'

/** The types by which callers name objects. */
export const objectTypes = [
  'ideas_list',
  'idea',
  'recommendation',
  'capture',
  'place',
  'event',
  'plan',
] as const satisfies readonly ObjectType[]

/** What ideas.object.mutate can do. */
export type Operation =
  | 'add_to_list'
  | 'remove_from_list'
  | 'create_share_link'
  | 'undo'
  | 'update_defaults'
