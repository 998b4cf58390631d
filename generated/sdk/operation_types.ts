// Generated from spec/ by codegen. Do not edit.

/** Every capability the HTTP API has: the codes its answers may have, how its work is observed, and whether it only reads. */
export interface OperationTypes {
  'actions.commit': {
    needs_input: 'review_required'
    failed: 'recipient_not_eligible' | 'delivery_unavailable' | 'plan_closed' | 'plan_not_editable'
    refused: 'reference_not_found' | 'access_denied' | 'approval_required' | 'confirmation_expired' | 'confirmation_consumed' | 'principal_mismatch' | 'surface_mismatch' | 'stale_revision' | 'stale_checksum' | 'stale_state_version'
    observed_by: 'executions.get'
    reads: false
    paged: false
  }
  'executions.get': {
    needs_input: string
    failed: string
    refused: 'reference_not_found'
    observed_by: 'executions.get'
    reads: true
    paged: false
  }
  'planning.brief.get': {
    needs_input: string
    failed: string
    refused: never
    observed_by: 'executions.get'
    reads: true
    paged: false
  }
  'availability.query': {
    needs_input: 'timing_required' | 'person_ambiguous' | 'person_unresolved'
    failed: 'calendar_not_connected' | 'snapshot_expired'
    refused: 'reference_not_found' | 'cursor_invalid' | 'cursor_with_constraints'
    observed_by: 'executions.get'
    reads: true
    paged: true
  }
  'calendar.status.get': {
    needs_input: string
    failed: string
    refused: never
    observed_by: 'executions.get'
    reads: true
    paged: false
  }
  'events.search': {
    needs_input: string
    failed: string
    refused: never
    observed_by: 'executions.get'
    reads: true
    paged: false
  }
  'ideas.capture': {
    needs_input: 'destination_required' | 'list_ambiguous' | 'person_ambiguous' | 'person_unresolved' | 'subject_required' | 'timing_required'
    failed: 'source_unreachable' | 'source_unsupported' | 'media_not_found' | 'limit_reached' | 'access_denied'
    refused: 'reference_not_found' | 'access_denied' | 'stale_state_version'
    observed_by: 'ideas.capture.get'
    reads: false
    paged: false
  }
  'ideas.capture.get': {
    needs_input: 'destination_required' | 'list_ambiguous' | 'person_ambiguous' | 'person_unresolved' | 'subject_required' | 'timing_required'
    failed: 'source_unreachable' | 'source_unsupported' | 'media_not_found' | 'limit_reached' | 'access_denied'
    refused: 'reference_not_found' | 'access_denied'
    observed_by: 'ideas.capture.get'
    reads: true
    paged: false
  }
  'ideas.capture.retry': {
    needs_input: string
    failed: 'source_unreachable' | 'source_unsupported' | 'media_not_found' | 'limit_reached' | 'access_denied'
    refused: 'reference_not_found' | 'access_denied' | 'stale_state_version'
    observed_by: 'ideas.capture.get'
    reads: false
    paged: false
  }
  'discovery.prepare': {
    needs_input: 'person_ambiguous' | 'person_unresolved' | 'timing_required'
    failed: 'run_expired' | 'limit_reached'
    refused: 'reference_not_found' | 'stale_state_version'
    observed_by: 'executions.get'
    reads: false
    paged: false
  }
  'discovery.record': {
    needs_input: string
    failed: 'run_expired' | 'limit_reached'
    refused: 'reference_not_found' | 'stale_state_version'
    observed_by: 'executions.get'
    reads: false
    paged: false
  }
  'ideas.discover': {
    needs_input: 'person_ambiguous' | 'person_unresolved' | 'subject_required' | 'timing_required'
    failed: 'source_unreachable' | 'limit_reached'
    refused: 'reference_not_found'
    observed_by: 'executions.get'
    reads: false
    paged: false
  }
  'ideas.discover.refine': {
    needs_input: 'person_ambiguous' | 'person_unresolved' | 'subject_required' | 'timing_required'
    failed: 'source_unreachable' | 'run_expired' | 'limit_reached'
    refused: 'reference_not_found' | 'stale_state_version'
    observed_by: 'executions.get'
    reads: false
    paged: false
  }
  'ideas.discover.save': {
    needs_input: 'catalog_name_unknown'
    failed: 'run_expired' | 'limit_reached'
    refused: 'reference_not_found' | 'stale_state_version'
    observed_by: 'executions.get'
    reads: false
    paged: false
  }
  'ideas.created.archive': {
    needs_input: string
    failed: string
    refused: 'reference_not_found'
    observed_by: 'executions.get'
    reads: false
    paged: false
  }
  'ideas.created.update': {
    needs_input: string
    failed: 'idea_archived'
    refused: 'reference_not_found'
    observed_by: 'executions.get'
    reads: false
    paged: false
  }
  'ideas.structured_create': {
    needs_input: 'subject_required' | 'timing_required'
    failed: 'place_archived' | 'capability_retired' | 'limit_reached'
    refused: 'reference_not_found'
    observed_by: 'executions.get'
    reads: false
    paged: false
  }
  'ideas.candidates.like': {
    needs_input: 'subject_required'
    failed: 'idea_archived' | 'limit_reached'
    refused: 'reference_not_found'
    observed_by: 'executions.get'
    reads: false
    paged: false
  }
  'invites.get': {
    needs_input: string
    failed: string
    refused: 'reference_not_found'
    observed_by: 'executions.get'
    reads: true
    paged: false
  }
  'invites.list': {
    needs_input: string
    failed: string
    refused: 'reference_not_found' | 'cursor_invalid' | 'cursor_with_constraints'
    observed_by: 'executions.get'
    reads: true
    paged: true
  }
  'invites.rsvp.update': {
    needs_input: string
    failed: 'rsvp_closed' | 'plan_full' | 'invite_removed'
    refused: 'reference_not_found' | 'stale_revision'
    observed_by: 'executions.get'
    reads: false
    paged: false
  }
  'likes.query': {
    needs_input: string
    failed: string
    refused: 'reference_not_found' | 'cursor_invalid' | 'cursor_with_constraints'
    observed_by: 'executions.get'
    reads: true
    paged: true
  }
  'likes.mutate': {
    needs_input: 'subject_required'
    failed: 'idea_archived' | 'place_archived' | 'limit_reached' | 'not_reversible'
    refused: 'reference_not_found' | 'stale_revision'
    observed_by: 'executions.get'
    reads: false
    paged: false
  }
  'ideas.lists.create': {
    needs_input: 'person_ambiguous' | 'person_unresolved' | 'catalog_name_unknown'
    failed: 'limit_reached'
    refused: 'reference_not_found'
    observed_by: 'executions.get'
    reads: false
    paged: false
  }
  'ideas.lists.defaults.update': {
    needs_input: 'catalog_name_unknown'
    failed: string
    refused: 'reference_not_found'
    observed_by: 'executions.get'
    reads: false
    paged: false
  }
  'ideas.lists.delete': {
    needs_input: string
    failed: string
    refused: 'reference_not_found'
    observed_by: 'executions.get'
    reads: false
    paged: false
  }
  'ideas.lists.duplicate': {
    needs_input: string
    failed: 'limit_reached'
    refused: 'reference_not_found'
    observed_by: 'executions.get'
    reads: false
    paged: false
  }
  'ideas.lists.rename': {
    needs_input: string
    failed: string
    refused: 'reference_not_found'
    observed_by: 'executions.get'
    reads: false
    paged: false
  }
  'ideas.lists.directions.get': {
    needs_input: string
    failed: string
    refused: 'reference_not_found'
    observed_by: 'executions.get'
    reads: true
    paged: false
  }
  'ideas.lists.get': {
    needs_input: string
    failed: string
    refused: 'reference_not_found'
    observed_by: 'executions.get'
    reads: true
    paged: false
  }
  'ideas.lists.items.update': {
    needs_input: string
    failed: 'idea_archived' | 'capability_retired' | 'limit_reached'
    refused: 'reference_not_found'
    observed_by: 'executions.get'
    reads: false
    paged: false
  }
  'ideas.lists.members.update': {
    needs_input: 'person_ambiguous' | 'person_unresolved'
    failed: 'capability_retired' | 'limit_reached'
    refused: 'reference_not_found'
    observed_by: 'executions.get'
    reads: false
    paged: false
  }
  'ideas.lists.likes.preview': {
    needs_input: string
    failed: 'person_ambiguous' | 'person_unresolved' | 'capability_retired'
    refused: 'reference_not_found'
    observed_by: 'executions.get'
    reads: true
    paged: false
  }
  'ideas.lists.likes.apply': {
    needs_input: 'person_ambiguous' | 'person_unresolved' | 'review_required' | 'review_stale'
    failed: 'capability_retired'
    refused: 'reference_not_found'
    observed_by: 'executions.get'
    reads: false
    paged: false
  }
  'ideas.lists.query': {
    needs_input: string
    failed: 'snapshot_expired'
    refused: 'cursor_invalid' | 'cursor_with_constraints' | 'reference_not_found'
    observed_by: 'executions.get'
    reads: true
    paged: true
  }
  'ideas.lists.share.prepare': {
    needs_input: 'person_ambiguous' | 'person_unresolved'
    failed: 'recipient_not_eligible' | 'delivery_unavailable' | 'capability_retired'
    refused: 'reference_not_found'
    observed_by: 'executions.get'
    reads: false
    paged: false
  }
  'plans.logistics.get': {
    needs_input: string
    failed: string
    refused: 'reference_not_found'
    observed_by: 'executions.get'
    reads: true
    paged: false
  }
  'plans.logistics.update': {
    needs_input: string
    failed: 'plan_not_editable' | 'plan_closed' | 'logistics_transition_invalid' | 'limit_reached'
    refused: 'reference_not_found'
    observed_by: 'executions.get'
    reads: false
    paged: false
  }
  'ideas.object.get': {
    needs_input: 'subject_required' | 'subject_ambiguous' | 'nothing_found'
    failed: string
    refused: 'reference_not_found'
    observed_by: 'executions.get'
    reads: true
    paged: false
  }
  'ideas.object.mutate': {
    needs_input: 'subject_required' | 'subject_ambiguous' | 'nothing_found' | 'destination_required' | 'list_ambiguous' | 'catalog_name_unknown'
    failed: 'idea_archived' | 'place_archived' | 'not_reversible' | 'capability_retired' | 'limit_reached'
    refused: 'reference_not_found' | 'access_denied'
    observed_by: 'executions.get'
    reads: false
    paged: false
  }
  'relationships.people.ensure': {
    needs_input: 'person_ambiguous' | 'subject_required'
    failed: 'limit_reached'
    refused: never
    observed_by: 'executions.get'
    reads: false
    paged: false
  }
  'relationships.people.manage': {
    needs_input: 'subject_required'
    failed: 'connected_friend_not_deletable' | 'limit_reached'
    refused: 'reference_not_found'
    observed_by: 'executions.get'
    reads: false
    paged: false
  }
  'relationships.people.query': {
    needs_input: string
    failed: 'snapshot_expired'
    refused: 'cursor_invalid' | 'cursor_with_constraints' | 'reference_not_found'
    observed_by: 'executions.get'
    reads: true
    paged: true
  }
  'relationships.person.get': {
    needs_input: 'person_ambiguous' | 'person_unresolved'
    failed: string
    refused: 'reference_not_found'
    observed_by: 'executions.get'
    reads: true
    paged: false
  }
  'places.private.create': {
    needs_input: 'catalog_name_unknown'
    failed: 'limit_reached'
    refused: never
    observed_by: 'executions.get'
    reads: false
    paged: false
  }
  'places.private.update': {
    needs_input: 'catalog_name_unknown'
    failed: 'place_archived'
    refused: 'reference_not_found'
    observed_by: 'executions.get'
    reads: false
    paged: false
  }
  'places.private.archive': {
    needs_input: string
    failed: string
    refused: 'reference_not_found'
    observed_by: 'executions.get'
    reads: false
    paged: false
  }
  'places.private.query': {
    needs_input: string
    failed: 'snapshot_expired'
    refused: 'cursor_invalid' | 'cursor_with_constraints' | 'reference_not_found'
    observed_by: 'executions.get'
    reads: true
    paged: true
  }
  'plans.draft.create': {
    needs_input: 'subject_required' | 'related_drafts_exist' | 'person_ambiguous' | 'person_unresolved'
    failed: 'idea_archived' | 'place_archived' | 'run_expired'
    refused: 'reference_not_found' | 'stale_checksum' | 'stale_state_version'
    observed_by: 'executions.get'
    reads: false
    paged: false
  }
  'plans.draft.update': {
    needs_input: 'subject_required' | 'person_ambiguous' | 'person_unresolved'
    failed: 'idea_archived' | 'place_archived' | 'plan_not_editable'
    refused: 'reference_not_found' | 'stale_checksum'
    observed_by: 'executions.get'
    reads: false
    paged: false
  }
  'plans.draft.preview': {
    needs_input: 'subject_required' | 'timing_required'
    failed: 'plan_not_editable'
    refused: 'reference_not_found'
    observed_by: 'executions.get'
    reads: false
    paged: false
  }
  'plans.draft.delete': {
    needs_input: 'subject_required'
    failed: 'plan_exposed' | 'plan_not_editable'
    refused: 'reference_not_found' | 'stale_checksum'
    observed_by: 'executions.get'
    reads: false
    paged: false
  }
  'plans.discard': {
    needs_input: string
    failed: 'plan_exposed' | 'plan_closed' | 'plan_not_editable'
    refused: 'reference_not_found'
    observed_by: 'executions.get'
    reads: false
    paged: false
  }
  'plans.get': {
    needs_input: string
    failed: string
    refused: 'reference_not_found'
    observed_by: 'executions.get'
    reads: true
    paged: false
  }
  'plans.query': {
    needs_input: string
    failed: 'snapshot_expired'
    refused: 'reference_not_found' | 'cursor_invalid' | 'cursor_with_constraints'
    observed_by: 'executions.get'
    reads: true
    paged: true
  }
  'plans.status.get': {
    needs_input: string
    failed: string
    refused: 'reference_not_found'
    observed_by: 'executions.get'
    reads: true
    paged: false
  }
  'plans.prepare_send': {
    needs_input: 'subject_required' | 'person_ambiguous' | 'person_unresolved'
    failed: 'draft_not_reviewed' | 'plan_not_editable' | 'plan_closed' | 'recipient_not_eligible'
    refused: 'reference_not_found'
    observed_by: 'executions.get'
    reads: false
    paged: false
  }
  'plans.invitation.prepare': {
    needs_input: 'subject_required' | 'timing_required' | 'person_ambiguous' | 'person_unresolved'
    failed: 'plan_not_editable' | 'plan_closed' | 'recipient_not_eligible'
    refused: 'reference_not_found'
    observed_by: 'executions.get'
    reads: false
    paged: false
  }
  'plans.roster.prepare': {
    needs_input: 'person_ambiguous' | 'person_unresolved'
    failed: 'draft_not_reviewed' | 'plan_not_editable' | 'plan_closed' | 'recipient_not_eligible'
    refused: 'reference_not_found' | 'stale_revision'
    observed_by: 'executions.get'
    reads: false
    paged: false
  }
  'plans.update.prepare': {
    needs_input: string
    failed: 'plan_not_exposed' | 'plan_not_editable' | 'plan_closed'
    refused: 'reference_not_found' | 'stale_revision'
    observed_by: 'executions.get'
    reads: false
    paged: false
  }
  'plans.cancel.prepare': {
    needs_input: string
    failed: 'plan_not_exposed' | 'plan_not_editable' | 'plan_closed'
    refused: 'reference_not_found' | 'stale_revision'
    observed_by: 'executions.get'
    reads: false
    paged: false
  }
  'ideas.list.generate': {
    needs_input: 'person_ambiguous' | 'person_unresolved' | 'list_ambiguous' | 'catalog_name_unknown' | 'subject_required' | 'timing_required' | 'nothing_found'
    failed: 'limit_reached'
    refused: 'reference_not_found'
    observed_by: 'executions.get'
    reads: false
    paged: false
  }
  'ideas.recommendations.get': {
    needs_input: 'person_ambiguous' | 'person_unresolved' | 'list_ambiguous' | 'catalog_name_unknown' | 'timing_required' | 'nothing_found'
    failed: string
    refused: 'reference_not_found' | 'cursor_invalid' | 'cursor_with_constraints'
    observed_by: 'executions.get'
    reads: true
    paged: true
  }
  'ideas.recommendations.prepare': {
    needs_input: 'subject_required' | 'person_ambiguous' | 'person_unresolved' | 'catalog_name_unknown' | 'nothing_found'
    failed: 'snapshot_expired'
    refused: 'reference_not_found'
    observed_by: 'executions.get'
    reads: true
    paged: false
  }
  'relationships.interest.get': {
    needs_input: string
    failed: string
    refused: 'reference_not_found'
    observed_by: 'executions.get'
    reads: true
    paged: false
  }
  'relationships.interest.mutate': {
    needs_input: 'person_ambiguous' | 'person_unresolved' | 'subject_required'
    failed: 'idea_archived' | 'place_archived' | 'limit_reached' | 'not_reversible'
    refused: 'reference_not_found'
    observed_by: 'executions.get'
    reads: false
    paged: false
  }
  'relationships.connection.prepare': {
    needs_input: 'person_ambiguous' | 'person_unresolved' | 'list_ambiguous' | 'subject_required'
    failed: 'recipient_not_eligible' | 'delivery_unavailable' | 'capability_retired'
    refused: 'reference_not_found'
    observed_by: 'executions.get'
    reads: false
    paged: false
  }
  'relationships.friendship.review': {
    needs_input: 'subject_required' | 'subject_ambiguous' | 'review_stale'
    failed: string
    refused: 'reference_not_found'
    observed_by: 'executions.get'
    reads: true
    paged: false
  }
  'relationships.friendship.apply': {
    needs_input: 'review_required' | 'review_stale'
    failed: string
    refused: 'approval_required'
    observed_by: 'executions.get'
    reads: false
    paged: false
  }
  'relationships.invitation.get': {
    needs_input: string
    failed: string
    refused: 'reference_not_found'
    observed_by: 'executions.get'
    reads: true
    paged: false
  }
  'ideas.roundup.get': {
    needs_input: 'scope_required' | 'destination_required' | 'selection_required' | 'list_ambiguous' | 'person_ambiguous' | 'person_unresolved'
    failed: 'source_unreachable' | 'source_unsupported' | 'access_denied'
    refused: 'reference_not_found' | 'access_denied'
    observed_by: 'ideas.roundup.get'
    reads: true
    paged: false
  }
  'ideas.roundup.mutate': {
    needs_input: 'scope_required' | 'destination_required' | 'selection_required' | 'list_ambiguous' | 'person_ambiguous' | 'person_unresolved'
    failed: 'source_unreachable' | 'source_unsupported' | 'not_failed' | 'limit_reached' | 'access_denied'
    refused: 'reference_not_found' | 'access_denied' | 'stale_generation'
    observed_by: 'ideas.roundup.get'
    reads: false
    paged: false
  }
  'ideas.saved.query': {
    needs_input: string
    failed: 'person_ambiguous' | 'person_unresolved' | 'snapshot_expired'
    refused: 'reference_not_found' | 'cursor_invalid' | 'cursor_with_constraints'
    observed_by: 'executions.get'
    reads: true
    paged: true
  }
  'ideas.search': {
    needs_input: string
    failed: string
    refused: never
    observed_by: 'executions.get'
    reads: true
    paged: false
  }
}

