// Generated from spec/ (registry 2026-09-08.1) by codegen. Do not edit.
import type { Answer, CapabilityId, Request } from '../types.ts'

/** What a client has to know of a capability before it calls it. */
export const operationFacts = {
  'actions.commit': { version: '1.0', effect: 'external_send', idempotency_key: true, status_capability: 'executions.get', paging: null },
  'executions.get': { version: '1.0', effect: 'read', idempotency_key: false, status_capability: null, paging: null },
  'planning.brief.get': { version: '2.0', effect: 'read', idempotency_key: false, status_capability: null, paging: null },
  'availability.query': { version: '2.0', effect: 'read', idempotency_key: false, status_capability: null, paging: ['limit', 'snapshot_handle', 'cursor'] },
  'calendar.status.get': { version: '1.0', effect: 'read', idempotency_key: false, status_capability: null, paging: null },
  'events.search': { version: '1.0', effect: 'read', idempotency_key: false, status_capability: null, paging: null },
  'ideas.capture': { version: '3.0', effect: 'write', idempotency_key: true, status_capability: 'ideas.capture.get', paging: null },
  'ideas.capture.get': { version: '2.0', effect: 'read', idempotency_key: false, status_capability: null, paging: null },
  'ideas.capture.retry': { version: '2.1', effect: 'write', idempotency_key: true, status_capability: 'ideas.capture.get', paging: null },
  'discovery.prepare': { version: '1.0', effect: 'write', idempotency_key: true, status_capability: 'executions.get', paging: null },
  'discovery.record': { version: '1.0', effect: 'write', idempotency_key: true, status_capability: 'executions.get', paging: null },
  'ideas.discover': { version: '1.0', effect: 'write', idempotency_key: true, status_capability: 'executions.get', paging: null },
  'ideas.discover.refine': { version: '1.0', effect: 'write', idempotency_key: true, status_capability: 'executions.get', paging: null },
  'ideas.discover.save': { version: '1.0', effect: 'write', idempotency_key: true, status_capability: 'executions.get', paging: null },
  'ideas.created.archive': { version: '1.0', effect: 'write', idempotency_key: true, status_capability: 'executions.get', paging: null },
  'ideas.created.update': { version: '1.0', effect: 'write', idempotency_key: true, status_capability: 'executions.get', paging: null },
  'ideas.structured_create': { version: '2.0', effect: 'write', idempotency_key: true, status_capability: 'executions.get', paging: null },
  'ideas.candidates.like': { version: '2.0', effect: 'write', idempotency_key: true, status_capability: 'executions.get', paging: null },
  'invites.get': { version: '2.0', effect: 'read', idempotency_key: false, status_capability: null, paging: null },
  'invites.list': { version: '1.0', effect: 'read', idempotency_key: false, status_capability: null, paging: ['limit', 'snapshot_handle', 'cursor'] },
  'invites.rsvp.update': { version: '1.0', effect: 'write', idempotency_key: true, status_capability: 'executions.get', paging: null },
  'likes.query': { version: '1.0', effect: 'read', idempotency_key: false, status_capability: null, paging: ['limit', 'cursor'] },
  'likes.mutate': { version: '1.0', effect: 'write', idempotency_key: true, status_capability: 'executions.get', paging: null },
  'ideas.lists.create': { version: '2.0', effect: 'write', idempotency_key: true, status_capability: 'executions.get', paging: null },
  'ideas.lists.defaults.update': { version: '1.0', effect: 'write', idempotency_key: true, status_capability: 'executions.get', paging: null },
  'ideas.lists.delete': { version: '1.0', effect: 'write', idempotency_key: true, status_capability: 'executions.get', paging: null },
  'ideas.lists.duplicate': { version: '1.0', effect: 'write', idempotency_key: true, status_capability: 'executions.get', paging: null },
  'ideas.lists.rename': { version: '2.0', effect: 'write', idempotency_key: true, status_capability: 'executions.get', paging: null },
  'ideas.lists.directions.get': { version: '1.0', effect: 'read', idempotency_key: false, status_capability: null, paging: null },
  'ideas.lists.get': { version: '1.0', effect: 'read', idempotency_key: false, status_capability: null, paging: null },
  'ideas.lists.items.update': { version: '1.0', effect: 'write', idempotency_key: true, status_capability: 'executions.get', paging: null },
  'ideas.lists.members.update': { version: '1.0', effect: 'write', idempotency_key: true, status_capability: 'executions.get', paging: null },
  'ideas.lists.likes.preview': { version: '1.0', effect: 'read', idempotency_key: false, status_capability: null, paging: null },
  'ideas.lists.likes.apply': { version: '1.0', effect: 'write', idempotency_key: true, status_capability: 'executions.get', paging: null },
  'ideas.lists.query': { version: '1.0', effect: 'read', idempotency_key: false, status_capability: null, paging: ['limit', 'snapshot_handle', 'cursor'] },
  'ideas.lists.share.prepare': { version: '2.0', effect: 'write', idempotency_key: true, status_capability: 'executions.get', paging: null },
  'plans.logistics.get': { version: '1.0', effect: 'read', idempotency_key: false, status_capability: null, paging: null },
  'plans.logistics.update': { version: '1.0', effect: 'write', idempotency_key: true, status_capability: 'executions.get', paging: null },
  'ideas.object.get': { version: '2.0', effect: 'read', idempotency_key: false, status_capability: null, paging: null },
  'ideas.object.mutate': { version: '2.0', effect: 'write', idempotency_key: true, status_capability: 'executions.get', paging: null },
  'relationships.people.ensure': { version: '1.0', effect: 'write', idempotency_key: true, status_capability: 'executions.get', paging: null },
  'relationships.people.manage': { version: '1.0', effect: 'write', idempotency_key: true, status_capability: 'executions.get', paging: null },
  'relationships.people.query': { version: '1.0', effect: 'read', idempotency_key: false, status_capability: null, paging: ['limit', 'snapshot_handle', 'cursor'] },
  'relationships.person.get': { version: '1.2', effect: 'read', idempotency_key: false, status_capability: null, paging: null },
  'places.private.create': { version: '1.0', effect: 'write', idempotency_key: true, status_capability: 'executions.get', paging: null },
  'places.private.update': { version: '1.0', effect: 'write', idempotency_key: true, status_capability: 'executions.get', paging: null },
  'places.private.archive': { version: '1.0', effect: 'write', idempotency_key: true, status_capability: 'executions.get', paging: null },
  'places.private.query': { version: '1.0', effect: 'read', idempotency_key: false, status_capability: null, paging: ['limit', 'snapshot_handle', 'cursor'] },
  'plans.draft.create': { version: '2.0', effect: 'write', idempotency_key: true, status_capability: 'executions.get', paging: null },
  'plans.draft.update': { version: '2.0', effect: 'write', idempotency_key: true, status_capability: 'executions.get', paging: null },
  'plans.draft.preview': { version: '2.0', effect: 'write', idempotency_key: true, status_capability: 'executions.get', paging: null },
  'plans.draft.delete': { version: '2.0', effect: 'write', idempotency_key: true, status_capability: 'executions.get', paging: null },
  'plans.discard': { version: '1.0', effect: 'write', idempotency_key: true, status_capability: 'executions.get', paging: null },
  'plans.get': { version: '2.0', effect: 'read', idempotency_key: false, status_capability: null, paging: null },
  'plans.query': { version: '2.0', effect: 'read', idempotency_key: false, status_capability: null, paging: ['limit', 'snapshot_handle', 'cursor'] },
  'plans.status.get': { version: '2.0', effect: 'read', idempotency_key: false, status_capability: null, paging: null },
  'plans.prepare_send': { version: '2.0', effect: 'write', idempotency_key: true, status_capability: 'executions.get', paging: null },
  'plans.invitation.prepare': { version: '1.0', effect: 'write', idempotency_key: true, status_capability: 'executions.get', paging: null },
  'plans.roster.prepare': { version: '2.0', effect: 'write', idempotency_key: true, status_capability: 'executions.get', paging: null },
  'plans.update.prepare': { version: '2.0', effect: 'write', idempotency_key: true, status_capability: 'executions.get', paging: null },
  'plans.cancel.prepare': { version: '2.0', effect: 'write', idempotency_key: true, status_capability: 'executions.get', paging: null },
  'ideas.list.generate': { version: '2.0', effect: 'write', idempotency_key: true, status_capability: 'executions.get', paging: null },
  'ideas.recommendations.get': { version: '2.1', effect: 'read', idempotency_key: false, status_capability: null, paging: ['page_size', 'cursor'] },
  'ideas.recommendations.prepare': { version: '1.0', effect: 'read', idempotency_key: false, status_capability: null, paging: null },
  'relationships.interest.get': { version: '2.0', effect: 'read', idempotency_key: false, status_capability: null, paging: null },
  'relationships.interest.mutate': { version: '2.0', effect: 'write', idempotency_key: true, status_capability: 'executions.get', paging: null },
  'relationships.connection.prepare': { version: '2.0', effect: 'write', idempotency_key: true, status_capability: 'executions.get', paging: null },
  'relationships.friendship.review': { version: '1.0', effect: 'read', idempotency_key: false, status_capability: null, paging: null },
  'relationships.friendship.apply': { version: '1.0', effect: 'write', idempotency_key: true, status_capability: 'executions.get', paging: null },
  'relationships.invitation.get': { version: '1.0', effect: 'read', idempotency_key: false, status_capability: null, paging: null },
  'ideas.roundup.get': { version: '1.0', effect: 'read', idempotency_key: false, status_capability: null, paging: null },
  'ideas.roundup.mutate': { version: '2.5', effect: 'write', idempotency_key: true, status_capability: 'ideas.roundup.get', paging: null },
  'ideas.saved.query': { version: '2.0', effect: 'read', idempotency_key: false, status_capability: null, paging: ['limit', 'snapshot_handle', 'cursor'] },
  'ideas.search': { version: '1.0', effect: 'read', idempotency_key: false, status_capability: null, paging: null },
} as const satisfies { readonly [Id in CapabilityId]?: OperationFacts }

