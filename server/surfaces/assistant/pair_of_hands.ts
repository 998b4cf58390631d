import type { CapabilityId, Data, Request } from '#generated/types.ts'
import type { GivenEnvelope } from '#server/runtime/answer.ts'
import type { Problem } from '#server/runtime/failure.ts'

/** What a call answered. */
export interface Handed<Id extends CapabilityId = CapabilityId> {
  readonly body: GivenEnvelope | Problem
  /** Null where there is none: it failed, or it asks. */
  readonly data: Data<Id> | null
}

/** The only way from understanding to the service. It cannot send: what reaches other people is not there. */
export interface Hands {
  /**
   * Calls a capability of this surface as the person who speaks. Never throws for an answer.
   *
   * Errors: `dependency_unavailable` where the database stays away and the turn has written nothing; `turn_limit_reached` for the 13th
   * call or the 6th write, and once the turn has no time left; `turn_interrupted` once the process ends; `not_possible_here` for what is
   * not on this surface, what the token may not, and what reaches other people.
   */
  readonly call: <Id extends CapabilityId>(
    capability: Id,
    input: Request<Id>,
  ) => Promise<Handed<Id>>
  /** Whether a call of this capability is possible here. */
  readonly can: (capability: CapabilityId) => boolean
}
