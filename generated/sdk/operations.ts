// Generated from spec/ by codegen. Do not edit.
import { type Operation, operation } from '../../sdk/src/operation.ts'

/**
 * Commit one prepared action after explicit review.
 *
 * Only after the user approved what was prepared. Commits one prepared action of the same
 * principal and same surface after explicit review and a later explicit approval. The action is
 * revalidated immediately before any effect. This is the only way to an effect that can contact
 * other people. An action that has expired, was consumed, was prepared by another principal or
 * on another surface, or whose state has changed since, has no effect and is answered with 409.
 * Where the user approves what is sent on their own page, it is answered with approval_required
 * until they have, and the same key completes then. A second commit with the same key is a
 * replay; with another key it is unchanged.
 *
 * `actions.commit` 1.0: external_send, needs `planning:commit`.
 *
 * Input:
 * - `action_handle`: From the tool that prepared it. The prepared action to commit, as the
 *   prepare capability returned it. A call without it is refused with input_invalid.
 *
 * Answers:
 * - `completed`, `unchanged`
 * - `needs_input`: review_required
 * - `failed`: recipient_not_eligible, delivery_unavailable, plan_closed, plan_not_editable
 * - throws a ProblemError, besides the common codes: reference_not_found, access_denied,
 *   approval_required, confirmation_expired, confirmation_consumed, principal_mismatch,
 *   surface_mismatch, stale_revision, stale_checksum, stale_state_version
 *
 * @example Invitations that were prepared and reviewed are sent
 * const answer = await actionsCommit(client, {
 *   action_handle: 'ac_6fh0yyaps3hpr4grvw9xxsqv4h',
 * })
 *
 * @see {@link https://service.example/docs/capabilities/actions.commit}
 */
export const actionsCommit: Operation<'actions.commit'> = /* @__PURE__ */ operation('actions.commit', '1.0', true)

/**
 * Read one durable write execution.
 *
 * What became of an earlier write. Returns the authenticated user's durable write execution: the
 * capability, its status and the whole answer. Only executions of the caller's own account can
 * be read; any other answers reference_not_found. GET
 * /api/v2/capability-executions/{executionId} answers the same.
 *
 * `executions.get` 1.0: read, needs `planning:read`.
 *
 * Input:
 * - `execution_id`: From the write's answer. Exactly 26 characters. A call without it is refused
 *   with input_invalid.
 *
 * Answers:
 * - `completed`
 * - throws a ProblemError, besides the common codes: reference_not_found
 *
 * @example The execution that renamed a list
 * const answer = await executionsGet(client, {
 *   execution_id: '2dm1gzbq3ks1h368r2qqbbnnfy',
 * })
 *
 * @see {@link https://service.example/docs/capabilities/executions.get}
 */
export const executionsGet: Operation<'executions.get'> = /* @__PURE__ */ operation('executions.get', '1.0')

/**
 * Read the planning brief.
 *
 * What needs attention now. Returns a prioritized brief: RSVP or tipping deadlines, incomplete
 * drafts, waiting responses, plans within seven days, incomplete logistics, mutual-interest
 * opportunities without an active plan. The input is an empty object.
 *
 * `planning.brief.get` 2.0: read, needs `planning:read`.
 *
 * Takes no input.
 *
 * Answers:
 * - `completed`
 * - `failed`
 *
 * @example One deadline, one plan within the week, and one chance.
 * const answer = await planningBriefGet(client)
 *
 * @see {@link https://service.example/docs/capabilities/planning.brief.get}
 */
export const planningBriefGet: Operation<'planning.brief.get'> = /* @__PURE__ */ operation('planning.brief.get', '2.0')

/**
 * Find two-hour planning windows.
 *
 * When the user, and friends, are free. Finds and ranks two-hour planning windows for the user
 * and optionally saved friends. Returns only free, busy, partial or unknown. Uses stable
 * snapshots, opaque time handles, and explicit freshness and uncertainty disclosures. Windows do
 * not overlap; those in which the user is busy come last, and they are ranked by fewest busy,
 * then fewest unknown, then fewest partial, then soonest. A friend who does not share a calendar
 * is unknown, and unknown time is never reported as free. Without any timing the answer asks for
 * it. Plans the caller hosts and invites the caller accepted count as busy without any calendar.
 * Without hours, windows lie between 09:00 and 23:00, unless starts_after and starts_before are
 * at most a day apart and not the beginning and the end of one day. Days and hours are those of
 * the account's time zone.
 *
 * `availability.query` 2.0: read, needs `planning:read`.
 *
 * Input:
 * - `when_preset`: Or give starts_after and starts_before. A named period in which to look for
 *   windows.
 * - `starts_after`: Windows begin at or after this.
 * - `starts_before`: Windows begin before this.
 * - `daily_start`: Earliest local time, HH:MM. On a 24-hour clock, 00:00 to 23:59.
 * - `daily_end`: Latest local time, HH:MM. On a 24-hour clock, 00:00 to 23:59.
 * - `days_of_week`: 1 Monday to 7 Sunday. At most 7.
 * - `person_handles`: Friends whose time counts. At most 25.
 * - `person_names`: Or by name. At most 25. Of a longer name, its first 120 characters.
 * - `allow_refresh`: Read calendars again before the answer.
 * - `refresh_mode`: With freebusy_only times alone are read. With existing nothing is read
 *   again, what is stored is used.
 * - `limit`: Items per page. At most 25.
 * - `snapshot_handle`: From the page before. Continues in the snapshot of an earlier answer.
 *   Copied exactly as returned.
 * - `cursor`: From the page before. next_cursor of it; opaque, copied exactly as returned, not
 *   combined with new constraints.
 *
 * Answers:
 * - `completed`
 * - `needs_input`: timing_required, person_ambiguous, person_unresolved
 * - `failed`: calendar_not_connected, snapshot_expired
 * - throws a ProblemError, besides the common codes: reference_not_found, cursor_invalid,
 *   cursor_with_constraints
 *
 * @example An evening of next weekend with Ada, whose calendar is shared
 * const answer = await availabilityQuery(client, {
 *   when_preset: 'next-weekend',
 *   daily_start: '17:00',
 *   daily_end: '22:00',
 *   person_handles: ['pe_4hc3qc7hwz4cnwh42d0y9zztva'],
 *   limit: 2,
 * })
 *
 * @see {@link https://service.example/docs/capabilities/availability.query}
 */
export const availabilityQuery: Operation<'availability.query'> = /* @__PURE__ */ operation('availability.query', '2.0', false, ['limit', 'snapshot_handle', 'cursor'])

/**
 * Read the state of the calendar connection.
 *
 * Which are connected, and how fresh. Returns connection status, refresh freshness, availability
 * usability, group-sharing state and a web management link. Never returns account e-mails, feed
 * URLs, event details, calendar ids, tokens or credentials.
 *
 * `calendar.status.get` 1.0: read, needs `planning:read`.
 *
 * Takes no input.
 *
 * Answers:
 * - `completed`
 * - `failed`
 *
 * @example Two calendars, read an hour ago
 * const answer = await calendarStatusGet(client)
 *
 * @see {@link https://service.example/docs/capabilities/calendar.status.get}
 */
export const calendarStatusGet: Operation<'calendar.status.get'> = /* @__PURE__ */ operation('calendar.status.get', '1.0')

/**
 * Search existing events.
 *
 * By title, venue or time, public ones too; ideas.search finds everything by words. An empty
 * list is a completed answer. Finds plans the user hosts or is invited to, saved events, and
 * then public ones, for a time alone in the user's cities; not those of connected calendars.
 * With a bound they come soonest first; otherwise those that are not over come first. If more
 * fit, outcome.facts.more is true.
 *
 * `events.search` 1.0: read, needs `planning:read`.
 *
 * Input:
 * - `query`: Words of the title; where no event has them all, a time and an area among them are
 *   read as such.
 * - `venue_query`: Words of the venue's name. In any order; case and accents do not matter.
 * - `starts_after`: Such as 2026-12-01T19:00+01:00 or 2026-12-01. At or after it. With an offset
 *   or without.
 * - `starts_before`: Before this, written like starts_after.
 * - `timezone`: IANA zone for times without offset. The account's own if omitted.
 * - `limit`: Default 25.
 * - At least one of these is required: `query`, `venue_query`, `starts_after`, `starts_before`.
 *
 * Answers:
 * - `completed`
 *
 * @example Concerts at one venue in December
 * const answer = await eventsSearch(client, {
 *   query: 'concert',
 *   venue_query: 'SO36',
 *   starts_after: '2037-12-01T00:00:00+01:00',
 *   starts_before: '2038-01-01T00:00:00+01:00',
 *   timezone: 'Europe/Berlin',
 *   limit: 10,
 * })
 *
 * @see {@link https://service.example/docs/capabilities/events.search}
 */
export const eventsSearch: Operation<'events.search'> = /* @__PURE__ */ operation('events.search', '1.0')

/**
 * Capture one raw idea, or answer its clarification.
 *
 * From a link, a picture or loose words; ideas.structured_create takes a title at once. Captures
 * one raw idea from text, one source URL or uploaded media, or answers the current clarification
 * of one capture. Persists synchronously, enriches asynchronously. Multi-item sources belong to
 * roundups. A supplied Ideas List destination routes persistence and is never idea subject
 * matter; a supplied subject that resolves to that destination is discarded. A call without any
 * source is refused with input_invalid; a call with two sources, or with a source of several
 * items, needs input. An accepted capture is followed with ideas.capture.get and never submitted
 * again. While it is read, the answer “cancel” ends it, and nothing is saved.
 *
 * `ideas.capture` 3.0: write, needs `planning:write`.
 *
 * Input:
 * - `raw_text`: The idea as the user wrote it.
 * - `text`: Same as raw_text.
 * - `subject_text`: What it is, besides a URL or media. Content or constraints, without capture
 *   commands and list-destination language. A subject that resolves to the destination is
 *   discarded.
 * - `source_url`: The page to capture. The one URL the idea is captured from.
 * - `target_feed_text`: Name of the list to put it on. Never idea subject matter.
 * - `target_person_text`: Friend it is for, by name.
 * - `media_refs`: Files uploaded by POST /api/v2/media (HTTP). At most 4. A file is sent there
 *   first, as the body of a request of its own with the same token; the answer has its
 *   reference.
 * - `capture_public_id`: To answer its question. The capture that asks.
 * - `clarification_answer`: The user's answer to its question.
 * - `expected_state_version`: As last read. Any other version is refused with
 *   stale_state_version.
 * - `target_ideas_list_handle`: List to put it on. By handle. It routes persistence and is never
 *   idea subject matter.
 *
 * Answers:
 * - `accepted`
 * - `needs_input`: destination_required, list_ambiguous, person_ambiguous, person_unresolved,
 *   subject_required, timing_required
 * - `failed`: source_unreachable, source_unsupported, media_not_found, limit_reached,
 *   access_denied
 * - throws a ProblemError, besides the common codes: reference_not_found, access_denied,
 *   stale_state_version
 *
 * @example A page is captured onto a list
 * const answer = await ideasCapture(client, {
 *   source_url: 'https://example.test/berlin/markthalle-neun-street-food',
 *   subject_text: 'the Thursday evening market, not the weekday lunch',
 *   target_ideas_list_handle: 'il_6fbkqj1w1jajfwznstby9cqhmz',
 * })
 *
 * @see {@link https://service.example/docs/capabilities/ideas.capture}
 */
export const ideasCapture: Operation<'ideas.capture'> = /* @__PURE__ */ operation('ideas.capture', '3.0', true)

/**
 * Read the state of one idea capture.
 *
 * What became of ideas.capture. Terminal success is never reported before this read confirms it.
 * A failed result exposes an optional typed retry.
 *
 * `ideas.capture.get` 2.0: read, needs `planning:read`.
 *
 * Input:
 * - `capture_public_id`: From ideas.capture. The capture to read. A call without it is refused
 *   with input_invalid.
 * - `after_cursor`: Only updates after this number.
 *
 * Answers:
 * - `completed`, `accepted`
 * - `needs_input`: destination_required, list_ambiguous, person_ambiguous, person_unresolved,
 *   subject_required, timing_required
 * - `failed`: source_unreachable, source_unsupported, media_not_found, limit_reached,
 *   access_denied
 * - throws a ProblemError, besides the common codes: reference_not_found, access_denied
 *
 * @example The page was read and the idea is saved
 * const answer = await ideasCaptureGet(client, {
 *   capture_public_id: 'ca_2zfv1bwj1nzz2crgw4g12q3hwb',
 *   after_cursor: 1,
 * })
 *
 * @see {@link https://service.example/docs/capabilities/ideas.capture.get}
 */
export const ideasCaptureGet: Operation<'ideas.capture.get'> = /* @__PURE__ */ operation('ideas.capture.get', '2.0')

/**
 * Retry one failed idea capture.
 *
 * Only one whose state is failed. Tries a failed capture again. The expected state version must
 * equal the current failed state version, and the destination is authorised again. Source and
 * destination are retained unchanged; new detail is evidence only. A capture that is not in that
 * failed version is refused with stale_state_version; a destination that is no longer writable
 * is answered with access_denied.
 *
 * `ideas.capture.retry` 2.1: write, needs `planning:write`.
 *
 * Input:
 * - `capture_public_id` (required): From ideas.capture. The failed capture.
 * - `expected_state_version` (required): Its state_version. Must equal the current failed state
 *   version.
 * - `additional_detail`: New facts only. No retry commands, original source or destination.
 * - `evidence_media_refs`: Uploaded files, as evidence only. At most 4, the caller's own. Files
 *   are sent to POST /api/v2/media first.
 *
 * Answers:
 * - `accepted`
 * - `failed`: source_unreachable, source_unsupported, media_not_found, limit_reached,
 *   access_denied
 * - throws a ProblemError, besides the common codes: reference_not_found, access_denied,
 *   stale_state_version
 *
 * @example A failed capture is tried again with what the user remembers
 * const answer = await ideasCaptureRetry(client, {
 *   capture_public_id: 'ca_37a9pbym5c0xw3pchcv6ac1f9w',
 *   expected_state_version: 2,
 *   additional_detail: 'It is the ceramics studio on Weserstraße.',
 * })
 *
 * @see {@link https://service.example/docs/capabilities/ideas.capture.retry}
 */
export const ideasCaptureRetry: Operation<'ideas.capture.retry'> = /* @__PURE__ */ operation('ideas.capture.retry', '2.1', true)

