// Generated from spec/ by codegen. Do not edit.
/** Every machine code an answer may have. */
export type ErrorCode =
  | 'request_malformed'
  | 'token_missing'
  | 'token_invalid'
  | 'token_expired'
  | 'token_revoked'
  | 'rate_limited'
  | 'route_not_found'
  | 'capability_unknown'
  | 'method_not_allowed'
  | 'ability_missing'
  | 'access_denied'
  | 'body_too_large'
  | 'media_type_unsupported'
  | 'input_invalid'
  | 'version_mismatch'
  | 'idempotency_key_required'
  | 'idempotency_key_invalid'
  | 'cursor_invalid'
  | 'cursor_with_constraints'
  | 'idempotency_conflict'
  | 'execution_in_progress'
  | 'reference_not_found'
  | 'stale_revision'
  | 'stale_checksum'
  | 'stale_state_version'
  | 'stale_generation'
  | 'confirmation_required'
  | 'approval_required'
  | 'confirmation_expired'
  | 'confirmation_consumed'
  | 'principal_mismatch'
  | 'surface_mismatch'
  | 'internal'
  | 'capability_not_implemented'
  | 'dependency_unavailable'
  | 'session_required'
  | 'page_only'
  | 'conversation_busy'
  | 'channel_mismatch'
  | 'not_understood'
  | 'not_possible_here'
  | 'turn_interrupted'
  | 'turn_limit_reached'
  | 'person_ambiguous'
  | 'person_unresolved'
  | 'list_ambiguous'
  | 'subject_required'
  | 'subject_ambiguous'
  | 'related_drafts_exist'
  | 'timing_required'
  | 'scope_required'
  | 'destination_required'
  | 'selection_required'
  | 'clarification_required'
  | 'catalog_name_unknown'
  | 'review_required'
  | 'review_stale'
  | 'nothing_found'
  | 'source_unreachable'
  | 'source_unsupported'
  | 'media_not_found'
  | 'not_failed'
  | 'draft_not_reviewed'
  | 'plan_not_editable'
  | 'plan_exposed'
  | 'plan_not_exposed'
  | 'plan_closed'
  | 'rsvp_closed'
  | 'plan_full'
  | 'invite_removed'
  | 'connected_friend_not_deletable'
  | 'recipient_not_eligible'
  | 'delivery_unavailable'
  | 'place_archived'
  | 'idea_archived'
  | 'calendar_not_connected'
  | 'snapshot_expired'
  | 'run_expired'
  | 'not_reversible'
  | 'capability_retired'
  | 'logistics_transition_invalid'
  | 'limit_reached'

export interface ErrorFacts {
  /** An HTTP status for a problem; the result status of a 200 answer for anything else. */
  readonly status: number | 'needs_input' | 'failed'
  readonly title: string
  readonly message: string
  /** What the caller should do next. */
  readonly next: string
  /** The type of its candidates; null if it never has any. */
  readonly candidates: string | null
  readonly retryable: boolean
  /** Any capability may answer it. */
  readonly common: boolean
  /** It was not clear what to read, so nothing that limits a read is disclosed. */
  readonly unread?: boolean
}

