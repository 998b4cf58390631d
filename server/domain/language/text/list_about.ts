import type { DateAbout } from '#server/domain/language/time/found.ts'

/** What is known of a text whose lists are read. */
export interface ListAbout extends DateAbout {
  /** Whether its sender says that it lists things. */
  readonly is_list?: true
}