/**
 * Prepare a discovery run for host research.
 *
 * Only if you research yourself; then discovery.record. Prepares a retained discovery run for
 * host-model research. Returns authorized context, constraints, assumptions, matching inventory
 * and a bounded submission schema. Performs no external research and no model call. An
 * unresolved constraint needs input.
 *
 * `discovery.prepare` 1.0: write, needs `planning:write`.
 *
 * Input:
 * - `target_kinds`: Kinds of thing to find. At most 5.
 * - `person_handles`: Friends it is for. At most 10.
 * - `starts_after`: At or after this.
 * - `starts_before`: Before this.
 * - `requested_start_at`: The exact start that is wanted.
 * - `requested_end_at`: The exact end that is wanted.
 * - `timezone`: Of times without offset.
 * - `limit`: How many candidates are wanted.
 * - `replacement_dimensions`: Dimensions of the parent to replace. At most 11.
 * - `constraint_changes`: Constraints that change. At most 12.
 * - `query` (required): What to find, in the user's words.
 * - `parent_run_handle`: The run it continues. The run this one continues, refines or
 *   supersedes.
 * - `semantic_subject`: The subject without its constraints.
 * - `reply_contract_handle`: Of the parent run. The reply contract the parent run returned.
 * - `expected_state_version`: Of the parent run, as last read.
 * - `objective_relation`: What it is to the parent run.
 *
 * Answers:
 * - `completed`
 * - `needs_input`: person_ambiguous, person_unresolved, timing_required
 * - `failed`: run_expired, limit_reached
 * - throws a ProblemError, besides the common codes: reference_not_found, stale_state_version
 *
 * @example A run for a pottery class with Ada
 * const answer = await discoveryPrepare(client, {
 *   query: 'a pottery class for beginners in Neukölln, under 60 euros each',
 *   semantic_subject: 'pottery class',
 *   target_kinds: ['offering', 'event'],
 *   person_handles: ['pe_4hc3qc7hwz4cnwh42d0y9zztva'],
 *   constraint_changes: [
 *     {
 *       operation: 'add',
 *       semantic_id: 'max_price',
 *       coverage_state: 'resolved',
 *       constraint_type: 'max_price',
 *       label: 'At most 60 euros for each person',
 *       structured_value: {
 *         minimum_amount: null,
 *         maximum_amount: 60,
 *         currency: 'EUR',
 *         scope: 'per_person',
 *       },
 *       hardness: 'hard',
 *       source_span: 'under 60 euros each',
 *       decision_impact: 'eligibility',
 *       confidence: 0.95,
 *     },
 *   ],
 *   timezone: 'Europe/Berlin',
 *   limit: 5,
 * })
 *
 * @see {@link https://service.example/docs/capabilities/discovery.prepare}
 */
export const discoveryPrepare: Operation<'discovery.prepare'> = /* @__PURE__ */ operation('discovery.prepare', '1.0', true)

/**
 * Record host-researched candidates into a run.
 *
 * After discovery.prepare; evidence answers its constraints. Fetches no URLs, calls no model,
 * creates no inventory or user action.
 *
 * `discovery.record` 1.0: write, needs `planning:write`.
 *
 * Input:
 * - `run_handle` (required): From discovery.prepare. The run must be the caller's own.
 * - `result_state` (required): How the research ended.
 * - `candidates`: What was found. At most 10.
 * - `source_failures`: Sources that could not be read. At most 20.
 *
 * Answers:
 * - `completed`
 * - `failed`: run_expired, limit_reached
 * - throws a ProblemError, besides the common codes: reference_not_found, stale_state_version
 *
 * @example One class was found
 * const answer = await discoveryRecord(client, {
 *   run_handle: 'ru_68btgm5e6sk92wmv6dg32dyfyg',
 *   result_state: 'partial',
 *   candidates: [
 *     {
 *       kind: 'offering',
 *       public_name: 'Beginners at the wheel',
 *       location: {
 *         venue_name: 'Tonwerk',
 *         address: 'Weserstraße 112, 12045 Berlin',
 *         city: 'Berlin',
 *         neighborhood: 'Neukölln',
 *         country: 'Germany',
 *         latitude: null,
 *         longitude: null,
 *       },
 *       schedule: {
 *         summary: 'Saturdays from 11 to 14',
 *         starts_at: '2037-11-28T11:00:00+01:00',
 *         start_precision: 'exact',
 *         ends_at: '2037-11-28T14:00:00+01:00',
 *         timezone: 'Europe/Berlin',
 *         recurrence: 'weekly',
 *       },
 *       price: {
 *         currency: 'EUR',
 *         minimum: 55,
 *         maximum: 55,
 *         per_person: true,
 *       },
 *       canonical_url: 'https://example.test/tonwerk/beginners',
 *       fit: {
 *         summary: 'A small class within the budget.',
 *         reasons: ['Beginners are welcome.', 'It costs less than 60 euros.'],
 *       },
 *       constraint_results: [
 *         {
 *           constraint: 'At most 60 euros for each person',
 *           hard: true,
 *           passed: true,
 *           note: null,
 *         },
 *       ],
 *       evidence: [
 *         {
 *           claim_type: 'price',
 *           claim_value: '55 euros for each person, clay included',
 *           source_url: 'https://example.test/tonwerk/beginners',
 *           source_title: 'Beginners at the wheel',
 *           observed_at: '2037-11-14T09:52:00Z',
 *           confidence: 0.9,
 *         },
 *       ],
 *     },
 *   ],
 *   source_failures: [
 *     {
 *       code: 'timeout',
 *       message: 'The city\'s course catalog did not answer.',
 *       source_url: null,
 *     },
 *   ],
 * })
 *
 * @see {@link https://service.example/docs/capabilities/discovery.record}
 */
export const discoveryRecord: Operation<'discovery.record'> = /* @__PURE__ */ operation('discovery.record', '1.0', true)

/**
 * Start one discovery run.
 *
 * Starts one non-committing discovery run. Retains the run, normalized public candidates, claim
 * evidence and metrics. Creates no canonical idea, plan, invitation, reservation, purchase or
 * social message. The run is observed with executions.get; what it could not find is disclosed.
 *
 * `ideas.discover` 1.0: write, needs `planning:write`.
 *
 * Input:
 * - `target_kinds`: Kinds of thing to find. At most 5.
 * - `person_handles`: Friends it is for. At most 10.
 * - `starts_after`: At or after this.
 * - `starts_before`: Before this.
 * - `requested_start_at`: The exact start that is wanted.
 * - `requested_end_at`: The exact end that is wanted.
 * - `timezone`: Of times without offset.
 * - `limit`: How many candidates are wanted.
 * - `query` (required): What to find, in the user's words.
 * - `semantic_subject`: What the request is about, without its constraints.
 *
 * Answers:
 * - `accepted`
 * - `needs_input`: person_ambiguous, person_unresolved, subject_required, timing_required
 * - `failed`: source_unreachable, limit_reached
 * - throws a ProblemError, besides the common codes: reference_not_found
 *
 * @example A museum in one part of a city
 * const answer = await ideasDiscover(client, {
 *   query: 'a small museum near Moabit',
 *   target_kinds: ['place'],
 *   timezone: 'Europe/Berlin',
 *   limit: 5,
 * })
 *
 * @see {@link https://service.example/docs/capabilities/ideas.discover}
 */
export const ideasDiscover: Operation<'ideas.discover'> = /* @__PURE__ */ operation('ideas.discover', '1.0', true)

/**
 * Continue, refine or supersede a discovery run.
 *
 * Continues, refines or supersedes an expiring retained result. Creates an immutable child run
 * after validating the exact candidate snapshot. A parent or reply contract that has changed is
 * refused with stale_state_version.
 *
 * `ideas.discover.refine` 1.0: write, needs `planning:write`.
 *
 * Input:
 * - `target_kinds`: Kinds of thing to find. At most 5.
 * - `person_handles`: Friends it is for. At most 10.
 * - `starts_after`: At or after this.
 * - `starts_before`: Before this.
 * - `requested_start_at`: The exact start that is wanted.
 * - `requested_end_at`: The exact end that is wanted.
 * - `timezone`: Of times without offset.
 * - `limit`: How many candidates are wanted.
 * - `replacement_dimensions`: Dimensions of the parent to replace. At most 11.
 * - `constraint_changes`: Constraints that change. At most 12.
 * - `parent_run_handle` (required): The run to continue, refine or supersede.
 * - `reply_contract_handle` (required): The reply contract the parent run returned.
 * - `expected_state_version` (required): The state version of the parent run as last read.
 * - `objective_relation` (required): How this objective relates to that of the parent run.
 * - `query` (required): What to find, in the user's words.
 *
 * Answers:
 * - `accepted`
 * - `needs_input`: person_ambiguous, person_unresolved, subject_required, timing_required
 * - `failed`: source_unreachable, run_expired, limit_reached
 * - throws a ProblemError, besides the common codes: reference_not_found, stale_state_version
 *
 * @example The same, but in another part of town
 * const answer = await ideasDiscoverRefine(client, {
 *   parent_run_handle: 'ru_7szwfgxt72sapr58p5ft59anpq',
 *   reply_contract_handle: 'rc_5s4fgqhjpna3j36409jpm7kw7d',
 *   expected_state_version: 2,
 *   objective_relation: 'refine',
 *   query: 'the same in Charlottenburg',
 *   replacement_dimensions: ['geography'],
 *   constraint_changes: [
 *     {
 *       operation: 'add',
 *       semantic_id: 'geography',
 *       coverage_state: 'resolved',
 *       constraint_type: 'geography',
 *       value: 'Charlottenburg, Berlin',
 *       source_span: 'the same in Charlottenburg',
 *     },
 *   ],
 *   limit: 5,
 * })
 *
 * @see {@link https://service.example/docs/capabilities/ideas.discover.refine}
 */
export const ideasDiscoverRefine: Operation<'ideas.discover.refine'> = /* @__PURE__ */ operation('ideas.discover.refine', '1.0', true)

/**
 * Save a discovery search as a private view.
 *
 * Keeps the search of discovery.prepare, not its results. run_handle comes from
 * discovery.prepare or ideas.discover. Saves the named filters and directions as a private saved
 * view. Saves no result cards, likes, audiences, plans or invitations. The same name with the
 * same filters is unchanged.
 *
 * `ideas.discover.save` 1.0: write, needs `planning:write`.
 *
 * Input:
 * - `name` (required): The name of the saved view.
 * - `run_handle` (required): From discovery.prepare. Its filters and directions are saved.
 * - `expected_state_version`: Of the run, as last read. Any other version is refused with
 *   stale_state_version.
 * - `directions`: Wishes in plain words. At most 8.
 * - `neighborhood_names`: Neighborhoods of the catalog. At most 25.
 * - `activity_names`: Activities of the catalog. At most 25.
 * - `custom_activity_names`: Activities in free words. At most 25.
 * - `when_preset`: Such as this-weekend, next-week, next-few-days. Others are refused.
 * - `when_start`: Start of that time.
 * - `when_end`: End of that time.
 *
 * Answers:
 * - `completed`, `unchanged`
 * - `needs_input`: catalog_name_unknown
 * - `failed`: run_expired, limit_reached
 * - throws a ProblemError, besides the common codes: reference_not_found, stale_state_version
 *
 * @example A search worth keeping
 * const answer = await ideasDiscoverSave(client, {
 *   name: 'Small museums',
 *   run_handle: 'ru_7szwfgxt72sapr58p5ft59anpq',
 *   expected_state_version: 2,
 *   directions: ['Nothing that needs a ticket in advance'],
 *   neighborhood_names: ['Moabit', 'Charlottenburg'],
 *   activity_names: ['Museums'],
 *   when_preset: 'any-time-weekends',
 *   when_start: null,
 *   when_end: null,
 * })
 *
 * @see {@link https://service.example/docs/capabilities/ideas.discover.save}
 */
export const ideasDiscoverSave: Operation<'ideas.discover.save'> = /* @__PURE__ */ operation('ideas.discover.save', '1.0', true)

/**
 * Archive one created idea.
 *
 * It leaves all lists. Archives one created idea. The idea no longer appears in active
 * saved-idea or recommendation views, and leaves the Ideas Lists it was on. Archiving it again
 * is unchanged. Undoing it brings the idea back, with its lists.
 *
 * `ideas.created.archive` 1.0: write, needs `planning:write`.
 *
 * Input:
 * - `idea_handle` (required): From ideas.saved.query. The created idea to archive.
 *
 * Answers:
 * - `completed`, `unchanged`
 * - `needs_input`
 * - `failed`
 * - throws a ProblemError, besides the common codes: reference_not_found
 *
 * @example An idea that is no longer interesting
 * const answer = await ideasCreatedArchive(client, {
 *   idea_handle: 'id_5z6x1xrx2yyk9tw2zjkwp6nr1m',
 * })
 *
 * @see {@link https://service.example/docs/capabilities/ideas.created.archive}
 */
export const ideasCreatedArchive: Operation<'ideas.created.archive'> = /* @__PURE__ */ operation('ideas.created.archive', '1.0', true)

/**
 * Update one created idea.
 *
 * Omitted fields stay. Changes one created idea; omitted fields do not change. Underlying place
 * or event identity is unchanged. If nothing differs, the answer is unchanged. An archived idea
 * cannot be updated.
 *
 * `ideas.created.update` 1.0: write, needs `planning:write`.
 *
 * Input:
 * - `idea_handle` (required): From ideas.saved.query. The created idea to update.
 * - `title`: Its new title.
 * - `description`: New text; null removes it.
 * - `source_url`: The page it came from; null removes it.
 * - `show_in_for_you`: May appear in recommendations.
 * - `ideas_list_handles`: Omit it. Lists are saved views, and hand-picked sets are managed
 *   separately. The field is accepted because the machine description still lists it, has no
 *   effect, and a disclosure says so; at most 50.
 *
 * Answers:
 * - `completed`, `unchanged`
 * - `needs_input`
 * - `failed`: idea_archived
 * - throws a ProblemError, besides the common codes: reference_not_found
 *
 * @example A better title and a note
 * const answer = await ideasCreatedUpdate(client, {
 *   idea_handle: 'id_4w87ke88j5fp8c0v774v6gxsj0',
 *   title: 'Street food on a Thursday',
 *   description: 'Go before seven, the queues are long afterwards.',
 * })
 *
 * @see {@link https://service.example/docs/capabilities/ideas.created.update}
 */
export const ideasCreatedUpdate: Operation<'ideas.created.update'> = /* @__PURE__ */ operation('ideas.created.update', '1.0', true)

/**
 * Create a fully structured saved idea.
 *
 * For a link or loose words use ideas.capture. Creates a fully structured saved idea. Raw links
 * and incomplete material belong to ideas.capture. A missing kind or title, and an event without
 * a time, need input. For an exact duplicate the answer is unchanged and has the existing idea.
 *
 * `ideas.structured_create` 2.0: write, needs `planning:write`.
 *
 * Input:
 * - `kind`: Needed.
 * - `title`: Needed.
 * - `description`: What it is about.
 * - `custom_activity_name`: What to do there, in free words.
 * - `fixed_when`: Its fixed time, if it has one.
 * - `event_start_at`: When the event begins. Needed for an event.
 * - `event_url`: The event's page. It is http or https, without a user name or password, and has
 *   at most 2048 characters.
 * - `show_in_for_you`: May appear in recommendations.
 * - `place_handle`: The place it is about.
 * - `venue_place_handle`: Where the event is.
 * - `ideas_list_handles`: Lists to put it on.
 *
 * Answers:
 * - `completed`, `unchanged`
 * - `needs_input`: subject_required, timing_required
 * - `failed`: place_archived, capability_retired, limit_reached
 * - throws a ProblemError, besides the common codes: reference_not_found
 *
 * @example An event with its time, put on a list
 * const answer = await ideasStructuredCreate(client, {
 *   kind: 'event',
 *   title: 'Winter concert at SO36',
 *   description: 'Doors open at seven.',
 *   event_start_at: '2037-12-11T20:00:00+01:00',
 *   event_url: 'https://example.test/so36/winter-concert',
 *   show_in_for_you: true,
 *   ideas_list_handles: ['il_42v3hc814bpdx31373qkes3ztv'],
 * })
 *
 * @see {@link https://service.example/docs/capabilities/ideas.structured_create}
 */