export interface OperationFacts {
  readonly version: string
  readonly effect: 'read' | 'write' | 'external_send'
  /** A call needs an Idempotency-Key. */
  readonly idempotency_key: boolean
  /** The capability that tells how the work ends. */
  readonly status_capability: CapabilityId | null
  /** The input fields that may be sent when reading on; null where there are no pages. */
  readonly paging: readonly string[] | null
}

/** What every call has in common. */
export const wire = {
  brand: 'service',
  contract: 'service.capability-outcome.v1',
  client_header: 'X-Service-Client',
} as const

/** Every capability the HTTP API has. */
export type OperationId = keyof typeof operationFacts

/** Makes one call; `Options` is what a caller may say beside the input. */
export type Call<Options> = <Id extends OperationId>(
  name: Id,
  input: Request<Id>,
  options?: Options,
) => Promise<Answer<Id>>

/** Every capability as a method, its id as the path to it. */
export interface Operations<Options> {
  readonly actions: {
    /**
     * Commit one prepared action after explicit review.
     *
     * Commits one prepared action of the same principal and same surface after explicit review and
     * a later explicit approval. The action is revalidated immediately before any effect. This is
     * the only way to an effect that can contact other people. An action that has expired, was
     * consumed, was prepared by another principal or on another surface, or rests on a state that
     * has changed since, has no effect and is answered with 409. A second commit with the same key
     * is a replay; with another key it is unchanged.
     *
     * `actions.commit` 1.0: external_send, needs `planning:commit`, answers completed, unchanged,
     * needs_input, failed.
     *
     * Its own codes: reference_not_found, access_denied, confirmation_expired,
     * confirmation_consumed, principal_mismatch, surface_mismatch, stale_revision, stale_checksum,
     * stale_state_version, recipient_not_eligible, delivery_unavailable, plan_closed,
     * plan_not_editable, review_required.
     */
    commit(input?: Request<'actions.commit'>, options?: Options): Promise<Answer<'actions.commit'>>
  }
  readonly executions: {
    /**
     * Read one durable write execution.
     *
     * Returns the authenticated user's durable write execution: the capability, its status and the
     * whole answer. Only executions of the caller's own account can be read; any other answers
     * reference_not_found. GET /api/v2/capability-executions/{executionId} answers the same.
     *
     * `executions.get` 1.0: read, needs `planning:read`, answers completed.
     *
     * Its own codes: reference_not_found.
     */
    get(input?: Request<'executions.get'>, options?: Options): Promise<Answer<'executions.get'>>
  }
  readonly planning: {
    readonly brief: {
      /**
       * Read the planning brief.
       *
       * Returns a prioritized brief: RSVP or tipping deadlines, incomplete drafts, waiting
       * responses, plans within seven days, incomplete logistics, mutual-interest opportunities
       * without an active plan. The input is an empty object.
       *
       * `planning.brief.get` 2.0: read, needs `planning:read`, answers completed, failed.
       */
      get(input?: Request<'planning.brief.get'>, options?: Options): Promise<Answer<'planning.brief.get'>>
    }
  }
  readonly availability: {
    /**
     * Find two-hour planning windows.
     *
     * Finds and ranks two-hour planning windows for the user and optionally saved friends. Returns
     * only free, busy, partial or unknown. Uses stable snapshots, opaque time handles, and
     * explicit freshness and uncertainty disclosures. Windows do not overlap; they are ranked by
     * fewest busy, then fewest unknown, then fewest partial, then soonest. A friend who does not
     * share a calendar is unknown, and what was never known is never free. Without any timing the
     * answer asks for it.
     *
     * `availability.query` 2.0: read, needs `planning:read`, answers completed, needs_input,
     * failed.
     *
     * Its own codes: timing_required, calendar_not_connected, person_ambiguous, person_unresolved,
     * reference_not_found, cursor_invalid, cursor_with_constraints, snapshot_expired.
     */
    query(input?: Request<'availability.query'>, options?: Options): Promise<Answer<'availability.query'>>
  }
  readonly calendar: {
    readonly status: {
      /**
       * Read the state of the calendar connection.
       *
       * Returns connection status, refresh freshness, availability usability, group-sharing state
       * and a web management link. Never returns account e-mails, feed URLs, event details,
       * calendar ids, tokens or credentials.
       *
       * `calendar.status.get` 1.0: read, needs `planning:read`, answers completed, failed.
       */
      get(input?: Request<'calendar.status.get'>, options?: Options): Promise<Answer<'calendar.status.get'>>
    }
  }
  readonly events: {
    /**
     * Search existing events.
     *
     * Searches existing events visible to the user by title, venue and concrete time window. At
     * least one of text (query), venue, starts_after or starts_before is required. An empty list
     * is a completed answer.
     *
     * `events.search` 1.0: read, needs `planning:read`, answers completed.
     */
    search(input?: Request<'events.search'>, options?: Options): Promise<Answer<'events.search'>>
  }
  readonly ideas: {
    /** Capture one raw idea, or answer its clarification. */
    readonly capture: {
      /**
       * Capture one raw idea, or answer its clarification.
       *
       * Captures one raw idea from text, one source URL or uploaded media, or answers the current
       * clarification of one capture. Persists synchronously, enriches asynchronously. Multi-item
       * sources belong to roundups. A supplied Ideas List destination routes persistence and is
       * never idea subject matter; a supplied subject that resolves to that destination is
       * discarded. A call without any source is refused with input_invalid; a call with two
       * sources, or with a source of several items, needs input. An accepted capture is followed
       * with ideas.capture.get and never submitted again.
       *
       * `ideas.capture` 3.0: write, needs `planning:write`, answers accepted, needs_input, failed.
       *
       * Its own codes: reference_not_found, access_denied, stale_state_version,
       * clarification_required, destination_required, list_ambiguous, person_ambiguous,
       * person_unresolved, subject_required, source_unreachable, source_unsupported,
       * media_not_found, limit_reached.
       */
      (input?: Request<'ideas.capture'>, options?: Options): Promise<Answer<'ideas.capture'>>
      /**
       * Read the state of one idea capture.
       *
       * Reads one idea capture: its state, the updates so far, the idea it became, the
       * clarification it waits for. Terminal success is never reported before this read confirms
       * the persisted state. A failed result exposes an optional typed retry retaining the
       * immutable source, destination and expected state version.
       *
       * `ideas.capture.get` 2.0: read, needs `planning:read`, answers completed, accepted,
       * needs_input, failed.
       *
       * Its own codes: reference_not_found, clarification_required, source_unreachable,
       * source_unsupported, media_not_found.
       */
      get(input?: Request<'ideas.capture.get'>, options?: Options): Promise<Answer<'ideas.capture.get'>>
      /**
       * Retry one failed idea capture.
       *
       * Tries a failed capture again. The expected state version must equal the current failed
       * state version, and the destination is authorised again. Source and destination are
       * retained unchanged; new detail is evidence only. A capture that is not in that failed
       * version is refused with stale_state_version; a destination that is no longer writable is
       * answered with access_denied.
       *
       * `ideas.capture.retry` 2.1: write, needs `planning:write`, answers accepted, failed.
       *
       * Its own codes: reference_not_found, access_denied, stale_state_version, not_failed,
       * source_unreachable, source_unsupported, media_not_found.
       */
      retry(input: Request<'ideas.capture.retry'>, options?: Options): Promise<Answer<'ideas.capture.retry'>>
    }
    /** Start one discovery run. */
    readonly discover: {
      /**
       * Start one discovery run.
       *
       * Starts one non-committing discovery run. Retains the run, normalized public candidates,
       * claim evidence and metrics. Creates no canonical idea, plan, invitation, reservation,
       * purchase or social message. The run is observed with executions.get; what it could not
       * find out is disclosed.
       *
       * `ideas.discover` 1.0: write, needs `planning:write`, answers accepted, needs_input,
       * failed.
       *
       * Its own codes: reference_not_found, person_ambiguous, person_unresolved, subject_required,
       * timing_required, clarification_required, limit_reached.
       */
      (input: Request<'ideas.discover'>, options?: Options): Promise<Answer<'ideas.discover'>>
      /**
       * Continue, refine or supersede a discovery run.
       *
       * Continues, refines or supersedes an expiring retained result. Creates an immutable child
       * run after validating the exact candidate snapshot. A parent or reply contract that has
       * moved on is refused with stale_state_version.
       *
       * `ideas.discover.refine` 1.0: write, needs `planning:write`, answers accepted, needs_input,
       * failed.
       *
       * Its own codes: reference_not_found, stale_state_version, person_ambiguous,
       * person_unresolved, subject_required, timing_required, clarification_required, run_expired,
       * limit_reached.
       */
      refine(input: Request<'ideas.discover.refine'>, options?: Options): Promise<Answer<'ideas.discover.refine'>>
      /**
       * Save a discovery search as a private view.
       *
       * Saves the named discovery search filters and directions as a private saved view. Saves no
       * result cards, likes, audiences, plans or invitations. The same name with the same filters
       * is unchanged.
       *
       * `ideas.discover.save` 1.0: write, needs `planning:write`, answers completed, unchanged,
       * needs_input, failed.
       *
       * Its own codes: reference_not_found, stale_state_version, catalog_name_unknown,
       * run_expired, limit_reached.
       */
      save(input: Request<'ideas.discover.save'>, options?: Options): Promise<Answer<'ideas.discover.save'>>
    }
    readonly created: {
      /**
       * Archive one created idea.
       *
       * Archives one created idea. The idea no longer appears in active saved-idea or
       * recommendation views, and leaves the Ideas Lists it was on. Archiving it again is
       * unchanged.
       *
       * `ideas.created.archive` 1.0: write, needs `planning:write`, answers completed, unchanged,
       * needs_input, failed.
       *
       * Its own codes: reference_not_found.
       */
      archive(input: Request<'ideas.created.archive'>, options?: Options): Promise<Answer<'ideas.created.archive'>>
      /**
       * Update one created idea.
       *
       * Changes what is said of one created idea; the fields that are left out stay as they are.
       * Underlying place or event identity is unchanged. Where nothing differs the answer is
       * unchanged. An archived idea is not updated.
       *
       * `ideas.created.update` 1.0: write, needs `planning:write`, answers completed, unchanged,
       * needs_input, failed.
       *
       * Its own codes: reference_not_found, idea_archived.
       */
      update(input: Request<'ideas.created.update'>, options?: Options): Promise<Answer<'ideas.created.update'>>
    }
    /**
     * Create a fully structured saved idea.
     *
     * Creates a fully structured saved idea. Raw links and incomplete material belong to
     * ideas.capture. A missing kind or title, and an event without a time, need input. An exact
     * duplicate is unchanged and answered with the idea there is.
     *
     * `ideas.structured_create` 2.0: write, needs `planning:write`, answers completed, unchanged,
     * needs_input, failed.
     *
     * Its own codes: reference_not_found, place_archived, subject_required, timing_required,
     * capability_retired, limit_reached.
     */
    structured_create(input?: Request<'ideas.structured_create'>, options?: Options): Promise<Answer<'ideas.structured_create'>>
    readonly candidates: {
      /**
       * Like recommendation candidates.
       *
       * Likes service-issued recommendation candidates for the user or selected friends. Where all
       * of them were liked before the answer is unchanged. Nobody is notified.
       *
       * `ideas.candidates.like` 2.0: write, needs `planning:write`, answers completed, unchanged,
       * needs_input, failed.
       *
       * Its own codes: reference_not_found, subject_required, limit_reached.
       */
      like(input?: Request<'ideas.candidates.like'>, options?: Options): Promise<Answer<'ideas.candidates.like'>>
    }
    readonly lists: {
      /**
       * Create a private Ideas List.
       *
       * Creates one private list. People may be named by handle or by name; names resolve among
       * the saved people only. Nobody is contacted.
       *
       * `ideas.lists.create` 2.0: write, needs `planning:write`, answers completed, unchanged,
       * needs_input, failed.
       *
       * Its own codes: reference_not_found, person_ambiguous, person_unresolved,
       * catalog_name_unknown, limit_reached.
       */
      create(input: Request<'ideas.lists.create'>, options?: Options): Promise<Answer<'ideas.lists.create'>>
      readonly defaults: {
        /**
         * Change the planning defaults of an Ideas List.
         *
         * Sets the neighborhoods, activities and timing a list is planned with. What is left out
         * stays as it is; null clears a timing. Names come from existing catalogs.
         *
         * `ideas.lists.defaults.update` 1.0: write, needs `planning:write`, answers completed,
         * unchanged, needs_input, failed.
         *
         * Its own codes: reference_not_found, catalog_name_unknown.
         */
        update(input: Request<'ideas.lists.defaults.update'>, options?: Options): Promise<Answer<'ideas.lists.defaults.update'>>
      }
      /**
       * Delete an Ideas List.
       *
       * Deletes the owned list, not the underlying saved ideas. Its share links open no more.
       * Contacts nobody.
       *
       * `ideas.lists.delete` 1.0: write, needs `planning:write`, answers completed, unchanged,
       * needs_input, failed.
       *
       * Its own codes: reference_not_found.
       */
      delete(input: Request<'ideas.lists.delete'>, options?: Options): Promise<Answer<'ideas.lists.delete'>>
      /**
       * Duplicate an Ideas List.
       *
       * Creates a private owner-controlled copy including ideas, people, defaults and directions.
       * The share history is not copied.
       *
       * `ideas.lists.duplicate` 1.0: write, needs `planning:write`, answers completed, unchanged,
       * needs_input, failed.
       *
       * Its own codes: reference_not_found, limit_reached.
       */
      duplicate(input: Request<'ideas.lists.duplicate'>, options?: Options): Promise<Answer<'ideas.lists.duplicate'>>
      /**
       * Rename an Ideas List.
       *
       * Gives the list another name. Preserves ideas, people, defaults, directions and share
       * history.
       *
       * `ideas.lists.rename` 2.0: write, needs `planning:write`, answers completed, unchanged,
       * needs_input, failed.
       *
       * Its own codes: reference_not_found.
       */
      rename(input: Request<'ideas.lists.rename'>, options?: Options): Promise<Answer<'ideas.lists.rename'>>
      readonly directions: {
        /**
         * Read the directions of an Ideas List.
         *
         * Returns the natural-language directions and their planning status.
         *
         * `ideas.lists.directions.get` 1.0: read, needs `planning:read`, answers completed,
         * failed.
         *
         * Its own codes: reference_not_found.
         */
        get(input: Request<'ideas.lists.directions.get'>, options?: Options): Promise<Answer<'ideas.lists.directions.get'>>
      }
      /**
       * Read an Ideas List.
       *
       * Returns saved ideas, people, directions, planning defaults and share-link count.
       *
       * `ideas.lists.get` 1.0: read, needs `planning:read`, answers completed, failed.
       *
       * Its own codes: reference_not_found.
       */
      get(input: Request<'ideas.lists.get'>, options?: Options): Promise<Answer<'ideas.lists.get'>>
      readonly items: {
        /**
         * Change which saved ideas an Ideas List holds.
         *
         * Replaces, adds or removes saved ideas. Replaying the same final membership yields
         * unchanged. The later registry marks this capability retired for native saved views,
         * because view filters and directions never create memberships or audiences. On such a
         * list, which ideas.discover.save made, it fails with capability_retired.
         *
         * `ideas.lists.items.update` 1.0: write, needs `planning:write`, answers completed,
         * unchanged, needs_input, failed.
         *
         * Its own codes: reference_not_found, capability_retired, limit_reached.
         */
        update(input: Request<'ideas.lists.items.update'>, options?: Options): Promise<Answer<'ideas.lists.items.update'>>
      }
      readonly members: {
        /**
         * Change whom an Ideas List is for.
         *
         * Replaces, adds or removes the people of a list. The same final membership yields
         * unchanged. Never contacts the people.
         *
         * `ideas.lists.members.update` 1.0: write, needs `planning:write`, answers completed,
         * unchanged, needs_input, failed.
         *
         * Its own codes: reference_not_found, person_ambiguous, person_unresolved,
         * capability_retired, limit_reached.
         */
        update(input: Request<'ideas.lists.members.update'>, options?: Options): Promise<Answer<'ideas.lists.members.update'>>
      }
      readonly likes: {
        /**
         * Preview which ideas of a list would be liked for people.
         *
         * Shows what ideas.lists.likes.apply would do with the same input. Changes nothing. At
         * least one of person_handles or person_names must be present.
         *
         * `ideas.lists.likes.preview` 1.0: read, needs `planning:read`, answers completed, failed.
         *
         * Its own codes: reference_not_found, person_ambiguous, person_unresolved.
         */
        preview(input: Request<'ideas.lists.likes.preview'>, options?: Options): Promise<Answer<'ideas.lists.likes.preview'>>
        /**
         * Apply a reviewed preview of likes.
         *
         * Applies an explicitly reviewed preview using durable idempotent relationship-interest
         * records. Takes the input of the preview; what changed since then has to be previewed and
         * reviewed again. At least one of person_handles or person_names must be present.
         *
         * `ideas.lists.likes.apply` 1.0: write, needs `planning:write`, answers completed,
         * unchanged, needs_input, failed.
         *
         * Its own codes: reference_not_found, person_ambiguous, person_unresolved,
         * review_required, review_stale.
         */
        apply(input: Request<'ideas.lists.likes.apply'>, options?: Options): Promise<Answer<'ideas.lists.likes.apply'>>
      }
      /**
       * List the Ideas Lists.
       *
       * Lists the user's Ideas Lists, the one changed last first. When the user wants all lists
       * and collection.has_more is true, call again with the returned snapshot_handle and
       * next_cursor until has_more is false; a page count is never the total.
       *
       * `ideas.lists.query` 1.0: read, needs `planning:read`, answers completed, failed.
       *
       * Its own codes: cursor_invalid, cursor_with_constraints, snapshot_expired,
       * reference_not_found.
       */
      query(input?: Request<'ideas.lists.query'>, options?: Options): Promise<Answer<'ideas.lists.query'>>
      readonly share: {
        /**
         * Prepare sharing a list with one person.
         *
         * Eligible Connected Friends require explicit commit: the answer holds a prepared action,
         * carries the disclosure confirmation.action_prepared, and nothing is shared before
         * actions.commit. Friends in Mind get a manual link and are never contacted; there is
         * nothing to commit.
         *
         * `ideas.lists.share.prepare` 2.0: write, needs `planning:write`, answers completed,
         * unchanged, needs_input, failed.
         *
         * Its own codes: reference_not_found, person_ambiguous, person_unresolved,
         * recipient_not_eligible, delivery_unavailable.
         */
        prepare(input: Request<'ideas.lists.share.prepare'>, options?: Options): Promise<Answer<'ideas.lists.share.prepare'>>
      }
    }
    readonly object: {
      /**
       * Open or inspect one object, or list its contents.
       *
       * Reads one object the caller can see, or lists what it holds. Without a subject, or where
       * several objects fit it, the answer needs input and names what to choose from.
       *
       * `ideas.object.get` 2.0: read, needs `planning:read`, answers completed, needs_input.
       *
       * Its own codes: reference_not_found, subject_required, subject_ambiguous, nothing_found.
       */
      get(input?: Request<'ideas.object.get'>, options?: Options): Promise<Answer<'ideas.object.get'>>
      /**
       * Change one object, or undo a change.
       *
       * Adds an object to an Ideas List or removes it, makes a share link, updates the defaults of
       * a list, or undoes a reversible action. Making a share link sends nothing. Keys the service
       * does not know inside subject, destination, defaults and share_options are refused with
       * input_invalid.
       *
       * `ideas.object.mutate` 2.0: write, needs `planning:write`, answers completed, unchanged,
       * needs_input, failed.
       *
       * Its own codes: reference_not_found, access_denied, subject_required, subject_ambiguous,
       * destination_required, list_ambiguous, catalog_name_unknown, not_reversible,
       * capability_retired, limit_reached.
       */
      mutate(input?: Request<'ideas.object.mutate'>, options?: Options): Promise<Answer<'ideas.object.mutate'>>
    }
    readonly list: {
      /**
       * Generate and keep one Ideas List.
       *
       * Generates and persists one ideas list from explicit people, activity, area, timing or
       * search filters. Where nothing matches, the answer says what to relax.
       *
       * `ideas.list.generate` 2.0: write, needs `planning:write`, answers completed, unchanged,
       * needs_input, failed.
       *
       * Its own codes: reference_not_found, person_ambiguous, person_unresolved, list_ambiguous,
       * catalog_name_unknown, timing_required, nothing_found, limit_reached.
       */
      generate(input?: Request<'ideas.list.generate'>, options?: Options): Promise<Answer<'ideas.list.generate'>>
    }
    readonly recommendations: {
      /**
       * Get recommendations without saving a list.
       *
       * Returns transient recommendations from existing Ideas Lists and inventory without saving a
       * list. The complete ranked result is captured as one authorized immutable snapshot; a page
       * with a continuation cursor is returned. Qualitative modifiers belong in preference_terms;
       * activities or search only for requirements whose unrelated choices would be rejected.
       * People who cannot be resolved need input.
       *
       * `ideas.recommendations.get` 2.1: read, needs `planning:read`, answers completed,
       * needs_input.
       *
       * Its own codes: reference_not_found, person_ambiguous, person_unresolved, list_ambiguous,
       * catalog_name_unknown, timing_required, nothing_found, cursor_invalid,
       * cursor_with_constraints.
       */
      get(input?: Request<'ideas.recommendations.get'>, options?: Options): Promise<Answer<'ideas.recommendations.get'>>
      /**
       * Look up place or cuisine recommendations.
       *
       * One bounded stored-first read for place or cuisine recommendations: authorized places, the
       * user's likes and saves, one person's saved context, a deterministic date window and
       * explicit research gaps. Results are provisional (not confirmed fit, hours or
       * availability). No model, calendar or public-source request is made. More and detail use
       * the exact returned snapshot_handle and option_handle; changed constraints need a new
       * lookup.
       *
       * `ideas.recommendations.prepare` 1.0: read, needs `planning:read`, answers completed,
       * needs_input, failed.
       *
       * Its own codes: reference_not_found, subject_required, person_ambiguous, person_unresolved,
       * catalog_name_unknown, nothing_found, snapshot_expired.
       */
      prepare(input?: Request<'ideas.recommendations.prepare'>, options?: Options): Promise<Answer<'ideas.recommendations.prepare'>>
    }
    readonly roundup: {
      /**
       * Read the state of one roundup.
       *
       * Reads one roundup: its scope, destination, generation, item outcomes, updates and terminal
       * state. A needs_input result exposes one typed continuation.
       *
       * `ideas.roundup.get` 1.0: read, needs `planning:read`, answers completed, accepted,
       * needs_input, failed.
       *
       * Its own codes: reference_not_found, scope_required, destination_required,
       * selection_required, source_unreachable, source_unsupported.
       */
      get(input?: Request<'ideas.roundup.get'>, options?: Options): Promise<Answer<'ideas.roundup.get'>>
      /**
       * Create a roundup, or take it one step on.
       *
       * The roundup coordinator owns extraction, scope, destination, named-item selection,
       * ranking, child captures, duplicate reuse and terminal state. A needs_input result exposes
       * one typed continuation (immutable operation input, required fields, reference roles,
       * generation); continuation mutations use a new idempotency key and the current
       * expected_generation. What an operation needs and lacks is refused with input_invalid. Each
       * accepted mutation raises the generation by one.
       *
       * `ideas.roundup.mutate` 2.5: write, needs `planning:write`, answers completed, accepted,
       * needs_input, failed.
       *
       * Its own codes: reference_not_found, access_denied, stale_generation, scope_required,
       * destination_required, selection_required, list_ambiguous, person_ambiguous,
       * person_unresolved, source_unreachable, source_unsupported, not_failed, limit_reached.
       */
      mutate(input?: Request<'ideas.roundup.mutate'>, options?: Options): Promise<Answer<'ideas.roundup.mutate'>>
    }
    readonly saved: {
      /**
       * List saved ideas.
       *
       * Lists the caller's saved ideas, saved places and created ideas. The query searches idea
       * content, not people.
       *
       * `ideas.saved.query` 2.0: read, needs `planning:read`, answers completed, failed.
       *
       * Its own codes: reference_not_found, person_ambiguous, person_unresolved, cursor_invalid,
       * cursor_with_constraints, snapshot_expired.
       */
      query(input?: Request<'ideas.saved.query'>, options?: Options): Promise<Answer<'ideas.saved.query'>>
    }
    /**
     * Search plans, places, ideas, events and lists.
     *
     * Searches plans, places, ideas, events and ideas lists visible to the user. May return
     * retry_suggestions. Filters cannot replace the query.
     *
     * `ideas.search` 1.0: read, needs `planning:read`, answers completed.
     */
    search(input: Request<'ideas.search'>, options?: Options): Promise<Answer<'ideas.search'>>
  }
  readonly discovery: {
    /**
     * Prepare a discovery run for host research.
     *
     * Prepares a retained discovery run for host-model research. Returns authorized context,
     * constraints, assumptions, matching inventory and a bounded submission schema. Performs no
     * external research and no model call. An unresolved constraint needs input.
     *
     * `discovery.prepare` 1.0: write, needs `planning:write`, answers completed, needs_input,
     * failed.
     *
     * Its own codes: reference_not_found, stale_state_version, person_ambiguous,
     * person_unresolved, clarification_required, timing_required, run_expired.
     */
    prepare(input: Request<'discovery.prepare'>, options?: Options): Promise<Answer<'discovery.prepare'>>
    /**
     * Record host-researched candidates into a run.
     *
     * Records host-researched candidates into an owned run. Fetches no URLs, calls no model,
     * creates no canonical inventory or user action.
     *
     * `discovery.record` 1.0: write, needs `planning:write`, answers completed, failed.
     *
     * Its own codes: reference_not_found, stale_state_version, run_expired, limit_reached.
     */
    record(input: Request<'discovery.record'>, options?: Options): Promise<Answer<'discovery.record'>>
  }
  readonly invites: {
    /**
     * Get one invite.
     *
     * Reads one invite addressed to the user.
     *
     * `invites.get` 2.0: read, needs `planning:rsvp`, answers completed.
     *
     * Its own codes: reference_not_found.
     */
    get(input: Request<'invites.get'>, options?: Options): Promise<Answer<'invites.get'>>
    /**
     * List invites.
     *
     * Lists invites addressed to the user, with authoritative RSVP availability.
     *
     * `invites.list` 1.0: read, needs `planning:rsvp`, answers completed.
     *
     * Its own codes: reference_not_found, cursor_invalid, cursor_with_constraints.
     */
    list(input?: Request<'invites.list'>, options?: Options): Promise<Answer<'invites.list'>>
    readonly rsvp: {
      /**
       * Answer an invite.
       *
       * Accepts or declines one invite addressed to the user. The answer can be changed until the
       * deadline, the cancellation or the start of the plan. The same answer again is unchanged.
       * Accepting beyond the room there is fails with plan_full.
       *
       * `invites.rsvp.update` 1.0: write, needs `planning:rsvp`, answers completed, unchanged,
       * needs_input, failed.
       *
       * Its own codes: reference_not_found, stale_revision, rsvp_closed, plan_full,
       * invite_removed.
       */
      update(input: Request<'invites.rsvp.update'>, options?: Options): Promise<Answer<'invites.rsvp.update'>>
    }
  }
  readonly likes: {
    /**
     * Browse likes.
     *
     * Browses saved likes and authorized incoming likes. Filters only select results and never
     * change audiences. Incoming interest does not mean the actor saved it. It returns distinct
     * intentions and current pairwise matches; revoked interest is rechecked on every read.
     *
     * `likes.query` 1.0: read, needs `planning:read`, answers completed.
     *
     * Its own codes: reference_not_found, cursor_invalid, cursor_with_constraints.
     */
    query(input?: Request<'likes.query'>, options?: Options): Promise<Answer<'likes.query'>>
    /**
     * Change a like.
     *
     * Saves a like, replaces its intentions, takes one or more people out of it, unlikes, or
     * undoes an earlier change. replace needs intentions, remove_person needs people_handles, undo
     * needs receipt_id. What an operation needs and lacks is refused. A change can be undone once,
     * for 24 hours.
     *
     * `likes.mutate` 1.0: write, needs `planning:write`, answers completed, unchanged,
     * needs_input, failed.
     *
     * Its own codes: reference_not_found, stale_revision, subject_required, not_reversible.
     */
    mutate(input?: Request<'likes.mutate'>, options?: Options): Promise<Answer<'likes.mutate'>>
  }
  readonly plans: {
    readonly logistics: {
      /**
       * Get a plan's checklist.
       *
       * Returns the saved checklist tasks and their progress. Invitees receive only guest-visible
       * items. An empty checklist does not show that research questions are answered.
       *
       * `plans.logistics.get` 1.0: read, needs `planning:read`, answers completed, failed.
       *
       * Its own codes: reference_not_found.
       */
      get(input: Request<'plans.logistics.get'>, options?: Options): Promise<Answer<'plans.logistics.get'>>
      /**
       * Change a plan's checklist.
       *
       * Writes checklist items, several by items or one by item; one of the two has to be there.
       * Booking, purchasing and payment effects are unsupported. add updates an item of the same
       * kind, action type and title instead of duplicating it; replace removes what is not named.
       * A plan has at most 50 items. Links are http or https.
       *
       * `plans.logistics.update` 1.0: write, needs `planning:write`, answers completed, unchanged,
       * needs_input, failed.
       *
       * Its own codes: reference_not_found, plan_not_editable, plan_closed,
       * logistics_transition_invalid, limit_reached.
       */
      update(input: Request<'plans.logistics.update'>, options?: Options): Promise<Answer<'plans.logistics.update'>>
    }
    readonly draft: {
      /**
       * Draft an invitation.
       *
       * Creates an unsent invite draft from a candidate this service issued. It never silently
       * reuses a compatible draft: where the user has related drafts of their own, the answer asks
       * with them as candidates, and a separate draft needs the explicit separate_outing. The
       * card's copy is kept unless overrides are supplied.
       *
       * `plans.draft.create` 2.0: write, needs `planning:write`, answers completed, unchanged,
       * needs_input, failed.
       *
       * Its own codes: reference_not_found, stale_checksum, stale_state_version, subject_required,
       * related_drafts_exist, person_ambiguous, person_unresolved, run_expired.
       */
      create(input: Request<'plans.draft.create'>, options?: Options): Promise<Answer<'plans.draft.create'>>
      /**
       * Change a draft.
       *
       * Modifies one unsent draft of the user's own, without sending it. What is left out stays as
       * it is; null clears a field that admits it. A review of the earlier content no longer
       * holds.
       *
       * `plans.draft.update` 2.0: write, needs `planning:write`, answers completed, unchanged,
       * needs_input, failed.
       *
       * Its own codes: reference_not_found, stale_checksum, subject_required, person_ambiguous,
       * person_unresolved, plan_not_editable.
       */
      update(input?: Request<'plans.draft.update'>, options?: Options): Promise<Answer<'plans.draft.update'>>
      /**
       * Review a draft as its recipients would see it.
       *
       * Shows the current version of a draft and marks it reviewed. It is a write because it keeps
       * the reviewed checksum; any later change of the draft makes another review necessary. The
       * same content again is unchanged. It sends nothing.
       *
       * `plans.draft.preview` 2.0: write, needs `planning:write`, answers completed, unchanged,
       * needs_input, failed.
       *
       * Its own codes: reference_not_found, subject_required, timing_required,
       * clarification_required, plan_not_editable.
       */
      preview(input?: Request<'plans.draft.preview'>, options?: Options): Promise<Answer<'plans.draft.preview'>>
      /**
       * Delete an unsent draft.
       *
       * Removes one unsent draft of the user's own. A private plan is discarded and its evidence
       * kept; a legacy draft is deleted. Active or sent plans are unavailable to it.
       *
       * `plans.draft.delete` 2.0: write, needs `planning:write`, answers completed, unchanged,
       * needs_input, failed.
       *
       * Its own codes: reference_not_found, stale_checksum, subject_required, plan_exposed,
       * plan_not_editable.
       */
      delete(input?: Request<'plans.draft.delete'>, options?: Options): Promise<Answer<'plans.draft.delete'>>
    }
    /**
     * Discard a tentative plan.
     *
     * Discards a tentative plan that nobody has been shown, once the authoritative eligibility
     * checks pass. A plan that recipients have been exposed to must be canceled instead.
     *
     * `plans.discard` 1.0: write, needs `planning:write`, answers completed, unchanged,
     * needs_input, failed.
     *
     * Its own codes: reference_not_found, plan_exposed, plan_closed, plan_not_editable.
     */
    discard(input: Request<'plans.discard'>, options?: Options): Promise<Answer<'plans.discard'>>
    /**
     * Get one plan.
     *
     * Returns the original requirements, research evidence, costs, selected or unset timing,
     * current revision, host or invitee role, RSVP counts, the pending recipients visible to the
     * host, the delivery boundary, the management state and the logistics progress. An invitee
     * gets the guest's view: no host notes, and other guests only where the host shows the list.
     *
     * `plans.get` 2.0: read, needs `planning:read`, answers completed, failed.
     *
     * Its own codes: reference_not_found.
     */
    get(input: Request<'plans.get'>, options?: Options): Promise<Answer<'plans.get'>>
    /**
     * List plans.
     *
     * Returns snapshot-backed choices with opaque handles, for plans the user hosts or is invited
     * to. It excludes original research requirements and full timing; plans.get has them.
     *
     * `plans.query` 2.0: read, needs `planning:read`, answers completed, failed.
     *
     * Its own codes: reference_not_found, cursor_invalid, cursor_with_constraints,
     * snapshot_expired.
     */
    query(input?: Request<'plans.query'>, options?: Options): Promise<Answer<'plans.query'>>
    readonly status: {
      /**
       * Get where a plan stands.
       *
       * Returns where one plan and its invitations stand, and what is prepared and waits for
       * approval.
       *
       * `plans.status.get` 2.0: read, needs `planning:read`, answers completed.
       *
       * Its own codes: reference_not_found.
       */
      get(input?: Request<'plans.status.get'>, options?: Options): Promise<Answer<'plans.status.get'>>
    }
    /**
     * Prepare sending a reviewed draft.
     *
     * Prepares a 15-minute confirmation token for the exact reviewed invite action and recipient
     * snapshot. It never sends. The user commits the returned action with actions.commit after
     * reviewing it. Private notes are never copied.
     *
     * `plans.prepare_send` 2.0: write, needs `planning:write`, answers completed, unchanged,
     * needs_input, failed.
     *
     * Its own codes: reference_not_found, subject_required, clarification_required,
     * person_ambiguous, person_unresolved, draft_not_reviewed, plan_not_editable, plan_closed,
     * recipient_not_eligible.
     */
    prepare_send(input?: Request<'plans.prepare_send'>, options?: Options): Promise<Answer<'plans.prepare_send'>>
    readonly invitation: {
      /**
       * Prepare an invitation in one step.
       *
       * Reads the plan, resolves recipients and prepares the exact invitation in one operation,
       * the review included. Ambiguous recipients require clarification. It does not send, share
       * or publish.
       *
       * `plans.invitation.prepare` 1.0: write, needs `planning:write`, answers completed,
       * unchanged, needs_input, failed.
       *
       * Its own codes: reference_not_found, subject_required, timing_required,
       * clarification_required, person_ambiguous, person_unresolved, plan_not_editable,
       * plan_closed, recipient_not_eligible.
       */
      prepare(input?: Request<'plans.invitation.prepare'>, options?: Options): Promise<Answer<'plans.invitation.prepare'>>
    }
    readonly roster: {
      /**
       * Prepare who is invited.
       *
       * Prepares a change of a plan's roster. Connected eligible recipients use delivery by the
       * service; Friends in Mind remain manual-share recipients. Nothing changes and nobody is
       * contacted until actions.commit.
       *
       * `plans.roster.prepare` 2.0: write, needs `planning:write`, answers completed, unchanged,
       * needs_input, failed.
       *
       * Its own codes: reference_not_found, stale_revision, clarification_required,
       * person_ambiguous, person_unresolved, draft_not_reviewed, plan_not_editable, plan_closed,
       * recipient_not_eligible.
       */
      prepare(input: Request<'plans.roster.prepare'>, options?: Options): Promise<Answer<'plans.roster.prepare'>>
    }
    readonly update: {
      /**
       * Prepare a change of a shared or active plan.
       *
       * Prepares a change of a plan that is already shared or active, with or without notifying
       * its recipients. Unsent drafts use plans.draft.update, plans.draft.preview and
       * plans.prepare_send again. Nothing changes until actions.commit.
       *
       * `plans.update.prepare` 2.0: write, needs `planning:write`, answers completed, unchanged,
       * needs_input, failed.
       *
       * Its own codes: reference_not_found, stale_revision, clarification_required,
       * plan_not_exposed, plan_not_editable, plan_closed.
       */
      prepare(input: Request<'plans.update.prepare'>, options?: Options): Promise<Answer<'plans.update.prepare'>>
    }
    readonly cancel: {
      /**
       * Prepare canceling a plan.
       *
       * Prepares canceling a hosted plan against its current revision, roster and delivery
       * eligibility. Nothing changes or is sent until actions.commit.
       *
       * `plans.cancel.prepare` 2.0: write, needs `planning:write`, answers completed, unchanged,
       * needs_input, failed.
       *
       * Its own codes: reference_not_found, stale_revision, plan_not_exposed, plan_not_editable,
       * plan_closed.
       */
      prepare(input: Request<'plans.cancel.prepare'>, options?: Options): Promise<Answer<'plans.cancel.prepare'>>
    }
  }
  readonly relationships: {
    readonly people: {
      /**
       * Save people by name.
       *
       * Creates or reuses private person references for named people; never notifies them. A new
       * person is a Friend in Mind: private memory only. A request without any name is asked for
       * one.
       *
       * `relationships.people.ensure` 1.0: write, needs `planning:write`, answers completed,
       * unchanged, needs_input, failed.
       *
       * Its own codes: person_ambiguous, subject_required, limit_reached.
       */
      ensure(input?: Request<'relationships.people.ensure'>, options?: Options): Promise<Answer<'relationships.people.ensure'>>
      /**
       * Create, rename or delete a saved person.
       *
       * Only private Friends in Mind can be deleted; Connected Friends cannot; nobody is notified.
       * To create needs display_name, to rename needs person_handle and display_name, to delete
       * needs person_handle. After a rename the person still answers to the former name. Whoever
       * is deleted leaves the Ideas Lists they were on.
       *
       * `relationships.people.manage` 1.0: write, needs `planning:write`, answers completed,
       * unchanged, needs_input, failed.
       *
       * Its own codes: reference_not_found, connected_friend_not_deletable, subject_required,
       * limit_reached.
       */
      manage(input: Request<'relationships.people.manage'>, options?: Options): Promise<Answer<'relationships.people.manage'>>
      /**
       * List the saved people.
       *
       * Lists only saved people; a named check never creates memory nor reveals whether an
       * unrelated person has an account.
       *
       * `relationships.people.query` 1.0: read, needs `planning:read`, answers completed, failed.
       *
       * Its own codes: cursor_invalid, cursor_with_constraints, snapshot_expired,
       * reference_not_found.
       */
      query(input?: Request<'relationships.people.query'>, options?: Options): Promise<Answer<'relationships.people.query'>>
    }
    readonly person: {
      /**
       * Read what is saved about one person.
       *
       * Explains classification, aliases, related lists, saved interests, plans and invite
       * history. At least one of person_handle or name must be present. Only saved people are
       * looked at.
       *
       * `relationships.person.get` 1.2: read, needs `planning:read`, answers completed,
       * needs_input, failed.
       *
       * Its own codes: reference_not_found, person_ambiguous, person_unresolved.
       */
      get(input?: Request<'relationships.person.get'>, options?: Options): Promise<Answer<'relationships.person.get'>>
    }
    readonly interest: {
      /**
       * Check whether an interest is mutual.
       *
       * Says mutual only where the other person shares the interest, else unknown. Only saved
       * people are looked at: a name that fits none of them gets the same answer whether or not
       * such an account exists.
       *
       * `relationships.interest.get` 2.0: read, needs `planning:read`, answers completed.
       *
       * Its own codes: reference_not_found.
       */
      get(input?: Request<'relationships.interest.get'>, options?: Options): Promise<Answer<'relationships.interest.get'>>
      /**
       * Like, unlike, or undo an interest.
       *
       * Records or withdraws the user's interest, for one saved person or for nobody in
       * particular, or undoes an earlier change within 24 hours. As before: unchanged.
       *
       * `relationships.interest.mutate` 2.0: write, needs `planning:write`, answers completed,
       * unchanged, needs_input, failed.
       *
       * Its own codes: reference_not_found, person_ambiguous, person_unresolved, subject_required,
       * not_reversible.
       */
      mutate(input?: Request<'relationships.interest.mutate'>, options?: Options): Promise<Answer<'relationships.interest.mutate'>>
    }
    readonly connection: {
      /**
       * Prepare a list share or a connection invitation.
       *
       * Prepares a safe list share to one friend or returns a manual connection invitation; never
       * sends. A list share is a prepared action: it carries the disclosure
       * confirmation.action_prepared and needs actions.commit.
       *
       * `relationships.connection.prepare` 2.0: write, needs `planning:write`, answers completed,
       * unchanged, needs_input, failed.
       *
       * Its own codes: reference_not_found, person_ambiguous, person_unresolved, list_ambiguous,
       * subject_required, recipient_not_eligible, delivery_unavailable.
       */
      prepare(input?: Request<'relationships.connection.prepare'>, options?: Options): Promise<Answer<'relationships.connection.prepare'>>
    }
    readonly friendship: {
      /**
       * Review a friendship step and its consequences.
       *
       * Prepares an optional per-person likes review and the exact consequences before creating or
       * accepting a connection invitation, disconnecting, or closing an invitation; creates no
       * friendship, link or audience change. All retained intentions start included; to exclude
       * some, repeat with previous_review_token and excluded_choices. Omit identity_choice_handle
       * for the not-listed choice.
       *
       * `relationships.friendship.review` 1.0: read, needs `planning:read`, answers completed,
       * needs_input.
       *
       * Its own codes: reference_not_found, subject_required, subject_ambiguous, review_stale.
       */
      review(input?: Request<'relationships.friendship.review'>, options?: Options): Promise<Answer<'relationships.friendship.review'>>
      /**
       * Apply a reviewed friendship step.
       *
       * Applies a fresh exact review only after the user accepts its consequences; creates a
       * ready-to-send link, accepts admission, disconnects, or closes the link; never sends a
       * message; a stale state requires a new review; old links and plan RSVP cannot reconnect
       * deliberately disconnected pairs.
       *
       * `relationships.friendship.apply` 1.0: write, needs `planning:commit`, answers completed,
       * needs_input.
       *
       * Its own codes: review_required, review_stale.
       */
      apply(input?: Request<'relationships.friendship.apply'>, options?: Options): Promise<Answer<'relationships.friendship.apply'>>
    }
    readonly invitation: {
      /**
       * Read a connection invitation.
       *
       * Returns admission status, joined participants, eligible identity choices and a limited
       * preview; a link allows joining, not proof of identity nor access to all participants'
       * likes.
       *
       * `relationships.invitation.get` 1.0: read, needs `planning:read`, answers completed.
       *
       * Its own codes: reference_not_found.
       */
      get(input?: Request<'relationships.invitation.get'>, options?: Options): Promise<Answer<'relationships.invitation.get'>>
    }
  }
  readonly places: {
    readonly private: {
      /**
       * Create a private place.
       *
       * Saves a place only the user sees, to be chosen in ideas and plans. Images remain
       * web-managed.
       *
       * `places.private.create` 1.0: write, needs `planning:write`, answers completed, unchanged,
       * needs_input, failed.
       *
       * Its own codes: catalog_name_unknown, limit_reached.
       */
      create(input: Request<'places.private.create'>, options?: Options): Promise<Answer<'places.private.create'>>
      /**
       * Change a private place.
       *
       * Changes what is given and leaves the rest as it is; null clears a field. An archived place
       * is not updated.
       *
       * `places.private.update` 1.0: write, needs `planning:write`, answers completed, unchanged,
       * needs_input, failed.
       *
       * Its own codes: reference_not_found, catalog_name_unknown, place_archived.
       */
      update(input: Request<'places.private.update'>, options?: Options): Promise<Answer<'places.private.update'>>
      /**
       * Archive a private place.
       *
       * Excludes the place from active selection; historical plans are preserved.
       *
       * `places.private.archive` 1.0: write, needs `planning:write`, answers completed, unchanged,
       * needs_input, failed.
       *
       * Its own codes: reference_not_found.
       */
      archive(input: Request<'places.private.archive'>, options?: Options): Promise<Answer<'places.private.archive'>>
      /**
       * List private places.
       *
       * Lists the user's private places, the active ones unless archived ones are asked for too.
       *
       * `places.private.query` 1.0: read, needs `planning:read`, answers completed, failed.
       *
       * Its own codes: cursor_invalid, cursor_with_constraints, snapshot_expired,
       * reference_not_found.
       */
      query(input?: Request<'places.private.query'>, options?: Options): Promise<Answer<'places.private.query'>>
    }
  }
}