export type OperationId = keyof OperationTypes

/** The HTTP status of every problem. */
export interface ProblemStatuses {
  /** Not a well-formed request. */
  request_malformed: 400
  /** No bearer token. */
  token_missing: 401
  /** Token not recognised. */
  token_invalid: 401
  /** Token expired. */
  token_expired: 401
  /** Token revoked. */
  token_revoked: 401
  /** Too many requests. */
  rate_limited: 429
  /** No such address. */
  route_not_found: 404
  /** No such capability. */
  capability_unknown: 404
  /** Method not allowed. */
  method_not_allowed: 405
  /** Token lacks an ability. */
  ability_missing: 403
  /** Not allowed. */
  access_denied: 403
  /** Body too large. */
  body_too_large: 413
  /** Media type not supported. */
  media_type_unsupported: 415
  /** Input not valid. */
  input_invalid: 422
  /** Version not accepted. */
  version_mismatch: 422
  /** Idempotency key missing. */
  idempotency_key_required: 422
  /** Idempotency key not valid. */
  idempotency_key_invalid: 422
  /** Cursor not valid. */
  cursor_invalid: 422
  /** Cursor with other constraints. */
  cursor_with_constraints: 422
  /** Key already used. */
  idempotency_conflict: 409
  /** Still running. */
  execution_in_progress: 409
  /** Reference not found. */
  reference_not_found: 404
  /** Changed in the meantime. */
  stale_revision: 409
  /** Content changed in the meantime. */
  stale_checksum: 409
  /** State has changed. */
  stale_state_version: 409
  /** Roundup has changed. */
  stale_generation: 409
  /** Needs a prepared and approved action. */
  confirmation_required: 409
  /** Waits for the user's approval. */
  approval_required: 409
  /** Prepared action expired. */
  confirmation_expired: 409
  /** Prepared action already used or replaced. */
  confirmation_consumed: 409
  /** Prepared by another token. */
  principal_mismatch: 409
  /** Prepared on another surface. */
  surface_mismatch: 409
  /** Something went wrong here. */
  internal: 500
  /** Not built yet. */
  capability_not_implemented: 501
  /** Temporarily unavailable. */
  dependency_unavailable: 503
  /** Nobody is signed in. */
  session_required: 401
  /** Only a page. */
  page_only: 406
  /** Conversation is busy. */
  conversation_busy: 409
  /** Prepared on another channel. */
  channel_mismatch: 409
}
