import type { TargetKind } from '#generated/types.ts'
import type { CandidateSubject } from '#server/domain/ideas/candidate.ts'
import type { StoredChoice } from '#server/domain/finding/choice.ts'
import type { HostFacts } from '#server/domain/discovery/recorded.ts'

/** What was found, as it was then. */
export type FoundFacts =
  | { readonly by: 'host'; readonly candidate: HostFacts }
  | {
      readonly by: 'service'
      readonly kind: TargetKind
      readonly title: string
      readonly subject: CandidateSubject
      /** What it is shown by when it is read again. */
      readonly choice: StoredChoice
      /** Why it was offered then. */
      readonly reasons: readonly string[]
    }

/** The name of what was found. */
export function titleOf(facts: FoundFacts): string {
  return facts.by === 'host' ? facts.candidate.public_name : facts.title
}