export const ideasStructuredCreate: Operation<'ideas.structured_create'> = /* @__PURE__ */ operation('ideas.structured_create', '2.0', true)

/**
 * Like recommendation candidates.
 *
 * Several at once; likes.mutate changes one like. Likes service-issued recommendation candidates
 * for the user or selected friends. If all of them were already liked, the answer is unchanged.
 * Nobody is notified.
 *
 * `ideas.candidates.like` 2.0: write, needs `planning:write`.
 *
 * Input:
 * - `candidate_ids`: An idea_handle, candidate_id or other handle of each. As this service
 *   issued them; at least 1.
 * - `person_handles`: Default the user alone. The saved friends the like is for.
 * - `idea_list_handle`: List they were offered for.
 *
 * Answers:
 * - `completed`, `unchanged`
 * - `needs_input`: subject_required
 * - `failed`: idea_archived, limit_reached
 * - throws a ProblemError, besides the common codes: reference_not_found
 *
 * @example Liking one candidate, also for Ada
 * const answer = await ideasCandidatesLike(client, {
 *   candidate_ids: ['id_4w87ke88j5fp8c0v774v6gxsj0'],
 *   person_handles: ['pe_4hc3qc7hwz4cnwh42d0y9zztva'],
 * })
 *
 * @see {@link https://service.example/docs/capabilities/ideas.candidates.like}
 */
export const ideasCandidatesLike: Operation<'ideas.candidates.like'> = /* @__PURE__ */ operation('ideas.candidates.like', '2.0', true)

/**
 * Get one invite.
 *
 * An invite to the user, whole. Reads one invite addressed to the user.
 *
 * `invites.get` 2.0: read, needs `planning:rsvp`.
 *
 * Input:
 * - `invite_handle` (required): Identifies one invite. Copied exactly as returned.
 *
 * Answers:
 * - `completed`
 * - throws a ProblemError, besides the common codes: reference_not_found
 *
 * @example What Jonas invites to
 * const answer = await invitesGet(client, {
 *   invite_handle: 'in_5r5wyv0q68jzdw64k3rgp7vfvp',
 * })
 *
 * @see {@link https://service.example/docs/capabilities/invites.get}
 */
export const invitesGet: Operation<'invites.get'> = /* @__PURE__ */ operation('invites.get', '2.0')

/**
 * List invites.
 *
 * Invites to the user; plans.query lists hosted plans too. Lists invites addressed to the user,
 * with authoritative RSVP availability.
 *
 * `invites.list` 1.0: read, needs `planning:rsvp`.
 *
 * Input:
 * - `rsvp_status`: Only invites with this answer.
 * - `include_removed`: Also those the host withdrew.
 * - `include_expired`: Also past ones. Those that are over or past the deadline.
 * - `query`: Words of the title or host. Of the plan's title or the host's name.
 * - `limit`: Items per page. At most 25.
 * - `snapshot_handle`: From the page before. Continues in the snapshot of an earlier answer.
 *   Copied exactly as returned.
 * - `cursor`: From the page before. next_cursor of it; opaque, copied exactly as returned, not
 *   combined with new constraints.
 *
 * Answers:
 * - `completed`
 * - throws a ProblemError, besides the common codes: reference_not_found, cursor_invalid,
 *   cursor_with_constraints
 *
 * @example What still waits for an answer
 * const answer = await invitesList(client, {
 *   rsvp_status: 'pending',
 * })
 *
 * @see {@link https://service.example/docs/capabilities/invites.list}
 */
export const invitesList: Operation<'invites.list'> = /* @__PURE__ */ operation('invites.list', '1.0', false, ['limit', 'snapshot_handle', 'cursor'])

/**
 * Answer an invite.
 *
 * For an invite to the user. Accepts or declines. The answer can be changed until the deadline,
 * the cancellation or the start of the plan. The same answer again is unchanged. Accepting when
 * the plan has no room left fails with plan_full. The host gets a mail about new answers, at
 * most once an hour for a plan, unless they have turned that off.
 *
 * `invites.rsvp.update` 1.0: write, needs `planning:rsvp`.
 *
 * Input:
 * - `invite_handle` (required): Identifies one invite. Copied exactly as returned.
 * - `rsvp_status` (required): The answer. It can be changed until the deadline.
 * - `expected_revision`: Revision. That of its plan, as the invite last showed it. A changed
 *   plan takes no answer.
 * - `note`: To the host. Nobody else reads it. Empty removes it; left out, it stays with the
 *   same answer and goes with another.
 *
 * Answers:
 * - `completed`, `unchanged`
 * - `needs_input`
 * - `failed`: rsvp_closed, plan_full, invite_removed
 * - throws a ProblemError, besides the common codes: reference_not_found, stale_revision
 *
 * @example Board games it is
 * const answer = await invitesRsvpUpdate(client, {
 *   invite_handle: 'in_5r5wyv0q68jzdw64k3rgp7vfvp',
 *   rsvp_status: 'accepted',
 *   expected_revision: 2,
 * })
 *
 * @see {@link https://service.example/docs/capabilities/invites.rsvp.update}
 */
export const invitesRsvpUpdate: Operation<'invites.rsvp.update'> = /* @__PURE__ */ operation('invites.rsvp.update', '1.0', true)

/**
 * Browse likes.
 *
 * The user's and friends' likes; ideas.saved.query lists saved ideas. Browses saved likes and
 * authorized incoming likes. Filters only select results and never change audiences. Incoming
 * interest does not mean the actor saved it. It returns distinct intentions and current pairwise
 * matches; revoked interest is rechecked on every read.
 *
 * `likes.query` 1.0: read, needs `planning:read`.
 *
 * Input:
 * - `filters`: Which likes are wanted. Filters only select results and never change audiences.
 * - `people_handles`: Only what concerns these. At most 100.
 * - `limit`: Likes per page. At most 50.
 * - `cursor`: From the page before. next_cursor of it, copied exactly as returned.
 *
 * Answers:
 * - `completed`
 * - throws a ProblemError, besides the common codes: reference_not_found, cursor_invalid,
 *   cursor_with_constraints
 *
 * @example Where Ada and I both like to eat ramen
 * const answer = await likesQuery(client, {
 *   filters: {
 *     activity_names: ['Ramen'],
 *   },
 *   people_handles: ['pe_4hc3qc7hwz4cnwh42d0y9zztva'],
 *   limit: 10,
 * })
 *
 * @see {@link https://service.example/docs/capabilities/likes.query}
 */
export const likesQuery: Operation<'likes.query'> = /* @__PURE__ */ operation('likes.query', '1.0', false, ['limit', 'cursor'])

/**
 * Change a like.
 *
 * The user's own like, with the people it is for; relationships.interest.mutate takes a
 * candidate. Saves a like, replaces its intentions, removes people from it, unlikes, or undoes
 * an earlier change. replace needs intentions, remove_person needs people_handles, undo needs
 * receipt_id. A missing field that the operation needs is refused; unlike with people_handles is
 * asked about, because the whole like would go. A change can be undone once, for 24 hours; what
 * was changed later stays.
 *
 * `likes.mutate` 1.0: write, needs `planning:write`.
 *
 * Input:
 * - `subject`: What is liked.
 * - `operation`: To undo needs only receipt_id. What to do with the like.
 * - `people_handles`: Friends the operation is about. At most 100.
 * - `intentions`: From relationships.people.query, a group for each occasion. At most 100.
 * - `revision`: As last read. If the like has changed since, nothing changes.
 * - `receipt_id`: From the change to undo. Identifies one change of a like, so that it can be
 *   undone. Copied exactly as returned.
 * - `idempotency_key`: If given, it must equal the request's idempotency key.
 *
 * Answers:
 * - `completed`, `unchanged`
 * - `needs_input`: subject_required
 * - `failed`: idea_archived, place_archived, limit_reached, not_reversible
 * - throws a ProblemError, besides the common codes: reference_not_found, stale_revision
 *
 * @example Ramen, with Ada
 * const answer = await likesMutate(client, {
 *   subject: {
 *     kind: 'idea',
 *     handle: 'id_7h1t8e6xstp0yj2yypv30qbb4w',
 *   },
 *   operation: 'save',
 *   people_handles: ['pe_4hc3qc7hwz4cnwh42d0y9zztva'],
 * })
 *
 * @see {@link https://service.example/docs/capabilities/likes.mutate}
 */
export const likesMutate: Operation<'likes.mutate'> = /* @__PURE__ */ operation('likes.mutate', '1.0', true)

/**
 * Create a private Ideas List.
 *
 * Empty; ideas.list.generate fills one. People may be named by handle or by name, among the
 * saved people only. Nobody is contacted.
 *
 * `ideas.lists.create` 2.0: write, needs `planning:write`.
 *
 * Input:
 * - `name` (required): Two lists may have the same name.
 * - `person_handles`: Friends it is for. At most 50.
 * - `person_names`: Or by name. At most 50. Of a longer name, its first 120 characters. Nobody
 *   is contacted.
 * - `neighborhood_names`: Default neighborhoods of the catalog. At most 25.
 * - `activity_names`: Default activities of the catalog. At most 25.
 * - `custom_activity_names`: Default activities in free words. At most 25.
 * - `when_preset`: Such as this-weekend, next-week, next-few-days.
 * - `when_start`: Start of the time it is for. Open if omitted.
 * - `when_end`: End of that time. Open if omitted.
 * - `directions`: Wishes in plain words. At most 8.
 * - `apply_matching_likes`: Also add what its people like and fits. Saved ideas that fit the
 *   defaults and that its people like, now and later.
 *
 * Answers:
 * - `completed`, `unchanged`
 * - `needs_input`: person_ambiguous, person_unresolved, catalog_name_unknown
 * - `failed`: limit_reached
 * - throws a ProblemError, besides the common codes: reference_not_found
 *
 * @example A list for winter evenings with Ada, who is found by her name.
 * const answer = await ideasListsCreate(client, {
 *   name: 'Winter evenings in Neukölln',
 *   person_names: ['Ada'],
 *   neighborhood_names: ['Neukölln'],
 *   activity_names: ['Swimming', 'Sauna'],
 *   when_preset: 'next-few-weeks',
 *   directions: ['Somewhere warm, nothing that starts after nine'],
 * })
 *
 * @see {@link https://service.example/docs/capabilities/ideas.lists.create}
 */
export const ideasListsCreate: Operation<'ideas.lists.create'> = /* @__PURE__ */ operation('ideas.lists.create', '2.0', true)

/**
 * Change the planning defaults of an Ideas List.
 *
 * Omitted fields stay. Sets the neighborhoods, activities and timing a list is planned with.
 * Omitted fields do not change; null clears a timing. Names come from existing catalogs.
 *
 * `ideas.lists.defaults.update` 1.0: write, needs `planning:write`.
 *
 * Input:
 * - `ideas_list_handle` (required): Identifies one Ideas List. Copied exactly as returned.
 * - `neighborhood_names`: All from now on, of the catalog. At most 25.
 * - `activity_names`: All from now on, of the catalog. At most 25.
 * - `custom_activity_names`: All from now on, in free words. At most 25.
 * - `when_preset`: Such as this-weekend, next-week, next-few-days. null for none.
 * - `when_start`: Start of the time. null if open.
 * - `when_end`: End of that time. null if open. The end of the time the list is planned for.
 *
 * Answers:
 * - `completed`, `unchanged`
 * - `needs_input`: catalog_name_unknown
 * - `failed`
 * - throws a ProblemError, besides the common codes: reference_not_found
 *
 * @example Two neighborhoods instead of one, and only the coming weekend.
 * const answer = await ideasListsDefaultsUpdate(client, {
 *   ideas_list_handle: 'il_3fzjy8vpjzyrnv1rfvsg8jdzav',
 *   neighborhood_names: ['Neukölln', 'Kreuzberg'],
 *   when_preset: 'this-weekend',
 * })
 *
 * @see {@link https://service.example/docs/capabilities/ideas.lists.defaults.update}
 */
export const ideasListsDefaultsUpdate: Operation<'ideas.lists.defaults.update'> = /* @__PURE__ */ operation('ideas.lists.defaults.update', '1.0', true)

/**
 * Delete an Ideas List.
 *
 * Its ideas stay saved. Deletes the owned list, not the underlying saved ideas. Its share links
 * stop working. Contacts nobody.
 *
 * `ideas.lists.delete` 1.0: write, needs `planning:write`.
 *
 * Input:
 * - `ideas_list_handle` (required): Identifies one Ideas List. Copied exactly as returned.
 *
 * Answers:
 * - `completed`, `unchanged`
 * - `needs_input`
 * - `failed`
 * - throws a ProblemError, besides the common codes: reference_not_found
 *
 * @example The list goes, its ideas stay saved.
 * const answer = await ideasListsDelete(client, {
 *   ideas_list_handle: 'il_3wv7m8mfjn46v9ve2yat91s2cr',
 * })
 *
 * @see {@link https://service.example/docs/capabilities/ideas.lists.delete}
 */
export const ideasListsDelete: Operation<'ideas.lists.delete'> = /* @__PURE__ */ operation('ideas.lists.delete', '1.0', true)

/**
 * Duplicate an Ideas List.
 *
 * With its ideas, people and defaults. Creates a private owner-controlled copy including ideas,
 * people, defaults and directions. The share history is not copied.
 *
 * `ideas.lists.duplicate` 1.0: write, needs `planning:write`.
 *
 * Input:
 * - `ideas_list_handle` (required): Identifies one Ideas List. Copied exactly as returned.
 *
 * Answers:
 * - `completed`, `unchanged`
 * - `needs_input`
 * - `failed`: limit_reached
 * - throws a ProblemError, besides the common codes: reference_not_found
 *
 * @example A copy to change later.
 * const answer = await ideasListsDuplicate(client, {
 *   ideas_list_handle: 'il_3fzjy8vpjzyrnv1rfvsg8jdzav',
 * })
 *
 * @see {@link https://service.example/docs/capabilities/ideas.lists.duplicate}
 */
export const ideasListsDuplicate: Operation<'ideas.lists.duplicate'> = /* @__PURE__ */ operation('ideas.lists.duplicate', '1.0', true)

/**
 * Rename an Ideas List.
 *
 * Gives the list another name. Preserves ideas, people, defaults, directions and share history.
 *
 * `ideas.lists.rename` 2.0: write, needs `planning:write`.
 *
 * Input:
 * - `ideas_list_handle` (required): Identifies one Ideas List. Copied exactly as returned.
 * - `name` (required): Its new name. Two lists may have the same name.
 *
 * Answers:
 * - `completed`, `unchanged`
 * - `needs_input`
 * - `failed`
 * - throws a ProblemError, besides the common codes: reference_not_found
 *
 * @example A shorter name.
 * const answer = await ideasListsRename(client, {
 *   ideas_list_handle: 'il_76f1wcpfkqxv7c6afbbr05n0r4',
 *   name: 'Warm places',
 * })
 *
 * @see {@link https://service.example/docs/capabilities/ideas.lists.rename}
 */
export const ideasListsRename: Operation<'ideas.lists.rename'> = /* @__PURE__ */ operation('ideas.lists.rename', '2.0', true)

