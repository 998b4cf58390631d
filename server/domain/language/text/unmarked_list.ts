import type { FoundItem } from '#server/domain/language/claim.ts'

/** What a text lists without marks, and the words before it. */
export interface UnmarkedItems {
  readonly items: readonly FoundItem[]
  readonly heading: string
}
