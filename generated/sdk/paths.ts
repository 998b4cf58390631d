// Generated from spec/ by codegen. Do not edit.
export interface paths {
    "/api/v2/capabilities/actions.commit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Commit one prepared action after explicit review
         * @description Only after the user approved what was prepared. Commits one prepared action of the same principal and same surface after explicit review and a later explicit approval. The action is revalidated immediately before any effect. This is the only way to an effect that can contact other people. An action that has expired, was consumed, was prepared by another principal or on another surface, or whose state has changed since, has no effect and is answered with 409. Where the user approves what is sent on their own page, it is answered with approval_required until they have, and the same key completes then. A second commit with the same key is a replay; with another key it is unchanged.
         *
         *     Version 1.0, effect external_send, ability planning:commit, observed with executions.get.
         *
         *     Its own codes: reference_not_found, access_denied, approval_required, confirmation_expired, confirmation_consumed, principal_mismatch, surface_mismatch, stale_revision, stale_checksum, stale_state_version, recipient_not_eligible, delivery_unavailable, plan_closed, plan_not_editable, review_required.
         *
         *     Its answers may also suggest ideas.lists.share.prepare, plans.draft.update, plans.draft.preview, plans.status.get, plans.prepare_send, plans.roster.prepare, plans.update.prepare, plans.cancel.prepare.
         *
         *     May also disclose inventory.attribution, plan.links_shown_once, input.fields_ignored.
         */
        post: operations["actionsCommit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/capabilities/executions.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read one durable write execution
         * @description What became of an earlier write. Returns the authenticated user's durable write execution: the capability, its status and the whole answer. Only executions of the caller's own account can be read; any other answers reference_not_found. GET /api/v2/capability-executions/{executionId} answers the same.
         *
         *     Version 1.0, effect read, ability planning:read.
         *
         *     Its own codes: reference_not_found.
         *
         *     May also disclose inventory.attribution, input.fields_ignored.
         */
        post: operations["executionsGet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/capabilities/planning.brief.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read the planning brief
         * @description What needs attention now. Returns a prioritized brief: RSVP or tipping deadlines, incomplete drafts, waiting responses, plans within seven days, incomplete logistics, mutual-interest opportunities without an active plan. The input is an empty object.
         *
         *     Version 2.0, effect read, ability planning:read.
         *
         *     May be followed by plans.get, ideas.saved.query.
         *
         *     Its answers may also suggest ideas.lists.get, ideas.capture.get, invites.get, ideas.roundup.get.
         *
         *     May also disclose planning_brief.items_cut, planning_brief.token_cannot_answer, input.fields_ignored.
         */
        post: operations["planningBriefGet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/capabilities/availability.query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find two-hour planning windows
         * @description When the user, and friends, are free. Finds and ranks two-hour planning windows for the user and optionally saved friends. Returns only free, busy, partial or unknown. Uses stable snapshots, opaque time handles, and explicit freshness and uncertainty disclosures. Windows do not overlap; those in which the user is busy come last, and they are ranked by fewest busy, then fewest unknown, then fewest partial, then soonest. A friend who does not share a calendar is unknown, and unknown time is never reported as free. Without any timing the answer asks for it. Plans the caller hosts and invites the caller accepted count as busy without any calendar. Without hours, windows lie between 09:00 and 23:00, unless starts_after and starts_before are at most a day apart and not the beginning and the end of one day. Days and hours are those of the account's time zone.
         *
         *     Version 2.0, effect read, ability planning:read.
         *
         *     Its own codes: timing_required, calendar_not_connected, person_ambiguous, person_unresolved, reference_not_found, cursor_invalid, cursor_with_constraints, snapshot_expired.
         *
         *     May be followed by ideas.recommendations.get, calendar.status.get.
         *
         *     Its answers may also suggest relationships.people.ensure, relationships.people.query, plans.draft.create.
         *
         *     Discloses availability.freshness.
         *
         *     May also disclose availability.default_hours, availability.range_cut, availability.refreshing, availability.uncertainty, input.fields_ignored.
         */
        post: operations["availabilityQuery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/capabilities/calendar.status.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read the state of the calendar connection
         * @description Which are connected, and how fresh. Returns connection status, refresh freshness, availability usability, group-sharing state and a web management link. Never returns account e-mails, feed URLs, event details, calendar ids, tokens or credentials.
         *
         *     Version 1.0, effect read, ability planning:read.
         *
         *     May be followed by availability.query.
         *
         *     May also disclose input.fields_ignored.
         */
        post: operations["calendarStatusGet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/capabilities/events.search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search existing events
         * @description By title, venue or time, public ones too; ideas.search finds everything by words. An empty list is a completed answer. Finds plans the user hosts or is invited to, saved events, and then public ones, for a time alone in the user's cities; not those of connected calendars. With a bound they come soonest first; otherwise those that are not over come first. If more fit, outcome.facts.more is true.
         *
         *     Version 1.0, effect read, ability planning:read.
         *
         *     Its answers may also suggest plans.draft.create, plans.get, ideas.search.
         *
         *     May also disclose inventory.attribution, search.words_read, input.fields_ignored.
         */
        post: operations["eventsSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/capabilities/ideas.capture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Capture one raw idea, or answer its clarification
         * @description From a link, a picture or loose words; ideas.structured_create takes a title at once. Captures one raw idea from text, one source URL or uploaded media, or answers the current clarification of one capture. Persists synchronously, enriches asynchronously. Multi-item sources belong to roundups. A supplied Ideas List destination routes persistence and is never idea subject matter; a supplied subject that resolves to that destination is discarded. A call without any source is refused with input_invalid; a call with two sources, or with a source of several items, needs input. An accepted capture is followed with ideas.capture.get and never submitted again. While it is read, the answer “cancel” ends it, and nothing is saved.
         *
         *     Version 3.0, effect write, ability planning:write, observed with ideas.capture.get.
         *
         *     Its own codes: reference_not_found, access_denied, stale_state_version, destination_required, list_ambiguous, person_ambiguous, person_unresolved, subject_required, timing_required, source_unreachable, source_unsupported, media_not_found, limit_reached.
         *
         *     Its answers may also suggest ideas.capture.get, ideas.capture, ideas.capture.retry, ideas.lists.create, relationships.people.ensure, relationships.people.query, ideas.roundup.get, ideas.roundup.mutate.
         *
         *     May also disclose input.fields_ignored.
         */
        post: operations["ideasCapture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/capabilities/ideas.capture.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read the state of one idea capture
         * @description What became of ideas.capture. Terminal success is never reported before this read confirms it. A failed result exposes an optional typed retry.
         *
         *     Version 2.0, effect read, ability planning:read.
         *
         *     Its own codes: reference_not_found, access_denied, destination_required, list_ambiguous, person_ambiguous, person_unresolved, subject_required, timing_required, source_unreachable, source_unsupported, media_not_found, limit_reached.
         *
         *     Its answers may also suggest plans.draft.create, ideas.created.archive, ideas.capture, ideas.capture.get, ideas.capture.retry, ideas.lists.create, relationships.people.ensure, relationships.people.query, ideas.roundup.get, ideas.roundup.mutate.
         *
         *     May also disclose capture.city_assumed, capture.evening_assumed, capture.event_canceled, capture.event_moved, capture.page_not_read, capture.part_of_day, capture.start_assumed, capture.weekly, capture.zone_assumed, capture.zone_differs, capture.zone_unclear, inventory.attribution, input.fields_ignored.
         */
        post: operations["ideasCaptureGet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/capabilities/ideas.capture.retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retry one failed idea capture
         * @description Only one whose state is failed. Tries a failed capture again. The expected state version must equal the current failed state version, and the destination is authorised again. Source and destination are retained unchanged; new detail is evidence only. A capture that is not in that failed version is refused with stale_state_version; a destination that is no longer writable is answered with access_denied.
         *
         *     Version 2.1, effect write, ability planning:write, observed with ideas.capture.get.
         *
         *     Its own codes: reference_not_found, access_denied, stale_state_version, source_unreachable, source_unsupported, media_not_found, limit_reached.
         *
         *     Its answers may also suggest ideas.capture.get, ideas.capture, ideas.capture.retry, ideas.roundup.get.
         *
         *     May also disclose input.fields_ignored.
         */
        post: operations["ideasCaptureRetry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/capabilities/discovery.prepare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prepare a discovery run for host research
         * @description Only if you research yourself; then discovery.record. Prepares a retained discovery run for host-model research. Returns authorized context, constraints, assumptions, matching inventory and a bounded submission schema. Performs no external research and no model call. An unresolved constraint needs input.
         *
         *     Version 1.0, effect write, ability planning:write, observed with executions.get.
         *
         *     Its own codes: reference_not_found, stale_state_version, person_ambiguous, person_unresolved, timing_required, run_expired, limit_reached.
         *
         *     Its answers may also suggest discovery.record, ideas.discover.save, relationships.people.ensure, relationships.people.query.
         *
         *     May also disclose inventory.attribution.
         */
        post: operations["discoveryPrepare"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/capabilities/discovery.record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record host-researched candidates into a run
         * @description After discovery.prepare; evidence answers its constraints. Fetches no URLs, calls no model, creates no inventory or user action.
         *
         *     Version 1.0, effect write, ability planning:write, observed with executions.get.
         *
         *     Its own codes: reference_not_found, stale_state_version, run_expired, limit_reached.
         *
         *     Its answers may also suggest plans.draft.create.
         *
         *     May also disclose inventory.attribution.
         */
        post: operations["discoveryRecord"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/capabilities/ideas.discover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start one discovery run
         * @description Starts one non-committing discovery run. Retains the run, normalized public candidates, claim evidence and metrics. Creates no canonical idea, plan, invitation, reservation, purchase or social message. The run is observed with executions.get; what it could not find is disclosed.
         *
         *     Version 1.0, effect write, ability planning:write, observed with executions.get.
         *
         *     Its own codes: reference_not_found, person_ambiguous, person_unresolved, subject_required, timing_required, source_unreachable, limit_reached.
         *
         *     Its answers may also suggest executions.get, relationships.people.ensure, relationships.people.query.
         *
         *     May also disclose inventory.attribution, search.words_read.
         */
        post: operations["ideasDiscover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/capabilities/ideas.discover.refine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Continue, refine or supersede a discovery run
         * @description Continues, refines or supersedes an expiring retained result. Creates an immutable child run after validating the exact candidate snapshot. A parent or reply contract that has changed is refused with stale_state_version.
         *
         *     Version 1.0, effect write, ability planning:write, observed with executions.get.
         *
         *     Its own codes: reference_not_found, stale_state_version, person_ambiguous, person_unresolved, subject_required, timing_required, source_unreachable, run_expired, limit_reached.
         *
         *     Its answers may also suggest executions.get, relationships.people.ensure, relationships.people.query.
         *
         *     May also disclose inventory.attribution, search.words_read.
         */
        post: operations["ideasDiscoverRefine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/capabilities/ideas.discover.save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a discovery search as a private view
         * @description Keeps the search of discovery.prepare, not its results. run_handle comes from discovery.prepare or ideas.discover. Saves the named filters and directions as a private saved view. Saves no result cards, likes, audiences, plans or invitations. The same name with the same filters is unchanged.
         *
         *     Version 1.0, effect write, ability planning:write, observed with executions.get.
         *
         *     Its own codes: reference_not_found, stale_state_version, catalog_name_unknown, run_expired, limit_reached.
         *
         *     May also disclose ideas_list.name_shared.
         */
        post: operations["ideasDiscoverSave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/capabilities/ideas.created.archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive one created idea
         * @description It leaves all lists. Archives one created idea. The idea no longer appears in active saved-idea or recommendation views, and leaves the Ideas Lists it was on. Archiving it again is unchanged. Undoing it brings the idea back, with its lists.
         *
         *     Version 1.0, effect write, ability planning:write, observed with executions.get.
         *
         *     Its own codes: reference_not_found.
         *
         *     Its answers may also suggest ideas.object.mutate.
         *
         *     May also disclose inventory.attribution, input.fields_ignored.
         */
        post: operations["ideasCreatedArchive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/capabilities/ideas.created.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update one created idea
         * @description Omitted fields stay. Changes one created idea; omitted fields do not change. Underlying place or event identity is unchanged. If nothing differs, the answer is unchanged. An archived idea cannot be updated.
         *
         *     Version 1.0, effect write, ability planning:write, observed with executions.get.
         *
         *     Its own codes: reference_not_found, idea_archived.
         *
         *     May also disclose idea.lists_left_alone, inventory.attribution, input.fields_ignored.
         */
        post: operations["ideasCreatedUpdate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/capabilities/ideas.structured_create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a fully structured saved idea
         * @description For a link or loose words use ideas.capture. Creates a fully structured saved idea. Raw links and incomplete material belong to ideas.capture. A missing kind or title, and an event without a time, need input. For an exact duplicate the answer is unchanged and has the existing idea.
         *
         *     Version 2.0, effect write, ability planning:write, observed with executions.get.
         *
         *     Its own codes: reference_not_found, place_archived, subject_required, timing_required, capability_retired, limit_reached.
         *
         *     May be followed by plans.draft.create.
         *
         *     May also disclose inventory.attribution, input.fields_ignored.
         */
        post: operations["ideasStructuredCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/capabilities/ideas.candidates.like": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Like recommendation candidates
         * @description Several at once; likes.mutate changes one like. Likes service-issued recommendation candidates for the user or selected friends. If all of them were already liked, the answer is unchanged. Nobody is notified.
         *
         *     Version 2.0, effect write, ability planning:write, observed with executions.get.
         *
         *     Its own codes: reference_not_found, subject_required, idea_archived, limit_reached.
         *
         *     Its answers may also suggest ideas.saved.query.
         *
         *     May also disclose idea.restored, input.fields_ignored.
         */
        post: operations["ideasCandidatesLike"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/capabilities/invites.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get one invite
         * @description An invite to the user, whole. Reads one invite addressed to the user.
         *
         *     Version 2.0, effect read, ability planning:rsvp.
         *
         *     Its own codes: reference_not_found.
         *
         *     Its answers may also suggest invites.rsvp.update.
         *
         *     May also disclose inventory.attribution, input.fields_ignored.
         */
        post: operations["invitesGet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/capabilities/invites.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List invites
         * @description Invites to the user; plans.query lists hosted plans too. Lists invites addressed to the user, with authoritative RSVP availability.
         *
         *     Version 1.0, effect read, ability planning:rsvp.
         *
         *     Its own codes: reference_not_found, cursor_invalid, cursor_with_constraints.
         *
         *     May be followed by invites.get, invites.rsvp.update.
         *
         *     Its answers may also suggest invites.list.
         *
         *     May also disclose inventory.attribution, input.fields_ignored.
         */
        post: operations["invitesList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/capabilities/invites.rsvp.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer an invite
         * @description For an invite to the user. Accepts or declines. The answer can be changed until the deadline, the cancellation or the start of the plan. The same answer again is unchanged. Accepting when the plan has no room left fails with plan_full. The host gets a mail about new answers, at most once an hour for a plan, unless they have turned that off.
         *
         *     Version 1.0, effect write, ability planning:rsvp, observed with executions.get.
         *
         *     Its own codes: reference_not_found, stale_revision, rsvp_closed, plan_full, invite_removed.
         */
        post: operations["invitesRsvpUpdate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/capabilities/likes.query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Browse likes
         * @description The user's and friends' likes; ideas.saved.query lists saved ideas. Browses saved likes and authorized incoming likes. Filters only select results and never change audiences. Incoming interest does not mean the actor saved it. It returns distinct intentions and current pairwise matches; revoked interest is rechecked on every read.
         *
         *     Version 1.0, effect read, ability planning:read.
         *
         *     Its own codes: reference_not_found, cursor_invalid, cursor_with_constraints.
         *
         *     May be followed by plans.draft.create.
         *
         *     Its answers may also suggest ideas.saved.query.
         *
         *     May also disclose likes.filter_unknown, input.fields_ignored.
         */
        post: operations["likesQuery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/capabilities/likes.mutate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a like
         * @description The user's own like, with the people it is for; relationships.interest.mutate takes a candidate. Saves a like, replaces its intentions, removes people from it, unlikes, or undoes an earlier change. replace needs intentions, remove_person needs people_handles, undo needs receipt_id. A missing field that the operation needs is refused; unlike with people_handles is asked about, because the whole like would go. A change can be undone once, for 24 hours; what was changed later stays.
         *
         *     Version 1.0, effect write, ability planning:write, observed with executions.get.
         *
         *     Its own codes: reference_not_found, stale_revision, subject_required, idea_archived, place_archived, limit_reached, not_reversible.
         *
         *     May also disclose idea.restored, input.fields_ignored.
         */
        post: operations["likesMutate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/capabilities/ideas.lists.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a private Ideas List
         * @description Empty; ideas.list.generate fills one. People may be named by handle or by name, among the saved people only. Nobody is contacted.
         *
         *     Version 2.0, effect write, ability planning:write, observed with executions.get.
         *
         *     Its own codes: reference_not_found, person_ambiguous, person_unresolved, catalog_name_unknown, limit_reached.
         *
         *     Its answers may also suggest relationships.people.ensure, relationships.people.query.
         *
         *     May also disclose ideas_list.name_shared, input.fields_ignored.
         */
        post: operations["ideasListsCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/capabilities/ideas.lists.defaults.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the planning defaults of an Ideas List
         * @description Omitted fields stay. Sets the neighborhoods, activities and timing a list is planned with. Omitted fields do not change; null clears a timing. Names come from existing catalogs.
         *
         *     Version 1.0, effect write, ability planning:write, observed with executions.get.
         *
         *     Its own codes: reference_not_found, catalog_name_unknown.
         *
         *     May also disclose input.fields_ignored.
         */
        post: operations["ideasListsDefaultsUpdate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/capabilities/ideas.lists.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete an Ideas List
         * @description Its ideas stay saved. Deletes the owned list, not the underlying saved ideas. Its share links stop working. Contacts nobody.
         *
         *     Version 1.0, effect write, ability planning:write, observed with executions.get.
         *
         *     Its own codes: reference_not_found.
         *
         *     Its answers may also suggest ideas.object.mutate.
         *
         *     May also disclose input.fields_ignored.
         */
        post: operations["ideasListsDelete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/capabilities/ideas.lists.duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Duplicate an Ideas List
         * @description With its ideas, people and defaults. Creates a private owner-controlled copy including ideas, people, defaults and directions. The share history is not copied.
         *
         *     Version 1.0, effect write, ability planning:write, observed with executions.get.
         *
         *     Its own codes: reference_not_found, limit_reached.
         *
         *     May also disclose ideas_list.name_shared, input.fields_ignored.
         */
        post: operations["ideasListsDuplicate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/capabilities/ideas.lists.rename": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rename an Ideas List
         * @description Gives the list another name. Preserves ideas, people, defaults, directions and share history.
         *
         *     Version 2.0, effect write, ability planning:write, observed with executions.get.
         *
         *     Its own codes: reference_not_found.
         *
         *     May also disclose ideas_list.name_shared, input.fields_ignored.
         */
        post: operations["ideasListsRename"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/capabilities/ideas.lists.directions.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read the directions of an Ideas List
         * @description Only these; ideas.lists.get has them too. Returns the natural-language directions and their planning status.
         *
         *     Version 1.0, effect read, ability planning:read.
         *
         *     Its own codes: reference_not_found.
         *
         *     May also disclose input.fields_ignored.
         */
        post: operations["ideasListsDirectionsGet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/capabilities/ideas.lists.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read an Ideas List
         * @description With its ideas, people and defaults. Returns saved ideas, people, directions, planning defaults and share-link count. Of a list of more than 500 ideas it includes the first 500 and discloses how many there are; ideas.object.get reads the others by list_contents with offset 500. Of a saved view it computes the best 50 in the same way. A disclosure says what became of each message that shares the list. A list that a friend shared with the user is read as its page shows it, with shared_by; nobody but its owner changes it.
         *
         *     Version 1.0, effect read, ability planning:read.
         *
         *     Its own codes: reference_not_found.
         *
         *     May be followed by ideas.lists.members.update, ideas.lists.defaults.update, ideas.lists.share.prepare.
         *
         *     Its answers may also suggest ideas.object.get.
         *
         *     May also disclose collection.cut, ideas_list.items_cut, ideas_list.share_message, ideas_list.shared, inventory.attribution, list.computed, input.fields_ignored.
         */
        post: operations["ideasListsGet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/capabilities/ideas.lists.items.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change which saved ideas are in an Ideas List
         * @description Not for a saved view. Replaces, adds or removes saved ideas. Replaying the same final membership yields unchanged. The later registry marks this capability retired for native saved views, because view filters and directions never create memberships or audiences. On such a list, created by ideas.discover.save, it fails with capability_retired.
         *
         *     Version 1.0, effect write, ability planning:write, observed with executions.get.
         *
         *     Its own codes: reference_not_found, idea_archived, capability_retired, limit_reached.
         *
         *     May also disclose ideas_list.items_cut, input.fields_ignored.
         */
        post: operations["ideasListsItemsUpdate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/capabilities/ideas.lists.members.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change who an Ideas List is for
         * @description Contacts nobody. Replaces, adds or removes the people of a list. The same final membership yields unchanged. Never contacts the people.
         *
         *     Version 1.0, effect write, ability planning:write, observed with executions.get.
         *
         *     Its own codes: reference_not_found, person_ambiguous, person_unresolved, capability_retired, limit_reached.
         *
         *     May be followed by ideas.lists.likes.preview, ideas.lists.likes.apply.
         *
         *     Its answers may also suggest relationships.people.ensure, relationships.people.query.
         *
         *     May also disclose input.fields_ignored.
         */
        post: operations["ideasListsMembersUpdate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/capabilities/ideas.lists.likes.preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview which ideas of a list would be liked for people
         * @description First step; ideas.lists.likes.apply does it. Shows what ideas.lists.likes.apply would do with the same input. Changes nothing. At least one of person_handles or person_names must be present. A list of more than 500 ideas is done in parts; each preview shows the next 500 ideas that would get a like.
         *
         *     Version 1.0, effect read, ability planning:read.
         *
         *     Its own codes: reference_not_found, person_ambiguous, person_unresolved, capability_retired.
         *
         *     May be followed by ideas.lists.likes.apply.
         *
         *     Its answers may also suggest relationships.people.ensure, relationships.people.query, ideas.list.generate.
         *
         *     May also disclose ideas_list.items_cut, inventory.attribution, input.fields_ignored.
         */
        post: operations["ideasListsLikesPreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/capabilities/ideas.lists.likes.apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply a reviewed preview of likes
         * @description With the same input as the preview, once the user agreed. Applies an explicitly reviewed preview using durable idempotent relationship-interest records. Takes the input of the preview; anything that changed since must be previewed and reviewed again. At least one of person_handles or person_names must be present. After a part of a long list, preview and apply the next part.
         *
         *     Version 1.0, effect write, ability planning:write, observed with executions.get.
         *
         *     Its own codes: reference_not_found, person_ambiguous, person_unresolved, review_required, review_stale, capability_retired.
         *
         *     Its answers may also suggest ideas.lists.likes.preview, relationships.people.ensure, relationships.people.query, ideas.list.generate.
         *
         *     May also disclose ideas_list.items_cut, input.fields_ignored.
         */
        post: operations["ideasListsLikesApply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/capabilities/ideas.lists.query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the Ideas Lists
         * @description Most recently changed first. Lists that friends shared with the user are among them, with shared_by. When the user wants all lists and collection.has_more is true, call again with the returned snapshot_handle and next_cursor until has_more is false; a page count is never the total.
         *
         *     Version 1.0, effect read, ability planning:read.
         *
         *     Its own codes: cursor_invalid, cursor_with_constraints, snapshot_expired, reference_not_found.
         *
         *     May be followed by ideas.lists.get, ideas.lists.create, ideas.capture.
         *
         *     May also disclose input.fields_ignored.
         */
        post: operations["ideasListsQuery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/capabilities/ideas.lists.share.prepare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prepare sharing a list with one person
         * @description A Connected Friend gets it after actions.commit, a Friend in Mind by the returned link. Eligible Connected Friends require explicit commit: the answer has a prepared action and the disclosure confirmation.action_prepared, and nothing is shared before actions.commit. Friends in Mind get a manual link and are never contacted; there is nothing to commit.
         *
         *     Version 2.0, effect write, ability planning:write, observed with executions.get.
         *
         *     Its own codes: reference_not_found, person_ambiguous, person_unresolved, recipient_not_eligible, delivery_unavailable, capability_retired.
         *
         *     May be followed by actions.commit.
         *
         *     Its answers may also suggest relationships.people.ensure, relationships.people.query, ideas.list.generate.
         *
         *     Discloses confirmation.action_prepared.
         *
         *     May also disclose confirmation.earlier_replaced, list.details_shown, input.fields_ignored.
         */
        post: operations["ideasListsSharePrepare"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/capabilities/plans.logistics.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a plan's checklist
         * @description What is to be done, and who does it. Returns the saved checklist tasks and their progress. Invitees receive only guest-visible items. An empty checklist does not show that research questions are answered.
         *
         *     Version 1.0, effect read, ability planning:read.
         *
         *     Its own codes: reference_not_found.
         *
         *     May also disclose input.fields_ignored.
         */
        post: operations["plansLogisticsGet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/capabilities/plans.logistics.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a plan's checklist
         * @description To tick one item off send item_handle and status; nothing is booked or paid. Writes checklist items, several in items or one in item, or changes the status of one item by its handle, in either mode; one of the three is required. add updates an item of the same kind, action type and title; replace removes what is not named. A plan has at most 50 items. Links are http or https. Changing items that guests see makes another review necessary.
         *
         *     Version 1.0, effect write, ability planning:write, observed with executions.get.
         *
         *     Its own codes: reference_not_found, plan_not_editable, plan_closed, logistics_transition_invalid, limit_reached.
         *
         *     May also disclose input.fields_ignored.
         */
        post: operations["plansLogisticsUpdate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/capabilities/ideas.object.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open or inspect one object, or list its contents
         * @description For anything found by words or handle; the tools for one kind say more. Reads one object the caller can see, or lists its contents. Without a subject, or if several objects match it, the answer is needs_input and lists the candidates.
         *
         *     Version 2.0, effect read, ability planning:read.
         *
         *     Its own codes: reference_not_found, subject_required, subject_ambiguous, nothing_found.
         *
         *     Its answers may also suggest ideas.object.get, ideas.saved.query, ideas.search.
         *
         *     May also disclose collection.cut, ideas_list.shared, inventory.attribution, list.computed, input.fields_ignored.
         */
        post: operations["ideasObjectGet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/capabilities/ideas.object.mutate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change one object, or undo a change
         * @description Takes any handle as subject.handle, and a reversible_action_id alone for undo. Adds an object to an Ideas List or removes it, creates a share link, updates the defaults of a list, or undoes a reversible action. Creating a share link sends nothing. Unknown keys are refused.
         *
         *     Version 2.0, effect write, ability planning:write, observed with executions.get.
         *
         *     Its own codes: reference_not_found, access_denied, subject_required, subject_ambiguous, nothing_found, destination_required, list_ambiguous, catalog_name_unknown, idea_archived, place_archived, not_reversible, capability_retired, limit_reached.
         *
         *     Its answers may also suggest ideas.lists.create, ideas.lists.delete, ideas.object.mutate, ideas.list.generate, ideas.saved.query, ideas.search.
         *
         *     May also disclose idea.restored, list.details_shown, input.fields_ignored.
         */
        post: operations["ideasObjectMutate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/capabilities/relationships.people.ensure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save people by name
         * @description Reuses saved people. Prefer it to relationships.people.manage for adding. Creates or reuses private person references for named people; never notifies them. A new person is a Friend in Mind: private memory only. A request without any name needs input.
         *
         *     Version 1.0, effect write, ability planning:write, observed with executions.get.
         *
         *     Its own codes: person_ambiguous, subject_required, limit_reached.
         *
         *     Its answers may also suggest relationships.people.query.
         *
         *     May also disclose input.fields_ignored.
         */
        post: operations["relationshipsPeopleEnsure"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/capabilities/relationships.people.manage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create, rename or delete a saved person
         * @description To add people prefer relationships.people.ensure. Only private Friends in Mind can be deleted; Connected Friends cannot; nobody is notified. To create needs display_name, to rename needs person_handle and display_name, to delete needs person_handle. After a rename the person is still found by the former name. A guest who signed up by a plan's open link becomes one of the saved people by a rename, to the same name too. A deleted person is removed from all Ideas Lists; links to lists and connection invitations that were made for them end, and the answer says how many.
         *
         *     Version 1.0, effect write, ability planning:write, observed with executions.get.
         *
         *     Its own codes: reference_not_found, connected_friend_not_deletable, subject_required, limit_reached.
         *
         *     Its answers may also suggest relationships.people.query.
         *
         *     May also disclose relationship.same_name, input.fields_ignored.
         */
        post: operations["relationshipsPeopleManage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/capabilities/relationships.people.query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the saved people
         * @description By part of a name too; relationships.person.get tells more about one. Lists only saved people; a named check never creates memory nor reveals whether an unrelated person has an account.
         *
         *     Version 1.0, effect read, ability planning:read.
         *
         *     Its own codes: cursor_invalid, cursor_with_constraints, snapshot_expired, reference_not_found.
         *
         *     May be followed by relationships.people.manage.
         *
         *     Its answers may also suggest relationships.people.ensure, relationships.person.get.
         *
         *     Discloses relationship.saved_scope_only.
         *
         *     May also disclose input.fields_ignored.
         */
        post: operations["relationshipsPeopleQuery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/capabilities/relationships.person.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read what is saved about one person
         * @description Lists, interests, plans and invites; relationships.people.query finds people. Explains classification, aliases, related lists, saved interests, plans and invite history. At least one of person_handle or name must be present. Only saved people are searched.
         *
         *     Version 1.2, effect read, ability planning:read.
         *
         *     Its own codes: reference_not_found, person_ambiguous, person_unresolved.
         *
         *     May be followed by relationships.person.get, ideas.recommendations.get.
         *
         *     Its answers may also suggest relationships.people.ensure, relationships.people.query.
         *
         *     Discloses relationship.saved_scope_only.
         *
         *     May also disclose relationship.history_cut, input.fields_ignored.
         */
        post: operations["relationshipsPersonGet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/capabilities/places.private.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a private place
         * @description For ideas and plans; seen by nobody else. Saves a place that only the user sees and can use in ideas and plans. Images remain web-managed.
         *
         *     Version 1.0, effect write, ability planning:write, observed with executions.get.
         *
         *     Its own codes: catalog_name_unknown, limit_reached.
         *
         *     May also disclose inventory.attribution, input.fields_ignored.
         */
        post: operations["placesPrivateCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/capabilities/places.private.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a private place
         * @description Changes the given fields only; null clears a field. An archived place cannot be updated.
         *
         *     Version 1.0, effect write, ability planning:write, observed with executions.get.
         *
         *     Its own codes: reference_not_found, catalog_name_unknown, place_archived.
         *
         *     May also disclose inventory.attribution, input.fields_ignored.
         */
        post: operations["placesPrivateUpdate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/capabilities/places.private.archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive a private place
         * @description Plans that use it keep it. Excludes the place from active selection; historical plans are preserved.
         *
         *     Version 1.0, effect write, ability planning:write, observed with executions.get.
         *
         *     Its own codes: reference_not_found.
         *
         *     Its answers may also suggest ideas.object.mutate.
         *
         *     May also disclose inventory.attribution, input.fields_ignored.
         */
        post: operations["placesPrivateArchive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/capabilities/places.private.query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List private places
         * @description Without archived ones. Lists the user's private places, the active ones unless archived ones are asked for too.
         *
         *     Version 1.0, effect read, ability planning:read.
         *
         *     Its own codes: cursor_invalid, cursor_with_constraints, snapshot_expired, reference_not_found.
         *
         *     May be followed by places.private.create, places.private.update, places.private.archive.
         *
         *     May also disclose inventory.attribution, search.words_read, input.fields_ignored.
         */
        post: operations["placesPrivateQuery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/capabilities/plans.draft.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Draft an invitation
         * @description First step of an invitation; then plans.invitation.prepare. Creates an unsent invite draft from a candidate this service issued. It never silently reuses a compatible draft: if the user already has related drafts, the answer asks and lists them as candidates; a separate draft needs the explicit separate_outing. The idea's own text is kept unless overrides are supplied.
         *
         *     Version 2.0, effect write, ability planning:write, observed with executions.get.
         *
         *     Its own codes: reference_not_found, stale_checksum, stale_state_version, subject_required, related_drafts_exist, person_ambiguous, person_unresolved, idea_archived, place_archived, run_expired.
         *
         *     May be followed by plans.status.get, plans.draft.update, plans.draft.preview, plans.prepare_send.
         *
         *     Its answers may also suggest relationships.people.ensure, relationships.people.query, plans.get, plans.invitation.prepare, ideas.saved.query.
         *
         *     May also disclose idea.restored, inventory.attribution, plan.event_moved, plan.place_archived, input.fields_ignored.
         */
        post: operations["plansDraftCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/capabilities/plans.draft.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a draft
         * @description Only unsent ones; plans.update.prepare changes a sent plan. Modifies one of the user's unsent drafts, without sending it. Omitted fields do not change; null clears a field that accepts it. Any change makes a new review necessary.
         *
         *     Version 2.0, effect write, ability planning:write, observed with executions.get.
         *
         *     Its own codes: reference_not_found, stale_checksum, subject_required, person_ambiguous, person_unresolved, idea_archived, place_archived, plan_not_editable.
         *
         *     Its answers may also suggest relationships.people.ensure, relationships.people.query, plans.draft.update, plans.query, plans.status.get, plans.invitation.prepare, plans.update.prepare.
         *
         *     May also disclose idea.restored, inventory.attribution, plan.place_archived, input.fields_ignored.
         */
        post: operations["plansDraftUpdate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/capabilities/plans.draft.preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Review a draft as its recipients would see it
         * @description Before plans.prepare_send; plans.invitation.prepare includes it. Shows the current version of a draft and marks it reviewed. It is a write because it stores the reviewed checksum; any later change of the draft makes a new review necessary. The same content again is unchanged. It sends nothing.
         *
         *     Version 2.0, effect write, ability planning:write, observed with executions.get.
         *
         *     Its own codes: reference_not_found, subject_required, timing_required, plan_not_editable.
         *
         *     Its answers may also suggest plans.draft.update, plans.query, plans.prepare_send, plans.update.prepare.
         *
         *     May also disclose inventory.attribution, plan.private_notes, input.fields_ignored.
         */
        post: operations["plansDraftPreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/capabilities/plans.draft.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete an unsent draft
         * @description plans.discard keeps it among the discarded plans. Removes one of the user's unsent drafts. A private plan is discarded and its evidence kept; a legacy draft is deleted. Active or sent plans cannot be deleted.
         *
         *     Version 2.0, effect write, ability planning:write, observed with executions.get.
         *
         *     Its own codes: reference_not_found, stale_checksum, subject_required, plan_exposed, plan_not_editable.
         *
         *     Its answers may also suggest plans.query, plans.cancel.prepare.
         *
         *     May also disclose input.fields_ignored.
         */
        post: operations["plansDraftDelete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/capabilities/plans.discard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Discard a tentative plan
         * @description Keeps it as discarded; a plan that was sent needs plans.cancel.prepare. Discards a tentative plan that nobody else has seen, if the authoritative eligibility checks pass. A plan with recipient exposure must be canceled instead.
         *
         *     Version 1.0, effect write, ability planning:write, observed with executions.get.
         *
         *     Its own codes: reference_not_found, plan_exposed, plan_closed, plan_not_editable.
         *
         *     Its answers may also suggest plans.cancel.prepare.
         *
         *     May also disclose inventory.attribution, input.fields_ignored.
         */
        post: operations["plansDiscard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/capabilities/plans.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get one plan
         * @description Everything about it; plans.status.get has only answers and deliveries. Returns the original requirements, research evidence, costs, selected or unset timing, current revision, host or invitee role, RSVP counts, the pending recipients visible to the host, the delivery boundary, the management state and the logistics progress. An invitee gets the guest's view: no host notes, and other guests only if the host shows the list.
         *
         *     Version 2.0, effect read, ability planning:read.
         *
         *     Its own codes: reference_not_found.
         *
         *     May be followed by plans.draft.update, plans.draft.preview, plans.prepare_send, plans.update.prepare, plans.cancel.prepare, plans.roster.prepare, plans.logistics.get, plans.discard, invites.list.
         *
         *     Its answers may also suggest invites.rsvp.update, plans.status.get, plans.invitation.prepare.
         *
         *     May also disclose inventory.attribution, plan.links_used_up, input.fields_ignored.
         */
        post: operations["plansGet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/capabilities/plans.query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List plans
         * @description Hosted ones and those the user is invited to. Returns snapshot-backed choices with opaque handles, for plans the user hosts or is invited to. It excludes original research requirements and full timing; plans.get has them.
         *
         *     Version 2.0, effect read, ability planning:read.
         *
         *     Its own codes: reference_not_found, cursor_invalid, cursor_with_constraints, snapshot_expired.
         *
         *     May be followed by plans.get.
         *
         *     Its answers may also suggest ideas.saved.query.
         *
         *     May also disclose inventory.attribution, input.fields_ignored.
         */
        post: operations["plansQuery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/capabilities/plans.status.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the status of a plan
         * @description Answers, deliveries, what waits for approval; plans.get has the rest. Returns the state of one plan and its invitations, and any prepared action that waits for approval.
         *
         *     Version 2.0, effect read, ability planning:read.
         *
         *     Its own codes: reference_not_found.
         *
         *     Its answers may also suggest actions.commit, plans.draft.update, plans.prepare_send, plans.invitation.prepare.
         *
         *     May also disclose confirmation.action_prepared, inventory.attribution, plan.links_used_up, input.fields_ignored.
         */
        post: operations["plansStatusGet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/capabilities/plans.prepare_send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prepare sending a reviewed draft
         * @description After plans.draft.preview; plans.invitation.prepare does both. Prepares a 15-minute confirmation token for the exact reviewed invite action and recipient snapshot. It never sends. The user commits the returned action with actions.commit after reviewing it. Private notes are never copied. With create_share_link it also makes another link to a plan that is already shared or active; a guest named then gets another personal link and keeps the answer.
         *
         *     Version 2.0, effect write, ability planning:write, observed with executions.get.
         *
         *     Its own codes: reference_not_found, subject_required, person_ambiguous, person_unresolved, draft_not_reviewed, plan_not_editable, plan_closed, recipient_not_eligible.
         *
         *     Its answers may also suggest actions.commit, relationships.people.ensure, relationships.people.query, plans.draft.update, plans.draft.preview, plans.query, plans.prepare_send, plans.roster.prepare, plans.update.prepare.
         *
         *     Discloses confirmation.action_prepared.
         *
         *     May also disclose confirmation.earlier_replaced, inventory.attribution, plan.answers_closed, plan.full, plan.more_people_than_places, plan.private_notes_kept, plan.public_description_unused, input.fields_ignored.
         */
        post: operations["plansPrepareSend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/capabilities/plans.invitation.prepare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prepare an invitation in one step
         * @description Review included, so it needs no plans.draft.preview. Then actions.commit. Reads the plan, resolves recipients and prepares the exact invitation in one operation, including the review. Ambiguous recipients require clarification. It does not send, share or publish.
         *
         *     Version 1.0, effect write, ability planning:write, observed with executions.get.
         *
         *     Its own codes: reference_not_found, subject_required, timing_required, person_ambiguous, person_unresolved, plan_not_editable, plan_closed, recipient_not_eligible.
         *
         *     May be followed by plans.invitation.prepare.
         *
         *     Its answers may also suggest actions.commit, relationships.people.ensure, relationships.people.query, plans.draft.update, plans.draft.preview, plans.query, plans.prepare_send, plans.roster.prepare.
         *
         *     Discloses confirmation.action_prepared.
         *
         *     May also disclose confirmation.earlier_replaced, inventory.attribution, plan.answers_closed, plan.full, plan.more_people_than_places, plan.private_notes_kept, plan.public_description_unused, input.fields_ignored.
         */
        post: operations["plansInvitationPrepare"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/capabilities/plans.roster.prepare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prepare who is invited
         * @description Those named are the whole new roster; others are removed. Prepares a change of a plan's roster. The recipients named are the whole new roster: new people would be invited, and people who are not named would be removed. Connected eligible recipients use delivery by the service; Friends in Mind remain manual-share recipients. A reviewed draft is prepared to be sent to the people named. If the roster is already like that, the answer is unchanged and nothing is prepared. Nothing changes and nobody is contacted until actions.commit.
         *
         *     Version 2.0, effect write, ability planning:write, observed with executions.get.
         *
         *     Its own codes: reference_not_found, stale_revision, person_ambiguous, person_unresolved, draft_not_reviewed, plan_not_editable, plan_closed, recipient_not_eligible.
         *
         *     May be followed by actions.commit, plans.draft.preview, plans.roster.prepare.
         *
         *     Its answers may also suggest relationships.people.ensure, relationships.people.query, plans.draft.update, plans.prepare_send.
         *
         *     Discloses confirmation.action_prepared.
         *
         *     May also disclose confirmation.earlier_replaced, plan.answers_closed, plan.full, plan.more_people_than_places, input.fields_ignored.
         */
        post: operations["plansRosterPrepare"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/capabilities/plans.update.prepare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prepare a change of a shared or active plan
         * @description For time, place or text of a sent plan; a draft takes plans.draft.update. Prepares a change of a plan that is already shared or active, with or without notifying its recipients. The summary says who gets a message and who the host has to tell. Unsent drafts use plans.draft.update, plans.draft.preview and plans.prepare_send again. Where nothing would change, nothing is prepared. Nothing changes until actions.commit.
         *
         *     Version 2.0, effect write, ability planning:write, observed with executions.get.
         *
         *     Its own codes: reference_not_found, stale_revision, plan_not_exposed, plan_not_editable, plan_closed.
         *
         *     May be followed by actions.commit.
         *
         *     Its answers may also suggest plans.draft.update.
         *
         *     Discloses confirmation.action_prepared.
         *
         *     May also disclose confirmation.earlier_replaced, plan.deadline_passed, plan.guest_list_hidden, plan.guest_list_shown, plan.local_time_zone, plan.times_moved, input.fields_ignored.
         */
        post: operations["plansUpdatePrepare"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/capabilities/plans.cancel.prepare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prepare canceling a plan
         * @description For a plan that was sent; plans.discard ends an unsent one. Prepares canceling a hosted plan against its current revision, roster and delivery eligibility. Nothing changes or is sent until actions.commit.
         *
         *     Version 2.0, effect write, ability planning:write, observed with executions.get.
         *
         *     Its own codes: reference_not_found, stale_revision, plan_not_exposed, plan_not_editable, plan_closed.
         *
         *     May be followed by actions.commit.
         *
         *     Its answers may also suggest plans.draft.delete, plans.discard.
         *
         *     Discloses confirmation.action_prepared.
         *
         *     May also disclose confirmation.earlier_replaced, input.fields_ignored.
         */
        post: operations["plansCancelPrepare"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/capabilities/ideas.list.generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Generate and keep one Ideas List
         * @description Filters are hard but for people and preference_terms; ideas.recommendations.get only suggests. Generates and persists one ideas list from explicit people, activity, area, timing or search filters. If nothing matches, the answer says what to relax.
         *
         *     Version 2.0, effect write, ability planning:write, observed with executions.get.
         *
         *     Its own codes: reference_not_found, person_ambiguous, person_unresolved, list_ambiguous, catalog_name_unknown, subject_required, timing_required, nothing_found, limit_reached.
         *
         *     Its answers may also suggest ideas.object.mutate, ideas.structured_create, relationships.people.ensure, relationships.people.query.
         *
         *     May also disclose ideas_list.name_shared, inventory.attribution, list.time_left_out, recommendations.gaps, search.words_read, input.fields_ignored.
         */
        post: operations["ideasListGenerate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/capabilities/ideas.recommendations.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get recommendations without saving a list
         * @description Suggests by people, time, area; filters are hard but for people and preference_terms. Time is never assumed. Returns transient recommendations from existing Ideas Lists and inventory without saving a list. The complete ranked result is captured as one authorized immutable snapshot; a page with a continuation cursor is returned. Qualitative modifiers belong in preference_terms; activities or search only for requirements whose unrelated choices would be rejected. People who cannot be resolved need input. Lists that friends share may be named like one's own.
         *
         *     Version 2.1, effect read, ability planning:read.
         *
         *     Its own codes: reference_not_found, person_ambiguous, person_unresolved, list_ambiguous, catalog_name_unknown, timing_required, nothing_found, cursor_invalid, cursor_with_constraints.
         *
         *     May be followed by plans.draft.create.
         *
         *     Its answers may also suggest ideas.capture, ideas.structured_create, relationships.people.ensure, relationships.people.query.
         *
         *     May also disclose availability.refreshing, collection.cut, ideas_list.shared, inventory.attribution, recommendations.gaps, search.words_read, input.fields_ignored.
         */
        post: operations["ideasRecommendationsGet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/capabilities/ideas.recommendations.prepare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look up place or cuisine recommendations
         * @description For one place or cuisine subject; ideas.recommendations.get suggests by filters. One bounded stored-first read for place or cuisine recommendations: authorized places, the user's likes and saves, one person's saved context, a deterministic date window and explicit research gaps. Results are provisional (not confirmed fit, hours or availability). No model, calendar or public-source request is made. More and detail use the exact returned snapshot_handle and option_handle; changed constraints need a new lookup.
         *
         *     Version 1.0, effect read, ability planning:read.
         *
         *     Its own codes: reference_not_found, subject_required, person_ambiguous, person_unresolved, catalog_name_unknown, nothing_found, snapshot_expired.
         *
         *     May be followed by plans.draft.create.
         *
         *     Its answers may also suggest relationships.people.ensure, relationships.people.query, ideas.recommendations.prepare.
         *
         *     May also disclose inventory.attribution, search.words_read.
         */
        post: operations["ideasRecommendationsPrepare"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/capabilities/relationships.interest.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check whether an interest is mutual
         * @description true, or unknown: never false. Answers true only if the other person shares the interest, else unknown. Only saved people are looked at: a name that matches none of them gets the same answer whether or not such an account exists. Two interests are the same if kind and title are (case does not matter, accents do), the neighborhood where both have one, and, for events, the start within 12 hours.
         *
         *     Version 2.0, effect read, ability planning:read.
         *
         *     Its own codes: reference_not_found.
         *
         *     Its answers may also suggest ideas.saved.query.
         *
         *     May also disclose input.fields_ignored.
         */
        post: operations["relationshipsInterestGet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/capabilities/relationships.interest.mutate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Like, unlike, or undo an interest
         * @description One candidate, perhaps for a friend; ideas.candidates.like takes several. Records or withdraws the user's interest, for one saved person or for nobody in particular, or undoes an earlier change within 24 hours; what was changed later stays. If nothing differs, the answer is unchanged.
         *
         *     Version 2.0, effect write, ability planning:write, observed with executions.get.
         *
         *     Its own codes: reference_not_found, person_ambiguous, person_unresolved, subject_required, idea_archived, place_archived, limit_reached, not_reversible.
         *
         *     Its answers may also suggest relationships.people.ensure, relationships.people.query.
         *
         *     May also disclose idea.restored, input.fields_ignored.
         */
        post: operations["relationshipsInterestMutate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/capabilities/relationships.connection.prepare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prepare a list share or a connection invitation
         * @description Its link works at once; prefer relationships.friendship.review, and ideas.lists.share.prepare for a list. Prepares a safe list share to one friend or returns a manual connection invitation; never sends. A list share is a prepared action: it has the disclosure confirmation.action_prepared and needs actions.commit.
         *
         *     Version 2.0, effect write, ability planning:write, observed with executions.get.
         *
         *     Its own codes: reference_not_found, person_ambiguous, person_unresolved, list_ambiguous, subject_required, recipient_not_eligible, delivery_unavailable, capability_retired.
         *
         *     Its answers may also suggest actions.commit, ideas.lists.query, ideas.lists.share.prepare, relationships.people.ensure, relationships.people.query, ideas.list.generate.
         *
         *     Discloses confirmation.action_prepared.
         *
         *     May also disclose confirmation.earlier_replaced, connection.likes_become_visible, connection.link_admits, connection.link_shows, list.details_shown, input.fields_ignored.
         */
        post: operations["relationshipsConnectionPrepare"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/capabilities/relationships.friendship.review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Review a friendship step and its consequences
         * @description First step of connecting or disconnecting; then relationships.friendship.apply. Prepares an optional per-person likes review and the exact consequences before creating or accepting a connection invitation, disconnecting, or closing an invitation; creates no friendship, link or audience change. All retained intentions start included; to exclude some, repeat with previous_review_token and excluded_choices. Omit identity_choice_handle for the not-listed choice.
         *
         *     Version 1.0, effect read, ability planning:read.
         *
         *     Its own codes: reference_not_found, subject_required, subject_ambiguous, review_stale.
         *
         *     Its answers may also suggest relationships.people.query, relationships.friendship.review, relationships.friendship.apply.
         *
         *     May also disclose input.fields_ignored.
         */
        post: operations["relationshipsFriendshipReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/capabilities/relationships.friendship.apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply a reviewed friendship step
         * @description After relationships.friendship.review, once the user accepted its consequences. Applies a fresh exact review only after the user accepts its consequences; creates a ready-to-send link, accepts admission, disconnects, or closes the link; never sends a message; a stale state requires a new review; old links and plan RSVP cannot reconnect deliberately disconnected pairs.
         *
         *     Version 1.0, effect write, ability planning:commit, observed with executions.get.
         *
         *     Its own codes: approval_required, review_required, review_stale.
         *
         *     Its answers may also suggest relationships.friendship.review, relationships.friendship.apply.
         *
         *     May also disclose input.fields_ignored.
         */
        post: operations["relationshipsFriendshipApply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/capabilities/relationships.invitation.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read a connection invitation
         * @description Who joined, and what a link allows. Returns admission status, joined participants, eligible identity choices and a limited preview; a link allows joining, not proof of identity nor access to all participants' likes.
         *
         *     Version 1.0, effect read, ability planning:read.
         *
         *     Its own codes: reference_not_found.
         *
         *     Its answers may also suggest relationships.friendship.review.
         *
         *     May also disclose input.fields_ignored.
         */
        post: operations["relationshipsInvitationGet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/capabilities/ideas.roundup.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read the state of one roundup
         * @description What became of ideas.roundup.mutate. Reads one roundup: its scope, destination, generation, item outcomes, updates and terminal state. A needs_input result exposes one typed continuation.
         *
         *     Version 1.0, effect read, ability planning:read.
         *
         *     Its own codes: reference_not_found, access_denied, scope_required, destination_required, selection_required, list_ambiguous, person_ambiguous, person_unresolved, source_unreachable, source_unsupported.
         *
         *     Its answers may also suggest ideas.capture, ideas.capture.retry, ideas.lists.create, relationships.people.ensure, relationships.people.query, ideas.roundup.mutate.
         *
         *     May also disclose input.fields_ignored.
         */
        post: operations["ideasRoundupGet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/capabilities/ideas.roundup.mutate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a roundup, or move it one step forward
         * @description Saves several ideas of one page or text; ideas.capture saves one. The roundup coordinator owns extraction, scope, destination, named-item selection, ranking, child captures, duplicate reuse and terminal state. A needs_input result exposes one typed continuation (immutable operation input, required fields, reference roles, generation); continuation mutations use a new idempotency key and the current expected_generation. A missing field that the operation needs is refused with input_invalid. Each accepted mutation raises the generation by one.
         *
         *     Version 2.5, effect write, ability planning:write, observed with ideas.roundup.get.
         *
         *     Its own codes: reference_not_found, access_denied, stale_generation, scope_required, destination_required, selection_required, list_ambiguous, person_ambiguous, person_unresolved, source_unreachable, source_unsupported, not_failed, limit_reached.
         *
         *     Its answers may also suggest ideas.roundup.get, ideas.capture, ideas.capture.retry, ideas.lists.create, relationships.people.ensure, relationships.people.query, ideas.roundup.mutate.
         *
         *     May also disclose input.fields_ignored.
         */
        post: operations["ideasRoundupMutate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/capabilities/ideas.saved.query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List saved ideas
         * @description Gives the handles to plan from; likes.query lists likes. Lists the caller's saved ideas, saved places and created ideas. The query searches idea content, not people.
         *
         *     Version 2.0, effect read, ability planning:read.
         *
         *     Its own codes: reference_not_found, person_ambiguous, person_unresolved, cursor_invalid, cursor_with_constraints, snapshot_expired.
         *
         *     May be followed by plans.draft.create.
         *
         *     Its answers may also suggest ideas.capture, ideas.structured_create, relationships.people.ensure, relationships.people.query.
         *
         *     May also disclose inventory.attribution, input.fields_ignored.
         */
        post: operations["ideasSavedQuery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/capabilities/ideas.search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search plans, places, ideas, events and lists
         * @description By words, over everything; ideas.recommendations.get suggests. Searches plans, places, ideas, events and ideas lists visible to the user. May return retry_suggestions. Filters cannot replace the query.
         *
         *     Version 1.0, effect read, ability planning:read.
         *
         *     May be followed by plans.draft.create.
         *
         *     Its answers may also suggest ideas.structured_create, ideas.lists.get, relationships.people.ensure, plans.get.
         *
         *     May also disclose inventory.attribution, search.neighborhood_unknown, search.people, search.words_read.
         */
        post: operations["ideasSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/capability-executions/{executionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Poll one execution
         * @description The answer of executions.get. While it runs, the status is accepted and Retry-After says when to ask again.
         */
        get: operations["getCapabilityExecution"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/capabilities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the capabilities this token may call
         * @description The registry with its versions and fingerprint, and a self-contained schema of every input and data.
         */
        get: operations["listCapabilities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/capabilities/{capability}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Describe one capability
         * @description One entry of the registry.
         */
        get: operations["getCapability"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/media": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a file
         * @description The body is one file: a picture (JPEG, PNG, WebP, GIF, AVIF) or a text, at most 10 MiB. The answer has its reference, media_ref, for the capabilities that take files. It is deleted after a day unless something uses it.
         */
        post: operations["uploadMedia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/media/{mediaRef}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a file
         * @description Deletes a file at once. What used it goes on without it.
         */
        delete: operations["deleteMedia"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/assistant/turns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say something to the assistant
         * @description The assistant understands the message, calls capabilities with the abilities of the token, and answers. It asks when it must, and it never sends anything: what reaches other people is prepared, and waits for its own approval.
         */
        post: operations["takeAssistantTurn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/assistant/prepared-actions/{handle}/commit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Commit an action the assistant prepared
         * @description An explicit later approval of one prepared action, with the channel identity it was prepared under.
         */
        post: operations["commitAssistantAction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/assistant/conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the conversations of this token
         * @description The one that was spoken in last comes first.
         */
        get: operations["listAssistantConversations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/assistant/conversations/{handle}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one conversation
         * @description What was said and answered. Links that give access are left out.
         */
        get: operations["getAssistantConversation"];
        put?: never;
        post?: never;
        /**
         * Delete one conversation
         * @description Deletes what was said and answered at once. What was done stays done. Deleting it again answers the same.
         */
        delete: operations["deleteAssistantConversation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get this document
         * @description The machine-readable description.
         */
        get: operations["getDescription"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Is the process up
         * @description The process answers.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Can requests be served
         * @description The database answers and is current.
         */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description What happened to the message to one person. */
        CommitDelivery: {
            person_handle: components["schemas"]["PersonHandle"];
            /** @description The caller's name for the person; omitted where it was committed by an earlier release. */
            display_name?: string;
            /**
             * @description Queued for delivery by the service, left to a link shared manually, or not deliverable. The answer never says why a person cannot be reached.
             * @enum {string}
             */
            status: "queued" | "manual_share" | "delivery_unavailable";
        };
        /** @description A link that a person opens. The service did not send it. */
        ShareLink: {
            /** @description The person the link is for; omitted if anybody may use it. */
            person_handle?: components["schemas"]["PersonHandle"];
            /** @description The caller's name for that person; omitted if anybody may use the link. */
            display_name?: string;
            /**
             * Format: uri
             * @description The link.
             */
            url: string;
        };
        /** @description Somebody who was invited to a plan or taken off its list. */
        ChangedGuest: {
            person_handle: components["schemas"]["PersonHandle"];
            /** @description The caller's name for the person. */
            display_name: string;
            /** @description True if the name is what the guest called themself who signed up by an open link. */
            signed_up_by_link?: boolean;
        };
        /** @description The connection between two people that a commit concerned. */
        CommittedConnection: {
            /** @description The other person. */
            person: components["schemas"]["Person"];
            /** @description The current state of the connection. */
            state: string;
        };
        /** @description Identifies one turn. */
        TurnHandle: string;
        /** @description Identifies one conversation. Copied exactly as returned. */
        ConversationHandle: string;
        /** @description Identifies one question. */
        QuestionHandle: string;
        /** @description One thing said to the assistant. */
        AssistantMessage: {
            /** @description What the person says, in their own words. */
            message: string;
            /** @description In printable ASCII. Unique for this turn; the same key again is a replay and has no second effect. */
            request_key: string;
            /** @description A stable key of the conversation, such as app:device-7; one that begins with sms or tel gets short answers. It is not stored as it is. */
            channel_identity?: string;
        };
        /** @description The explicit approval of one prepared action. Nothing can be changed while approving. */
        AssistantApproval: {
            /** @description In printable ASCII. Unique for this approval; the same key again is a replay. */
            request_key: string;
            /** @description The one that the action was prepared under, if there was one. */
            channel_identity?: string;
        };
        /** @description What became of a turn. */
        AssistantTurn: {
            /** @description The contract of this answer, service.assistant-turn.v1. */
            contract: string;
            /**
             * @description The worst of what happened; a question or an approval that waits is needs_input.
             * @enum {string}
             */
            status: "completed" | "accepted" | "needs_input" | "failed";
            turn: components["schemas"]["AssistantTurnFacts"];
            conversation: components["schemas"]["AssistantConversation"];
            reply: components["schemas"]["AssistantReply"];
            /** @description The calls that were made, in their order, look-ups included. */
            calls: components["schemas"]["AssistantCall"][];
            /** @description What the reply shows. "The second" means the ordinal. */
            cards: components["schemas"]["AssistantCard"][];
            /** @description What the person is asked; null if nothing. */
            question: components["schemas"]["AssistantQuestion"] | null;
            /** @description The action that waits for approval; null if none. A message never approves it. */
            approval: components["schemas"]["AssistantPrepared"] | null;
            /** @description What the person must learn with the reply. */
            disclosures: components["schemas"]["AssistantDisclosure"][];
            /** @description What the person may say next. */
            suggestions: components["schemas"]["AssistantSuggestion"][];
            /** @description The data of the last call that was asked for; null if there is none. */
            data: Record<string, unknown> | null;
            /** @description Why the turn failed; null if it did not. */
            error: components["schemas"]["AssistantError"] | null;
            usage: components["schemas"]["AssistantUsage"];
            /** @description The id of this request. */
            request_id: string;
        };
        /** @description The turn itself. */
        AssistantTurnFacts: {
            turn_handle: components["schemas"]["TurnHandle"];
            /**
             * @description Whether something was said, or approved.
             * @enum {string}
             */
            kind: "message" | "commit";
            /** @description The key that it was sent with. */
            request_key: string;
            /** @description Its number in the conversation. */
            ordinal: number;
            /** @description Whether this is the stored answer of an earlier request with the same key. */
            replayed: boolean;
            /**
             * @description What understood the message.
             * @enum {string}
             */
            interpreter: "rules" | "model";
            /** @description The language of the reply, as a tag. */
            language: string;
            /**
             * Format: date-time
             * @description When the turn began.
             */
            started_at: string;
            /**
             * Format: date-time
             * @description When it ended.
             */
            finished_at: string;
        };
        /** @description One conversation. It belongs to one token and one channel. */
        AssistantConversation: {
            conversation_handle: components["schemas"]["ConversationHandle"];
            /**
             * @description How it is shown; sms gets short answers.
             * @enum {string}
             */
            channel: "chat" | "sms";
            /** @description As this request sent it; null if it sent none. */
            channel_identity: string | null;
            /** @description How many turns it has. */
            turns: number;
            /**
             * Format: date-time
             * @description When it is deleted, if nothing more is said.
             */
            expires_at: string;
        };
        /** @description What to show the person, as plain text. */
        AssistantReply: {
            /** @description What to show. Words of others stand in quotes. */
            text: string;
            /** @description Whether it was cut for a short channel. */
            truncated: boolean;
        };
        /** @description One call that the turn made. */
        AssistantCall: {
            /** @description The capability. */
            capability: string;
            /** @description Its version. */
            version: string;
            /**
             * @description What it may do.
             * @enum {string}
             */
            effect: "read" | "write" | "external_send";
            /** @description What was really sent; sealed values are shortened. */
            input: Record<string, unknown>;
            status: components["schemas"]["ResultStatus"];
            /** @description The code of its failure; null if it has none. */
            code: string | null;
            /** @description The execution of a write; null of a read. */
            execution_id: components["schemas"]["ExecutionId"] | null;
            /** @description What it answered, in one sentence. */
            text: string;
            /** @description Whether it was the replay of an earlier call. */
            replayed: boolean;
        };
        /** @description One thing that the reply shows. */
        AssistantCard: {
            /** @description Its number; "the second" means 2. */
            ordinal: number;
            /** @description What it is. list, idea, person, place, plan, logistics_item, invite, like, window or execution. */
            kind: string;
            /** @description Identifies it; empty if it has no handle. */
            handle: string;
            /** @description What to call it. */
            title: string;
            /** @description At most four lines about it. */
            lines: string[];
            /**
             * Format: date-time
             * @description When it takes place; null if open.
             */
            when: string | null;
            /** @description Who wrote it; null for the account's own. */
            whose: string | null;
            /**
             * Format: uri
             * @description A page that shows it; null if there is none.
             */
            url: string | null;
            /** @description What to say about it. */
            actions: components["schemas"]["AssistantSuggestion"][];
        };
        /** @description What the person is asked. The next message answers it, or speaks of something else. */
        AssistantQuestion: {
            question_handle: components["schemas"]["QuestionHandle"];
            /**
             * @description Which answer is expected.
             * @enum {string}
             */
            kind: "choice" | "text" | "time" | "confirm";
            /** @description What it is about. */
            slot: string;
            /** @description The question. */
            text: string;
            /** @description What may be answered; empty if the answer is free. */
            options: components["schemas"]["AssistantOption"][];
            /** @description The call that a yes makes; null if it is no such question. */
            proposes: components["schemas"]["AssistantProposal"] | null;
            /**
             * Format: date-time
             * @description Until when it may be answered.
             */
            expires_at: string;
        };
        /** @description One possible answer. */
        AssistantOption: {
            /** @description Its number, which is an answer, too. */
            ordinal: number;
            /** @description What to call it. */
            label: string;
            /** @description What tells it from others; null if nothing. */
            detail: string | null;
            /** @description What it stands for; null if it is no thing. */
            handle: string | null;
        };
        /** @description A call that is made after a yes. */
        AssistantProposal: {
            /** @description The capability. */
            capability: string;
            /** @description Its input. */
            input: Record<string, unknown>;
        };
        /** @description A prepared action that waits for approval by its own endpoint. */
        AssistantPrepared: {
            action_handle: components["schemas"]["ActionHandle"];
            /** @description What committing it would do. */
            kind: string;
            /** @description What committing it would do, in one sentence. */
            summary: string;
            /** @description What to show before the approval. Who gets what by which way, and each changed field before and after. */
            review_text: string;
            /** @description The people it reaches. */
            recipients: string[];
            /** @description What they would see. */
            content_preview: Record<string, unknown>;
            /** @description Facts about it by name. */
            facts: Record<string, unknown>;
            /**
             * Format: date-time
             * @description Until when it may be approved.
             */
            expires_at: string;
            commit: components["schemas"]["AssistantCommitAddress"];
            /** @description The word by which a person approves it on a channel without buttons; only the endpoint takes it. */
            reply_word: string;
        };
        /** @description Where the approval goes. */
        AssistantCommitAddress: {
            /**
             * @description The method.
             * @enum {string}
             */
            method: "POST";
            /** @description The path. */
            path: string;
        };
        /** @description What the person must learn with the reply. */
        AssistantDisclosure: {
            /** @description What it is about. */
            name: string;
            /** @description The sentence to show. */
            text: string;
        };
        /** @description Something to say next. */
        AssistantSuggestion: {
            /** @description What to show. */
            label: string;
            /** @description What to send as message. */
            say: string;
        };
        /** @description Why the turn failed. */
        AssistantError: {
            /** @description The code. */
            code: string;
            /** @description What happened. */
            message: string;
            /** @description Whether the same may be sent again. */
            retryable: boolean;
        };
        /** @description What understanding took. */
        AssistantUsage: {
            /** @description The model; null where rules understood. */
            model: string | null;
            /** @description Calls and rounds of a model. */
            steps: number;
            /** @description Of a model. */
            input_tokens: number;
            /** @description Of a model. */
            output_tokens: number;
            /** @description Milliseconds. */
            ms: number;
            /** @description Why rules answered in place of a model; null if they did not. */
            fallback: string | null;
        };
        /** @description One turn as it is kept. Links that give access are left out. */
        AssistantSpoken: {
            turn_handle: components["schemas"]["TurnHandle"];
            /** @description Its number in the conversation. */
            ordinal: number;
            /**
             * @description Whether something was said, or approved.
             * @enum {string}
             */
            kind: "message" | "commit";
            /** @description What the person said; null of an approval. */
            message: string | null;
            /** @description What was answered; null while it runs. */
            reply: string | null;
            /** @description How it ended; running while it runs. */
            status: string;
            /**
             * Format: date-time
             * @description When it began.
             */
            started_at: string;
            /**
             * Format: date-time
             * @description When it ended; null while it runs.
             */
            finished_at: string | null;
        };
        /**
         * @description What a section is about: RSVP or tipping deadlines within 48 hours, incomplete drafts, responses waited for, plans within seven days, incomplete logistics, or mutual interest without an active plan.
         * @enum {string}
         */
        BriefSectionType: "deadline" | "draft" | "waiting" | "upcoming" | "logistics" | "mutual_interest";
        /** @description The thing an item is about. */
        BriefReference: {
            /** @description What it is, such as plan, invite, idea, capture or roundup. */
            kind: string;
            /** @description Its handle. Copied exactly as returned. */
            handle: string;
            /** @description Its name or title. */
            label: string;
            /** @description Who wrote the label; omitted if the user did. */
            written_by?: components["schemas"]["WrittenBy"];
        };
        /** @description One thing to look at. */
        BriefItem: {
            /** @description What to look at, in one short line. */
            title: string;
            reference: components["schemas"]["BriefReference"];
            /**
             * Format: date-time
             * @description By when, or when it takes place; null if there is no time to it.
             */
            due_at: string | null;
        };
        /** @description Things of one type, the most pressing first, at most ten. */
        BriefSection: {
            type: components["schemas"]["BriefSectionType"];
            /** @description The rank of the section; 1 comes first. */
            priority: number;
            /** @description What to look at, at most ten. */
            items: components["schemas"]["BriefItem"][];
        };
        /** @description A period and its time zone. */
        TimeRange: {
            /**
             * Format: date-time
             * @description Its start, inclusive.
             */
            from: string;
            /**
             * Format: date-time
             * @description Its end, exclusive.
             */
            to: string;
            /** @description Its IANA time zone. */
            timezone: string;
        };
        /** @description How old the data of an availability answer is. */
        AvailabilityFreshness: {
            /**
             * Format: date-time
             * @description When the windows were computed.
             */
            computed_at: string;
            /**
             * Format: date-time
             * @description When the calendar that was read longest ago was read, a friend's by the hour; null if none was used.
             */
            oldest_source_at: string | null;
            /** @description Whether a source is too old to be relied on. */
            stale: boolean;
        };
        /**
         * @description Why time is not known. Of the caller: no calendar is connected, one has not been read yet, one has not been read for too long, or one could not be read completely. Of a friend: the calendar is not shared with the caller, or the person is not a Connected Friend. Of anybody: calendars are not known so far ahead.
         * @enum {string}
         */
        AvailabilityUncertaintyCode: "calendar_not_connected" | "source_pending" | "source_stale" | "source_incomplete" | "calendar_not_shared" | "person_not_connected" | "beyond_horizon";
        /** @description Something the answer does not know. */
        AvailabilityUncertainty: {
            code: components["schemas"]["AvailabilityUncertaintyCode"];
            /** @description The person it concerns; omitted if it concerns the caller. */
            person_handle?: components["schemas"]["PersonHandle"];
            /** @description The caller's name for the person; omitted if it concerns the caller. */
            display_name?: string;
        };
        /** @description One event that is visible to the caller. */
        EventResult: {
            event_handle: components["schemas"]["EventHandle"];
            /** @description Its title. */
            title: string;
            /** @description Where it takes place; null if unknown. */
            venue: string | null;
            /**
             * Format: date-time
             * @description When it starts.
             */
            starts_at: string;
            /**
             * Format: date-time
             * @description When it ends; null if unknown.
             */
            ends_at: string | null;
            /** @description The IANA time zone it takes place in. */
            timezone: string;
            /**
             * @description Why the caller can see it.
             * @enum {string}
             */
            role: "host" | "saved" | "invited" | "public";
            /** @description What to show with a public event, as the licence of its source wants it; omitted if none does. */
            attribution?: string;
            /** @description The plan it belongs to; omitted if it belongs to none. */
            plan_handle?: components["schemas"]["PlanHandle"];
        };
        /** @description One of the saved people who may be meant. */
        PersonCandidate: {
            /**
             * @description What it is.
             * @enum {string}
             */
            kind?: "person";
            person_handle: components["schemas"]["PersonHandle"];
            /** @description The caller's name for the person. */
            display_name: string;
            classification?: components["schemas"]["PersonClassification"];
            /** @description What tells the person apart from others of the name, for people. */
            details?: string;
            /** @description The whole input of the call that chooses this person. */
            input?: Record<string, unknown>;
        };
        /** @description One of the Ideas Lists that may be meant. */
        IdeasListCandidate: {
            /**
             * @description What it is.
             * @enum {string}
             */
            kind?: "ideas_list";
            ideas_list_handle: components["schemas"]["IdeasListHandle"];
            /** @description Its name, as in other choices. */
            title?: string;
            /** @description Its name. Two lists may have the same name. */
            name: string;
            origin?: components["schemas"]["ListOrigin"];
            /** @description How many saved ideas it contains. */
            item_count?: number;
            /** @description How many people it is for. */
            people_count?: number;
            /** @description How many share links it has. */
            share_link_count?: number;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updated_at?: string;
            /** @description The whole input of the call that chooses this list. */
            input?: Record<string, unknown>;
        };
        /** @description One of the things that may be meant. It has the handle of its kind, if it has one. */
        SubjectCandidate: {
            /** @description What it is, such as idea, plan or person. */
            kind: string;
            /** @description Its name. */
            title: string;
            ideas_list_handle?: components["schemas"]["IdeasListHandle"];
            idea_handle?: components["schemas"]["IdeaHandle"];
            capture_public_id?: components["schemas"]["CapturePublicId"];
            place_handle?: components["schemas"]["PlaceHandle"];
            event_handle?: components["schemas"]["EventHandle"];
            plan_handle?: components["schemas"]["PlanHandle"];
            person_handle?: components["schemas"]["PersonHandle"];
            /** @description Identifies a thing without a handle of its own kind. Copied exactly as returned. */
            handle?: string;
            /** @description The whole input of the call that chooses it. */
            input?: Record<string, unknown>;
        };
        /** @description One of the unsent drafts for the same idea. */
        DraftCandidate: {
            plan_handle: components["schemas"]["PlanHandle"];
            /** @description Its title. */
            title: string;
            state: components["schemas"]["PlanState"];
            /**
             * Format: date-time
             * @description When it takes place; null if that is open.
             */
            scheduled_at: string | null;
            checksum: components["schemas"]["Checksum"];
        };
        /** @description One of the answers to a question. */
        ChoiceCandidate: {
            /** @description What it is, such as when_preset or scope. */
            kind: string;
            /** @description What it means, for people. */
            title: string;
            /** @description The whole input of the call that chooses it. */
            input: Record<string, unknown>;
        };
        /** @description One of the items of a source. */
        RoundupItemCandidate: {
            /**
             * @description What it is.
             * @enum {string}
             */
            kind: "roundup_item";
            /** @description Its title. */
            title: string;
            /** @description Its place in the source, from 1. */
            position: number;
            /** @description The whole input of the call that chooses it. */
            input: Record<string, unknown>;
        };
        /** @description One of the wishes that have to be cleared up. */
        ConstraintCandidate: {
            /**
             * @description What it is.
             * @enum {string}
             */
            kind: "constraint";
            /** @description The wish, for people. */
            title: string;
            /** @description Identifies it in constraint_changes. */
            semantic_id: string;
            /** @description The words that it comes from. */
            source_span?: string | null;
        };
        /** @description A request that finds something, because it asks for less. */
        WiderRequestCandidate: {
            /**
             * @description Whether it leaves something out or names an area where there is something.
             * @enum {string}
             */
            kind: "relaxation" | "area";
            /** @description What it asks for, for people. */
            title: string;
            /** @description How many choices there are then. */
            count: number;
            /** @description The filter that it leaves out. */
            filter?: string;
            /** @description The whole input of the request. */
            input: Record<string, unknown>;
        };
        /** @description One of the names of the catalog. */
        CatalogNameCandidate: {
            /** @description The name, as the catalog writes it. */
            name: string;
        };
        /** @description Identifies one execution of a write. Exactly 26 characters. */
        ExecutionId: string;
        /** @description Identifies one prepared action. Copied exactly as returned by a prepare capability. */
        ActionHandle: string;
        /** @description Identifies one result snapshot. Copied exactly as returned. */
        SnapshotHandle: string;
        /**
         * @description How a call ended.
         * @enum {string}
         */
        ResultStatus: "completed" | "unchanged" | "accepted" | "needs_input" | "failed";
        /** @description The durable record of one write. */
        Execution: {
            execution_id: components["schemas"]["ExecutionId"];
            /** @description The capability that was called. */
            capability: string;
            /** @description The version of its input that was used. */
            version: string;
            status: components["schemas"]["ResultStatus"];
            /**
             * Format: date-time
             * @description When the call was accepted.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it reached its terminal result; null while it runs.
             */
            finished_at: string | null;
            /** @description The whole answer to the call or, of accepted work that has ended, the answer that its status capability gave then; null while it runs. */
            result: Record<string, unknown> | null;
        };
        /** @description Identifies one idea capture. Copied exactly as returned. */
        CapturePublicId: string;
        /** @description Identifies one roundup (a capture of several items). Copied exactly as returned. */
        RoundupPublicId: string;
        /** @description Identifies one Ideas List. Copied exactly as returned. */
        IdeasListHandle: string;
        /** @description Identifies one Ideas List. Copied exactly as returned; this input admits up to 191 characters. */
        IdeasListHandleLong: string;
        /** @description Identifies one created idea. Copied exactly as returned. */
        IdeaHandle: string;
        /** @description Identifies one saved person. Copied exactly as returned. */
        PersonHandle: string;
        /** @description Identifies one saved person. Copied exactly as returned; this input admits up to 191 characters. */
        PersonHandleLong: string;
        /** @description Identifies one plan. Copied exactly as returned. */
        PlanHandle: string;
        /** @description Identifies one invite. Copied exactly as returned. */
        InviteHandle: string;
        /** @description Identifies one private place. Copied exactly as returned. */
        PlaceHandle: string;
        /** @description Identifies one private place. Copied exactly as returned; this input admits up to 191 characters. */
        PlaceHandleLong: string;
        /** @description Identifies one event. Copied exactly as returned. */
        EventHandle: string;
        /** @description Identifies one discovery run. Copied exactly as returned. */
        RunHandle: string;
        /** @description Identifies a discovery run and all runs that came from it. Copied exactly as returned. */
        ThreadHandle: string;
        /** @description Identifies the reply contract that a discovery run returned. Copied exactly as returned. */
        ReplyContractHandle: string;
        /** @description Identifies one candidate this service issued. Copied exactly as returned, never invented. */
        CandidateId: string;
        /** @description Identifies one action that can be undone once, within 24 hours. Copied exactly as returned. */
        ReversibleActionId: string;
        /** @description Identifies one action that can be undone once, within 24 hours. Copied exactly as returned; this input admits up to 36 characters. */
        ReversibleActionIdLong: string;
        /** @description Refers to one uploaded file. Copied exactly as returned by the upload. */
        MediaRef: string;
        /** @description Identifies one planning window. Opaque; copied exactly as returned. */
        TimeHandle: string;
        /** @description The version of the state. Each change of state raises it by one. */
        StateVersion: number;
        /** @description The generation of a roundup. Each accepted mutation raises it by one. */
        Generation: number;
        /** @description The revision of a plan. Each committed change raises it by one. */
        Revision: number;
        /** @description Hexadecimal SHA-256 of the canonical content that recipients can see. */
        Checksum: string;
        /**
         * @description A surface, as the specification writes it.
         * @enum {string}
         */
        SurfaceTitle: "API" | "MCP" | "Assistant API";
        /**
         * @description A Connected Friend can be reached by the service after an explicit commit. A Friend in Mind is private memory only, is never contacted, and receives links that the caller shares manually.
         * @enum {string}
         */
        PersonClassification: "connected" | "friend_in_mind";
        /**
         * @description Whether it is a place or an event.
         * @enum {string}
         */
        IdeaKind: "place" | "event";
        /**
         * @description Whether the given members replace the current ones, are added to them, or are removed from them.
         * @enum {string}
         */
        MembershipMode: "replace" | "add" | "remove";
        /**
         * @description What is known about the time. Without any information it is unknown, never free.
         * @enum {string}
         */
        PersonAvailability: "free" | "busy" | "partial" | "unknown";
        /**
         * @description The caller's role in the plan.
         * @enum {string}
         */
        PlanRole: "host" | "invitee";
        /**
         * @description The state of the plan, from an unsent draft to past, canceled or discarded.
         * @enum {string}
         */
        PlanState: "draft" | "reviewed" | "prepared" | "shared" | "active" | "past" | "canceled" | "discarded";
        /**
         * @description The answer to an invite.
         * @enum {string}
         */
        RsvpStatus: "pending" | "accepted" | "declined" | "removed";
        /**
         * @description A plan tips when its accepted guests and the host reach the minimum, and stays tipped; it is missed if the deadline passes before that.
         * @enum {string}
         */
        TipState: "open" | "tipped" | "missed";
        /**
         * @description Whether the service delivers the message or the caller shares a link manually.
         * @enum {string}
         */
        DeliveryWay: "service" | "manual_share";
        /**
         * @description A named period.
         * @enum {string}
         */
        WhenPreset: "any-time-weekdays" | "any-time-weekends" | "right-now" | "today" | "tomorrow" | "next-few-days" | "next-few-days-weekdays" | "next-few-days-weekends" | "this-week" | "next-week" | "this-weekend" | "next-weekend" | "next-few-weekends" | "next-few-weeks" | "next-few-weeks-weekdays" | "custom";
        /**
         * @description A named period in which to look for availability.
         * @enum {string}
         */
        AvailabilityWhenPreset: "today" | "tomorrow" | "next-few-days" | "next-few-days-weekdays" | "next-few-days-weekends" | "this-week" | "next-week" | "this-weekend" | "next-weekend" | "next-few-weekends" | "next-few-weeks" | "next-few-weeks-weekdays";
        /**
         * @description Who wrote something that the user did not write: the host of a plan that the user is invited to, a friend, or a public source.
         * @enum {string}
         */
        WrittenBy: "host" | "friend" | "public";
        /**
         * @description Whether the user fills the list, it is a saved view, whose filters decide what it contains, or the service made it from filters.
         * @enum {string}
         */
        ListOrigin: "manual" | "saved_view" | "generated";
        /** @description One saved person. */
        Person: {
            person_handle: components["schemas"]["PersonHandle"];
            /** @description The caller's name for the person. */
            display_name: string;
            classification: components["schemas"]["PersonClassification"];
        };
        /** @description One Ideas List. */
        IdeasList: {
            ideas_list_handle: components["schemas"]["IdeasListHandle"];
            /** @description Its name. Two lists may have the same name. */
            name: string;
            origin?: components["schemas"]["ListOrigin"];
            shared_by?: components["schemas"]["SharedBy"];
            /** @description How many saved ideas it contains; 0 for a saved view, whose ideas are computed when it is read. */
            item_count: number;
            /** @description How many people it is for. */
            people_count: number;
            /** @description How many share links it has. */
            share_link_count: number;
            /**
             * Format: date-time
             * @description When it was last changed; of a list that a friend shared, when it was shared or renamed.
             */
            updated_at: string;
        };
        /** @description The friend who shared it, whose words it has; it can be read and not changed. Omitted where it is the user's own. */
        SharedBy: {
            /** @description What the user calls the friend. */
            display_name: string;
            /** @description The friend among the saved people; omitted if they are none. */
            person_handle?: components["schemas"]["PersonHandle"];
        };
        /** @description The handle and the name of an Ideas List. */
        IdeasListReference: {
            ideas_list_handle: components["schemas"]["IdeasListHandle"];
            /** @description Its name. */
            name: string;
        };
        /** @description One place. */
        Place: {
            place_handle: components["schemas"]["PlaceHandle"];
            /** @description Its name. */
            name: string;
            /** @description Its address; null if unknown. */
            address: string | null;
            /** @description The caller's notes about it; null if none. */
            description: string | null;
            /** @description Its IANA time zone; null if unknown. */
            timezone: string | null;
            /** @description The activity of the catalog it is for; null if none is set. */
            activity_name: string | null;
            coordinates?: components["schemas"]["Coordinates"];
            /** @description What to show with the place, as the licence of its source wants it; omitted if none does. */
            attribution?: string;
            /**
             * @description An archived place cannot be selected any more; plans that used it keep it.
             * @enum {string}
             */
            state: "active" | "archived";
        };
        /** @description Where a place is, in degrees (WGS 84); omitted if unknown. */
        Coordinates: {
            /** @description Degrees north of the equator. */
            latitude: number;
            /** @description Degrees east of Greenwich. */
            longitude: number;
        };
        /** @description When and where an event takes place. */
        Event: {
            event_handle?: components["schemas"]["EventHandle"];
            /** @description The event's own title, if it differs from the idea's. */
            title?: string;
            /**
             * Format: date-time
             * @description When it starts. Where only the day is known, when that day begins in its time zone.
             */
            starts_at: string;
            /**
             * @description Whether the time of its start is known, or only the day.
             * @enum {string}
             */
            start_precision?: "exact" | "date_only";
            /**
             * Format: date-time
             * @description When it ends; null if unknown.
             */
            ends_at?: string | null;
            /** @description The IANA time zone it takes place in; null if unknown. */
            timezone?: string | null;
            /** @description Where it takes place; null if unknown. */
            venue: components["schemas"]["Place"] | null;
            /**
             * Format: uri
             * @description The event's own page; null if unknown.
             */
            url?: string | null;
        };
        /** @description One saved idea. */
        Idea: {
            idea_handle: components["schemas"]["IdeaHandle"];
            kind: components["schemas"]["IdeaKind"];
            /** @description Its title. */
            title: string;
            shared_by?: components["schemas"]["SharedBy"];
            /** @description What it is about; null if none. */
            description: string | null;
            /** @description The place it is about; null if unknown. */
            place: components["schemas"]["Place"] | null;
            /** @description When and where the event takes place; null for a place. */
            event: components["schemas"]["Event"] | null;
            /**
             * Format: date-time
             * @description Its fixed time; null if open.
             */
            when: string | null;
            /** @description The neighborhood it is in; null if unknown. */
            neighborhood: string | null;
            /** @description The activities it satisfies. */
            activities: string[];
            /**
             * Format: uri
             * @description The page it was saved from; null if there is none.
             */
            source_url: string | null;
            /** @description The Ideas Lists it is in. */
            lists: components["schemas"]["IdeasListReference"][];
            /** @description Whether it may appear in recommendations. */
            show_in_for_you: boolean;
            /** @description Whether the caller likes it. */
            liked: boolean;
            /**
             * @description An archived idea appears in no active saved-idea or recommendation view.
             * @enum {string}
             */
            state: "active" | "archived";
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updated_at: string;
            /** @description Identifies the idea as a candidate, to draft a plan from it or to like it. */
            candidate_id: components["schemas"]["PlanCandidateId"];
        };
        /** @description One choice this service offers. */
        Candidate: {
            candidate_id: components["schemas"]["CandidateId"];
            /**
             * @description What it is.
             * @enum {string}
             */
            kind: "place" | "event" | "occurrence" | "offering" | "activity";
            /** @description Its title. */
            title: string;
            shared_by?: components["schemas"]["SharedBy"];
            /** @description The place it names; null if unknown. */
            place: components["schemas"]["Place"] | null;
            /** @description When and where it takes place; null if it has no time of its own. */
            event: components["schemas"]["Event"] | null;
            /**
             * Format: date-time
             * @description Its fixed time; null if open.
             */
            when: string | null;
            /** @description Why it is offered, in short sentences. */
            reasons: string[];
            /** @description The saved people who like it, as far as the caller is allowed to know. */
            liked_by: components["schemas"]["Person"][];
            /** @description True while fit, hours and availability are not confirmed. */
            provisional: boolean;
        };
        /** @description How many invites of a plan have each answer. */
        RsvpCounts: {
            /** @description Guests who accepted. */
            accepted: number;
            /** @description Guests who declined. */
            declined: number;
            /** @description Guests who have not answered. */
            pending: number;
            /** @description Guests who were removed from the roster. */
            removed: number;
        };
        /** @description How close a plan is to its minimum of people. */
        Tip: {
            /** @description How many people, including the host, the plan needs; null if it has no minimum. */
            capacity_min: number | null;
            /** @description How many it has, counting accepted guests and the host. */
            have: number;
            state: components["schemas"]["TipState"];
        };
        /** @description One plan. */
        Plan: {
            plan_handle: components["schemas"]["PlanHandle"];
            /** @description Its title. */
            title: string;
            state: components["schemas"]["PlanState"];
            role: components["schemas"]["PlanRole"];
            /**
             * Format: date-time
             * @description When it takes place; null while undecided.
             */
            scheduled_at: string | null;
            /** @description The IANA time zone it is planned in. */
            timezone: string;
            revision: components["schemas"]["Revision"];
            checksum: components["schemas"]["Checksum"];
            rsvp: components["schemas"]["RsvpCounts"];
            tip: components["schemas"]["Tip"];
            /**
             * Format: date-time
             * @description The deadline for guests' answers; null if there is none.
             */
            rsvp_deadline: string | null;
            /** @description Where it takes place; null while undecided. */
            place: components["schemas"]["PlanPlace"] | null;
            /** @description For an invitee, the own invite and its answer; omitted for the host. */
            my_invite?: components["schemas"]["MyInvite"];
        };
        /** @description The caller's own invite to a plan of somebody else. */
        MyInvite: {
            invite_handle: components["schemas"]["InviteHandle"];
            rsvp_status: components["schemas"]["RsvpStatus"];
            /** @description Whether it can be answered now. This is authoritative; do not work it out from the deadline. */
            rsvp_available: boolean;
        };
        /** @description Where a plan takes place, copied when the plan was given the place. The host also sees the private place it was copied from; an invitee sees name and address only. */
        PlanPlace: {
            place_handle?: components["schemas"]["PlaceHandle"];
            /** @description Its name. */
            name: string;
            /** @description Its address; null if unknown. */
            address: string | null;
            /** @description The host's notes about it; null if none. */
            description?: string | null;
            /** @description Its IANA time zone; null if unknown. */
            timezone?: string | null;
            /** @description The activity of the catalog it is for; null if none is set. */
            activity_name?: string | null;
            /** @description What to show with the place, as the licence of its source wants it; omitted if none does. */
            attribution?: string;
            /**
             * @description An archived place cannot be selected any more; plans that used it keep it.
             * @enum {string}
             */
            state?: "active" | "archived";
        };
        /** @description When and where a plan was before it moved. */
        PlanMovedFrom: {
            /**
             * Format: date-time
             * @description When it started; null while that was undecided.
             */
            scheduled_at: string | null;
            /**
             * Format: date-time
             * @description When it ended; null without an end.
             */
            scheduled_ends_at: string | null;
            /**
             * Format: date-time
             * @description When to meet, if not at the start.
             */
            meetup_at: string | null;
            /** @description Where to meet, in words. */
            meetup_location_text: string | null;
            /** @description Where it was; null while that was undecided. */
            place: components["schemas"]["PlanMovedPlace"] | null;
        };
        /** @description Where a plan was before it moved. */
        PlanMovedPlace: {
            /** @description The place's name. */
            name: string;
            /** @description Its address; null if unknown. */
            address: string | null;
        };
        /** @description One person that a prepared action would reach, and how. */
        Recipient: {
            person_handle: components["schemas"]["PersonHandle"];
            /** @description The caller's name for the person. */
            display_name: string;
            delivery: components["schemas"]["DeliveryWay"];
            /** @description Whether the action can reach the person. */
            eligible: boolean;
            /** @description True if the host passes the person's link on, and they still get a mail of this because they asked for it on their page. */
            asked_for_mail?: boolean;
            /**
             * @description The language of the mail to the person, where it is not English. It stays the same until it is sent.
             * @enum {string}
             */
            language?: "de";
            /** @description Why the action cannot reach the person, as far as the caller is allowed to know. */
            reason?: string;
            /**
             * @description Whether the person is invited or taken off the list. Only in a change of who is invited; omitted in any other action, and in one that an earlier release prepared.
             * @enum {string}
             */
            change?: "added" | "removed";
            /** @description True if the name is what the guest called themself who signed up by an open link. */
            signed_up_by_link?: boolean;
        };
        /** @description A prepared action that waits for a later explicit approval. Nothing has changed and nobody was contacted. */
        PreparedAction: {
            action_handle: components["schemas"]["ActionHandle"];
            /** @description What committing it would do, such as plan.send_invites. */
            kind: string;
            /** @description What committing it would do, in one sentence. */
            summary: string;
            /** @description Everybody it would reach. */
            recipients: components["schemas"]["Recipient"][];
            /** @description What the recipients would see. Mail that is not in English stands in mail, with its language, subject, body and who gets it. */
            content_preview: Record<string, unknown>;
            revision: components["schemas"]["Revision"];
            checksum: components["schemas"]["Checksum"];
            /**
             * Format: date-time
             * @description When it expires.
             */
            expires_at: string;
            /**
             * @description Only in plans.status.get. What the user decided on their own page. none needs no page; needed asks them when it is committed; waiting has asked them; released can be committed now; refused stays for a day and cannot be committed.
             * @enum {string}
             */
            approval?: "none" | "needed" | "waiting" | "released" | "refused";
        };
        /** @description How many people have each status in a planning window. */
        WindowCounts: {
            /** @description People who are free. */
            free: number;
            /** @description People who are free for an hour of it at least, or may be. */
            partial: number;
            /** @description People who are busy. */
            busy: number;
            /** @description People with no known availability. */
            unknown: number;
        };
        /** @description The status of one person in a planning window. */
        WindowPerson: {
            /** @description The handle of the saved person, or self for the caller. */
            person_handle: string;
            /** @description The caller's name for the person; omitted for the caller. */
            display_name?: string;
            status: components["schemas"]["PersonAvailability"];
        };
        /** @description One planning window of two hours. */
        Window: {
            time_handle: components["schemas"]["TimeHandle"];
            /**
             * Format: date-time
             * @description When it starts.
             */
            starts_at: string;
            /**
             * Format: date-time
             * @description When it ends, two hours later.
             */
            ends_at: string;
            /** @description The IANA time zone it was computed in. */
            timezone: string;
            status: components["schemas"]["PersonAvailability"];
            counts: components["schemas"]["WindowCounts"];
            /** @description Everybody the request named, and the status of each. */
            people: components["schemas"]["WindowPerson"][];
        };
        /**
         * @description To that of the parent run. How the objective relates to that of the parent run.
         * @enum {string}
         */
        ObjectiveRelation: "continue" | "refine" | "supersede";
        /**
         * @description A kind of thing to find.
         * @enum {string}
         */
        TargetKind: "place" | "event" | "occurrence" | "offering" | "activity";
        /**
         * @description A dimension of the parent run that this request replaces.
         * @enum {string}
         */
        ReplacementDimension: "semantic_subject" | "target_kind" | "geography" | "temporal" | "temporal_interval" | "temporal_weekday" | "temporal_daypart" | "temporal_exact_time" | "temporal_duration" | "constraints" | "participants";
        /** @description An amount of money, with all four keys. */
        StructuredValue: {
            /** @description The minimum amount. A min_price supplies it. */
            minimum_amount: number | null;
            /** @description The maximum amount. A max_price supplies it. */
            maximum_amount: number | null;
            /** @description The currency, exactly three characters. Explicit, never inferred. */
            currency: string | null;
            /** @description What the amount is for. Explicit, never inferred. */
            scope: ("total" | "per_person") | null;
        };
        /** @description One change to the constraints of a discovery run. */
        ConstraintChange: {
            /**
             * @description What happens to it. What happens to the constraint.
             * @enum {string}
             */
            operation: "add" | "modify" | "remove" | "preserve";
            /** @description Names it across runs. Identifies the constraint across runs. */
            semantic_id: string;
            /**
             * @description Whether that is settled. Whether what the user said settles the constraint.
             * @enum {string}
             */
            coverage_state: "resolved" | "unresolved" | "conflicting";
            /** @description Such as geography or max_price. What the constraint is about, such as geography, max_price or min_price. */
            constraint_type?: string;
            /** @description It in plain words. The constraint in words a user would read. */
            label?: string;
            /** @description Its value. For geography only the destination name and an optional city or region; the full user-authored requirement goes in source_span. */
            value?: string;
            /** @description The value as an amount. A max_price supplies maximum_amount and a min_price supplies minimum_amount; currency and scope are explicit, never inferred. */
            structured_value?: components["schemas"]["StructuredValue"];
            /**
             * @description Must, or should. Whether candidates must satisfy it or should.
             * @enum {string}
             */
            hardness?: "hard" | "soft";
            /** @description The user's own words. With the full user-authored requirement. */
            source_span?: string;
            /**
             * @description What it decides.
             * @enum {string}
             */
            decision_impact?: "eligibility" | "ranking" | "clarification";
            /** @description 0 to 1. How sure the caller is that it understood the user. */
            confidence?: number;
        };
        /** @description Where a researched candidate is. */
        RecordedLocation: {
            /** @description The venue's name. */
            venue_name?: string | null;
            /** @description The address. */
            address?: string | null;
            /** @description The city. */
            city?: string | null;
            /** @description The neighborhood. */
            neighborhood?: string | null;
            /** @description The region. */
            region?: string | null;
            /** @description The country. */
            country?: string | null;
            /** @description The latitude in degrees. */
            latitude?: number | null;
            /** @description The longitude in degrees. */
            longitude?: number | null;
        };
        /** @description When a researched candidate takes place or is available. */
        RecordedSchedule: {
            /** @description The schedule in words. */
            summary?: string | null;
            /**
             * Format: date-time
             * @description When it starts.
             */
            starts_at?: string | null;
            /** @description Whether the start is exact or only its date is known. */
            start_precision?: ("exact" | "date_only") | null;
            /**
             * Format: date-time
             * @description When it ends.
             */
            ends_at?: string | null;
            /**
             * Format: date-time
             * @description When it becomes available.
             */
            available_from?: string | null;
            /**
             * Format: date-time
             * @description When it stops being available.
             */
            available_until?: string | null;
            /** @description Its time zone. */
            timezone?: string | null;
            /** @description How it recurs. */
            recurrence?: string | null;
        };
        /** @description What a researched candidate costs. */
        RecordedPrice: {
            /** @description The price in words. */
            summary?: string | null;
            /** @description The currency, exactly three characters. */
            currency?: string | null;
            /** @description The minimum price. */
            minimum?: number | null;
            /** @description The maximum price. */
            maximum?: number | null;
            /** @description Whether the price is for each person. */
            per_person?: boolean | null;
            /** @description Fees in addition to the price. */
            fees?: string | null;
        };
        /** @description How visitors get in. */
        RecordedAccess: {
            /** @description How visitors get in, such as walk_in or ticket. */
            mode?: string | null;
            /**
             * Format: uri
             * @description The official page. Over http or https.
             */
            official_url?: string | null;
            /** @description What is required of a visitor. */
            requirements?: string | null;
            /** @description Whether live availability was checked. */
            live_availability_checked?: boolean | null;
        };
        /** @description Practical facts of a researched candidate. */
        RecordedPractical: {
            /** @description The fewest people it is for. */
            capacity_min?: number | null;
            /** @description The most people it is for. */
            capacity_max?: number | null;
            /** @description Whether it is indoors. */
            indoor?: boolean | null;
            /** @description Whether it is outdoors. */
            outdoor?: boolean | null;
            /** @description Whether it is accessible. */
            accessible?: boolean | null;
            /** @description Its accessibility in words. */
            accessibility_summary?: string | null;
            /** @description Whether there is food. */
            food_available?: boolean | null;
        };
        /** @description Why a researched candidate suits the request. */
        RecordedFit: {
            /** @description The fit in words. */
            summary?: string | null;
            /** @description The reasons one by one, at most 10. */
            reasons?: string[] | null;
        };
        /** @description Whether a researched candidate satisfies one constraint. */
        RecordedConstraintResult: {
            /** @description The constraint. */
            constraint: string;
            /** @description Whether it is a hard one. */
            hard: boolean;
            /** @description Whether the candidate satisfies it. */
            passed: boolean;
            /** @description A remark. */
            note?: string | null;
        };
        /** @description One claim about a researched candidate and its source. */
        RecordedEvidence: {
            /** @description What it is about, such as hours. */
            claim_type: string;
            /** @description What it claims. */
            claim_value: string;
            /**
             * Format: uri
             * @description The page it was read on. http or https; the service does not fetch it.
             */
            source_url: string;
            /** @description The title of that page. */
            source_title?: string | null;
            /**
             * Format: date-time
             * @description When it was read.
             */
            observed_at?: string | null;
            /** @description 0 to 1. How sure the host is of the claim. */
            confidence?: number | null;
        };
        /** @description One candidate a host researched. */
        RecordedCandidate: {
            /** @description What it is. */
            kind: components["schemas"]["TargetKind"];
            /** @description What the public calls it. */
            public_name: string;
            location?: components["schemas"]["RecordedLocation"];
            schedule?: components["schemas"]["RecordedSchedule"];
            price?: components["schemas"]["RecordedPrice"];
            access?: components["schemas"]["RecordedAccess"];
            practical?: components["schemas"]["RecordedPractical"];
            /**
             * Format: uri
             * @description Its canonical page. Over http or https.
             */
            canonical_url?: string;
            fit?: components["schemas"]["RecordedFit"];
            /** @description The result for each constraint, at most 20. */
            constraint_results?: components["schemas"]["RecordedConstraintResult"][];
            /** @description What speaks against it or is uncertain. At most 10. */
            caveats?: string[];
            /** @description Claims and their sources. 1 to 20. */
            evidence: components["schemas"]["RecordedEvidence"][];
        };
        /** @description One source that could not be used. */
        SourceFailure: {
            /** @description A short code. */
            code?: string | null;
            /** @description What failed. */
            message: string;
            /**
             * Format: uri
             * @description The source. Over http or https.
             */
            source_url?: string | null;
        };
        /**
         * @description The state of a discovery run.
         * @enum {string}
         */
        DiscoveryRunState: "accepted" | "needs_input" | "completed" | "failed";
        /** @description One constraint as a discovery run understood it. */
        DiscoveryConstraint: {
            /** @description Identifies the constraint across runs. */
            semantic_id: string;
            /** @description The constraint in words a user would read. */
            label: string;
            /** @description Its value; null if it has none. */
            value: string | null;
            /** @description Its value as an amount; omitted if it has none. */
            structured_value?: components["schemas"]["StructuredValue"];
            /**
             * @description Whether candidates must satisfy it or should.
             * @enum {string}
             */
            hardness: "hard" | "soft";
            /**
             * @description Whether what the user said settles it.
             * @enum {string}
             */
            coverage_state: "resolved" | "unresolved" | "conflicting";
        };
        /** @description One submitted candidate that was not recorded. */
        DiscoveryRejection: {
            /** @description Its place in the submitted candidates, from 0. */
            index: number;
            /** @description Why it was not recorded. */
            code: string;
        };
        /** @description The typed outcome. It has the same form for every capability, so that a caller can continue without knowing the data. */
        Outcome: {
            /** @description What the capability does, such as list.created. It is the same in all its answers; status tells what came of it. */
            kind: string;
            /** @description Facts about the result, as single values by name. */
            facts: {
                [key: string]: string | number | boolean | null;
            };
            /** @description The resources the answer mentions. */
            resources: components["schemas"]["ResourceRef"][];
            /** @description Paging of a list read; omitted otherwise. */
            collection?: components["schemas"]["Collection"];
            /** @description What the caller must tell the user together with the result. */
            disclosures: components["schemas"]["Disclosure"][];
            /** @description The explicit approval that is needed later; omitted if none is needed. */
            confirmation?: components["schemas"]["Confirmation"];
            /** @description The same list as next_actions of the answer. */
            next_actions: components["schemas"]["NextAction"][];
            /** @description One sentence to show. Presentation only; it never replaces checking status and confirmed effects. */
            fallback_text: string;
        };
        /** @description A reference to one resource. */
        ResourceRef: {
            /** @description What it is, as its kind of resource is called. */
            kind: string;
            /** @description Identifies it. Copied exactly as returned. */
            handle: string;
            /** @description What to call it in front of the user. */
            label: string;
            /**
             * Format: uri
             * @description A page that shows it.
             */
            url?: string;
        };
        /** @description The position of a page in its snapshot. A page count is never the total. */
        Collection: {
            /** @description Whether there are more items after this page. */
            has_more: boolean;
            /** @description Continues after the last item of this page; null if there are no more items. */
            next_cursor: string | null;
            snapshot_handle: components["schemas"]["SnapshotHandle"];
            /** @description How many items this page has. */
            returned: number;
            /**
             * Format: date-time
             * @description When the snapshot expires.
             */
            expires_at: string;
        };
        /** @description Something the caller must tell the user together with the result. */
        Disclosure: {
            /** @description Which disclosure it is, such as confirmation.action_prepared. */
            name: string;
            /** @description The text for the user. */
            text: string;
        };
        /** @description The later explicit approval that a prepared action needs before it is executed. */
        Confirmation: {
            /** @description Whether the approval is needed. */
            required: boolean;
            action_handle: components["schemas"]["ActionHandle"];
            /**
             * Format: date-time
             * @description When the prepared action expires.
             */
            expires_at: string;
            /** @description The capability that commits it. */
            approve_with: string;
            /**
             * Format: uri
             * @description The page where the user reviews it and may send it themself; omitted where there are no pages.
             */
            approve_at?: string;
        };
        /** @description A capability that may follow, with the known part of its input. */
        NextAction: {
            /** @description The name of the capability. */
            capability: string;
            /** @description Its tool on the surface MCP; null if it has none. */
            tool: string | null;
            /** @description Why to call it. */
            reason: string;
            /** @description The known part of its input. */
            input: Record<string, unknown>;
            /** @description The required input fields that are not known yet. */
            needs: string[];
            /** @description Whether the user has to approve explicitly first. */
            requires_approval: boolean;
        };
        /** @description A capability and the input to call it with. */
        CapabilityCall: {
            /** @description The name of the capability. */
            capability: string;
            /** @description Its input. */
            input: Record<string, unknown>;
        };
        /** @description Something that has changed, or may have changed. HTTP success alone never proves an effect. */
        Effect: {
            /** @description What was done, such as list.created. */
            type: string;
            /**
             * @description Whether the service knows that it happened.
             * @enum {string}
             */
            state: "confirmed" | "unconfirmed";
            resource: components["schemas"]["EffectResource"];
            /**
             * Format: date-time
             * @description When it happened.
             */
            at?: string;
            /** @description Why it is not confirmed; only on unconfirmed effects. */
            reason?: string;
            /** @description The call that reads what happened to it; only on unconfirmed effects. */
            observe?: components["schemas"]["CapabilityCall"];
        };
        /** @description What an effect happened to. */
        EffectResource: {
            /** @description What it is, as its kind of resource is called. */
            kind: string;
            /** @description Identifies it. Copied exactly as returned. */
            handle: string;
        };
        /** @description Why there is no result, in a 200 answer of the status needs_input or failed. */
        OutcomeError: {
            /** @description The machine code. It never changes its meaning. */
            code: string;
            /** @description What happened, for people. */
            message: string;
            /** @description Whether the same request can succeed later without a change. */
            retryable: boolean;
            /** @description How long to wait before sending it again. */
            retry_after_seconds?: number;
            /** @description JSON Pointer (RFC 6901) to the part of the input that the error is about. */
            pointer?: string;
            /** @description The call that removes the obstacle. */
            prerequisite?: components["schemas"]["CapabilityCall"];
            /** @description What the caller may choose from, as references with their handles. */
            candidates?: (components["schemas"]["PersonCandidate"] | components["schemas"]["IdeasListCandidate"] | components["schemas"]["SubjectCandidate"] | components["schemas"]["DraftCandidate"] | components["schemas"]["ChoiceCandidate"] | components["schemas"]["RoundupItemCandidate"] | components["schemas"]["ConstraintCandidate"] | components["schemas"]["CatalogNameCandidate"] | components["schemas"]["WiderRequestCandidate"])[];
            current?: components["schemas"]["CurrentState"];
        };
        /** @description The current state, if the request named an older one (revision, checksum, state_version or generation). */
        CurrentState: {
            [key: string]: string | number;
        };
        /** @description Any answer that is not 200, as application/problem+json (RFC 9457). */
        Problem: {
            /**
             * Format: uri
             * @description The page of the reference that describes the code.
             */
            type: string;
            /** @description What kind of problem it is. */
            title: string;
            /** @description The HTTP status. */
            status: number;
            /** @description What is wrong with this request, for people. */
            detail: string;
            /** @description The machine code. It never changes its meaning. */
            code: string;
            /** @description Links the answer with the request and the logs. */
            request_id: string;
            /** @description Whether the same request can succeed later without a change. */
            retryable: boolean;
            /** @description One entry per violation of the input, all at once; empty for other problems. */
            errors: components["schemas"]["ProblemEntry"][];
            /** @description The call that removes the obstacle. */
            prerequisite?: components["schemas"]["CapabilityCall"];
            current?: components["schemas"]["CurrentState"];
            /** @description How long to wait; the header Retry-After says the same. */
            retry_after_seconds?: number;
            /**
             * Format: uri
             * @description The page where the user decides about it; only with approval_required.
             */
            approve_at?: string;
        };
        /** @description One thing that is wrong with the input. */
        ProblemEntry: {
            /** @description JSON Pointer (RFC 6901) to it, from the root of the input. */
            pointer: string;
            /** @description Which rule it breaks. */
            code: string;
            /** @description What is wrong, for people. */
            message: string;
            /** @description What was most likely meant. */
            suggestion?: string;
        };
        /** @description What a caller learns about one capability. */
        CapabilityFacts: {
            /** @description The capability's name. */
            name: string;
            /** @description Its current version. */
            version: string;
            /** @description Versions whose input is still accepted. */
            earlier_versions: string[];
            /** @description What it does, in one line. */
            summary: string;
            /**
             * @description A read changes nothing. A write changes state. An external_send can contact other people.
             * @enum {string}
             */
            effect: "read" | "write" | "external_send";
            /** @description The token ability it requires. */
            ability: string;
            /** @description How a call can end. */
            statuses: components["schemas"]["ResultStatus"][];
            /** @description The capability that observes its work; null if there is none. */
            status_capability: string | null;
            /** @description Where it can be called. */
            surfaces: components["schemas"]["SurfaceTitle"][];
            /** @description Its tool on the surface MCP; null if it has none. */
            tool: string | null;
            /** @description The capabilities that follow as a rule. An answer suggests those that can be called now. */
            next_actions: string[];
            /** @description Other capabilities that an answer may suggest. No answer suggests any that is in neither. */
            may_follow: string[];
            /** @description The disclosures its answers contain where they apply. */
            disclosures: string[];
            /** @description Other disclosures that an answer may contain. No answer contains any that is in neither. */
            may_disclose: string[];
            /** @description Whether a request needs the header Idempotency-Key. */
            idempotency_key: boolean;
            /** @description Whether it leaves an execution that can be read later. */
            receipt: boolean;
            /** @description True if it is not part of the specification. */
            extension: boolean;
            /** @description The version of the registry it came with; omitted if that is not told. */
            since?: string;
            /** @description Since when it is deprecated and when it ends; omitted if it is not deprecated. */
            deprecated?: components["schemas"]["CapabilityDeprecation"];
            /** @description JSON Schema 2020-12 of the current input. Self-contained. */
            input_schema: Record<string, unknown>;
            /** @description JSON Schema 2020-12 of the answer's data. Self-contained. */
            data_schema: Record<string, unknown>;
        };
        /** @description Says that a capability is deprecated. It works until it ends. */
        CapabilityDeprecation: {
            /** @description The version of the registry that says so. */
            since: string;
            /** @description The capability to call instead; null if there is none. */
            replaced_by: string | null;
            /**
             * Format: date
             * @description The day from which it is gone; null if open.
             */
            sunset: string | null;
        };
        /**
         * @description The state of a capture. It is accepted when it is persisted; enrichment runs afterwards. Completed is reported only once the persisted state is confirmed.
         * @enum {string}
         */
        CaptureState: "accepted" | "needs_input" | "failed" | "completed";
        /** @description Where a captured idea is put. It is never the subject matter of the idea. */
        CaptureDestination: {
            /** @description The Ideas List it is put on; omitted if there is no list. */
            list?: components["schemas"]["IdeasListReference"];
            /** @description The saved person it is kept for; omitted if it is for nobody in particular. */
            person?: components["schemas"]["Person"];
        };
        /**
         * @description What a capture asks: which of two sources is meant, which Ideas List or saved person the idea is for, which of several items it is, what it is about, which city or time is meant, or what is left of an event that is over.
         * @enum {string}
         */
        CaptureQuestionKind: "source" | "destination" | "person" | "items" | "subject" | "city" | "time" | "past";
        /** @description The one question a capture waits for. */
        CaptureClarification: {
            kind: components["schemas"]["CaptureQuestionKind"];
            /** @description What to ask the user. */
            question: string;
            /** @description The answers to choose from, in order; an answer may be one of them, or its number from 1. Omitted if the answer is free. */
            choices?: string[];
        };
        /**
         * @description A step of a capture. A question was asked, was answered, or its answer was not understood. The source is being read, was read, or was read a moment ago for another capture. An attempt failed and is repeated, or the source asks to wait. The idea was there before and is reused.
         * @enum {string}
         */
        CaptureStage: "persisted" | "subject_discarded" | "question" | "answered" | "answer_not_understood" | "reading" | "source_read" | "source_reused" | "evidence_read" | "attempt_failed" | "waiting_for_source" | "retrying" | "reused" | "completed" | "failed";
        /** @description One update of a capture. */
        CaptureUpdate: {
            /** @description Its number. Send it as after_cursor to read only later updates. */
            cursor: number;
            /**
             * Format: date-time
             * @description When it happened.
             */
            at: string;
            stage: components["schemas"]["CaptureStage"];
            /** @description What happened, in one sentence. */
            message: string;
        };
        /** @description What an idea is captured from. It never changes once the capture is persisted. */
        CaptureSource: {
            /**
             * @description What the source is.
             * @enum {string}
             */
            kind: "text" | "url" | "media";
            /** @description The raw text, of a source that is text. */
            text?: string;
            /**
             * Format: uri
             * @description The address, of a source that is a URL.
             */
            url?: string;
            /** @description The references of the media, of a source that is media. */
            media_refs?: components["schemas"]["MediaRef"][];
        };
        /** @description The typed retry of a failed capture. Source and destination are retained unchanged. */
        CaptureRetry: {
            /** @description The failed state version that ideas.capture.retry must name. */
            expected_state_version: components["schemas"]["StateVersion"];
            source: components["schemas"]["CaptureSource"];
            /** @description Where the idea is put; null while undecided. */
            destination: components["schemas"]["CaptureDestination"] | null;
        };
        /** @description One saved idea, and who likes it. */
        SavedIdea: {
            idea_handle: components["schemas"]["IdeaHandle"];
            kind: components["schemas"]["IdeaKind"];
            /** @description Its title. */
            title: string;
            shared_by?: components["schemas"]["SharedBy"];
            /** @description What it is about; null if none. */
            description: string | null;
            /** @description The place it is about; null if unknown. */
            place: components["schemas"]["Place"] | null;
            /** @description When and where the event takes place; null for a place. */
            event: components["schemas"]["Event"] | null;
            /**
             * Format: date-time
             * @description Its fixed time; null if open.
             */
            when: string | null;
            /** @description The neighborhood it is in; null if unknown. */
            neighborhood: string | null;
            /** @description The activities it satisfies. */
            activities: string[];
            /**
             * Format: uri
             * @description The page it was saved from; null if there is none.
             */
            source_url: string | null;
            /** @description The Ideas Lists it is in. */
            lists: components["schemas"]["IdeasListReference"][];
            /** @description Whether it may appear in recommendations. */
            show_in_for_you: boolean;
            /** @description Whether the caller likes it. */
            liked: boolean;
            /**
             * @description An archived idea appears in no active saved-idea or recommendation view.
             * @enum {string}
             */
            state: "active" | "archived";
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updated_at: string;
            /** @description Identifies the idea as a candidate, to draft a plan from it or to like it. */
            candidate_id: components["schemas"]["PlanCandidateId"];
            /** @description The saved people who like it, as far as the caller is allowed to know. */
            liked_by: components["schemas"]["Person"][];
            /** @description Whether the caller and at least one saved person like it. */
            mutual: boolean;
        };
        /** @description The current like of one candidate. */
        CandidateLike: {
            candidate_id: components["schemas"]["CandidateId"];
            /** @description Whether it is liked. */
            liked: boolean;
            /** @description The saved people the like is for; empty if it is the caller's alone. */
            people: components["schemas"]["Person"][];
            /** @description True if one of the people is known to like it too; false says nothing about them. */
            mutual: boolean;
        };
        /**
         * @description The answer the user gives.
         * @enum {string}
         */
        RsvpAnswer: "accepted" | "declined";
        /** @description The host, as an invitee sees them. */
        InviteHost: {
            /** @description The host's name. */
            display_name: string;
        };
        /** @description Where the plan takes place, as an invitee sees it. */
        InvitePlace: {
            /** @description Its name. */
            name: string;
            /** @description Its address; null if none is given. */
            address: string | null;
        };
        /** @description The guest's view of the plan. It has no host notes. */
        InvitePlan: {
            plan_handle?: components["schemas"]["PlanHandle"];
            /** @description Its title. */
            title: string;
            state?: components["schemas"]["PlanState"];
            /**
             * Format: date-time
             * @description When it takes place; null while undecided.
             */
            scheduled_at: string | null;
            /** @description The IANA time zone it is planned in. */
            timezone: string;
            /** @description Where it takes place; null while undecided. */
            place: components["schemas"]["InvitePlace"] | null;
            /**
             * Format: date-time
             * @description When to meet, if not at the start. Omitted if the host says nothing of it.
             */
            meetup_at?: string;
            /** @description Where to meet, in words. Omitted if the host says nothing of it. */
            meetup_location_text?: string;
            /** @description The host's description for guests; null if there is none. */
            description: string | null;
            host: components["schemas"]["InviteHost"];
            /** @description If the host shows the list, the names of those who come, as the plan's page shows them, the first 30 who answered. Otherwise omitted; so it is in lists of invites. */
            coming?: string[];
        };
        /** @description One invite addressed to the user. */
        Invite: {
            invite_handle: components["schemas"]["InviteHandle"];
            plan: components["schemas"]["InvitePlan"];
            rsvp_status: components["schemas"]["RsvpStatus"];
            /** @description Whether it can be answered now. This is authoritative; do not work it out from the deadline. */
            rsvp_available: boolean;
            /**
             * Format: date-time
             * @description The deadline for the answer; null if there is none.
             */
            rsvp_deadline: string | null;
            /** @description True if the host changed the time or the place after the answer was given. */
            needs_reconfirm?: boolean;
            /** @description When and where the plan was when the user answered. Only if needs_reconfirm; omitted in lists of invites, and where it is not known. */
            moved_from?: components["schemas"]["PlanMovedFrom"];
            /** @description The revision of the plan the invite shows. Send it as expected_revision when answering. */
            revision?: number;
        };
        /**
         * @description What is liked.
         * @enum {string}
         */
        LikeKind: "place" | "event" | "idea";
        /**
         * @description To undo needs only receipt_id. What to do with the like.
         * @enum {string}
         */
        LikeOperation: "save" | "replace" | "remove_person" | "unlike" | "undo";
        /** @description Handles from relationships.people.query, a group for each occasion. The people the user would do it with. At most 100. */
        LikeIntention: components["schemas"]["PersonHandleLong"][];
        /** @description From the change to undo. Identifies one change of a like, so that it can be undone. Copied exactly as returned. */
        LikeReceiptId: string;
        /** @description What is liked. */
        LikeSubject: {
            kind: components["schemas"]["LikeKind"];
            /** @description From ideas.saved.query or likes.query. Copied exactly as returned. */
            handle: string;
        };
        /** @description Which likes are wanted. Filters only select results and never change audiences. */
        LikeFilters: {
            /** @description Neighborhoods of the catalog. A disclosure names those it does not have. */
            neighborhood_names?: string[];
            /** @description Activities of the catalog. A disclosure names those it does not have. */
            activity_names?: string[];
            /** @description Activities in free words. */
            custom_activity_names?: string[];
            when_preset?: components["schemas"]["WhenPreset"] | null;
            /** @description Only other people's likes. They do not mean that the user saved it. */
            incoming_only?: boolean;
            /** @description Only what the user saved. */
            own_only?: boolean;
        };
        /** @description What is liked, with the title to show for it. */
        LikedThing: {
            kind: components["schemas"]["LikeKind"];
            /** @description Its handle. A thing that only others like has its own handle; liking it saves it as an idea. */
            handle: string;
            /** @description Its title. */
            title: string;
        };
        /** @description The current likes of the user and their people for one place, event or idea. */
        Like: {
            subject: components["schemas"]["LikedThing"];
            /** @description Whether the user saved it. */
            mine: boolean;
            /** @description The people whose interest the user may see. Incoming interest does not mean the actor saved it. */
            incoming_from: components["schemas"]["Person"][];
            /** @description The user's distinct intentions, each the handles of the people it is for. */
            intentions: components["schemas"]["LikeIntention"][];
            /** @description Whether the user and at least one of these people currently match, pair by pair. They like the same kind of thing under the same title, in the same neighborhood where both have one; events start less than 12 hours apart. */
            match: boolean;
            /** @description The people the user currently matches with. */
            matches?: components["schemas"]["Person"][];
            /** @description The revision of the user's like. Send it as revision when changing it. */
            revision: number;
        };
        /** @description The planning defaults of an Ideas List. */
        ListDefaults: {
            /** @description Neighborhoods of the catalog. */
            neighborhood_names: string[];
            /** @description Activities of the catalog. */
            activity_names: string[];
            /** @description Activities in the caller's own words. */
            custom_activity_names: string[];
            /** @description A named period; null if none is set. */
            when_preset: string | null;
            /**
             * Format: date-time
             * @description The start of that time; null if open.
             */
            when_start: string | null;
            /**
             * Format: date-time
             * @description The end of that time; null if open.
             */
            when_end: string | null;
            /** @description Whether matching likes go onto the list, now and when its defaults change. Those are saved ideas that fit the defaults and that the user likes for one of the people of the list, or that one of them is known to like. Without people nothing matches. */
            apply_matching_likes?: boolean;
        };
        /**
         * @description The planning status of a direction. An active direction is used for planning, one that needs input cannot be used before the caller says more, and a used one has led to a plan.
         * @enum {string}
         */
        DirectionStatus: "active" | "needs_input" | "used";
        /** @description One natural-language direction of an Ideas List and its planning status. */
        ListDirection: {
            /** @description The direction, as it was written. */
            text: string;
            planning_status: components["schemas"]["DirectionStatus"];
            /**
             * Format: date-time
             * @description When the text or the status was last changed.
             */
            updated_at: string;
        };
        /** @description Identifies exactly this preview. Opaque. */
        PreviewToken: string;
        /** @description One saved idea that applying the preview would like for people. */
        ListLike: {
            idea: components["schemas"]["Idea"];
            /** @description The people the like would be for. */
            for: components["schemas"]["Person"][];
            /** @description True if all these likes exist already, so that applying changes nothing. */
            already: boolean;
        };
        /** @description One saved idea of the preview to which nothing was applied. */
        SkippedLike: {
            idea_handle: components["schemas"]["IdeaHandle"];
            /** @description Why it was skipped, such as idea_archived or not_in_list. */
            code: string;
        };
        /** @description A link the caller passes on manually. The service contacts nobody. */
        ManualLink: {
            /**
             * Format: uri
             * @description The link.
             */
            url: string;
            /**
             * Format: date-time
             * @description When it expires; null if it does not.
             */
            expires_at: string | null;
            /** @description The person the link is for. */
            person: components["schemas"]["Person"];
        };
        /** @description Identifies one logistics item. Copied exactly as returned. */
        LogisticsItemHandle: string;
        /**
         * @description What it is; a payment is only expected. Something the host does, something guests need, or a payment that is expected.
         * @enum {string}
         */
        LogisticsKind: "host_action" | "guest_requirement" | "payment_expectation";
        /**
         * @description When it is due. A plan tips when enough people accepted.
         * @enum {string}
         */
        LogisticsPhase: "before_invite" | "before_plan_tips" | "after_plan_tips" | "before_arrival" | "after_plan";
        /**
         * @description Who does it.
         * @enum {string}
         */
        LogisticsActor: "host" | "each_guest" | "all_guests" | "system" | "custom";
        /**
         * @description With guest the host sees it too. Whether only the host sees it or guests do too.
         * @enum {string}
         */
        LogisticsVisibility: "host" | "guest";
        /**
         * @description Its status.
         * @enum {string}
         */
        LogisticsStatus: "suggested" | "pending" | "completed" | "skipped" | "dismissed";
        /**
         * @description Replace removes the items that are not named; add keeps them, and updates an item of the same kind, action type and title.
         * @enum {string}
         */
        LogisticsMode: "replace" | "add";
        /** @description One item of the list that is written. Booking, purchasing and payment effects are unsupported. */
        LogisticsItemInput: {
            kind: components["schemas"]["LogisticsKind"];
            /** @description What to do, such as reserve_table. In a word or two. */
            action_type: string;
            phase: components["schemas"]["LogisticsPhase"];
            actor_type: components["schemas"]["LogisticsActor"];
            visibility: components["schemas"]["LogisticsVisibility"];
            status?: components["schemas"]["LogisticsStatus"];
            /** @description What the checklist says. */
            title: string;
            /**
             * Format: uri
             * @description A page for it. http and https only.
             */
            target_url?: string | null;
            /** @description Its price in words; nothing is charged. null for none. */
            amount_note?: string | null;
        };
        /** @description The one item that is written. Only its title is required. Booking, purchasing and payment effects are unsupported. */
        LogisticsSingleItemInput: {
            /** @description What kind of item it is. The default is host_action. */
            kind?: components["schemas"]["LogisticsKind"];
            /** @description What to do, such as reserve_table. In a word or two. The default is other. */
            action_type?: string;
            phase?: components["schemas"]["LogisticsPhase"];
            actor_type?: components["schemas"]["LogisticsActor"];
            visibility?: components["schemas"]["LogisticsVisibility"];
            status?: components["schemas"]["LogisticsStatus"];
            /** @description What the checklist says. */
            title: string;
            /**
             * Format: uri
             * @description A page for it. http and https only.
             */
            target_url?: string | null;
            /** @description Its price in words; nothing is charged. null for none. */
            amount_note?: string | null;
        };
        /** @description One item of a plan's checklist. Invitees receive only those guests may see. */
        LogisticsItem: {
            item_handle: components["schemas"]["LogisticsItemHandle"];
            kind: components["schemas"]["LogisticsKind"];
            /** @description What to do, in a word or two. */
            action_type: string;
            phase: components["schemas"]["LogisticsPhase"];
            actor_type: components["schemas"]["LogisticsActor"];
            visibility: components["schemas"]["LogisticsVisibility"];
            status: components["schemas"]["LogisticsStatus"];
            /** @description What the checklist says. */
            title: string;
            /**
             * Format: uri
             * @description A page where it can be done; null if there is none.
             */
            target_url: string | null;
            /** @description What it costs, in words; null if none. */
            amount_note: string | null;
        };
        /** @description The progress of the checklist. */
        LogisticsProgress: {
            /** @description Items that are completed, skipped or dismissed. */
            done: number;
            /** @description All items the caller may see. */
            total: number;
        };
        /** @description One uploaded file, as it is stored. */
        Media: {
            media_ref: components["schemas"]["MediaRef"];
            /** @description Its media type; a picture is stored as image/jpeg, whatever was sent. */
            type: string;
            /** @description Its length as it is stored. */
            bytes: number;
            /** @description In pixels; null for a text. */
            width: number | null;
            /** @description In pixels; null for a text. */
            height: number | null;
            /**
             * Format: date-time
             * @description When it is deleted, unless a capture uses it by then.
             */
            expires_at: string;
        };
        /**
         * @description What it is.
         * @enum {string}
         */
        ObjectType: "ideas_list" | "idea" | "recommendation" | "capture" | "place" | "event" | "plan";
        /**
         * @description What kind of object was found; a person is found by their handle only.
         * @enum {string}
         */
        ObjectKind: "ideas_list" | "idea" | "recommendation" | "capture" | "place" | "event" | "plan" | "person";
        /** @description What is asked about. */
        ObjectSubject: {
            type?: components["schemas"]["ObjectType"];
            /** @description An idea_handle, place_handle or candidate_id. Copied exactly as returned. */
            candidate_id?: components["schemas"]["CandidateId"];
            /** @description Words to find the object by. */
            query?: string;
            /** @description Any handle that an answer gave. */
            interaction_reference?: string;
        };
        /** @description One object, by its handle and a label a person can read. */
        ObjectReference: {
            type: components["schemas"]["ObjectKind"];
            /** @description Its handle. */
            handle: string;
            /** @description Its name or title. */
            label: string;
            shared_by?: components["schemas"]["SharedBy"];
        };
        /**
         * @description Which saved people. Connected Friends can be reached by the service after an explicit commit; Friends in Mind are private memory only.
         * @enum {string}
         */
        PeopleFilter: "all" | "connected" | "friend_in_mind";
        /** @description The result for one name. */
        EnsuredPerson: {
            /** @description The name as given. */
            name: string;
            /** @description The saved person of that name. */
            person: components["schemas"]["Person"];
            /** @description True if this call created the person, false if a saved one was reused. */
            created: boolean;
        };
        /** @description One saved idea that concerns the person. */
        PersonInterest: {
            idea_handle: components["schemas"]["IdeaHandle"];
            kind: components["schemas"]["IdeaKind"];
            /** @description The title of the idea. */
            title: string;
            /** @description Whether the caller likes it. */
            mine: boolean;
            mutual: components["schemas"]["MutualInterest"];
        };
        /** @description One plan that the caller shares with the person. */
        PersonPlan: {
            plan_handle: components["schemas"]["PlanHandle"];
            /** @description The title of the plan. */
            title: string;
            state: components["schemas"]["PlanState"];
            role: components["schemas"]["PlanRole"];
            /**
             * Format: date-time
             * @description When it takes place; null while undecided.
             */
            scheduled_at: string | null;
        };
        /** @description One invite between the caller and the person. */
        PersonInvite: {
            /** @description The plan the person was invited to; omitted if the caller is the one invited. */
            plan_handle?: components["schemas"]["PlanHandle"];
            /** @description The invite of the caller; omitted if the person is the one invited. */
            invite_handle?: components["schemas"]["InviteHandle"];
            /** @description The title of the plan. */
            title: string;
            /**
             * @description Whether the caller invited the person or the person invited the caller.
             * @enum {string}
             */
            direction: "sent" | "received";
            rsvp_status: components["schemas"]["RsvpStatus"];
            /**
             * Format: date-time
             * @description When the invite was made.
             */
            invited_at: string;
        };
        /** @description Identifies one candidate this service issued. Copied exactly as returned, never invented. */
        PlanCandidateId: string;
        /** @description Identifies one source of the draft: a saved idea, a private place, an Ideas List or a candidate of this account. Copied exactly as returned. */
        SourceHandle: string;
        /**
         * @description A link to pass on, or messages. Whether to create a share link, which the host passes on, or to send invites.
         * @enum {string}
         */
        SendAction: "create_share_link" | "send_invites";
        /**
         * @description Default all; drafts are not sent yet. Which plans, by state. active are shared or sent and not over; upcoming are active and have not started.
         * @enum {string}
         */
        PlanScope: "all" | "active" | "upcoming" | "past" | "drafts" | "canceled" | "discarded";
        /**
         * @description Default all. Which plans, by the caller's role.
         * @enum {string}
         */
        PlanRoleFilter: "all" | "host" | "invitee";
        /** @description One thing a source says, stored as evidence for the draft. */
        PlanClaim: {
            source_handle: components["schemas"]["SourceHandle"];
            /** @description What the source says. */
            claim: string;
        };
        /** @description The audience of a draft. Naming people contacts nobody. */
        AudienceSelection: {
            /** @description Friends by name. If a name fits several people or none, the answer asks. */
            person_names?: string[];
            /** @description From relationships.people.query. Saved people, copied exactly as returned. */
            person_handles?: components["schemas"]["PersonHandleLong"][];
        };
        /** @description Not needed beside the candidate_id of discovery.record. The candidate of a discovery run that the draft is made from, with everything that proves it is still the one the user saw. */
        ResearchSelection: {
            thread_handle: components["schemas"]["ThreadHandle"];
            run_handle: components["schemas"]["RunHandle"];
            /** @description From discovery.record. Of the candidates as they were recorded. Copied exactly as returned. */
            snapshot_fingerprint: string;
            reply_contract_handle: components["schemas"]["ReplyContractHandle"];
            /** @description Of the run, as last read. */
            expected_state_version: number;
            /** @description The candidate_id within the run. Copied exactly as returned. */
            candidate_ref: string;
        };
        /** @description Omitted fields stay. What to change in a shared or active plan. Omitted fields do not change; null clears a field. */
        PlanChanges: {
            /**
             * Format: date-time
             * @description New start, with offset. null for none. Not together with the two local fields. The end and the time to meet move with it if they are left out.
             */
            scheduled_at?: string | null;
            /**
             * Format: date
             * @description New date in the owner's time zone. If only one of date and time is given, the other does not change.
             */
            scheduled_date_local?: string;
            /** @description New time in the owner's time zone, HH:MM. */
            scheduled_time_local?: string;
            /**
             * Format: date-time
             * @description New end. null for none.
             */
            scheduled_ends_at?: string | null;
            /**
             * Format: date-time
             * @description When to meet, if not at the start. null for none. At most a day before it, and before the end.
             */
            meetup_at?: string | null;
            /** @description Where to meet. null for none. Where to meet, in words. */
            meetup_location_text?: string | null;
            /**
             * Format: date-time
             * @description Guests answer by then. null for none.
             */
            rsvp_deadline?: string | null;
            /** @description Fewest people, host included. */
            capacity_min?: number;
            /** @description Most people, host included. null for no limit. */
            capacity_max?: number | null;
            /** @description Replaces the idea's title; null restores it. */
            title_override?: string | null;
            /** @description Replaces the idea's text; null restores it. */
            description_override?: string | null;
            /** @description Guests see who comes. Nobody gets a message about it unless notify_recipients is true. An extension. */
            show_guest_list?: boolean;
        } & (({
            scheduled_at: unknown;
        } | {
            scheduled_date_local: unknown;
        } | {
            scheduled_time_local: unknown;
        } | {
            scheduled_ends_at: unknown;
        } | {
            meetup_at: unknown;
        } | {
            meetup_location_text: unknown;
        } | {
            rsvp_deadline: unknown;
        } | {
            capacity_min: unknown;
        } | {
            capacity_max: unknown;
        } | {
            title_override: unknown;
        } | {
            description_override: unknown;
        } | {
            show_guest_list: unknown;
        }) & unknown & unknown);
        /** @description The idea's own text, or what overrides it, as the invitation shows it. */
        PlanContent: {
            /** @description The title, from the idea or from title_override. */
            title: string;
            /** @description The description, from the idea or from description_override; null if there is none. */
            description: string | null;
            /** @description The activity, from the idea or from custom_activity_name; null if there is none. */
            activity_name: string | null;
            /**
             * Format: uri
             * @description The page the idea was saved from; null if there is none.
             */
            source_url: string | null;
        };
        /** @description The original requirements for the plan. An invitee does not see them. */
        PlanRequirements: {
            /** @description The candidate it was drafted from. */
            candidate_id?: string | null;
            /** @description The requested activity, in the host's words. */
            custom_activity_name?: string | null;
            /**
             * Format: date-time
             * @description The requested start.
             */
            scheduled_at?: string | null;
            /**
             * Format: date-time
             * @description The requested deadline.
             */
            rsvp_deadline?: string | null;
            /** @description The requested minimum of people, including the host. */
            capacity_min?: number | null;
            /** @description The requested maximum of people, including the host. */
            capacity_max?: number | null;
            /** @description Whether guests who sign up should be offered a connection. */
            connect_on_signup?: boolean;
            /** @description Whether guests should see who is coming. */
            show_guest_list?: boolean;
            /** @description Whether a private plan was requested. */
            private_plan?: boolean;
            /** @description The Ideas List it came from. */
            idea_list_handle?: string | null;
            /** @description The requested private place. */
            place_handle?: string | null;
            /** @description The constraints of the discovery run it came from, in words. */
            constraints?: string[];
        };
        /** @description The content of an unsent draft. Nobody has been contacted. */
        PlanDraft: {
            /** @description Its audience. */
            audience: components["schemas"]["Person"][];
            content: components["schemas"]["PlanContent"];
            requirements: components["schemas"]["PlanRequirements"];
        };
        /** @description One thing that research found about the plan. */
        PlanEvidence: {
            /** @description What research found. */
            claim: string;
            /** @description The source that says so; null if none is named. */
            source_handle: string | null;
            /**
             * Format: uri
             * @description The page that says so; null if there is none.
             */
            source_url: string | null;
            /**
             * Format: date-time
             * @description When it was observed; null if unknown.
             */
            observed_at: string | null;
        };
        /** @description One cost of the plan, as far as it is known. */
        PlanCost: {
            /** @description What it is for. */
            label: string;
            /** @description The minimum price; null if unknown. */
            minimum_amount: number | null;
            /** @description The maximum price; null if unknown. */
            maximum_amount: number | null;
            /** @description The currency, such as EUR; null if unknown. */
            currency: string | null;
            /** @description What the amount covers; null if unknown. */
            scope: ("total" | "per_person") | null;
        };
        /** @description When the plan takes place, as far as that is decided. */
        PlanTiming: {
            /** @description Whether a start is selected. */
            selected: boolean;
            /**
             * Format: date-time
             * @description When it starts; null while undecided.
             */
            scheduled_at: string | null;
            /**
             * Format: date-time
             * @description When it ends; null while undecided.
             */
            scheduled_ends_at: string | null;
            /**
             * Format: date-time
             * @description When to meet, if not at the start.
             */
            meetup_at: string | null;
            /** @description Where to meet, in words. */
            meetup_location_text: string | null;
            /** @description The IANA time zone it is planned in. */
            timezone: string;
        };
        /** @description One guest of a plan. */
        PlanGuest: {
            person: components["schemas"]["Person"];
            rsvp_status: components["schemas"]["RsvpStatus"];
            delivery: components["schemas"]["DeliveryWay"];
            /** @description True if the time or place changed after the answer, so the guest should confirm it. */
            needs_reconfirm?: boolean;
            /** @description When and where the plan was when the guest answered. Only if needs_reconfirm, and where it is known. */
            moved_from?: components["schemas"]["PlanMovedFrom"];
            /** @description True if the guest signed up by an open link under a name of their own choice. Until relationships.people.manage renames them, no name and no list of people finds them. */
            signed_up_by_link?: boolean;
            /** @description True if the guest signed up by an open link under the name of somebody who signed up so and was taken off this plan. A name proves nothing. */
            taken_off_before?: boolean;
            /** @description What the guest wrote to the host with the answer; omitted if nothing. */
            note?: string;
        };
        /** @description How many invitations were delivered. An invitee does not see this. */
        PlanDeliveryCounts: {
            /** @description Invitations the service delivered. */
            sent?: number;
            /** @description Invitations that the host shares manually. */
            manual?: number;
            /** @description Invitations that could not be delivered. */
            failed?: number;
        };
        /** @description What the caller can do with the plan now. */
        PlanManagement: {
            /** @description Whether the caller can change it; false for invitees and for plans that are over. */
            manageable: boolean;
            /** @description Whether its current content was reviewed. */
            reviewed: boolean;
            /** @description Whether it is a private plan. */
            private_plan: boolean;
            /** @description The capabilities that can be used on it now. */
            allowed: string[];
        };
        /** @description What happened to the invitation of one recipient. The answer never says why a person cannot be reached. */
        PlanDelivery: {
            person_handle: components["schemas"]["PersonHandle"];
            /** @description The caller's name for the person. */
            display_name: string;
            /**
             * @description The state of the delivery. unconfirmed means that it was handed over without an answer; it is never sent again blindly.
             * @enum {string}
             */
            status: "queued" | "sending" | "sent" | "unconfirmed" | "failed" | "manual_share" | "delivery_unavailable";
            /**
             * Format: date-time
             * @description When it reached that state; null while it waits.
             */
            at: string | null;
            /** @description True if the guest of a link that is shared manually asked, on their page, for mail when the plan moves, and the service can write it; nobody learns the address. Otherwise omitted, and the user tells them. */
            asked_for_mail?: boolean;
        };
        /** @description The invitation as its recipients would see it. */
        PlanPreview: {
            /** @description Its title. */
            title: string;
            /** @description Its text, with what the guests can see of the checklist. */
            body: string;
            /** @description The details recipients see of a private draft; null if there are none. */
            public_description: string | null;
            /** @description Who would receive it, and how. */
            recipients: components["schemas"]["Recipient"][];
        };
        /** @description The fields of a plan that a prepared change affects; all others are omitted. */
        PlanDetails: {
            /** @description The title. */
            title?: string;
            /** @description The description. */
            description?: string | null;
            /**
             * Format: date-time
             * @description The start.
             */
            scheduled_at?: string | null;
            /**
             * Format: date-time
             * @description The end.
             */
            scheduled_ends_at?: string | null;
            /**
             * Format: date-time
             * @description When to meet.
             */
            meetup_at?: string | null;
            /** @description Where to meet. */
            meetup_location_text?: string | null;
            /**
             * Format: date-time
             * @description The deadline for guests' answers.
             */
            rsvp_deadline?: string | null;
            /** @description How many people it needs, including the host. */
            capacity_min?: number | null;
            /** @description How many people it has room for, including the host. */
            capacity_max?: number | null;
            /** @description Whether guests see who comes. */
            show_guest_list?: boolean;
        };
        /** @description One concrete window, from timing that was explicitly supplied. */
        TimeSlot: {
            /** @description With offset. When it starts. */
            starts_at: string;
            /** @description With offset. When it ends. */
            ends_at: string;
        };
        /** @description The shared discovery filter set. */
        DiscoveryFilters: {
            /** @description Friends by name. At most 25 with names and person_handles. Exact existing people resolve; unresolved names return a typed prerequisite (relationships.people.ensure). */
            people?: string[];
            /** @description Same as people. At most 25 with people and person_handles. */
            names?: string[];
            /** @description From relationships.people.query. Copied exactly; at most 25. */
            person_handles?: components["schemas"]["PersonHandle"][];
            /** @description Same as idea_list_name. */
            feed_name?: string;
            /** @description Same as idea_list_names. */
            feed_names?: string[];
            /** @description The same, for one list. */
            idea_list_name?: string;
            /** @description Only from these lists, by name. */
            idea_list_names?: string[];
            /** @description Only there. */
            neighborhoods?: string[];
            /** @description Each choice must satisfy one. */
            activities?: string[];
            /** @description Activities in free words. */
            user_activities?: string[];
            /** @description Such as this-weekend, next-week, next-few-days. A named period. Only timing explicitly stated or already durable; never defaults to today or the current date. */
            when_preset?: string;
            /** @description The time in the user's words. Only timing explicitly stated or already durable; never defaults to today or the current date. */
            when?: string;
            /** @description Exact windows. From explicitly supplied timing. */
            time_slots?: components["schemas"]["TimeSlot"][];
            /** @description How long it takes. */
            duration_minutes?: number;
            /**
             * @description The user named requested_start_at.
             * @enum {string}
             */
            constraint_kind?: "exact_start";
            /** @description The exact start, with offset. A timezone-aware exact start that was explicitly requested. */
            requested_start_at?: string;
            /** @description Words each choice must match. A named venue, object, cuisine or activity. */
            search?: string;
            /** @description Wishes that only rank. At most 10. */
            preference_terms?: string[];
            /** @description Only from these lists. */
            idea_list_handles?: components["schemas"]["IdeasListHandleLong"][];
        };
        /** @description Something the answer does not cover. */
        ResearchGap: {
            /** @description What is missing, such as hours_unknown or nothing_saved. */
            code: string;
            /** @description What is missing, in one sentence. */
            message: string;
        };
        /** @description The place that a choice among recommendations is. Something saved that has no place of its own is shown by its title. */
        OptionPlace: {
            place_handle?: components["schemas"]["PlaceHandle"];
            /** @description Its name. */
            name: string;
            /** @description Its address; null if unknown. */
            address: string | null;
            /** @description The caller's notes about it; null if none. */
            description?: string | null;
            /** @description Its IANA time zone; null if unknown. */
            timezone?: string | null;
            /** @description The activity of the catalog it is for; null if none is set. */
            activity_name?: string | null;
            coordinates?: components["schemas"]["Coordinates"];
            /** @description What to show with the place, as the licence of its source wants it; omitted if none does. */
            attribution?: string;
            /**
             * @description An archived place cannot be selected any more.
             * @enum {string}
             */
            state?: "active" | "archived";
        };
        /** @description One provisional choice among recommendations. */
        RecommendationOption: {
            /** @description Identifies the choice within its snapshot. Copied exactly as returned. */
            option_handle: string;
            place: components["schemas"]["OptionPlace"];
            candidate_id: components["schemas"]["CandidateId"];
            /** @description Why it is offered, in short sentences. */
            why: string[];
            /** @description The saved people who like it, as far as the caller is allowed to know. */
            liked_by: components["schemas"]["Person"][];
            /**
             * @description Always true. Fit, hours and availability are not confirmed.
             * @constant
             */
            provisional: true;
        };
        /** @description What is saved about one person and is relevant to the request. */
        PersonContext: {
            person: components["schemas"]["Person"];
            /** @description Titles of what the person is known to like. */
            interests: string[];
            /** @description The caller's Ideas Lists the person is on. */
            lists: components["schemas"]["IdeasListReference"][];
        };
        /**
         * @description True only if the other person shares the interest; otherwise unknown, for any reason. It is never false.
         * @enum {unknown}
         */
        MutualInterest: true | "unknown";
        /**
         * @description What it is. What kind of thing the interest is in.
         * @enum {string}
         */
        InterestSubjectType: "recommendation" | "idea" | "place" | "event";
        /** @description The subject of an interest. Extra keys are allowed. */
        InterestSubject: {
            type?: components["schemas"]["InterestSubjectType"];
            /** @description An idea_handle from ideas.saved.query, or a candidate_id. Copied exactly as returned, never invented. */
            candidate_id?: components["schemas"]["CandidateId"];
            /** @description List it was seen in. The Ideas List in which the user saw it. Copied exactly as returned. */
            idea_list_handle?: components["schemas"]["IdeasListHandleLong"];
        };
        /** @description A connection invitation the caller passes on manually. The service does not send it. */
        ManualInvitation: {
            /**
             * Format: uri
             * @description The link that opens the invitation.
             */
            url: string;
            invitation_token: components["schemas"]["InvitationToken"];
            /**
             * Format: date-time
             * @description When it expires; null if it does not.
             */
            expires_at: string | null;
        };
        /**
         * @description For one person, or several. Whether an invitation is for one person or is shared by several.
         * @enum {string}
         */
        FriendshipMode: "individual" | "shared";
        /** @description The invitation's link, or the last part of it. Copied exactly as returned. A guest's link to a plan is taken too where its host offers guests to connect. */
        InvitationToken: string;
        /** @description Seals one exact review: the operation, its consequences, and the choices with what is included. At most 262144 characters; copied exactly as returned. */
        ReviewToken: string;
        /** @description One thing that applying the review would change or keep. */
        FriendshipConsequence: {
            /** @description Which consequence it is, such as likes_become_visible or link_closes. */
            code: string;
            /** @description The consequence in one sentence, for the user to read. */
            message: string;
            /** @description The saved person it concerns; omitted if it concerns nobody in particular. */
            person?: components["schemas"]["Person"];
        };
        /** @description One retained intention that the review includes or excludes. */
        FriendshipChoice: {
            /** @description Identifies the choice within the review. Put it into excluded_choices to exclude it. */
            choice_id: string;
            /** @description What it is, for the user to read. */
            label: string;
            /** @description Whether applying the review includes it. All retained intentions start included. */
            included: boolean;
        };
        /** @description One of the host's people that the caller may be. */
        IdentityChoice: {
            /** @description Identifies the choice. Copied exactly as returned. */
            identity_choice_handle: string;
            /** @description The host's name for that person. */
            label: string;
        };
        /** @description A connection link that the caller can send. The service does not send it. */
        FriendshipLink: {
            /**
             * Format: uri
             * @description The link.
             */
            url: string;
            invitation_token: components["schemas"]["InvitationToken"];
            /**
             * Format: date-time
             * @description When it expires; null if it does not.
             */
            expires_at: string | null;
        };
        /** @description A limited preview of the host's likes, never all of them. */
        InvitationPreview: {
            /** @description The titles of a few likes the host reviewed for this link. */
            likes: string[];
            /** @description Whether there are likes beyond these. */
            more: boolean;
        };
        /**
         * @description What to do; all but create need public_id.
         * @enum {string}
         */
        RoundupOperation: "create" | "resolve_scope" | "assign_destination" | "select_items" | "retry" | "archive";
        /**
         * @description Which part of the source is captured.
         * @enum {string}
         */
        RoundupScope: "all" | "general_source" | "named_items";
        /** @description One item of a source that the caller has already read. */
        RoundupSourceItem: {
            /** @description Its title. */
            title: string;
            kind?: components["schemas"]["IdeaKind"];
            /** @description From 1. Its place in the source. */
            position?: number;
            /** @description What the source says about it. */
            excerpt?: string;
        };
        /**
         * @description The state of a roundup. Extracting and capturing continue without the caller; the three required states wait for the user; completed, failed and archived are terminal. A failed one can be retried, and so can a completed one with failed items; items that were skipped can be selected later.
         * @enum {string}
         */
        RoundupState: "extracting" | "scope_required" | "destination_required" | "selection_required" | "capturing" | "completed" | "failed" | "archived";
        /** @description Where the ideas of a roundup are put. */
        RoundupDestination: {
            /** @description The Ideas List they are put on; omitted if there is no list. */
            list?: components["schemas"]["IdeasListReference"];
            /** @description The saved person they are kept for; omitted if they are for nobody in particular. */
            person?: components["schemas"]["Person"];
        };
        /** @description One item of a roundup and what happened to it. */
        RoundupItem: {
            /** @description Its place in the source, from 1. */
            position: number;
            /** @description Its title. */
            title: string;
            /**
             * @description What happened to it. A duplicate is reused.
             * @enum {string}
             */
            outcome: "pending" | "capturing" | "captured" | "reused" | "skipped" | "failed";
            /** @description The capture created for it; omitted while there is none. */
            capture_public_id?: components["schemas"]["CapturePublicId"];
            /** @description The idea it became; omitted while there is none. */
            idea_handle?: components["schemas"]["IdeaHandle"];
            /** @description Why it failed or was skipped, in one sentence; omitted otherwise. */
            reason?: string;
        };
        /**
         * @description A step of a roundup. The source is being read, or was read. A question was asked or answered. Items are being captured, and some of them have ended. An attempt failed and is repeated, or the source asks to wait.
         * @enum {string}
         */
        RoundupStage: "persisted" | "reading" | "source_read" | "question" | "answered" | "capturing" | "progress" | "attempt_failed" | "waiting_for_source" | "retrying" | "completed" | "failed" | "archived";
        /** @description One update of a roundup. */
        RoundupUpdate: {
            /** @description Its number. Send it as after_cursor to read only later updates. */
            cursor: number;
            /**
             * Format: date-time
             * @description When it happened.
             */
            at: string;
            stage: components["schemas"]["RoundupStage"];
            /** @description What happened, in one sentence. */
            message: string;
        };
        /** @description The one typed continuation of a needs_input result. */
        RoundupContinuation: {
            operation: components["schemas"]["RoundupOperation"];
            /** @description The immutable input of that operation, to send unchanged, with the required fields added. */
            input: Record<string, unknown>;
            /** @description The fields the caller must add. */
            required_fields: string[];
            /** @description What each reference in the input, and in the required fields, stands for, by field name. */
            reference_roles: Record<string, unknown>;
            /** @description The generation to send as expected_generation, with a new idempotency key. */
            generation: components["schemas"]["Generation"];
        };
        /**
         * @description What to search; feeds are Ideas Lists.
         * @enum {string}
         */
        SearchScope: "plans" | "places" | "ideas" | "events" | "feeds";
        /** @description Where query says it. The words of the request that state something. */
        TextSpan: {
            /** @description The user's words. */
            text: string;
            /** @description Position in query. */
            start: number;
            /** @description Position in query. */
            end: number;
        };
        /** @description Its local times. A part of the day, in wall-clock times. */
        LocalInterval: {
            /** @description HH:MM, inclusive. Its start, on a 24-hour clock. */
            starts_at: string;
            /** @description HH:MM, exclusive. Its end, on a 24-hour clock or 24:00. */
            starts_before: string;
        };
        /** @description Only if the user named one. A part of the day the user stated. */
        Daypart: {
            /**
             * @description The part of the day.
             * @enum {string}
             */
            value: "morning" | "afternoon" | "evening" | "night" | "tonight";
            span: components["schemas"]["TextSpan"];
            local_interval: components["schemas"]["LocalInterval"];
            /**
             * @description A requirement.
             * @enum {string}
             */
            hardness: "hard";
            /**
             * @description The user stated it.
             * @enum {string}
             */
            provenance: "user_stated";
            /** @description 0 to 1. How sure the caller is that it understood the user. */
            confidence: number;
        };
        /** @description Only if the user named some. The days of the week the user stated. */
        WeekdaySelector: {
            /** @description The days, at least one. */
            values: ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday")[];
            /** @description 1 Monday to 7 Sunday. */
            iso_days: number[];
            span: components["schemas"]["TextSpan"];
            /**
             * @description A requirement.
             * @enum {string}
             */
            hardness: "hard";
            /**
             * @description The user stated it.
             * @enum {string}
             */
            provenance: "user_stated";
            /** @description 0 to 1. How sure the caller is that it understood the user. */
            confidence: number;
        };
        /** @description One thing found. */
        SearchResult: {
            scope: components["schemas"]["SearchScope"];
            /** @description Its handle, of the type of its scope. */
            handle: string;
            /** @description Its title. */
            title: string;
            /** @description The words that matched, with the text around them. */
            snippet: string;
            /**
             * Format: date-time
             * @description Its fixed time; null if it has none.
             */
            when: string | null;
            /** @description How many later dates it has; omitted if none was found. */
            more_dates?: number;
            /** @description Its neighborhood and city; omitted if nobody knows. */
            where?: string;
            /**
             * @description Omitted if it has all of the query. some has part of it; related is of a similar activity.
             * @enum {string}
             */
            match?: "some" | "related";
            /** @description Who wrote the title and the snippet; omitted if the user did. */
            written_by?: components["schemas"]["WrittenBy"];
            /** @description What to show with a public thing, as the licence of its source wants it; omitted if none does. */
            attribution?: string;
        };
        /** @description What every answer with HTTP status 200 has in common. */
        Envelope: {
            /**
             * @description Names the contract this answer keeps.
             * @constant
             */
            contract: "service.capability-outcome.v1";
            outcome: components["schemas"]["Outcome"];
            /** @description Why there is no result; null if there is one. */
            error?: components["schemas"]["OutcomeError"] | null;
            /** @description The error again, and any that came with it. */
            errors?: components["schemas"]["OutcomeError"][];
            /** @description What has happened, each effect confirmed or unconfirmed. */
            effects?: components["schemas"]["Effect"][];
            /** @description What may follow, with the known part of its input. */
            next_actions?: components["schemas"]["NextAction"][];
            /** @description The durable execution; every write has one. */
            execution_id?: string;
            /** @description True if this is the stored answer to an earlier request with the same key. */
            replayed?: boolean;
            /** @description Correlates the answer with the request and the logs. */
            request_id?: string;
            /** @description The capability and the version of it that answered. */
            capability?: {
                /** @description The name of the capability. */
                name: string;
                /** @description The version whose input was validated. */
                version: string;
            };
        };
        /** @description Input of actions.commit 1.0. */
        ActionsCommitInput: {
            /** @description From the tool that prepared it. The prepared action to commit, as the prepare capability returned it. A call without it is refused with input_invalid. */
            action_handle?: components["schemas"]["ActionHandle"];
        };
        /** @description Either form of a body for actions.commit. */
        ActionsCommitBody: (components["schemas"]["ActionsCommitInput"] & Record<string, unknown>) | {
            /**
             * @description The version the input is written for.
             * @constant
             */
            version?: "1.0";
            input: components["schemas"]["ActionsCommitInput"];
        };
        /** @description Data of actions.commit. */
        ActionsCommitData: {
            action_handle: components["schemas"]["ActionHandle"];
            /** @description What was committed, such as plan.send_invites. */
            kind: string;
            /**
             * Format: date-time
             * @description When it was committed.
             */
            executed_at: string;
            /** @description The plan it concerned; omitted if it concerned none. */
            plan?: components["schemas"]["Plan"];
            /** @description The Ideas List it concerned; omitted if it concerned none. */
            list?: components["schemas"]["IdeasList"];
            /** @description The connection it concerned; omitted if it concerned none. */
            connection?: components["schemas"]["CommittedConnection"];
            /** @description Who is invited now. Only of a change of who is invited. */
            added?: components["schemas"]["ChangedGuest"][];
            /** @description Who is no longer invited. Only of a change of who is invited. */
            removed?: components["schemas"]["ChangedGuest"][];
            /** @description What happened to the message to each person; empty if nobody was written to. */
            deliveries: components["schemas"]["CommitDelivery"][];
            /** @description The links to share manually; empty if there are none. */
            share_links: components["schemas"]["ShareLink"][];
        };
        /** @description An answer of actions.commit. */
        ActionsCommitAnswer: components["schemas"]["Envelope"] & {
            /**
             * @description How the call ended. Check it before anything else.
             * @enum {string}
             */
            status: "completed" | "unchanged" | "needs_input" | "failed";
            /** @description The capability's own data. */
            data?: components["schemas"]["ActionsCommitData"] | null;
        };
        /** @description Input of executions.get 1.0. */
        ExecutionsGetInput: {
            /** @description From the write's answer. Exactly 26 characters. A call without it is refused with input_invalid. */
            execution_id?: components["schemas"]["ExecutionId"];
        };
        /** @description Either form of a body for executions.get. */
        ExecutionsGetBody: (components["schemas"]["ExecutionsGetInput"] & Record<string, unknown>) | {
            /**
             * @description The version the input is written for.
             * @constant
             */
            version?: "1.0";
            input: components["schemas"]["ExecutionsGetInput"];
        };
        /** @description Data of executions.get. */
        ExecutionsGetData: {
            execution: components["schemas"]["Execution"];
        };
        /** @description An answer of executions.get. */
        ExecutionsGetAnswer: components["schemas"]["Envelope"] & {
            /**
             * @description How the call ended. Check it before anything else.
             * @enum {string}
             */
            status: "completed";
            /** @description The capability's own data. */
            data?: components["schemas"]["ExecutionsGetData"] | null;
        };
        /** @description Input of planning.brief.get 2.0. */
        PlanningBriefGetInput: Record<string, unknown>;
        /** @description Either form of a body for planning.brief.get. */
        PlanningBriefGetBody: (components["schemas"]["PlanningBriefGetInput"] & Record<string, unknown>) | {
            /**
             * @description The version the input is written for.
             * @constant
             */
            version?: "2.0";
            input: components["schemas"]["PlanningBriefGetInput"];
        };
        /** @description Data of planning.brief.get. */
        PlanningBriefGetData: {
            /**
             * Format: date-time
             * @description When the brief was made.
             */
            generated_at: string;
            /** @description What needs attention, the most pressing section first: deadlines within 48 hours, plans within seven days, waiting, logistics, drafts, mutual interest. A section without items is left out. */
            sections: components["schemas"]["BriefSection"][];
        };
        /** @description An answer of planning.brief.get. */
        PlanningBriefGetAnswer: components["schemas"]["Envelope"] & {
            /**
             * @description How the call ended. Check it before anything else.
             * @enum {string}
             */
            status: "completed" | "failed";
            /** @description The capability's own data. */
            data?: components["schemas"]["PlanningBriefGetData"] | null;
        };
        /** @description Input of availability.query 2.0. */
        AvailabilityQueryInput: {
            /** @description Or give starts_after and starts_before. A named period in which to look for windows. */
            when_preset?: components["schemas"]["AvailabilityWhenPreset"];
            /**
             * Format: date-time
             * @description Windows begin at or after this.
             */
            starts_after?: string;
            /**
             * Format: date-time
             * @description Windows begin before this.
             */
            starts_before?: string;
            /** @description Earliest local time, HH:MM. On a 24-hour clock, 00:00 to 23:59. */
            daily_start?: string;
            /** @description Latest local time, HH:MM. On a 24-hour clock, 00:00 to 23:59. */
            daily_end?: string;
            /** @description 1 Monday to 7 Sunday. At most 7. */
            days_of_week?: number[];
            /** @description Friends whose time counts. At most 25. */
            person_handles?: components["schemas"]["PersonHandle"][];
            /** @description Or by name. At most 25. Of a longer name, its first 120 characters. */
            person_names?: string[];
            /** @description Read calendars again before the answer. */
            allow_refresh?: boolean;
            /**
             * @description With freebusy_only times alone are read. With existing nothing is read again, what is stored is used.
             * @enum {string}
             */
            refresh_mode?: "existing" | "freebusy_only";
            /** @description Items per page. At most 25. */
            limit?: number;
            /** @description From the page before. Continues in the snapshot of an earlier answer. Copied exactly as returned. */
            snapshot_handle?: components["schemas"]["SnapshotHandle"];
            /** @description From the page before. next_cursor of it; opaque, copied exactly as returned, not combined with new constraints. */
            cursor?: string;
        };
        /** @description Input of availability.query as version 2026-08-11.3 has it. */
        AvailabilityQueryInput_2026_08_11_3: {
            /** @description Or give starts_after and starts_before. A named period in which to look for windows. */
            when_preset?: components["schemas"]["AvailabilityWhenPreset"];
            /**
             * Format: date-time
             * @description Windows begin at or after this.
             */
            starts_after?: string;
            /**
             * Format: date-time
             * @description Windows begin before this.
             */
            starts_before?: string;
            /** @description Earliest local time, HH:MM. On a 24-hour clock, 00:00 to 23:59. */
            daily_start?: string;
            /** @description Latest local time, HH:MM. On a 24-hour clock, 00:00 to 23:59. */
            daily_end?: string;
            /** @description 1 Monday to 7 Sunday. At most 7. */
            days_of_week?: number[];
            /** @description Friends whose time counts. At most 25. */
            person_handles?: components["schemas"]["PersonHandle"][];
            /** @description Or by name. At most 25. Of a longer name, its first 120 characters. */
            person_names?: string[];
            /** @description Read calendars again before the answer. */
            allow_refresh?: boolean;
            /** @description Items per page. At most 25. */
            limit?: number;
            /** @description From the page before. Continues in the snapshot of an earlier answer. Copied exactly as returned. */
            snapshot_handle?: components["schemas"]["SnapshotHandle"];
            /** @description From the page before. next_cursor of it; opaque, copied exactly as returned, not combined with new constraints. */
            cursor?: string;
        };
        /** @description Either form of a body for availability.query. */
        AvailabilityQueryBody: (components["schemas"]["AvailabilityQueryInput"] & Record<string, unknown>) | {
            /**
             * @description The version the input is written for.
             * @constant
             */
            version?: "2.0";
            input: components["schemas"]["AvailabilityQueryInput"];
        } | {
            /**
             * @description The version the input is written for.
             * @constant
             */
            version: "2026-08-11.3";
            input: components["schemas"]["AvailabilityQueryInput_2026_08_11_3"];
        };
        /** @description Data of availability.query. */
        AvailabilityQueryData: {
            /** @description The windows, best first. */
            items: components["schemas"]["Window"][];
            /** @description The period that was searched. */
            range: components["schemas"]["TimeRange"];
            freshness: components["schemas"]["AvailabilityFreshness"];
            /** @description What the answer does not know; empty if it knows everything. */
            uncertainty: components["schemas"]["AvailabilityUncertainty"][];
        };
        /** @description An answer of availability.query. */
        AvailabilityQueryAnswer: components["schemas"]["Envelope"] & {
            /**
             * @description How the call ended. Check it before anything else.
             * @enum {string}
             */
            status: "completed" | "needs_input" | "failed";
            /** @description The capability's own data. */
            data?: components["schemas"]["AvailabilityQueryData"] | null;
        };
        /** @description Input of calendar.status.get 1.0. */
        CalendarStatusGetInput: Record<string, unknown>;
        /** @description Either form of a body for calendar.status.get. */
        CalendarStatusGetBody: (components["schemas"]["CalendarStatusGetInput"] & Record<string, unknown>) | {
            /**
             * @description The version the input is written for.
             * @constant
             */
            version?: "1.0";
            input: components["schemas"]["CalendarStatusGetInput"];
        };
        /** @description Data of calendar.status.get. */
        CalendarStatusGetData: {
            /** @description Whether a calendar is connected. */
            connected: boolean;
            /** @description How many calendars are connected. */
            sources_count: number;
            /**
             * Format: date-time
             * @description When calendars were last read; null if never.
             */
            last_refresh_at: string | null;
            /**
             * @description How old the last refresh is.
             * @enum {string}
             */
            freshness: "fresh" | "stale" | "never";
            /**
             * @description Whether availability can be computed from them.
             * @enum {string}
             */
            usability: "usable" | "partial" | "unusable";
            /**
             * @description Whether friends may be shown the caller's availability.
             * @enum {string}
             */
            group_sharing: "on" | "off";
            /**
             * Format: uri
             * @description The page on which the caller manages calendars.
             */
            manage_url: string;
        };
        /** @description An answer of calendar.status.get. */
        CalendarStatusGetAnswer: components["schemas"]["Envelope"] & {
            /**
             * @description How the call ended. Check it before anything else.
             * @enum {string}
             */
            status: "completed" | "failed";
            /** @description The capability's own data. */
            data?: components["schemas"]["CalendarStatusGetData"] | null;
        };
        /** @description Input of events.search 1.0. */
        EventsSearchInput: {
            /** @description Words of the title; where no event has them all, a time and an area among them are read as such. */
            query?: string;
            /** @description Words of the venue's name. In any order; case and accents do not matter. */
            venue_query?: string;
            /** @description Such as 2026-12-01T19:00+01:00 or 2026-12-01. At or after it. With an offset or without. */
            starts_after?: string;
            /** @description Before this, written like starts_after. */
            starts_before?: string;
            /** @description IANA zone for times without offset. The account's own if omitted. */
            timezone?: string;
            /** @description Default 25. */
            limit?: number;
        } | {
            query: unknown;
        } | {
            venue_query: unknown;
        } | {
            starts_after: unknown;
        } | {
            starts_before: unknown;
        };
        /** @description Input of events.search as version 2026-08-11.3 has it. */
        EventsSearchInput_2026_08_11_3: {
            /** @description Words of the title; where no event has them all, a time and an area among them are read as such. */
            query?: string;
            /** @description Words of the venue's name. In any order; case and accents do not matter. */
            venue_query?: string;
            /** @description Such as 2026-12-01T19:00+01:00 or 2026-12-01. At or after it. With an offset or without. */
            starts_after?: string;
            /** @description Before this, written like starts_after. */
            starts_before?: string;
            /** @description IANA zone for times without offset. The account's own if omitted. */
            timezone?: string;
            /** @description Default 25. */
            limit?: number;
            /** @description Alias of query. */
            q?: string;
            /** @description Alias of query. */
            event_query?: string;
        };
        /** @description Either form of a body for events.search. */
        EventsSearchBody: components["schemas"]["EventsSearchInput"] | {
            /**
             * @description The version the input is written for.
             * @constant
             */
            version?: "1.0";
            input: components["schemas"]["EventsSearchInput"];
        } | {
            /**
             * @description The version the input is written for.
             * @constant
             */
            version: "2026-08-11.3";
            input: components["schemas"]["EventsSearchInput_2026_08_11_3"];
        };
        /** @description Data of events.search. */
        EventsSearchData: {
            /** @description The events; empty if none fits. */
            items: components["schemas"]["EventResult"][];
        };
        /** @description An answer of events.search. */
        EventsSearchAnswer: components["schemas"]["Envelope"] & {
            /**
             * @description How the call ended. Check it before anything else.
             * @enum {string}
             */
            status: "completed";
            /** @description The capability's own data. */
            data?: components["schemas"]["EventsSearchData"] | null;
        };
        /** @description Input of ideas.capture 3.0. */
        IdeasCaptureInput: {
            /** @description The idea as the user wrote it. */
            raw_text?: string;
            /** @description Same as raw_text. */
            text?: string;
            /** @description What it is, besides a URL or media. Content or constraints, without capture commands and list-destination language. A subject that resolves to the destination is discarded. */
            subject_text?: string;
            /**
             * Format: uri
             * @description The page to capture. The one URL the idea is captured from.
             */
            source_url?: string;
            /** @description Name of the list to put it on. Never idea subject matter. */
            target_feed_text?: string;
            /** @description Friend it is for, by name. */
            target_person_text?: string;
            /** @description Files uploaded by POST /api/v2/media (HTTP). At most 4. A file is sent there first, as the body of a request of its own with the same token; the answer has its reference. */
            media_refs?: components["schemas"]["MediaRef"][];
            /** @description To answer its question. The capture that asks. */
            capture_public_id?: components["schemas"]["CapturePublicId"];
            /** @description The user's answer to its question. */
            clarification_answer?: string;
            /** @description As last read. Any other version is refused with stale_state_version. */
            expected_state_version?: components["schemas"]["StateVersion"];
            /** @description List to put it on. By handle. It routes persistence and is never idea subject matter. */
            target_ideas_list_handle?: components["schemas"]["IdeasListHandleLong"];
        };
        /** @description Input of ideas.capture as version 2.0 has it. */
        IdeasCaptureInput_2_0: {
            /** @description The idea as the user wrote it. */
            raw_text?: string;
            /** @description Same as raw_text. */
            text?: string;
            /**
             * Format: uri
             * @description The page to capture. The one URL the idea is captured from.
             */
            source_url?: string;
            /** @description Name of the list to put it on. Never idea subject matter. */
            target_feed_text?: string;
            /** @description Friend it is for, by name. */
            target_person_text?: string;
            /** @description Files uploaded by POST /api/v2/media (HTTP). At most 4. A file is sent there first, as the body of a request of its own with the same token; the answer has its reference. */
            media_refs?: components["schemas"]["MediaRef"][];
            /** @description To answer its question. The capture that asks. */
            capture_public_id?: components["schemas"]["CapturePublicId"];
            /** @description The user's answer to its question. */
            clarification_answer?: string;
            /** @description List to put it on. By handle. It routes persistence and is never idea subject matter. */
            target_ideas_list_handle?: components["schemas"]["IdeasListHandleLong"];
        };
        /** @description Either form of a body for ideas.capture. */
        IdeasCaptureBody: (components["schemas"]["IdeasCaptureInput"] & Record<string, unknown>) | {
            /**
             * @description The version the input is written for.
             * @constant
             */
            version?: "3.0";
            input: components["schemas"]["IdeasCaptureInput"];
        } | {
            /**
             * @description The version the input is written for.
             * @constant
             */
            version: "2.0";
            input: components["schemas"]["IdeasCaptureInput_2_0"];
        };
        /** @description Data of ideas.capture. */
        IdeasCaptureData: {
            capture_public_id: components["schemas"]["CapturePublicId"];
            state: components["schemas"]["CaptureState"];
            state_version: components["schemas"]["StateVersion"];
            /** @description Where the idea is put; null while undecided. */
            destination: components["schemas"]["CaptureDestination"] | null;
            /** @description The question the capture waits for; null if it waits for none. */
            clarification: components["schemas"]["CaptureClarification"] | null;
        };
        /** @description An answer of ideas.capture. */
        IdeasCaptureAnswer: components["schemas"]["Envelope"] & {
            /**
             * @description How the call ended. Check it before anything else.
             * @enum {string}
             */
            status: "accepted" | "needs_input" | "failed";
            /** @description The capability's own data. */
            data?: components["schemas"]["IdeasCaptureData"] | null;
        };
        /** @description Input of ideas.capture.get 2.0. */
        IdeasCaptureGetInput: {
            /** @description From ideas.capture. The capture to read. A call without it is refused with input_invalid. */
            capture_public_id?: components["schemas"]["CapturePublicId"];
            /** @description Only updates after this number. */
            after_cursor?: number;
        };
        /** @description Input of ideas.capture.get as version 1.0 has it. */
        IdeasCaptureGetInput_1_0: {
            /** @description From ideas.capture. The capture to read. A call without it is refused with input_invalid. */
            capture_public_id?: components["schemas"]["CapturePublicId"];
            /** @description Only updates after this number. */
            after_cursor?: number;
        };
        /** @description Either form of a body for ideas.capture.get. */
        IdeasCaptureGetBody: (components["schemas"]["IdeasCaptureGetInput"] & Record<string, unknown>) | {
            /**
             * @description The version the input is written for.
             * @constant
             */
            version?: "2.0";
            input: components["schemas"]["IdeasCaptureGetInput"];
        } | {
            /**
             * @description The version the input is written for.
             * @constant
             */
            version: "1.0";
            input: components["schemas"]["IdeasCaptureGetInput_1_0"];
        };
        /** @description Data of ideas.capture.get. */
        IdeasCaptureGetData: {
            capture_public_id: components["schemas"]["CapturePublicId"];
            state: components["schemas"]["CaptureState"];
            state_version: components["schemas"]["StateVersion"];
            /** @description What happened, oldest first. */
            updates: components["schemas"]["CaptureUpdate"][];
            /** @description The idea it became; null until it is completed. */
            idea: components["schemas"]["Idea"] | null;
            /** @description Whether that idea had been saved before and was not changed. */
            reused: boolean;
            /** @description Archives the idea that it saved, with ideas.object.mutate; null if it cannot be undone. */
            reversible_action_id: components["schemas"]["ReversibleActionId"] | null;
            /** @description The question the capture waits for; null if it waits for none. */
            clarification: components["schemas"]["CaptureClarification"] | null;
            /** @description How a failed capture can be tried again; null if it did not fail or cannot be. */
            retry: components["schemas"]["CaptureRetry"] | null;
        };
        /** @description An answer of ideas.capture.get. */
        IdeasCaptureGetAnswer: components["schemas"]["Envelope"] & {
            /**
             * @description How the call ended. Check it before anything else.
             * @enum {string}
             */
            status: "completed" | "accepted" | "needs_input" | "failed";
            /** @description The capability's own data. */
            data?: components["schemas"]["IdeasCaptureGetData"] | null;
        };
        /** @description Input of ideas.capture.retry 2.1. */
        IdeasCaptureRetryInput: {
            /** @description From ideas.capture. The failed capture. */
            capture_public_id: components["schemas"]["CapturePublicId"];
            /** @description Its state_version. Must equal the current failed state version. */
            expected_state_version: components["schemas"]["StateVersion"];
            /** @description New facts only. No retry commands, original source or destination. */
            additional_detail?: string;
            /** @description Uploaded files, as evidence only. At most 4, the caller's own. Files are sent to POST /api/v2/media first. */
            evidence_media_refs?: components["schemas"]["MediaRef"][];
        };
        /** @description Either form of a body for ideas.capture.retry. */
        IdeasCaptureRetryBody: (components["schemas"]["IdeasCaptureRetryInput"] & Record<string, unknown>) | {
            /**
             * @description The version the input is written for.
             * @constant
             */
            version?: "2.1";
            input: components["schemas"]["IdeasCaptureRetryInput"];
        };
        /** @description Data of ideas.capture.retry. */
        IdeasCaptureRetryData: {
            capture_public_id: components["schemas"]["CapturePublicId"];
            state: components["schemas"]["CaptureState"];
            state_version: components["schemas"]["StateVersion"];
            /** @description Where the idea is put; null while undecided. */
            destination: components["schemas"]["CaptureDestination"] | null;
            /** @description The question the capture waits for; null if it waits for none. */
            clarification: components["schemas"]["CaptureClarification"] | null;
        };
        /** @description An answer of ideas.capture.retry. */
        IdeasCaptureRetryAnswer: components["schemas"]["Envelope"] & {
            /**
             * @description How the call ended. Check it before anything else.
             * @enum {string}
             */
            status: "accepted" | "failed";
            /** @description The capability's own data. */
            data?: components["schemas"]["IdeasCaptureRetryData"] | null;
        };
        /** @description Input of discovery.prepare 1.0. */
        DiscoveryPrepareInput: {
            /** @description Kinds of thing to find. At most 5. */
            target_kinds?: components["schemas"]["TargetKind"][];
            /** @description Friends it is for. At most 10. */
            person_handles?: components["schemas"]["PersonHandleLong"][];
            /** @description At or after this. */
            starts_after?: string;
            /** @description Before this. */
            starts_before?: string;
            /** @description The exact start that is wanted. */
            requested_start_at?: string;
            /** @description The exact end that is wanted. */
            requested_end_at?: string;
            /** @description Of times without offset. */
            timezone?: string;
            /** @description How many candidates are wanted. */
            limit?: number;
            /** @description Dimensions of the parent to replace. At most 11. */
            replacement_dimensions?: components["schemas"]["ReplacementDimension"][];
            /** @description Constraints that change. At most 12. */
            constraint_changes?: components["schemas"]["ConstraintChange"][];
            /** @description What to find, in the user's words. */
            query: string;
            /** @description The run it continues. The run this one continues, refines or supersedes. */
            parent_run_handle?: components["schemas"]["RunHandle"];
            /** @description The subject without its constraints. */
            semantic_subject?: string;
            /** @description Of the parent run. The reply contract the parent run returned. */
            reply_contract_handle?: components["schemas"]["ReplyContractHandle"];
            /** @description Of the parent run, as last read. */
            expected_state_version?: components["schemas"]["StateVersion"];
            /** @description What it is to the parent run. */
            objective_relation?: components["schemas"]["ObjectiveRelation"];
        };
        /** @description Either form of a body for discovery.prepare. */
        DiscoveryPrepareBody: components["schemas"]["DiscoveryPrepareInput"] | {
            /**
             * @description The version the input is written for.
             * @constant
             */
            version?: "1.0";
            input: components["schemas"]["DiscoveryPrepareInput"];
        };
        /** @description Data of discovery.prepare. */
        DiscoveryPrepareData: {
            run_handle: components["schemas"]["RunHandle"];
            thread_handle: components["schemas"]["ThreadHandle"];
            state_version: components["schemas"]["StateVersion"];
            reply_contract_handle: components["schemas"]["ReplyContractHandle"];
            /** @description What the run should find, in one sentence. */
            objective: string;
            /** @description What the host may know about the user and the people, as far as it is authorized. */
            context: Record<string, unknown>;
            /** @description The constraints as they were understood. */
            constraints: components["schemas"]["DiscoveryConstraint"][];
            /** @description What was assumed although the user did not say it. */
            assumptions: string[];
            /** @description What the service itself already has that matches. */
            inventory: components["schemas"]["Candidate"][];
            /** @description What that inventory does not cover. */
            gaps: components["schemas"]["ResearchGap"][];
            /** @description The bounded JSON Schema of what discovery.record accepts for this run. */
            submission_schema: Record<string, unknown>;
            /**
             * Format: date-time
             * @description When the run stops accepting results.
             */
            expires_at: string;
        };
        /** @description An answer of discovery.prepare. */
        DiscoveryPrepareAnswer: components["schemas"]["Envelope"] & {
            /**
             * @description How the call ended. Check it before anything else.
             * @enum {string}
             */
            status: "completed" | "needs_input" | "failed";
            /** @description The capability's own data. */
            data?: components["schemas"]["DiscoveryPrepareData"] | null;
        };
        /** @description Input of discovery.record 1.0. */
        DiscoveryRecordInput: {
            /** @description From discovery.prepare. The run must be the caller's own. */
            run_handle: components["schemas"]["RunHandle"];
            /**
             * @description How the research ended.
             * @enum {string}
             */
            result_state: "results" | "partial" | "no_matches" | "failed";
            /** @description What was found. At most 10. */
            candidates?: components["schemas"]["RecordedCandidate"][];
            /** @description Sources that could not be read. At most 20. */
            source_failures?: components["schemas"]["SourceFailure"][];
        };
        /** @description Either form of a body for discovery.record. */
        DiscoveryRecordBody: components["schemas"]["DiscoveryRecordInput"] | {
            /**
             * @description The version the input is written for.
             * @constant
             */
            version?: "1.0";
            input: components["schemas"]["DiscoveryRecordInput"];
        };
        /** @description Data of discovery.record. */
        DiscoveryRecordData: {
            run_handle: components["schemas"]["RunHandle"];
            thread_handle: components["schemas"]["ThreadHandle"];
            state_version: components["schemas"]["StateVersion"];
            /** @description How many of these candidates were recorded. */
            accepted_count: number;
            /** @description The candidates that were not recorded, and why. */
            rejected: components["schemas"]["DiscoveryRejection"][];
            /** @description All candidates of the run, in order, with the ids this service issued for them. */
            candidates: components["schemas"]["Candidate"][];
            /** @description Identifies exactly this set of candidates. */
            snapshot_fingerprint: string;
            /** @description What the candidates leave open, such as hard constraints that they do not answer. */
            gaps: components["schemas"]["ResearchGap"][];
        };
        /** @description An answer of discovery.record. */
        DiscoveryRecordAnswer: components["schemas"]["Envelope"] & {
            /**
             * @description How the call ended. Check it before anything else.
             * @enum {string}
             */
            status: "completed" | "failed";
            /** @description The capability's own data. */
            data?: components["schemas"]["DiscoveryRecordData"] | null;
        };
        /** @description Input of ideas.discover 1.0. */
        IdeasDiscoverInput: {
            /** @description Kinds of thing to find. At most 5. */
            target_kinds?: components["schemas"]["TargetKind"][];
            /** @description Friends it is for. At most 10. */
            person_handles?: components["schemas"]["PersonHandleLong"][];
            /** @description At or after this. */
            starts_after?: string;
            /** @description Before this. */
            starts_before?: string;
            /** @description The exact start that is wanted. */
            requested_start_at?: string;
            /** @description The exact end that is wanted. */
            requested_end_at?: string;
            /** @description Of times without offset. */
            timezone?: string;
            /** @description How many candidates are wanted. */
            limit?: number;
            /** @description What to find, in the user's words. */
            query: string;
            /** @description What the request is about, without its constraints. */
            semantic_subject?: string;
        };
        /** @description Either form of a body for ideas.discover. */
        IdeasDiscoverBody: components["schemas"]["IdeasDiscoverInput"] | {
            /**
             * @description The version the input is written for.
             * @constant
             */
            version?: "1.0";
            input: components["schemas"]["IdeasDiscoverInput"];
        };
        /** @description Data of ideas.discover. */
        IdeasDiscoverData: {
            run_handle: components["schemas"]["RunHandle"];
            /** @description The run this one came from; omitted if it has no parent. */
            parent_run_handle?: components["schemas"]["RunHandle"];
            thread_handle: components["schemas"]["ThreadHandle"];
            state_version: components["schemas"]["StateVersion"];
            state: components["schemas"]["DiscoveryRunState"];
            reply_contract_handle: components["schemas"]["ReplyContractHandle"];
            /** @description What was found; omitted until the run has ended. */
            candidates?: components["schemas"]["Candidate"][];
            /** @description Identifies exactly this set of candidates; omitted until the run has ended. */
            snapshot_fingerprint?: string;
            /** @description What the search did not cover; omitted until the run has ended. */
            gaps?: components["schemas"]["ResearchGap"][];
            /**
             * Format: date-time
             * @description Until when the result is kept and can be refined. Runs of earlier versions lack it.
             */
            expires_at?: string;
        };
        /** @description An answer of ideas.discover. */
        IdeasDiscoverAnswer: components["schemas"]["Envelope"] & {
            /**
             * @description How the call ended. Check it before anything else.
             * @enum {string}
             */
            status: "accepted" | "needs_input" | "failed";
            /** @description The capability's own data. */
            data?: components["schemas"]["IdeasDiscoverData"] | null;
        };
        /** @description Input of ideas.discover.refine 1.0. */
        IdeasDiscoverRefineInput: {
            /** @description Kinds of thing to find. At most 5. */
            target_kinds?: components["schemas"]["TargetKind"][];
            /** @description Friends it is for. At most 10. */
            person_handles?: components["schemas"]["PersonHandleLong"][];
            /** @description At or after this. */
            starts_after?: string;
            /** @description Before this. */
            starts_before?: string;
            /** @description The exact start that is wanted. */
            requested_start_at?: string;
            /** @description The exact end that is wanted. */
            requested_end_at?: string;
            /** @description Of times without offset. */
            timezone?: string;
            /** @description How many candidates are wanted. */
            limit?: number;
            /** @description Dimensions of the parent to replace. At most 11. */
            replacement_dimensions?: components["schemas"]["ReplacementDimension"][];
            /** @description Constraints that change. At most 12. */
            constraint_changes?: components["schemas"]["ConstraintChange"][];
            /** @description The run to continue, refine or supersede. */
            parent_run_handle: components["schemas"]["RunHandle"];
            /** @description The reply contract the parent run returned. */
            reply_contract_handle: components["schemas"]["ReplyContractHandle"];
            /** @description The state version of the parent run as last read. */
            expected_state_version: components["schemas"]["StateVersion"];
            /** @description How this objective relates to that of the parent run. */
            objective_relation: components["schemas"]["ObjectiveRelation"];
            /** @description What to find, in the user's words. */
            query: string;
        };
        /** @description Either form of a body for ideas.discover.refine. */
        IdeasDiscoverRefineBody: components["schemas"]["IdeasDiscoverRefineInput"] | {
            /**
             * @description The version the input is written for.
             * @constant
             */
            version?: "1.0";
            input: components["schemas"]["IdeasDiscoverRefineInput"];
        };
        /** @description Data of ideas.discover.refine. */
        IdeasDiscoverRefineData: {
            run_handle: components["schemas"]["RunHandle"];
            /** @description The run this one came from; omitted if it has no parent. */
            parent_run_handle?: components["schemas"]["RunHandle"];
            thread_handle: components["schemas"]["ThreadHandle"];
            state_version: components["schemas"]["StateVersion"];
            state: components["schemas"]["DiscoveryRunState"];
            reply_contract_handle: components["schemas"]["ReplyContractHandle"];
            /** @description What was found; omitted until the run has ended. */
            candidates?: components["schemas"]["Candidate"][];
            /** @description Identifies exactly this set of candidates; omitted until the run has ended. */
            snapshot_fingerprint?: string;
            /** @description What the search did not cover; omitted until the run has ended. */
            gaps?: components["schemas"]["ResearchGap"][];
            /**
             * Format: date-time
             * @description Until when the result is kept and can be refined. Runs of earlier versions lack it.
             */
            expires_at?: string;
        };
        /** @description An answer of ideas.discover.refine. */
        IdeasDiscoverRefineAnswer: components["schemas"]["Envelope"] & {
            /**
             * @description How the call ended. Check it before anything else.
             * @enum {string}
             */
            status: "accepted" | "needs_input" | "failed";
            /** @description The capability's own data. */
            data?: components["schemas"]["IdeasDiscoverRefineData"] | null;
        };
        /** @description Input of ideas.discover.save 1.0. */
        IdeasDiscoverSaveInput: {
            /** @description The name of the saved view. */
            name: string;
            /** @description From discovery.prepare. Its filters and directions are saved. */
            run_handle: components["schemas"]["RunHandle"];
            /** @description Of the run, as last read. Any other version is refused with stale_state_version. */
            expected_state_version?: components["schemas"]["StateVersion"];
            /** @description Wishes in plain words. At most 8. */
            directions?: string[];
            /** @description Neighborhoods of the catalog. At most 25. */
            neighborhood_names?: string[];
            /** @description Activities of the catalog. At most 25. */
            activity_names?: string[];
            /** @description Activities in free words. At most 25. */
            custom_activity_names?: string[];
            /** @description Such as this-weekend, next-week, next-few-days. Others are refused. */
            when_preset?: string | null;
            /**
             * Format: date-time
             * @description Start of that time.
             */
            when_start?: string | null;
            /**
             * Format: date-time
             * @description End of that time.
             */
            when_end?: string | null;
        };
        /** @description Either form of a body for ideas.discover.save. */
        IdeasDiscoverSaveBody: components["schemas"]["IdeasDiscoverSaveInput"] | {
            /**
             * @description The version the input is written for.
             * @constant
             */
            version?: "1.0";
            input: components["schemas"]["IdeasDiscoverSaveInput"];
        };
        /** @description Data of ideas.discover.save. */
        IdeasDiscoverSaveData: {
            /** @description The saved view. */
            list: components["schemas"]["IdeasList"];
            /** @description The filters of the view. */
            filters: components["schemas"]["ListDefaults"];
            /** @description The kinds of thing that it contains; omitted where it contains all. */
            target_kinds?: components["schemas"]["TargetKind"][];
            /** @description The directions of the view, in the order given. */
            directions: components["schemas"]["ListDirection"][];
            thread_handle: components["schemas"]["ThreadHandle"];
        };
        /** @description An answer of ideas.discover.save. */
        IdeasDiscoverSaveAnswer: components["schemas"]["Envelope"] & {
            /**
             * @description How the call ended. Check it before anything else.
             * @enum {string}
             */
            status: "completed" | "unchanged" | "needs_input" | "failed";
            /** @description The capability's own data. */
            data?: components["schemas"]["IdeasDiscoverSaveData"] | null;
        };
        /** @description Input of ideas.created.archive 1.0. */
        IdeasCreatedArchiveInput: {
            /** @description From ideas.saved.query. The created idea to archive. */
            idea_handle: components["schemas"]["IdeaHandle"];
        };
        /** @description Either form of a body for ideas.created.archive. */
        IdeasCreatedArchiveBody: (components["schemas"]["IdeasCreatedArchiveInput"] & Record<string, unknown>) | {
            /**
             * @description The version the input is written for.
             * @constant
             */
            version?: "1.0";
            input: components["schemas"]["IdeasCreatedArchiveInput"];
        };
        /** @description Data of ideas.created.archive. */
        IdeasCreatedArchiveData: {
            idea: components["schemas"]["Idea"];
            /** @description Undoes it with ideas.object.mutate; null if nothing changed. */
            reversible_action_id: components["schemas"]["ReversibleActionId"] | null;
        };
        /** @description An answer of ideas.created.archive. */
        IdeasCreatedArchiveAnswer: components["schemas"]["Envelope"] & {
            /**
             * @description How the call ended. Check it before anything else.
             * @enum {string}
             */
            status: "completed" | "unchanged" | "needs_input" | "failed";
            /** @description The capability's own data. */
            data?: components["schemas"]["IdeasCreatedArchiveData"] | null;
        };
        /** @description Input of ideas.created.update 1.0. */
        IdeasCreatedUpdateInput: {
            /** @description From ideas.saved.query. The created idea to update. */
            idea_handle: components["schemas"]["IdeaHandle"];
            /** @description Its new title. */
            title?: string;
            /** @description New text; null removes it. */
            description?: string | null;
            /**
             * Format: uri
             * @description The page it came from; null removes it.
             */
            source_url?: string | null;
            /** @description May appear in recommendations. */
            show_in_for_you?: boolean;
            /** @description Omit it. Lists are saved views, and hand-picked sets are managed separately. The field is accepted because the machine description still lists it, has no effect, and a disclosure says so; at most 50. */
            ideas_list_handles?: components["schemas"]["IdeasListHandle"][];
        };
        /** @description Either form of a body for ideas.created.update. */
        IdeasCreatedUpdateBody: (components["schemas"]["IdeasCreatedUpdateInput"] & Record<string, unknown>) | {
            /**
             * @description The version the input is written for.
             * @constant
             */
            version?: "1.0";
            input: components["schemas"]["IdeasCreatedUpdateInput"];
        };
        /** @description Data of ideas.created.update. */
        IdeasCreatedUpdateData: {
            idea: components["schemas"]["Idea"];
            /** @description The names of the fields that changed; empty if nothing differed. */
            changed: string[];
        };
        /** @description An answer of ideas.created.update. */
        IdeasCreatedUpdateAnswer: components["schemas"]["Envelope"] & {
            /**
             * @description How the call ended. Check it before anything else.
             * @enum {string}
             */
            status: "completed" | "unchanged" | "needs_input" | "failed";
            /** @description The capability's own data. */
            data?: components["schemas"]["IdeasCreatedUpdateData"] | null;
        };
        /** @description Input of ideas.structured_create 2.0. */
        IdeasStructuredCreateInput: {
            /** @description Needed. */
            kind?: components["schemas"]["IdeaKind"];
            /** @description Needed. */
            title?: string;
            /** @description What it is about. */
            description?: string;
            /** @description What to do there, in free words. */
            custom_activity_name?: string;
            /**
             * Format: date-time
             * @description Its fixed time, if it has one.
             */
            fixed_when?: string;
            /**
             * Format: date-time
             * @description When the event begins. Needed for an event.
             */
            event_start_at?: string;
            /**
             * Format: uri
             * @description The event's page. It is http or https, without a user name or password, and has at most 2048 characters.
             */
            event_url?: string;
            /** @description May appear in recommendations. */
            show_in_for_you?: boolean;
            /** @description The place it is about. */
            place_handle?: components["schemas"]["PlaceHandleLong"];
            /** @description Where the event is. */
            venue_place_handle?: components["schemas"]["PlaceHandleLong"];
            /** @description Lists to put it on. */
            ideas_list_handles?: components["schemas"]["IdeasListHandleLong"][];
        };
        /** @description Either form of a body for ideas.structured_create. */
        IdeasStructuredCreateBody: (components["schemas"]["IdeasStructuredCreateInput"] & Record<string, unknown>) | {
            /**
             * @description The version the input is written for.
             * @constant
             */
            version?: "2.0";
            input: components["schemas"]["IdeasStructuredCreateInput"];
        };
        /** @description Data of ideas.structured_create. */
        IdeasStructuredCreateData: {
            idea: components["schemas"]["Idea"];
            /** @description The existing idea; null if a new one was created. */
            duplicate_of: components["schemas"]["IdeaHandle"] | null;
        };
        /** @description An answer of ideas.structured_create. */
        IdeasStructuredCreateAnswer: components["schemas"]["Envelope"] & {
            /**
             * @description How the call ended. Check it before anything else.
             * @enum {string}
             */
            status: "completed" | "unchanged" | "needs_input" | "failed";
            /** @description The capability's own data. */
            data?: components["schemas"]["IdeasStructuredCreateData"] | null;
        };
        /** @description Input of ideas.candidates.like 2.0. */
        IdeasCandidatesLikeInput: {
            /** @description An idea_handle, candidate_id or other handle of each. As this service issued them; at least 1. */
            candidate_ids?: components["schemas"]["CandidateId"][];
            /** @description Default the user alone. The saved friends the like is for. */
            person_handles?: components["schemas"]["PersonHandleLong"][];
            /** @description List they were offered for. */
            idea_list_handle?: components["schemas"]["IdeasListHandleLong"];
        };
        /** @description Either form of a body for ideas.candidates.like. */
        IdeasCandidatesLikeBody: (components["schemas"]["IdeasCandidatesLikeInput"] & Record<string, unknown>) | {
            /**
             * @description The version the input is written for.
             * @constant
             */
            version?: "2.0";
            input: components["schemas"]["IdeasCandidatesLikeInput"];
        };
        /** @description Data of ideas.candidates.like. */
        IdeasCandidatesLikeData: {
            /** @description Each candidate and its current like. */
            likes: components["schemas"]["CandidateLike"][];
            /** @description Undoes the likes; null if nothing changed. */
            reversible_action_id: components["schemas"]["ReversibleActionId"] | null;
        };
        /** @description An answer of ideas.candidates.like. */
        IdeasCandidatesLikeAnswer: components["schemas"]["Envelope"] & {
            /**
             * @description How the call ended. Check it before anything else.
             * @enum {string}
             */
            status: "completed" | "unchanged" | "needs_input" | "failed";
            /** @description The capability's own data. */
            data?: components["schemas"]["IdeasCandidatesLikeData"] | null;
        };
        /** @description Input of invites.get 2.0. */
        InvitesGetInput: {
            invite_handle: components["schemas"]["InviteHandle"];
        };
        /** @description Either form of a body for invites.get. */
        InvitesGetBody: (components["schemas"]["InvitesGetInput"] & Record<string, unknown>) | {
            /**
             * @description The version the input is written for.
             * @constant
             */
            version?: "2.0";
            input: components["schemas"]["InvitesGetInput"];
        };
        /** @description Data of invites.get. */
        InvitesGetData: {
            invite: components["schemas"]["Invite"];
            /** @description What the user wrote to the host with the answer. Omitted if nothing. */
            note?: string;
        };
        /** @description An answer of invites.get. */
        InvitesGetAnswer: components["schemas"]["Envelope"] & {
            /**
             * @description How the call ended. Check it before anything else.
             * @enum {string}
             */
            status: "completed";
            /** @description The capability's own data. */
            data?: components["schemas"]["InvitesGetData"] | null;
        };
        /** @description Input of invites.list 1.0. */
        InvitesListInput: {
            /** @description Only invites with this answer. */
            rsvp_status?: components["schemas"]["RsvpStatus"];
            /** @description Also those the host withdrew. */
            include_removed?: boolean;
            /**
             * @description Also past ones. Those that are over or past the deadline.
             * @default false
             */
            include_expired?: boolean;
            /** @description Words of the title or host. Of the plan's title or the host's name. */
            query?: string;
            /** @description Items per page. At most 25. */
            limit?: number;
            /** @description From the page before. Continues in the snapshot of an earlier answer. Copied exactly as returned. */
            snapshot_handle?: components["schemas"]["SnapshotHandle"];
            /** @description From the page before. next_cursor of it; opaque, copied exactly as returned, not combined with new constraints. */
            cursor?: string;
        };
        /** @description Either form of a body for invites.list. */
        InvitesListBody: (components["schemas"]["InvitesListInput"] & Record<string, unknown>) | {
            /**
             * @description The version the input is written for.
             * @constant
             */
            version?: "1.0";
            input: components["schemas"]["InvitesListInput"];
        };
        /** @description Data of invites.list. */
        InvitesListData: {
            /** @description One page of invites. */
            items: components["schemas"]["Invite"][];
        };
        /** @description An answer of invites.list. */
        InvitesListAnswer: components["schemas"]["Envelope"] & {
            /**
             * @description How the call ended. Check it before anything else.
             * @enum {string}
             */
            status: "completed";
            /** @description The capability's own data. */
            data?: components["schemas"]["InvitesListData"] | null;
        };
        /** @description Input of invites.rsvp.update 1.0. */
        InvitesRsvpUpdateInput: {
            invite_handle: components["schemas"]["InviteHandle"];
            /** @description The answer. It can be changed until the deadline. */
            rsvp_status: components["schemas"]["RsvpAnswer"];
            /** @description Revision. That of its plan, as the invite last showed it. A changed plan takes no answer. */
            expected_revision?: number;
            /** @description To the host. Nobody else reads it. Empty removes it; left out, it stays with the same answer and goes with another. */
            note?: string;
        };
        /** @description Either form of a body for invites.rsvp.update. */
        InvitesRsvpUpdateBody: components["schemas"]["InvitesRsvpUpdateInput"] | {
            /**
             * @description The version the input is written for.
             * @constant
             */
            version?: "1.0";
            input: components["schemas"]["InvitesRsvpUpdateInput"];
        };
        /** @description Data of invites.rsvp.update. */
        InvitesRsvpUpdateData: {
            invite: components["schemas"]["Invite"];
            /** @description The answer before. */
            previous: components["schemas"]["RsvpStatus"];
            /** @description What the user has written to the host. Omitted if nothing. */
            note?: string;
            /** @description The note before. Omitted if there was none, or it is still there. */
            previous_note?: string;
            /**
             * Format: date-time
             * @description When the answer was given.
             */
            changed_at: string;
        };
        /** @description An answer of invites.rsvp.update. */
        InvitesRsvpUpdateAnswer: components["schemas"]["Envelope"] & {
            /**
             * @description How the call ended. Check it before anything else.
             * @enum {string}
             */
            status: "completed" | "unchanged" | "needs_input" | "failed";
            /** @description The capability's own data. */
            data?: components["schemas"]["InvitesRsvpUpdateData"] | null;
        };
        /** @description Input of likes.query 1.0. */
        LikesQueryInput: {
            filters?: components["schemas"]["LikeFilters"];
            /** @description Only what concerns these. At most 100. */
            people_handles?: components["schemas"]["PersonHandleLong"][];
            /** @description Likes per page. At most 50. */
            limit?: number;
            /** @description From the page before. next_cursor of it, copied exactly as returned. */
            cursor?: string;
        };
        /** @description Either form of a body for likes.query. */
        LikesQueryBody: (components["schemas"]["LikesQueryInput"] & Record<string, unknown>) | {
            /**
             * @description The version the input is written for.
             * @constant
             */
            version?: "1.0";
            input: components["schemas"]["LikesQueryInput"];
        };
        /** @description Data of likes.query. */
        LikesQueryData: {
            /** @description One page of likes. */
            items: components["schemas"]["Like"][];
        };
        /** @description An answer of likes.query. */
        LikesQueryAnswer: components["schemas"]["Envelope"] & {
            /**
             * @description How the call ended. Check it before anything else.
             * @enum {string}
             */
            status: "completed";
            /** @description The capability's own data. */
            data?: components["schemas"]["LikesQueryData"] | null;
        };
        /** @description Input of likes.mutate 1.0. */
        LikesMutateInput: {
            subject?: components["schemas"]["LikeSubject"];
            operation?: components["schemas"]["LikeOperation"];
            /** @description Friends the operation is about. At most 100. */
            people_handles?: components["schemas"]["PersonHandleLong"][];
            /** @description From relationships.people.query, a group for each occasion. At most 100. */
            intentions?: components["schemas"]["LikeIntention"][];
            /** @description As last read. If the like has changed since, nothing changes. */
            revision?: number;
            receipt_id?: components["schemas"]["LikeReceiptId"];
            /** @description If given, it must equal the request's idempotency key. */
            idempotency_key?: string;
        };
        /** @description Either form of a body for likes.mutate. */
        LikesMutateBody: (components["schemas"]["LikesMutateInput"] & Record<string, unknown>) | {
            /**
             * @description The version the input is written for.
             * @constant
             */
            version?: "1.0";
            input: components["schemas"]["LikesMutateInput"];
        };
        /** @description Data of likes.mutate. */
        LikesMutateData: {
            subject: components["schemas"]["LikedThing"];
            /** @description Whether the user likes it now. */
            saved: boolean;
            /** @description The user's current intentions. */
            intentions: components["schemas"]["LikeIntention"][];
            /** @description The current revision of the like. */
            revision: number;
            /** @description Undoes the change; null if nothing changed. */
            receipt_id: components["schemas"]["LikeReceiptId"] | null;
            /**
             * Format: date-time
             * @description When undoing stops being possible; null if nothing changed.
             */
            reversible_until: string | null;
        };
        /** @description An answer of likes.mutate. */
        LikesMutateAnswer: components["schemas"]["Envelope"] & {
            /**
             * @description How the call ended. Check it before anything else.
             * @enum {string}
             */
            status: "completed" | "unchanged" | "needs_input" | "failed";
            /** @description The capability's own data. */
            data?: components["schemas"]["LikesMutateData"] | null;
        };
        /** @description Input of ideas.lists.create 2.0. */
        IdeasListsCreateInput: {
            /** @description Two lists may have the same name. */
            name: string;
            /** @description Friends it is for. At most 50. */
            person_handles?: components["schemas"]["PersonHandle"][];
            /** @description Or by name. At most 50. Of a longer name, its first 120 characters. Nobody is contacted. */
            person_names?: string[];
            /** @description Default neighborhoods of the catalog. At most 25. */
            neighborhood_names?: string[];
            /** @description Default activities of the catalog. At most 25. */
            activity_names?: string[];
            /** @description Default activities in free words. At most 25. */
            custom_activity_names?: string[];
            /** @description Such as this-weekend, next-week, next-few-days. */
            when_preset?: string | null;
            /**
             * Format: date-time
             * @description Start of the time it is for. Open if omitted.
             */
            when_start?: string | null;
            /**
             * Format: date-time
             * @description End of that time. Open if omitted.
             */
            when_end?: string | null;
            /** @description Wishes in plain words. At most 8. */
            directions?: string[];
            /** @description Also add what its people like and fits. Saved ideas that fit the defaults and that its people like, now and later. */
            apply_matching_likes?: boolean;
        };
        /** @description Either form of a body for ideas.lists.create. */
        IdeasListsCreateBody: (components["schemas"]["IdeasListsCreateInput"] & Record<string, unknown>) | {
            /**
             * @description The version the input is written for.
             * @constant
             */
            version?: "2.0";
            input: components["schemas"]["IdeasListsCreateInput"];
        };
        /** @description Data of ideas.lists.create. */
        IdeasListsCreateData: {
            list: components["schemas"]["IdeasList"];
            /** @description The people the list is for. */
            people: components["schemas"]["Person"][];
            defaults: components["schemas"]["ListDefaults"];
            /** @description Its directions, in the order given. */
            directions: components["schemas"]["ListDirection"][];
        };
        /** @description An answer of ideas.lists.create. */
        IdeasListsCreateAnswer: components["schemas"]["Envelope"] & {
            /**
             * @description How the call ended. Check it before anything else.
             * @enum {string}
             */
            status: "completed" | "unchanged" | "needs_input" | "failed";
            /** @description The capability's own data. */
            data?: components["schemas"]["IdeasListsCreateData"] | null;
        };
        /** @description Input of ideas.lists.defaults.update 1.0. */
        IdeasListsDefaultsUpdateInput: {
            ideas_list_handle: components["schemas"]["IdeasListHandle"];
            /** @description All from now on, of the catalog. At most 25. */
            neighborhood_names?: string[];
            /** @description All from now on, of the catalog. At most 25. */
            activity_names?: string[];
            /** @description All from now on, in free words. At most 25. */
            custom_activity_names?: string[];
            /** @description Such as this-weekend, next-week, next-few-days. null for none. */
            when_preset?: string | null;
            /**
             * Format: date-time
             * @description Start of the time. null if open.
             */
            when_start?: string | null;
            /**
             * Format: date-time
             * @description End of that time. null if open. The end of the time the list is planned for.
             */
            when_end?: string | null;
        };
        /** @description Either form of a body for ideas.lists.defaults.update. */
        IdeasListsDefaultsUpdateBody: (components["schemas"]["IdeasListsDefaultsUpdateInput"] & Record<string, unknown>) | {
            /**
             * @description The version the input is written for.
             * @constant
             */
            version?: "1.0";
            input: components["schemas"]["IdeasListsDefaultsUpdateInput"];
        };
        /** @description Data of ideas.lists.defaults.update. */
        IdeasListsDefaultsUpdateData: {
            list: components["schemas"]["IdeasList"];
            defaults: components["schemas"]["ListDefaults"];
        };
        /** @description An answer of ideas.lists.defaults.update. */
        IdeasListsDefaultsUpdateAnswer: components["schemas"]["Envelope"] & {
            /**
             * @description How the call ended. Check it before anything else.
             * @enum {string}
             */
            status: "completed" | "unchanged" | "needs_input" | "failed";
            /** @description The capability's own data. */
            data?: components["schemas"]["IdeasListsDefaultsUpdateData"] | null;
        };
        /** @description Input of ideas.lists.delete 1.0. */
        IdeasListsDeleteInput: {
            ideas_list_handle: components["schemas"]["IdeasListHandle"];
        };
        /** @description Either form of a body for ideas.lists.delete. */
        IdeasListsDeleteBody: (components["schemas"]["IdeasListsDeleteInput"] & Record<string, unknown>) | {
            /**
             * @description The version the input is written for.
             * @constant
             */
            version?: "1.0";
            input: components["schemas"]["IdeasListsDeleteInput"];
        };
        /** @description Data of ideas.lists.delete. */
        IdeasListsDeleteData: {
            ideas_list_handle: components["schemas"]["IdeasListHandle"];
            /**
             * @description Always true. The list is gone.
             * @constant
             */
            deleted: true;
            /** @description How many share links were revoked with it. */
            share_links_revoked: number;
            /** @description How many ideas were archived that only generated lists had saved and nobody used. */
            ideas_archived: number;
            /** @description Undoes it with ideas.object.mutate; null if nothing changed. Its share links stay ended. */
            reversible_action_id: components["schemas"]["ReversibleActionId"] | null;
        };
        /** @description An answer of ideas.lists.delete. */
        IdeasListsDeleteAnswer: components["schemas"]["Envelope"] & {
            /**
             * @description How the call ended. Check it before anything else.
             * @enum {string}
             */
            status: "completed" | "unchanged" | "needs_input" | "failed";
            /** @description The capability's own data. */
            data?: components["schemas"]["IdeasListsDeleteData"] | null;
        };
        /** @description Input of ideas.lists.duplicate 1.0. */
        IdeasListsDuplicateInput: {
            ideas_list_handle: components["schemas"]["IdeasListHandle"];
        };
        /** @description Either form of a body for ideas.lists.duplicate. */
        IdeasListsDuplicateBody: (components["schemas"]["IdeasListsDuplicateInput"] & Record<string, unknown>) | {
            /**
             * @description The version the input is written for.
             * @constant
             */
            version?: "1.0";
            input: components["schemas"]["IdeasListsDuplicateInput"];
        };
        /** @description Data of ideas.lists.duplicate. */
        IdeasListsDuplicateData: {
            list: components["schemas"]["IdeasList"];
            /** @description Identifies the list the copy was made from. */
            source_handle: components["schemas"]["IdeasListHandle"];
        };
        /** @description An answer of ideas.lists.duplicate. */
        IdeasListsDuplicateAnswer: components["schemas"]["Envelope"] & {
            /**
             * @description How the call ended. Check it before anything else.
             * @enum {string}
             */
            status: "completed" | "unchanged" | "needs_input" | "failed";
            /** @description The capability's own data. */
            data?: components["schemas"]["IdeasListsDuplicateData"] | null;
        };
        /** @description Input of ideas.lists.rename 2.0. */
        IdeasListsRenameInput: {
            ideas_list_handle: components["schemas"]["IdeasListHandle"];
            /** @description Its new name. Two lists may have the same name. */
            name: string;
        };
        /** @description Either form of a body for ideas.lists.rename. */
        IdeasListsRenameBody: (components["schemas"]["IdeasListsRenameInput"] & Record<string, unknown>) | {
            /**
             * @description The version the input is written for.
             * @constant
             */
            version?: "2.0";
            input: components["schemas"]["IdeasListsRenameInput"];
        };
        /** @description Data of ideas.lists.rename. */
        IdeasListsRenameData: {
            list: components["schemas"]["IdeasList"];
        };
        /** @description An answer of ideas.lists.rename. */
        IdeasListsRenameAnswer: components["schemas"]["Envelope"] & {
            /**
             * @description How the call ended. Check it before anything else.
             * @enum {string}
             */
            status: "completed" | "unchanged" | "needs_input" | "failed";
            /** @description The capability's own data. */
            data?: components["schemas"]["IdeasListsRenameData"] | null;
        };
        /** @description Input of ideas.lists.directions.get 1.0. */
        IdeasListsDirectionsGetInput: {
            ideas_list_handle: components["schemas"]["IdeasListHandle"];
        };
        /** @description Either form of a body for ideas.lists.directions.get. */
        IdeasListsDirectionsGetBody: (components["schemas"]["IdeasListsDirectionsGetInput"] & Record<string, unknown>) | {
            /**
             * @description The version the input is written for.
             * @constant
             */
            version?: "1.0";
            input: components["schemas"]["IdeasListsDirectionsGetInput"];
        };
        /** @description Data of ideas.lists.directions.get. */
        IdeasListsDirectionsGetData: {
            ideas_list_handle: components["schemas"]["IdeasListHandle"];
            /** @description Its directions, in order. */
            directions: components["schemas"]["ListDirection"][];
        };
        /** @description An answer of ideas.lists.directions.get. */
        IdeasListsDirectionsGetAnswer: components["schemas"]["Envelope"] & {
            /**
             * @description How the call ended. Check it before anything else.
             * @enum {string}
             */
            status: "completed" | "failed";
            /** @description The capability's own data. */
            data?: components["schemas"]["IdeasListsDirectionsGetData"] | null;
        };
        /** @description Input of ideas.lists.get 1.0. */
        IdeasListsGetInput: {
            ideas_list_handle: components["schemas"]["IdeasListHandle"];
        };
        /** @description Either form of a body for ideas.lists.get. */
        IdeasListsGetBody: (components["schemas"]["IdeasListsGetInput"] & Record<string, unknown>) | {
            /**
             * @description The version the input is written for.
             * @constant
             */
            version?: "1.0";
            input: components["schemas"]["IdeasListsGetInput"];
        };
        /** @description Data of ideas.lists.get. */
        IdeasListsGetData: {
            list: components["schemas"]["IdeasList"];
            /** @description The saved ideas of the list, in its order; the first 500 of a longer list. */
            items: components["schemas"]["Idea"][];
            /** @description The people the list is for. */
            people: components["schemas"]["Person"][];
            /** @description Its natural-language directions and their planning status. */
            directions: components["schemas"]["ListDirection"][];
            defaults: components["schemas"]["ListDefaults"];
            /** @description How many share links it has. */
            share_link_count: number;
        };
        /** @description An answer of ideas.lists.get. */
        IdeasListsGetAnswer: components["schemas"]["Envelope"] & {
            /**
             * @description How the call ended. Check it before anything else.
             * @enum {string}
             */
            status: "completed" | "failed";
            /** @description The capability's own data. */
            data?: components["schemas"]["IdeasListsGetData"] | null;
        };
        /** @description Input of ideas.lists.items.update 1.0. */
        IdeasListsItemsUpdateInput: {
            ideas_list_handle: components["schemas"]["IdeasListHandle"];
            /** @description From ideas.saved.query. At most 50. */
            idea_handles: components["schemas"]["IdeaHandle"][];
            /** @description With replace all others are removed. With add the given ideas are added, with remove they are removed. */
            mode: components["schemas"]["MembershipMode"];
        };
        /** @description Either form of a body for ideas.lists.items.update. */
        IdeasListsItemsUpdateBody: (components["schemas"]["IdeasListsItemsUpdateInput"] & Record<string, unknown>) | {
            /**
             * @description The version the input is written for.
             * @constant
             */
            version?: "1.0";
            input: components["schemas"]["IdeasListsItemsUpdateInput"];
        };
        /** @description Data of ideas.lists.items.update. */
        IdeasListsItemsUpdateData: {
            ideas_list_handle: components["schemas"]["IdeasListHandle"];
            /** @description The saved ideas in the list now, in order. */
            idea_handles: components["schemas"]["IdeaHandle"][];
            /** @description How many ideas were added. */
            added: number;
            /** @description How many ideas were removed. */
            removed: number;
        };
        /** @description An answer of ideas.lists.items.update. */
        IdeasListsItemsUpdateAnswer: components["schemas"]["Envelope"] & {
            /**
             * @description How the call ended. Check it before anything else.
             * @enum {string}
             */
            status: "completed" | "unchanged" | "needs_input" | "failed";
            /** @description The capability's own data. */
            data?: components["schemas"]["IdeasListsItemsUpdateData"] | null;
        };
        /** @description Input of ideas.lists.members.update 1.0. */
        IdeasListsMembersUpdateInput: {
            ideas_list_handle: components["schemas"]["IdeasListHandle"];
            /** @description With replace all others are removed. With add the given people are added, with remove they are removed. */
            mode: components["schemas"]["MembershipMode"];
            /** @description From relationships.people.query. At most 50. They are never contacted. */
            person_handles?: components["schemas"]["PersonHandle"][];
            /** @description Or by name. At most 50. Of a longer name, its first 120 characters. */
            person_names?: string[];
        };
        /** @description Either form of a body for ideas.lists.members.update. */
        IdeasListsMembersUpdateBody: (components["schemas"]["IdeasListsMembersUpdateInput"] & Record<string, unknown>) | {
            /**
             * @description The version the input is written for.
             * @constant
             */
            version?: "1.0";
            input: components["schemas"]["IdeasListsMembersUpdateInput"];
        };
        /** @description Data of ideas.lists.members.update. */
        IdeasListsMembersUpdateData: {
            ideas_list_handle: components["schemas"]["IdeasListHandle"];
            /** @description The people the list is for now. */
            people: components["schemas"]["Person"][];
            /** @description How many people were added. */
            added: number;
            /** @description How many people were removed. */
            removed: number;
        };
        /** @description An answer of ideas.lists.members.update. */
        IdeasListsMembersUpdateAnswer: components["schemas"]["Envelope"] & {
            /**
             * @description How the call ended. Check it before anything else.
             * @enum {string}
             */
            status: "completed" | "unchanged" | "needs_input" | "failed";
            /** @description The capability's own data. */
            data?: components["schemas"]["IdeasListsMembersUpdateData"] | null;
        };
        /** @description Input of ideas.lists.likes.preview 1.0. */
        IdeasListsLikesPreviewInput: {
            ideas_list_handle: components["schemas"]["IdeasListHandle"];
            /** @description Friends the likes are for. At most 50. At least one of person_handles or person_names must be present. */
            person_handles?: components["schemas"]["PersonHandle"][];
            /** @description Or by name. At most 50. Of a longer name, its first 120 characters. */
            person_names?: string[];
            /** @description Only what these friends like. At most 50. */
            source_person_handles?: components["schemas"]["PersonHandle"][];
            /** @description Or by name. At most 50. Of a longer name, its first 120 characters. */
            source_person_names?: string[];
        } | {
            person_handles: unknown;
        } | {
            person_names: unknown;
        };
        /** @description Either form of a body for ideas.lists.likes.preview. */
        IdeasListsLikesPreviewBody: (components["schemas"]["IdeasListsLikesPreviewInput"] & Record<string, unknown>) | {
            /**
             * @description The version the input is written for.
             * @constant
             */
            version?: "1.0";
            input: components["schemas"]["IdeasListsLikesPreviewInput"];
        };
        /** @description Data of ideas.lists.likes.preview. */
        IdeasListsLikesPreviewData: {
            preview_token: components["schemas"]["PreviewToken"];
            /** @description The people the likes would be for. */
            people: components["schemas"]["Person"][];
            /** @description The people whose likes are the source; empty if none were named. */
            source_people: components["schemas"]["Person"][];
            /** @description The saved ideas that would be liked, and for which people. */
            likes: components["schemas"]["ListLike"][];
        };
        /** @description An answer of ideas.lists.likes.preview. */
        IdeasListsLikesPreviewAnswer: components["schemas"]["Envelope"] & {
            /**
             * @description How the call ended. Check it before anything else.
             * @enum {string}
             */
            status: "completed" | "failed";
            /** @description The capability's own data. */
            data?: components["schemas"]["IdeasListsLikesPreviewData"] | null;
        };
        /** @description Input of ideas.lists.likes.apply 1.0. */
        IdeasListsLikesApplyInput: {
            ideas_list_handle: components["schemas"]["IdeasListHandle"];
            /** @description Friends the likes are for. At most 50. At least one of person_handles or person_names must be present. */
            person_handles?: components["schemas"]["PersonHandle"][];
            /** @description Or by name. At most 50. Of a longer name, its first 120 characters. */
            person_names?: string[];
            /** @description Only what these friends like. At most 50. */
            source_person_handles?: components["schemas"]["PersonHandle"][];
            /** @description Or by name. At most 50. Of a longer name, its first 120 characters. */
            source_person_names?: string[];
        } | {
            person_handles: unknown;
        } | {
            person_names: unknown;
        };
        /** @description Either form of a body for ideas.lists.likes.apply. */
        IdeasListsLikesApplyBody: (components["schemas"]["IdeasListsLikesApplyInput"] & Record<string, unknown>) | {
            /**
             * @description The version the input is written for.
             * @constant
             */
            version?: "1.0";
            input: components["schemas"]["IdeasListsLikesApplyInput"];
        };
        /** @description Data of ideas.lists.likes.apply. */
        IdeasListsLikesApplyData: {
            /** @description How many likes were recorded. */
            applied: number;
            /** @description How many likes existed already. */
            unchanged: number;
            /** @description The ideas to which nothing was applied, and why. */
            skipped: components["schemas"]["SkippedLike"][];
            /** @description Identifies the records that were made, one for each like. */
            receipts: string[];
        };
        /** @description An answer of ideas.lists.likes.apply. */
        IdeasListsLikesApplyAnswer: components["schemas"]["Envelope"] & {
            /**
             * @description How the call ended. Check it before anything else.
             * @enum {string}
             */
            status: "completed" | "unchanged" | "needs_input" | "failed";
            /** @description The capability's own data. */
            data?: components["schemas"]["IdeasListsLikesApplyData"] | null;
        };
        /** @description Input of ideas.lists.query 1.0. */
        IdeasListsQueryInput: {
            /** @description Words of its name. */
            query?: string;
            /**
             * @description Items per page. 1 to 25. The default is 25 for MCP, API and hosted clients and 5 for SMS. A page count is never the total.
             * @default 25
             */
            limit?: number;
            /** @description From the page before. Continues in the snapshot of an earlier answer. Copied exactly as returned. */
            snapshot_handle?: components["schemas"]["SnapshotHandle"];
            /** @description From the page before. next_cursor of it; opaque, copied exactly as returned, not combined with new constraints. */
            cursor?: string;
        };
        /** @description Either form of a body for ideas.lists.query. */
        IdeasListsQueryBody: (components["schemas"]["IdeasListsQueryInput"] & Record<string, unknown>) | {
            /**
             * @description The version the input is written for.
             * @constant
             */
            version?: "1.0";
            input: components["schemas"]["IdeasListsQueryInput"];
        };
        /** @description Data of ideas.lists.query. */
        IdeasListsQueryData: {
            /** @description One page of lists. */
            items: components["schemas"]["IdeasList"][];
        };
        /** @description An answer of ideas.lists.query. */
        IdeasListsQueryAnswer: components["schemas"]["Envelope"] & {
            /**
             * @description How the call ended. Check it before anything else.
             * @enum {string}
             */
            status: "completed" | "failed";
            /** @description The capability's own data. */
            data?: components["schemas"]["IdeasListsQueryData"] | null;
        };
        /** @description Input of ideas.lists.share.prepare 2.0. */
        IdeasListsSharePrepareInput: {
            ideas_list_handle: components["schemas"]["IdeasListHandle"];
            /** @description Friend to share it with. */
            person_handle?: components["schemas"]["PersonHandle"];
            /** @description Or by name. Of a longer name, its first 120 characters. */
            person_name?: string;
        } | {
            person_handle: unknown;
        } | {
            person_name: unknown;
        };
        /** @description Either form of a body for ideas.lists.share.prepare. */
        IdeasListsSharePrepareBody: (components["schemas"]["IdeasListsSharePrepareInput"] & Record<string, unknown>) | {
            /**
             * @description The version the input is written for.
             * @constant
             */
            version?: "2.0";
            input: components["schemas"]["IdeasListsSharePrepareInput"];
        };
        /** @description Data of ideas.lists.share.prepare. */
        IdeasListsSharePrepareData: {
            /** @description The action to commit explicitly, for an eligible Connected Friend. */
            prepared?: components["schemas"]["PreparedAction"];
            /** @description The link to pass on manually, for a Friend in Mind. */
            manual_link?: components["schemas"]["ManualLink"];
        };
        /** @description An answer of ideas.lists.share.prepare. */
        IdeasListsSharePrepareAnswer: components["schemas"]["Envelope"] & {
            /**
             * @description How the call ended. Check it before anything else.
             * @enum {string}
             */
            status: "completed" | "unchanged" | "needs_input" | "failed";
            /** @description The capability's own data. */
            data?: components["schemas"]["IdeasListsSharePrepareData"] | null;
        };
        /** @description Input of plans.logistics.get 1.0. */
        PlansLogisticsGetInput: {
            plan_handle: components["schemas"]["PlanHandle"];
        };
        /** @description Either form of a body for plans.logistics.get. */
        PlansLogisticsGetBody: (components["schemas"]["PlansLogisticsGetInput"] & Record<string, unknown>) | {
            /**
             * @description The version the input is written for.
             * @constant
             */
            version?: "1.0";
            input: components["schemas"]["PlansLogisticsGetInput"];
        };
        /** @description Data of plans.logistics.get. */
        PlansLogisticsGetData: {
            plan_handle: components["schemas"]["PlanHandle"];
            /** @description The checklist. Empty does not mean that research questions are answered. */
            items: components["schemas"]["LogisticsItem"][];
            progress: components["schemas"]["LogisticsProgress"];
            /** @description Who wrote the checklist; omitted if the user did. */
            written_by?: components["schemas"]["WrittenBy"];
        };
        /** @description An answer of plans.logistics.get. */
        PlansLogisticsGetAnswer: components["schemas"]["Envelope"] & {
            /**
             * @description How the call ended. Check it before anything else.
             * @enum {string}
             */
            status: "completed" | "failed";
            /** @description The capability's own data. */
            data?: components["schemas"]["PlansLogisticsGetData"] | null;
        };
        /** @description Input of plans.logistics.update 1.0. */
        PlansLogisticsUpdateInput: {
            plan_handle: components["schemas"]["PlanHandle"];
            mode: components["schemas"]["LogisticsMode"];
            /** @description Guests see items without visibility. */
            guest_visible_default?: boolean;
            /** @description At most 5. */
            items?: components["schemas"]["LogisticsItemInput"][];
            item?: components["schemas"]["LogisticsSingleItemInput"];
            /** @description The one item whose status changes. */
            item_handle?: components["schemas"]["LogisticsItemHandle"];
            /** @description Of item_handle; completed means done. */
            status?: components["schemas"]["LogisticsStatus"];
        } & (({
            items: unknown;
        } | {
            item: unknown;
        } | {
            item_handle: unknown;
        }) & unknown & unknown);
        /** @description Either form of a body for plans.logistics.update. */
        PlansLogisticsUpdateBody: (components["schemas"]["PlansLogisticsUpdateInput"] & Record<string, unknown>) | {
            /**
             * @description The version the input is written for.
             * @constant
             */
            version?: "1.0";
            input: components["schemas"]["PlansLogisticsUpdateInput"];
        };
        /** @description Data of plans.logistics.update. */
        PlansLogisticsUpdateData: {
            plan_handle: components["schemas"]["PlanHandle"];
            /** @description The current checklist. */
            items: components["schemas"]["LogisticsItem"][];
            progress: components["schemas"]["LogisticsProgress"];
            /** @description How many items are new. */
            added: number;
            /** @description How many items changed. */
            updated: number;
            /** @description How many items were removed. */
            removed: number;
        };
        /** @description An answer of plans.logistics.update. */
        PlansLogisticsUpdateAnswer: components["schemas"]["Envelope"] & {
            /**
             * @description How the call ended. Check it before anything else.
             * @enum {string}
             */
            status: "completed" | "unchanged" | "needs_input" | "failed";
            /** @description The capability's own data. */
            data?: components["schemas"]["PlansLogisticsUpdateData"] | null;
        };
        /** @description Input of ideas.object.get 2.0. */
        IdeasObjectGetInput: {
            /**
             * @description Default open. inspect says more; list_contents lists its contents, list_ideas_lists the Ideas Lists, inspect_defaults reads the defaults of a list.
             * @enum {string}
             */
            operation?: "open" | "inspect" | "list_contents" | "list_ideas_lists" | "inspect_defaults";
            subject?: components["schemas"]["ObjectSubject"];
            /**
             * @description Which collection to list.
             * @enum {string}
             */
            collection?: "saved_items" | "relationship_interests" | "recommendations";
            /** @description Entries at most. */
            limit?: number;
            /** @description Entries to skip. Entries that go meanwhile move later ones up; the query capabilities read on in a snapshot. */
            offset?: number;
        };
        /** @description Either form of a body for ideas.object.get. */
        IdeasObjectGetBody: (components["schemas"]["IdeasObjectGetInput"] & Record<string, unknown>) | {
            /**
             * @description The version the input is written for.
             * @constant
             */
            version?: "2.0";
            input: components["schemas"]["IdeasObjectGetInput"];
        };
        /** @description Data of ideas.object.get. */
        IdeasObjectGetData: {
            /** @description The object that was found; omitted if no single object was asked about. */
            subject?: components["schemas"]["ObjectReference"];
            /** @description The object itself, in the usual shape of its kind; omitted if entries are listed. */
            object?: Record<string, unknown>;
            /** @description The entries, each in the usual shape of its kind; omitted if one object is read. */
            items?: Record<string, unknown>[];
            /** @description Whether there are more entries, which a call with a greater offset reads; omitted if one object is read. */
            has_more?: boolean;
        };
        /** @description An answer of ideas.object.get. */
        IdeasObjectGetAnswer: components["schemas"]["Envelope"] & {
            /**
             * @description How the call ended. Check it before anything else.
             * @enum {string}
             */
            status: "completed" | "needs_input";
            /** @description The capability's own data. */
            data?: components["schemas"]["IdeasObjectGetData"] | null;
        };
        /** @description Input of ideas.object.mutate 2.0. */
        IdeasObjectMutateInput: {
            /**
             * @description To undo needs only reversible_action_id.
             * @enum {string}
             */
            operation?: "add_to_list" | "remove_from_list" | "create_share_link" | "undo" | "update_defaults";
            /** @description Free-form: what is changed. Known keys are handle (any handle), candidate_id, query, type and interaction_reference. */
            subject?: Record<string, unknown>;
            /** @description Free-form: the Ideas List it is added to or removed from. Known keys are ideas_list_handle and name. */
            destination?: Record<string, unknown>;
            /** @description Free-form: the planning defaults of the list. Known keys are neighborhood_names, activity_names, custom_activity_names, when_preset, when_start and when_end. */
            defaults?: Record<string, unknown>;
            /** @description Free-form: how the link is made. Known keys are person_handle and expires_at. */
            share_options?: Record<string, unknown>;
            /** @description From the change to undo. It can be undone once, for 24 hours. */
            reversible_action_id?: components["schemas"]["ReversibleActionId"];
        };
        /** @description Either form of a body for ideas.object.mutate. */
        IdeasObjectMutateBody: (components["schemas"]["IdeasObjectMutateInput"] & Record<string, unknown>) | {
            /**
             * @description The version the input is written for.
             * @constant
             */
            version?: "2.0";
            input: components["schemas"]["IdeasObjectMutateInput"];
        };
        /** @description Data of ideas.object.mutate. */
        IdeasObjectMutateData: {
            subject: components["schemas"]["ObjectReference"];
            /** @description What was done, such as added, removed, link_created, undone or defaults_updated. */
            result: string;
            /** @description Undoes the change; null if it cannot be undone. */
            reversible_action_id: components["schemas"]["ReversibleActionId"] | null;
            /** @description The link that was made; omitted if none was. */
            share_link?: components["schemas"]["ShareLink"];
        };
        /** @description An answer of ideas.object.mutate. */
        IdeasObjectMutateAnswer: components["schemas"]["Envelope"] & {
            /**
             * @description How the call ended. Check it before anything else.
             * @enum {string}
             */
            status: "completed" | "unchanged" | "needs_input" | "failed";
            /** @description The capability's own data. */
            data?: components["schemas"]["IdeasObjectMutateData"] | null;
        };
        /** @description Input of relationships.people.ensure 1.0. */
        RelationshipsPeopleEnsureInput: {
            /** @description The names; existing people are reused. At most 160 characters each, and at most 250 people in one call. */
            people?: string[];
            /** @description The names; existing people are reused. At most 160 characters each, and at most 250 people in one call. */
            names?: string[];
        };
        /** @description Either form of a body for relationships.people.ensure. */
        RelationshipsPeopleEnsureBody: (components["schemas"]["RelationshipsPeopleEnsureInput"] & Record<string, unknown>) | {
            /**
             * @description The version the input is written for.
             * @constant
             */
            version?: "1.0";
            input: components["schemas"]["RelationshipsPeopleEnsureInput"];
        };
        /** @description Data of relationships.people.ensure. */
        RelationshipsPeopleEnsureData: {
            /** @description The result for each name, once each, in the order given. */
            people: components["schemas"]["EnsuredPerson"][];
        };
        /** @description An answer of relationships.people.ensure. */
        RelationshipsPeopleEnsureAnswer: components["schemas"]["Envelope"] & {
            /**
             * @description How the call ended. Check it before anything else.
             * @enum {string}
             */
            status: "completed" | "unchanged" | "needs_input" | "failed";
            /** @description The capability's own data. */
            data?: components["schemas"]["RelationshipsPeopleEnsureData"] | null;
        };
        /** @description Input of relationships.people.manage 1.0. */
        RelationshipsPeopleManageInput: {
            /**
             * @description Without create it needs person_handle. Only private Friends in Mind can be deleted.
             * @enum {string}
             */
            operation: "create" | "rename" | "delete";
            /** @description The user's name for the person. Needed to create and to rename. */
            display_name?: string;
            /** @description To rename or delete. Copied exactly as returned. */
            person_handle?: components["schemas"]["PersonHandle"];
        };
        /** @description Either form of a body for relationships.people.manage. */
        RelationshipsPeopleManageBody: (components["schemas"]["RelationshipsPeopleManageInput"] & Record<string, unknown>) | {
            /**
             * @description The version the input is written for.
             * @constant
             */
            version?: "1.0";
            input: components["schemas"]["RelationshipsPeopleManageInput"];
        };
        /** @description Data of relationships.people.manage. */
        RelationshipsPeopleManageData: {
            person: components["schemas"]["Person"];
            /**
             * @description What was done.
             * @enum {string}
             */
            operation: "create" | "rename" | "delete";
        };
        /** @description An answer of relationships.people.manage. */
        RelationshipsPeopleManageAnswer: components["schemas"]["Envelope"] & {
            /**
             * @description How the call ended. Check it before anything else.
             * @enum {string}
             */
            status: "completed" | "unchanged" | "needs_input" | "failed";
            /** @description The capability's own data. */
            data?: components["schemas"]["RelationshipsPeopleManageData"] | null;
        };
        /** @description Input of relationships.people.query 1.0. */
        RelationshipsPeopleQueryInput: {
            classification?: components["schemas"]["PeopleFilter"];
            /** @description Same as name. An extension. */
            query?: string;
            /** @description Part of a name, such as Jo for Jonas. Former names count; case and accents do not. A named check never creates memory nor reveals whether an unrelated person has an account. */
            name?: string;
            /** @description Items per page. At most 25. */
            limit?: number;
            /** @description From the page before. Continues in the snapshot of an earlier answer. Copied exactly as returned. */
            snapshot_handle?: components["schemas"]["SnapshotHandle"];
            /** @description From the page before. next_cursor of it; opaque, copied exactly as returned, not combined with new constraints. */
            cursor?: string;
        };
        /** @description Either form of a body for relationships.people.query. */
        RelationshipsPeopleQueryBody: (components["schemas"]["RelationshipsPeopleQueryInput"] & Record<string, unknown>) | {
            /**
             * @description The version the input is written for.
             * @constant
             */
            version?: "1.0";
            input: components["schemas"]["RelationshipsPeopleQueryInput"];
        };
        /** @description Data of relationships.people.query. */
        RelationshipsPeopleQueryData: {
            /** @description One page of saved people. */
            items: components["schemas"]["Person"][];
        };
        /** @description An answer of relationships.people.query. */
        RelationshipsPeopleQueryAnswer: components["schemas"]["Envelope"] & {
            /**
             * @description How the call ended. Check it before anything else.
             * @enum {string}
             */
            status: "completed" | "failed";
            /** @description The capability's own data. */
            data?: components["schemas"]["RelationshipsPeopleQueryData"] | null;
        };
        /** @description Input of relationships.person.get 1.2. */
        RelationshipsPersonGetInput: {
            /** @description From relationships.people.query. Copied exactly as returned. This or name. */
            person_handle?: components["schemas"]["PersonHandle"];
            /** @description The whole name. This or person_handle. */
            name?: string;
        } | {
            person_handle: unknown;
        } | {
            name: unknown;
        };
        /** @description Either form of a body for relationships.person.get. */
        RelationshipsPersonGetBody: (components["schemas"]["RelationshipsPersonGetInput"] & Record<string, unknown>) | {
            /**
             * @description The version the input is written for.
             * @constant
             */
            version?: "1.2";
            input: components["schemas"]["RelationshipsPersonGetInput"];
        };
        /** @description Data of relationships.person.get. */
        RelationshipsPersonGetData: {
            person: components["schemas"]["Person"];
            /** @description Other names of the person. */
            aliases: string[];
            /** @description The user's Ideas Lists that are for the person. */
            lists: components["schemas"]["IdeasListReference"][];
            /** @description Saved ideas that the person is known to like, or that the user likes or captured for the person. */
            interests: components["schemas"]["PersonInterest"][];
            /** @description What the person likes and the user has not saved, and private places liked by or for the person. At most 100. */
            other_interests: components["schemas"]["LikedThing"][];
            /** @description The plans the user and the person share. */
            plans: components["schemas"]["PersonPlan"][];
            /** @description The invites between the user and the person. */
            invites: components["schemas"]["PersonInvite"][];
        };
        /** @description An answer of relationships.person.get. */
        RelationshipsPersonGetAnswer: components["schemas"]["Envelope"] & {
            /**
             * @description How the call ended. Check it before anything else.
             * @enum {string}
             */
            status: "completed" | "needs_input" | "failed";
            /** @description The capability's own data. */
            data?: components["schemas"]["RelationshipsPersonGetData"] | null;
        };
        /** @description Input of places.private.create 1.0. */
        PlacesPrivateCreateInput: {
            /** @description Its name. */
            name: string;
            /** @description Street, number, city. Its address. */
            address?: string | null;
            /** @description The user's notes about it. */
            description?: string | null;
            /** @description Such as Europe/Berlin. Its time zone, an IANA name. Unknown time zones are refused. */
            timezone?: string | null;
            /** @description Of the catalog. The activity it is for. */
            activity_name?: string | null;
        };
        /** @description Either form of a body for places.private.create. */
        PlacesPrivateCreateBody: (components["schemas"]["PlacesPrivateCreateInput"] & Record<string, unknown>) | {
            /**
             * @description The version the input is written for.
             * @constant
             */
            version?: "1.0";
            input: components["schemas"]["PlacesPrivateCreateInput"];
        };
        /** @description Data of places.private.create. */
        PlacesPrivateCreateData: {
            place: components["schemas"]["Place"];
        };
        /** @description An answer of places.private.create. */
        PlacesPrivateCreateAnswer: components["schemas"]["Envelope"] & {
            /**
             * @description How the call ended. Check it before anything else.
             * @enum {string}
             */
            status: "completed" | "unchanged" | "needs_input" | "failed";
            /** @description The capability's own data. */
            data?: components["schemas"]["PlacesPrivateCreateData"] | null;
        };
        /** @description Input of places.private.update 1.0. */
        PlacesPrivateUpdateInput: {
            place_handle: components["schemas"]["PlaceHandle"];
            /** @description Its new name. */
            name?: string;
            /** @description Street, number, city. null for none. */
            address?: string | null;
            /** @description The user's notes about it. null for none. */
            description?: string | null;
            /** @description Such as Europe/Berlin. null for none. Its time zone, an IANA name. Unknown time zones are refused. */
            timezone?: string | null;
            /** @description Of the catalog. null for none. The activity it is for. */
            activity_name?: string | null;
        };
        /** @description Either form of a body for places.private.update. */
        PlacesPrivateUpdateBody: (components["schemas"]["PlacesPrivateUpdateInput"] & Record<string, unknown>) | {
            /**
             * @description The version the input is written for.
             * @constant
             */
            version?: "1.0";
            input: components["schemas"]["PlacesPrivateUpdateInput"];
        };
        /** @description Data of places.private.update. */
        PlacesPrivateUpdateData: {
            place: components["schemas"]["Place"];
            /** @description The names of the fields that were changed. */
            changed?: string[];
        };
        /** @description An answer of places.private.update. */
        PlacesPrivateUpdateAnswer: components["schemas"]["Envelope"] & {
            /**
             * @description How the call ended. Check it before anything else.
             * @enum {string}
             */
            status: "completed" | "unchanged" | "needs_input" | "failed";
            /** @description The capability's own data. */
            data?: components["schemas"]["PlacesPrivateUpdateData"] | null;
        };
        /** @description Input of places.private.archive 1.0. */
        PlacesPrivateArchiveInput: {
            place_handle: components["schemas"]["PlaceHandle"];
        };
        /** @description Either form of a body for places.private.archive. */
        PlacesPrivateArchiveBody: (components["schemas"]["PlacesPrivateArchiveInput"] & Record<string, unknown>) | {
            /**
             * @description The version the input is written for.
             * @constant
             */
            version?: "1.0";
            input: components["schemas"]["PlacesPrivateArchiveInput"];
        };
        /** @description Data of places.private.archive. */
        PlacesPrivateArchiveData: {
            place: components["schemas"]["Place"];
            /** @description Undoes it with ideas.object.mutate; null if nothing changed. */
            reversible_action_id: components["schemas"]["ReversibleActionId"] | null;
        };
        /** @description An answer of places.private.archive. */
        PlacesPrivateArchiveAnswer: components["schemas"]["Envelope"] & {
            /**
             * @description How the call ended. Check it before anything else.
             * @enum {string}
             */
            status: "completed" | "unchanged" | "needs_input" | "failed";
            /** @description The capability's own data. */
            data?: components["schemas"]["PlacesPrivateArchiveData"] | null;
        };
        /** @description Input of places.private.query 1.0. */
        PlacesPrivateQueryInput: {
            /** @description Words of it. Where no place has them all, a time, an area and a mood among them are read as such. */
            query?: string;
            /** @description Archived ones too. */
            include_archived?: boolean;
            /** @description Items per page. At most 25. */
            limit?: number;
            /** @description From the page before. Continues in the snapshot of an earlier answer. Copied exactly as returned. */
            snapshot_handle?: components["schemas"]["SnapshotHandle"];
            /** @description From the page before. next_cursor of it; opaque, copied exactly as returned, not combined with new constraints. */
            cursor?: string;
        };
        /** @description Either form of a body for places.private.query. */
        PlacesPrivateQueryBody: (components["schemas"]["PlacesPrivateQueryInput"] & Record<string, unknown>) | {
            /**
             * @description The version the input is written for.
             * @constant
             */
            version?: "1.0";
            input: components["schemas"]["PlacesPrivateQueryInput"];
        };
        /** @description Data of places.private.query. */
        PlacesPrivateQueryData: {
            /** @description One page of places. */
            items: components["schemas"]["Place"][];
        };
        /** @description An answer of places.private.query. */
        PlacesPrivateQueryAnswer: components["schemas"]["Envelope"] & {
            /**
             * @description How the call ended. Check it before anything else.
             * @enum {string}
             */
            status: "completed" | "failed";
            /** @description The capability's own data. */
            data?: components["schemas"]["PlacesPrivateQueryData"] | null;
        };
        /** @description Input of plans.draft.create 2.0. */
        PlansDraftCreateInput: {
            /** @description An idea_handle, candidate_id, or the handle of a place, event or like. Copied as returned, never invented. */
            candidate_id: components["schemas"]["PlanCandidateId"];
            /** @description Its evidence is kept when it is discarded. */
            private_plan?: boolean;
            /** @description Only if the user wants another outing. Drafts one although related drafts exist. */
            separate_outing?: boolean;
            /** @description Of the related draft the user saw. If none still has it, nothing is drafted. */
            expected_checksum?: string;
            /** @description Ideas, places or lists. At most 30. */
            source_handles?: components["schemas"]["SourceHandle"][];
            /** @description What the sources say. At most 30. */
            claims?: components["schemas"]["PlanClaim"][];
            /** @description What to do, in free words. */
            custom_activity_name?: string;
            /**
             * Format: date-time
             * @description When it starts; default the event's start. Not in the past.
             */
            scheduled_at?: string;
            /**
             * Format: date-time
             * @description When it ends. After the start. An extension.
             */
            scheduled_ends_at?: string;
            /**
             * Format: date-time
             * @description Guests answer by then. Not in the past and not after the start.
             */
            rsvp_deadline?: string;
            /** @description Fewest people, host included. Never above capacity_max. */
            capacity_min?: number;
            /** @description Most people, host included. Never below capacity_min. */
            capacity_max?: number;
            /** @description Replaces the idea's title. */
            title_override?: string;
            /** @description Replaces the idea's text. */
            description_override?: string;
            audience_selection?: components["schemas"]["AudienceSelection"];
            /** @description Offer guests to connect. The page suggests it to those who sign up. */
            connect_on_signup?: boolean;
            /** @description Guests see who comes; default false. Everybody with a link does. An extension. */
            show_guest_list?: boolean;
            research_selection?: components["schemas"]["ResearchSelection"];
            /** @description List it comes from. */
            idea_list_handle?: components["schemas"]["IdeasListHandleLong"];
            /** @description If not the idea's place. */
            place_handle?: components["schemas"]["PlaceHandleLong"];
        };
        /** @description Input of plans.draft.create as version 2026-08-11.3 has it. */
        PlansDraftCreateInput_2026_08_11_3: {
            /** @description An idea_handle, candidate_id, or the handle of a place, event or like. Copied as returned, never invented. */
            candidate_id?: components["schemas"]["PlanCandidateId"];
            /** @description What to do, in free words. */
            custom_activity_name?: string;
            /**
             * Format: date-time
             * @description When it starts; default the event's start. Not in the past.
             */
            scheduled_at?: string;
            /**
             * Format: date-time
             * @description Guests answer by then. Not in the past and not after the start.
             */
            rsvp_deadline?: string;
            /** @description Fewest people, host included. Never above capacity_max. */
            capacity_min?: number;
            /** @description Most people, host included. Never below capacity_min. */
            capacity_max?: number;
            /** @description Replaces the idea's title. */
            title_override?: string;
            /** @description Replaces the idea's text. */
            description_override?: string;
            audience_selection?: components["schemas"]["AudienceSelection"];
            /** @description Offer guests to connect. The page suggests it to those who sign up. */
            connect_on_signup?: boolean;
            /** @description List it comes from. */
            idea_list_handle?: components["schemas"]["IdeasListHandleLong"];
            /** @description If not the idea's place. */
            place_handle?: components["schemas"]["PlaceHandleLong"];
        };
        /** @description Either form of a body for plans.draft.create. */
        PlansDraftCreateBody: (components["schemas"]["PlansDraftCreateInput"] & Record<string, unknown>) | {
            /**
             * @description The version the input is written for.
             * @constant
             */
            version?: "2.0";
            input: components["schemas"]["PlansDraftCreateInput"];
        } | {
            /**
             * @description The version the input is written for.
             * @constant
             */
            version: "2026-08-11.3";
            input: components["schemas"]["PlansDraftCreateInput_2026_08_11_3"];
        };
        /** @description Data of plans.draft.create. */
        PlansDraftCreateData: {
            plan: components["schemas"]["Plan"];
            draft: components["schemas"]["PlanDraft"];
            /** @description The sources of the draft. */
            evidence: components["schemas"]["PlanEvidence"][];
        };
        /** @description An answer of plans.draft.create. */
        PlansDraftCreateAnswer: components["schemas"]["Envelope"] & {
            /**
             * @description How the call ended. Check it before anything else.
             * @enum {string}
             */
            status: "completed" | "unchanged" | "needs_input" | "failed";
            /** @description The capability's own data. */
            data?: components["schemas"]["PlansDraftCreateData"] | null;
        };
        /** @description Input of plans.draft.update 2.0. */
        PlansDraftUpdateInput: {
            plan_handle?: components["schemas"]["PlanHandle"];
            /** @description Of another candidate, its candidate_id or handle. Copied exactly as returned, never invented. */
            candidate_id?: components["schemas"]["PlanCandidateId"];
            /** @description Its evidence is kept when it is discarded. */
            private_plan?: boolean;
            /** @description No effect. Changing a draft never creates another one. */
            separate_outing?: boolean;
            /** @description As last read. If the draft has changed since, nothing changes. */
            expected_checksum?: string;
            /** @description Ideas, places or lists. At most 30. */
            source_handles?: components["schemas"]["SourceHandle"][];
            /** @description What the sources say. At most 30. */
            claims?: components["schemas"]["PlanClaim"][];
            /** @description In free words; null for the idea's. */
            custom_activity_name?: string | null;
            /**
             * Format: date-time
             * @description When it starts. null for none. Not in the past.
             */
            scheduled_at?: string | null;
            /**
             * Format: date-time
             * @description When it ends; null for none. After the start; moves with it if left out. An extension.
             */
            scheduled_ends_at?: string | null;
            /**
             * Format: date-time
             * @description Guests answer by then. null for none. Not in the past and not after the start.
             */
            rsvp_deadline?: string | null;
            /** @description Fewest people, host included. Never above capacity_max. */
            capacity_min?: number;
            /** @description Most people. null for no limit. Including the host. Never below capacity_min. */
            capacity_max?: number | null;
            /** @description Replaces the idea's title; null restores it. */
            title_override?: string | null;
            /** @description Replaces the idea's text; null restores it. */
            description_override?: string | null;
            /** @description Who is to be invited; null for nobody. Naming people contacts nobody. */
            audience_selection?: components["schemas"]["AudienceSelection"] | null;
            /** @description Offer guests to connect. The page suggests it to those who sign up. */
            connect_on_signup?: boolean;
            /** @description Guests see who comes. Everybody with a link does. An extension. */
            show_guest_list?: boolean;
            /** @description List it comes from. */
            idea_list_handle?: components["schemas"]["IdeasListHandleLong"];
            /** @description If not the idea's place. */
            place_handle?: components["schemas"]["PlaceHandleLong"];
        };
        /** @description Input of plans.draft.update as version 2026-08-11.3 has it. */
        PlansDraftUpdateInput_2026_08_11_3: {
            plan_handle?: components["schemas"]["PlanHandle"];
            /** @description Of another candidate, its candidate_id or handle. Copied exactly as returned, never invented. */
            candidate_id?: components["schemas"]["PlanCandidateId"];
            /** @description In free words; null for the idea's. */
            custom_activity_name?: string | null;
            /**
             * Format: date-time
             * @description When it starts. null for none. Not in the past.
             */
            scheduled_at?: string | null;
            /**
             * Format: date-time
             * @description Guests answer by then. null for none. Not in the past and not after the start.
             */
            rsvp_deadline?: string | null;
            /** @description Fewest people, host included. Never above capacity_max. */
            capacity_min?: number;
            /** @description Most people. null for no limit. Including the host. Never below capacity_min. */
            capacity_max?: number | null;
            /** @description Replaces the idea's title; null restores it. */
            title_override?: string | null;
            /** @description Replaces the idea's text; null restores it. */
            description_override?: string | null;
            /** @description Who is to be invited; null for nobody. Naming people contacts nobody. */
            audience_selection?: components["schemas"]["AudienceSelection"] | null;
            /** @description Offer guests to connect. The page suggests it to those who sign up. */
            connect_on_signup?: boolean;
            /** @description List it comes from. */
            idea_list_handle?: components["schemas"]["IdeasListHandleLong"];
            /** @description If not the idea's place. */
            place_handle?: components["schemas"]["PlaceHandleLong"];
        };
        /** @description Either form of a body for plans.draft.update. */
        PlansDraftUpdateBody: (components["schemas"]["PlansDraftUpdateInput"] & Record<string, unknown>) | {
            /**
             * @description The version the input is written for.
             * @constant
             */
            version?: "2.0";
            input: components["schemas"]["PlansDraftUpdateInput"];
        } | {
            /**
             * @description The version the input is written for.
             * @constant
             */
            version: "2026-08-11.3";
            input: components["schemas"]["PlansDraftUpdateInput_2026_08_11_3"];
        };
        /** @description Data of plans.draft.update. */
        PlansDraftUpdateData: {
            plan: components["schemas"]["Plan"];
            /** @description The fields that now differ. */
            changed: string[];
        };
        /** @description An answer of plans.draft.update. */
        PlansDraftUpdateAnswer: components["schemas"]["Envelope"] & {
            /**
             * @description How the call ended. Check it before anything else.
             * @enum {string}
             */
            status: "completed" | "unchanged" | "needs_input" | "failed";
            /** @description The capability's own data. */
            data?: components["schemas"]["PlansDraftUpdateData"] | null;
        };
        /** @description Input of plans.draft.preview 2.0. */
        PlansDraftPreviewInput: {
            plan_handle?: components["schemas"]["PlanHandle"];
        };
        /** @description Either form of a body for plans.draft.preview. */
        PlansDraftPreviewBody: (components["schemas"]["PlansDraftPreviewInput"] & Record<string, unknown>) | {
            /**
             * @description The version the input is written for.
             * @constant
             */
            version?: "2.0";
            input: components["schemas"]["PlansDraftPreviewInput"];
        };
        /** @description Data of plans.draft.preview. */
        PlansDraftPreviewData: {
            plan: components["schemas"]["Plan"];
            checksum: components["schemas"]["Checksum"];
            preview: components["schemas"]["PlanPreview"];
            /** @description The fields that must be filled in before the draft can be sent. */
            missing: string[];
        };
        /** @description An answer of plans.draft.preview. */
        PlansDraftPreviewAnswer: components["schemas"]["Envelope"] & {
            /**
             * @description How the call ended. Check it before anything else.
             * @enum {string}
             */
            status: "completed" | "unchanged" | "needs_input" | "failed";
            /** @description The capability's own data. */
            data?: components["schemas"]["PlansDraftPreviewData"] | null;
        };
        /** @description Input of plans.draft.delete 2.0. */
        PlansDraftDeleteInput: {
            plan_handle?: components["schemas"]["PlanHandle"];
            /** @description As last read. If the draft has changed since, nothing is removed. */
            expected_checksum?: string;
        };
        /** @description Input of plans.draft.delete as version 2026-08-11.3 has it. */
        PlansDraftDeleteInput_2026_08_11_3: {
            plan_handle?: components["schemas"]["PlanHandle"];
        };
        /** @description Either form of a body for plans.draft.delete. */
        PlansDraftDeleteBody: (components["schemas"]["PlansDraftDeleteInput"] & Record<string, unknown>) | {
            /**
             * @description The version the input is written for.
             * @constant
             */
            version?: "2.0";
            input: components["schemas"]["PlansDraftDeleteInput"];
        } | {
            /**
             * @description The version the input is written for.
             * @constant
             */
            version: "2026-08-11.3";
            input: components["schemas"]["PlansDraftDeleteInput_2026_08_11_3"];
        };
        /** @description Data of plans.draft.delete. */
        PlansDraftDeleteData: {
            plan_handle: components["schemas"]["PlanHandle"];
            /**
             * @description Whether it was discarded, with its evidence kept, or deleted.
             * @enum {string}
             */
            result: "discarded" | "deleted";
        };
        /** @description An answer of plans.draft.delete. */
        PlansDraftDeleteAnswer: components["schemas"]["Envelope"] & {
            /**
             * @description How the call ended. Check it before anything else.
             * @enum {string}
             */
            status: "completed" | "unchanged" | "needs_input" | "failed";
            /** @description The capability's own data. */
            data?: components["schemas"]["PlansDraftDeleteData"] | null;
        };
        /** @description Input of plans.discard 1.0. */
        PlansDiscardInput: {
            plan_handle: components["schemas"]["PlanHandle"];
        };
        /** @description Either form of a body for plans.discard. */
        PlansDiscardBody: (components["schemas"]["PlansDiscardInput"] & Record<string, unknown>) | {
            /**
             * @description The version the input is written for.
             * @constant
             */
            version?: "1.0";
            input: components["schemas"]["PlansDiscardInput"];
        };
        /** @description Data of plans.discard. */
        PlansDiscardData: {
            plan: components["schemas"]["Plan"];
        };
        /** @description An answer of plans.discard. */
        PlansDiscardAnswer: components["schemas"]["Envelope"] & {
            /**
             * @description How the call ended. Check it before anything else.
             * @enum {string}
             */
            status: "completed" | "unchanged" | "needs_input" | "failed";
            /** @description The capability's own data. */
            data?: components["schemas"]["PlansDiscardData"] | null;
        };
        /** @description Input of plans.get 2.0. */
        PlansGetInput: {
            plan_handle: components["schemas"]["PlanHandle"];
        };
        /** @description Either form of a body for plans.get. */
        PlansGetBody: (components["schemas"]["PlansGetInput"] & Record<string, unknown>) | {
            /**
             * @description The version the input is written for.
             * @constant
             */
            version?: "2.0";
            input: components["schemas"]["PlansGetInput"];
        };
        /** @description Data of plans.get. */
        PlansGetData: {
            plan: components["schemas"]["Plan"];
            requirements: components["schemas"]["PlanRequirements"];
            /** @description What research found; empty for an invitee. */
            evidence: components["schemas"]["PlanEvidence"][];
            /** @description What it costs, as far as that is known. */
            costs: components["schemas"]["PlanCost"][];
            timing: components["schemas"]["PlanTiming"];
            /** @description Whether guests see who comes; omitted for an invitee. */
            show_guest_list?: boolean;
            /** @description The guests and their answers; empty for an invitee. */
            roster: components["schemas"]["PlanGuest"][];
            /** @description For an invitee, if the host shows the list, the names of those who come, as the plan's page shows them, the first 30 who answered; rsvp says how many come. Otherwise omitted. */
            coming?: string[];
            /** @description The people who have not answered; empty for an invitee. */
            pending_recipients: components["schemas"]["Person"][];
            /** @description Of a draft, the people it is for; nobody has been contacted. Omitted otherwise. */
            audience?: components["schemas"]["Person"][];
            /** @description For an invitee, the invite to it, which invites.rsvp.update answers. Otherwise omitted. */
            invite_handle?: components["schemas"]["InviteHandle"];
            delivery: components["schemas"]["PlanDeliveryCounts"];
            management: components["schemas"]["PlanManagement"];
            logistics: components["schemas"]["LogisticsProgress"];
        };
        /** @description An answer of plans.get. */
        PlansGetAnswer: components["schemas"]["Envelope"] & {
            /**
             * @description How the call ended. Check it before anything else.
             * @enum {string}
             */
            status: "completed" | "failed";
            /** @description The capability's own data. */
            data?: components["schemas"]["PlansGetData"] | null;
        };
        /** @description Input of plans.query 2.0. */
        PlansQueryInput: {
            scope?: components["schemas"]["PlanScope"];
            role?: components["schemas"]["PlanRoleFilter"];
            /** @description Words of its title. */
            query?: string;
            /** @description Items per page. At most 25. */
            limit?: number;
            /** @description From the page before. Continues in the snapshot of an earlier answer. Copied exactly as returned. */
            snapshot_handle?: components["schemas"]["SnapshotHandle"];
            /** @description From the page before. next_cursor of it; opaque, copied exactly as returned, not combined with new constraints. */
            cursor?: string;
        };
        /** @description Either form of a body for plans.query. */
        PlansQueryBody: (components["schemas"]["PlansQueryInput"] & Record<string, unknown>) | {
            /**
             * @description The version the input is written for.
             * @constant
             */
            version?: "2.0";
            input: components["schemas"]["PlansQueryInput"];
        };
        /** @description Data of plans.query. */
        PlansQueryData: {
            /** @description One page of plans. */
            items: components["schemas"]["Plan"][];
        };
        /** @description An answer of plans.query. */
        PlansQueryAnswer: components["schemas"]["Envelope"] & {
            /**
             * @description How the call ended. Check it before anything else.
             * @enum {string}
             */
            status: "completed" | "failed";
            /** @description The capability's own data. */
            data?: components["schemas"]["PlansQueryData"] | null;
        };
        /** @description Input of plans.status.get 2.0. */
        PlansStatusGetInput: {
            plan_handle?: components["schemas"]["PlanHandle"];
        };
        /** @description Either form of a body for plans.status.get. */
        PlansStatusGetBody: (components["schemas"]["PlansStatusGetInput"] & Record<string, unknown>) | {
            /**
             * @description The version the input is written for.
             * @constant
             */
            version?: "2.0";
            input: components["schemas"]["PlansStatusGetInput"];
        };
        /** @description Data of plans.status.get. */
        PlansStatusGetData: {
            plan: components["schemas"]["Plan"];
            /** @description The prepared action that waits for approval, or that the user refused within a day; null if there is none. */
            prepared: components["schemas"]["PreparedAction"] | null;
            /** @description What happened to each invitation; empty for an invitee. */
            deliveries: components["schemas"]["PlanDelivery"][];
            /** @description Of a draft, the people it is for; nobody has been contacted. Omitted otherwise. */
            audience?: components["schemas"]["Person"][];
            rsvp: components["schemas"]["RsvpCounts"];
            tip: components["schemas"]["Tip"];
        };
        /** @description An answer of plans.status.get. */
        PlansStatusGetAnswer: components["schemas"]["Envelope"] & {
            /**
             * @description How the call ended. Check it before anything else.
             * @enum {string}
             */
            status: "completed";
            /** @description The capability's own data. */
            data?: components["schemas"]["PlansStatusGetData"] | null;
        };
        /** @description Input of plans.prepare_send 2.0. */
        PlansPrepareSendInput: {
            plan_handle?: components["schemas"]["PlanHandle"];
            /** @description Details the guests see. For a private draft, at most 5,000 characters. Private notes are never copied. They become part of the prepared action and of its checksum. */
            public_description?: string;
            /** @description Default send_invites. A share link is passed on by the host; anyone with it can use it. Each person named also gets a link of their own, and no message is sent. A plan that is already shared or active can get another share link. */
            action?: components["schemas"]["SendAction"];
            /** @description By name; default the draft's audience. At most 250 with those by handle. If a name fits several saved people or none, the answer asks. */
            send_person_names?: string[];
            /** @description From relationships.people.query. The recipients, copied exactly as returned. */
            send_person_handles?: components["schemas"]["PersonHandleLong"][];
        };
        /** @description Either form of a body for plans.prepare_send. */
        PlansPrepareSendBody: (components["schemas"]["PlansPrepareSendInput"] & Record<string, unknown>) | {
            /**
             * @description The version the input is written for.
             * @constant
             */
            version?: "2.0";
            input: components["schemas"]["PlansPrepareSendInput"];
        };
        /** @description Data of plans.prepare_send. */
        PlansPrepareSendData: {
            prepared: components["schemas"]["PreparedAction"];
            plan: components["schemas"]["Plan"];
        };
        /** @description An answer of plans.prepare_send. */
        PlansPrepareSendAnswer: components["schemas"]["Envelope"] & {
            /**
             * @description How the call ended. Check it before anything else.
             * @enum {string}
             */
            status: "completed" | "unchanged" | "needs_input" | "failed";
            /** @description The capability's own data. */
            data?: components["schemas"]["PlansPrepareSendData"] | null;
        };
        /** @description Input of plans.invitation.prepare 1.0. */
        PlansInvitationPrepareInput: {
            plan_handle?: components["schemas"]["PlanHandle"];
            /** @description Details the guests see. For a private draft, at most 5,000 characters. Private notes are never copied. They become part of the prepared action and of its checksum. */
            public_description?: string;
            /** @description Default send_invites. A share link is passed on by the host; anyone with it can use it. Each person named also gets a link of their own, and no message is sent. A plan that is already shared or active can get another share link. */
            action?: components["schemas"]["SendAction"];
            /** @description By name; default the draft's audience. At most 250 with those by handle. If a name fits several saved people or none, the answer asks. */
            send_person_names?: string[];
            /** @description From relationships.people.query. The recipients, copied exactly as returned. */
            send_person_handles?: components["schemas"]["PersonHandleLong"][];
        };
        /** @description Either form of a body for plans.invitation.prepare. */
        PlansInvitationPrepareBody: (components["schemas"]["PlansInvitationPrepareInput"] & Record<string, unknown>) | {
            /**
             * @description The version the input is written for.
             * @constant
             */
            version?: "1.0";
            input: components["schemas"]["PlansInvitationPrepareInput"];
        };
        /** @description Data of plans.invitation.prepare. */
        PlansInvitationPrepareData: {
            prepared: components["schemas"]["PreparedAction"];
            plan: components["schemas"]["Plan"];
        };
        /** @description An answer of plans.invitation.prepare. */
        PlansInvitationPrepareAnswer: components["schemas"]["Envelope"] & {
            /**
             * @description How the call ended. Check it before anything else.
             * @enum {string}
             */
            status: "completed" | "unchanged" | "needs_input" | "failed";
            /** @description The capability's own data. */
            data?: components["schemas"]["PlansInvitationPrepareData"] | null;
        };
        /** @description Input of plans.roster.prepare 2.0. */
        PlansRosterPrepareInput: {
            plan_handle: components["schemas"]["PlanHandle"];
            /** @description As last read. If the plan has changed since, nothing is prepared. */
            expected_revision?: number;
            /** @description Everybody on the new roster. 1 to 250, names included. */
            recipient_handles?: components["schemas"]["PersonHandle"][];
            /** @description Those without a handle, by name. If a name fits several saved people or none, the answer asks. 1 to 250, handles included. Of a longer name, its first 120 characters. */
            recipient_names?: string[];
        };
        /** @description Either form of a body for plans.roster.prepare. */
        PlansRosterPrepareBody: (components["schemas"]["PlansRosterPrepareInput"] & Record<string, unknown>) | {
            /**
             * @description The version the input is written for.
             * @constant
             */
            version?: "2.0";
            input: components["schemas"]["PlansRosterPrepareInput"];
        };
        /** @description Data of plans.roster.prepare. */
        PlansRosterPrepareData: {
            /** @description The change, which waits for approval; omitted if the roster is already like that. */
            prepared?: components["schemas"]["PreparedAction"];
            /** @description The current guests. */
            current_roster: components["schemas"]["PlanGuest"][];
            /** @description Those who would be invited. */
            add: components["schemas"]["Person"][];
            /** @description Those who would be removed. */
            remove: components["schemas"]["Person"][];
            /** @description The people who would get a link from the host instead of a message. */
            manual_share: components["schemas"]["Person"][];
        };
        /** @description An answer of plans.roster.prepare. */
        PlansRosterPrepareAnswer: components["schemas"]["Envelope"] & {
            /**
             * @description How the call ended. Check it before anything else.
             * @enum {string}
             */
            status: "completed" | "unchanged" | "needs_input" | "failed";
            /** @description The capability's own data. */
            data?: components["schemas"]["PlansRosterPrepareData"] | null;
        };
        /** @description Input of plans.update.prepare 2.0. */
        PlansUpdatePrepareInput: {
            plan_handle: components["schemas"]["PlanHandle"];
            changes: components["schemas"]["PlanChanges"];
            /** @description As last read. If the plan has changed since, nothing is prepared. */
            expected_revision?: number;
            /** @description Default true if time or place change. They get a message once it is committed, and see the changed plan either way. The start, the end, the time and place to meet and an earlier deadline count; the default is otherwise false. */
            notify_recipients?: boolean;
        };
        /** @description Either form of a body for plans.update.prepare. */
        PlansUpdatePrepareBody: (components["schemas"]["PlansUpdatePrepareInput"] & Record<string, unknown>) | {
            /**
             * @description The version the input is written for.
             * @constant
             */
            version?: "2.0";
            input: components["schemas"]["PlansUpdatePrepareInput"];
        };
        /** @description Data of plans.update.prepare. */
        PlansUpdatePrepareData: {
            /** @description The change, which waits for approval; omitted if the plan is already like that. */
            prepared?: components["schemas"]["PreparedAction"];
            before: components["schemas"]["PlanDetails"];
            after: components["schemas"]["PlanDetails"];
            /** @description How many guests the change affects. Their answers are kept; if time or place change, they are asked to confirm them. */
            affected: number;
            /** @description Whether they would get a message. */
            notify: boolean;
        };
        /** @description An answer of plans.update.prepare. */
        PlansUpdatePrepareAnswer: components["schemas"]["Envelope"] & {
            /**
             * @description How the call ended. Check it before anything else.
             * @enum {string}
             */
            status: "completed" | "unchanged" | "needs_input" | "failed";
            /** @description The capability's own data. */
            data?: components["schemas"]["PlansUpdatePrepareData"] | null;
        };
        /** @description Input of plans.cancel.prepare 2.0. */
        PlansCancelPrepareInput: {
            plan_handle: components["schemas"]["PlanHandle"];
            /** @description As last read. If the plan has changed since, nothing is prepared. */
            expected_revision?: number;
        };
        /** @description Either form of a body for plans.cancel.prepare. */
        PlansCancelPrepareBody: (components["schemas"]["PlansCancelPrepareInput"] & Record<string, unknown>) | {
            /**
             * @description The version the input is written for.
             * @constant
             */
            version?: "2.0";
            input: components["schemas"]["PlansCancelPrepareInput"];
        };
        /** @description Data of plans.cancel.prepare. */
        PlansCancelPrepareData: {
            prepared: components["schemas"]["PreparedAction"];
            /** @description Everybody who would get a message, and how. */
            recipients: components["schemas"]["Recipient"][];
        };
        /** @description An answer of plans.cancel.prepare. */
        PlansCancelPrepareAnswer: components["schemas"]["Envelope"] & {
            /**
             * @description How the call ended. Check it before anything else.
             * @enum {string}
             */
            status: "completed" | "unchanged" | "needs_input" | "failed";
            /** @description The capability's own data. */
            data?: components["schemas"]["PlansCancelPrepareData"] | null;
        };
        /** @description Input of ideas.list.generate 2.0. */
        IdeasListGenerateInput: {
            /** @description Friends by name. At most 25 with names and person_handles. Exact existing people resolve; unresolved names return a typed prerequisite (relationships.people.ensure). */
            people?: string[];
            /** @description Same as people. At most 25 with people and person_handles. */
            names?: string[];
            /** @description From relationships.people.query. Copied exactly; at most 25. */
            person_handles?: components["schemas"]["PersonHandle"][];
            /** @description Same as idea_list_name. */
            feed_name?: string;
            /** @description Same as idea_list_names. */
            feed_names?: string[];
            /** @description The same, for one list. */
            idea_list_name?: string;
            /** @description Only from these lists, by name. */
            idea_list_names?: string[];
            /** @description Only there. */
            neighborhoods?: string[];
            /** @description Each choice must satisfy one. */
            activities?: string[];
            /** @description Activities in free words. */
            user_activities?: string[];
            /** @description Such as this-weekend, next-week, next-few-days. A named period. Only timing explicitly stated or already durable; never defaults to today or the current date. */
            when_preset?: string;
            /** @description The time in the user's words. Only timing explicitly stated or already durable; never defaults to today or the current date. */
            when?: string;
            /** @description Exact windows. From explicitly supplied timing. */
            time_slots?: components["schemas"]["TimeSlot"][];
            /** @description How long it takes. */
            duration_minutes?: number;
            /**
             * @description The user named requested_start_at.
             * @enum {string}
             */
            constraint_kind?: "exact_start";
            /** @description The exact start, with offset. A timezone-aware exact start that was explicitly requested. */
            requested_start_at?: string;
            /** @description Words each choice must match. A named venue, object, cuisine or activity. */
            search?: string;
            /** @description Wishes that only rank. At most 10. */
            preference_terms?: string[];
            /** @description Only from these lists. */
            idea_list_handles?: components["schemas"]["IdeasListHandleLong"][];
            /** @description The name of the list. */
            name?: string;
            /** @description Ideas at most. */
            limit?: number;
        };
        /** @description Input of ideas.list.generate as version 2026-08-11.3 has it. */
        IdeasListGenerateInput_2026_08_11_3: {
            /** @description Friends by name. At most 25 with names and person_handles. Exact existing people resolve; unresolved names return a typed prerequisite (relationships.people.ensure). */
            people?: string[];
            /** @description Same as people. At most 25 with people and person_handles. */
            names?: string[];
            /** @description From relationships.people.query. Copied exactly; at most 25. */
            person_handles?: components["schemas"]["PersonHandle"][];
            /** @description Same as idea_list_name. */
            feed_name?: string;
            /** @description Same as idea_list_names. */
            feed_names?: string[];
            /** @description The same, for one list. */
            idea_list_name?: string;
            /** @description Only from these lists, by name. */
            idea_list_names?: string[];
            /** @description Only there. */
            neighborhoods?: string[];
            /** @description Each choice must satisfy one. */
            activities?: string[];
            /** @description Activities in free words. */
            user_activities?: string[];
            /** @description Such as this-weekend, next-week, next-few-days. A named period. Only timing explicitly stated or already durable; never defaults to today or the current date. */
            when_preset?: string;
            /** @description The time in the user's words. Only timing explicitly stated or already durable; never defaults to today or the current date. */
            when?: string;
            /** @description Exact windows. From explicitly supplied timing. */
            time_slots?: components["schemas"]["TimeSlot"][];
            /** @description How long it takes. */
            duration_minutes?: number;
            /** @description The exact start, with offset. A timezone-aware exact start that was explicitly requested. */
            requested_start_at?: string;
            /** @description Words each choice must match. A named venue, object, cuisine or activity. */
            search?: string;
            /** @description Wishes that only rank. At most 10. */
            preference_terms?: string[];
            /** @description Only from these lists. */
            idea_list_handles?: components["schemas"]["IdeasListHandleLong"][];
            /** @description The name of the list. */
            name?: string;
            /** @description Ideas at most. */
            limit?: number;
        };
        /** @description Either form of a body for ideas.list.generate. */
        IdeasListGenerateBody: (components["schemas"]["IdeasListGenerateInput"] & Record<string, unknown>) | {
            /**
             * @description The version the input is written for.
             * @constant
             */
            version?: "2.0";
            input: components["schemas"]["IdeasListGenerateInput"];
        } | {
            /**
             * @description The version the input is written for.
             * @constant
             */
            version: "2026-08-11.3";
            input: components["schemas"]["IdeasListGenerateInput_2026_08_11_3"];
        };
        /** @description Data of ideas.list.generate. */
        IdeasListGenerateData: {
            list: components["schemas"]["IdeasList"];
            /** @description The candidates in the list, best first. */
            items: components["schemas"]["Candidate"][];
            /** @description The filters that were applied. */
            filters_used: components["schemas"]["DiscoveryFilters"];
            /** @description What the list does not cover. */
            gaps: components["schemas"]["ResearchGap"][];
            /** @description Undoes it with ideas.object.mutate; null if nothing changed. */
            reversible_action_id: components["schemas"]["ReversibleActionId"] | null;
        };
        /** @description An answer of ideas.list.generate. */
        IdeasListGenerateAnswer: components["schemas"]["Envelope"] & {
            /**
             * @description How the call ended. Check it before anything else.
             * @enum {string}
             */
            status: "completed" | "unchanged" | "needs_input" | "failed";
            /** @description The capability's own data. */
            data?: components["schemas"]["IdeasListGenerateData"] | null;
        };
        /** @description Input of ideas.recommendations.get 2.1. */
        IdeasRecommendationsGetInput: {
            /** @description Friends by name. At most 25 with names and person_handles. Exact existing people resolve; unresolved names return a typed prerequisite (relationships.people.ensure). */
            people?: string[];
            /** @description Same as people. At most 25 with people and person_handles. */
            names?: string[];
            /** @description From relationships.people.query. Copied exactly; at most 25. */
            person_handles?: components["schemas"]["PersonHandle"][];
            /** @description Same as idea_list_name. */
            feed_name?: string;
            /** @description Same as idea_list_names. */
            feed_names?: string[];
            /** @description The same, for one list. */
            idea_list_name?: string;
            /** @description Only from these lists, by name. */
            idea_list_names?: string[];
            /** @description Only there. */
            neighborhoods?: string[];
            /** @description Each choice must satisfy one. */
            activities?: string[];
            /** @description Activities in free words. */
            user_activities?: string[];
            /** @description Such as this-weekend, next-week, next-few-days. A named period. Only timing explicitly stated or already durable; never defaults to today or the current date. */
            when_preset?: string;
            /** @description The time in the user's words. Only timing explicitly stated or already durable; never defaults to today or the current date. */
            when?: string;
            /** @description Exact windows. From explicitly supplied timing. */
            time_slots?: components["schemas"]["TimeSlot"][];
            /** @description How long it takes. */
            duration_minutes?: number;
            /**
             * @description The user named requested_start_at.
             * @enum {string}
             */
            constraint_kind?: "exact_start";
            /** @description The exact start, with offset. A timezone-aware exact start that was explicitly requested. */
            requested_start_at?: string;
            /** @description Words each choice must match. A named venue, object, cuisine or activity. */
            search?: string;
            /** @description Wishes that only rank. At most 10. */
            preference_terms?: string[];
            /** @description Only from these lists. */
            idea_list_handles?: components["schemas"]["IdeasListHandleLong"][];
            /** @description Recommendations per page. Presentation only. */
            page_size?: number;
            /** @description From the page before. next_cursor of it; opaque, copied exactly, not combined with new constraints. */
            cursor?: string;
            /** @description Liked choices come first. */
            prioritize_likes?: boolean;
            /** @description Read calendars again before the answer. */
            allow_calendar_fetch?: boolean;
        };
        /** @description Input of ideas.recommendations.get as version 2026-08-11.3 has it. */
        IdeasRecommendationsGetInput_2026_08_11_3: {
            /** @description Friends by name. At most 25 with names and person_handles. Exact existing people resolve; unresolved names return a typed prerequisite (relationships.people.ensure). */
            people?: string[];
            /** @description Same as people. At most 25 with people and person_handles. */
            names?: string[];
            /** @description From relationships.people.query. Copied exactly; at most 25. */
            person_handles?: components["schemas"]["PersonHandle"][];
            /** @description Same as idea_list_name. */
            feed_name?: string;
            /** @description Same as idea_list_names. */
            feed_names?: string[];
            /** @description The same, for one list. */
            idea_list_name?: string;
            /** @description Only from these lists, by name. */
            idea_list_names?: string[];
            /** @description Only there. */
            neighborhoods?: string[];
            /** @description Each choice must satisfy one. */
            activities?: string[];
            /** @description Activities in free words. */
            user_activities?: string[];
            /** @description Such as this-weekend, next-week, next-few-days. A named period. Only timing explicitly stated or already durable; never defaults to today or the current date. */
            when_preset?: string;
            /** @description The time in the user's words. Only timing explicitly stated or already durable; never defaults to today or the current date. */
            when?: string;
            /** @description Exact windows. From explicitly supplied timing. */
            time_slots?: components["schemas"]["TimeSlot"][];
            /** @description How long it takes. */
            duration_minutes?: number;
            /** @description The exact start, with offset. A timezone-aware exact start that was explicitly requested. */
            requested_start_at?: string;
            /** @description Words each choice must match. A named venue, object, cuisine or activity. */
            search?: string;
            /** @description Wishes that only rank. At most 10. */
            preference_terms?: string[];
            /** @description Only from these lists. */
            idea_list_handles?: components["schemas"]["IdeasListHandleLong"][];
            /** @description Recommendations per page. Presentation only. */
            page_size?: number;
            /** @description From the page before. next_cursor of it; opaque, copied exactly, not combined with new constraints. */
            cursor?: string;
            /** @description Liked choices come first. */
            prioritize_likes?: boolean;
            /** @description Read calendars again before the answer. */
            allow_calendar_fetch?: boolean;
        };
        /** @description Either form of a body for ideas.recommendations.get. */
        IdeasRecommendationsGetBody: (components["schemas"]["IdeasRecommendationsGetInput"] & Record<string, unknown>) | {
            /**
             * @description The version the input is written for.
             * @constant
             */
            version?: "2.1";
            input: components["schemas"]["IdeasRecommendationsGetInput"];
        } | {
            /**
             * @description The version the input is written for.
             * @constant
             */
            version: "2026-08-11.3";
            input: components["schemas"]["IdeasRecommendationsGetInput_2026_08_11_3"];
        };
        /** @description Data of ideas.recommendations.get. */
        IdeasRecommendationsGetData: {
            /** @description The recommendations, best first. */
            items: components["schemas"]["Candidate"][];
            /** @description The filters that were applied. */
            applied_filters: components["schemas"]["DiscoveryFilters"];
            /** @description What the recommendations do not cover; the same on every page. */
            gaps: components["schemas"]["ResearchGap"][];
        };
        /** @description An answer of ideas.recommendations.get. */
        IdeasRecommendationsGetAnswer: components["schemas"]["Envelope"] & {
            /**
             * @description How the call ended. Check it before anything else.
             * @enum {string}
             */
            status: "completed" | "needs_input";
            /** @description The capability's own data. */
            data?: components["schemas"]["IdeasRecommendationsGetData"] | null;
        };
        /** @description Input of ideas.recommendations.prepare 1.0. */
        IdeasRecommendationsPrepareInput: {
            /**
             * @description Default lookup; more and detail need both handles. more reads on in a snapshot, detail tells more about one option.
             * @enum {string}
             */
            action?: "lookup" | "more" | "detail";
            /** @description The complete request. */
            objective?: string;
            /** @description The literal place or cuisine. */
            subject?: string;
            /** @description One saved friend, by name. */
            person?: string;
            /** @description City or neighborhood. */
            area?: string;
            /** @description What the user prefers. Ranks the choices. */
            preference?: string;
            /**
             * @description Only if the user said so. The service turns it into a date window.
             * @enum {string}
             */
            date_phrase?: "today" | "tomorrow" | "this week" | "next week" | "this weekend" | "next weekend" | "next two weeks" | "next couple of weeks";
            /** @description From the lookup, for more and detail. Copied exactly. */
            snapshot_handle?: components["schemas"]["SnapshotHandle"];
            /** @description From the lookup, for more and detail. Copied exactly. */
            option_handle?: string;
        };
        /** @description Either form of a body for ideas.recommendations.prepare. */
        IdeasRecommendationsPrepareBody: components["schemas"]["IdeasRecommendationsPrepareInput"] | {
            /**
             * @description The version the input is written for.
             * @constant
             */
            version?: "1.0";
            input: components["schemas"]["IdeasRecommendationsPrepareInput"];
        };
        /** @description Data of ideas.recommendations.prepare. */
        IdeasRecommendationsPrepareData: {
            snapshot_handle: components["schemas"]["SnapshotHandle"];
            /** @description The choices, best first. */
            options: components["schemas"]["RecommendationOption"][];
            /** @description The period the phrase means; null if none was given. */
            date_window: components["schemas"]["TimeRange"] | null;
            /** @description What is saved about the person; null if none was named. */
            person_context: components["schemas"]["PersonContext"] | null;
            /** @description What the stored data does not answer. */
            research_gaps: components["schemas"]["ResearchGap"][];
        };
        /** @description An answer of ideas.recommendations.prepare. */
        IdeasRecommendationsPrepareAnswer: components["schemas"]["Envelope"] & {
            /**
             * @description How the call ended. Check it before anything else.
             * @enum {string}
             */
            status: "completed" | "needs_input" | "failed";
            /** @description The capability's own data. */
            data?: components["schemas"]["IdeasRecommendationsPrepareData"] | null;
        };
        /** @description Input of relationships.interest.get 2.0. */
        RelationshipsInterestGetInput: {
            /**
             * @description May be omitted.
             * @enum {string}
             */
            operation?: "check_mutual";
            subject?: components["schemas"]["InterestSubject"];
            person_handle?: components["schemas"]["PersonHandleLong"];
            /** @description The friend's name instead. Words to find the saved person by. */
            person_query?: string;
        };
        /** @description Either form of a body for relationships.interest.get. */
        RelationshipsInterestGetBody: (components["schemas"]["RelationshipsInterestGetInput"] & Record<string, unknown>) | {
            /**
             * @description The version the input is written for.
             * @constant
             */
            version?: "2.0";
            input: components["schemas"]["RelationshipsInterestGetInput"];
        };
        /** @description Data of relationships.interest.get. */
        RelationshipsInterestGetData: {
            subject: components["schemas"]["InterestSubject"];
            /** @description Whether the caller has the interest. */
            mine: boolean;
            /** @description The other person; null if none was named, or if the words match nobody or several people. */
            person: components["schemas"]["Person"] | null;
            /** @description The saved people the words match, if several. */
            candidates?: components["schemas"]["Person"][];
            mutual: components["schemas"]["MutualInterest"];
        };
        /** @description An answer of relationships.interest.get. */
        RelationshipsInterestGetAnswer: components["schemas"]["Envelope"] & {
            /**
             * @description How the call ended. Check it before anything else.
             * @enum {string}
             */
            status: "completed";
            /** @description The capability's own data. */
            data?: components["schemas"]["RelationshipsInterestGetData"] | null;
        };
        /** @description Input of relationships.interest.mutate 2.0. */
        RelationshipsInterestMutateInput: {
            /**
             * @description To undo needs reversible_action_id.
             * @enum {string}
             */
            operation?: "like" | "unlike" | "undo";
            subject?: components["schemas"]["InterestSubject"];
            person_handle?: components["schemas"]["PersonHandleLong"];
            /** @description The friend's name instead. Words to find the saved person by. */
            person_query?: string;
            /** @description List of the interest. The Ideas List of the interest. Copied exactly as returned. */
            idea_list_handle?: components["schemas"]["IdeasListHandleLong"];
            /** @description From the change to undo. At most 36 characters; 32 in the earlier registry. */
            reversible_action_id?: components["schemas"]["ReversibleActionIdLong"];
        };
        /** @description Input of relationships.interest.mutate as version 2026-08-11.3 has it. */
        RelationshipsInterestMutateInput_2026_08_11_3: {
            /**
             * @description To undo needs reversible_action_id.
             * @enum {string}
             */
            operation?: "like" | "unlike" | "undo";
            subject?: components["schemas"]["InterestSubject"];
            person_handle?: components["schemas"]["PersonHandleLong"];
            /** @description The friend's name instead. Words to find the saved person by. */
            person_query?: string;
            /** @description List of the interest. The Ideas List of the interest. Copied exactly as returned. */
            idea_list_handle?: components["schemas"]["IdeasListHandleLong"];
            /** @description Identifies the change to undo. At most 32 characters. */
            reversible_action_id?: components["schemas"]["ReversibleActionId"];
        };
        /** @description Either form of a body for relationships.interest.mutate. */
        RelationshipsInterestMutateBody: (components["schemas"]["RelationshipsInterestMutateInput"] & Record<string, unknown>) | {
            /**
             * @description The version the input is written for.
             * @constant
             */
            version?: "2.0";
            input: components["schemas"]["RelationshipsInterestMutateInput"];
        } | {
            /**
             * @description The version the input is written for.
             * @constant
             */
            version: "2026-08-11.3";
            input: components["schemas"]["RelationshipsInterestMutateInput_2026_08_11_3"];
        };
        /** @description Data of relationships.interest.mutate. */
        RelationshipsInterestMutateData: {
            subject: components["schemas"]["InterestSubject"];
            /** @description The saved person it is for; null if it is for nobody in particular. */
            person: components["schemas"]["Person"] | null;
            /** @description Whether the user has the interest now; if a person is named, whether it is for them. */
            liked: boolean;
            /** @description Identifies this change. It can be undone once, within 24 hours; null if there is nothing to undo. */
            reversible_action_id: components["schemas"]["ReversibleActionIdLong"] | null;
        };
        /** @description An answer of relationships.interest.mutate. */
        RelationshipsInterestMutateAnswer: components["schemas"]["Envelope"] & {
            /**
             * @description How the call ended. Check it before anything else.
             * @enum {string}
             */
            status: "completed" | "unchanged" | "needs_input" | "failed";
            /** @description The capability's own data. */
            data?: components["schemas"]["RelationshipsInterestMutateData"] | null;
        };
        /** @description Input of relationships.connection.prepare 2.0. */
        RelationshipsConnectionPrepareInput: {
            /**
             * @description Needed. Whether a list share to one friend or a connection invitation is prepared.
             * @enum {string}
             */
            operation?: "prepare_list_share" | "prepare_connection_invite";
            idea_list_handle?: components["schemas"]["IdeasListHandleLong"];
            /** @description Its name instead. Words to find the Ideas List by. */
            idea_list_query?: string;
            person_handle?: components["schemas"]["PersonHandleLong"];
            /** @description The friend's name instead. Words to find the saved person by. */
            person_query?: string;
        };
        /** @description Either form of a body for relationships.connection.prepare. */
        RelationshipsConnectionPrepareBody: (components["schemas"]["RelationshipsConnectionPrepareInput"] & Record<string, unknown>) | {
            /**
             * @description The version the input is written for.
             * @constant
             */
            version?: "2.0";
            input: components["schemas"]["RelationshipsConnectionPrepareInput"];
        };
        /** @description Data of relationships.connection.prepare. */
        RelationshipsConnectionPrepareData: {
            /** @description The list share, which waits for an explicit commit. */
            prepared?: components["schemas"]["PreparedAction"];
            /** @description The connection invitation to pass on manually. */
            manual_invitation?: components["schemas"]["ManualInvitation"];
        };
        /** @description An answer of relationships.connection.prepare. */
        RelationshipsConnectionPrepareAnswer: components["schemas"]["Envelope"] & {
            /**
             * @description How the call ended. Check it before anything else.
             * @enum {string}
             */
            status: "completed" | "unchanged" | "needs_input" | "failed";
            /** @description The capability's own data. */
            data?: components["schemas"]["RelationshipsConnectionPrepareData"] | null;
        };
        /** @description Input of relationships.friendship.review 1.0. */
        RelationshipsFriendshipReviewInput: {
            /**
             * @description The step to review. Nothing is changed.
             * @enum {string}
             */
            operation?: "create_invitation" | "accept_invitation" | "disconnect" | "close_invitation";
            /** @description People the step concerns. At most 50. */
            people_handles?: components["schemas"]["PersonHandleLong"][];
            mode?: components["schemas"]["FriendshipMode"];
            /** @description The link shows some reviewed likes. */
            preview_enabled?: boolean;
            invitation_token?: components["schemas"]["InvitationToken"];
            person_handle?: components["schemas"]["PersonHandleLong"];
            /** @description From identity_choices; omit if none. The returned identity choice that says which of the host's people the caller is. */
            identity_choice_handle?: string;
            /** @description The host, as saved. Which of the caller's own saved people the host is. Copied exactly as returned. */
            own_host_person_handle?: components["schemas"]["PersonHandleLong"];
            /** @description With excluded_choices. The review that is repeated. Copied exactly as returned. */
            previous_review_token?: components["schemas"]["ReviewToken"];
            /** @description Each choice_id to exclude. At most 1000. All retained intentions start included; to exclude some, repeat the review with previous_review_token and these. */
            excluded_choices?: string[];
        };
        /** @description Either form of a body for relationships.friendship.review. */
        RelationshipsFriendshipReviewBody: (components["schemas"]["RelationshipsFriendshipReviewInput"] & Record<string, unknown>) | {
            /**
             * @description The version the input is written for.
             * @constant
             */
            version?: "1.0";
            input: components["schemas"]["RelationshipsFriendshipReviewInput"];
        };
        /** @description Data of relationships.friendship.review. */
        RelationshipsFriendshipReviewData: {
            review_token: components["schemas"]["ReviewToken"];
            /**
             * @description The step that was reviewed.
             * @enum {string}
             */
            operation: "create_invitation" | "accept_invitation" | "disconnect" | "close_invitation";
            /** @description Exactly what applying the review would do. */
            consequences: components["schemas"]["FriendshipConsequence"][];
            /** @description The retained intentions, each with whether it is included. */
            choices: components["schemas"]["FriendshipChoice"][];
            /** @description Which of the host's people the caller may be; empty if that is not asked. */
            identity_choices: components["schemas"]["IdentityChoice"][];
            /**
             * Format: date-time
             * @description When the review expires.
             */
            expires_at: string;
        };
        /** @description An answer of relationships.friendship.review. */
        RelationshipsFriendshipReviewAnswer: components["schemas"]["Envelope"] & {
            /**
             * @description How the call ended. Check it before anything else.
             * @enum {string}
             */
            status: "completed" | "needs_input";
            /** @description The capability's own data. */
            data?: components["schemas"]["RelationshipsFriendshipReviewData"] | null;
        };
        /** @description Input of relationships.friendship.apply 1.0. */
        RelationshipsFriendshipApplyInput: {
            review_token?: components["schemas"]["ReviewToken"];
            /** @description True once the user accepted them. Otherwise nothing is applied. */
            accept_consequences?: boolean;
            /** @description Also take those people off the reviewed likes. Only the actor's own, and not those that were excluded. */
            remove_from_likes?: boolean;
            /** @description The idempotency key of this change. If given, it must equal the request's idempotency key. */
            idempotency_key?: string;
        };
        /** @description Either form of a body for relationships.friendship.apply. */
        RelationshipsFriendshipApplyBody: (components["schemas"]["RelationshipsFriendshipApplyInput"] & Record<string, unknown>) | {
            /**
             * @description The version the input is written for.
             * @constant
             */
            version?: "1.0";
            input: components["schemas"]["RelationshipsFriendshipApplyInput"];
        };
        /** @description Data of relationships.friendship.apply. */
        RelationshipsFriendshipApplyData: {
            /**
             * @description The result.
             * @enum {string}
             */
            result: "link_ready" | "connected" | "disconnected" | "closed";
            /** @description The link to pass on, if one was created. The service does not send it. */
            link?: components["schemas"]["FriendshipLink"];
            /** @description The people who were connected or disconnected by it. */
            connections: components["schemas"]["Person"][];
        };
        /** @description An answer of relationships.friendship.apply. */
        RelationshipsFriendshipApplyAnswer: components["schemas"]["Envelope"] & {
            /**
             * @description How the call ended. Check it before anything else.
             * @enum {string}
             */
            status: "completed" | "needs_input";
            /** @description The capability's own data. */
            data?: components["schemas"]["RelationshipsFriendshipApplyData"] | null;
        };
        /** @description Input of relationships.invitation.get 1.0. */
        RelationshipsInvitationGetInput: {
            invitation_token?: components["schemas"]["InvitationToken"];
        };
        /** @description Either form of a body for relationships.invitation.get. */
        RelationshipsInvitationGetBody: (components["schemas"]["RelationshipsInvitationGetInput"] & Record<string, unknown>) | {
            /**
             * @description The version the input is written for.
             * @constant
             */
            version?: "1.0";
            input: components["schemas"]["RelationshipsInvitationGetInput"];
        };
        /** @description Data of relationships.invitation.get. */
        RelationshipsInvitationGetData: {
            /**
             * @description Whether the invitation still admits people.
             * @enum {string}
             */
            admission: "open" | "full" | "closed" | "expired";
            mode: components["schemas"]["FriendshipMode"];
            /** @description The names of those who joined. Of an individual invitation only the inviter sees them; others see themselves. */
            joined: string[];
            /** @description Which of the host's people the caller may be. */
            identity_choices: components["schemas"]["IdentityChoice"][];
            /** @description A limited preview; null if the host enabled none. */
            preview: components["schemas"]["InvitationPreview"] | null;
        };
        /** @description An answer of relationships.invitation.get. */
        RelationshipsInvitationGetAnswer: components["schemas"]["Envelope"] & {
            /**
             * @description How the call ended. Check it before anything else.
             * @enum {string}
             */
            status: "completed";
            /** @description The capability's own data. */
            data?: components["schemas"]["RelationshipsInvitationGetData"] | null;
        };
        /** @description Input of ideas.roundup.get 1.0. */
        IdeasRoundupGetInput: {
            /** @description From ideas.roundup.mutate. The roundup to read. A call without it is refused with input_invalid. */
            public_id?: components["schemas"]["RoundupPublicId"];
            /** @description Only updates after this number. */
            after_cursor?: number;
        };
        /** @description Either form of a body for ideas.roundup.get. */
        IdeasRoundupGetBody: (components["schemas"]["IdeasRoundupGetInput"] & Record<string, unknown>) | {
            /**
             * @description The version the input is written for.
             * @constant
             */
            version?: "1.0";
            input: components["schemas"]["IdeasRoundupGetInput"];
        };
        /** @description Data of ideas.roundup.get. */
        IdeasRoundupGetData: {
            public_id: components["schemas"]["RoundupPublicId"];
            state: components["schemas"]["RoundupState"];
            generation: components["schemas"]["Generation"];
            /** @description Which part of the source is captured; null while undecided. */
            scope: components["schemas"]["RoundupScope"] | null;
            /** @description Where the ideas are put; null while undecided. */
            destination: components["schemas"]["RoundupDestination"] | null;
            /** @description The items and what happened to each. */
            items: components["schemas"]["RoundupItem"][];
            /** @description What happened, oldest first. */
            updates: components["schemas"]["RoundupUpdate"][];
            /** @description The one typed continuation of a needs_input result; null otherwise. */
            continuation: components["schemas"]["RoundupContinuation"] | null;
        };
        /** @description An answer of ideas.roundup.get. */
        IdeasRoundupGetAnswer: components["schemas"]["Envelope"] & {
            /**
             * @description How the call ended. Check it before anything else.
             * @enum {string}
             */
            status: "completed" | "accepted" | "needs_input" | "failed";
            /** @description The capability's own data. */
            data?: components["schemas"]["IdeasRoundupGetData"] | null;
        };
        /** @description Input of ideas.roundup.mutate 2.5. */
        IdeasRoundupMutateInput: {
            /** @description What to do with the roundup. */
            operation?: components["schemas"]["RoundupOperation"];
            /** @description Omit to create one. */
            public_id?: components["schemas"]["RoundupPublicId"];
            /**
             * Format: uri
             * @description The page the items are on.
             */
            source_url?: string;
            /** @description The text the items are in. */
            source_text?: string;
            /** @description The items, if already known. 2 to 100. */
            items?: components["schemas"]["RoundupSourceItem"][];
            /**
             * @description Save the items, or recommend from them.
             * @enum {string}
             */
            mode?: "capture" | "recommendation";
            /** @description Which part of the source is captured. */
            scope?: components["schemas"]["RoundupScope"];
            /**
             * @description Save a selection, or all.
             * @enum {string}
             */
            selection_policy?: "curated" | "save_all";
            /** @description Names of the items to save. 1 to 10. For create with structured items and named_items scope it is derived when omitted. */
            selected_items?: string[];
            /** @description Name of the list to put them on. */
            target_feed_text?: string;
            /** @description Friend they are for, by name. */
            target_person_text?: string;
            /** @description What the user asks of the items. */
            explicit_requirements?: string[];
            /** @description What the recommendation is for. */
            recommendation_context?: Record<string, unknown>;
            /** @description As last read. Any other generation is refused with stale_generation. */
            expected_generation?: components["schemas"]["Generation"];
            /** @description List to put them on. */
            target_ideas_list_handle?: components["schemas"]["IdeasListHandleLong"];
        };
        /** @description Input of ideas.roundup.mutate as version 2.0 has it. */
        IdeasRoundupMutateInput_2_0: {
            /** @description What to do with the roundup. */
            operation?: components["schemas"]["RoundupOperation"];
            /** @description Omit to create one. */
            public_id?: components["schemas"]["RoundupPublicId"];
            /**
             * Format: uri
             * @description The page the items are on.
             */
            source_url?: string;
            /** @description The text the items are in. */
            source_text?: string;
            /** @description The items, if already known. 2 to 100. */
            items?: components["schemas"]["RoundupSourceItem"][];
            /**
             * @description Save the items, or recommend from them.
             * @enum {string}
             */
            mode?: "capture" | "recommendation";
            /** @description Which part of the source is captured. */
            scope?: components["schemas"]["RoundupScope"];
            /**
             * @description Save a selection, or all.
             * @enum {string}
             */
            selection_policy?: "curated" | "save_all";
            /** @description Names of the items to save. 1 to 10. For create with structured items and named_items scope it is derived when omitted. */
            selected_items?: string[];
            /** @description Name of the list to put them on. */
            target_feed_text?: string;
            /** @description Friend they are for, by name. */
            target_person_text?: string;
            /** @description What the user asks of the items. */
            explicit_requirements?: string[];
            /** @description What the recommendation is for. */
            recommendation_context?: Record<string, unknown>;
            /** @description As last read. Any other generation is refused with stale_generation. */
            expected_generation?: components["schemas"]["Generation"];
            /** @description List to put them on. */
            target_ideas_list_handle?: components["schemas"]["IdeasListHandleLong"];
        };
        /** @description Either form of a body for ideas.roundup.mutate. */
        IdeasRoundupMutateBody: (components["schemas"]["IdeasRoundupMutateInput"] & Record<string, unknown>) | {
            /**
             * @description The version the input is written for.
             * @constant
             */
            version?: "2.5";
            input: components["schemas"]["IdeasRoundupMutateInput"];
        } | {
            /**
             * @description The version the input is written for.
             * @constant
             */
            version: "2.0";
            input: components["schemas"]["IdeasRoundupMutateInput_2_0"];
        };
        /** @description Data of ideas.roundup.mutate. */
        IdeasRoundupMutateData: {
            public_id: components["schemas"]["RoundupPublicId"];
            state: components["schemas"]["RoundupState"];
            generation: components["schemas"]["Generation"];
            /** @description Which part of the source is captured; null while undecided. */
            scope: components["schemas"]["RoundupScope"] | null;
            /** @description Where the ideas are put; null while undecided. */
            destination: components["schemas"]["RoundupDestination"] | null;
            /** @description The items and what happened to each. */
            items: components["schemas"]["RoundupItem"][];
            /** @description What happened, oldest first. */
            updates: components["schemas"]["RoundupUpdate"][];
            /** @description The one typed continuation of a needs_input result; null otherwise. */
            continuation: components["schemas"]["RoundupContinuation"] | null;
        };
        /** @description An answer of ideas.roundup.mutate. */
        IdeasRoundupMutateAnswer: components["schemas"]["Envelope"] & {
            /**
             * @description How the call ended. Check it before anything else.
             * @enum {string}
             */
            status: "completed" | "accepted" | "needs_input" | "failed";
            /** @description The capability's own data. */
            data?: components["schemas"]["IdeasRoundupMutateData"] | null;
        };
        /** @description Input of ideas.saved.query 2.0. */
        IdeasSavedQueryInput: {
            /**
             * @description Default all. created_ideas lists every saved idea too; saved_places only places.
             * @enum {string}
             */
            kind?: "all" | "saved_places" | "created_ideas";
            /** @description Words of the idea, not of people. */
            query?: string;
            /** @description Only what a friend likes too. */
            mutual_only?: boolean;
            /** @description Only what concerns this friend. Liked by or for the person, captured for them, or on one of their lists. */
            person_handle?: components["schemas"]["PersonHandle"];
            /** @description Or by name. */
            person_name?: string;
            /** @description Items per page. At most 25. */
            limit?: number;
            /** @description From the page before. Continues in the snapshot of an earlier answer. Copied exactly as returned. */
            snapshot_handle?: components["schemas"]["SnapshotHandle"];
            /** @description From the page before. next_cursor of it; opaque, copied exactly as returned, not combined with new constraints. */
            cursor?: string;
        };
        /** @description Either form of a body for ideas.saved.query. */
        IdeasSavedQueryBody: (components["schemas"]["IdeasSavedQueryInput"] & Record<string, unknown>) | {
            /**
             * @description The version the input is written for.
             * @constant
             */
            version?: "2.0";
            input: components["schemas"]["IdeasSavedQueryInput"];
        };
        /** @description Data of ideas.saved.query. */
        IdeasSavedQueryData: {
            /** @description The ideas, latest changed first. */
            items: components["schemas"]["SavedIdea"][];
        };
        /** @description An answer of ideas.saved.query. */
        IdeasSavedQueryAnswer: components["schemas"]["Envelope"] & {
            /**
             * @description How the call ended. Check it before anything else.
             * @enum {string}
             */
            status: "completed" | "failed";
            /** @description The capability's own data. */
            data?: components["schemas"]["IdeasSavedQueryData"] | null;
        };
        /** @description Input of ideas.search 1.0. */
        IdeasSearchInput: {
            /** @description Required and not empty; filters cannot replace it. */
            query: string;
            /** @description The subject without its constraints. */
            semantic_subject?: string;
            /** @description Default everywhere. */
            scopes?: components["schemas"]["SearchScope"][];
            /** @description The same, for one scope. */
            scope?: components["schemas"]["SearchScope"];
            /** @description Friends by name. At most 25 with names. */
            people?: string[];
            /** @description Same as people. At most 25 with people. */
            names?: string[];
            /** @description Related activities. At most 25. */
            activities?: string[];
            /** @description Only there. At most 25. */
            neighborhoods?: string[];
            /** @description At or after this. Needs starts_before and timezone. */
            starts_after?: string;
            /** @description Before this. Supplied with starts_after and timezone. */
            starts_before?: string;
            /** @description Such as Europe/Berlin. Of times without an offset, of daypart and weekdays. Required with starts_after and starts_before. */
            timezone?: string;
            /** @description The exact start that is wanted. */
            requested_start_at?: string;
            /** @description Results at most. */
            limit?: number;
            daypart?: components["schemas"]["Daypart"];
            weekday_selector?: components["schemas"]["WeekdaySelector"];
        };
        /** @description Input of ideas.search as version 2026-08-11.3 has it. */
        IdeasSearchInput_2026_08_11_3: {
            /** @description Required and not empty; filters cannot replace it. */
            query?: string;
            /** @description The subject without its constraints. */
            semantic_subject?: string;
            /** @description Default everywhere. */
            scopes?: components["schemas"]["SearchScope"][];
            /** @description The same, for one scope. */
            scope?: components["schemas"]["SearchScope"];
            /** @description Friends by name. At most 25 with names. */
            people?: string[];
            /** @description Same as people. At most 25 with people. */
            names?: string[];
            /** @description Related activities. At most 25. */
            activities?: string[];
            /** @description Only there. At most 25. */
            neighborhoods?: string[];
            /** @description At or after this. Needs starts_before and timezone. */
            starts_after?: string;
            /** @description Before this. Supplied with starts_after and timezone. */
            starts_before?: string;
            /** @description Such as Europe/Berlin. Of times without an offset, of daypart and weekdays. Required with starts_after and starts_before. */
            timezone?: string;
            /** @description The exact start that is wanted. */
            requested_start_at?: string;
            /** @description Results at most. */
            limit?: number;
            daypart?: components["schemas"]["Daypart"];
            weekday_selector?: components["schemas"]["WeekdaySelector"];
            /** @description Alias of query. */
            q?: string;
        } | {
            query: unknown;
        } | {
            q: unknown;
        };
        /** @description Either form of a body for ideas.search. */
        IdeasSearchBody: components["schemas"]["IdeasSearchInput"] | {
            /**
             * @description The version the input is written for.
             * @constant
             */
            version?: "1.0";
            input: components["schemas"]["IdeasSearchInput"];
        } | {
            /**
             * @description The version the input is written for.
             * @constant
             */
            version: "2026-08-11.3";
            input: components["schemas"]["IdeasSearchInput_2026_08_11_3"];
        };
        /** @description Data of ideas.search. */
        IdeasSearchData: {
            /** @description What was found, best first; empty if nothing was. */
            items: components["schemas"]["SearchResult"][];
            /** @description Queries that would find more; empty if there is no better one. */
            retry_suggestions: string[];
        };
        /** @description An answer of ideas.search. */
        IdeasSearchAnswer: components["schemas"]["Envelope"] & {
            /**
             * @description How the call ended. Check it before anything else.
             * @enum {string}
             */
            status: "completed";
            /** @description The capability's own data. */
            data?: components["schemas"]["IdeasSearchData"] | null;
        };
        /** @description The answer of executions.get; accepted while the execution runs. */
        ExecutionAnswer: components["schemas"]["Envelope"] & {
            /**
             * @description How the call ended. Check it before anything else.
             * @enum {string}
             */
            status: "completed" | "accepted";
            /** @description The capability's own data. */
            data?: components["schemas"]["ExecutionsGetData"] | null;
        };
        /** @description An uploaded file, or why it is not stored. */
        MediaUploadAnswer: components["schemas"]["Envelope"] & {
            /**
             * @description How the call ended. Check it before anything else.
             * @enum {string}
             */
            status: "completed" | "failed";
            /** @description The capability's own data. */
            data?: {
                media: components["schemas"]["Media"];
            } | null;
        };
        /** @description A deleted file. */
        MediaDeleteAnswer: components["schemas"]["Envelope"] & {
            /**
             * @description How the call ended. Check it before anything else.
             * @enum {string}
             */
            status: "completed";
            /** @description The capability's own data. */
            data?: {
                media_ref: components["schemas"]["MediaRef"];
            } | null;
        };
        /** @description The registry, as the token may see it. */
        RegistryAnswer: components["schemas"]["Envelope"] & {
            /**
             * @description How the call ended. Check it before anything else.
             * @enum {string}
             */
            status: "completed";
            /** @description The capability's own data. */
            data?: {
                /** @description The version of the registry. */
                registry_version: string;
                /** @description The version this machine-readable description declares. */
                machine_version: string;
                /** @description A hash over the registry; it changes whenever the registry does. */
                fingerprint: string;
                /** @description The capabilities, in the registry order. */
                items: components["schemas"]["CapabilityFacts"][];
            } | null;
        };
        /** @description One capability of the registry. */
        RegistryEntryAnswer: components["schemas"]["Envelope"] & {
            /**
             * @description How the call ended. Check it before anything else.
             * @enum {string}
             */
            status: "completed";
            /** @description The capability's own data. */
            data?: components["schemas"]["CapabilityFacts"] | null;
        };
        /** @description Conversations of one token. */
        AssistantConversationsAnswer: components["schemas"]["Envelope"] & {
            /**
             * @description How the call ended. Check it before anything else.
             * @enum {string}
             */
            status: "completed";
            /** @description The capability's own data. */
            data?: {
                items: components["schemas"]["AssistantConversation"][];
            } | null;
        };
        /** @description One conversation with its turns. */
        AssistantConversationAnswer: components["schemas"]["Envelope"] & {
            /**
             * @description How the call ended. Check it before anything else.
             * @enum {string}
             */
            status: "completed";
            /** @description The capability's own data. */
            data?: {
                conversation: components["schemas"]["AssistantConversation"];
                turns: components["schemas"]["AssistantSpoken"][];
            } | null;
        };
    };
    responses: {
        /** @description Authentication failed; authenticate again. Codes: token_missing, token_invalid, token_expired, token_revoked, session_required. */
        Unauthenticated: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The token lacks the ability or the access. Codes: ability_missing, access_denied. */
        Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The capability or the current authorized reference is unavailable. Codes: route_not_found, capability_unknown, reference_not_found. */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A conflict, an execution in progress, a stale reference or an unsafe confirmation. Codes: idempotency_conflict, execution_in_progress, stale_revision, stale_checksum, stale_state_version, stale_generation, confirmation_required, approval_required, confirmation_expired, confirmation_consumed, principal_mismatch, surface_mismatch, conversation_busy, channel_mismatch. */
        Conflict: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is larger than the service reads. Codes: body_too_large. */
        BodyTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is of a media type that is not read here. Codes: media_type_unsupported. */
        MediaTypeUnsupported: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The structured input is invalid; every violation is listed. Codes: input_invalid, version_mismatch, idempotency_key_required, idempotency_key_invalid, cursor_invalid, cursor_with_constraints. */
        InputInvalid: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Rate limited; wait for Retry-After. Codes: rate_limited. */
        RateLimited: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A fault of the service; the request id finds it in the logs. Codes: internal. */
        Internal: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A required dependency is unavailable; retry after the time in Retry-After. Codes: dependency_unavailable. */
        Unavailable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description Names this intended mutation. The same key with the same input is a replay and has no second effect; a changed input needs a new key.
         * @example 8f2c1c1e-0d5a-4b0e-9d2f-5f3a6c1b7e42
         */
        IdempotencyKey: string;
        /**
         * @description Names the calling program in logs and limits.
         * @example my-agent/1.0
         */
        Client: string;
        /**
         * @description A correlation id of 1 to 128 visible ASCII characters; any other value is replaced.
         * @example c3a1c7f0
         */
        RequestId: string;
    };
    requestBodies: never;
    headers: {
        /** @description The request id: the one that was sent when it is usable, else a new one. */
        RequestId: string;
        /** @description What is left of the quota, and in how many seconds it is restored. */
        RateLimit: string;
        /** @description The quotas of this token. */
        RateLimitPolicy: string;
        /** @description Whether a page of another origin may read the answer: sent where the service is set to be asked by pages. */
        AllowOrigin: string;
        /** @description Whole seconds to wait. */
        RetryAfter: number;
        /** @description The scheme to authenticate with: Bearer. */
        WwwAuthenticate: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    actionsCommit: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this intended mutation. The same key with the same input is a replay and has no second effect; a changed input needs a new key.
                 * @example 8f2c1c1e-0d5a-4b0e-9d2f-5f3a6c1b7e42
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Names the calling program in logs and limits.
                 * @example my-agent/1.0
                 */
                "X-Service-Client"?: components["parameters"]["Client"];
                /**
                 * @description A correlation id of 1 to 128 visible ASCII characters; any other value is replaced.
                 * @example c3a1c7f0
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActionsCommitBody"];
            };
        };
        responses: {
            /** @description The answer; its status is one of completed, unchanged, needs_input, failed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActionsCommitAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    executionsGet: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names the calling program in logs and limits.
                 * @example my-agent/1.0
                 */
                "X-Service-Client"?: components["parameters"]["Client"];
                /**
                 * @description A correlation id of 1 to 128 visible ASCII characters; any other value is replaced.
                 * @example c3a1c7f0
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExecutionsGetBody"];
            };
        };
        responses: {
            /** @description The answer; its status is one of completed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExecutionsGetAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    planningBriefGet: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names the calling program in logs and limits.
                 * @example my-agent/1.0
                 */
                "X-Service-Client"?: components["parameters"]["Client"];
                /**
                 * @description A correlation id of 1 to 128 visible ASCII characters; any other value is replaced.
                 * @example c3a1c7f0
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlanningBriefGetBody"];
            };
        };
        responses: {
            /** @description The answer; its status is one of completed, failed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanningBriefGetAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    availabilityQuery: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names the calling program in logs and limits.
                 * @example my-agent/1.0
                 */
                "X-Service-Client"?: components["parameters"]["Client"];
                /**
                 * @description A correlation id of 1 to 128 visible ASCII characters; any other value is replaced.
                 * @example c3a1c7f0
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AvailabilityQueryBody"];
            };
        };
        responses: {
            /** @description The answer; its status is one of completed, needs_input, failed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvailabilityQueryAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    calendarStatusGet: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names the calling program in logs and limits.
                 * @example my-agent/1.0
                 */
                "X-Service-Client"?: components["parameters"]["Client"];
                /**
                 * @description A correlation id of 1 to 128 visible ASCII characters; any other value is replaced.
                 * @example c3a1c7f0
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CalendarStatusGetBody"];
            };
        };
        responses: {
            /** @description The answer; its status is one of completed, failed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarStatusGetAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    eventsSearch: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names the calling program in logs and limits.
                 * @example my-agent/1.0
                 */
                "X-Service-Client"?: components["parameters"]["Client"];
                /**
                 * @description A correlation id of 1 to 128 visible ASCII characters; any other value is replaced.
                 * @example c3a1c7f0
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventsSearchBody"];
            };
        };
        responses: {
            /** @description The answer; its status is one of completed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventsSearchAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    ideasCapture: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this intended mutation. The same key with the same input is a replay and has no second effect; a changed input needs a new key.
                 * @example 8f2c1c1e-0d5a-4b0e-9d2f-5f3a6c1b7e42
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Names the calling program in logs and limits.
                 * @example my-agent/1.0
                 */
                "X-Service-Client"?: components["parameters"]["Client"];
                /**
                 * @description A correlation id of 1 to 128 visible ASCII characters; any other value is replaced.
                 * @example c3a1c7f0
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdeasCaptureBody"];
            };
        };
        responses: {
            /** @description The answer; its status is one of accepted, needs_input, failed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdeasCaptureAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    ideasCaptureGet: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names the calling program in logs and limits.
                 * @example my-agent/1.0
                 */
                "X-Service-Client"?: components["parameters"]["Client"];
                /**
                 * @description A correlation id of 1 to 128 visible ASCII characters; any other value is replaced.
                 * @example c3a1c7f0
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdeasCaptureGetBody"];
            };
        };
        responses: {
            /** @description The answer; its status is one of completed, accepted, needs_input, failed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdeasCaptureGetAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    ideasCaptureRetry: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this intended mutation. The same key with the same input is a replay and has no second effect; a changed input needs a new key.
                 * @example 8f2c1c1e-0d5a-4b0e-9d2f-5f3a6c1b7e42
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Names the calling program in logs and limits.
                 * @example my-agent/1.0
                 */
                "X-Service-Client"?: components["parameters"]["Client"];
                /**
                 * @description A correlation id of 1 to 128 visible ASCII characters; any other value is replaced.
                 * @example c3a1c7f0
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdeasCaptureRetryBody"];
            };
        };
        responses: {
            /** @description The answer; its status is one of accepted, failed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdeasCaptureRetryAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    discoveryPrepare: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this intended mutation. The same key with the same input is a replay and has no second effect; a changed input needs a new key.
                 * @example 8f2c1c1e-0d5a-4b0e-9d2f-5f3a6c1b7e42
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Names the calling program in logs and limits.
                 * @example my-agent/1.0
                 */
                "X-Service-Client"?: components["parameters"]["Client"];
                /**
                 * @description A correlation id of 1 to 128 visible ASCII characters; any other value is replaced.
                 * @example c3a1c7f0
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DiscoveryPrepareBody"];
            };
        };
        responses: {
            /** @description The answer; its status is one of completed, needs_input, failed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscoveryPrepareAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    discoveryRecord: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this intended mutation. The same key with the same input is a replay and has no second effect; a changed input needs a new key.
                 * @example 8f2c1c1e-0d5a-4b0e-9d2f-5f3a6c1b7e42
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Names the calling program in logs and limits.
                 * @example my-agent/1.0
                 */
                "X-Service-Client"?: components["parameters"]["Client"];
                /**
                 * @description A correlation id of 1 to 128 visible ASCII characters; any other value is replaced.
                 * @example c3a1c7f0
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DiscoveryRecordBody"];
            };
        };
        responses: {
            /** @description The answer; its status is one of completed, failed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscoveryRecordAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    ideasDiscover: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this intended mutation. The same key with the same input is a replay and has no second effect; a changed input needs a new key.
                 * @example 8f2c1c1e-0d5a-4b0e-9d2f-5f3a6c1b7e42
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Names the calling program in logs and limits.
                 * @example my-agent/1.0
                 */
                "X-Service-Client"?: components["parameters"]["Client"];
                /**
                 * @description A correlation id of 1 to 128 visible ASCII characters; any other value is replaced.
                 * @example c3a1c7f0
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdeasDiscoverBody"];
            };
        };
        responses: {
            /** @description The answer; its status is one of accepted, needs_input, failed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdeasDiscoverAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    ideasDiscoverRefine: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this intended mutation. The same key with the same input is a replay and has no second effect; a changed input needs a new key.
                 * @example 8f2c1c1e-0d5a-4b0e-9d2f-5f3a6c1b7e42
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Names the calling program in logs and limits.
                 * @example my-agent/1.0
                 */
                "X-Service-Client"?: components["parameters"]["Client"];
                /**
                 * @description A correlation id of 1 to 128 visible ASCII characters; any other value is replaced.
                 * @example c3a1c7f0
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdeasDiscoverRefineBody"];
            };
        };
        responses: {
            /** @description The answer; its status is one of accepted, needs_input, failed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdeasDiscoverRefineAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    ideasDiscoverSave: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this intended mutation. The same key with the same input is a replay and has no second effect; a changed input needs a new key.
                 * @example 8f2c1c1e-0d5a-4b0e-9d2f-5f3a6c1b7e42
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Names the calling program in logs and limits.
                 * @example my-agent/1.0
                 */
                "X-Service-Client"?: components["parameters"]["Client"];
                /**
                 * @description A correlation id of 1 to 128 visible ASCII characters; any other value is replaced.
                 * @example c3a1c7f0
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdeasDiscoverSaveBody"];
            };
        };
        responses: {
            /** @description The answer; its status is one of completed, unchanged, needs_input, failed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdeasDiscoverSaveAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    ideasCreatedArchive: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this intended mutation. The same key with the same input is a replay and has no second effect; a changed input needs a new key.
                 * @example 8f2c1c1e-0d5a-4b0e-9d2f-5f3a6c1b7e42
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Names the calling program in logs and limits.
                 * @example my-agent/1.0
                 */
                "X-Service-Client"?: components["parameters"]["Client"];
                /**
                 * @description A correlation id of 1 to 128 visible ASCII characters; any other value is replaced.
                 * @example c3a1c7f0
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdeasCreatedArchiveBody"];
            };
        };
        responses: {
            /** @description The answer; its status is one of completed, unchanged, needs_input, failed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdeasCreatedArchiveAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    ideasCreatedUpdate: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this intended mutation. The same key with the same input is a replay and has no second effect; a changed input needs a new key.
                 * @example 8f2c1c1e-0d5a-4b0e-9d2f-5f3a6c1b7e42
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Names the calling program in logs and limits.
                 * @example my-agent/1.0
                 */
                "X-Service-Client"?: components["parameters"]["Client"];
                /**
                 * @description A correlation id of 1 to 128 visible ASCII characters; any other value is replaced.
                 * @example c3a1c7f0
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdeasCreatedUpdateBody"];
            };
        };
        responses: {
            /** @description The answer; its status is one of completed, unchanged, needs_input, failed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdeasCreatedUpdateAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    ideasStructuredCreate: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this intended mutation. The same key with the same input is a replay and has no second effect; a changed input needs a new key.
                 * @example 8f2c1c1e-0d5a-4b0e-9d2f-5f3a6c1b7e42
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Names the calling program in logs and limits.
                 * @example my-agent/1.0
                 */
                "X-Service-Client"?: components["parameters"]["Client"];
                /**
                 * @description A correlation id of 1 to 128 visible ASCII characters; any other value is replaced.
                 * @example c3a1c7f0
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdeasStructuredCreateBody"];
            };
        };
        responses: {
            /** @description The answer; its status is one of completed, unchanged, needs_input, failed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdeasStructuredCreateAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    ideasCandidatesLike: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this intended mutation. The same key with the same input is a replay and has no second effect; a changed input needs a new key.
                 * @example 8f2c1c1e-0d5a-4b0e-9d2f-5f3a6c1b7e42
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Names the calling program in logs and limits.
                 * @example my-agent/1.0
                 */
                "X-Service-Client"?: components["parameters"]["Client"];
                /**
                 * @description A correlation id of 1 to 128 visible ASCII characters; any other value is replaced.
                 * @example c3a1c7f0
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdeasCandidatesLikeBody"];
            };
        };
        responses: {
            /** @description The answer; its status is one of completed, unchanged, needs_input, failed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdeasCandidatesLikeAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    invitesGet: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names the calling program in logs and limits.
                 * @example my-agent/1.0
                 */
                "X-Service-Client"?: components["parameters"]["Client"];
                /**
                 * @description A correlation id of 1 to 128 visible ASCII characters; any other value is replaced.
                 * @example c3a1c7f0
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitesGetBody"];
            };
        };
        responses: {
            /** @description The answer; its status is one of completed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitesGetAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    invitesList: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names the calling program in logs and limits.
                 * @example my-agent/1.0
                 */
                "X-Service-Client"?: components["parameters"]["Client"];
                /**
                 * @description A correlation id of 1 to 128 visible ASCII characters; any other value is replaced.
                 * @example c3a1c7f0
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitesListBody"];
            };
        };
        responses: {
            /** @description The answer; its status is one of completed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitesListAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    invitesRsvpUpdate: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this intended mutation. The same key with the same input is a replay and has no second effect; a changed input needs a new key.
                 * @example 8f2c1c1e-0d5a-4b0e-9d2f-5f3a6c1b7e42
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Names the calling program in logs and limits.
                 * @example my-agent/1.0
                 */
                "X-Service-Client"?: components["parameters"]["Client"];
                /**
                 * @description A correlation id of 1 to 128 visible ASCII characters; any other value is replaced.
                 * @example c3a1c7f0
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitesRsvpUpdateBody"];
            };
        };
        responses: {
            /** @description The answer; its status is one of completed, unchanged, needs_input, failed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitesRsvpUpdateAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    likesQuery: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names the calling program in logs and limits.
                 * @example my-agent/1.0
                 */
                "X-Service-Client"?: components["parameters"]["Client"];
                /**
                 * @description A correlation id of 1 to 128 visible ASCII characters; any other value is replaced.
                 * @example c3a1c7f0
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LikesQueryBody"];
            };
        };
        responses: {
            /** @description The answer; its status is one of completed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LikesQueryAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    likesMutate: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this intended mutation. The same key with the same input is a replay and has no second effect; a changed input needs a new key.
                 * @example 8f2c1c1e-0d5a-4b0e-9d2f-5f3a6c1b7e42
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Names the calling program in logs and limits.
                 * @example my-agent/1.0
                 */
                "X-Service-Client"?: components["parameters"]["Client"];
                /**
                 * @description A correlation id of 1 to 128 visible ASCII characters; any other value is replaced.
                 * @example c3a1c7f0
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LikesMutateBody"];
            };
        };
        responses: {
            /** @description The answer; its status is one of completed, unchanged, needs_input, failed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LikesMutateAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    ideasListsCreate: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this intended mutation. The same key with the same input is a replay and has no second effect; a changed input needs a new key.
                 * @example 8f2c1c1e-0d5a-4b0e-9d2f-5f3a6c1b7e42
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Names the calling program in logs and limits.
                 * @example my-agent/1.0
                 */
                "X-Service-Client"?: components["parameters"]["Client"];
                /**
                 * @description A correlation id of 1 to 128 visible ASCII characters; any other value is replaced.
                 * @example c3a1c7f0
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdeasListsCreateBody"];
            };
        };
        responses: {
            /** @description The answer; its status is one of completed, unchanged, needs_input, failed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdeasListsCreateAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    ideasListsDefaultsUpdate: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this intended mutation. The same key with the same input is a replay and has no second effect; a changed input needs a new key.
                 * @example 8f2c1c1e-0d5a-4b0e-9d2f-5f3a6c1b7e42
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Names the calling program in logs and limits.
                 * @example my-agent/1.0
                 */
                "X-Service-Client"?: components["parameters"]["Client"];
                /**
                 * @description A correlation id of 1 to 128 visible ASCII characters; any other value is replaced.
                 * @example c3a1c7f0
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdeasListsDefaultsUpdateBody"];
            };
        };
        responses: {
            /** @description The answer; its status is one of completed, unchanged, needs_input, failed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdeasListsDefaultsUpdateAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    ideasListsDelete: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this intended mutation. The same key with the same input is a replay and has no second effect; a changed input needs a new key.
                 * @example 8f2c1c1e-0d5a-4b0e-9d2f-5f3a6c1b7e42
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Names the calling program in logs and limits.
                 * @example my-agent/1.0
                 */
                "X-Service-Client"?: components["parameters"]["Client"];
                /**
                 * @description A correlation id of 1 to 128 visible ASCII characters; any other value is replaced.
                 * @example c3a1c7f0
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdeasListsDeleteBody"];
            };
        };
        responses: {
            /** @description The answer; its status is one of completed, unchanged, needs_input, failed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdeasListsDeleteAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    ideasListsDuplicate: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this intended mutation. The same key with the same input is a replay and has no second effect; a changed input needs a new key.
                 * @example 8f2c1c1e-0d5a-4b0e-9d2f-5f3a6c1b7e42
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Names the calling program in logs and limits.
                 * @example my-agent/1.0
                 */
                "X-Service-Client"?: components["parameters"]["Client"];
                /**
                 * @description A correlation id of 1 to 128 visible ASCII characters; any other value is replaced.
                 * @example c3a1c7f0
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdeasListsDuplicateBody"];
            };
        };
        responses: {
            /** @description The answer; its status is one of completed, unchanged, needs_input, failed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdeasListsDuplicateAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    ideasListsRename: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this intended mutation. The same key with the same input is a replay and has no second effect; a changed input needs a new key.
                 * @example 8f2c1c1e-0d5a-4b0e-9d2f-5f3a6c1b7e42
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Names the calling program in logs and limits.
                 * @example my-agent/1.0
                 */
                "X-Service-Client"?: components["parameters"]["Client"];
                /**
                 * @description A correlation id of 1 to 128 visible ASCII characters; any other value is replaced.
                 * @example c3a1c7f0
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdeasListsRenameBody"];
            };
        };
        responses: {
            /** @description The answer; its status is one of completed, unchanged, needs_input, failed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdeasListsRenameAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    ideasListsDirectionsGet: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names the calling program in logs and limits.
                 * @example my-agent/1.0
                 */
                "X-Service-Client"?: components["parameters"]["Client"];
                /**
                 * @description A correlation id of 1 to 128 visible ASCII characters; any other value is replaced.
                 * @example c3a1c7f0
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdeasListsDirectionsGetBody"];
            };
        };
        responses: {
            /** @description The answer; its status is one of completed, failed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdeasListsDirectionsGetAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    ideasListsGet: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names the calling program in logs and limits.
                 * @example my-agent/1.0
                 */
                "X-Service-Client"?: components["parameters"]["Client"];
                /**
                 * @description A correlation id of 1 to 128 visible ASCII characters; any other value is replaced.
                 * @example c3a1c7f0
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdeasListsGetBody"];
            };
        };
        responses: {
            /** @description The answer; its status is one of completed, failed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdeasListsGetAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    ideasListsItemsUpdate: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this intended mutation. The same key with the same input is a replay and has no second effect; a changed input needs a new key.
                 * @example 8f2c1c1e-0d5a-4b0e-9d2f-5f3a6c1b7e42
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Names the calling program in logs and limits.
                 * @example my-agent/1.0
                 */
                "X-Service-Client"?: components["parameters"]["Client"];
                /**
                 * @description A correlation id of 1 to 128 visible ASCII characters; any other value is replaced.
                 * @example c3a1c7f0
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdeasListsItemsUpdateBody"];
            };
        };
        responses: {
            /** @description The answer; its status is one of completed, unchanged, needs_input, failed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdeasListsItemsUpdateAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    ideasListsMembersUpdate: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this intended mutation. The same key with the same input is a replay and has no second effect; a changed input needs a new key.
                 * @example 8f2c1c1e-0d5a-4b0e-9d2f-5f3a6c1b7e42
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Names the calling program in logs and limits.
                 * @example my-agent/1.0
                 */
                "X-Service-Client"?: components["parameters"]["Client"];
                /**
                 * @description A correlation id of 1 to 128 visible ASCII characters; any other value is replaced.
                 * @example c3a1c7f0
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdeasListsMembersUpdateBody"];
            };
        };
        responses: {
            /** @description The answer; its status is one of completed, unchanged, needs_input, failed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdeasListsMembersUpdateAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    ideasListsLikesPreview: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names the calling program in logs and limits.
                 * @example my-agent/1.0
                 */
                "X-Service-Client"?: components["parameters"]["Client"];
                /**
                 * @description A correlation id of 1 to 128 visible ASCII characters; any other value is replaced.
                 * @example c3a1c7f0
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdeasListsLikesPreviewBody"];
            };
        };
        responses: {
            /** @description The answer; its status is one of completed, failed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdeasListsLikesPreviewAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    ideasListsLikesApply: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this intended mutation. The same key with the same input is a replay and has no second effect; a changed input needs a new key.
                 * @example 8f2c1c1e-0d5a-4b0e-9d2f-5f3a6c1b7e42
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Names the calling program in logs and limits.
                 * @example my-agent/1.0
                 */
                "X-Service-Client"?: components["parameters"]["Client"];
                /**
                 * @description A correlation id of 1 to 128 visible ASCII characters; any other value is replaced.
                 * @example c3a1c7f0
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdeasListsLikesApplyBody"];
            };
        };
        responses: {
            /** @description The answer; its status is one of completed, unchanged, needs_input, failed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdeasListsLikesApplyAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    ideasListsQuery: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names the calling program in logs and limits.
                 * @example my-agent/1.0
                 */
                "X-Service-Client"?: components["parameters"]["Client"];
                /**
                 * @description A correlation id of 1 to 128 visible ASCII characters; any other value is replaced.
                 * @example c3a1c7f0
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdeasListsQueryBody"];
            };
        };
        responses: {
            /** @description The answer; its status is one of completed, failed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdeasListsQueryAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    ideasListsSharePrepare: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this intended mutation. The same key with the same input is a replay and has no second effect; a changed input needs a new key.
                 * @example 8f2c1c1e-0d5a-4b0e-9d2f-5f3a6c1b7e42
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Names the calling program in logs and limits.
                 * @example my-agent/1.0
                 */
                "X-Service-Client"?: components["parameters"]["Client"];
                /**
                 * @description A correlation id of 1 to 128 visible ASCII characters; any other value is replaced.
                 * @example c3a1c7f0
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdeasListsSharePrepareBody"];
            };
        };
        responses: {
            /** @description The answer; its status is one of completed, unchanged, needs_input, failed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdeasListsSharePrepareAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    plansLogisticsGet: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names the calling program in logs and limits.
                 * @example my-agent/1.0
                 */
                "X-Service-Client"?: components["parameters"]["Client"];
                /**
                 * @description A correlation id of 1 to 128 visible ASCII characters; any other value is replaced.
                 * @example c3a1c7f0
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlansLogisticsGetBody"];
            };
        };
        responses: {
            /** @description The answer; its status is one of completed, failed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlansLogisticsGetAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    plansLogisticsUpdate: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this intended mutation. The same key with the same input is a replay and has no second effect; a changed input needs a new key.
                 * @example 8f2c1c1e-0d5a-4b0e-9d2f-5f3a6c1b7e42
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Names the calling program in logs and limits.
                 * @example my-agent/1.0
                 */
                "X-Service-Client"?: components["parameters"]["Client"];
                /**
                 * @description A correlation id of 1 to 128 visible ASCII characters; any other value is replaced.
                 * @example c3a1c7f0
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlansLogisticsUpdateBody"];
            };
        };
        responses: {
            /** @description The answer; its status is one of completed, unchanged, needs_input, failed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlansLogisticsUpdateAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    ideasObjectGet: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names the calling program in logs and limits.
                 * @example my-agent/1.0
                 */
                "X-Service-Client"?: components["parameters"]["Client"];
                /**
                 * @description A correlation id of 1 to 128 visible ASCII characters; any other value is replaced.
                 * @example c3a1c7f0
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdeasObjectGetBody"];
            };
        };
        responses: {
            /** @description The answer; its status is one of completed, needs_input. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdeasObjectGetAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    ideasObjectMutate: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this intended mutation. The same key with the same input is a replay and has no second effect; a changed input needs a new key.
                 * @example 8f2c1c1e-0d5a-4b0e-9d2f-5f3a6c1b7e42
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Names the calling program in logs and limits.
                 * @example my-agent/1.0
                 */
                "X-Service-Client"?: components["parameters"]["Client"];
                /**
                 * @description A correlation id of 1 to 128 visible ASCII characters; any other value is replaced.
                 * @example c3a1c7f0
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdeasObjectMutateBody"];
            };
        };
        responses: {
            /** @description The answer; its status is one of completed, unchanged, needs_input, failed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdeasObjectMutateAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    relationshipsPeopleEnsure: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this intended mutation. The same key with the same input is a replay and has no second effect; a changed input needs a new key.
                 * @example 8f2c1c1e-0d5a-4b0e-9d2f-5f3a6c1b7e42
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Names the calling program in logs and limits.
                 * @example my-agent/1.0
                 */
                "X-Service-Client"?: components["parameters"]["Client"];
                /**
                 * @description A correlation id of 1 to 128 visible ASCII characters; any other value is replaced.
                 * @example c3a1c7f0
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RelationshipsPeopleEnsureBody"];
            };
        };
        responses: {
            /** @description The answer; its status is one of completed, unchanged, needs_input, failed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RelationshipsPeopleEnsureAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    relationshipsPeopleManage: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this intended mutation. The same key with the same input is a replay and has no second effect; a changed input needs a new key.
                 * @example 8f2c1c1e-0d5a-4b0e-9d2f-5f3a6c1b7e42
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Names the calling program in logs and limits.
                 * @example my-agent/1.0
                 */
                "X-Service-Client"?: components["parameters"]["Client"];
                /**
                 * @description A correlation id of 1 to 128 visible ASCII characters; any other value is replaced.
                 * @example c3a1c7f0
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RelationshipsPeopleManageBody"];
            };
        };
        responses: {
            /** @description The answer; its status is one of completed, unchanged, needs_input, failed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RelationshipsPeopleManageAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    relationshipsPeopleQuery: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names the calling program in logs and limits.
                 * @example my-agent/1.0
                 */
                "X-Service-Client"?: components["parameters"]["Client"];
                /**
                 * @description A correlation id of 1 to 128 visible ASCII characters; any other value is replaced.
                 * @example c3a1c7f0
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RelationshipsPeopleQueryBody"];
            };
        };
        responses: {
            /** @description The answer; its status is one of completed, failed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RelationshipsPeopleQueryAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    relationshipsPersonGet: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names the calling program in logs and limits.
                 * @example my-agent/1.0
                 */
                "X-Service-Client"?: components["parameters"]["Client"];
                /**
                 * @description A correlation id of 1 to 128 visible ASCII characters; any other value is replaced.
                 * @example c3a1c7f0
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RelationshipsPersonGetBody"];
            };
        };
        responses: {
            /** @description The answer; its status is one of completed, needs_input, failed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RelationshipsPersonGetAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    placesPrivateCreate: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this intended mutation. The same key with the same input is a replay and has no second effect; a changed input needs a new key.
                 * @example 8f2c1c1e-0d5a-4b0e-9d2f-5f3a6c1b7e42
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Names the calling program in logs and limits.
                 * @example my-agent/1.0
                 */
                "X-Service-Client"?: components["parameters"]["Client"];
                /**
                 * @description A correlation id of 1 to 128 visible ASCII characters; any other value is replaced.
                 * @example c3a1c7f0
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlacesPrivateCreateBody"];
            };
        };
        responses: {
            /** @description The answer; its status is one of completed, unchanged, needs_input, failed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlacesPrivateCreateAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    placesPrivateUpdate: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this intended mutation. The same key with the same input is a replay and has no second effect; a changed input needs a new key.
                 * @example 8f2c1c1e-0d5a-4b0e-9d2f-5f3a6c1b7e42
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Names the calling program in logs and limits.
                 * @example my-agent/1.0
                 */
                "X-Service-Client"?: components["parameters"]["Client"];
                /**
                 * @description A correlation id of 1 to 128 visible ASCII characters; any other value is replaced.
                 * @example c3a1c7f0
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlacesPrivateUpdateBody"];
            };
        };
        responses: {
            /** @description The answer; its status is one of completed, unchanged, needs_input, failed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlacesPrivateUpdateAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    placesPrivateArchive: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this intended mutation. The same key with the same input is a replay and has no second effect; a changed input needs a new key.
                 * @example 8f2c1c1e-0d5a-4b0e-9d2f-5f3a6c1b7e42
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Names the calling program in logs and limits.
                 * @example my-agent/1.0
                 */
                "X-Service-Client"?: components["parameters"]["Client"];
                /**
                 * @description A correlation id of 1 to 128 visible ASCII characters; any other value is replaced.
                 * @example c3a1c7f0
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlacesPrivateArchiveBody"];
            };
        };
        responses: {
            /** @description The answer; its status is one of completed, unchanged, needs_input, failed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlacesPrivateArchiveAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    placesPrivateQuery: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names the calling program in logs and limits.
                 * @example my-agent/1.0
                 */
                "X-Service-Client"?: components["parameters"]["Client"];
                /**
                 * @description A correlation id of 1 to 128 visible ASCII characters; any other value is replaced.
                 * @example c3a1c7f0
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlacesPrivateQueryBody"];
            };
        };
        responses: {
            /** @description The answer; its status is one of completed, failed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlacesPrivateQueryAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    plansDraftCreate: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this intended mutation. The same key with the same input is a replay and has no second effect; a changed input needs a new key.
                 * @example 8f2c1c1e-0d5a-4b0e-9d2f-5f3a6c1b7e42
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Names the calling program in logs and limits.
                 * @example my-agent/1.0
                 */
                "X-Service-Client"?: components["parameters"]["Client"];
                /**
                 * @description A correlation id of 1 to 128 visible ASCII characters; any other value is replaced.
                 * @example c3a1c7f0
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlansDraftCreateBody"];
            };
        };
        responses: {
            /** @description The answer; its status is one of completed, unchanged, needs_input, failed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlansDraftCreateAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    plansDraftUpdate: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this intended mutation. The same key with the same input is a replay and has no second effect; a changed input needs a new key.
                 * @example 8f2c1c1e-0d5a-4b0e-9d2f-5f3a6c1b7e42
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Names the calling program in logs and limits.
                 * @example my-agent/1.0
                 */
                "X-Service-Client"?: components["parameters"]["Client"];
                /**
                 * @description A correlation id of 1 to 128 visible ASCII characters; any other value is replaced.
                 * @example c3a1c7f0
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlansDraftUpdateBody"];
            };
        };
        responses: {
            /** @description The answer; its status is one of completed, unchanged, needs_input, failed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlansDraftUpdateAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    plansDraftPreview: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this intended mutation. The same key with the same input is a replay and has no second effect; a changed input needs a new key.
                 * @example 8f2c1c1e-0d5a-4b0e-9d2f-5f3a6c1b7e42
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Names the calling program in logs and limits.
                 * @example my-agent/1.0
                 */
                "X-Service-Client"?: components["parameters"]["Client"];
                /**
                 * @description A correlation id of 1 to 128 visible ASCII characters; any other value is replaced.
                 * @example c3a1c7f0
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlansDraftPreviewBody"];
            };
        };
        responses: {
            /** @description The answer; its status is one of completed, unchanged, needs_input, failed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlansDraftPreviewAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    plansDraftDelete: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this intended mutation. The same key with the same input is a replay and has no second effect; a changed input needs a new key.
                 * @example 8f2c1c1e-0d5a-4b0e-9d2f-5f3a6c1b7e42
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Names the calling program in logs and limits.
                 * @example my-agent/1.0
                 */
                "X-Service-Client"?: components["parameters"]["Client"];
                /**
                 * @description A correlation id of 1 to 128 visible ASCII characters; any other value is replaced.
                 * @example c3a1c7f0
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlansDraftDeleteBody"];
            };
        };
        responses: {
            /** @description The answer; its status is one of completed, unchanged, needs_input, failed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlansDraftDeleteAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    plansDiscard: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this intended mutation. The same key with the same input is a replay and has no second effect; a changed input needs a new key.
                 * @example 8f2c1c1e-0d5a-4b0e-9d2f-5f3a6c1b7e42
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Names the calling program in logs and limits.
                 * @example my-agent/1.0
                 */
                "X-Service-Client"?: components["parameters"]["Client"];
                /**
                 * @description A correlation id of 1 to 128 visible ASCII characters; any other value is replaced.
                 * @example c3a1c7f0
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlansDiscardBody"];
            };
        };
        responses: {
            /** @description The answer; its status is one of completed, unchanged, needs_input, failed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlansDiscardAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    plansGet: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names the calling program in logs and limits.
                 * @example my-agent/1.0
                 */
                "X-Service-Client"?: components["parameters"]["Client"];
                /**
                 * @description A correlation id of 1 to 128 visible ASCII characters; any other value is replaced.
                 * @example c3a1c7f0
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlansGetBody"];
            };
        };
        responses: {
            /** @description The answer; its status is one of completed, failed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlansGetAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    plansQuery: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names the calling program in logs and limits.
                 * @example my-agent/1.0
                 */
                "X-Service-Client"?: components["parameters"]["Client"];
                /**
                 * @description A correlation id of 1 to 128 visible ASCII characters; any other value is replaced.
                 * @example c3a1c7f0
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlansQueryBody"];
            };
        };
        responses: {
            /** @description The answer; its status is one of completed, failed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlansQueryAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    plansStatusGet: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names the calling program in logs and limits.
                 * @example my-agent/1.0
                 */
                "X-Service-Client"?: components["parameters"]["Client"];
                /**
                 * @description A correlation id of 1 to 128 visible ASCII characters; any other value is replaced.
                 * @example c3a1c7f0
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlansStatusGetBody"];
            };
        };
        responses: {
            /** @description The answer; its status is one of completed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlansStatusGetAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    plansPrepareSend: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this intended mutation. The same key with the same input is a replay and has no second effect; a changed input needs a new key.
                 * @example 8f2c1c1e-0d5a-4b0e-9d2f-5f3a6c1b7e42
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Names the calling program in logs and limits.
                 * @example my-agent/1.0
                 */
                "X-Service-Client"?: components["parameters"]["Client"];
                /**
                 * @description A correlation id of 1 to 128 visible ASCII characters; any other value is replaced.
                 * @example c3a1c7f0
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlansPrepareSendBody"];
            };
        };
        responses: {
            /** @description The answer; its status is one of completed, unchanged, needs_input, failed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlansPrepareSendAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    plansInvitationPrepare: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this intended mutation. The same key with the same input is a replay and has no second effect; a changed input needs a new key.
                 * @example 8f2c1c1e-0d5a-4b0e-9d2f-5f3a6c1b7e42
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Names the calling program in logs and limits.
                 * @example my-agent/1.0
                 */
                "X-Service-Client"?: components["parameters"]["Client"];
                /**
                 * @description A correlation id of 1 to 128 visible ASCII characters; any other value is replaced.
                 * @example c3a1c7f0
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlansInvitationPrepareBody"];
            };
        };
        responses: {
            /** @description The answer; its status is one of completed, unchanged, needs_input, failed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlansInvitationPrepareAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    plansRosterPrepare: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this intended mutation. The same key with the same input is a replay and has no second effect; a changed input needs a new key.
                 * @example 8f2c1c1e-0d5a-4b0e-9d2f-5f3a6c1b7e42
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Names the calling program in logs and limits.
                 * @example my-agent/1.0
                 */
                "X-Service-Client"?: components["parameters"]["Client"];
                /**
                 * @description A correlation id of 1 to 128 visible ASCII characters; any other value is replaced.
                 * @example c3a1c7f0
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlansRosterPrepareBody"];
            };
        };
        responses: {
            /** @description The answer; its status is one of completed, unchanged, needs_input, failed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlansRosterPrepareAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    plansUpdatePrepare: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this intended mutation. The same key with the same input is a replay and has no second effect; a changed input needs a new key.
                 * @example 8f2c1c1e-0d5a-4b0e-9d2f-5f3a6c1b7e42
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Names the calling program in logs and limits.
                 * @example my-agent/1.0
                 */
                "X-Service-Client"?: components["parameters"]["Client"];
                /**
                 * @description A correlation id of 1 to 128 visible ASCII characters; any other value is replaced.
                 * @example c3a1c7f0
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlansUpdatePrepareBody"];
            };
        };
        responses: {
            /** @description The answer; its status is one of completed, unchanged, needs_input, failed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlansUpdatePrepareAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    plansCancelPrepare: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this intended mutation. The same key with the same input is a replay and has no second effect; a changed input needs a new key.
                 * @example 8f2c1c1e-0d5a-4b0e-9d2f-5f3a6c1b7e42
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Names the calling program in logs and limits.
                 * @example my-agent/1.0
                 */
                "X-Service-Client"?: components["parameters"]["Client"];
                /**
                 * @description A correlation id of 1 to 128 visible ASCII characters; any other value is replaced.
                 * @example c3a1c7f0
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlansCancelPrepareBody"];
            };
        };
        responses: {
            /** @description The answer; its status is one of completed, unchanged, needs_input, failed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlansCancelPrepareAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    ideasListGenerate: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this intended mutation. The same key with the same input is a replay and has no second effect; a changed input needs a new key.
                 * @example 8f2c1c1e-0d5a-4b0e-9d2f-5f3a6c1b7e42
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Names the calling program in logs and limits.
                 * @example my-agent/1.0
                 */
                "X-Service-Client"?: components["parameters"]["Client"];
                /**
                 * @description A correlation id of 1 to 128 visible ASCII characters; any other value is replaced.
                 * @example c3a1c7f0
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdeasListGenerateBody"];
            };
        };
        responses: {
            /** @description The answer; its status is one of completed, unchanged, needs_input, failed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdeasListGenerateAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    ideasRecommendationsGet: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names the calling program in logs and limits.
                 * @example my-agent/1.0
                 */
                "X-Service-Client"?: components["parameters"]["Client"];
                /**
                 * @description A correlation id of 1 to 128 visible ASCII characters; any other value is replaced.
                 * @example c3a1c7f0
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdeasRecommendationsGetBody"];
            };
        };
        responses: {
            /** @description The answer; its status is one of completed, needs_input. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdeasRecommendationsGetAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    ideasRecommendationsPrepare: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names the calling program in logs and limits.
                 * @example my-agent/1.0
                 */
                "X-Service-Client"?: components["parameters"]["Client"];
                /**
                 * @description A correlation id of 1 to 128 visible ASCII characters; any other value is replaced.
                 * @example c3a1c7f0
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdeasRecommendationsPrepareBody"];
            };
        };
        responses: {
            /** @description The answer; its status is one of completed, needs_input, failed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdeasRecommendationsPrepareAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    relationshipsInterestGet: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names the calling program in logs and limits.
                 * @example my-agent/1.0
                 */
                "X-Service-Client"?: components["parameters"]["Client"];
                /**
                 * @description A correlation id of 1 to 128 visible ASCII characters; any other value is replaced.
                 * @example c3a1c7f0
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RelationshipsInterestGetBody"];
            };
        };
        responses: {
            /** @description The answer; its status is one of completed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RelationshipsInterestGetAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    relationshipsInterestMutate: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this intended mutation. The same key with the same input is a replay and has no second effect; a changed input needs a new key.
                 * @example 8f2c1c1e-0d5a-4b0e-9d2f-5f3a6c1b7e42
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Names the calling program in logs and limits.
                 * @example my-agent/1.0
                 */
                "X-Service-Client"?: components["parameters"]["Client"];
                /**
                 * @description A correlation id of 1 to 128 visible ASCII characters; any other value is replaced.
                 * @example c3a1c7f0
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RelationshipsInterestMutateBody"];
            };
        };
        responses: {
            /** @description The answer; its status is one of completed, unchanged, needs_input, failed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RelationshipsInterestMutateAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    relationshipsConnectionPrepare: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this intended mutation. The same key with the same input is a replay and has no second effect; a changed input needs a new key.
                 * @example 8f2c1c1e-0d5a-4b0e-9d2f-5f3a6c1b7e42
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Names the calling program in logs and limits.
                 * @example my-agent/1.0
                 */
                "X-Service-Client"?: components["parameters"]["Client"];
                /**
                 * @description A correlation id of 1 to 128 visible ASCII characters; any other value is replaced.
                 * @example c3a1c7f0
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RelationshipsConnectionPrepareBody"];
            };
        };
        responses: {
            /** @description The answer; its status is one of completed, unchanged, needs_input, failed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RelationshipsConnectionPrepareAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    relationshipsFriendshipReview: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names the calling program in logs and limits.
                 * @example my-agent/1.0
                 */
                "X-Service-Client"?: components["parameters"]["Client"];
                /**
                 * @description A correlation id of 1 to 128 visible ASCII characters; any other value is replaced.
                 * @example c3a1c7f0
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RelationshipsFriendshipReviewBody"];
            };
        };
        responses: {
            /** @description The answer; its status is one of completed, needs_input. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RelationshipsFriendshipReviewAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    relationshipsFriendshipApply: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this intended mutation. The same key with the same input is a replay and has no second effect; a changed input needs a new key.
                 * @example 8f2c1c1e-0d5a-4b0e-9d2f-5f3a6c1b7e42
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Names the calling program in logs and limits.
                 * @example my-agent/1.0
                 */
                "X-Service-Client"?: components["parameters"]["Client"];
                /**
                 * @description A correlation id of 1 to 128 visible ASCII characters; any other value is replaced.
                 * @example c3a1c7f0
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RelationshipsFriendshipApplyBody"];
            };
        };
        responses: {
            /** @description The answer; its status is one of completed, needs_input. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RelationshipsFriendshipApplyAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    relationshipsInvitationGet: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names the calling program in logs and limits.
                 * @example my-agent/1.0
                 */
                "X-Service-Client"?: components["parameters"]["Client"];
                /**
                 * @description A correlation id of 1 to 128 visible ASCII characters; any other value is replaced.
                 * @example c3a1c7f0
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RelationshipsInvitationGetBody"];
            };
        };
        responses: {
            /** @description The answer; its status is one of completed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RelationshipsInvitationGetAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    ideasRoundupGet: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names the calling program in logs and limits.
                 * @example my-agent/1.0
                 */
                "X-Service-Client"?: components["parameters"]["Client"];
                /**
                 * @description A correlation id of 1 to 128 visible ASCII characters; any other value is replaced.
                 * @example c3a1c7f0
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdeasRoundupGetBody"];
            };
        };
        responses: {
            /** @description The answer; its status is one of completed, accepted, needs_input, failed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdeasRoundupGetAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    ideasRoundupMutate: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this intended mutation. The same key with the same input is a replay and has no second effect; a changed input needs a new key.
                 * @example 8f2c1c1e-0d5a-4b0e-9d2f-5f3a6c1b7e42
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Names the calling program in logs and limits.
                 * @example my-agent/1.0
                 */
                "X-Service-Client"?: components["parameters"]["Client"];
                /**
                 * @description A correlation id of 1 to 128 visible ASCII characters; any other value is replaced.
                 * @example c3a1c7f0
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdeasRoundupMutateBody"];
            };
        };
        responses: {
            /** @description The answer; its status is one of completed, accepted, needs_input, failed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdeasRoundupMutateAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    ideasSavedQuery: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names the calling program in logs and limits.
                 * @example my-agent/1.0
                 */
                "X-Service-Client"?: components["parameters"]["Client"];
                /**
                 * @description A correlation id of 1 to 128 visible ASCII characters; any other value is replaced.
                 * @example c3a1c7f0
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdeasSavedQueryBody"];
            };
        };
        responses: {
            /** @description The answer; its status is one of completed, failed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdeasSavedQueryAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    ideasSearch: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names the calling program in logs and limits.
                 * @example my-agent/1.0
                 */
                "X-Service-Client"?: components["parameters"]["Client"];
                /**
                 * @description A correlation id of 1 to 128 visible ASCII characters; any other value is replaced.
                 * @example c3a1c7f0
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdeasSearchBody"];
            };
        };
        responses: {
            /** @description The answer; its status is one of completed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdeasSearchAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCapabilityExecution: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names the calling program in logs and limits.
                 * @example my-agent/1.0
                 */
                "X-Service-Client"?: components["parameters"]["Client"];
                /**
                 * @description A correlation id of 1 to 128 visible ASCII characters; any other value is replaced.
                 * @example c3a1c7f0
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The execution, as a write returned it. */
                executionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The execution. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExecutionAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCapabilities: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names the calling program in logs and limits.
                 * @example my-agent/1.0
                 */
                "X-Service-Client"?: components["parameters"]["Client"];
                /**
                 * @description A correlation id of 1 to 128 visible ASCII characters; any other value is replaced.
                 * @example c3a1c7f0
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The registry, as the token may see it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistryAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCapability: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names the calling program in logs and limits.
                 * @example my-agent/1.0
                 */
                "X-Service-Client"?: components["parameters"]["Client"];
                /**
                 * @description A correlation id of 1 to 128 visible ASCII characters; any other value is replaced.
                 * @example c3a1c7f0
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The name of the capability. */
                capability: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The capability. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistryEntryAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadMedia: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this intended mutation. The same key with the same input is a replay and has no second effect; a changed input needs a new key.
                 * @example 8f2c1c1e-0d5a-4b0e-9d2f-5f3a6c1b7e42
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Names the calling program in logs and limits.
                 * @example my-agent/1.0
                 */
                "X-Service-Client"?: components["parameters"]["Client"];
                /**
                 * @description A correlation id of 1 to 128 visible ASCII characters; any other value is replaced.
                 * @example c3a1c7f0
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "image/*": string;
                "text/plain": string;
                "text/html": string;
                "text/csv": string;
                "text/calendar": string;
                "message/rfc822": string;
                "application/geo+json": string;
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description The file, or limit_reached. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaUploadAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteMedia: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this intended mutation. The same key with the same input is a replay and has no second effect; a changed input needs a new key.
                 * @example 8f2c1c1e-0d5a-4b0e-9d2f-5f3a6c1b7e42
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Names the calling program in logs and limits.
                 * @example my-agent/1.0
                 */
                "X-Service-Client"?: components["parameters"]["Client"];
                /**
                 * @description A correlation id of 1 to 128 visible ASCII characters; any other value is replaced.
                 * @example c3a1c7f0
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The file, as its upload returned it. */
                mediaRef: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file is gone. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaDeleteAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    takeAssistantTurn: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names the calling program in logs and limits.
                 * @example my-agent/1.0
                 */
                "X-Service-Client"?: components["parameters"]["Client"];
                /**
                 * @description A correlation id of 1 to 128 visible ASCII characters; any other value is replaced.
                 * @example c3a1c7f0
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssistantMessage"];
            };
        };
        responses: {
            /** @description The turn. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssistantTurn"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    commitAssistantAction: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names the calling program in logs and limits.
                 * @example my-agent/1.0
                 */
                "X-Service-Client"?: components["parameters"]["Client"];
                /**
                 * @description A correlation id of 1 to 128 visible ASCII characters; any other value is replaced.
                 * @example c3a1c7f0
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The prepared action, as it was returned. */
                handle: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssistantApproval"];
            };
        };
        responses: {
            /** @description The committed action. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssistantTurn"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAssistantConversations: {
        parameters: {
            query?: {
                /** @description How many to return; 25 by default. */
                limit?: number;
                /** @description Where the page before ended. */
                cursor?: string;
            };
            header?: {
                /**
                 * @description Names the calling program in logs and limits.
                 * @example my-agent/1.0
                 */
                "X-Service-Client"?: components["parameters"]["Client"];
                /**
                 * @description A correlation id of 1 to 128 visible ASCII characters; any other value is replaced.
                 * @example c3a1c7f0
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversations. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssistantConversationsAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["InputInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAssistantConversation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names the calling program in logs and limits.
                 * @example my-agent/1.0
                 */
                "X-Service-Client"?: components["parameters"]["Client"];
                /**
                 * @description A correlation id of 1 to 128 visible ASCII characters; any other value is replaced.
                 * @example c3a1c7f0
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The conversation, as it was returned. */
                handle: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversation. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssistantConversationAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteAssistantConversation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names the calling program in logs and limits.
                 * @example my-agent/1.0
                 */
                "X-Service-Client"?: components["parameters"]["Client"];
                /**
                 * @description A correlation id of 1 to 128 visible ASCII characters; any other value is replaced.
                 * @example c3a1c7f0
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The conversation, as it was returned. */
                handle: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDescription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The machine-readable description. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            /** @description The request itself is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The process answers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: string;
                    };
                };
            };
            /** @description The request itself is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The database answers and is current. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: string;
                    };
                };
            };
            /** @description The request itself is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not ready. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: string;
                    };
                };
            };
        };
    };
}