/**
 * Read the directions of an Ideas List.
 *
 * Only these; ideas.lists.get has them too. Returns the natural-language directions and their
 * planning status.
 *
 * `ideas.lists.directions.get` 1.0: read, needs `planning:read`.
 *
 * Input:
 * - `ideas_list_handle` (required): Identifies one Ideas List. Copied exactly as returned.
 *
 * Answers:
 * - `completed`
 * - `failed`
 * - throws a ProblemError, besides the common codes: reference_not_found
 *
 * @example One active direction, and one that needs input first.
 * const answer = await ideasListsDirectionsGet(client, {
 *   ideas_list_handle: 'il_3fzjy8vpjzyrnv1rfvsg8jdzav',
 * })
 *
 * @see {@link https://service.example/docs/capabilities/ideas.lists.directions.get}
 */
export const ideasListsDirectionsGet: Operation<'ideas.lists.directions.get'> = /* @__PURE__ */ operation('ideas.lists.directions.get', '1.0')

/**
 * Read an Ideas List.
 *
 * With its ideas, people and defaults. Returns saved ideas, people, directions, planning
 * defaults and share-link count. Of a list of more than 500 ideas it includes the first 500 and
 * discloses how many there are; ideas.object.get reads the others by list_contents with offset
 * 500. Of a saved view it computes the best 50 in the same way. A disclosure says what became of
 * each message that shares the list. A list that a friend shared with the user is read as its
 * page shows it, with shared_by; nobody but its owner changes it.
 *
 * `ideas.lists.get` 1.0: read, needs `planning:read`.
 *
 * Input:
 * - `ideas_list_handle` (required): Identifies one Ideas List. Copied exactly as returned.
 *
 * Answers:
 * - `completed`
 * - `failed`
 * - throws a ProblemError, besides the common codes: reference_not_found
 *
 * @example A list with one saved idea.
 * const answer = await ideasListsGet(client, {
 *   ideas_list_handle: 'il_3fzjy8vpjzyrnv1rfvsg8jdzav',
 * })
 *
 * @see {@link https://service.example/docs/capabilities/ideas.lists.get}
 */
export const ideasListsGet: Operation<'ideas.lists.get'> = /* @__PURE__ */ operation('ideas.lists.get', '1.0')

/**
 * Change which saved ideas are in an Ideas List.
 *
 * Not for a saved view. Replaces, adds or removes saved ideas. Replaying the same final
 * membership yields unchanged. The later registry marks this capability retired for native saved
 * views, because view filters and directions never create memberships or audiences. On such a
 * list, created by ideas.discover.save, it fails with capability_retired.
 *
 * `ideas.lists.items.update` 1.0: write, needs `planning:write`.
 *
 * Input:
 * - `ideas_list_handle` (required): Identifies one Ideas List. Copied exactly as returned.
 * - `idea_handles` (required): From ideas.saved.query. At most 50.
 * - `mode` (required): With replace all others are removed. With add the given ideas are added,
 *   with remove they are removed.
 *
 * Answers:
 * - `completed`, `unchanged`
 * - `needs_input`
 * - `failed`: idea_archived, capability_retired, limit_reached
 * - throws a ProblemError, besides the common codes: reference_not_found
 *
 * @example Two ideas more.
 * const answer = await ideasListsItemsUpdate(client, {
 *   ideas_list_handle: 'il_3fzjy8vpjzyrnv1rfvsg8jdzav',
 *   idea_handles: ['id_25dxnhqy6zwdf0d4z4nh01kq5y', 'id_7a45x467arge6v4qykzj18dm9z'],
 *   mode: 'add',
 * })
 *
 * @see {@link https://service.example/docs/capabilities/ideas.lists.items.update}
 */
export const ideasListsItemsUpdate: Operation<'ideas.lists.items.update'> = /* @__PURE__ */ operation('ideas.lists.items.update', '1.0', true)

/**
 * Change who an Ideas List is for.
 *
 * Contacts nobody. Replaces, adds or removes the people of a list. The same final membership
 * yields unchanged. Never contacts the people.
 *
 * `ideas.lists.members.update` 1.0: write, needs `planning:write`.
 *
 * Input:
 * - `ideas_list_handle` (required): Identifies one Ideas List. Copied exactly as returned.
 * - `mode` (required): With replace all others are removed. With add the given people are added,
 *   with remove they are removed.
 * - `person_handles`: From relationships.people.query. At most 50. They are never contacted.
 * - `person_names`: Or by name. At most 50. Of a longer name, its first 120 characters.
 *
 * Answers:
 * - `completed`, `unchanged`
 * - `needs_input`: person_ambiguous, person_unresolved
 * - `failed`: capability_retired, limit_reached
 * - throws a ProblemError, besides the common codes: reference_not_found
 *
 * @example Mira joins Ada.
 * const answer = await ideasListsMembersUpdate(client, {
 *   ideas_list_handle: 'il_3fzjy8vpjzyrnv1rfvsg8jdzav',
 *   mode: 'add',
 *   person_names: ['Mira'],
 * })
 *
 * @see {@link https://service.example/docs/capabilities/ideas.lists.members.update}
 */
export const ideasListsMembersUpdate: Operation<'ideas.lists.members.update'> = /* @__PURE__ */ operation('ideas.lists.members.update', '1.0', true)

/**
 * Preview which ideas of a list would be liked for people.
 *
 * First step; ideas.lists.likes.apply does it. Shows what ideas.lists.likes.apply would do with
 * the same input. Changes nothing. At least one of person_handles or person_names must be
 * present. A list of more than 500 ideas is done in parts; each preview shows the next 500 ideas
 * that would get a like.
 *
 * `ideas.lists.likes.preview` 1.0: read, needs `planning:read`.
 *
 * Input:
 * - `ideas_list_handle` (required): Identifies one Ideas List. Copied exactly as returned.
 * - `person_handles`: Friends the likes are for. At most 50. At least one of person_handles or
 *   person_names must be present.
 * - `person_names`: Or by name. At most 50. Of a longer name, its first 120 characters.
 * - `source_person_handles`: Only what these friends like. At most 50.
 * - `source_person_names`: Or by name. At most 50. Of a longer name, its first 120 characters.
 * - At least one of these is required: `person_handles`, `person_names`.
 *
 * Answers:
 * - `completed`
 * - `failed`: person_ambiguous, person_unresolved, capability_retired
 * - throws a ProblemError, besides the common codes: reference_not_found
 *
 * @example What applying would like for Ada.
 * const answer = await ideasListsLikesPreview(client, {
 *   ideas_list_handle: 'il_3fzjy8vpjzyrnv1rfvsg8jdzav',
 *   person_names: ['Ada'],
 * })
 *
 * @see {@link https://service.example/docs/capabilities/ideas.lists.likes.preview}
 */
export const ideasListsLikesPreview: Operation<'ideas.lists.likes.preview'> = /* @__PURE__ */ operation('ideas.lists.likes.preview', '1.0')

/**
 * Apply a reviewed preview of likes.
 *
 * With the same input as the preview, once the user agreed. Applies an explicitly reviewed
 * preview using durable idempotent relationship-interest records. Takes the input of the
 * preview; anything that changed since must be previewed and reviewed again. At least one of
 * person_handles or person_names must be present. After a part of a long list, preview and apply
 * the next part.
 *
 * `ideas.lists.likes.apply` 1.0: write, needs `planning:write`.
 *
 * Input:
 * - `ideas_list_handle` (required): Identifies one Ideas List. Copied exactly as returned.
 * - `person_handles`: Friends the likes are for. At most 50. At least one of person_handles or
 *   person_names must be present.
 * - `person_names`: Or by name. At most 50. Of a longer name, its first 120 characters.
 * - `source_person_handles`: Only what these friends like. At most 50.
 * - `source_person_names`: Or by name. At most 50. Of a longer name, its first 120 characters.
 * - At least one of these is required: `person_handles`, `person_names`.
 *
 * Answers:
 * - `completed`, `unchanged`
 * - `needs_input`: person_ambiguous, person_unresolved, review_required, review_stale
 * - `failed`: capability_retired
 * - throws a ProblemError, besides the common codes: reference_not_found
 *
 * @example The preview is applied as it was reviewed.
 * const answer = await ideasListsLikesApply(client, {
 *   ideas_list_handle: 'il_3fzjy8vpjzyrnv1rfvsg8jdzav',
 *   person_names: ['Ada'],
 * })
 *
 * @see {@link https://service.example/docs/capabilities/ideas.lists.likes.apply}
 */
export const ideasListsLikesApply: Operation<'ideas.lists.likes.apply'> = /* @__PURE__ */ operation('ideas.lists.likes.apply', '1.0', true)

/**
 * List the Ideas Lists.
 *
 * Most recently changed first. Lists that friends shared with the user are among them, with
 * shared_by. When the user wants all lists and collection.has_more is true, call again with the
 * returned snapshot_handle and next_cursor until has_more is false; a page count is never the
 * total.
 *
 * `ideas.lists.query` 1.0: read, needs `planning:read`.
 *
 * Input:
 * - `query`: Words of its name.
 * - `limit`: Items per page. 1 to 25. The default is 25 for MCP, API and hosted clients and 5
 *   for SMS. A page count is never the total.
 * - `snapshot_handle`: From the page before. Continues in the snapshot of an earlier answer.
 *   Copied exactly as returned.
 * - `cursor`: From the page before. next_cursor of it; opaque, copied exactly as returned, not
 *   combined with new constraints.
 *
 * Answers:
 * - `completed`
 * - `failed`: snapshot_expired
 * - throws a ProblemError, besides the common codes: cursor_invalid, cursor_with_constraints,
 *   reference_not_found
 *
 * @example All of Sam's lists fit on one page.
 * const answer = await ideasListsQuery(client)
 *
 * @see {@link https://service.example/docs/capabilities/ideas.lists.query}
 */
export const ideasListsQuery: Operation<'ideas.lists.query'> = /* @__PURE__ */ operation('ideas.lists.query', '1.0', false, ['limit', 'snapshot_handle', 'cursor'])

/**
 * Prepare sharing a list with one person.
 *
 * A Connected Friend gets it after actions.commit, a Friend in Mind by the returned link.
 * Eligible Connected Friends require explicit commit: the answer has a prepared action and the
 * disclosure confirmation.action_prepared, and nothing is shared before actions.commit. Friends
 * in Mind get a manual link and are never contacted; there is nothing to commit.
 *
 * `ideas.lists.share.prepare` 2.0: write, needs `planning:write`.
 *
 * Input:
 * - `ideas_list_handle` (required): Identifies one Ideas List. Copied exactly as returned.
 * - `person_handle`: Friend to share it with.
 * - `person_name`: Or by name. Of a longer name, its first 120 characters.
 * - At least one of these is required: `person_handle`, `person_name`.
 *
 * Answers:
 * - `completed`, `unchanged`
 * - `needs_input`: person_ambiguous, person_unresolved
 * - `failed`: recipient_not_eligible, delivery_unavailable, capability_retired
 * - throws a ProblemError, besides the common codes: reference_not_found
 *
 * @example Ada is a Connected Friend, so sharing waits for an explicit approval.
 * const answer = await ideasListsSharePrepare(client, {
 *   ideas_list_handle: 'il_3fzjy8vpjzyrnv1rfvsg8jdzav',
 *   person_name: 'Ada',
 * })
 *
 * @see {@link https://service.example/docs/capabilities/ideas.lists.share.prepare}
 */
export const ideasListsSharePrepare: Operation<'ideas.lists.share.prepare'> = /* @__PURE__ */ operation('ideas.lists.share.prepare', '2.0', true)

/**
 * Get a plan's checklist.
 *
 * What is to be done, and who does it. Returns the saved checklist tasks and their progress.
 * Invitees receive only guest-visible items. An empty checklist does not show that research
 * questions are answered.
 *
 * `plans.logistics.get` 1.0: read, needs `planning:read`.
 *
 * Input:
 * - `plan_handle` (required): Identifies one plan. Copied exactly as returned.
 *
 * Answers:
 * - `completed`
 * - `failed`
 * - throws a ProblemError, besides the common codes: reference_not_found
 *
 * @example The open tasks for Sunday
 * const answer = await plansLogisticsGet(client, {
 *   plan_handle: 'pn_0xxqtz87t2m44xm7zkphh94kk8',
 * })
 *
 * @see {@link https://service.example/docs/capabilities/plans.logistics.get}
 */
export const plansLogisticsGet: Operation<'plans.logistics.get'> = /* @__PURE__ */ operation('plans.logistics.get', '1.0')

/**
 * Change a plan's checklist.
 *
 * To tick one item off send item_handle and status; nothing is booked or paid. Writes checklist
 * items, several in items or one in item, or changes the status of one item by its handle, in
 * either mode; one of the three is required. add updates an item of the same kind, action type
 * and title; replace removes what is not named. A plan has at most 50 items. Links are http or
 * https. Changing items that guests see makes another review necessary.
 *
 * `plans.logistics.update` 1.0: write, needs `planning:write`.
 *
 * Input:
 * - `plan_handle` (required): Identifies one plan. Copied exactly as returned.
 * - `mode` (required): Replace removes the items that are not named; add keeps them, and updates
 *   an item of the same kind, action type and title.
 * - `guest_visible_default`: Guests see items without visibility.
 * - `items`: At most 5.
 * - `item`: The one item that is written. Only its title is required. Booking, purchasing and
 *   payment effects are unsupported.
 * - `item_handle`: The one item whose status changes.
 * - `status`: Of item_handle; completed means done.
 * - At least one of these is required: `items`, `item`, `item_handle`.
 * - These come together: `item_handle`, `status`.
 * - These exclude each other: `item_handle`, `items`.
 * - These exclude each other: `item_handle`, `item`.
 *
 * Answers:
 * - `completed`, `unchanged`
 * - `needs_input`
 * - `failed`: plan_not_editable, plan_closed, logistics_transition_invalid, limit_reached
 * - throws a ProblemError, besides the common codes: reference_not_found
 *
 * @example Two more things to think of
 * const answer = await plansLogisticsUpdate(client, {
 *   plan_handle: 'pn_0xxqtz87t2m44xm7zkphh94kk8',
 *   mode: 'add',
 *   items: [
 *     {
 *       kind: 'guest_requirement',
 *       action_type: 'bring_equipment',
 *       phase: 'before_arrival',
 *       actor_type: 'each_guest',
 *       visibility: 'guest',
 *       status: 'pending',
 *       title: 'Bring climbing shoes or hire a pair there',
 *       amount_note: '4 euros to hire',
 *     },
 *     {
 *       kind: 'payment_expectation',
 *       action_type: 'buy_ticket',
 *       phase: 'before_arrival',
 *       actor_type: 'each_guest',
 *       visibility: 'guest',
 *       title: 'Buy a day ticket',
 *       target_url: 'https://boulderklub.example/tickets',
 *       amount_note: '11 to 14 euros',
 *     },
 *   ],
 * })
 *
 * @see {@link https://service.example/docs/capabilities/plans.logistics.update}
 */
export const plansLogisticsUpdate: Operation<'plans.logistics.update'> = /* @__PURE__ */ operation('plans.logistics.update', '1.0', true)

