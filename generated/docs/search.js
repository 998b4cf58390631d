// Generated from spec/ by codegen. Do not edit.
globalThis.docsIndex = [
["index","Capability API","Capability API","A social-planning service. People save ideas (places and events), organise them in Ideas Lists, obtain recommendations, check privacy-saf…","start home"],

["guides/quick_start","Quick start","Guides","Get a token, read, write, and use the SDK or an MCP client.","Read something Change something Use the SDK Connect an MCP client Try it without a service Next"],

["guides/authentication","Authentication","Guides","Access tokens, their abilities, and the headers of a request.","Abilities Headers When a token is refused Next"],

["guides/requests_and_answers","Requests and answers","Guides","The two forms of a body, the envelope of every answer, and the meaning of each status.","The body of a request The envelope Statuses Effects Handles Next"],

["guides/idempotency","Idempotency","Guides","One key for one intended change, so that sending it again never has a second effect.","The key What happens with a key Next"],

["guides/prepared_actions","Prepared actions","Guides","Actions that can contact other people are prepared, reviewed and then committed; never called directly.","Prepare Review Commit What a commit requires After the commit Next"],

["guides/paging","Paging","Guides","Lists are read page by page from snapshots that do not change.","Read on Next"],

["guides/accepted_work","Accepted work","Guides","Some work continues after the answer. How to follow it until it ends.","Follow it When it asks When it fails Over MCP Next"],

["guides/capture","Capturing ideas","Guides","What a capture reads, what it asks, how to answer, and what it never does.","What is read Where it goes What is asked How to answer When it fails What is never done What a site learns Limits Next"],

["guides/errors_and_recovery","Errors and recovery","Guides","What each kind of error means, what to do next, and when to send a request again.","What to do What a problem looks like Prerequisites In the SDK All codes Next"],

["guides/roundups","Roundups","Guides","How several things of one source become ideas, what is asked, and what happens when some of them fail.","What to send Continue it How it ends Limits Next"],

["guides/mcp","MCP","Guides","Capabilities as tools for agents, over streamable HTTP, with and without sessions.","Tools Fewer tokens Approval Next"],

["guides/media","Files for captures","Guides","How to send pictures and texts as the source of an idea, what is kept of them, and for how long.","Send a file What is kept What is read of a picture Limits Next"],

["guides/versioning","Versioning","Guides","What may change without notice, what never changes, and how to keep using an earlier input.","The version of a capability What may change at any time What does not change within a version What is deprecated Read the registry Next"],

["guides/pages_for_people","Pages for people","Guides","The links people get, what they can do there, and the pages of an account.","What a guest sees Pages of an account What a host hears by mail Next"],

["guides/calendars","Calendars and free time","Guides","How people connect calendars, what friends see, and why time is unknown.","Connect a calendar Share it What counts without a calendar Read an answer Find events Plans in your own calendar Next"],

["guides/operating","Operating the service","Guides","Requirements, settings and health checks.","Settings Health Work in the background Backups Behind a proxy What the service fetches Behind a database pooler Writes under load Update without downtime These pages Next"],

["guides/backups","Backups","Guides","How to back up the service, and how to restore it.","Back up Restore Point-in-time recovery Try it Next"],

["guides/importing","Importing","Guides","How to bring saved places, bookmarks, calendars and lists from elsewhere.","What is read What becomes of it When it is interrupted How it ends Next"],

["guides/threat_model","Threat model","Guides","What the service protects, from which attackers, by which mechanism, and which test holds it.","What is trusted Somebody with an account of their own An agent that is wrong or was misled A page, file or picture that is captured Somebody without a token Somebody who gets a copy Faults The part of the proxy What is not protected Next"],

["guides/retention","What is kept","Guides","How each kind of row grows, and when it is deleted.","Every kind of row What callers notice How it is done Next"],

["guides/sign_in","Signing in","Guides","How people sign in to the web pages, make an account and keep others out, and what apps and operators need to know.","By mail Who may make an account Sessions For operators For apps Next"],

["guides/distributed_database","A distributed database","Guides","How to spread the database over several nodes with Citus.","Before you begin Distribute Later"],

["workflows/save_and_collect","Save an idea and put it on a list","Workflows","Save a place, put it on a new Ideas List for a person, and read the list.","relationships.people.ensure ideas.structured_create ideas.lists.create ideas.lists.items.update ideas.lists.get"],

["workflows/draft_review_send","Draft an outing, review it, send it after approval","Workflows","Draft an outing from a saved idea for a Friend in Mind, review it as its recipient would see it, and prepare it. Nothing happens until th…","relationships.people.ensure ideas.structured_create plans.draft.create plans.draft.preview plans.prepare_send actions.commit plans.status.get plans.update.prepare plans.cancel.prepare"],

["workflows/find_a_time","Find a time, draft an outing for it, send it after approval","Workflows","Find the best two hours of the next weeks, draft an outing for that time, and send it after approval. If nobody's time is known, the firs…","relationships.people.ensure availability.query events.search ideas.structured_create plans.draft.create plans.invitation.prepare actions.commit"],

["workflows/like_and_undo","Like an idea and undo it","Workflows","A like can be undone once, within 24 hours.","ideas.structured_create relationships.interest.mutate"],

["workflows/private_place","Keep a private place","Workflows","Create a private place, change it, list it and archive it.","places.private.create places.private.update places.private.query places.private.archive"],

["workflows/connect_invite_answer","Connect with a friend, invite them, get their answer","Workflows","The host creates a connection link and sends it to the guest, who reviews and accepts it. Then the host drafts an outing for the guest, a…","relationships.people.ensure relationships.friendship.review relationships.friendship.apply relationships.invitation.get ideas.structured_create plans.draft.create plans.invitation.prepare actions.commit invites.list invites.rsvp.update plans.status.get"],

["reference","API reference","API reference","The OpenAPI document, and the page that Redocly generates from it.","openapi swagger redoc redocly"],

["capabilities/index","Capabilities","Capabilities","All capabilities, by area.","operations endpoints tools"],

["capabilities/actions.commit","actions.commit","Actions","Commit one prepared action after explicit review.","service_commit_action action_handle kind executed_at plan list connection deliveries share_links"],

["capabilities/executions.get","executions.get","Actions","Read one durable write execution.","service_get_execution execution_id execution"],

["capabilities/planning.brief.get","planning.brief.get","Brief","Read the planning brief.","service_get_planning_brief generated_at sections"],

["capabilities/availability.query","availability.query","Calendar","Find two-hour planning windows.","service_find_availability when_preset starts_after starts_before daily_start daily_end days_of_week person_handles person_names allow_refresh refresh_mode limit snapshot_handle cursor items range freshness uncertainty"],

["capabilities/calendar.status.get","calendar.status.get","Calendar","Read the state of the calendar connection.","service_get_calendar_status connected sources_count last_refresh_at freshness usability group_sharing manage_url"],

["capabilities/events.search","events.search","Calendar","Search existing events.","service_search_events query venue_query starts_after starts_before timezone limit items"],

["capabilities/ideas.capture","ideas.capture","Capture","Capture one raw idea, or answer its clarification.","service_capture_idea raw_text text subject_text source_url target_feed_text target_person_text media_refs capture_public_id clarification_answer expected_state_version target_ideas_list_handle state state_version destination clarification"],

["capabilities/ideas.capture.get","ideas.capture.get","Capture","Read the state of one idea capture.","service_get_idea_capture capture_public_id after_cursor state state_version updates idea reused clarification retry"],

["capabilities/ideas.capture.retry","ideas.capture.retry","Capture","Retry one failed idea capture.","service_retry_idea_capture capture_public_id expected_state_version additional_detail evidence_media_refs state state_version destination clarification"],

["capabilities/discovery.prepare","discovery.prepare","Discovery","Prepare a discovery run for host research.","service_prepare_discovery target_kinds person_handles starts_after starts_before requested_start_at requested_end_at timezone limit replacement_dimensions constraint_changes query parent_run_handle semantic_subject reply_contract_handle expected_state_version objective_relation run_handle state_version objective context constraints assumptions inventory submission_schema expires_at"],

["capabilities/discovery.record","discovery.record","Discovery","Record host-researched candidates into a run.","service_record_discovery_results run_handle result_state candidates source_failures state_version accepted_count rejected snapshot_fingerprint"],

["capabilities/ideas.discover","ideas.discover","Discovery","Start one discovery run.","target_kinds person_handles starts_after starts_before requested_start_at requested_end_at timezone limit query semantic_subject run_handle parent_run_handle state_version state reply_contract_handle"],

["capabilities/ideas.discover.refine","ideas.discover.refine","Discovery","Continue, refine or supersede a discovery run.","target_kinds person_handles starts_after starts_before requested_start_at requested_end_at timezone limit replacement_dimensions constraint_changes parent_run_handle reply_contract_handle expected_state_version objective_relation query run_handle state_version state"],

["capabilities/ideas.discover.save","ideas.discover.save","Discovery","Save a discovery search as a private view.","service_save_discovery name run_handle expected_state_version directions neighborhood_names activity_names custom_activity_names when_preset when_start when_end list filters"],

["capabilities/ideas.created.archive","ideas.created.archive","Ideas","Archive one created idea.","service_archive_created_idea idea_handle idea"],

["capabilities/ideas.created.update","ideas.created.update","Ideas","Update one created idea.","service_update_created_idea idea_handle title description source_url show_in_for_you ideas_list_handles idea changed"],

["capabilities/ideas.structured_create","ideas.structured_create","Ideas","Create a fully structured saved idea.","service_add_idea kind title description custom_activity_name fixed_when event_start_at event_url show_in_for_you place_handle venue_place_handle ideas_list_handles idea duplicate_of"],

["capabilities/ideas.candidates.like","ideas.candidates.like","Ideas","Like recommendation candidates.","service_like_candidates candidate_ids person_handles idea_list_handle likes reversible_action_id"],

["capabilities/invites.get","invites.get","Invites","Get one invite.","service_get_my_invite invite_handle invite"],

["capabilities/invites.list","invites.list","Invites","List invites.","service_list_my_invites rsvp_status include_removed include_expired query limit snapshot_handle cursor items"],

["capabilities/invites.rsvp.update","invites.rsvp.update","Invites","Answer an invite.","service_update_my_rsvp invite_handle rsvp_status expected_revision invite previous changed_at"],

["capabilities/likes.query","likes.query","Likes","Browse likes.","service_query_likes filters people_handles limit cursor items"],

["capabilities/likes.mutate","likes.mutate","Likes","Change a like.","service_mutate_likes subject operation people_handles intentions revision receipt_id idempotency_key saved reversible_until"],

["capabilities/ideas.lists.create","ideas.lists.create","Lists","Create a private Ideas List.","service_create_ideas_list name person_handles person_names neighborhood_names activity_names custom_activity_names when_preset when_start when_end directions apply_matching_likes list people defaults"],

["capabilities/ideas.lists.defaults.update","ideas.lists.defaults.update","Lists","Change the planning defaults of an Ideas List.","service_update_ideas_list_defaults ideas_list_handle neighborhood_names activity_names custom_activity_names when_preset when_start when_end list defaults"],

["capabilities/ideas.lists.delete","ideas.lists.delete","Lists","Delete an Ideas List.","service_delete_ideas_list ideas_list_handle deleted share_links_revoked"],

["capabilities/ideas.lists.duplicate","ideas.lists.duplicate","Lists","Duplicate an Ideas List.","service_duplicate_ideas_list ideas_list_handle list source_handle"],

["capabilities/ideas.lists.rename","ideas.lists.rename","Lists","Rename an Ideas List.","service_rename_ideas_list ideas_list_handle name list"],

["capabilities/ideas.lists.directions.get","ideas.lists.directions.get","Lists","Read the directions of an Ideas List.","service_get_ideas_list_directions ideas_list_handle directions"],

["capabilities/ideas.lists.get","ideas.lists.get","Lists","Read an Ideas List.","service_get_ideas_list ideas_list_handle list items people directions defaults share_link_count"],

["capabilities/ideas.lists.items.update","ideas.lists.items.update","Lists","Change which saved ideas are in an Ideas List.","service_update_ideas_list_items ideas_list_handle idea_handles mode added removed"],

["capabilities/ideas.lists.members.update","ideas.lists.members.update","Lists","Change who an Ideas List is for.","service_update_ideas_list_members ideas_list_handle mode person_handles person_names people added removed"],

["capabilities/ideas.lists.likes.preview","ideas.lists.likes.preview","Lists","Preview which ideas of a list would be liked for people.","service_preview_ideas_list_likes ideas_list_handle person_handles person_names source_person_handles source_person_names preview_token people source_people likes"],

["capabilities/ideas.lists.likes.apply","ideas.lists.likes.apply","Lists","Apply a reviewed preview of likes.","service_apply_ideas_list_likes ideas_list_handle person_handles person_names source_person_handles source_person_names applied unchanged skipped receipts"],

["capabilities/ideas.lists.query","ideas.lists.query","Lists","List the Ideas Lists.","service_list_ideas_lists query limit snapshot_handle cursor items"],

["capabilities/ideas.lists.share.prepare","ideas.lists.share.prepare","Lists","Prepare sharing a list with one person.","service_prepare_ideas_list_share ideas_list_handle person_handle person_name prepared manual_link"],

["capabilities/plans.logistics.get","plans.logistics.get","Logistics","Get a plan's checklist.","service_get_plan_logistics plan_handle items progress"],

["capabilities/plans.logistics.update","plans.logistics.update","Logistics","Change a plan's checklist.","service_update_plan_logistics plan_handle mode guest_visible_default items item progress added updated removed"],

["capabilities/ideas.object.get","ideas.object.get","Objects","Open or inspect one object, or list its contents.","service_get_object operation subject collection limit offset object items"],

["capabilities/ideas.object.mutate","ideas.object.mutate","Objects","Change one object, or undo a change.","service_mutate_object operation subject destination defaults share_options reversible_action_id result share_link"],

["capabilities/relationships.people.ensure","relationships.people.ensure","People","Save people by name.","service_create_friends_in_mind people names"],

["capabilities/relationships.people.manage","relationships.people.manage","People","Create, rename or delete a saved person.","service_manage_friend operation display_name person_handle person"],

["capabilities/relationships.people.query","relationships.people.query","People","List the saved people.","service_list_friends classification name limit snapshot_handle cursor items"],

["capabilities/relationships.person.get","relationships.person.get","People","Read what is saved about one person.","service_get_friend person_handle name person aliases lists interests other_interests plans invites"],

["capabilities/places.private.create","places.private.create","Places","Create a private place.","service_create_private_place name address description timezone activity_name place"],

["capabilities/places.private.update","places.private.update","Places","Change a private place.","service_update_private_place place_handle name address description timezone activity_name place changed"],

["capabilities/places.private.archive","places.private.archive","Places","Archive a private place.","service_archive_private_place place_handle place"],

["capabilities/places.private.query","places.private.query","Places","List private places.","service_list_private_places query include_archived limit snapshot_handle cursor items"],

["capabilities/plans.draft.create","plans.draft.create","Plans drafting","Draft an invitation.","service_draft_invite candidate_id private_plan separate_outing expected_checksum source_handles claims custom_activity_name scheduled_at rsvp_deadline capacity_min capacity_max title_override description_override audience_selection connect_on_signup show_guest_list research_selection idea_list_handle place_handle plan draft evidence"],

["capabilities/plans.draft.update","plans.draft.update","Plans drafting","Change a draft.","service_modify_invite plan_handle candidate_id private_plan separate_outing expected_checksum source_handles claims custom_activity_name scheduled_at rsvp_deadline capacity_min capacity_max title_override description_override audience_selection connect_on_signup show_guest_list idea_list_handle place_handle plan changed"],

["capabilities/plans.draft.preview","plans.draft.preview","Plans drafting","Review a draft as its recipients would see it.","service_preview_invite plan_handle plan checksum preview missing"],

["capabilities/plans.draft.delete","plans.draft.delete","Plans drafting","Delete an unsent draft.","service_delete_invite_draft plan_handle expected_checksum result"],

["capabilities/plans.discard","plans.discard","Plans drafting","Discard a tentative plan.","service_discard_plan plan_handle plan"],

["capabilities/plans.get","plans.get","Plans reading","Get one plan.","service_get_plan plan_handle plan requirements evidence costs timing show_guest_list roster coming pending_recipients delivery management logistics"],

["capabilities/plans.query","plans.query","Plans reading","List plans.","service_list_plans scope role query limit snapshot_handle cursor items"],

["capabilities/plans.status.get","plans.status.get","Plans reading","Get the status of a plan.","service_get_invite_status plan_handle plan prepared deliveries rsvp tip"],

["capabilities/plans.prepare_send","plans.prepare_send","Plans sending","Prepare sending a reviewed draft.","service_prepare_send_invites plan_handle public_description action send_person_names send_person_handles prepared plan"],

["capabilities/plans.invitation.prepare","plans.invitation.prepare","Plans sending","Prepare an invitation in one step.","service_prepare_plan_invitation plan_handle public_description action send_person_names send_person_handles prepared plan"],

["capabilities/plans.roster.prepare","plans.roster.prepare","Plans sending","Prepare who is invited.","service_prepare_plan_roster plan_handle expected_revision recipient_handles recipient_names prepared current_roster add remove manual_share"],

["capabilities/plans.update.prepare","plans.update.prepare","Plans sending","Prepare a change of a shared or active plan.","service_prepare_plan_update plan_handle changes expected_revision notify_recipients prepared before after affected notify"],

["capabilities/plans.cancel.prepare","plans.cancel.prepare","Plans sending","Prepare canceling a plan.","service_prepare_plan_cancellation plan_handle expected_revision prepared recipients"],

["capabilities/plans.send","plans.send","Plans sending","Send a prepared invitation.","service_send_invites action confirmation_token plan deliveries"],

["capabilities/plans.lifecycle.commit","plans.lifecycle.commit","Plans sending","Carry out a prepared update or cancellation.","plan"],

["capabilities/ideas.list.generate","ideas.list.generate","Recommendations","Generate and keep one Ideas List.","service_generate_ideas_list people names person_handles feed_name feed_names idea_list_name idea_list_names neighborhoods activities user_activities when_preset when time_slots duration_minutes constraint_kind requested_start_at search preference_terms idea_list_handles name limit list items filters_used gaps"],

["capabilities/ideas.recommendations.get","ideas.recommendations.get","Recommendations","Get recommendations without saving a list.","service_get_for_you people names person_handles feed_name feed_names idea_list_name idea_list_names neighborhoods activities user_activities when_preset when time_slots duration_minutes constraint_kind requested_start_at search preference_terms idea_list_handles page_size cursor prioritize_likes allow_calendar_fetch items applied_filters gaps"],

["capabilities/ideas.recommendations.prepare","ideas.recommendations.prepare","Recommendations","Look up place or cuisine recommendations.","service_prepare_recommendations action objective subject person area preference date_phrase snapshot_handle option_handle options date_window person_context research_gaps"],

["capabilities/relationships.interest.get","relationships.interest.get","Relationships","Check whether an interest is mutual.","service_check_mutual_interest operation subject person_handle person_query mine person candidates mutual"],

["capabilities/relationships.interest.mutate","relationships.interest.mutate","Relationships","Like, unlike, or undo an interest.","service_interest_action operation subject person_handle person_query idea_list_handle reversible_action_id person liked"],

["capabilities/relationships.connection.prepare","relationships.connection.prepare","Relationships","Prepare a list share or a connection invitation.","service_prepare_connection_action operation idea_list_handle idea_list_query person_handle person_query prepared manual_invitation"],

["capabilities/relationships.connection.send","relationships.connection.send","Relationships","Send a prepared connection action.","service_send_connection_action operation confirmation_token deliveries"],

["capabilities/relationships.friendship.review","relationships.friendship.review","Relationships","Review a friendship step and its consequences.","service_review_friendship operation people_handles mode preview_enabled invitation_token person_handle identity_choice_handle own_host_person_handle previous_review_token excluded_choices review_token consequences choices identity_choices expires_at"],

["capabilities/relationships.friendship.apply","relationships.friendship.apply","Relationships","Apply a reviewed friendship step.","service_apply_friendship review_token accept_consequences remove_from_likes idempotency_key result link connections"],

["capabilities/relationships.invitation.get","relationships.invitation.get","Relationships","Read a connection invitation.","service_get_connection_invitation invitation_token admission mode joined identity_choices preview"],

["capabilities/ideas.roundup.get","ideas.roundup.get","Roundups","Read the state of one roundup.","service_get_roundup_capture public_id after_cursor state generation scope destination items updates continuation"],

["capabilities/ideas.roundup.mutate","ideas.roundup.mutate","Roundups","Create a roundup, or move it one step forward.","service_roundup_capture operation public_id source_url source_text items mode scope selection_policy selected_items target_feed_text target_person_text explicit_requirements recommendation_context expected_generation target_ideas_list_handle state generation destination updates continuation"],

["capabilities/ideas.saved.query","ideas.saved.query","Search","List saved ideas.","service_list_saved_ideas kind query mutual_only person_handle person_name limit snapshot_handle cursor items"],

["capabilities/ideas.search","ideas.search","Search","Search plans, places, ideas, events and lists.","service_search query semantic_subject scopes scope people names activities neighborhoods starts_after starts_before timezone requested_start_at limit daypart weekday_selector items retry_suggestions"],

["resources/index","Resources","Resources","Resources, handles and other named types.","types schemas"],

["resources/CommitDelivery","CommitDelivery","Actions","What happened to the message to one person.","person_handle status"],

["resources/ShareLink","ShareLink","Actions","A link that a person opens. The service did not send it.","person_handle url"],

["resources/CommittedConnection","CommittedConnection","Actions","The connection between two people that a commit concerned.","person state"],

["resources/CommittedAction","CommittedAction","Actions","What happened to a prepared action.","action_handle kind executed_at plan list connection deliveries share_links"],

["resources/BriefReference","BriefReference","Brief","The thing an item is about.","kind handle label"],

["resources/BriefItem","BriefItem","Brief","One thing to look at.","title reference due_at"],

["resources/BriefSection","BriefSection","Brief","Things of one type, the most pressing first, at most ten.","type priority items"],

["resources/TimeRange","TimeRange","Calendar","A period and its time zone.","from to timezone"],

["resources/AvailabilityFreshness","AvailabilityFreshness","Calendar","How old the data of an availability answer is.","computed_at oldest_source_at stale"],

["resources/AvailabilityUncertainty","AvailabilityUncertainty","Calendar","Something the answer does not know.","code person_handle"],

["resources/EventResult","EventResult","Calendar","One event that is visible to the caller.","event_handle title venue starts_at ends_at timezone role plan_handle"],

["resources/Person","Person","Common","One saved person.","person_handle display_name classification"],

["resources/IdeasList","IdeasList","Common","One Ideas List.","ideas_list_handle name origin item_count people_count share_link_count updated_at"],

["resources/IdeasListReference","IdeasListReference","Common","The handle and the name of an Ideas List.","ideas_list_handle name"],

["resources/Place","Place","Common","One place.","place_handle name address description timezone activity_name coordinates attribution state"],

["resources/Coordinates","Coordinates","Common","Where a place is, in degrees (WGS 84); omitted if unknown.","latitude longitude"],

["resources/Event","Event","Common","When and where an event takes place.","event_handle title starts_at start_precision ends_at timezone venue url"],

["resources/Idea","Idea","Common","One saved idea.","idea_handle kind title description place event when neighborhood activities source_url lists show_in_for_you liked state updated_at candidate_id"],

["resources/Candidate","Candidate","Common","One choice this service offers.","candidate_id kind title place event when reasons liked_by provisional"],

["resources/RsvpCounts","RsvpCounts","Common","How many invites of a plan have each answer.","accepted declined pending removed"],

["resources/Tip","Tip","Common","How close a plan is to its minimum of people.","capacity_min have state"],

["resources/Plan","Plan","Common","One plan.","plan_handle title state role scheduled_at timezone revision checksum rsvp tip rsvp_deadline place"],

["resources/PlanPlace","PlanPlace","Common","Where a plan takes place, copied when the plan was given the place. The host also sees the private place it was copied from; an invitee s…","place_handle name address description timezone activity_name attribution state"],

["resources/Recipient","Recipient","Common","One person that a prepared action would reach, and how.","person_handle display_name delivery eligible reason"],

["resources/PreparedAction","PreparedAction","Common","A prepared action that waits for a later explicit approval. Nothing has changed and nobody was contacted.","action_handle kind summary recipients content_preview revision checksum expires_at"],

["resources/WindowCounts","WindowCounts","Common","How many people have each status in a planning window.","free partial busy unknown"],

["resources/WindowPerson","WindowPerson","Common","The status of one person in a planning window.","person_handle status"],

["resources/Window","Window","Common","One planning window of two hours.","time_handle starts_at ends_at timezone status counts people"],

["resources/Execution","Execution","Common","The durable record of one write.","execution_id capability version status created_at finished_at result"],

["resources/DiscoverySearch","DiscoverySearch","Discovery","What a discovery run looks for, besides the query.","target_kinds person_handles starts_after starts_before requested_start_at requested_end_at timezone limit"],

["resources/DiscoveryChanges","DiscoveryChanges","Discovery","How a discovery run differs from its parent.","replacement_dimensions constraint_changes"],

["resources/StructuredValue","StructuredValue","Discovery","An amount of money, with all four keys.","minimum_amount maximum_amount currency scope"],

["resources/ConstraintChange","ConstraintChange","Discovery","One change to the constraints of a discovery run.","operation semantic_id coverage_state constraint_type label value structured_value hardness source_span decision_impact confidence"],

["resources/RecordedLocation","RecordedLocation","Discovery","Where a researched candidate is.","venue_name address city neighborhood region country latitude longitude"],

["resources/RecordedSchedule","RecordedSchedule","Discovery","When a researched candidate takes place or is available.","summary starts_at start_precision ends_at available_from available_until timezone recurrence"],

["resources/RecordedPrice","RecordedPrice","Discovery","What a researched candidate costs.","summary currency minimum maximum per_person fees"],

["resources/RecordedAccess","RecordedAccess","Discovery","How visitors get in.","mode official_url requirements live_availability_checked"],

["resources/RecordedPractical","RecordedPractical","Discovery","Practical facts of a researched candidate.","capacity_min capacity_max indoor outdoor accessible accessibility_summary food_available"],

["resources/RecordedFit","RecordedFit","Discovery","Why a researched candidate suits the request.","summary reasons"],

["resources/RecordedConstraintResult","RecordedConstraintResult","Discovery","Whether a researched candidate satisfies one constraint.","constraint hard passed note"],

["resources/RecordedEvidence","RecordedEvidence","Discovery","One claim about a researched candidate and its source.","claim_type claim_value source_url source_title observed_at confidence"],

["resources/RecordedCandidate","RecordedCandidate","Discovery","One candidate a host researched.","kind public_name location schedule price access practical canonical_url fit constraint_results caveats evidence"],

["resources/SourceFailure","SourceFailure","Discovery","One source that could not be used.","code message source_url"],

["resources/DiscoveryRun","DiscoveryRun","Discovery","One discovery run in its current state.","run_handle parent_run_handle state_version state reply_contract_handle"],

["resources/DiscoveryConstraint","DiscoveryConstraint","Discovery","One constraint as a discovery run understood it.","semantic_id label value hardness coverage_state"],

["resources/DiscoveryRejection","DiscoveryRejection","Discovery","One submitted candidate that was not recorded.","index code"],

["resources/DiscoveryBrief","DiscoveryBrief","Discovery","What a host needs to research one run.","run_handle state_version reply_contract_handle objective context constraints assumptions inventory submission_schema expires_at"],

["resources/SavedView","SavedView","Discovery","A discovery search that was saved as a private view.","list filters directions"],

["resources/Outcome","Outcome","Envelope","The typed outcome. It has the same form for every capability, so that a caller can continue without knowing the data.","kind facts resources collection disclosures confirmation next_actions fallback_text"],

["resources/ResourceRef","ResourceRef","Envelope","A reference to one resource.","kind handle label url"],

["resources/Collection","Collection","Envelope","The position of a page in its snapshot. A page count is never the total.","has_more next_cursor snapshot_handle returned expires_at"],

["resources/Disclosure","Disclosure","Envelope","Something the caller must tell the user together with the result.","name text"],

["resources/Confirmation","Confirmation","Envelope","The later explicit approval that a prepared action needs before it is executed.","required action_handle expires_at approve_with"],

["resources/NextAction","NextAction","Envelope","A capability that may follow, with the known part of its input.","capability tool reason input needs requires_approval"],

["resources/CapabilityCall","CapabilityCall","Envelope","A capability and the input to call it with.","capability input"],

["resources/Effect","Effect","Envelope","Something that has changed, or may have changed. HTTP success alone never proves an effect.","type state resource at reason observe"],

["resources/EffectResource","EffectResource","Envelope","What an effect happened to.","kind handle"],

["resources/OutcomeError","OutcomeError","Envelope","Why there is no result, in a 200 answer of the status needs_input or failed.","code message retryable retry_after_seconds pointer prerequisite candidates current"],

["resources/Problem","Problem","Envelope","Any answer that is not 200, as application/problem+json (RFC 9457).","type title status detail code request_id retryable errors prerequisite current retry_after_seconds"],

["resources/ProblemEntry","ProblemEntry","Envelope","One thing that is wrong with the input.","pointer code message suggestion"],

["resources/CapabilityFacts","CapabilityFacts","Envelope","What a caller learns about one capability.","name version earlier_versions summary effect ability statuses status_capability surfaces tool next_actions disclosures idempotency_key receipt extension since deprecated input_schema data_schema"],

["resources/CapabilityDeprecation","CapabilityDeprecation","Envelope","Says that a capability is deprecated. It works until it ends.","since replaced_by sunset"],

["resources/CaptureDestination","CaptureDestination","Ideas","Where a captured idea is put. It is never the subject matter of the idea.","list person"],

["resources/CaptureClarification","CaptureClarification","Ideas","The one question a capture waits for.","kind question choices"],

["resources/CaptureUpdate","CaptureUpdate","Ideas","One update of a capture.","cursor at stage message"],

["resources/CaptureSource","CaptureSource","Ideas","What an idea is captured from. It never changes once the capture is persisted.","kind text url media_refs"],

["resources/CaptureRetry","CaptureRetry","Ideas","The typed retry of a failed capture. Source and destination are retained unchanged.","expected_state_version source destination"],

["resources/CaptureReceipt","CaptureReceipt","Ideas","A capture after the write that changed it.","capture_public_id state state_version destination clarification"],

["resources/SavedIdea","SavedIdea","Ideas","One saved idea, and who likes it.","idea_handle kind title description place event when neighborhood activities source_url lists show_in_for_you liked state updated_at candidate_id liked_by mutual"],

["resources/CandidateLike","CandidateLike","Ideas","The current like of one candidate.","candidate_id liked people mutual"],

["resources/StructuredIdea","StructuredIdea","Ideas","The created idea, or the existing duplicate.","idea duplicate_of"],

["resources/InviteHost","InviteHost","Invites","The host, as an invitee sees them.","display_name"],

["resources/InvitePlace","InvitePlace","Invites","Where the plan takes place, as an invitee sees it.","name address"],

["resources/InvitePlan","InvitePlan","Invites","The guest's view of the plan. It has no host notes.","plan_handle title state scheduled_at timezone place description host coming"],

["resources/Invite","Invite","Invites","One invite addressed to the user.","invite_handle plan rsvp_status rsvp_available rsvp_deadline needs_reconfirm revision"],

["resources/LikeSubject","LikeSubject","Likes","What is liked.","kind handle"],

["resources/LikeFilters","LikeFilters","Likes","Which likes are wanted. Filters only select results and never change audiences.","neighborhood_names activity_names custom_activity_names when_preset incoming_only own_only"],

["resources/LikedThing","LikedThing","Likes","What is liked, with the title to show for it.","kind handle title"],

["resources/Like","Like","Likes","The current likes of the user and their people for one place, event or idea.","subject mine incoming_from intentions match matches revision"],

["resources/LikeChange","LikeChange","Likes","A like after a change.","subject saved intentions revision receipt_id reversible_until"],

["resources/ListDefaults","ListDefaults","Lists","The planning defaults of an Ideas List.","neighborhood_names activity_names custom_activity_names when_preset when_start when_end apply_matching_likes"],

["resources/ListDirection","ListDirection","Lists","One natural-language direction of an Ideas List and its planning status.","text planning_status updated_at"],

["resources/ListLike","ListLike","Lists","One saved idea that applying the preview would like for people.","idea for already"],

["resources/SkippedLike","SkippedLike","Lists","One saved idea of the preview to which nothing was applied.","idea_handle code"],

["resources/ManualLink","ManualLink","Lists","A link the caller passes on manually. The service contacts nobody.","url expires_at person"],

["resources/ListLikesSelection","ListLikesSelection","Lists","Whose likes of a list are reviewed and applied.","ideas_list_handle person_handles person_names source_person_handles source_person_names"],

["resources/LogisticsItemInput","LogisticsItemInput","Logistics","One item of the list that is written. Booking, purchasing and payment effects are unsupported.","kind action_type phase actor_type visibility status title target_url amount_note"],

["resources/LogisticsSingleItemInput","LogisticsSingleItemInput","Logistics","The one item that is written. Only its title is required. Booking, purchasing and payment effects are unsupported.","kind action_type phase actor_type visibility status title target_url amount_note"],

["resources/LogisticsItem","LogisticsItem","Logistics","One item of a plan's checklist. Invitees receive only those guests may see.","item_handle kind action_type phase actor_type visibility status title target_url amount_note"],

["resources/LogisticsProgress","LogisticsProgress","Logistics","The progress of the checklist.","done total"],

["resources/Media","Media","Media","One uploaded file, as it is stored.","media_ref type bytes width height expires_at"],

["resources/ObjectSubject","ObjectSubject","Objects","The object that is asked about.","type candidate_id query interaction_reference"],

["resources/ObjectReference","ObjectReference","Objects","One object, by its handle and a label a person can read.","type handle label"],

["resources/EnsuredPerson","EnsuredPerson","People","The result for one name.","name person created"],

["resources/PersonInterest","PersonInterest","People","One saved idea that concerns the person.","idea_handle kind title mine mutual"],

["resources/PersonPlan","PersonPlan","People","One plan that the caller shares with the person.","plan_handle title state role scheduled_at"],

["resources/PersonInvite","PersonInvite","People","One invite between the caller and the person.","plan_handle invite_handle title direction rsvp_status invited_at"],

["resources/PlanClaim","PlanClaim","Plans","One thing a source says, stored as evidence for the draft.","source_handle claim"],

["resources/AudienceSelection","AudienceSelection","Plans","The audience of a draft. Naming people contacts nobody.","person_names person_handles"],

["resources/ResearchSelection","ResearchSelection","Plans","The candidate of a discovery run that the draft is made from, with everything that proves it is still the one the user saw.","thread_handle run_handle snapshot_fingerprint reply_contract_handle expected_state_version candidate_ref"],

["resources/PlanSendFields","PlanSendFields","Plans","What an invitation is prepared from.","plan_handle public_description action send_person_names send_person_handles"],

["resources/PlanChanges","PlanChanges","Plans","What to change in a shared or active plan. Omitted fields do not change; null clears a field.","scheduled_at scheduled_date_local scheduled_time_local scheduled_ends_at meetup_at meetup_location_text rsvp_deadline capacity_min capacity_max title_override description_override show_guest_list"],

["resources/PlanContent","PlanContent","Plans","The idea's own text, or what overrides it, as the invitation shows it.","title description activity_name source_url"],

["resources/PlanRequirements","PlanRequirements","Plans","The original requirements for the plan. An invitee does not see them.","candidate_id custom_activity_name scheduled_at rsvp_deadline capacity_min capacity_max connect_on_signup show_guest_list private_plan idea_list_handle place_handle"],

["resources/PlanDraft","PlanDraft","Plans","The content of an unsent draft. Nobody has been contacted.","audience content requirements"],

["resources/PlanEvidence","PlanEvidence","Plans","One thing that research found about the plan.","claim source_handle source_url observed_at"],

["resources/PlanCost","PlanCost","Plans","One cost of the plan, as far as it is known.","label minimum_amount maximum_amount currency scope"],

["resources/PlanTiming","PlanTiming","Plans","When the plan takes place, as far as that is decided.","selected scheduled_at scheduled_ends_at meetup_at meetup_location_text timezone"],

["resources/PlanGuest","PlanGuest","Plans","One guest of a plan.","person rsvp_status delivery needs_reconfirm signed_up_by_link note"],

["resources/PlanDeliveryCounts","PlanDeliveryCounts","Plans","How many invitations were delivered. An invitee does not see this.","sent manual failed"],

["resources/PlanManagement","PlanManagement","Plans","What the caller can do with the plan now.","manageable reviewed private_plan allowed"],

["resources/PlanDelivery","PlanDelivery","Plans","What happened to the invitation of one recipient. The answer never says why a person cannot be reached.","person_handle display_name status at"],

["resources/PlanPreview","PlanPreview","Plans","The invitation as its recipients would see it.","title body public_description recipients"],

["resources/PlanDetails","PlanDetails","Plans","The fields of a plan that a prepared change affects; all others are omitted.","title description scheduled_at scheduled_ends_at meetup_at meetup_location_text rsvp_deadline capacity_min capacity_max show_guest_list"],

["resources/PlanView","PlanView","Plans","One plan with everything the caller is allowed to see.","plan requirements evidence costs timing show_guest_list roster coming pending_recipients delivery management logistics"],

["resources/PreparedRoster","PreparedRoster","Plans","The current roster and what would change.","prepared current_roster add remove manual_share"],

["resources/TimeSlot","TimeSlot","Recommendations","One concrete window, from timing that was explicitly supplied.","starts_at ends_at"],

["resources/DiscoveryFilters","DiscoveryFilters","Recommendations","The shared discovery filter set.","people names person_handles feed_name feed_names idea_list_name idea_list_names neighborhoods activities user_activities when_preset when time_slots duration_minutes constraint_kind requested_start_at search preference_terms idea_list_handles"],

["resources/ResearchGap","ResearchGap","Recommendations","Something the answer does not cover.","code message"],

["resources/RecommendationOption","RecommendationOption","Recommendations","One provisional choice among recommendations.","option_handle place why liked_by provisional"],

["resources/PersonContext","PersonContext","Recommendations","What is saved about one person and is relevant to the request.","person interests lists"],

["resources/RecommendationRequest","RecommendationRequest","Recommendations","What to look up recommendations by.","action objective subject person area preference date_phrase snapshot_handle option_handle"],

["resources/InterestSubject","InterestSubject","Relationships","The subject of an interest. Extra keys are allowed.","type candidate_id idea_list_handle"],

["resources/ManualInvitation","ManualInvitation","Relationships","A connection invitation the caller passes on manually. The service does not send it.","url invitation_token expires_at"],

["resources/FriendshipConsequence","FriendshipConsequence","Relationships","One thing that applying the review would change or keep.","code message person"],

["resources/FriendshipChoice","FriendshipChoice","Relationships","One retained intention that the review includes or excludes.","choice_id label included"],

["resources/IdentityChoice","IdentityChoice","Relationships","One of the host's people that the caller may be.","identity_choice_handle label"],

["resources/FriendshipLink","FriendshipLink","Relationships","A connection link that the caller can send. The service does not send it.","url invitation_token expires_at"],

["resources/InvitationPreview","InvitationPreview","Relationships","A limited preview of the host's likes, never all of them.","likes more"],

["resources/InterestChange","InterestChange","Relationships","An interest after a change.","subject person liked reversible_action_id"],

["resources/RoundupSourceItem","RoundupSourceItem","Roundups","One item of a source that the caller has already read.","title kind position excerpt"],

["resources/RoundupDestination","RoundupDestination","Roundups","Where the ideas of a roundup are put.","list person"],

["resources/RoundupItem","RoundupItem","Roundups","One item of a roundup and what happened to it.","position title outcome capture_public_id idea_handle reason"],

["resources/RoundupUpdate","RoundupUpdate","Roundups","One update of a roundup.","cursor at stage message"],

["resources/RoundupContinuation","RoundupContinuation","Roundups","The one typed continuation of a needs_input result.","operation input required_fields reference_roles generation"],

["resources/Roundup","Roundup","Roundups","One roundup in its current state.","public_id state generation scope destination items updates continuation"],

["resources/TextSpan","TextSpan","Search","The words of the request that state something.","text start end"],

["resources/LocalInterval","LocalInterval","Search","A part of the day, in wall-clock times.","starts_at starts_before"],

["resources/Daypart","Daypart","Search","A part of the day the user stated.","value span local_interval hardness provenance confidence"],

["resources/WeekdaySelector","WeekdaySelector","Search","The days of the week the user stated.","values iso_days span hardness provenance confidence"],

["resources/SearchResult","SearchResult","Search","One thing found.","scope handle title snippet when"],

["types/brief","Values of brief","Brief","Handles and other values of brief.","BriefSectionType"],

["types/calendar","Values of calendar","Calendar","Handles and other values of calendar.","AvailabilityUncertaintyCode"],

["types/common","Values of common","Common","Handles and other values of common.","ExecutionId ActionHandle CapturePublicId RoundupPublicId IdeasListHandle IdeasListHandleLong IdeaHandle PersonHandle PersonHandleLong PlanHandle InviteHandle PlaceHandle PlaceHandleLong EventHandle RunHandle ThreadHandle ReplyContractHandle SnapshotHandle CandidateId ReversibleActionId ReversibleActionIdLong MediaRef TimeHandle StateVersion Generation Revision Checksum ResultStatus PersonClassification IdeaKind MembershipMode PersonAvailability PlanRole PlanState RsvpStatus TipState DeliveryWay WhenPreset AvailabilityWhenPreset ListOrigin"],

["types/discovery","Values of discovery","Discovery","Handles and other values of discovery.","ObjectiveRelation TargetKind ReplacementDimension DiscoveryRunState"],

["types/envelope","Values of envelope","Envelope","Handles and other values of envelope.","CurrentState SurfaceTitle"],

["types/ideas","Values of ideas","Ideas","Handles and other values of ideas.","CaptureState CaptureQuestionKind CaptureStage"],

["types/invites","Values of invites","Invites","Handles and other values of invites.","RsvpAnswer"],

["types/likes","Values of likes","Likes","Handles and other values of likes.","LikeKind LikeOperation LikeIntention LikeReceiptId"],

["types/lists","Values of lists","Lists","Handles and other values of lists.","DirectionStatus PreviewToken"],

["types/logistics","Values of logistics","Logistics","Handles and other values of logistics.","LogisticsItemHandle LogisticsKind LogisticsPhase LogisticsActor LogisticsVisibility LogisticsStatus LogisticsMode"],

["types/objects","Values of objects","Objects","Handles and other values of objects.","ObjectType"],

["types/people","Values of people","People","Handles and other values of people.","PeopleFilter"],

["types/plans","Values of plans","Plans","Handles and other values of plans.","PlanCandidateId SourceHandle SendAction PlanScope PlanRoleFilter"],

["types/relationships","Values of relationships","Relationships","Handles and other values of relationships.","MutualInterest InterestSubjectType FriendshipMode InvitationToken ReviewToken"],

["types/roundups","Values of roundups","Roundups","Handles and other values of roundups.","RoundupOperation RoundupScope RoundupState RoundupStage"],

["types/search","Values of search","Search","Handles and other values of search.","SearchScope"],

["errors/index","Errors","Errors","Every machine code, what it means and what to do.","codes problems needs_input failed"],

["errors/request_malformed","request_malformed","HTTP 400","Not a well-formed request.","This is not a well-formed HTTP request."],

["errors/token_missing","token_missing","HTTP 401","No bearer token.","The request has no bearer token."],

["errors/token_invalid","token_invalid","HTTP 401","Token not recognised.","This bearer token is unknown. Perhaps it was copied incompletely."],

["errors/token_expired","token_expired","HTTP 401","Token expired.","This bearer token has expired."],

["errors/token_revoked","token_revoked","HTTP 401","Token revoked.","This bearer token was revoked."],

["errors/session_required","session_required","HTTP 401","Nobody is signed in.","This page needs somebody who is signed in."],

["errors/rate_limited","rate_limited","HTTP 429","Too many requests.","Too many requests arrived in a short time."],

["errors/route_not_found","route_not_found","HTTP 404","No such address.","There is nothing at this address."],

["errors/capability_unknown","capability_unknown","HTTP 404","No such capability.","This surface has no capability with this name."],

["errors/method_not_allowed","method_not_allowed","HTTP 405","Method not allowed.","This address does not accept this HTTP method."],

["errors/ability_missing","ability_missing","HTTP 403","Token lacks an ability.","This token does not have the ability that this capability needs."],

["errors/access_denied","access_denied","HTTP 403","Not allowed.","This account is not allowed to do this."],

["errors/body_too_large","body_too_large","HTTP 413","Body too large.","The request body is larger than this service accepts."],

["errors/media_type_unsupported","media_type_unsupported","HTTP 415","Media type not supported.","The body must be JSON in UTF-8."],

["errors/input_invalid","input_invalid","HTTP 422","Input not valid.","Part of the request is not what this capability expects."],

["errors/version_mismatch","version_mismatch","HTTP 422","Version not accepted.","This capability does not accept the version the request names."],

["errors/idempotency_key_required","idempotency_key_required","HTTP 422","Idempotency key missing.","This capability changes something, so it needs an idempotency key."],

["errors/idempotency_key_invalid","idempotency_key_invalid","HTTP 422","Idempotency key not valid.","The idempotency key must be 1 to 191 printable ASCII characters, sent in one header, and the same in header and body."],

["errors/cursor_invalid","cursor_invalid","HTTP 422","Cursor not valid.","This cursor was not made for this account and this capability, or it was changed."],

["errors/cursor_with_constraints","cursor_with_constraints","HTTP 422","Cursor with other constraints.","A cursor or snapshot continues an earlier result, so other filters are not allowed with it."],

["errors/idempotency_conflict","idempotency_conflict","HTTP 409","Key already used.","This idempotency key was already used with another input or another capability."],

["errors/execution_in_progress","execution_in_progress","HTTP 409","Still running.","The same request is still running."],

["errors/reference_not_found","reference_not_found","HTTP 404","Reference not found.","This account can see nothing with this reference."],

["errors/stale_revision","stale_revision","HTTP 409","Changed in the meantime.","This has changed since you read it, so the revision you sent is out of date."],

["errors/stale_checksum","stale_checksum","HTTP 409","Content changed in the meantime.","The content has changed since you read it, so the checksum you sent is out of date."],

["errors/stale_state_version","stale_state_version","HTTP 409","State has changed.","The state has changed since you read it, so the state version you sent is out of date."],

["errors/stale_generation","stale_generation","HTTP 409","Roundup has changed.","The roundup has changed since you read it, so the generation you sent is out of date."],

["errors/confirmation_required","confirmation_required","HTTP 409","Needs a prepared and approved action.","This can contact other people, so it cannot be called directly."],

["errors/confirmation_expired","confirmation_expired","HTTP 409","Prepared action expired.","The prepared action has expired; nothing was sent and nothing was changed."],

["errors/confirmation_consumed","confirmation_consumed","HTTP 409","Prepared action already used or replaced.","This prepared action was already used, or a newer one replaced it."],

["errors/principal_mismatch","principal_mismatch","HTTP 409","Prepared by another token.","A prepared action can only be committed with the token that prepared it."],

["errors/surface_mismatch","surface_mismatch","HTTP 409","Prepared on another surface.","A prepared action can only be committed on the surface that prepared it."],

["errors/internal","internal","HTTP 500","Something went wrong here.","The service could not finish this request. Nothing was changed."],

["errors/capability_not_implemented","capability_not_implemented","HTTP 501","Not built yet.","This capability is described but not available yet. Nothing was changed."],

["errors/dependency_unavailable","dependency_unavailable","HTTP 503","Temporarily unavailable.","Something this service depends on is not answering at the moment."],

["errors/person_ambiguous","person_ambiguous","Outcome needs_input","Several people match.","More than one of your saved people has this name."],

["errors/person_unresolved","person_unresolved","Outcome needs_input","No saved person with this name.","You have no saved person with this name."],

["errors/list_ambiguous","list_ambiguous","Outcome needs_input","Several lists match.","More than one of your Ideas Lists matches this name."],

["errors/subject_required","subject_required","Outcome needs_input","What is this about?.","The request does not say what it is about."],

["errors/subject_ambiguous","subject_ambiguous","Outcome needs_input","Several things match.","More than one thing matches the request."],

["errors/related_drafts_exist","related_drafts_exist","Outcome needs_input","A related draft exists.","You already have an unsent draft for this idea."],

["errors/timing_required","timing_required","Outcome needs_input","When?.","The request does not say when."],

["errors/scope_required","scope_required","Outcome needs_input","How much of it?.","It is not clear how much of this source is wanted."],

["errors/destination_required","destination_required","Outcome needs_input","Where should it go?.","It is not clear which Ideas List this should go to."],

["errors/selection_required","selection_required","Outcome needs_input","Which of them?.","Several items were found, and the user has not chosen any yet."],

["errors/clarification_required","clarification_required","Outcome needs_input","One question first.","One detail is missing before this can go on."],

["errors/catalog_name_unknown","catalog_name_unknown","Outcome needs_input","Not in the catalog.","This name is not in the catalog."],

["errors/review_required","review_required","Outcome needs_input","Review first.","The user must review and accept the consequences first."],

["errors/review_stale","review_stale","Outcome needs_input","Review out of date.","Something has changed since the review, so it is out of date."],

["errors/nothing_found","nothing_found","Outcome needs_input","Nothing matches.","Nothing matches all of the requirements."],

["errors/source_unreachable","source_unreachable","Outcome failed","Source not reachable.","The source could not be reached."],

["errors/source_unsupported","source_unsupported","Outcome failed","Source not supported.","This kind of source cannot be read."],

["errors/media_not_found","media_not_found","Outcome failed","Media not found.","One of the media references is not an upload of this account."],

["errors/not_failed","not_failed","Outcome failed","Nothing to retry.","This has not failed, so there is nothing to retry."],

["errors/draft_not_reviewed","draft_not_reviewed","Outcome failed","Draft not reviewed.","This draft has not been reviewed since its last change."],

["errors/plan_not_editable","plan_not_editable","Outcome failed","Plan cannot be changed this way.","This plan is not an unsent draft of yours, so it cannot be changed this way."],

["errors/plan_exposed","plan_exposed","Outcome failed","Others already know of this plan.","This plan has already reached other people, so it cannot simply be discarded."],

["errors/plan_not_exposed","plan_not_exposed","Outcome failed","Plan not shared yet.","This plan has not been shared or sent yet."],

["errors/plan_closed","plan_closed","Outcome failed","Plan is over.","This plan is past, canceled or discarded and can no longer be changed."],

["errors/rsvp_closed","rsvp_closed","Outcome failed","Answers are closed.","This invite can no longer be answered."],

["errors/plan_full","plan_full","Outcome failed","Plan is full.","All places of this plan are taken."],

["errors/invite_removed","invite_removed","Outcome failed","No longer invited.","The host withdrew this invite."],

["errors/connected_friend_not_deletable","connected_friend_not_deletable","Outcome failed","Connected Friends cannot be deleted.","Only a private Friend in Mind can be deleted, and this person is a Connected Friend."],

["errors/recipient_not_eligible","recipient_not_eligible","Outcome failed","Recipient not eligible.","The service cannot deliver this to one of the recipients."],

["errors/delivery_unavailable","delivery_unavailable","Outcome failed","Delivery not available.","The service cannot reach this person at the moment."],

["errors/place_archived","place_archived","Outcome failed","Place is archived.","This place is archived, so it can no longer be changed."],

["errors/idea_archived","idea_archived","Outcome failed","Idea is archived.","This idea is archived, so it can no longer be changed."],

["errors/calendar_not_connected","calendar_not_connected","Outcome failed","No calendar connected.","No calendar is connected, so availability is unknown."],

["errors/snapshot_expired","snapshot_expired","Outcome failed","Result expired.","The earlier result that this continues has expired."],

["errors/run_expired","run_expired","Outcome failed","Discovery run expired.","This discovery run has expired."],

["errors/not_reversible","not_reversible","Outcome failed","Cannot be undone.","This cannot be undone, because it was already undone or the time to undo it has passed."],

["errors/capability_retired","capability_retired","Outcome failed","Not for saved views.","This list is a saved view, so its filters decide what it contains."],

["errors/logistics_transition_invalid","logistics_transition_invalid","Outcome failed","Status change not possible.","A logistics item cannot change from its current status to the requested one."],

["errors/limit_reached","limit_reached","Outcome failed","Limit reached.","The limit is reached, so no more can be added."],

["lint/index","Rules of the registry","Rules of the registry","What npm run lint:registry requires of every entry, and why.",""],

["lint/about-says-more","about-says-more","Rules","The description of a capability says more than its summary, in whole sentences.",""],

["lint/code-is-answered","code-is-answered","Rules","Every code is common or declared by a capability.",""],

["lint/description-adds-to-the-name","description-adds-to-the-name","Rules","A description says something that the field’s name does not.",""],

["lint/description-is-a-sentence","description-is-a-sentence","Rules","A field’s description is a sentence: it begins with a capital and ends with a period.",""],

["lint/ending-is-destructive","ending-is-destructive","Rules","A capability that deletes, discards, removes or cancels is marked destructive.",""],

["lint/expectation-has-its-conflict","expectation-has-its-conflict","Rules","A capability that takes expected_revision, expected_checksum, expected_state_version or expected_generation declares the conflict that go…",""],

["lint/handle-has-its-type","handle-has-its-type","Rules","A field whose name ends in _handle or _handles uses a named handle type.",""],

["lint/handle-may-name-nothing","handle-may-name-nothing","Rules","A capability that takes a handle declares reference_not_found.",""],

["lint/input-list-is-bounded","input-list-is-bounded","Rules","A list in an input has a maximum number of items.",""],

["lint/input-text-is-bounded","input-text-is-bounded","Rules","A string in an input has a maximum length.",""],

["lint/instant-is-a-date-time","instant-is-a-date-time","Rules","A field whose name ends in _at is a date-time.",""],

["lint/name-may-fit-several","name-may-fit-several","Rules","A capability that takes people by name declares person_ambiguous or person_unresolved.",""],

["lint/next-is-reachable","next-is-reachable","Rules","What a capability suggests next can be called on one of its own surfaces.",""],

["lint/prepared-is-disclosed","prepared-is-disclosed","Rules","A capability that answers a prepared action declares the disclosure confirmation.action_prepared.",""],

["lint/replacement-is-current","replacement-is-current","Rules","What replaces something deprecated is not deprecated itself.",""],

["lint/summary-is-a-command","summary-is-a-command","Rules","A summary is a short command: capitalised, at most 60 characters, without a period.",""],

["lint/type-is-used","type-is-used","Rules","Every named type is used by a capability, or by a type that is.",""],

["lint/verb-tells-the-effect","verb-tells-the-effect","Rules","A capability whose last word is get, query, list or search is a read.",""]
]