export const errors: { readonly [Code in ErrorCode]: ErrorFacts } = {
  request_malformed: {
    status: 400,
    title: 'Not a well-formed request',
    message: 'This is not a well-formed HTTP request.',
    next: 'Send the whole request again, as HTTP/1.1 with the header Host.',
    candidates: null,
    retryable: false,
    common: false,
  },
  token_missing: {
    status: 401,
    title: 'No bearer token',
    message: 'The request has no bearer token.',
    next: 'Create a token in the agent-access settings and send it in the header Authorization, after the word Bearer.',
    candidates: null,
    retryable: false,
    common: true,
  },
  token_invalid: {
    status: 401,
    title: 'Token not recognised',
    message: 'This bearer token is unknown. Perhaps it was copied incompletely.',
    next: 'Copy the whole token again, or create a new one in the agent-access settings.',
    candidates: null,
    retryable: false,
    common: true,
  },
  token_expired: {
    status: 401,
    title: 'Token expired',
    message: 'This bearer token has expired.',
    next: 'Create a new token in the agent-access settings and use it from now on.',
    candidates: null,
    retryable: false,
    common: true,
  },
  token_revoked: {
    status: 401,
    title: 'Token revoked',
    message: 'This bearer token was revoked.',
    next: 'Create a new token in the agent-access settings if access is still wanted.',
    candidates: null,
    retryable: false,
    common: true,
  },
  rate_limited: {
    status: 429,
    title: 'Too many requests',
    message: 'Too many requests arrived in a short time.',
    next: 'Wait the number of seconds in Retry-After, then send the same request again with the same idempotency key.',
    candidates: null,
    retryable: true,
    common: true,
  },
  route_not_found: {
    status: 404,
    title: 'No such address',
    message: 'There is nothing at this address.',
    next: 'Check the path against the reference; capabilities are at /api/v2/capabilities/ followed by their name.',
    candidates: null,
    retryable: false,
    common: true,
  },
  capability_unknown: {
    status: 404,
    title: 'No such capability',
    message: 'This surface has no capability with this name.',
    next: 'Check the spelling and the surface; GET /api/v2/capabilities lists the names.',
    candidates: null,
    retryable: false,
    common: true,
  },
  method_not_allowed: {
    status: 405,
    title: 'Method not allowed',
    message: 'This address does not accept this HTTP method.',
    next: 'Use the method named in the Allow header; every capability is called with POST.',
    candidates: null,
    retryable: false,
    common: true,
  },
  ability_missing: {
    status: 403,
    title: 'Token lacks an ability',
    message: 'This token does not have the ability that this capability needs.',
    next: 'Create a token with the ability named in the answer, in the agent-access settings.',
    candidates: null,
    retryable: false,
    common: true,
  },
  access_denied: {
    status: 403,
    title: 'Not allowed',
    message: 'This account is not allowed to do this.',
    next: 'Choose something that this account owns or may change, and send a new request.',
    candidates: null,
    retryable: false,
    common: false,
  },
  body_too_large: {
    status: 413,
    title: 'Body too large',
    message: 'The request body is larger than this service accepts.',
    next: 'Send less at once; for example, split a long list into several requests.',
    candidates: null,
    retryable: false,
    common: true,
  },
  media_type_unsupported: {
    status: 415,
    title: 'Media type not supported',
    message: 'The body must be JSON in UTF-8.',
    next: 'Send the header Content-Type with application/json and a JSON body.',
    candidates: null,
    retryable: false,
    common: true,
  },
  input_invalid: {
    status: 422,
    title: 'Input not valid',
    message: 'Part of the request is not as it must be.',
    next: 'Correct every field listed under errors and send the request again.',
    candidates: null,
    retryable: false,
    common: true,
  },
  version_mismatch: {
    status: 422,
    title: 'Version not accepted',
    message: 'This capability does not accept the version the request names.',
    next: 'Use the current version, which the answer names, or omit version.',
    candidates: null,
    retryable: false,
    common: true,
  },
  idempotency_key_required: {
    status: 422,
    title: 'Idempotency key missing',
    message: 'This call changes something, so it needs an idempotency key.',
    next: 'Send a new key of at most 191 characters in the header Idempotency-Key; over MCP, in the argument idempotency_key.',
    candidates: null,
    retryable: false,
    common: true,
  },
  idempotency_key_invalid: {
    status: 422,
    title: 'Idempotency key not valid',
    message: 'The idempotency key must be 1 to 191 printable ASCII characters, sent in one header, and the same in header and body.',
    next: 'Send one key of 1 to 191 printable ASCII characters; if the body contains a key too, use the same one.',
    candidates: null,
    retryable: false,
    common: true,
  },
  cursor_invalid: {
    status: 422,
    title: 'Cursor not valid',
    message: 'This cursor was not made for this account and this capability, or it was changed.',
    next: 'Copy next_cursor exactly as returned, or omit the cursor to start again.',
    candidates: null,
    retryable: false,
    common: false,
  },
  cursor_with_constraints: {
    status: 422,
    title: 'Cursor with other constraints',
    message: 'A cursor or snapshot continues an earlier result, so other filters are not allowed with it.',
    next: 'Send only the cursor or snapshot_handle, with limit if wanted; or omit both to start a new search.',
    candidates: null,
    retryable: false,
    common: false,
  },
  idempotency_conflict: {
    status: 409,
    title: 'Key already used',
    message: 'This idempotency key was already used with another input or another capability.',
    next: 'Use a new key for a changed request, or repeat the exact earlier request to get its answer again.',
    candidates: null,
    retryable: false,
    common: true,
  },
  execution_in_progress: {
    status: 409,
    title: 'Still running',
    message: 'The same request is still running.',
    next: 'Wait the number of seconds in Retry-After and send the same request with the same key, or read the execution.',
    candidates: null,
    retryable: true,
    common: true,
  },
  reference_not_found: {
    status: 404,
    title: 'Reference not found',
    message: 'This account can see nothing with this reference.',
    next: 'Copy the handle exactly as it was returned, or look it up again.',
    candidates: null,
    retryable: false,
    common: false,
  },
  stale_revision: {
    status: 409,
    title: 'Changed in the meantime',
    message: 'This has changed since you read it, so the revision you sent is out of date.',
    next: 'Read it again, look at what changed, and decide again with the revision under current.',
    candidates: null,
    retryable: false,
    common: false,
  },
  stale_checksum: {
    status: 409,
    title: 'Content changed in the meantime',
    message: 'The content has changed since you read it, so the checksum you sent is out of date.',
    next: 'Read or preview it again and decide again with the checksum under current.',
    candidates: null,
    retryable: false,
    common: false,
  },
  stale_state_version: {
    status: 409,
    title: 'State has changed',
    message: 'The state has changed since you read it, so the state version you sent is out of date.',
    next: 'Read the current state and decide again with the state version under current.',
    candidates: null,
    retryable: false,
    common: false,
  },
  stale_generation: {
    status: 409,
    title: 'Roundup has changed',
    message: 'The roundup has changed since you read it, so the generation you sent is out of date.',
    next: 'Read the roundup again and continue with the generation under current and a new idempotency key.',
    candidates: null,
    retryable: false,
    common: false,
  },
  confirmation_required: {
    status: 409,
    title: 'Needs a prepared and approved action',
    message: 'This can contact other people, so it cannot be called directly.',
    next: 'Prepare the action, show it to the user, and after their explicit approval call actions.commit.',
    candidates: null,
    retryable: false,
    common: false,
  },
  approval_required: {
    status: 409,
    title: 'Waits for the user\'s approval',
    message: 'The user has to approve this on their own page first. Nothing was done and nobody was contacted.',
    next: 'Ask the user to open approve_at, then send the same request again with the same idempotency key.',
    candidates: null,
    retryable: true,
    common: false,
  },
  confirmation_expired: {
    status: 409,
    title: 'Prepared action expired',
    message: 'The prepared action has expired; nothing was sent and nothing was changed.',
    next: 'Prepare the action again, review it, and commit the new handle in time.',
    candidates: null,
    retryable: false,
    common: false,
  },
  confirmation_consumed: {
    status: 409,
    title: 'Prepared action already used or replaced',
    message: 'This prepared action was already used, or a newer one replaced it.',
    next: 'Read the execution to see what was done. Prepare again only if something is still missing.',
    candidates: null,
    retryable: false,
    common: false,
  },
  principal_mismatch: {
    status: 409,
    title: 'Prepared by another token',
    message: 'A prepared action can only be committed with the token that prepared it.',
    next: 'Commit with the token that prepared it, or prepare the action again with this one.',
    candidates: null,
    retryable: false,
    common: false,
  },
  surface_mismatch: {
    status: 409,
    title: 'Prepared on another surface',
    message: 'A prepared action can only be committed on the surface that prepared it.',
    next: 'Commit on the surface that prepared it, or prepare the action again on this one.',
    candidates: null,
    retryable: false,
    common: false,
  },
  internal: {
    status: 500,
    title: 'Something went wrong here',
    message: 'The service could not finish this request. Nothing was changed.',
    next: 'Send the same request again with the same idempotency key. If it keeps happening, report the request id.',
    candidates: null,
    retryable: true,
    common: true,
  },
  capability_not_implemented: {
    status: 501,
    title: 'Not built yet',
    message: 'This capability is described but not available yet. Nothing was changed.',
    next: 'Use another capability for now; GET /api/v2/capabilities lists them all.',
    candidates: null,
    retryable: false,
    common: true,
  },
  dependency_unavailable: {
    status: 503,
    title: 'Temporarily unavailable',
    message: 'Something this service depends on is not answering at the moment.',
    next: 'Wait the number of seconds in Retry-After and send the same request with the same key. However often you send it, it takes effect once.',
    candidates: null,
    retryable: true,
    common: true,
  },
  session_required: {
    status: 401,
    title: 'Nobody is signed in',
    message: 'This page needs somebody who is signed in.',
    next: 'Sign in, and send the session cookie with the request.',
    candidates: null,
    retryable: false,
    common: false,
  },
  page_only: {
    status: 406,
    title: 'Only a page',
    message: 'This address answers with a page only.',
    next: 'Open it in a browser.',
    candidates: null,
    retryable: false,
    common: false,
  },
  conversation_busy: {
    status: 409,
    title: 'Conversation is busy',
    message: 'The conversation is still answering what was said before.',
    next: 'Wait the number of seconds in Retry-After and send the same message with the same request_key.',
    candidates: null,
    retryable: true,
    common: false,
  },
  channel_mismatch: {
    status: 409,
    title: 'Prepared on another channel',
    message: 'An action that a conversation prepared can only be approved in that conversation.',
    next: 'Approve it with the token and the channel_identity it was prepared under, or ask for it again in this conversation.',
    candidates: null,
    retryable: false,
    common: false,
  },
  not_understood: {
    status: 'failed',
    title: 'Not understood',
    message: 'The assistant did not understand what was said. Nothing was changed.',
    next: 'Say it in other words, or choose one of the suggestions.',
    candidates: null,
    retryable: false,
    common: false,
  },
  not_possible_here: {
    status: 'failed',
    title: 'Not possible in a conversation',
    message: 'The assistant cannot do this. Nothing was changed.',
    next: 'Do it where the reply says, with the token that may.',
    candidates: null,
    retryable: false,
    common: false,
  },
  turn_interrupted: {
    status: 'failed',
    title: 'Turn interrupted',
    message: 'The turn was interrupted before it ended. What had been done by then is listed under calls.',
    next: 'Read what was done, and say what is missing with a new request_key.',
    candidates: null,
    retryable: false,
    common: false,
  },
  turn_limit_reached: {
    status: 'failed',
    title: 'Too much for one turn',
    message: 'One turn makes at most 12 calls and 5 changes. What was done by then is listed under calls.',
    next: 'Say the rest in another message.',
    candidates: null,
    retryable: false,
    common: false,
  },
  person_ambiguous: {
    status: 'needs_input',
    title: 'Several people match',
    message: 'More than one of your saved people has this name.',
    next: 'Ask which of the candidates is meant and send a new request with that person_handle in place of the name.',
    candidates: 'PersonCandidate',
    retryable: false,
    common: false,
  },
  person_unresolved: {
    status: 'needs_input',
    title: 'No saved person with this name',
    message: 'You have no saved person with this name.',
    next: 'Check the name with the user, or save the person with relationships.people.ensure and send a new request.',
    candidates: 'PersonCandidate',
    retryable: false,
    common: false,
  },
  list_ambiguous: {
    status: 'needs_input',
    title: 'Several lists match',
    message: 'More than one of your Ideas Lists matches this name.',
    next: 'Ask which of the candidates is meant and send a new request with that ideas_list_handle.',
    candidates: 'IdeasListCandidate',
    retryable: false,
    common: false,
  },
  subject_required: {
    status: 'needs_input',
    title: 'What is this about?',
    message: 'The request does not say what it is about.',
    next: 'Ask the user, and send a new request that says what it is about.',
    candidates: null,
    retryable: false,
    common: false,
  },
  subject_ambiguous: {
    status: 'needs_input',
    title: 'Several things match',
    message: 'More than one thing matches the request.',
    next: 'Ask which of the candidates is meant and send a new request with its handle.',
    candidates: 'SubjectCandidate',
    retryable: false,
    common: false,
  },
  related_drafts_exist: {
    status: 'needs_input',
    title: 'A related draft exists',
    message: 'You already have an unsent draft for this idea.',
    next: 'Ask whether to continue one of the candidates or to plan a new outing; for a new one send separate_outing.',
    candidates: 'DraftCandidate',
    retryable: false,
    common: false,
  },
  timing_required: {
    status: 'needs_input',
    title: 'When?',
    message: 'The request does not say when.',
    next: 'Ask for a day, a time or a range and send a new request with it. Do not assume today.',
    candidates: 'ChoiceCandidate',
    retryable: false,
    common: false,
    unread: true,
  },
  scope_required: {
    status: 'needs_input',
    title: 'How much of it?',
    message: 'It is not clear how much of this source is wanted.',
    next: 'Ask whether the user means everything, the source as a whole, or named items, and continue with that scope.',
    candidates: 'ChoiceCandidate',
    retryable: false,
    common: false,
  },
  destination_required: {
    status: 'needs_input',
    title: 'Where should it go?',
    message: 'It is not clear which Ideas List this should go to.',
    next: 'Ask for the list and continue with its ideas_list_handle.',
    candidates: 'IdeasListCandidate',
    retryable: false,
    common: false,
  },
  selection_required: {
    status: 'needs_input',
    title: 'Which of them?',
    message: 'Several items were found, and the user has not chosen any yet.',
    next: 'Ask which items are wanted and continue with those.',
    candidates: 'RoundupItemCandidate',
    retryable: false,
    common: false,
  },
  clarification_required: {
    status: 'needs_input',
    title: 'One question first',
    message: 'One detail is missing before this can go on.',
    next: 'Ask the user this question and send the answer in a new request.',
    candidates: 'ConstraintCandidate',
    retryable: false,
    common: true,
  },
  catalog_name_unknown: {
    status: 'needs_input',
    title: 'Not in the catalog',
    message: 'This name is not in the catalog.',
    next: 'Choose one of the nearest names under candidates, or omit the name, and send a new request.',
    candidates: 'CatalogNameCandidate',
    retryable: false,
    common: false,
  },
  review_required: {
    status: 'needs_input',
    title: 'Review first',
    message: 'The user must review and accept the consequences first.',
    next: 'Create a review if there is none, show its consequences to the user, and send a new request once they accept them.',
    candidates: null,
    retryable: false,
    common: false,
  },
  review_stale: {
    status: 'needs_input',
    title: 'Review out of date',
    message: 'Something has changed since the review, so it is out of date.',
    next: 'Create a new review, show it to the user, and send a new request with it.',
    candidates: null,
    retryable: false,
    common: false,
  },
  nothing_found: {
    status: 'needs_input',
    title: 'Nothing matches',
    message: 'Nothing matches all of the requirements.',
    next: 'Ask which requirement may be relaxed and send a new request without it.',
    candidates: 'WiderRequestCandidate',
    retryable: false,
    common: false,
  },
  source_unreachable: {
    status: 'failed',
    title: 'Source not reachable',
    message: 'The source could not be reached.',
    next: 'Check the address and try again later, or give the content as text.',
    candidates: null,
    retryable: true,
    common: false,
  },
  source_unsupported: {
    status: 'failed',
    title: 'Source not supported',
    message: 'This kind of source cannot be read.',
    next: 'Give the content as text, or another link to it.',
    candidates: null,
    retryable: false,
    common: false,
  },
  media_not_found: {
    status: 'failed',
    title: 'Media not found',
    message: 'One of the media references is not an upload of this account.',
    next: 'Upload the media again and send a new request with the returned reference.',
    candidates: null,
    retryable: false,
    common: false,
  },
  not_failed: {
    status: 'failed',
    title: 'Nothing to retry',
    message: 'This has not failed, so there is nothing to retry.',
    next: 'Read its current state and follow the next action given there.',
    candidates: null,
    retryable: false,
    common: false,
  },
  draft_not_reviewed: {
    status: 'failed',
    title: 'Draft not reviewed',
    message: 'This draft has not been reviewed since its last change.',
    next: 'Call plans.draft.preview, show the preview to the user, and prepare again.',
    candidates: null,
    retryable: false,
    common: false,
  },
  plan_not_editable: {
    status: 'failed',
    title: 'Plan cannot be changed this way',
    message: 'This plan is not an unsent draft of yours, so it cannot be changed this way.',
    next: 'Read the plan; management.allowed says what can be done with it.',
    candidates: null,
    retryable: false,
    common: false,
  },
  plan_exposed: {
    status: 'failed',
    title: 'Others already know of this plan',
    message: 'This plan has already reached other people, so it cannot simply be discarded.',
    next: 'Cancel it with plans.cancel.prepare instead, so that its guests are notified.',
    candidates: null,
    retryable: false,
    common: false,
  },
  plan_not_exposed: {
    status: 'failed',
    title: 'Plan not shared yet',
    message: 'This plan has not been shared or sent yet.',
    next: 'Change the draft with plans.draft.update, preview it, and prepare sending again.',
    candidates: null,
    retryable: false,
    common: false,
  },
  plan_closed: {
    status: 'failed',
    title: 'Plan is over',
    message: 'This plan is past, canceled or discarded and can no longer be changed.',
    next: 'Read the plan; draft a new one if another outing is wanted.',
    candidates: null,
    retryable: false,
    common: false,
  },
  rsvp_closed: {
    status: 'failed',
    title: 'Answers are closed',
    message: 'This invite can no longer be answered.',
    next: 'Tell the user that the deadline has passed or the plan is over. They can write to the host themselves.',
    candidates: null,
    retryable: false,
    common: false,
  },
  plan_full: {
    status: 'failed',
    title: 'Plan is full',
    message: 'All places of this plan are taken.',
    next: 'Decline, or try again later in case a guest cancels.',
    candidates: null,
    retryable: true,
    common: false,
  },
  invite_removed: {
    status: 'failed',
    title: 'No longer invited',
    message: 'The host withdrew this invite.',
    next: 'Tell the user. They can answer again if the host sends a new invitation.',
    candidates: null,
    retryable: false,
    common: false,
  },
  connected_friend_not_deletable: {
    status: 'failed',
    title: 'Connected Friends cannot be deleted',
    message: 'Only a private Friend in Mind can be deleted, and this person is a Connected Friend.',
    next: 'To end the connection, review the consequences with relationships.friendship.review.',
    candidates: null,
    retryable: false,
    common: false,
  },
  recipient_not_eligible: {
    status: 'failed',
    title: 'Recipient not eligible',
    message: 'The service cannot deliver this to one of the recipients.',
    next: 'Omit that person, or share the manual link with them yourself.',
    candidates: null,
    retryable: false,
    common: false,
  },
  delivery_unavailable: {
    status: 'failed',
    title: 'Delivery not available',
    message: 'The service cannot reach this person at the moment.',
    next: 'Share the manual link with them yourself.',
    candidates: null,
    retryable: false,
    common: false,
  },
  place_archived: {
    status: 'failed',
    title: 'Place is archived',
    message: 'This place is archived, so it can no longer be used or changed.',
    next: 'If it is still wanted, create a new place. Within a day of archiving it, the user can restore it at /settings/archived instead.',
    candidates: null,
    retryable: false,
    common: false,
  },
  idea_archived: {
    status: 'failed',
    title: 'Idea is archived',
    message: 'This idea is archived, so it can no longer be used or changed.',
    next: 'If it is still wanted, save it again with ideas.structured_create. Within a day of archiving it, the user can restore it at /settings/archived instead.',
    candidates: null,
    retryable: false,
    common: false,
  },
  calendar_not_connected: {
    status: 'failed',
    title: 'No calendar connected',
    message: 'No calendar is connected, so availability is unknown.',
    next: 'Ask the user to connect a calendar on the page that calendar.status.get names.',
    candidates: null,
    retryable: false,
    common: false,
  },
  snapshot_expired: {
    status: 'failed',
    title: 'Result expired',
    message: 'The earlier result that this continues has expired.',
    next: 'Start again without cursor and snapshot_handle.',
    candidates: null,
    retryable: false,
    common: false,
  },
  run_expired: {
    status: 'failed',
    title: 'Discovery run expired',
    message: 'This discovery run has expired.',
    next: 'Start a new discovery with the same question.',
    candidates: null,
    retryable: false,
    common: false,
  },
  not_reversible: {
    status: 'failed',
    title: 'Cannot be undone',
    message: 'This cannot be undone, because it was already undone or the time to undo it has passed.',
    next: 'Reverse the change with a new request.',
    candidates: null,
    retryable: false,
    common: false,
  },
  capability_retired: {
    status: 'failed',
    title: 'Not for saved views',
    message: 'This list is a saved view, so its filters decide what it contains.',
    next: 'Change the filters with ideas.lists.defaults.update, or use a list that the user fills.',
    candidates: null,
    retryable: false,
    common: false,
  },
  logistics_transition_invalid: {
    status: 'failed',
    title: 'Status change not possible',
    message: 'A logistics item cannot change from its current status to the requested one.',
    next: 'Read plans.logistics.get and choose a status that may follow the current one.',
    candidates: null,
    retryable: false,
    common: false,
  },
  limit_reached: {
    status: 'failed',
    title: 'Limit reached',
    message: 'The limit is reached, so no more can be added.',
    next: 'Remove something that is no longer needed and send a new request.',
    candidates: null,
    retryable: false,
    common: false,
  },
}