/**
 * Open or inspect one object, or list its contents.
 *
 * For anything found by words or handle; the tools for one kind say more. Reads one object the
 * caller can see, or lists its contents. Without a subject, or if several objects match it, the
 * answer is needs_input and lists the candidates.
 *
 * `ideas.object.get` 2.0: read, needs `planning:read`.
 *
 * Input:
 * - `operation`: Default open. inspect says more; list_contents lists its contents,
 *   list_ideas_lists the Ideas Lists, inspect_defaults reads the defaults of a list.
 * - `subject`: What is asked about.
 * - `collection`: Which collection to list.
 * - `limit`: Entries at most.
 * - `offset`: Entries to skip. Entries that go meanwhile move later ones up; the query
 *   capabilities read on in a snapshot.
 *
 * Answers:
 * - `completed`
 * - `needs_input`: subject_required, subject_ambiguous, nothing_found
 * - throws a ProblemError, besides the common codes: reference_not_found
 *
 * @example Opening a list by its name
 * const answer = await ideasObjectGet(client, {
 *   operation: 'open',
 *   subject: {
 *     type: 'ideas_list',
 *     query: 'rainy',
 *   },
 * })
 *
 * @see {@link https://service.example/docs/capabilities/ideas.object.get}
 */
export const ideasObjectGet: Operation<'ideas.object.get'> = /* @__PURE__ */ operation('ideas.object.get', '2.0')

/**
 * Change one object, or undo a change.
 *
 * Takes any handle as subject.handle, and a reversible_action_id alone for undo. Adds an object
 * to an Ideas List or removes it, creates a share link, updates the defaults of a list, or
 * undoes a reversible action. Creating a share link sends nothing. Unknown keys are refused.
 *
 * `ideas.object.mutate` 2.0: write, needs `planning:write`.
 *
 * Input:
 * - `operation`: To undo needs only reversible_action_id.
 * - `subject`: Free-form: what is changed. Known keys are handle (any handle), candidate_id,
 *   query, type and interaction_reference.
 * - `destination`: Free-form: the Ideas List it is added to or removed from. Known keys are
 *   ideas_list_handle and name.
 * - `defaults`: Free-form: the planning defaults of the list. Known keys are neighborhood_names,
 *   activity_names, custom_activity_names, when_preset, when_start and when_end.
 * - `share_options`: Free-form: how the link is made. Known keys are person_handle and
 *   expires_at.
 * - `reversible_action_id`: From the change to undo. It can be undone once, for 24 hours.
 *
 * Answers:
 * - `completed`, `unchanged`
 * - `needs_input`: subject_required, subject_ambiguous, nothing_found, destination_required,
 *   list_ambiguous, catalog_name_unknown
 * - `failed`: idea_archived, place_archived, not_reversible, capability_retired, limit_reached
 * - throws a ProblemError, besides the common codes: reference_not_found, access_denied
 *
 * @example An idea is put on a list
 * const answer = await ideasObjectMutate(client, {
 *   operation: 'add_to_list',
 *   subject: {
 *     type: 'idea',
 *     handle: 'id_7kyyzqzsmj4awjwfthsm7dv7h8',
 *   },
 *   destination: {
 *     ideas_list_handle: 'il_42v3hc814bpdx31373qkes3ztv',
 *   },
 * })
 *
 * @see {@link https://service.example/docs/capabilities/ideas.object.mutate}
 */
export const ideasObjectMutate: Operation<'ideas.object.mutate'> = /* @__PURE__ */ operation('ideas.object.mutate', '2.0', true)

/**
 * Save people by name.
 *
 * Reuses saved people. Prefer it to relationships.people.manage for adding. Creates or reuses
 * private person references for named people; never notifies them. A new person is a Friend in
 * Mind: private memory only. A request without any name needs input.
 *
 * `relationships.people.ensure` 1.0: write, needs `planning:write`.
 *
 * Input:
 * - `people`: The names; existing people are reused. At most 160 characters each, and at most
 *   250 people in one call.
 * - `names`: The names; existing people are reused. At most 160 characters each, and at most 250
 *   people in one call.
 *
 * Answers:
 * - `completed`, `unchanged`
 * - `needs_input`: person_ambiguous, subject_required
 * - `failed`: limit_reached
 *
 * @example Ada is already saved, Mira is new.
 * const answer = await relationshipsPeopleEnsure(client, {
 *   names: ['Ada', 'Mira'],
 * })
 *
 * @see {@link https://service.example/docs/capabilities/relationships.people.ensure}
 */
export const relationshipsPeopleEnsure: Operation<'relationships.people.ensure'> = /* @__PURE__ */ operation('relationships.people.ensure', '1.0', true)

/**
 * Create, rename or delete a saved person.
 *
 * To add people prefer relationships.people.ensure. Only private Friends in Mind can be deleted;
 * Connected Friends cannot; nobody is notified. To create needs display_name, to rename needs
 * person_handle and display_name, to delete needs person_handle. After a rename the person is
 * still found by the former name. A guest who signed up by a plan's open link becomes one of the
 * saved people by a rename, to the same name too. A deleted person is removed from all Ideas
 * Lists; links to lists and connection invitations that were made for them end, and the answer
 * says how many.
 *
 * `relationships.people.manage` 1.0: write, needs `planning:write`.
 *
 * Input:
 * - `operation` (required): Without create it needs person_handle. Only private Friends in Mind
 *   can be deleted.
 * - `display_name`: The user's name for the person. Needed to create and to rename.
 * - `person_handle`: To rename or delete. Copied exactly as returned.
 *
 * Answers:
 * - `completed`, `unchanged`
 * - `needs_input`: subject_required
 * - `failed`: connected_friend_not_deletable, limit_reached
 * - throws a ProblemError, besides the common codes: reference_not_found
 *
 * @example Mira gets her whole name.
 * const answer = await relationshipsPeopleManage(client, {
 *   operation: 'rename',
 *   person_handle: 'pe_66kcsapmxhd6gcssbrp305f0fg',
 *   display_name: 'Mira Albrecht',
 * })
 *
 * @see {@link https://service.example/docs/capabilities/relationships.people.manage}
 */
export const relationshipsPeopleManage: Operation<'relationships.people.manage'> = /* @__PURE__ */ operation('relationships.people.manage', '1.0', true)

/**
 * List the saved people.
 *
 * By part of a name too; relationships.person.get tells more about one. Lists only saved people;
 * a named check never creates memory nor reveals whether an unrelated person has an account.
 *
 * `relationships.people.query` 1.0: read, needs `planning:read`.
 *
 * Input:
 * - `classification`: Which saved people. Connected Friends can be reached by the service after
 *   an explicit commit; Friends in Mind are private memory only.
 * - `query`: Same as name. An extension.
 * - `name`: Part of a name, such as Jo for Jonas. Former names count; case and accents do not. A
 *   named check never creates memory nor reveals whether an unrelated person has an account.
 * - `limit`: Items per page. At most 25.
 * - `snapshot_handle`: From the page before. Continues in the snapshot of an earlier answer.
 *   Copied exactly as returned.
 * - `cursor`: From the page before. next_cursor of it; opaque, copied exactly as returned, not
 *   combined with new constraints.
 *
 * Answers:
 * - `completed`
 * - `failed`: snapshot_expired
 * - throws a ProblemError, besides the common codes: cursor_invalid, cursor_with_constraints,
 *   reference_not_found
 *
 * @example The Connected Friends.
 * const answer = await relationshipsPeopleQuery(client, {
 *   classification: 'connected',
 * })
 *
 * @see {@link https://service.example/docs/capabilities/relationships.people.query}
 */
export const relationshipsPeopleQuery: Operation<'relationships.people.query'> = /* @__PURE__ */ operation('relationships.people.query', '1.0', false, ['limit', 'snapshot_handle', 'cursor'])

/**
 * Read what is saved about one person.
 *
 * Lists, interests, plans and invites; relationships.people.query finds people. Explains
 * classification, aliases, related lists, saved interests, plans and invite history. At least
 * one of person_handle or name must be present. Only saved people are searched.
 *
 * `relationships.person.get` 1.2: read, needs `planning:read`.
 *
 * Input:
 * - `person_handle`: From relationships.people.query. Copied exactly as returned. This or name.
 * - `name`: The whole name. This or person_handle.
 * - At least one of these is required: `person_handle`, `name`.
 *
 * Answers:
 * - `completed`
 * - `needs_input`: person_ambiguous, person_unresolved
 * - `failed`
 * - throws a ProblemError, besides the common codes: reference_not_found
 *
 * @example What is saved about Ada.
 * const answer = await relationshipsPersonGet(client, {
 *   name: 'Ada',
 * })
 *
 * @see {@link https://service.example/docs/capabilities/relationships.person.get}
 */
export const relationshipsPersonGet: Operation<'relationships.person.get'> = /* @__PURE__ */ operation('relationships.person.get', '1.2')

/**
 * Create a private place.
 *
 * For ideas and plans; seen by nobody else. Saves a place that only the user sees and can use in
 * ideas and plans. Images remain web-managed.
 *
 * `places.private.create` 1.0: write, needs `planning:write`.
 *
 * Input:
 * - `name` (required): Its name.
 * - `address`: Street, number, city. Its address.
 * - `description`: The user's notes about it.
 * - `timezone`: Such as Europe/Berlin. Its time zone, an IANA name. Unknown time zones are
 *   refused.
 * - `activity_name`: Of the catalog. The activity it is for.
 *
 * Answers:
 * - `completed`, `unchanged`
 * - `needs_input`: catalog_name_unknown
 * - `failed`: limit_reached
 *
 * @example The court yard where the table tennis table stands.
 * const answer = await placesPrivateCreate(client, {
 *   name: 'Ada\'s court yard',
 *   address: 'Weserstraße 41, 12045 Berlin',
 *   description: 'Ring at the second bell. The table tennis table is under the chestnut.',
 *   timezone: 'Europe/Berlin',
 *   activity_name: 'Table Tennis',
 * })
 *
 * @see {@link https://service.example/docs/capabilities/places.private.create}
 */
export const placesPrivateCreate: Operation<'places.private.create'> = /* @__PURE__ */ operation('places.private.create', '1.0', true)

/**
 * Change a private place.
 *
 * Changes the given fields only; null clears a field. An archived place cannot be updated.
 *
 * `places.private.update` 1.0: write, needs `planning:write`.
 *
 * Input:
 * - `place_handle` (required): Identifies one private place. Copied exactly as returned.
 * - `name`: Its new name.
 * - `address`: Street, number, city. null for none.
 * - `description`: The user's notes about it. null for none.
 * - `timezone`: Such as Europe/Berlin. null for none. Its time zone, an IANA name. Unknown time
 *   zones are refused.
 * - `activity_name`: Of the catalog. null for none. The activity it is for.
 *
 * Answers:
 * - `completed`, `unchanged`
 * - `needs_input`: catalog_name_unknown
 * - `failed`: place_archived
 * - throws a ProblemError, besides the common codes: reference_not_found
 *
 * @example Another bell.
 * const answer = await placesPrivateUpdate(client, {
 *   place_handle: 'pl_3f36vn66q4kjsbj4rtmvkpnp63',
 *   description: 'Ring at the third bell. The table tennis table is under the chestnut.',
 * })
 *
 * @see {@link https://service.example/docs/capabilities/places.private.update}
 */
export const placesPrivateUpdate: Operation<'places.private.update'> = /* @__PURE__ */ operation('places.private.update', '1.0', true)

/**
 * Archive a private place.
 *
 * Plans that use it keep it. Excludes the place from active selection; historical plans are
 * preserved.
 *
 * `places.private.archive` 1.0: write, needs `planning:write`.
 *
 * Input:
 * - `place_handle` (required): Identifies one private place. Copied exactly as returned.
 *
 * Answers:
 * - `completed`, `unchanged`
 * - `needs_input`
 * - `failed`
 * - throws a ProblemError, besides the common codes: reference_not_found
 *
 * @example The place can no longer be selected.
 * const answer = await placesPrivateArchive(client, {
 *   place_handle: 'pl_4v88fe7qc4e6sw6kr4zwrdfdqm',
 * })
 *
 * @see {@link https://service.example/docs/capabilities/places.private.archive}
 */
export const placesPrivateArchive: Operation<'places.private.archive'> = /* @__PURE__ */ operation('places.private.archive', '1.0', true)

/**
 * List private places.
 *
 * Without archived ones. Lists the user's private places, the active ones unless archived ones
 * are asked for too.
 *
 * `places.private.query` 1.0: read, needs `planning:read`.
 *
 * Input:
 * - `query`: Words of it. Where no place has them all, a time, an area and a mood among them are
 *   read as such.
 * - `include_archived`: Archived ones too.
 * - `limit`: Items per page. At most 25.
 * - `snapshot_handle`: From the page before. Continues in the snapshot of an earlier answer.
 *   Copied exactly as returned.
 * - `cursor`: From the page before. next_cursor of it; opaque, copied exactly as returned, not
 *   combined with new constraints.
 *
 * Answers:
 * - `completed`
 * - `failed`: snapshot_expired
 * - throws a ProblemError, besides the common codes: cursor_invalid, cursor_with_constraints,
 *   reference_not_found
 *
 * @example The active places.
 * const answer = await placesPrivateQuery(client)
 *
 * @see {@link https://service.example/docs/capabilities/places.private.query}
 */
export const placesPrivateQuery: Operation<'places.private.query'> = /* @__PURE__ */ operation('places.private.query', '1.0', false, ['limit', 'snapshot_handle', 'cursor'])

/**
 * Draft an invitation.
 *
 * First step of an invitation; then plans.invitation.prepare. Creates an unsent invite draft
 * from a candidate this service issued. It never silently reuses a compatible draft: if the user
 * already has related drafts, the answer asks and lists them as candidates; a separate draft
 * needs the explicit separate_outing. The idea's own text is kept unless overrides are supplied.
 *
 * `plans.draft.create` 2.0: write, needs `planning:write`.
 *
 * Input:
 * - `candidate_id` (required): An idea_handle, candidate_id, or the handle of a place, event or
 *   like. Copied as returned, never invented.
 * - `private_plan`: Its evidence is kept when it is discarded.
 * - `separate_outing`: Only if the user wants another outing. Drafts one although related drafts
 *   exist.
 * - `expected_checksum`: Of the related draft the user saw. If none still has it, nothing is
 *   drafted.
 * - `source_handles`: Ideas, places or lists. At most 30.
 * - `claims`: What the sources say. At most 30.
 * - `custom_activity_name`: What to do, in free words.
 * - `scheduled_at`: When it starts; default the event's start. Not in the past.
 * - `scheduled_ends_at`: When it ends. After the start. An extension.
 * - `rsvp_deadline`: Guests answer by then. Not in the past and not after the start.
 * - `capacity_min`: Fewest people, host included. Never above capacity_max.
 * - `capacity_max`: Most people, host included. Never below capacity_min.
 * - `title_override`: Replaces the idea's title.
 * - `description_override`: Replaces the idea's text.
 * - `audience_selection`: The audience of a draft. Naming people contacts nobody.
 * - `connect_on_signup`: Offer guests to connect. The page suggests it to those who sign up.
 * - `show_guest_list`: Guests see who comes; default false. Everybody with a link does. An
 *   extension.
 * - `research_selection`: Not needed beside the candidate_id of discovery.record. The candidate
 *   of a discovery run that the draft is made from, with everything that proves it is still the
 *   one the user saw.
 * - `idea_list_handle`: List it comes from.
 * - `place_handle`: If not the idea's place.
 *
 * Answers:
 * - `completed`, `unchanged`
 * - `needs_input`: subject_required, related_drafts_exist, person_ambiguous, person_unresolved
 * - `failed`: idea_archived, place_archived, run_expired
 * - throws a ProblemError, besides the common codes: reference_not_found, stale_checksum,
 *   stale_state_version
 *
 * @example Ramen with Ada and Jonas on Friday
 * const answer = await plansDraftCreate(client, {
 *   candidate_id: 'id_7h1t8e6xstp0yj2yypv30qbb4w',
 *   scheduled_at: '2038-06-04T18:30:00Z',
 *   rsvp_deadline: '2038-06-03T17:00:00Z',
 *   capacity_min: 3,
 *   capacity_max: 6,
 *   audience_selection: {
 *     person_names: ['Ada', 'Jonas Weber'],
 *   },
 *   place_handle: 'pl_0a9bvmvh6f8m2tzg0kp96jm246',
 * })
 *
 * @see {@link https://service.example/docs/capabilities/plans.draft.create}
 */