/** Builds the methods over one function that makes the call. */
export function operations<Options>(call: Call<Options>): Operations<Options> {
  return {
    actions: {
      commit: (input = {}, options) => call('actions.commit', input, options),
    },
    executions: {
      get: (input = {}, options) => call('executions.get', input, options),
    },
    planning: {
      brief: {
        get: (input = {}, options) => call('planning.brief.get', input, options),
      },
    },
    availability: {
      query: (input = {}, options) => call('availability.query', input, options),
    },
    calendar: {
      status: {
        get: (input = {}, options) => call('calendar.status.get', input, options),
      },
    },
    events: {
      search: (input = {}, options) => call('events.search', input, options),
    },
    ideas: {
      capture: Object.assign((input: Request<'ideas.capture'> = {}, options?: Options) => call('ideas.capture', input, options), {
        get: (input: Request<'ideas.capture.get'> = {}, options?: Options) => call('ideas.capture.get', input, options),
        retry: (input: Request<'ideas.capture.retry'>, options?: Options) => call('ideas.capture.retry', input, options),
      }),
      discover: Object.assign((input: Request<'ideas.discover'>, options?: Options) => call('ideas.discover', input, options), {
        refine: (input: Request<'ideas.discover.refine'>, options?: Options) => call('ideas.discover.refine', input, options),
        save: (input: Request<'ideas.discover.save'>, options?: Options) => call('ideas.discover.save', input, options),
      }),
      created: {
        archive: (input, options) => call('ideas.created.archive', input, options),
        update: (input, options) => call('ideas.created.update', input, options),
      },
      structured_create: (input = {}, options) => call('ideas.structured_create', input, options),
      candidates: {
        like: (input = {}, options) => call('ideas.candidates.like', input, options),
      },
      lists: {
        create: (input, options) => call('ideas.lists.create', input, options),
        defaults: {
          update: (input, options) => call('ideas.lists.defaults.update', input, options),
        },
        delete: (input, options) => call('ideas.lists.delete', input, options),
        duplicate: (input, options) => call('ideas.lists.duplicate', input, options),
        rename: (input, options) => call('ideas.lists.rename', input, options),
        directions: {
          get: (input, options) => call('ideas.lists.directions.get', input, options),
        },
        get: (input, options) => call('ideas.lists.get', input, options),
        items: {
          update: (input, options) => call('ideas.lists.items.update', input, options),
        },
        members: {
          update: (input, options) => call('ideas.lists.members.update', input, options),
        },
        likes: {
          preview: (input, options) => call('ideas.lists.likes.preview', input, options),
          apply: (input, options) => call('ideas.lists.likes.apply', input, options),
        },
        query: (input = {}, options) => call('ideas.lists.query', input, options),
        share: {
          prepare: (input, options) => call('ideas.lists.share.prepare', input, options),
        },
      },
      object: {
        get: (input = {}, options) => call('ideas.object.get', input, options),
        mutate: (input = {}, options) => call('ideas.object.mutate', input, options),
      },
      list: {
        generate: (input = {}, options) => call('ideas.list.generate', input, options),
      },
      recommendations: {
        get: (input = {}, options) => call('ideas.recommendations.get', input, options),
        prepare: (input = {}, options) => call('ideas.recommendations.prepare', input, options),
      },
      roundup: {
        get: (input = {}, options) => call('ideas.roundup.get', input, options),
        mutate: (input = {}, options) => call('ideas.roundup.mutate', input, options),
      },
      saved: {
        query: (input = {}, options) => call('ideas.saved.query', input, options),
      },
      search: (input, options) => call('ideas.search', input, options),
    },
    discovery: {
      prepare: (input, options) => call('discovery.prepare', input, options),
      record: (input, options) => call('discovery.record', input, options),
    },
    invites: {
      get: (input, options) => call('invites.get', input, options),
      list: (input = {}, options) => call('invites.list', input, options),
      rsvp: {
        update: (input, options) => call('invites.rsvp.update', input, options),
      },
    },
    likes: {
      query: (input = {}, options) => call('likes.query', input, options),
      mutate: (input = {}, options) => call('likes.mutate', input, options),
    },
    plans: {
      logistics: {
        get: (input, options) => call('plans.logistics.get', input, options),
        update: (input, options) => call('plans.logistics.update', input, options),
      },
      draft: {
        create: (input, options) => call('plans.draft.create', input, options),
        update: (input = {}, options) => call('plans.draft.update', input, options),
        preview: (input = {}, options) => call('plans.draft.preview', input, options),
        delete: (input = {}, options) => call('plans.draft.delete', input, options),
      },
      discard: (input, options) => call('plans.discard', input, options),
      get: (input, options) => call('plans.get', input, options),
      query: (input = {}, options) => call('plans.query', input, options),
      status: {
        get: (input = {}, options) => call('plans.status.get', input, options),
      },
      prepare_send: (input = {}, options) => call('plans.prepare_send', input, options),
      invitation: {
        prepare: (input = {}, options) => call('plans.invitation.prepare', input, options),
      },
      roster: {
        prepare: (input, options) => call('plans.roster.prepare', input, options),
      },
      update: {
        prepare: (input, options) => call('plans.update.prepare', input, options),
      },
      cancel: {
        prepare: (input, options) => call('plans.cancel.prepare', input, options),
      },
    },
    relationships: {
      people: {
        ensure: (input = {}, options) => call('relationships.people.ensure', input, options),
        manage: (input, options) => call('relationships.people.manage', input, options),
        query: (input = {}, options) => call('relationships.people.query', input, options),
      },
      person: {
        get: (input = {}, options) => call('relationships.person.get', input, options),
      },
      interest: {
        get: (input = {}, options) => call('relationships.interest.get', input, options),
        mutate: (input = {}, options) => call('relationships.interest.mutate', input, options),
      },
      connection: {
        prepare: (input = {}, options) => call('relationships.connection.prepare', input, options),
      },
      friendship: {
        review: (input = {}, options) => call('relationships.friendship.review', input, options),
        apply: (input = {}, options) => call('relationships.friendship.apply', input, options),
      },
      invitation: {
        get: (input = {}, options) => call('relationships.invitation.get', input, options),
      },
    },
    places: {
      private: {
        create: (input, options) => call('places.private.create', input, options),
        update: (input, options) => call('places.private.update', input, options),
        archive: (input, options) => call('places.private.archive', input, options),
        query: (input = {}, options) => call('places.private.query', input, options),
      },
    },
  }
}
