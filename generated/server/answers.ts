// Generated from spec/ by codegen. Do not edit.
import type { CapabilityId } from '../types.ts'

/** A part of an answer's data: its possible resources, its label, and its handles. */
export interface AnswerPart {
  /** The kinds of resource it may be, each with the field of its handle; the first that is there decides. */
  readonly kinds: readonly (readonly [kind: string, handle: string])[]
  /** The path to its label; empty if it has none. */
  readonly label: readonly string[]
  /** Fields whose values next actions suggest. */
  readonly handles: readonly string[]
  /** The field within it that contains the resource; null if it is the resource itself. */
  readonly within: string | null
}

/** Where the data of an answer contains resources, and which input fields next actions do not suggest. */
export interface AnswerFacts {
  /** The data itself; null if it contains no handle. */
  readonly self: AnswerPart | null
  /** Single resources by the field of data. */
  readonly nouns: { readonly [field: string]: AnswerPart }
  /** Lists of resources by the field of data, in the order of outcome.resources. */
  readonly lists: { readonly [field: string]: AnswerPart }
  /** Input fields that are specific to this one call. */
  readonly own: readonly string[]
}

/** A kind of resource: the field of its handle, and the path to its label, which is empty if it has none. */
export interface ResourceFacts {
  readonly kind: string
  readonly handle: string
  readonly label: readonly string[]
}

export const resources: readonly ResourceFacts[] = [
  { kind: 'event', handle: 'event_handle', label: ['title'] },
  { kind: 'execution', handle: 'execution_id', label: ['capability'] },
  { kind: 'person', handle: 'person_handle', label: ['display_name'] },
  { kind: 'list', handle: 'ideas_list_handle', label: ['name'] },
  { kind: 'place', handle: 'place_handle', label: ['name'] },
  { kind: 'idea', handle: 'idea_handle', label: ['title'] },
  { kind: 'candidate', handle: 'candidate_id', label: ['title'] },
  { kind: 'plan', handle: 'plan_handle', label: ['title'] },
  { kind: 'prepared_action', handle: 'action_handle', label: ['summary'] },
  { kind: 'discovery_run', handle: 'run_handle', label: [] },
  { kind: 'capture', handle: 'capture_public_id', label: [] },
  { kind: 'invite', handle: 'invite_handle', label: ['plan', 'title'] },
  { kind: 'roundup', handle: 'public_id', label: [] },
]

/**
 * Whose words the strings of data hold, by the name of their field. people: what a person or a page wrote. service:
 * sentences of the service, which may quote such words. Other fields hold no words.
 */
export const words: { readonly [field: string]: 'people' | 'service' } = {
  action_type: 'people',
  activities: 'people',
  activity_name: 'people',
  activity_names: 'people',
  address: 'people',
  aliases: 'people',
  amount_note: 'people',
  assumptions: 'people',
  attribution: 'service',
  body: 'people',
  choices: 'people',
  claim: 'people',
  coming: 'people',
  constraints: 'people',
  custom_activity_name: 'people',
  custom_activity_names: 'people',
  description: 'people',
  details: 'service',
  display_name: 'people',
  feed_name: 'people',
  feed_names: 'people',
  idea_list_name: 'people',
  idea_list_names: 'people',
  interests: 'people',
  joined: 'people',
  label: 'people',
  likes: 'people',
  meetup_location_text: 'people',
  message: 'service',
  name: 'people',
  names: 'people',
  neighborhood: 'people',
  neighborhood_names: 'people',
  neighborhoods: 'people',
  note: 'people',
  objective: 'people',
  people: 'people',
  preference_terms: 'people',
  previous_note: 'people',
  public_description: 'people',
  question: 'service',
  reason: 'service',
  reasons: 'service',
  retry_suggestions: 'service',
  search: 'people',
  snippet: 'people',
  summary: 'service',
  text: 'people',
  title: 'people',
  user_activities: 'people',
  value: 'people',
  venue: 'people',
  where: 'people',
  why: 'service',
}