export const plansDraftCreate: Operation<'plans.draft.create'> = /* @__PURE__ */ operation('plans.draft.create', '2.0', true)

/**
 * Change a draft.
 *
 * Only unsent ones; plans.update.prepare changes a sent plan. Modifies one of the user's unsent
 * drafts, without sending it. Omitted fields do not change; null clears a field that accepts it.
 * Any change makes a new review necessary.
 *
 * `plans.draft.update` 2.0: write, needs `planning:write`.
 *
 * Input:
 * - `plan_handle`: Identifies one plan. Copied exactly as returned.
 * - `candidate_id`: Of another candidate, its candidate_id or handle. Copied exactly as
 *   returned, never invented.
 * - `private_plan`: Its evidence is kept when it is discarded.
 * - `separate_outing`: No effect. Changing a draft never creates another one.
 * - `expected_checksum`: As last read. If the draft has changed since, nothing changes.
 * - `source_handles`: Ideas, places or lists. At most 30.
 * - `claims`: What the sources say. At most 30.
 * - `custom_activity_name`: In free words; null for the idea's.
 * - `scheduled_at`: When it starts. null for none. Not in the past.
 * - `scheduled_ends_at`: When it ends; null for none. After the start; moves with it if left
 *   out. An extension.
 * - `rsvp_deadline`: Guests answer by then. null for none. Not in the past and not after the
 *   start.
 * - `capacity_min`: Fewest people, host included. Never above capacity_max.
 * - `capacity_max`: Most people. null for no limit. Including the host. Never below
 *   capacity_min.
 * - `title_override`: Replaces the idea's title; null restores it.
 * - `description_override`: Replaces the idea's text; null restores it.
 * - `audience_selection`: Who is to be invited; null for nobody. Naming people contacts nobody.
 * - `connect_on_signup`: Offer guests to connect. The page suggests it to those who sign up.
 * - `show_guest_list`: Guests see who comes. Everybody with a link does. An extension.
 * - `idea_list_handle`: List it comes from.
 * - `place_handle`: If not the idea's place.
 *
 * Answers:
 * - `completed`, `unchanged`
 * - `needs_input`: subject_required, person_ambiguous, person_unresolved
 * - `failed`: idea_archived, place_archived, plan_not_editable
 * - throws a ProblemError, besides the common codes: reference_not_found, stale_checksum
 *
 * @example Half an hour later, with a title of its own
 * const answer = await plansDraftUpdate(client, {
 *   plan_handle: 'pn_18be8xtdd9sa8cc1tf46tm8bhe',
 *   scheduled_at: '2037-11-27T19:00:00Z',
 *   title_override: 'Ramen before the concert',
 * })
 *
 * @see {@link https://service.example/docs/capabilities/plans.draft.update}
 */
export const plansDraftUpdate: Operation<'plans.draft.update'> = /* @__PURE__ */ operation('plans.draft.update', '2.0', true)

/**
 * Review a draft as its recipients would see it.
 *
 * Before plans.prepare_send; plans.invitation.prepare includes it. Shows the current version of
 * a draft and marks it reviewed. It is a write because it stores the reviewed checksum; any
 * later change of the draft makes a new review necessary. The same content again is unchanged.
 * It sends nothing.
 *
 * `plans.draft.preview` 2.0: write, needs `planning:write`.
 *
 * Input:
 * - `plan_handle`: Identifies one plan. Copied exactly as returned.
 *
 * Answers:
 * - `completed`, `unchanged`
 * - `needs_input`: subject_required, timing_required
 * - `failed`: plan_not_editable
 * - throws a ProblemError, besides the common codes: reference_not_found
 *
 * @example The invitation, before anybody gets it
 * const answer = await plansDraftPreview(client, {
 *   plan_handle: 'pn_04bpw1gn8ttdawq084zgpaseg6',
 * })
 *
 * @see {@link https://service.example/docs/capabilities/plans.draft.preview}
 */
export const plansDraftPreview: Operation<'plans.draft.preview'> = /* @__PURE__ */ operation('plans.draft.preview', '2.0', true)

/**
 * Delete an unsent draft.
 *
 * plans.discard keeps it among the discarded plans. Removes one of the user's unsent drafts. A
 * private plan is discarded and its evidence kept; a legacy draft is deleted. Active or sent
 * plans cannot be deleted.
 *
 * `plans.draft.delete` 2.0: write, needs `planning:write`.
 *
 * Input:
 * - `plan_handle`: Identifies one plan. Copied exactly as returned.
 * - `expected_checksum`: As last read. If the draft has changed since, nothing is removed.
 *
 * Answers:
 * - `completed`, `unchanged`
 * - `needs_input`: subject_required
 * - `failed`: plan_exposed, plan_not_editable
 * - throws a ProblemError, besides the common codes: reference_not_found, stale_checksum
 *
 * @example A draft nobody wants any more
 * const answer = await plansDraftDelete(client, {
 *   plan_handle: 'pn_78c0jg5h7tacq42vzqargrbebk',
 * })
 *
 * @see {@link https://service.example/docs/capabilities/plans.draft.delete}
 */
export const plansDraftDelete: Operation<'plans.draft.delete'> = /* @__PURE__ */ operation('plans.draft.delete', '2.0', true)

/**
 * Discard a tentative plan.
 *
 * Keeps it as discarded; a plan that was sent needs plans.cancel.prepare. Discards a tentative
 * plan that nobody else has seen, if the authoritative eligibility checks pass. A plan with
 * recipient exposure must be canceled instead.
 *
 * `plans.discard` 1.0: write, needs `planning:write`.
 *
 * Input:
 * - `plan_handle` (required): Identifies one plan. Copied exactly as returned.
 *
 * Answers:
 * - `completed`, `unchanged`
 * - `needs_input`
 * - `failed`: plan_exposed, plan_closed, plan_not_editable
 * - throws a ProblemError, besides the common codes: reference_not_found
 *
 * @example The plan for bouldering is discarded
 * const answer = await plansDiscard(client, {
 *   plan_handle: 'pn_6tgw80xqq5esc687jw49ca5wmy',
 * })
 *
 * @see {@link https://service.example/docs/capabilities/plans.discard}
 */
export const plansDiscard: Operation<'plans.discard'> = /* @__PURE__ */ operation('plans.discard', '1.0', true)

/**
 * Get one plan.
 *
 * Everything about it; plans.status.get has only answers and deliveries. Returns the original
 * requirements, research evidence, costs, selected or unset timing, current revision, host or
 * invitee role, RSVP counts, the pending recipients visible to the host, the delivery boundary,
 * the management state and the logistics progress. An invitee gets the guest's view: no host
 * notes, and other guests only if the host shows the list.
 *
 * `plans.get` 2.0: read, needs `planning:read`.
 *
 * Input:
 * - `plan_handle` (required): Identifies one plan. Copied exactly as returned.
 *
 * Answers:
 * - `completed`
 * - `failed`
 * - throws a ProblemError, besides the common codes: reference_not_found
 *
 * @example An active plan that the user hosts
 * const answer = await plansGet(client, {
 *   plan_handle: 'pn_0xxqtz87t2m44xm7zkphh94kk8',
 * })
 *
 * @see {@link https://service.example/docs/capabilities/plans.get}
 */
export const plansGet: Operation<'plans.get'> = /* @__PURE__ */ operation('plans.get', '2.0')

/**
 * List plans.
 *
 * Hosted ones and those the user is invited to. Returns snapshot-backed choices with opaque
 * handles, for plans the user hosts or is invited to. It excludes original research requirements
 * and full timing; plans.get has them.
 *
 * `plans.query` 2.0: read, needs `planning:read`.
 *
 * Input:
 * - `scope`: Default all; drafts are not sent yet. Which plans, by state. active are shared or
 *   sent and not over; upcoming are active and have not started.
 * - `role`: Default all. Which plans, by the caller's role.
 * - `query`: Words of its title.
 * - `limit`: Items per page. At most 25.
 * - `snapshot_handle`: From the page before. Continues in the snapshot of an earlier answer.
 *   Copied exactly as returned.
 * - `cursor`: From the page before. next_cursor of it; opaque, copied exactly as returned, not
 *   combined with new constraints.
 *
 * Answers:
 * - `completed`
 * - `failed`: snapshot_expired
 * - throws a ProblemError, besides the common codes: reference_not_found, cursor_invalid,
 *   cursor_with_constraints
 *
 * @example What is coming up
 * const answer = await plansQuery(client, {
 *   scope: 'upcoming',
 *   limit: 10,
 * })
 *
 * @see {@link https://service.example/docs/capabilities/plans.query}
 */
export const plansQuery: Operation<'plans.query'> = /* @__PURE__ */ operation('plans.query', '2.0', false, ['limit', 'snapshot_handle', 'cursor'])

/**
 * Get the status of a plan.
 *
 * Answers, deliveries, what waits for approval; plans.get has the rest. Returns the state of one
 * plan and its invitations, and any prepared action that waits for approval.
 *
 * `plans.status.get` 2.0: read, needs `planning:read`.
 *
 * Input:
 * - `plan_handle`: Identifies one plan. Copied exactly as returned.
 *
 * Answers:
 * - `completed`
 * - throws a ProblemError, besides the common codes: reference_not_found
 *
 * @example The status of the invitations
 * const answer = await plansStatusGet(client, {
 *   plan_handle: 'pn_0xxqtz87t2m44xm7zkphh94kk8',
 * })
 *
 * @see {@link https://service.example/docs/capabilities/plans.status.get}
 */
export const plansStatusGet: Operation<'plans.status.get'> = /* @__PURE__ */ operation('plans.status.get', '2.0')

/**
 * Prepare sending a reviewed draft.
 *
 * After plans.draft.preview; plans.invitation.prepare does both. Prepares a 15-minute
 * confirmation token for the exact reviewed invite action and recipient snapshot. It never
 * sends. The user commits the returned action with actions.commit after reviewing it. Private
 * notes are never copied. With create_share_link it also makes another link to a plan that is
 * already shared or active; a guest named then gets another personal link and keeps the answer.
 *
 * `plans.prepare_send` 2.0: write, needs `planning:write`.
 *
 * Input:
 * - `plan_handle`: Identifies one plan. Copied exactly as returned.
 * - `public_description`: Details the guests see. For a private draft, at most 5,000 characters.
 *   Private notes are never copied. They become part of the prepared action and of its checksum.
 * - `action`: Default send_invites. A share link is passed on by the host; anyone with it can
 *   use it. Each person named also gets a link of their own, and no message is sent. A plan that
 *   is already shared or active can get another share link.
 * - `send_person_names`: By name; default the draft's audience. At most 250 with those by
 *   handle. If a name fits several saved people or none, the answer asks.
 * - `send_person_handles`: From relationships.people.query. The recipients, copied exactly as
 *   returned.
 *
 * Answers:
 * - `completed`, `unchanged`
 * - `needs_input`: subject_required, person_ambiguous, person_unresolved
 * - `failed`: draft_not_reviewed, plan_not_editable, plan_closed, recipient_not_eligible
 * - throws a ProblemError, besides the common codes: reference_not_found
 *
 * @example Invitations for Ada and Jonas, ready to be approved
 * const answer = await plansPrepareSend(client, {
 *   plan_handle: 'pn_3t1ec3mps6z9zdwvatfxjxef20',
 *   action: 'send_invites',
 *   send_person_handles: ['pe_4hc3qc7hwz4cnwh42d0y9zztva', 'pe_0jqgvzdsv4h2816wjw2agep1ft'],
 * })
 *
 * @see {@link https://service.example/docs/capabilities/plans.prepare_send}
 */
export const plansPrepareSend: Operation<'plans.prepare_send'> = /* @__PURE__ */ operation('plans.prepare_send', '2.0', true)

/**
 * Prepare an invitation in one step.
 *
 * Review included, so it needs no plans.draft.preview. Then actions.commit. Reads the plan,
 * resolves recipients and prepares the exact invitation in one operation, including the review.
 * Ambiguous recipients require clarification. It does not send, share or publish.
 *
 * `plans.invitation.prepare` 1.0: write, needs `planning:write`.
 *
 * Input:
 * - `plan_handle`: Identifies one plan. Copied exactly as returned.
 * - `public_description`: Details the guests see. For a private draft, at most 5,000 characters.
 *   Private notes are never copied. They become part of the prepared action and of its checksum.
 * - `action`: Default send_invites. A share link is passed on by the host; anyone with it can
 *   use it. Each person named also gets a link of their own, and no message is sent. A plan that
 *   is already shared or active can get another share link.
 * - `send_person_names`: By name; default the draft's audience. At most 250 with those by
 *   handle. If a name fits several saved people or none, the answer asks.
 * - `send_person_handles`: From relationships.people.query. The recipients, copied exactly as
 *   returned.
 *
 * Answers:
 * - `completed`, `unchanged`
 * - `needs_input`: subject_required, timing_required, person_ambiguous, person_unresolved
 * - `failed`: plan_not_editable, plan_closed, recipient_not_eligible
 * - throws a ProblemError, besides the common codes: reference_not_found
 *
 * @example A share link that the host passes on to Mira
 * const answer = await plansInvitationPrepare(client, {
 *   plan_handle: 'pn_04bpw1gn8ttdawq084zgpaseg6',
 *   action: 'create_share_link',
 *   public_description: 'We meet at the canal at eight and walk over to the concert afterwards.',
 *   send_person_names: ['Mira'],
 * })
 *
 * @see {@link https://service.example/docs/capabilities/plans.invitation.prepare}
 */
export const plansInvitationPrepare: Operation<'plans.invitation.prepare'> = /* @__PURE__ */ operation('plans.invitation.prepare', '1.0', true)

/**
 * Prepare who is invited.
 *
 * Those named are the whole new roster; others are removed. Prepares a change of a plan's
 * roster. The recipients named are the whole new roster: new people would be invited, and people
 * who are not named would be removed. Connected eligible recipients use delivery by the service;
 * Friends in Mind remain manual-share recipients. A reviewed draft is prepared to be sent to the
 * people named. If the roster is already like that, the answer is unchanged and nothing is
 * prepared. Nothing changes and nobody is contacted until actions.commit.
 *
 * `plans.roster.prepare` 2.0: write, needs `planning:write`.
 *
 * Input:
 * - `plan_handle` (required): Identifies one plan. Copied exactly as returned.
 * - `expected_revision`: As last read. If the plan has changed since, nothing is prepared.
 * - `recipient_handles`: Everybody on the new roster. 1 to 250, names included.
 * - `recipient_names`: Those without a handle, by name. If a name fits several saved people or
 *   none, the answer asks. 1 to 250, handles included. Of a longer name, its first 120
 *   characters.
 *
 * Answers:
 * - `completed`, `unchanged`
 * - `needs_input`: person_ambiguous, person_unresolved
 * - `failed`: draft_not_reviewed, plan_not_editable, plan_closed, recipient_not_eligible
 * - throws a ProblemError, besides the common codes: reference_not_found, stale_revision
 *
 * @example Mira joins in
 * const answer = await plansRosterPrepare(client, {
 *   plan_handle: 'pn_0xxqtz87t2m44xm7zkphh94kk8',
 *   expected_revision: 1,
 *   recipient_names: ['Ada', 'Jonas Weber', 'Mira'],
 * })
 *
 * @see {@link https://service.example/docs/capabilities/plans.roster.prepare}
 */
