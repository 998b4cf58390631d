import type { HandleKind } from '#server/domain/basics/handle.ts'

/** What can be deleted for good on a page. */
export const archivedKinds = ['idea', 'place', 'plan', 'capture', 'roundup'] as const

/** A kind of it, which its handle names too. */
export type ArchivedKind = (typeof archivedKinds)[number] & HandleKind
