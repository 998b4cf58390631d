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