export const plansRosterPrepare: Operation<'plans.roster.prepare'> = /* @__PURE__ */ operation('plans.roster.prepare', '2.0', true)

/**
 * Prepare a change of a shared or active plan.
 *
 * For time, place or text of a sent plan; a draft takes plans.draft.update. Prepares a change of
 * a plan that is already shared or active, with or without notifying its recipients. The summary
 * says who gets a message and who the host has to tell. Unsent drafts use plans.draft.update,
 * plans.draft.preview and plans.prepare_send again. Where nothing would change, nothing is
 * prepared. Nothing changes until actions.commit.
 *
 * `plans.update.prepare` 2.0: write, needs `planning:write`.
 *
 * Input:
 * - `plan_handle` (required): Identifies one plan. Copied exactly as returned.
 * - `changes` (required): Omitted fields stay. What to change in a shared or active plan.
 *   Omitted fields do not change; null clears a field.
 * - `expected_revision`: As last read. If the plan has changed since, nothing is prepared.
 * - `notify_recipients`: Default true if time or place change. They get a message once it is
 *   committed, and see the changed plan either way. The start, the end, the time and place to
 *   meet and an earlier deadline count; the default is otherwise false.
 *
 * Answers:
 * - `completed`, `unchanged`
 * - `needs_input`
 * - `failed`: plan_not_exposed, plan_not_editable, plan_closed
 * - throws a ProblemError, besides the common codes: reference_not_found, stale_revision
 *
 * @example An hour later on the same day
 * const answer = await plansUpdatePrepare(client, {
 *   plan_handle: 'pn_0xxqtz87t2m44xm7zkphh94kk8',
 *   expected_revision: 1,
 *   changes: {
 *     scheduled_time_local: '16:00',
 *     meetup_location_text: 'At the bar inside',
 *   },
 *   notify_recipients: true,
 * })
 *
 * @see {@link https://service.example/docs/capabilities/plans.update.prepare}
 */
export const plansUpdatePrepare: Operation<'plans.update.prepare'> = /* @__PURE__ */ operation('plans.update.prepare', '2.0', true)

/**
 * Prepare canceling a plan.
 *
 * For a plan that was sent; plans.discard ends an unsent one. Prepares canceling a hosted plan
 * against its current revision, roster and delivery eligibility. Nothing changes or is sent
 * until actions.commit.
 *
 * `plans.cancel.prepare` 2.0: write, needs `planning:write`.
 *
 * Input:
 * - `plan_handle` (required): Identifies one plan. Copied exactly as returned.
 * - `expected_revision`: As last read. If the plan has changed since, nothing is prepared.
 *
 * Answers:
 * - `completed`, `unchanged`
 * - `needs_input`
 * - `failed`: plan_not_exposed, plan_not_editable, plan_closed
 * - throws a ProblemError, besides the common codes: reference_not_found, stale_revision
 *
 * @example Bouldering is off
 * const answer = await plansCancelPrepare(client, {
 *   plan_handle: 'pn_0xxqtz87t2m44xm7zkphh94kk8',
 *   expected_revision: 1,
 * })
 *
 * @see {@link https://service.example/docs/capabilities/plans.cancel.prepare}
 */
export const plansCancelPrepare: Operation<'plans.cancel.prepare'> = /* @__PURE__ */ operation('plans.cancel.prepare', '2.0', true)

/**
 * Generate and keep one Ideas List.
 *
 * Filters are hard but for people and preference_terms; ideas.recommendations.get only suggests.
 * Generates and persists one ideas list from explicit people, activity, area, timing or search
 * filters. If nothing matches, the answer says what to relax.
 *
 * `ideas.list.generate` 2.0: write, needs `planning:write`.
 *
 * Input:
 * - `people`: Friends by name. At most 25 with names and person_handles. Exact existing people
 *   resolve; unresolved names return a typed prerequisite (relationships.people.ensure).
 * - `names`: Same as people. At most 25 with people and person_handles.
 * - `person_handles`: From relationships.people.query. Copied exactly; at most 25.
 * - `feed_name`: Same as idea_list_name.
 * - `feed_names`: Same as idea_list_names.
 * - `idea_list_name`: The same, for one list.
 * - `idea_list_names`: Only from these lists, by name.
 * - `neighborhoods`: Only there.
 * - `activities`: Each choice must satisfy one.
 * - `user_activities`: Activities in free words.
 * - `when_preset`: Such as this-weekend, next-week, next-few-days. A named period. Only timing
 *   explicitly stated or already durable; never defaults to today or the current date.
 * - `when`: The time in the user's words. Only timing explicitly stated or already durable;
 *   never defaults to today or the current date.
 * - `time_slots`: Exact windows. From explicitly supplied timing.
 * - `duration_minutes`: How long it takes.
 * - `constraint_kind`: The user named requested_start_at.
 * - `requested_start_at`: The exact start, with offset. A timezone-aware exact start that was
 *   explicitly requested.
 * - `search`: Words each choice must match. A named venue, object, cuisine or activity.
 * - `preference_terms`: Wishes that only rank. At most 10.
 * - `idea_list_handles`: Only from these lists.
 * - `name`: The name of the list.
 * - `limit`: Ideas at most.
 *
 * Answers:
 * - `completed`, `unchanged`
 * - `needs_input`: person_ambiguous, person_unresolved, list_ambiguous, catalog_name_unknown,
 *   subject_required, timing_required, nothing_found
 * - `failed`: limit_reached
 * - throws a ProblemError, besides the common codes: reference_not_found
 *
 * @example Board games with Ada on Saturday evening
 * const answer = await ideasListGenerate(client, {
 *   name: 'Saturday with Ada',
 *   people: ['Ada'],
 *   activities: ['Board games'],
 *   neighborhoods: ['Kreuzberg', 'Neukölln'],
 *   time_slots: [
 *     {
 *       starts_at: '2037-11-28T18:00:00+01:00',
 *       ends_at: '2037-11-28T22:00:00+01:00',
 *     },
 *   ],
 *   duration_minutes: 120,
 *   preference_terms: ['quiet'],
 *   limit: 5,
 * })
 *
 * @see {@link https://service.example/docs/capabilities/ideas.list.generate}
 */
export const ideasListGenerate: Operation<'ideas.list.generate'> = /* @__PURE__ */ operation('ideas.list.generate', '2.0', true)

/**
 * Get recommendations without saving a list.
 *
 * Suggests by people, time, area; filters are hard but for people and preference_terms. Time is
 * never assumed. Returns transient recommendations from existing Ideas Lists and inventory
 * without saving a list. The complete ranked result is captured as one authorized immutable
 * snapshot; a page with a continuation cursor is returned. Qualitative modifiers belong in
 * preference_terms; activities or search only for requirements whose unrelated choices would be
 * rejected. People who cannot be resolved need input. Lists that friends share may be named like
 * one's own.
 *
 * `ideas.recommendations.get` 2.1: read, needs `planning:read`.
 *
 * Input:
 * - `people`: Friends by name. At most 25 with names and person_handles. Exact existing people
 *   resolve; unresolved names return a typed prerequisite (relationships.people.ensure).
 * - `names`: Same as people. At most 25 with people and person_handles.
 * - `person_handles`: From relationships.people.query. Copied exactly; at most 25.
 * - `feed_name`: Same as idea_list_name.
 * - `feed_names`: Same as idea_list_names.
 * - `idea_list_name`: The same, for one list.
 * - `idea_list_names`: Only from these lists, by name.
 * - `neighborhoods`: Only there.
 * - `activities`: Each choice must satisfy one.
 * - `user_activities`: Activities in free words.
 * - `when_preset`: Such as this-weekend, next-week, next-few-days. A named period. Only timing
 *   explicitly stated or already durable; never defaults to today or the current date.
 * - `when`: The time in the user's words. Only timing explicitly stated or already durable;
 *   never defaults to today or the current date.
 * - `time_slots`: Exact windows. From explicitly supplied timing.
 * - `duration_minutes`: How long it takes.
 * - `constraint_kind`: The user named requested_start_at.
 * - `requested_start_at`: The exact start, with offset. A timezone-aware exact start that was
 *   explicitly requested.
 * - `search`: Words each choice must match. A named venue, object, cuisine or activity.
 * - `preference_terms`: Wishes that only rank. At most 10.
 * - `idea_list_handles`: Only from these lists.
 * - `page_size`: Recommendations per page. Presentation only.
 * - `cursor`: From the page before. next_cursor of it; opaque, copied exactly, not combined with
 *   new constraints.
 * - `prioritize_likes`: Liked choices come first.
 * - `allow_calendar_fetch`: Read calendars again before the answer.
 *
 * Answers:
 * - `completed`
 * - `needs_input`: person_ambiguous, person_unresolved, list_ambiguous, catalog_name_unknown,
 *   timing_required, nothing_found
 * - throws a ProblemError, besides the common codes: reference_not_found, cursor_invalid,
 *   cursor_with_constraints
 *
 * @example A first page for Ada and Jonas
 * const answer = await ideasRecommendationsGet(client, {
 *   person_handles: ['pe_4hc3qc7hwz4cnwh42d0y9zztva', 'pe_0afg5ecjnzkbqeqn0s5yy17v97'],
 *   activities: ['Street food'],
 *   preference_terms: ['cheap', 'warm'],
 *   page_size: 1,
 *   prioritize_likes: true,
 * })
 *
 * @see {@link https://service.example/docs/capabilities/ideas.recommendations.get}
 */
export const ideasRecommendationsGet: Operation<'ideas.recommendations.get'> = /* @__PURE__ */ operation('ideas.recommendations.get', '2.1', false, ['page_size', 'cursor'])

/**
 * Look up place or cuisine recommendations.
 *
 * For one place or cuisine subject; ideas.recommendations.get suggests by filters. One bounded
 * stored-first read for place or cuisine recommendations: authorized places, the user's likes
 * and saves, one person's saved context, a deterministic date window and explicit research gaps.
 * Results are provisional (not confirmed fit, hours or availability). No model, calendar or
 * public-source request is made. More and detail use the exact returned snapshot_handle and
 * option_handle; changed constraints need a new lookup.
 *
 * `ideas.recommendations.prepare` 1.0: read, needs `planning:read`.
 *
 * Input:
 * - `action`: Default lookup; more and detail need both handles. more reads on in a snapshot,
 *   detail tells more about one option.
 * - `objective`: The complete request.
 * - `subject`: The literal place or cuisine.
 * - `person`: One saved friend, by name.
 * - `area`: City or neighborhood.
 * - `preference`: What the user prefers. Ranks the choices.
 * - `date_phrase`: Only if the user said so. The service turns it into a date window.
 * - `snapshot_handle`: From the lookup, for more and detail. Copied exactly.
 * - `option_handle`: From the lookup, for more and detail. Copied exactly.
 *
 * Answers:
 * - `completed`
 * - `needs_input`: subject_required, person_ambiguous, person_unresolved, catalog_name_unknown,
 *   nothing_found
 * - `failed`: snapshot_expired
 * - throws a ProblemError, besides the common codes: reference_not_found
 *
 * @example Ramen with Jonas next weekend
 * const answer = await ideasRecommendationsPrepare(client, {
 *   action: 'lookup',
 *   objective: 'Ramen with Jonas in Kreuzberg next weekend, somewhere quiet',
 *   subject: 'ramen',
 *   person: 'Jonas',
 *   area: 'Kreuzberg',
 *   preference: 'quiet',
 *   date_phrase: 'next weekend',
 * })
 *
 * @see {@link https://service.example/docs/capabilities/ideas.recommendations.prepare}
 */
export const ideasRecommendationsPrepare: Operation<'ideas.recommendations.prepare'> = /* @__PURE__ */ operation('ideas.recommendations.prepare', '1.0')

/**
 * Check whether an interest is mutual.
 *
 * true, or unknown: never false. Answers true only if the other person shares the interest, else
 * unknown. Only saved people are looked at: a name that matches none of them gets the same
 * answer whether or not such an account exists. Two interests are the same if kind and title are
 * (case does not matter, accents do), the neighborhood where both have one, and, for events, the
 * start within 12 hours.
 *
 * `relationships.interest.get` 2.0: read, needs `planning:read`.
 *
 * Input:
 * - `operation`: May be omitted.
 * - `subject`: The subject of an interest. Extra keys are allowed.
 * - `person_handle`: Identifies one saved person. Copied exactly as returned; this input admits
 *   up to 191 characters.
 * - `person_query`: The friend's name instead. Words to find the saved person by.
 *
 * Answers:
 * - `completed`
 * - throws a ProblemError, besides the common codes: reference_not_found
 *
 * @example Sam and Ada both like it.
 * const answer = await relationshipsInterestGet(client, {
 *   operation: 'check_mutual',
 *   subject: {
 *     type: 'idea',
 *     candidate_id: 'id_25dxnhqy6zwdf0d4z4nh01kq5y',
 *   },
 *   person_handle: 'pe_4hc3qc7hwz4cnwh42d0y9zztva',
 * })
 *
 * @see {@link https://service.example/docs/capabilities/relationships.interest.get}
 */
export const relationshipsInterestGet: Operation<'relationships.interest.get'> = /* @__PURE__ */ operation('relationships.interest.get', '2.0')

/**
 * Like, unlike, or undo an interest.
 *
 * One candidate, perhaps for a friend; ideas.candidates.like takes several. Records or withdraws
 * the user's interest, for one saved person or for nobody in particular, or undoes an earlier
 * change within 24 hours; what was changed later stays. If nothing differs, the answer is
 * unchanged.
 *
 * `relationships.interest.mutate` 2.0: write, needs `planning:write`.
 *
 * Input:
 * - `operation`: To undo needs reversible_action_id.
 * - `subject`: The subject of an interest. Extra keys are allowed.
 * - `person_handle`: Identifies one saved person. Copied exactly as returned; this input admits
 *   up to 191 characters.
 * - `person_query`: The friend's name instead. Words to find the saved person by.
 * - `idea_list_handle`: List of the interest. The Ideas List of the interest. Copied exactly as
 *   returned.
 * - `reversible_action_id`: From the change to undo. At most 36 characters; 32 in the earlier
 *   registry.
 *
 * Answers:
 * - `completed`, `unchanged`
 * - `needs_input`: person_ambiguous, person_unresolved, subject_required
 * - `failed`: idea_archived, place_archived, limit_reached, not_reversible
 * - throws a ProblemError, besides the common codes: reference_not_found
 *
 * @example Sam likes it, to do with Ada.
 * const answer = await relationshipsInterestMutate(client, {
 *   operation: 'like',
 *   subject: {
 *     type: 'idea',
 *     candidate_id: 'id_25dxnhqy6zwdf0d4z4nh01kq5y',
 *   },
 *   person_handle: 'pe_4hc3qc7hwz4cnwh42d0y9zztva',
 * })
 *
 * @see {@link https://service.example/docs/capabilities/relationships.interest.mutate}
 */