// Finds pages by words. The index is above, in the same file: address, title, kind, description, more words.

function wordsOf(text) {
  return text.toLowerCase().match(/[a-z0-9]+/g) ?? []
}

function prepared([path, title, kind, about, words]) {
  return {
    path,
    title,
    kind,
    about,
    name: title.toLowerCase(),
    parts: [
      [12, wordsOf(title)],
      [4, wordsOf(words)],
      [3, wordsOf(about)],
      [2, wordsOf(kind)],
    ],
  }
}

/** Whether one letter added, left out or changed makes one word of the other. */
function almost(word, other) {
  if (word.length < 4 || Math.abs(word.length - other.length) > 1) return false
  let from = 0
  while (from < word.length && word[from] === other[from]) from += 1
  const rest = (text, skip) => text.slice(from + skip)
  return (
    rest(word, 1) === rest(other, 1) ||
    rest(word, 0) === rest(other, 1) ||
    rest(word, 1) === rest(other, 0)
  )
}

function scoreOf(word, other) {
  if (word === other) return 3
  if (other.startsWith(word)) return 2
  if (word.length > 2 && other.includes(word)) return 1
  return almost(word, other) ? 0.5 : 0
}

/** Every word has to be found somewhere; what is found in a title counts most. */
function find(index, query) {
  const asked = wordsOf(query)
  if (asked.length === 0) return []
  const whole = query.trim().toLowerCase()
  const found = []
  for (const entry of index) {
    let score = entry.name === whole ? 100 : entry.name.startsWith(whole) ? 20 : 0
    const all = asked.every((word) => {
      let best = 0
      for (const [weight, words] of entry.parts)
        for (const other of words) best = Math.max(best, weight * scoreOf(word, other))
      score += best
      return best > 0
    })
    // Among equals the shorter title is nearer to what was asked.
    if (all) found.push({ entry, score: score - entry.name.length / 100 })
  }
  found.sort((one, other) => other.score - one.score)
  return found.slice(0, 20).map(({ entry }) => entry)
}

const index = globalThis.docsIndex.map(prepared)
globalThis.findPages = (query) => find(index, query)