export const answers: { readonly [Id in CapabilityId]: AnswerFacts } = {
  'actions.commit': { self: { kinds: [['prepared_action', 'action_handle']], label: ['plan', 'title'], handles: ['action_handle'], within: null }, nouns: { plan: { kinds: [['plan', 'plan_handle']], label: ['title'], handles: ['plan_handle'], within: null }, list: { kinds: [['list', 'ideas_list_handle']], label: ['name'], handles: ['ideas_list_handle'], within: null } }, lists: {}, own: [] },
  'executions.get': { self: null, nouns: { execution: { kinds: [['execution', 'execution_id']], label: ['capability'], handles: ['execution_id'], within: null } }, lists: {}, own: [] },
  'planning.brief.get': { self: null, nouns: {}, lists: {}, own: [] },
  'availability.query': { self: null, nouns: {}, lists: {}, own: ['limit', 'cursor'] },
  'calendar.status.get': { self: null, nouns: {}, lists: {}, own: [] },
  'events.search': { self: null, nouns: {}, lists: { items: { kinds: [['event', 'event_handle']], label: ['title'], handles: ['event_handle', 'plan_handle'], within: null } }, own: ['query', 'starts_after', 'starts_before', 'limit', 'q'] },
  'ideas.capture': { self: { kinds: [['capture', 'capture_public_id']], label: [], handles: ['capture_public_id'], within: null }, nouns: {}, lists: {}, own: [] },
  'ideas.capture.get': { self: { kinds: [['capture', 'capture_public_id']], label: [], handles: ['capture_public_id', 'reversible_action_id'], within: null }, nouns: { idea: { kinds: [['idea', 'idea_handle']], label: ['title'], handles: ['idea_handle', 'candidate_id'], within: null } }, lists: {}, own: [] },
  'ideas.capture.retry': { self: { kinds: [['capture', 'capture_public_id']], label: [], handles: ['capture_public_id'], within: null }, nouns: {}, lists: {}, own: [] },
  'discovery.prepare': { self: { kinds: [['discovery_run', 'run_handle']], label: [], handles: ['run_handle', 'thread_handle', 'reply_contract_handle'], within: null }, nouns: {}, lists: {}, own: ['limit', 'query'] },
  'discovery.record': { self: { kinds: [['discovery_run', 'run_handle']], label: [], handles: ['run_handle', 'thread_handle'], within: null }, nouns: {}, lists: {}, own: [] },
  'ideas.discover': { self: { kinds: [['discovery_run', 'run_handle']], label: [], handles: ['run_handle', 'thread_handle', 'reply_contract_handle'], within: null }, nouns: {}, lists: {}, own: ['limit', 'query'] },
  'ideas.discover.refine': { self: { kinds: [['discovery_run', 'run_handle']], label: [], handles: ['run_handle', 'thread_handle', 'reply_contract_handle'], within: null }, nouns: {}, lists: {}, own: ['limit', 'query'] },
  'ideas.discover.save': { self: { kinds: [], label: [], handles: ['thread_handle'], within: null }, nouns: { list: { kinds: [['list', 'ideas_list_handle']], label: ['name'], handles: ['ideas_list_handle'], within: null } }, lists: {}, own: ['name'] },
  'ideas.created.archive': { self: { kinds: [], label: [], handles: ['reversible_action_id'], within: null }, nouns: { idea: { kinds: [['idea', 'idea_handle']], label: ['title'], handles: ['idea_handle', 'candidate_id'], within: null } }, lists: {}, own: [] },
  'ideas.created.update': { self: null, nouns: { idea: { kinds: [['idea', 'idea_handle']], label: ['title'], handles: ['idea_handle', 'candidate_id'], within: null } }, lists: {}, own: [] },
  'ideas.structured_create': { self: { kinds: [], label: [], handles: ['duplicate_of'], within: null }, nouns: { idea: { kinds: [['idea', 'idea_handle']], label: ['title'], handles: ['idea_handle', 'candidate_id'], within: null } }, lists: {}, own: [] },
  'ideas.candidates.like': { self: { kinds: [], label: [], handles: ['reversible_action_id'], within: null }, nouns: {}, lists: {}, own: [] },
  'invites.get': { self: null, nouns: { invite: { kinds: [['invite', 'invite_handle']], label: ['plan', 'title'], handles: ['invite_handle'], within: null } }, lists: {}, own: [] },
  'invites.list': { self: null, nouns: {}, lists: { items: { kinds: [['invite', 'invite_handle']], label: ['plan', 'title'], handles: ['invite_handle'], within: null } }, own: ['rsvp_status', 'query', 'limit', 'cursor'] },
  'invites.rsvp.update': { self: null, nouns: { invite: { kinds: [['invite', 'invite_handle']], label: ['plan', 'title'], handles: ['invite_handle'], within: null } }, lists: {}, own: ['rsvp_status', 'expected_revision', 'note'] },
  'likes.query': { self: null, nouns: {}, lists: {}, own: ['limit', 'cursor'] },
  'likes.mutate': { self: { kinds: [], label: [], handles: ['receipt_id'], within: null }, nouns: {}, lists: {}, own: ['operation', 'idempotency_key'] },
  'ideas.lists.create': { self: null, nouns: { list: { kinds: [['list', 'ideas_list_handle']], label: ['name'], handles: ['ideas_list_handle'], within: null } }, lists: { people: { kinds: [['person', 'person_handle']], label: ['display_name'], handles: ['person_handle'], within: null } }, own: ['name'] },
  'ideas.lists.defaults.update': { self: null, nouns: { list: { kinds: [['list', 'ideas_list_handle']], label: ['name'], handles: ['ideas_list_handle'], within: null } }, lists: {}, own: [] },
  'ideas.lists.delete': { self: { kinds: [['list', 'ideas_list_handle']], label: [], handles: ['ideas_list_handle', 'reversible_action_id'], within: null }, nouns: {}, lists: {}, own: [] },
  'ideas.lists.duplicate': { self: null, nouns: { list: { kinds: [['list', 'ideas_list_handle']], label: ['name'], handles: ['ideas_list_handle'], within: null } }, lists: {}, own: [] },
  'ideas.lists.rename': { self: null, nouns: { list: { kinds: [['list', 'ideas_list_handle']], label: ['name'], handles: ['ideas_list_handle'], within: null } }, lists: {}, own: ['name'] },
  'ideas.lists.directions.get': { self: { kinds: [['list', 'ideas_list_handle']], label: [], handles: ['ideas_list_handle'], within: null }, nouns: {}, lists: {}, own: [] },
  'ideas.lists.get': { self: null, nouns: { list: { kinds: [['list', 'ideas_list_handle']], label: ['name'], handles: ['ideas_list_handle'], within: null } }, lists: { items: { kinds: [['idea', 'idea_handle']], label: ['title'], handles: ['idea_handle', 'candidate_id'], within: null }, people: { kinds: [['person', 'person_handle']], label: ['display_name'], handles: ['person_handle'], within: null } }, own: [] },
  'ideas.lists.items.update': { self: { kinds: [['list', 'ideas_list_handle']], label: [], handles: ['ideas_list_handle'], within: null }, nouns: {}, lists: {}, own: ['mode'] },
  'ideas.lists.members.update': { self: { kinds: [['list', 'ideas_list_handle']], label: [], handles: ['ideas_list_handle'], within: null }, nouns: {}, lists: { people: { kinds: [['person', 'person_handle']], label: ['display_name'], handles: ['person_handle'], within: null } }, own: ['mode'] },
  'ideas.lists.likes.preview': { self: { kinds: [], label: [], handles: ['preview_token'], within: null }, nouns: {}, lists: { people: { kinds: [['person', 'person_handle']], label: ['display_name'], handles: ['person_handle'], within: null } }, own: [] },
  'ideas.lists.likes.apply': { self: null, nouns: {}, lists: {}, own: [] },
  'ideas.lists.query': { self: null, nouns: {}, lists: { items: { kinds: [['list', 'ideas_list_handle']], label: ['name'], handles: ['ideas_list_handle'], within: null } }, own: ['query', 'limit', 'cursor'] },
  'ideas.lists.share.prepare': { self: null, nouns: { prepared: { kinds: [['prepared_action', 'action_handle']], label: ['summary'], handles: ['action_handle'], within: null } }, lists: {}, own: [] },
  'plans.logistics.get': { self: { kinds: [['plan', 'plan_handle']], label: [], handles: ['plan_handle'], within: null }, nouns: {}, lists: {}, own: [] },
  'plans.logistics.update': { self: { kinds: [['plan', 'plan_handle']], label: [], handles: ['plan_handle'], within: null }, nouns: {}, lists: {}, own: ['mode', 'item_handle', 'status'] },
  'ideas.object.get': { self: null, nouns: {}, lists: {}, own: ['operation', 'limit'] },
  'ideas.object.mutate': { self: { kinds: [], label: [], handles: ['reversible_action_id'], within: null }, nouns: {}, lists: {}, own: ['operation'] },
  'relationships.people.ensure': { self: null, nouns: {}, lists: { people: { kinds: [['person', 'person_handle']], label: ['display_name'], handles: [], within: 'person' } }, own: ['names'] },
  'relationships.people.manage': { self: null, nouns: { person: { kinds: [['person', 'person_handle']], label: ['display_name'], handles: ['person_handle'], within: null } }, lists: {}, own: ['operation'] },
  'relationships.people.query': { self: null, nouns: {}, lists: { items: { kinds: [['person', 'person_handle']], label: ['display_name'], handles: ['person_handle'], within: null } }, own: ['query', 'name', 'limit', 'cursor'] },
  'relationships.person.get': { self: null, nouns: { person: { kinds: [['person', 'person_handle']], label: ['display_name'], handles: ['person_handle'], within: null } }, lists: {}, own: ['name'] },
  'places.private.create': { self: null, nouns: { place: { kinds: [['place', 'place_handle']], label: ['name'], handles: ['place_handle'], within: null } }, lists: {}, own: ['name'] },
  'places.private.update': { self: null, nouns: { place: { kinds: [['place', 'place_handle']], label: ['name'], handles: ['place_handle'], within: null } }, lists: {}, own: ['name'] },
  'places.private.archive': { self: { kinds: [], label: [], handles: ['reversible_action_id'], within: null }, nouns: { place: { kinds: [['place', 'place_handle']], label: ['name'], handles: ['place_handle'], within: null } }, lists: {}, own: [] },
  'places.private.query': { self: null, nouns: {}, lists: { items: { kinds: [['place', 'place_handle']], label: ['name'], handles: ['place_handle'], within: null } }, own: ['query', 'limit', 'cursor'] },
  'plans.draft.create': { self: null, nouns: { plan: { kinds: [['plan', 'plan_handle']], label: ['title'], handles: ['plan_handle'], within: null } }, lists: {}, own: ['candidate_id', 'private_plan', 'separate_outing', 'expected_checksum', 'source_handles', 'claims', 'scheduled_at', 'scheduled_ends_at', 'rsvp_deadline', 'capacity_min', 'capacity_max', 'title_override', 'description_override', 'audience_selection', 'connect_on_signup', 'show_guest_list'] },
  'plans.draft.update': { self: null, nouns: { plan: { kinds: [['plan', 'plan_handle']], label: ['title'], handles: ['plan_handle'], within: null } }, lists: {}, own: ['candidate_id', 'private_plan', 'separate_outing', 'expected_checksum', 'source_handles', 'claims', 'scheduled_at', 'scheduled_ends_at', 'rsvp_deadline', 'capacity_min', 'capacity_max', 'title_override', 'description_override', 'audience_selection', 'connect_on_signup', 'show_guest_list'] },
  'plans.draft.preview': { self: null, nouns: { plan: { kinds: [['plan', 'plan_handle']], label: ['title'], handles: ['plan_handle'], within: null } }, lists: {}, own: [] },
  'plans.draft.delete': { self: { kinds: [['plan', 'plan_handle']], label: [], handles: ['plan_handle'], within: null }, nouns: {}, lists: {}, own: ['expected_checksum'] },
  'plans.discard': { self: null, nouns: { plan: { kinds: [['plan', 'plan_handle']], label: ['title'], handles: ['plan_handle'], within: null } }, lists: {}, own: [] },
  'plans.get': { self: { kinds: [['invite', 'invite_handle']], label: [], handles: ['invite_handle'], within: null }, nouns: { plan: { kinds: [['plan', 'plan_handle']], label: ['title'], handles: ['plan_handle'], within: null } }, lists: {}, own: [] },
  'plans.query': { self: null, nouns: {}, lists: { items: { kinds: [['plan', 'plan_handle']], label: ['title'], handles: ['plan_handle'], within: null } }, own: ['query', 'limit', 'cursor'] },
  'plans.status.get': { self: null, nouns: { plan: { kinds: [['plan', 'plan_handle']], label: ['title'], handles: ['plan_handle'], within: null }, prepared: { kinds: [['prepared_action', 'action_handle']], label: ['summary'], handles: ['action_handle'], within: null } }, lists: {}, own: [] },
  'plans.prepare_send': { self: null, nouns: { prepared: { kinds: [['prepared_action', 'action_handle']], label: ['summary'], handles: ['action_handle'], within: null }, plan: { kinds: [['plan', 'plan_handle']], label: ['title'], handles: ['plan_handle'], within: null } }, lists: {}, own: ['action'] },
  'plans.invitation.prepare': { self: null, nouns: { prepared: { kinds: [['prepared_action', 'action_handle']], label: ['summary'], handles: ['action_handle'], within: null }, plan: { kinds: [['plan', 'plan_handle']], label: ['title'], handles: ['plan_handle'], within: null } }, lists: {}, own: ['action'] },
  'plans.roster.prepare': { self: null, nouns: { prepared: { kinds: [['prepared_action', 'action_handle']], label: ['summary'], handles: ['action_handle'], within: null } }, lists: {}, own: ['expected_revision'] },
  'plans.update.prepare': { self: null, nouns: { prepared: { kinds: [['prepared_action', 'action_handle']], label: ['summary'], handles: ['action_handle'], within: null } }, lists: {}, own: ['changes', 'expected_revision'] },
  'plans.cancel.prepare': { self: null, nouns: { prepared: { kinds: [['prepared_action', 'action_handle']], label: ['summary'], handles: ['action_handle'], within: null } }, lists: {}, own: ['expected_revision'] },
  'plans.send': { self: null, nouns: { plan: { kinds: [['plan', 'plan_handle']], label: ['title'], handles: ['plan_handle'], within: null } }, lists: {}, own: ['action'] },
  'plans.lifecycle.commit': { self: null, nouns: { plan: { kinds: [['plan', 'plan_handle']], label: ['title'], handles: ['plan_handle'], within: null } }, lists: {}, own: [] },
  'ideas.list.generate': { self: { kinds: [], label: [], handles: ['reversible_action_id'], within: null }, nouns: { list: { kinds: [['list', 'ideas_list_handle']], label: ['name'], handles: ['ideas_list_handle'], within: null } }, lists: { items: { kinds: [['candidate', 'candidate_id']], label: ['title'], handles: ['candidate_id'], within: null } }, own: ['names', 'name', 'limit'] },
  'ideas.recommendations.get': { self: null, nouns: {}, lists: { items: { kinds: [['candidate', 'candidate_id']], label: ['title'], handles: ['candidate_id'], within: null } }, own: ['names', 'cursor'] },
  'ideas.recommendations.prepare': { self: { kinds: [], label: [], handles: ['snapshot_handle'], within: null }, nouns: {}, lists: {}, own: ['action'] },
  'relationships.interest.get': { self: null, nouns: { person: { kinds: [['person', 'person_handle']], label: ['display_name'], handles: ['person_handle'], within: null } }, lists: {}, own: ['operation'] },
  'relationships.interest.mutate': { self: { kinds: [], label: [], handles: ['reversible_action_id'], within: null }, nouns: { person: { kinds: [['person', 'person_handle']], label: ['display_name'], handles: ['person_handle'], within: null } }, lists: {}, own: ['operation'] },
  'relationships.connection.prepare': { self: null, nouns: { prepared: { kinds: [['prepared_action', 'action_handle']], label: ['summary'], handles: ['action_handle'], within: null } }, lists: {}, own: ['operation'] },
  'relationships.connection.send': { self: null, nouns: {}, lists: {}, own: ['operation'] },
  'relationships.friendship.review': { self: { kinds: [], label: [], handles: ['review_token'], within: null }, nouns: {}, lists: {}, own: ['operation', 'mode'] },
  'relationships.friendship.apply': { self: null, nouns: {}, lists: {}, own: ['idempotency_key'] },
  'relationships.invitation.get': { self: null, nouns: {}, lists: {}, own: [] },
  'ideas.roundup.get': { self: { kinds: [['roundup', 'public_id']], label: [], handles: ['public_id'], within: null }, nouns: {}, lists: { items: { kinds: [['idea', 'idea_handle'], ['capture', 'capture_public_id']], label: ['title'], handles: ['capture_public_id', 'idea_handle'], within: null } }, own: [] },
  'ideas.roundup.mutate': { self: { kinds: [['roundup', 'public_id']], label: [], handles: ['public_id'], within: null }, nouns: {}, lists: { items: { kinds: [['idea', 'idea_handle'], ['capture', 'capture_public_id']], label: ['title'], handles: ['capture_public_id', 'idea_handle'], within: null } }, own: ['operation', 'source_url', 'source_text', 'items', 'mode', 'scope', 'selection_policy', 'selected_items', 'target_feed_text', 'target_person_text', 'explicit_requirements', 'recommendation_context', 'expected_generation', 'target_ideas_list_handle'] },
  'ideas.saved.query': { self: null, nouns: {}, lists: { items: { kinds: [['idea', 'idea_handle']], label: ['title'], handles: ['idea_handle', 'candidate_id'], within: null } }, own: ['kind', 'query', 'limit', 'cursor'] },
  'ideas.search': { self: null, nouns: {}, lists: {}, own: ['query', 'names', 'limit', 'q'] },
}