export const relationshipsInterestMutate: Operation<'relationships.interest.mutate'> = /* @__PURE__ */ operation('relationships.interest.mutate', '2.0', true)

/**
 * Prepare a list share or a connection invitation.
 *
 * Its link works at once; prefer relationships.friendship.review, and ideas.lists.share.prepare
 * for a list. Prepares a safe list share to one friend or returns a manual connection
 * invitation; never sends. A list share is a prepared action: it has the disclosure
 * confirmation.action_prepared and needs actions.commit.
 *
 * `relationships.connection.prepare` 2.0: write, needs `planning:write`.
 *
 * Input:
 * - `operation`: Needed. Whether a list share to one friend or a connection invitation is
 *   prepared.
 * - `idea_list_handle`: Identifies one Ideas List. Copied exactly as returned; this input admits
 *   up to 191 characters.
 * - `idea_list_query`: Its name instead. Words to find the Ideas List by.
 * - `person_handle`: Identifies one saved person. Copied exactly as returned; this input admits
 *   up to 191 characters.
 * - `person_query`: The friend's name instead. Words to find the saved person by.
 *
 * Answers:
 * - `completed`, `unchanged`
 * - `needs_input`: person_ambiguous, person_unresolved, list_ambiguous, subject_required
 * - `failed`: recipient_not_eligible, delivery_unavailable, capability_retired
 * - throws a ProblemError, besides the common codes: reference_not_found
 *
 * @example Sharing a list with Ada, found by its name.
 * const answer = await relationshipsConnectionPrepare(client, {
 *   operation: 'prepare_list_share',
 *   idea_list_query: 'winter evenings',
 *   person_handle: 'pe_4hc3qc7hwz4cnwh42d0y9zztva',
 * })
 *
 * @see {@link https://service.example/docs/capabilities/relationships.connection.prepare}
 */
export const relationshipsConnectionPrepare: Operation<'relationships.connection.prepare'> = /* @__PURE__ */ operation('relationships.connection.prepare', '2.0', true)

/**
 * Review a friendship step and its consequences.
 *
 * First step of connecting or disconnecting; then relationships.friendship.apply. Prepares an
 * optional per-person likes review and the exact consequences before creating or accepting a
 * connection invitation, disconnecting, or closing an invitation; creates no friendship, link or
 * audience change. All retained intentions start included; to exclude some, repeat with
 * previous_review_token and excluded_choices. Omit identity_choice_handle for the not-listed
 * choice.
 *
 * `relationships.friendship.review` 1.0: read, needs `planning:read`.
 *
 * Input:
 * - `operation`: The step to review. Nothing is changed.
 * - `people_handles`: People the step concerns. At most 50.
 * - `mode`: For one person, or several. Whether an invitation is for one person or is shared by
 *   several.
 * - `preview_enabled`: The link shows some reviewed likes.
 * - `invitation_token`: The invitation's link, or the last part of it. Copied exactly as
 *   returned. A guest's link to a plan is taken too where its host offers guests to connect.
 * - `person_handle`: Identifies one saved person. Copied exactly as returned; this input admits
 *   up to 191 characters.
 * - `identity_choice_handle`: From identity_choices; omit if none. The returned identity choice
 *   that says which of the host's people the caller is.
 * - `own_host_person_handle`: The host, as saved. Which of the caller's own saved people the
 *   host is. Copied exactly as returned.
 * - `previous_review_token`: With excluded_choices. The review that is repeated. Copied exactly
 *   as returned.
 * - `excluded_choices`: Each choice_id to exclude. At most 1000. All retained intentions start
 *   included; to exclude some, repeat the review with previous_review_token and these.
 *
 * Answers:
 * - `completed`
 * - `needs_input`: subject_required, subject_ambiguous, review_stale
 * - throws a ProblemError, besides the common codes: reference_not_found
 *
 * @example Before creating a link for Mira.
 * const answer = await relationshipsFriendshipReview(client, {
 *   operation: 'create_invitation',
 *   people_handles: ['pe_66kcsapmxhd6gcssbrp305f0fg'],
 *   mode: 'individual',
 *   preview_enabled: true,
 * })
 *
 * @see {@link https://service.example/docs/capabilities/relationships.friendship.review}
 */
export const relationshipsFriendshipReview: Operation<'relationships.friendship.review'> = /* @__PURE__ */ operation('relationships.friendship.review', '1.0')

/**
 * Apply a reviewed friendship step.
 *
 * After relationships.friendship.review, once the user accepted its consequences. Applies a
 * fresh exact review only after the user accepts its consequences; creates a ready-to-send link,
 * accepts admission, disconnects, or closes the link; never sends a message; a stale state
 * requires a new review; old links and plan RSVP cannot reconnect deliberately disconnected
 * pairs.
 *
 * `relationships.friendship.apply` 1.0: write, needs `planning:commit`.
 *
 * Input:
 * - `review_token`: Seals one exact review: the operation, its consequences, and the choices
 *   with what is included. At most 262144 characters; copied exactly as returned.
 * - `accept_consequences`: True once the user accepted them. Otherwise nothing is applied.
 * - `remove_from_likes`: Also take those people off the reviewed likes. Only the actor's own,
 *   and not those that were excluded.
 * - `idempotency_key`: The idempotency key of this change. If given, it must equal the request's
 *   idempotency key.
 *
 * Answers:
 * - `completed`
 * - `needs_input`: review_required, review_stale
 * - throws a ProblemError, besides the common codes: approval_required
 *
 * @example The link for Mira is created.
 * const answer = await relationshipsFriendshipApply(client, {
 *   review_token: 'rvH3kVn8PzC6tGx0WqM4dYs1LbJ7eRaU9fTo2iKcNy5mZwXlQhSgEp',
 *   accept_consequences: true,
 * })
 *
 * @see {@link https://service.example/docs/capabilities/relationships.friendship.apply}
 */
export const relationshipsFriendshipApply: Operation<'relationships.friendship.apply'> = /* @__PURE__ */ operation('relationships.friendship.apply', '1.0', true)

/**
 * Read a connection invitation.
 *
 * Who joined, and what a link allows. Returns admission status, joined participants, eligible
 * identity choices and a limited preview; a link allows joining, not proof of identity nor
 * access to all participants' likes.
 *
 * `relationships.invitation.get` 1.0: read, needs `planning:read`.
 *
 * Input:
 * - `invitation_token`: The invitation's link, or the last part of it. Copied exactly as
 *   returned. A guest's link to a plan is taken too where its host offers guests to connect.
 *
 * Answers:
 * - `completed`
 * - throws a ProblemError, besides the common codes: reference_not_found
 *
 * @example An invitation from Jonas that is still open.
 * const answer = await relationshipsInvitationGet(client, {
 *   invitation_token: 'qngBfBREH9cCDx5Tg6XWbYP2C3293Yvnz8NBXiHHZEE',
 * })
 *
 * @see {@link https://service.example/docs/capabilities/relationships.invitation.get}
 */
export const relationshipsInvitationGet: Operation<'relationships.invitation.get'> = /* @__PURE__ */ operation('relationships.invitation.get', '1.0')

/**
 * Read the state of one roundup.
 *
 * What became of ideas.roundup.mutate. Reads one roundup: its scope, destination, generation,
 * item outcomes, updates and terminal state. A needs_input result exposes one typed
 * continuation.
 *
 * `ideas.roundup.get` 1.0: read, needs `planning:read`.
 *
 * Input:
 * - `public_id`: From ideas.roundup.mutate. The roundup to read. A call without it is refused
 *   with input_invalid.
 * - `after_cursor`: Only updates after this number.
 *
 * Answers:
 * - `completed`, `accepted`
 * - `needs_input`: scope_required, destination_required, selection_required, list_ambiguous,
 *   person_ambiguous, person_unresolved
 * - `failed`: source_unreachable, source_unsupported, access_denied
 * - throws a ProblemError, besides the common codes: reference_not_found, access_denied
 *
 * @example Two of three items are saved, one already existed
 * const answer = await ideasRoundupGet(client, {
 *   public_id: 'ro_2rgk2jcbdze8jqg35sypaxbqw5',
 *   after_cursor: 2,
 * })
 *
 * @see {@link https://service.example/docs/capabilities/ideas.roundup.get}
 */
export const ideasRoundupGet: Operation<'ideas.roundup.get'> = /* @__PURE__ */ operation('ideas.roundup.get', '1.0')

/**
 * Create a roundup, or move it one step forward.
 *
 * Saves several ideas of one page or text; ideas.capture saves one. The roundup coordinator owns
 * extraction, scope, destination, named-item selection, ranking, child captures, duplicate reuse
 * and terminal state. A needs_input result exposes one typed continuation (immutable operation
 * input, required fields, reference roles, generation); continuation mutations use a new
 * idempotency key and the current expected_generation. A missing field that the operation needs
 * is refused with input_invalid. Each accepted mutation raises the generation by one.
 *
 * `ideas.roundup.mutate` 2.5: write, needs `planning:write`.
 *
 * Input:
 * - `operation`: What to do with the roundup.
 * - `public_id`: Omit to create one.
 * - `source_url`: The page the items are on.
 * - `source_text`: The text the items are in.
 * - `items`: The items, if already known. 2 to 100.
 * - `mode`: Save the items, or recommend from them.
 * - `scope`: Which part of the source is captured.
 * - `selection_policy`: Save a selection, or all.
 * - `selected_items`: Names of the items to save. 1 to 10. For create with structured items and
 *   named_items scope it is derived when omitted.
 * - `target_feed_text`: Name of the list to put them on.
 * - `target_person_text`: Friend they are for, by name.
 * - `explicit_requirements`: What the user asks of the items.
 * - `recommendation_context`: What the recommendation is for.
 * - `expected_generation`: As last read. Any other generation is refused with stale_generation.
 * - `target_ideas_list_handle`: List to put them on.
 *
 * Answers:
 * - `completed`, `accepted`
 * - `needs_input`: scope_required, destination_required, selection_required, list_ambiguous,
 *   person_ambiguous, person_unresolved
 * - `failed`: source_unreachable, source_unsupported, not_failed, limit_reached, access_denied
 * - throws a ProblemError, besides the common codes: reference_not_found, access_denied,
 *   stale_generation
 *
 * @example A page with three cafés
 * const answer = await ideasRoundupMutate(client, {
 *   operation: 'create',
 *   source_url: 'https://example.test/berlin/brunch',
 *   mode: 'capture',
 *   scope: 'all',
 *   selection_policy: 'save_all',
 *   target_ideas_list_handle: 'il_7qt2vs7vkc5p19scf0b791wk2j',
 * })
 *
 * @see {@link https://service.example/docs/capabilities/ideas.roundup.mutate}
 */
export const ideasRoundupMutate: Operation<'ideas.roundup.mutate'> = /* @__PURE__ */ operation('ideas.roundup.mutate', '2.5', true)

/**
 * List saved ideas.
 *
 * Gives the handles to plan from; likes.query lists likes. Lists the caller's saved ideas, saved
 * places and created ideas. The query searches idea content, not people.
 *
 * `ideas.saved.query` 2.0: read, needs `planning:read`.
 *
 * Input:
 * - `kind`: Default all. created_ideas lists every saved idea too; saved_places only places.
 * - `query`: Words of the idea, not of people.
 * - `mutual_only`: Only what a friend likes too.
 * - `person_handle`: Only what concerns this friend. Liked by or for the person, captured for
 *   them, or on one of their lists.
 * - `person_name`: Or by name.
 * - `limit`: Items per page. At most 25.
 * - `snapshot_handle`: From the page before. Continues in the snapshot of an earlier answer.
 *   Copied exactly as returned.
 * - `cursor`: From the page before. next_cursor of it; opaque, copied exactly as returned, not
 *   combined with new constraints.
 *
 * Answers:
 * - `completed`
 * - `failed`: person_ambiguous, person_unresolved, snapshot_expired
 * - throws a ProblemError, besides the common codes: reference_not_found, cursor_invalid,
 *   cursor_with_constraints
 *
 * @example What the caller and Ada both like
 * const answer = await ideasSavedQuery(client, {
 *   kind: 'all',
 *   mutual_only: true,
 *   person_handle: 'pe_4hc3qc7hwz4cnwh42d0y9zztva',
 *   limit: 10,
 * })
 *
 * @see {@link https://service.example/docs/capabilities/ideas.saved.query}
 */
export const ideasSavedQuery: Operation<'ideas.saved.query'> = /* @__PURE__ */ operation('ideas.saved.query', '2.0', false, ['limit', 'snapshot_handle', 'cursor'])

/**
 * Search plans, places, ideas, events and lists.
 *
 * By words, over everything; ideas.recommendations.get suggests. Searches plans, places, ideas,
 * events and ideas lists visible to the user. May return retry_suggestions. Filters cannot
 * replace the query.
 *
 * `ideas.search` 1.0: read, needs `planning:read`.
 *
 * Input:
 * - `query` (required): Required and not empty; filters cannot replace it.
 * - `semantic_subject`: The subject without its constraints.
 * - `scopes`: Default everywhere.
 * - `scope`: The same, for one scope.
 * - `people`: Friends by name. At most 25 with names.
 * - `names`: Same as people. At most 25 with people.
 * - `activities`: Related activities. At most 25.
 * - `neighborhoods`: Only there. At most 25.
 * - `starts_after`: At or after this. Needs starts_before and timezone.
 * - `starts_before`: Before this. Supplied with starts_after and timezone.
 * - `timezone`: Such as Europe/Berlin. Of times without an offset, of daypart and weekdays.
 *   Required with starts_after and starts_before.
 * - `requested_start_at`: The exact start that is wanted.
 * - `limit`: Results at most.
 * - `daypart`: Only if the user named one. A part of the day the user stated.
 * - `weekday_selector`: Only if the user named some. The days of the week the user stated.
 * - These come together: `starts_after`, `starts_before`.
 *
 * Answers:
 * - `completed`
 *
 * @example Saturday evening concerts
 * const answer = await ideasSearch(client, {
 *   query: 'concert',
 *   scopes: ['events', 'ideas'],
 *   starts_after: '2037-12-05T00:00:00+01:00',
 *   starts_before: '2037-12-20T00:00:00+01:00',
 *   timezone: 'Europe/Berlin',
 *   daypart: {
 *     value: 'evening',
 *     span: {
 *       text: 'evening',
 *       start: 9,
 *       end: 16,
 *     },
 *     local_interval: {
 *       starts_at: '17:00',
 *       starts_before: '24:00',
 *     },
 *     hardness: 'hard',
 *     provenance: 'user_stated',
 *     confidence: 0.98,
 *   },
 *   weekday_selector: {
 *     values: ['friday', 'saturday'],
 *     iso_days: [5, 6],
 *     span: {
 *       text: 'weekend night',
 *       start: 17,
 *       end: 30,
 *     },
 *     hardness: 'hard',
 *     provenance: 'user_stated',
 *     confidence: 0.8,
 *   },
 *   limit: 5,
 * })
 *
 * @see {@link https://service.example/docs/capabilities/ideas.search}
 */
export const ideasSearch: Operation<'ideas.search'> = /* @__PURE__ */ operation('ideas.search', '1.0')
