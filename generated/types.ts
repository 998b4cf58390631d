// Generated from spec/ by codegen. Do not edit.

/** What became of the message to one person. */
export interface CommitDelivery {
  /** Names one saved person. Copied exactly as returned. */
  person_handle: PersonHandle
  /**
   * Queued for delivery by the service, left to a link shared by hand, or not deliverable. Why a
   * person cannot be reached is never told.
   */
  status: 'queued' | 'manual_share' | 'delivery_unavailable'
}

/** A link that a person opens. The service sent it to nobody. */
export interface ShareLink {
  /** Whom the link is for; left out where anybody may use it. */
  person_handle?: PersonHandle
  /** The link. */
  url: string
}

/** The connection between two people that a commit concerned. */
export interface CommittedConnection {
  /** The other person. */
  person: Person
  /** Where the connection stands now. */
  state: string
}

/** What became of a prepared action. */
export interface CommittedAction {
  /** Names one prepared action. Copied exactly as returned by a prepare capability. */
  action_handle: ActionHandle
  /** What was committed, such as plan.send_invites. */
  kind: string
  /** When it was committed. */
  executed_at: string
  /** The plan it concerned; left out where it concerned none. */
  plan?: Plan
  /** The Ideas List it concerned; left out where it concerned none. */
  list?: IdeasList
  /** The connection it concerned; left out where it concerned none. */
  connection?: CommittedConnection
  /** What became of the message to each person; empty where nobody was written to. */
  deliveries: CommitDelivery[]
  /** The links to be shared by hand; empty where there are none. */
  share_links: ShareLink[]
}

/**
 * What a section is about: RSVP or tipping deadlines within 48 hours, incomplete drafts, responses
 * waited for, plans within seven days, incomplete logistics, or mutual interest without an active
 * plan.
 */
export type BriefSectionType = 'deadline' | 'draft' | 'waiting' | 'upcoming' | 'logistics' | 'mutual_interest'

/** The thing an item is about. */
export interface BriefReference {
  /** What it is, such as plan, invite or idea. */
  kind: string
  /** Its handle. Copied exactly as returned. */
  handle: string
  /** Its name or title. */
  label: string
}

/** One thing to look at. */
export interface BriefItem {
  /** What to look at, in one short line. */
  title: string
  /** The thing an item is about. */
  reference: BriefReference
  /** By when, or when it takes place; null where there is no time to it. */
  due_at: string | null
}

/** Things of one type, the most pressing first, at most ten. */
export interface BriefSection {
  /**
   * What a section is about: RSVP or tipping deadlines within 48 hours, incomplete drafts,
   * responses waited for, plans within seven days, incomplete logistics, or mutual interest
   * without an active plan.
   */
  type: BriefSectionType
  /** The rank of the section; 1 comes first. */
  priority: number
  /** What to look at, at most ten. */
  items: BriefItem[]
}

/** A stretch of time and the zone it is told in. */
export interface TimeRange {
  /** Where it begins, inclusive. */
  from: string
  /** Where it ends, exclusive. */
  to: string
  /** Its IANA time zone. */
  timezone: string
}

/** How old the knowledge behind an availability answer is. */
export interface AvailabilityFreshness {
  /** When the windows were computed. */
  computed_at: string
  /** When the oldest calendar source used was read; null where none was used. */
  oldest_source_at: string | null
  /** Whether a source is too old to be relied on. */
  stale: boolean
}

/** Something the answer does not know. */
export interface AvailabilityUncertainty {
  /** What is not known, such as calendar_not_shared or source_stale. */
  code: string
  /** Whom it concerns; left out where it concerns the caller. */
  person_handle?: PersonHandle
}

/** One event that is visible to the caller. */
export interface EventResult {
  /** Names one event. Copied exactly as returned. */
  event_handle: EventHandle
  /** Its title. */
  title: string
  /** Where it takes place; null where that is not known. */
  venue: string | null
  /** When it begins. */
  starts_at: string
  /** When it ends; null where that is not known. */
  ends_at: string | null
  /** The IANA time zone it takes place in. */
  timezone: string
  /** Why the caller can see it. */
  role: 'host' | 'saved' | 'invited' | 'public'
  /** The plan it belongs to; left out where it belongs to none. */
  plan_handle?: PlanHandle
}

/** Names one execution of a write. Exactly 26 characters. */
export type ExecutionId = string

/** Names one prepared action. Copied exactly as returned by a prepare capability. */
export type ActionHandle = string

/** Names one idea capture. Copied exactly as returned. */
export type CapturePublicId = string

/** Names one roundup (a capture of several items). Copied exactly as returned. */
export type RoundupPublicId = string

/** Names one Ideas List. Copied exactly as returned. */
export type IdeasListHandle = string

/** Names one Ideas List. Copied exactly as returned; this input admits up to 191 characters. */
export type IdeasListHandleLong = string

/** Names one created idea. Copied exactly as returned. */
export type IdeaHandle = string

/** Names one saved person. Copied exactly as returned. */
export type PersonHandle = string

/**
 * Names one saved person. Copied exactly as returned; this input admits up to 191 characters.
 */
export type PersonHandleLong = string

/** Names one plan. Copied exactly as returned. */
export type PlanHandle = string

/** Names one invite. Copied exactly as returned. */
export type InviteHandle = string

/** Names one private place. Copied exactly as returned. */
export type PlaceHandle = string

/**
 * Names one private place. Copied exactly as returned; this input admits up to 191 characters.
 */
export type PlaceHandleLong = string

/** Names one event. Copied exactly as returned. */
export type EventHandle = string

/** Names one discovery run. Copied exactly as returned. */
export type RunHandle = string

/** Names the reply contract that a discovery run returned. Copied exactly as returned. */
export type ReplyContractHandle = string

/** Names one result snapshot. Copied exactly as returned. */
export type SnapshotHandle = string

/** Names one candidate this service issued. Copied exactly as returned, never invented. */
export type CandidateId = string

/** Names one action that can be undone, once, for 24 hours. Copied exactly as returned. */
export type ReversibleActionId = string

/**
 * Names one action that can be undone, once, for 24 hours. Copied exactly as returned; this input
 * admits up to 36 characters.
 */
export type ReversibleActionIdLong = string

/** Names one planning window. Opaque; copied exactly as returned. */
export type TimeHandle = string

/** The version of the state. It rises by one with each change of state. */
export type StateVersion = number

/** The generation of a roundup. Each accepted mutation raises it by one. */
export type Generation = number

/** The revision of a plan. Each committed change raises it by one. */
export type Revision = number

/** Hexadecimal SHA-256 of the canonical content that recipients can see. */
export type Checksum = string

/** How a call ended. */
export type ResultStatus = 'completed' | 'unchanged' | 'accepted' | 'needs_input' | 'failed'

/**
 * A Connected Friend can be reached by the service after an explicit commit. A Friend in Mind is
 * private memory only, is never contacted, and receives links shared by hand.
 */
export type PersonClassification = 'connected' | 'friend_in_mind'

/** Whether it is a place or an event. */
export type IdeaKind = 'place' | 'event'

/**
 * Whether the members given replace those there are, are added to them or are removed from them.
 */
export type MembershipMode = 'replace' | 'add' | 'remove'

/** What is known of the time. What was never known is unknown, never free. */
export type PersonAvailability = 'free' | 'busy' | 'partial' | 'unknown'

/** The caller's part in the plan. */
export type PlanRole = 'host' | 'invitee'

/** Where the plan stands, from an unsent draft to past, canceled or discarded. */
export type PlanState = 'draft' | 'reviewed' | 'prepared' | 'shared' | 'active' | 'past' | 'canceled' | 'discarded'

/** The answer to an invite. */
export type RsvpStatus = 'pending' | 'accepted' | 'declined' | 'removed'

/**
 * A plan tips when its accepted guests and the host reach the minimum, and stays tipped; it is
 * missed when the deadline finds it below.
 */
export type TipState = 'open' | 'tipped' | 'missed'

/** Whether the service delivers the message or the caller shares a link by hand. */
export type DeliveryWay = 'service' | 'manual_share'

/** A named stretch of time by which likes are filtered. */
export type WhenPreset = 'any-time-weekdays' | 'any-time-weekends' | 'right-now' | 'today' | 'tomorrow' | 'next-few-days' | 'next-few-days-weekdays' | 'next-few-days-weekends' | 'this-week' | 'next-week' | 'this-weekend' | 'next-weekend' | 'next-few-weekends' | 'next-few-weeks' | 'next-few-weeks-weekdays' | 'custom'

/** A named stretch of time in which availability is looked for. */
export type AvailabilityWhenPreset = 'today' | 'tomorrow' | 'next-few-days' | 'next-few-days-weekdays' | 'next-few-days-weekends' | 'this-week' | 'next-week' | 'this-weekend' | 'next-weekend' | 'next-few-weekends' | 'next-few-weeks' | 'next-few-weeks-weekdays'

/** One saved person, as a caller may rely on it. */
export interface Person {
  /** Names one saved person. Copied exactly as returned. */
  person_handle: PersonHandle
  /** The name the caller knows the person by. */
  display_name: string
  /**
   * A Connected Friend can be reached by the service after an explicit commit. A Friend in Mind is
   * private memory only, is never contacted, and receives links shared by hand.
   */
  classification: PersonClassification
}

/** One Ideas List, as a caller may rely on it. */
export interface IdeasList {
  /** Names one Ideas List. Copied exactly as returned. */
  ideas_list_handle: IdeasListHandle
  /** Its name. Two lists may bear the same name. */
  name: string
  /** How many saved ideas it holds. */
  item_count: number
  /** How many people it is for. */
  people_count: number
  /** How many share links it has. */
  share_link_count: number
  /** When it was last changed. */
  updated_at: string
}

/** The handle and the name of an Ideas List. */
export interface IdeasListReference {
  /** Names one Ideas List. Copied exactly as returned. */
  ideas_list_handle: IdeasListHandle
  /** Its name. */
  name: string
}

/** One place, as a caller may rely on it. */
export interface Place {
  /** Names one private place. Copied exactly as returned. */
  place_handle: PlaceHandle
  /** Its name. */
  name: string
  /** Its address; null where none is known. */
  address: string | null
  /** What the caller noted about it; null where nothing is. */
  description: string | null
  /** Its IANA time zone; null where none is known. */
  timezone: string | null
  /** The activity of the catalog it is for; null where none is set. */
  activity_name: string | null
  /** An archived place is left out of active selection; plans that used it keep it. */
  state: 'active' | 'archived'
}

/** When and where an event takes place. */
export interface Event {
  /** Names one event. Copied exactly as returned. */
  event_handle?: EventHandle
  /** The event's own title, where it differs from the idea's. */
  title?: string
  /** When it begins. */
  starts_at: string
  /** When it ends; null where that is not known. */
  ends_at?: string | null
  /** Where it takes place; null where that is not known. */
  venue: Place | null
  /** The event's own page; null where none is known. */
  url?: string | null
}

/** One saved idea, as a caller may rely on it. */
export interface Idea {
  /** Names one created idea. Copied exactly as returned. */
  idea_handle: IdeaHandle
  /** Whether it is a place or an event. */
  kind: IdeaKind
  /** Its title. */
  title: string
  /** What it is about; null where nothing is noted. */
  description: string | null
  /** The place it is about; null where none is known. */
  place: Place | null
  /** When and where the event takes place; null for a place. */
  event: Event | null
  /** The time it is bound to; null where it is open. */
  when: string | null
  /** The neighborhood it is in; null where none is known. */
  neighborhood: string | null
  /** The activities it satisfies. */
  activities: string[]
  /** The page it was saved from; null where there is none. */
  source_url: string | null
  /** The Ideas Lists it is in. */
  lists: IdeasListReference[]
  /** Whether it may appear among recommendations. */
  show_in_for_you: boolean
  /** Whether the caller likes it. */
  liked: boolean
  /** An archived idea appears in no active saved-idea or recommendation view. */
  state: 'active' | 'archived'
  /** When it was last changed. */
  updated_at: string
  /** Names the idea as a candidate. By it a plan can be drafted or a like be given. */
  candidate_id: PlanCandidateId
}

/** One choice this service offers, as a caller may rely on it. */
export interface Candidate {
  /** Names one candidate this service issued. Copied exactly as returned, never invented. */
  candidate_id: CandidateId
  /** What it is. */
  kind: 'place' | 'event' | 'occurrence' | 'offering' | 'activity'
  /** Its title. */
  title: string
  /** The place it names; null where none is known. */
  place: Place | null
  /** When and where it takes place; null where it has no time of its own. */
  event: Event | null
  /** The time it is bound to; null where it is open. */
  when: string | null
  /** Why it is offered, in short sentences. */
  reasons: string[]
  /** The saved people who like it, as far as the caller may know. */
  liked_by: Person[]
  /** True while fit, hours and availability are not confirmed. */
  provisional: boolean
}

/** How many invites of a plan have each answer. */
export interface RsvpCounts {
  /** Guests who accepted. */
  accepted: number
  /** Guests who declined. */
  declined: number
  /** Guests who have not answered. */
  pending: number
  /** Guests who were removed from the roster. */
  removed: number
}

/** How far a plan is from taking place. */
export interface Tip {
  /** How many people, the host included, the plan needs; null where it needs none. */
  capacity_min: number | null
  /** How many it has, accepted guests and the host. */
  have: number
  /**
   * A plan tips when its accepted guests and the host reach the minimum, and stays tipped; it is
   * missed when the deadline finds it below.
   */
  state: TipState
}

/** One plan, as a caller may rely on it. */
export interface Plan {
  /** Names one plan. Copied exactly as returned. */
  plan_handle: PlanHandle
  /** Its title. */
  title: string
  /** Where the plan stands, from an unsent draft to past, canceled or discarded. */
  state: PlanState
  /** The caller's part in the plan. */
  role: PlanRole
  /** When it takes place; null while that is open. */
  scheduled_at: string | null
  /** The IANA time zone it is planned in. */
  timezone: string
  /** The revision of a plan. Each committed change raises it by one. */
  revision: Revision
  /** Hexadecimal SHA-256 of the canonical content that recipients can see. */
  checksum: Checksum
  /** How many invites of a plan have each answer. */
  rsvp: RsvpCounts
  /** How far a plan is from taking place. */
  tip: Tip
  /** Until when guests may answer; null where there is no deadline. */
  rsvp_deadline: string | null
  /** Where it takes place; null while that is open. */
  place: PlanPlace | null
}

/**
 * Where a plan takes place, as it was when the plan took it over. The host also sees the private
 * place behind it; an invitee sees name and address only.
 */
export interface PlanPlace {
  /** Names one private place. Copied exactly as returned. */
  place_handle?: PlaceHandle
  /** Its name. */
  name: string
  /** Its address; null where none is known. */
  address: string | null
  /** What the host noted about it; null where nothing is. */
  description?: string | null
  /** Its IANA time zone; null where none is known. */
  timezone?: string | null
  /** The activity of the catalog it is for; null where none is set. */
  activity_name?: string | null
  /** An archived place is left out of active selection; plans that used it keep it. */
  state?: 'active' | 'archived'
}

/** One person a prepared action would reach, and how. */
export interface Recipient {
  /** Names one saved person. Copied exactly as returned. */
  person_handle: PersonHandle
  /** The name the caller knows the person by. */
  display_name: string
  /** Whether the service delivers the message or the caller shares a link by hand. */
  delivery: DeliveryWay
  /** Whether the action can reach the person. */
  eligible: boolean
  /** Why the action cannot reach the person, as far as the caller may know. */
  reason?: string
}

/**
 * An action that is prepared and waits for a later explicit approval. Nothing has changed and
 * nobody was contacted.
 */
export interface PreparedAction {
  /** Names one prepared action. Copied exactly as returned by a prepare capability. */
  action_handle: ActionHandle
  /** What committing it would do, such as plan.send_invites. */
  kind: string
  /** What committing it would do, in one sentence. */
  summary: string
  /** Everybody it would reach. */
  recipients: Recipient[]
  /** What the recipients would see. */
  content_preview: { [key: string]: unknown }
  /** The revision of a plan. Each committed change raises it by one. */
  revision: Revision
  /** Hexadecimal SHA-256 of the canonical content that recipients can see. */
  checksum: Checksum
  /** Until when it can be committed. */
  expires_at: string
}

/** How many people of a planning window stand where. */
export interface WindowCounts {
  /** People who are free. */
  free: number
  /** People who are free for a part of it. */
  partial: number
  /** People who are busy. */
  busy: number
  /** People of whom nothing is known. */
  unknown: number
}

/** Where one person of a planning window stands. */
export interface WindowPerson {
  /** The handle of the saved person, or self for the caller. */
  person_handle: string
  /** What is known of the time. What was never known is unknown, never free. */
  status: PersonAvailability
}

/** One planning window of two hours, as a caller may rely on it. */
export interface Window {
  /** Names one planning window. Opaque; copied exactly as returned. */
  time_handle: TimeHandle
  /** When it begins. */
  starts_at: string
  /** When it ends, two hours later. */
  ends_at: string
  /** The IANA time zone it was computed in. */
  timezone: string
  /** What is known of the time. What was never known is unknown, never free. */
  status: PersonAvailability
  /** How many people of a planning window stand where. */
  counts: WindowCounts
  /** Everybody who was asked about, and where each stands. */
  people: WindowPerson[]
}

/** The durable record of one write, as a caller may rely on it. */
export interface Execution {
  /** Names one execution of a write. Exactly 26 characters. */
  execution_id: ExecutionId
  /** The capability that was called. */
  capability: string
  /** The version of its input that was used. */
  version: string
  /** How a call ended. */
  status: ResultStatus
  /** When the call was accepted. */
  created_at: string
  /** When it reached its terminal result; null while it runs. */
  finished_at: string | null
  /** The whole answer that the call got; null while it runs. */
  result: { [key: string]: unknown } | null
}

/** How the objective relates to that of the parent run. */
export type ObjectiveRelation = 'continue' | 'refine' | 'supersede'

/** A kind of thing to find. */
export type TargetKind = 'place' | 'event' | 'occurrence' | 'offering' | 'activity'

/** A dimension of the parent run that this request replaces. */
export type ReplacementDimension = 'semantic_subject' | 'target_kind' | 'geography' | 'temporal' | 'temporal_interval' | 'temporal_weekday' | 'temporal_daypart' | 'temporal_exact_time' | 'temporal_duration' | 'constraints' | 'participants'

/** What a discovery run looks for, beside the query. */
export interface DiscoverySearch {
  /** The kinds of thing to find; at most 5. */
  target_kinds?: TargetKind[]
  /** The saved people it is for; at most 10. */
  person_handles?: PersonHandleLong[]
  /** What is found begins no earlier than this. */
  starts_after?: string
  /** What is found begins before this. */
  starts_before?: string
  /** The exact start that was asked for. */
  requested_start_at?: string
  /** The exact end that was asked for. */
  requested_end_at?: string
  /** The time zone in which times without an offset are read. */
  timezone?: string
  /** How many candidates are wanted. */
  limit?: number
}

/** How a discovery run differs from its parent. */
export interface DiscoveryChanges {
  /** The dimensions of the parent run that are replaced; at most 11. */
  replacement_dimensions?: ReplacementDimension[]
  /** What changes among the constraints; at most 12. */
  constraint_changes?: ConstraintChange[]
}

/** An amount of money, with all four keys. */
export interface StructuredValue {
  /** The least amount. A min_price supplies it. */
  minimum_amount: number | null
  /** The greatest amount. A max_price supplies it. */
  maximum_amount: number | null
  /** The currency, exactly three characters. Explicit, never inferred. */
  currency: string | null
  /** What the amount is for. Explicit, never inferred. */
  scope: 'total' | 'per_person' | null
}

/** One change to the constraints of a discovery run. */
export interface ConstraintChange {
  /** What happens to the constraint. */
  operation: 'add' | 'modify' | 'remove' | 'preserve'
  /** Names the constraint across runs. */
  semantic_id: string
  /** Whether what the user said settles the constraint. */
  coverage_state: 'resolved' | 'unresolved' | 'conflicting'
  /** What the constraint is about, such as geography, max_price or min_price. */
  constraint_type?: string
  /** The constraint in words a user would read. */
  label?: string
  /**
   * Its value. For geography only the destination name and an optional city or region; the full
   * user-authored requirement goes in source_span.
   */
  value?: string
  /**
   * The value as an amount. A max_price supplies maximum_amount and a min_price supplies
   * minimum_amount; currency and scope are explicit, never inferred.
   */
  structured_value?: StructuredValue
  /** Whether candidates must satisfy it or should. */
  hardness?: 'hard' | 'soft'
  /** The user's own words, with the full user-authored requirement. */
  source_span?: string
  /** What it decides. */
  decision_impact?: 'eligibility' | 'ranking' | 'clarification'
  /** How sure the caller is of having understood the user. */
  confidence?: number
}

/** Where a researched candidate is. */
export interface RecordedLocation {
  /** The venue's name. */
  venue_name?: string | null
  /** The address. */
  address?: string | null
  /** The city. */
  city?: string | null
  /** The neighborhood. */
  neighborhood?: string | null
  /** The region. */
  region?: string | null
  /** The country. */
  country?: string | null
  /** The latitude in degrees. */
  latitude?: number | null
  /** The longitude in degrees. */
  longitude?: number | null
}

/** When a researched candidate takes place or is available. */
export interface RecordedSchedule {
  /** The schedule in words. */
  summary?: string | null
  /** When it begins. */
  starts_at?: string | null
  /** Whether the start is exact or only its date is known. */
  start_precision?: 'exact' | 'date_only' | null
  /** When it ends. */
  ends_at?: string | null
  /** From when it is available. */
  available_from?: string | null
  /** Until when it is available. */
  available_until?: string | null
  /** Its time zone. */
  timezone?: string | null
  /** How it recurs. */
  recurrence?: string | null
}

/** What a researched candidate costs. */
export interface RecordedPrice {
  /** The price in words. */
  summary?: string | null
  /** The currency, exactly three characters. */
  currency?: string | null
  /** The least it costs. */
  minimum?: number | null
  /** The most it costs. */
  maximum?: number | null
  /** Whether the price is for each person. */
  per_person?: boolean | null
  /** Fees beside the price. */
  fees?: string | null
}

/** How one gets in. */
export interface RecordedAccess {
  /** How one gets in, such as walk_in or ticket. */
  mode?: string | null
  /** The official page, http or https. */
  official_url?: string | null
  /** What is required of a visitor. */
  requirements?: string | null
  /** Whether live availability was checked. */
  live_availability_checked?: boolean | null
}

/** Practical facts of a researched candidate. */
export interface RecordedPractical {
  /** The fewest people it is for. */
  capacity_min?: number | null
  /** The most people it is for. */
  capacity_max?: number | null
  /** Whether it is indoors. */
  indoor?: boolean | null
  /** Whether it is outdoors. */
  outdoor?: boolean | null
  /** Whether it is accessible. */
  accessible?: boolean | null
  /** Its accessibility in words. */
  accessibility_summary?: string | null
  /** Whether there is food. */
  food_available?: boolean | null
}

/** Why a researched candidate suits the request. */
export interface RecordedFit {
  /** The fit in words. */
  summary?: string | null
  /** The reasons one by one, at most 10. */
  reasons?: string[] | null
}

/** How a researched candidate does against one constraint. */
export interface RecordedConstraintResult {
  /** The constraint. */
  constraint: string
  /** Whether it is a hard one. */
  hard: boolean
  /** Whether the candidate satisfies it. */
  passed: boolean
  /** A remark. */
  note?: string | null
}

/** One claim about a researched candidate and where it was read. */
export interface RecordedEvidence {
  /** What the claim is about. */
  claim_type: string
  /** What it claims. */
  claim_value: string
  /** The page it was read on, http or https. The service does not fetch it. */
  source_url: string
  /** The title of that page. */
  source_title?: string | null
  /** When it was read. */
  observed_at?: string | null
  /** How sure the host is of the claim. */
  confidence?: number | null
}

/** One candidate a host researched. */
export interface RecordedCandidate {
  /** What it is. */
  kind: TargetKind
  /** The name the public knows it by. */
  public_name: string
  /** Where a researched candidate is. */
  location?: RecordedLocation
  /** When a researched candidate takes place or is available. */
  schedule?: RecordedSchedule
  /** What a researched candidate costs. */
  price?: RecordedPrice
  /** How one gets in. */
  access?: RecordedAccess
  /** Practical facts of a researched candidate. */
  practical?: RecordedPractical
  /** Its canonical page, http or https. */
  canonical_url?: string
  /** Why a researched candidate suits the request. */
  fit?: RecordedFit
  /** How it does against each constraint, at most 20. */
  constraint_results?: RecordedConstraintResult[]
  /** What speaks against it or is uncertain, at most 10. */
  caveats?: string[]
  /** The claims and where they were read, 1 to 20. */
  evidence: RecordedEvidence[]
}

/** One source that could not be used. */
export interface SourceFailure {
  /** A short code of the failure. */
  code?: string | null
  /** What failed. */
  message: string
  /** The source, http or https. */
  source_url?: string | null
}

/** Where a discovery run stands. */
export type DiscoveryRunState = 'accepted' | 'needs_input' | 'completed' | 'failed'

/** One discovery run as it stands. */
export interface DiscoveryRun {
  /** Names one discovery run. Copied exactly as returned. */
  run_handle: RunHandle
  /** The run this one came from; left out where it has no parent. */
  parent_run_handle?: RunHandle
  /** The version of the state. It rises by one with each change of state. */
  state_version: StateVersion
  /** Where a discovery run stands. */
  state: DiscoveryRunState
  /** Names the reply contract that a discovery run returned. Copied exactly as returned. */
  reply_contract_handle: ReplyContractHandle
}

/** One constraint as a discovery run understood it. */
export interface DiscoveryConstraint {
  /** Names the constraint across runs. */
  semantic_id: string
  /** The constraint in words a user would read. */
  label: string
  /** Its value; null where it has none. */
  value: string | null
  /** Whether candidates must satisfy it or should. */
  hardness: 'hard' | 'soft'
  /** Whether what the user said settles it. */
  coverage_state: 'resolved' | 'unresolved' | 'conflicting'
}

/** One submitted candidate that was not recorded. */
export interface DiscoveryRejection {
  /** Its place in the submitted candidates, from 0. */
  index: number
  /** Why it was not recorded. */
  code: string
}

/** What a host needs to research one run. */
export interface DiscoveryBrief {
  /** Names one discovery run. Copied exactly as returned. */
  run_handle: RunHandle
  /** The version of the state. It rises by one with each change of state. */
  state_version: StateVersion
  /** Names the reply contract that a discovery run returned. Copied exactly as returned. */
  reply_contract_handle: ReplyContractHandle
  /** What the run is to find, in one sentence. */
  objective: string
  /** What the host may know about the user and the people, as far as it is authorized. */
  context: { [key: string]: unknown }
  /** The constraints as they were understood. */
  constraints: DiscoveryConstraint[]
  /** What was assumed without the user having said it. */
  assumptions: string[]
  /** What the service itself already has that matches. */
  inventory: Candidate[]
  /** The bounded JSON Schema of what discovery.record accepts for this run. */
  submission_schema: { [key: string]: unknown }
  /** Until when results can be recorded. */
  expires_at: string
}

/** A discovery search that was saved as a private view. */
export interface SavedView {
  /** The saved view. */
  list: IdeasList
  /** The filters of the view. */
  filters: ListDefaults
  /** The directions of the view, in the order given. */
  directions: ListDirection[]
}

/**
 * The typed outcome. It says the same for every capability, so that a caller can go on without
 * knowing the data.
 */
export interface Outcome {
  /** What happened, such as ideas_list.created. */
  kind: string
  /** What is known of the result, as single values by name. */
  facts: { [key: string]: string | number | boolean | null }
  /** The resources the answer speaks of. */
  resources: ResourceRef[]
  /** Paging of a list read; left out elsewhere. */
  collection?: Collection
  /** What must be told to the user together with the result. */
  disclosures: Disclosure[]
  /** The later explicit approval that is needed; left out where none is. */
  confirmation?: Confirmation
  /** The same list as the answer's own next_actions. */
  next_actions: NextAction[]
  /**
   * One sentence to show. Presentation only; it never replaces checking status and confirmed
   * effects.
   */
  fallback_text: string
}

/** A reference to one resource. */
export interface ResourceRef {
  /** What it is, such as list, plan or person. */
  kind: string
  /** Names it. Copied exactly as returned. */
  handle: string
  /** What to call it in front of the user. */
  label: string
  /** Where a person can look at it. */
  url?: string
}

/** Where a page stands in the snapshot it was read from. A page count is never the total. */
export interface Collection {
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Continues after the last item of this page; null when there is nothing more. */
  next_cursor: string | null
  /** Names one result snapshot. Copied exactly as returned. */
  snapshot_handle: SnapshotHandle
  /** How many items this page has. */
  returned: number
  /** Until when the snapshot can be read on. */
  expires_at: string
}

/** Something that must be told to the user together with the result. */
export interface Disclosure {
  /** Which disclosure it is, such as confirmation.action_prepared. */
  name: string
  /** What to tell. */
  text: string
}

/** A later explicit approval without which a prepared action is not executed. */
export interface Confirmation {
  /** Whether the approval is needed. */
  required: boolean
  /** Names one prepared action. Copied exactly as returned by a prepare capability. */
  action_handle: ActionHandle
  /** Until when the action can be committed. */
  expires_at: string
  /** The capability that commits it. */
  approve_with: string
}

/** A capability that may follow, with what is already known of its input. */
export interface NextAction {
  /** The name of the capability. */
  capability: string
  /** Its tool on the surface MCP; null where it has none. */
  tool: string | null
  /** Why one would take it. */
  reason: string
  /** What is known of its input. */
  input: { [key: string]: unknown }
  /** The required input fields that are not known yet. */
  needs: string[]
  /** Whether the user has to approve explicitly first. */
  requires_approval: boolean
}

/** A capability and the input to call it with. */
export interface CapabilityCall {
  /** The name of the capability. */
  capability: string
  /** Its input. */
  input: { [key: string]: unknown }
}

/** Something that has changed, or that may have. HTTP success alone never proves an effect. */
export interface Effect {
  /** What was done, such as plan.invites_sent. */
  type: string
  /** Whether the service knows that it happened. */
  state: 'confirmed' | 'unconfirmed'
  /** What an effect happened to. */
  resource: EffectResource
  /** When it happened. */
  at?: string
  /** Why it is not confirmed; only on unconfirmed effects. */
  reason?: string
  /** The call that tells what became of it; only on unconfirmed effects. */
  observe?: CapabilityCall
}

/** What an effect happened to. */
export interface EffectResource {
  /** What it is, such as list, plan or person. */
  kind: string
  /** Names it. Copied exactly as returned. */
  handle: string
}

/** Why there is no result, in a 200 answer of the status needs_input or failed. */
export interface OutcomeError {
  /** The machine code. It never changes its meaning. */
  code: string
  /** What is the matter, for people. */
  message: string
  /** Whether the same request can succeed later without a change. */
  retryable: boolean
  /** How long to wait before that. */
  retry_after_seconds?: number
  /** JSON Pointer (RFC 6901) to the part of the input that is meant. */
  pointer?: string
  /** The call that removes the obstacle. */
  prerequisite?: CapabilityCall
  /** What the caller may choose from, as references with their handles. */
  candidates?: { [key: string]: unknown }[]
  /**
   * The state as it is now, where the request named an older one (revision, checksum,
   * state_version or generation).
   */
  current?: CurrentState
}

/**
 * The state as it is now, where the request named an older one (revision, checksum, state_version
 * or generation).
 */
export type CurrentState = { [key: string]: string | number }

/** Any answer that is not 200, as application/problem+json (RFC 9457). */
export interface Problem {
  /** The page of the reference that describes the code. */
  type: string
  /** What kind of problem it is. */
  title: string
  /** The HTTP status. */
  status: number
  /** What is the matter with this request, for people. */
  detail: string
  /** The machine code. It never changes its meaning. */
  code: string
  /** Correlates the answer with the request and the logs. */
  request_id: string
  /** Whether the same request can succeed later without a change. */
  retryable: boolean
  /** One entry per violation of the input, all at once; empty for other problems. */
  errors: ProblemEntry[]
  /** The call that removes the obstacle. */
  prerequisite?: CapabilityCall
  /**
   * The state as it is now, where the request named an older one (revision, checksum,
   * state_version or generation).
   */
  current?: CurrentState
  /** How long to wait; the header Retry-After says the same. */
  retry_after_seconds?: number
}

/** One thing that is wrong with the input. */
export interface ProblemEntry {
  /** JSON Pointer (RFC 6901) to it, from the root of the input. */
  pointer: string
  /** Which rule it breaks. */
  code: string
  /** What is wrong, for people. */
  message: string
  /** What was most likely meant. */
  suggestion?: string
}

/** What a caller is told of one capability. */
export interface CapabilityFacts {
  /** The capability's name, as it is called. */
  name: string
  /** Its current version. */
  version: string
  /** Versions whose input is still accepted. */
  earlier_versions: string[]
  /** What it does, in one line. */
  summary: string
  /**
   * A read changes nothing. A write changes state. An external_send can contact other people.
   */
  effect: 'read' | 'write' | 'external_send'
  /** The token ability it requires. */
  ability: string
  /** How a call can end. */
  statuses: ResultStatus[]
  /** The capability by which its work is observed; null where there is none. */
  status_capability: string | null
  /** Where it can be called. */
  surfaces: SurfaceTitle[]
  /** Its tool on the surface MCP; null where it has none. */
  tool: string | null
  /** The capabilities that may follow. */
  next_actions: string[]
  /** The disclosures its answers carry. */
  disclosures: string[]
  /** Whether a request needs the header Idempotency-Key. */
  idempotency_key: boolean
  /** Whether it leaves an execution that executions.get can read. */
  receipt: boolean
  /** True for what the specification does not have. */
  extension: boolean
  /** The version of the registry it came with; left out where that is not told. */
  since?: string
  /** Since when it is deprecated and when it ends; left out where it is not deprecated. */
  deprecated?: CapabilityDeprecation
  /** JSON Schema 2020-12 of the current input. Self-contained. */
  input_schema: { [key: string]: unknown }
  /** JSON Schema 2020-12 of the answer's data. Self-contained. */
  data_schema: { [key: string]: unknown }
}

/** Says that a capability is deprecated. It works until it ends. */
export interface CapabilityDeprecation {
  /** The version of the registry that says so. */
  since: string
  /** The capability to call instead; null where there is none. */
  replaced_by: string | null
  /** The day from which it is gone; null where that is open. */
  sunset: string | null
}

/** A surface, as the specification writes it. */
export type SurfaceTitle = 'API' | 'MCP' | 'Assistant API'

/**
 * Where a capture stands. It is accepted when it is persisted; enrichment runs afterwards.
 * Completed is reported only once the persisted state is confirmed.
 */
export type CaptureState = 'accepted' | 'needs_input' | 'failed' | 'completed'

/** Where a captured idea is put. It is never the subject matter of the idea. */
export interface CaptureDestination {
  /** The Ideas List it is put on; left out where it goes on none. */
  list?: IdeasListReference
  /** The saved person it is kept for; left out where it is for nobody in particular. */
  person?: Person
}

/** The one question a capture waits for. */
export interface CaptureClarification {
  /** What to ask the user. */
  question: string
  /** The answers to choose from; left out where the answer is free. */
  choices?: string[]
}

/** One step in the life of a capture. */
export interface CaptureUpdate {
  /** Its number. Given as after_cursor, it answers with what came later. */
  cursor: number
  /** When it happened. */
  at: string
  /** Which step it was, such as persisted, source_read or completed. */
  stage: string
  /** What happened, in one sentence. */
  message: string
}

/** What an idea is captured from. It never changes once the capture is persisted. */
export interface CaptureSource {
  /** What the source is. */
  kind: 'text' | 'url' | 'media'
  /** The raw text, of a source that is text. */
  text?: string
  /** The address, of a source that is a URL. */
  url?: string
  /** The references of the media, of a source that is media. */
  media_refs?: string[]
}

/** The typed retry of a failed capture. Source and destination are retained unchanged. */
export interface CaptureRetry {
  /** The failed state version that ideas.capture.retry has to name. */
  expected_state_version: StateVersion
  /** What an idea is captured from. It never changes once the capture is persisted. */
  source: CaptureSource
  /** Where the idea is put; null where that is not decided. */
  destination: CaptureDestination | null
}

/** A capture as the write that moved it left it. */
export interface CaptureReceipt {
  /** Names one idea capture. Copied exactly as returned. */
  capture_public_id: CapturePublicId
  /**
   * Where a capture stands. It is accepted when it is persisted; enrichment runs afterwards.
   * Completed is reported only once the persisted state is confirmed.
   */
  state: CaptureState
  /** The version of the state. It rises by one with each change of state. */
  state_version: StateVersion
  /** Where the idea is put; null where that is not decided. */
  destination: CaptureDestination | null
  /** The question the capture waits for; null where it waits for none. */
  clarification: CaptureClarification | null
}

/** One saved idea, and who likes it. */
export interface SavedIdea {
  /** Names one created idea. Copied exactly as returned. */
  idea_handle: IdeaHandle
  /** Whether it is a place or an event. */
  kind: IdeaKind
  /** Its title. */
  title: string
  /** What it is about; null where nothing is noted. */
  description: string | null
  /** The place it is about; null where none is known. */
  place: Place | null
  /** When and where the event takes place; null for a place. */
  event: Event | null
  /** The time it is bound to; null where it is open. */
  when: string | null
  /** The neighborhood it is in; null where none is known. */
  neighborhood: string | null
  /** The activities it satisfies. */
  activities: string[]
  /** The page it was saved from; null where there is none. */
  source_url: string | null
  /** The Ideas Lists it is in. */
  lists: IdeasListReference[]
  /** Whether it may appear among recommendations. */
  show_in_for_you: boolean
  /** Whether the caller likes it. */
  liked: boolean
  /** An archived idea appears in no active saved-idea or recommendation view. */
  state: 'active' | 'archived'
  /** When it was last changed. */
  updated_at: string
  /** Names the idea as a candidate. By it a plan can be drafted or a like be given. */
  candidate_id: PlanCandidateId
  /** The saved people who like it, as far as the caller may know. */
  liked_by: Person[]
  /** Whether the caller and at least one saved person like it. */
  mutual: boolean
}

/** The like of one candidate as it stands now. */
export interface CandidateLike {
  /** Names one candidate this service issued. Copied exactly as returned, never invented. */
  candidate_id: CandidateId
  /** Whether it is liked. */
  liked: boolean
  /** The saved people the like is for; empty where it is the caller's alone. */
  people: Person[]
  /** True where one of the people is known to like it too; false says nothing about them. */
  mutual: boolean
}

/** The idea that was created, or the one there was. */
export interface StructuredIdea {
  /** One saved idea, as a caller may rely on it. */
  idea: Idea
  /** The idea that was there already; null where a new one was created. */
  duplicate_of: IdeaHandle | null
}

/** The answer the user gives. */
export type RsvpAnswer = 'accepted' | 'declined'

/** The host, as an invitee sees them. */
export interface InviteHost {
  /** The host's name. */
  display_name: string
}

/** Where the plan takes place, as an invitee sees it. */
export interface InvitePlace {
  /** Its name. */
  name: string
  /** Its address; null where none is given. */
  address: string | null
}

/** The guest's view of the plan. It holds no host notes. */
export interface InvitePlan {
  /** Names one plan. Copied exactly as returned. */
  plan_handle?: PlanHandle
  /** Its title. */
  title: string
  /** Where the plan stands, from an unsent draft to past, canceled or discarded. */
  state?: PlanState
  /** When it takes place; null while that is open. */
  scheduled_at: string | null
  /** The IANA time zone it is planned in. */
  timezone: string
  /** Where it takes place; null while that is open. */
  place: InvitePlace | null
  /** What the host tells guests about it; null where nothing is said. */
  description: string | null
  /** The host, as an invitee sees them. */
  host: InviteHost
}

/** One invite addressed to the user. */
export interface Invite {
  /** Names one invite. Copied exactly as returned. */
  invite_handle: InviteHandle
  /** The guest's view of the plan. It holds no host notes. */
  plan: InvitePlan
  /** The answer to an invite. */
  rsvp_status: RsvpStatus
  /**
   * Whether it can be answered now. This is authoritative; do not work it out from the deadline.
   */
  rsvp_available: boolean
  /** Until when it can be answered; null where there is no deadline. */
  rsvp_deadline: string | null
  /** True where the host changed the time or the place after the answer was given. */
  needs_reconfirm?: boolean
  /** The revision of the plan the invite shows. Send it as expected_revision when answering. */
  revision?: number
}

/** What is liked. */
export type LikeKind = 'place' | 'event' | 'idea'

/** What is done with the like. */
export type LikeOperation = 'save' | 'replace' | 'remove_person' | 'unlike' | 'undo'

/** One intention, the people somebody would do it with. At most 100 of them. */
export type LikeIntention = PersonHandleLong[]

/** Names one change of a like, so that it can be undone. Copied exactly as returned. */
export type LikeReceiptId = string

/** What is liked. */
export interface LikeSubject {
  /** What is liked. */
  kind: LikeKind
  /** Its handle, copied exactly as returned. */
  handle: string
}

/** Which likes are wanted. Filters only select results and never change audiences. */
export interface LikeFilters {
  /** Only what is in these neighborhoods. */
  neighborhood_names?: string[]
  /** Only what fits these activities of the catalog. */
  activity_names?: string[]
  /** Only what fits these activities of the user's own. */
  custom_activity_names?: string[]
  /** A named stretch of time by which likes are filtered. */
  when_preset?: WhenPreset | null
  /**
   * Only what other people like and let the user know of. It does not mean that the actor saved
   * it.
   */
  incoming_only?: boolean
  /** Only what the user saved. */
  own_only?: boolean
}

/** What is liked, with the title to show for it. */
export interface LikedThing {
  /** What is liked. */
  kind: LikeKind
  /**
   * Its handle. What only others like so far is named by a handle of its own; liking it saves it
   * as an idea.
   */
  handle: string
  /** Its title. */
  title: string
}

/** What the user and their people have in mind with one place, event or idea, as it is now. */
export interface Like {
  /** What is liked, with the title to show for it. */
  subject: LikedThing
  /** Whether the user saved it. */
  mine: boolean
  /**
   * The people whose interest the user may know of. Incoming interest does not mean the actor
   * saved it.
   */
  incoming_from: Person[]
  /** The user's distinct intentions, each the handles of the people it is for. */
  intentions: LikeIntention[]
  /** Whether the user and at least one of these people currently match, pair by pair. */
  match: boolean
  /** The people the user currently matches with. */
  matches?: Person[]
  /** The revision of the user's like. Send it as revision when changing it. */
  revision: number
}

/** A like as it is after a change. */
export interface LikeChange {
  /** What is liked, with the title to show for it. */
  subject: LikedThing
  /** Whether the user likes it now. */
  saved: boolean
  /** The user's intentions as they are now. */
  intentions: LikeIntention[]
  /** The revision of the like as it is now. */
  revision: number
  /** By it the change can be undone; null where nothing changed. */
  receipt_id: LikeReceiptId | null
  /** Until when the change can be undone; null where nothing changed. */
  reversible_until: string | null
}

/** The planning defaults of an Ideas List. */
export interface ListDefaults {
  /** Neighborhoods of the catalog. */
  neighborhood_names: string[]
  /** Activities of the catalog. */
  activity_names: string[]
  /** Activities in the caller's own words. */
  custom_activity_names: string[]
  /** A named stretch of time; null where none is set. */
  when_preset: string | null
  /** From when; null where that is open. */
  when_start: string | null
  /** Until when; null where that is open. */
  when_end: string | null
  /** Whether likes that match the list are applied to it. */
  apply_matching_likes?: boolean
}

/**
 * The planning status of a direction. An active one bears on planning, one that needs input cannot
 * be followed before the caller says more, and a used one has led to a plan.
 */
export type DirectionStatus = 'active' | 'needs_input' | 'used'

/** One natural-language direction of an Ideas List and its planning status. */
export interface ListDirection {
  /** The direction, as it was written. */
  text: string
  /**
   * The planning status of a direction. An active one bears on planning, one that needs input
   * cannot be followed before the caller says more, and a used one has led to a plan.
   */
  planning_status: DirectionStatus
  /** When the text or the status was last changed. */
  updated_at: string
}

/** Stands for exactly this preview. Opaque. */
export type PreviewToken = string

/** One saved idea that would be liked for people by applying the preview. */
export interface ListLike {
  /** One saved idea, as a caller may rely on it. */
  idea: Idea
  /** The people the like would be for. */
  for: Person[]
  /** True where all of it holds already, so that applying changes nothing. */
  already: boolean
}

/** One saved idea of the preview to which nothing was applied. */
export interface SkippedLike {
  /** Names one created idea. Copied exactly as returned. */
  idea_handle: IdeaHandle
  /** Why it was skipped, such as idea_archived or not_in_list. */
  code: string
}

/** A link the caller passes on by hand. The service contacts nobody. */
export interface ManualLink {
  /** The link. */
  url: string
  /** Until when it opens; null where it does not expire. */
  expires_at: string | null
  /** Whom the link is for. */
  person: Person
}

/** Whose likes of a list are reviewed and applied. */
export interface ListLikesSelection {
  /** Names one Ideas List. Copied exactly as returned. */
  ideas_list_handle: IdeasListHandle
  /**
   * The saved people the likes are for, by handle, at most 50. At least one of person_handles or
   * person_names must be present.
   */
  person_handles?: PersonHandle[]
  /**
   * The saved people the likes are for, by name, at most 50. At least one of person_handles or
   * person_names must be present.
   */
  person_names?: string[]
  /** The saved people whose likes are taken as the source, by handle, at most 50. */
  source_person_handles?: PersonHandle[]
  /** The saved people whose likes are taken as the source, by name, at most 50. */
  source_person_names?: string[]
}

/** Names one logistics item. Copied exactly as returned. */
export type LogisticsItemHandle = string

/** Something the host does, something guests need, or a payment that is expected. */
export type LogisticsKind = 'host_action' | 'guest_requirement' | 'payment_expectation'

/** When it is due. A plan tips when enough people accepted. */
export type LogisticsPhase = 'before_invite' | 'before_plan_tips' | 'after_plan_tips' | 'before_arrival' | 'after_plan'

/** Who does it. */
export type LogisticsActor = 'host' | 'each_guest' | 'all_guests' | 'system' | 'custom'

/** Whether only the host sees it or guests do too. */
export type LogisticsVisibility = 'host' | 'guest'

/** How far it is. */
export type LogisticsStatus = 'suggested' | 'pending' | 'completed' | 'skipped' | 'dismissed'

/**
 * Replace removes the items that are not named; add keeps them, and updates an item of the same
 * kind, action type and title.
 */
export type LogisticsMode = 'replace' | 'add'

/**
 * One item of the list that is written. Booking, purchasing and payment effects are unsupported.
 */
export interface LogisticsItemInput {
  /** Something the host does, something guests need, or a payment that is expected. */
  kind: LogisticsKind
  /** What is to be done, in a word or two, such as reserve_table. */
  action_type: string
  /** When it is due. A plan tips when enough people accepted. */
  phase: LogisticsPhase
  /** Who does it. */
  actor_type: LogisticsActor
  /** Whether only the host sees it or guests do too. */
  visibility: LogisticsVisibility
  /** How far it is. */
  status?: LogisticsStatus
  /** What the checklist says. */
  title: string
  /** A page where it can be done; http and https only. null for none. */
  target_url?: string | null
  /** What it costs, in words; nothing is charged. null for none. */
  amount_note?: string | null
}

/**
 * The one item that is written. Only its title is required. Booking, purchasing and payment
 * effects are unsupported.
 */
export interface LogisticsSingleItemInput {
  /** What kind of item it is; host_action where nothing is said. */
  kind?: LogisticsKind
  /**
   * What is to be done, in a word or two, such as reserve_table; other where nothing is said.
   */
  action_type?: string
  /** When it is due. A plan tips when enough people accepted. */
  phase?: LogisticsPhase
  /** Who does it. */
  actor_type?: LogisticsActor
  /** Whether only the host sees it or guests do too. */
  visibility?: LogisticsVisibility
  /** How far it is. */
  status?: LogisticsStatus
  /** What the checklist says. */
  title: string
  /** A page where it can be done; http and https only. null for none. */
  target_url?: string | null
  /** What it costs, in words; nothing is charged. null for none. */
  amount_note?: string | null
}

/** One item of a plan's checklist. Invitees receive only those guests may see. */
export interface LogisticsItem {
  /** Names one logistics item. Copied exactly as returned. */
  item_handle: LogisticsItemHandle
  /** Something the host does, something guests need, or a payment that is expected. */
  kind: LogisticsKind
  /** What is to be done, in a word or two. */
  action_type: string
  /** When it is due. A plan tips when enough people accepted. */
  phase: LogisticsPhase
  /** Who does it. */
  actor_type: LogisticsActor
  /** Whether only the host sees it or guests do too. */
  visibility: LogisticsVisibility
  /** How far it is. */
  status: LogisticsStatus
  /** What the checklist says. */
  title: string
  /** A page where it can be done; null where there is none. */
  target_url: string | null
  /** What it costs, in words; null where nothing is noted. */
  amount_note: string | null
}

/** How far the checklist is. */
export interface LogisticsProgress {
  /** Items that are completed, skipped or dismissed. */
  done: number
  /** All items the caller may see. */
  total: number
}

/** What kind of object it is. */
export type ObjectType = 'ideas_list' | 'idea' | 'recommendation' | 'capture' | 'place' | 'event' | 'plan'

/** The object that is asked about. */
export interface ObjectSubject {
  /** What kind of object it is. */
  type?: ObjectType
  /** Names one candidate this service issued. Copied exactly as returned, never invented. */
  candidate_id?: CandidateId
  /** Words by which the object is found. */
  query?: string
  /** The object as an earlier interaction referred to it. */
  interaction_reference?: string
}

/** One object, by its handle and a label a person can read. */
export interface ObjectReference {
  /** What kind of object it is. */
  type: ObjectType
  /** Its handle. */
  handle: string
  /** Its name or title. */
  label: string
}

/**
 * Which saved people. Connected Friends can be reached by the service after an explicit commit;
 * Friends in Mind are private memory only.
 */
export type PeopleFilter = 'all' | 'connected' | 'friend_in_mind'

/** What became of one name. */
export interface EnsuredPerson {
  /** The name as it was given. */
  name: string
  /** The saved person of that name. */
  person: Person
  /** True where the person was made by this call, false where a saved one was reused. */
  created: boolean
}

/** One saved idea that concerns the person. */
export interface PersonInterest {
  /** Names one created idea. Copied exactly as returned. */
  idea_handle: IdeaHandle
  /** Whether it is a place or an event. */
  kind: IdeaKind
  /** The title of the idea. */
  title: string
  /** Whether the caller likes it. */
  mine: boolean
  /**
   * True only where the other person shares the interest; otherwise unknown, whatever the reason.
   * It is never false.
   */
  mutual: MutualInterest
}

/** One plan of the caller that the person has to do with. */
export interface PersonPlan {
  /** Names one plan. Copied exactly as returned. */
  plan_handle: PlanHandle
  /** The title of the plan. */
  title: string
  /** Where the plan stands, from an unsent draft to past, canceled or discarded. */
  state: PlanState
  /** The caller's part in the plan. */
  role: PlanRole
  /** When it takes place; null while that is open. */
  scheduled_at: string | null
}

/** One invite between the caller and the person. */
export interface PersonInvite {
  /** The plan the person was invited to; left out where the caller is the one invited. */
  plan_handle?: PlanHandle
  /** The invite of the caller; left out where the person is the one invited. */
  invite_handle?: InviteHandle
  /** The title of the plan. */
  title: string
  /** Whether the caller invited the person or the person invited the caller. */
  direction: 'sent' | 'received'
  /** The answer to an invite. */
  rsvp_status: RsvpStatus
  /** When the invite was made. */
  invited_at: string
}

/** Names one candidate this service issued. Copied exactly as returned, never invented. */
export type PlanCandidateId = string

/**
 * Names one source the draft rests on: a saved idea, a private place, an Ideas List or a candidate
 * of the account's own. Copied exactly as returned.
 */
export type SourceHandle = string

/** Whether a share link is created, which the host passes on, or invites are sent. */
export type SendAction = 'create_share_link' | 'send_invites'

/**
 * Which plans, by where they stand. drafts are not sent yet; active are shared or sent and not
 * over; upcoming are those of them that have not begun. All where nothing is said.
 */
export type PlanScope = 'all' | 'active' | 'upcoming' | 'past' | 'drafts' | 'canceled' | 'discarded'

/** Which plans, by the caller's part in them; all where nothing is said. */
export type PlanRoleFilter = 'all' | 'host' | 'invitee'

/** One thing a source says, kept as evidence for the draft. */
export interface PlanClaim {
  /**
   * Names one source the draft rests on: a saved idea, a private place, an Ideas List or a
   * candidate of the account's own. Copied exactly as returned.
   */
  source_handle: SourceHandle
  /** What the source says. */
  claim: string
}

/** The people a draft is meant for. Naming them contacts nobody. */
export interface AudienceSelection {
  /** Saved people by name. A name that fits several people, or none, is asked about. */
  person_names?: string[]
  /** Saved people by handle, copied exactly as returned. */
  person_handles?: PersonHandleLong[]
}

/**
 * The candidate of a discovery run that the draft is made from, with all that proves it is still
 * the one that was shown.
 */
export interface ResearchSelection {
  /** Names the thread the research belongs to. Copied exactly as returned. */
  thread_handle: string
  /** Names one discovery run. Copied exactly as returned. */
  run_handle: RunHandle
  /** The fingerprint of the candidates as they were recorded. Copied exactly as returned. */
  snapshot_fingerprint: string
  /** Names the reply contract that a discovery run returned. Copied exactly as returned. */
  reply_contract_handle: ReplyContractHandle
  /** The state version of the run as last read. */
  expected_state_version: number
  /** Names the candidate within the run. Copied exactly as returned. */
  candidate_ref: string
}

/** What an invitation is prepared from. */
export interface PlanSendFields {
  /** Names one plan. Copied exactly as returned. */
  plan_handle?: PlanHandle
  /**
   * Recipient-visible details for a private draft. Private notes are never copied. They become
   * part of what is prepared and of its checksum.
   */
  public_description?: string
  /**
   * Whether a share link is created, which the host passes on, or invites are sent. Without it
   * invites are sent. A share link is for whoever is given it; each person named gets a link of
   * their own beside it, and nobody is written to.
   */
  action?: SendAction
  /**
   * The recipients by name. A name that fits several saved people, or none, is asked about.
   * Without any recipients they are those the draft was made for.
   */
  send_person_names?: string[]
  /** The recipients by handle, copied exactly as returned. */
  send_person_handles?: PersonHandleLong[]
}

/**
 * What is to change in a shared or active plan. What is left out stays as it is; null clears it.
 */
export interface PlanChanges {
  /** The new start. Not together with the two local fields; null leaves the time open. */
  scheduled_at?: string | null
  /**
   * The new date in the owner's time zone. Without it the current date is kept, without a time the
   * current time.
   */
  scheduled_date_local?: string
  /** The new wall-clock time in the owner's time zone. */
  scheduled_time_local?: string
  /** The new end; null leaves it open. */
  scheduled_ends_at?: string | null
  /** When to meet, where that differs from the start; null clears it. */
  meetup_at?: string | null
  /** Where to meet, in words; null clears it. */
  meetup_location_text?: string | null
  /** Until when guests may answer; null removes the deadline. */
  rsvp_deadline?: string | null
  /** How many people the plan needs. The host counts. */
  capacity_min?: number
  /** How many people the plan has room for. The host counts; null removes the limit. */
  capacity_max?: number | null
  /** A title in place of the idea's own; null goes back to the idea's. */
  title_override?: string | null
  /** A description in place of the idea's own; null goes back to the idea's. */
  description_override?: string | null
}

/** What the invitation says. The card's own words, unless they are overridden. */
export interface PlanContent {
  /** The title, from the card or from title_override. */
  title: string
  /** The description, from the card or from description_override; null where there is none. */
  description: string | null
  /** The activity, from the card or from custom_activity_name; null where there is none. */
  activity_name: string | null
  /** The page the idea was saved from; null where there is none. */
  source_url: string | null
}

/** What the plan was originally asked to be. An invitee sees none of it. */
export interface PlanRequirements {
  /** The candidate it was drafted from. */
  candidate_id?: string | null
  /** The activity that was asked for, in the host's words. */
  custom_activity_name?: string | null
  /** The start that was asked for. */
  scheduled_at?: string | null
  /** The deadline that was asked for. */
  rsvp_deadline?: string | null
  /** How many people it was to need, the host included. */
  capacity_min?: number | null
  /** How many people it was to have room for, the host included. */
  capacity_max?: number | null
  /** Whether guests who sign up were to become connected with the host. */
  connect_on_signup?: boolean
  /** Whether it was asked for as a private plan. */
  private_plan?: boolean
  /** The Ideas List it came from. */
  idea_list_handle?: string | null
  /** The private place that was asked for. */
  place_handle?: string | null
}

/** What an unsent draft holds. Nobody has been contacted. */
export interface PlanDraft {
  /** The people it is meant for. */
  audience: Person[]
  /** What the invitation says. The card's own words, unless they are overridden. */
  content: PlanContent
  /** What the plan was originally asked to be. An invitee sees none of it. */
  requirements: PlanRequirements
}

/** One thing that research found out about the plan. */
export interface PlanEvidence {
  /** What was found out. */
  claim: string
  /** The source that says so; null where none is named. */
  source_handle: string | null
  /** The page that says so; null where there is none. */
  source_url: string | null
  /** When it was seen; null where that is not known. */
  observed_at: string | null
}

/** One cost of the plan, as far as it is known. */
export interface PlanCost {
  /** What it is for. */
  label: string
  /** The least it costs; null where that is not known. */
  minimum_amount: number | null
  /** The most it costs; null where that is not known. */
  maximum_amount: number | null
  /** The currency, such as EUR; null where it is not known. */
  currency: string | null
  /** What the amount covers; null where that is not known. */
  scope: 'total' | 'per_person' | null
}

/** When the plan takes place, as far as that is selected. */
export interface PlanTiming {
  /** Whether a start is selected; false while it is open. */
  selected: boolean
  /** When it starts; null while that is open. */
  scheduled_at: string | null
  /** When it ends; null while that is open. */
  scheduled_ends_at: string | null
  /** When to meet, where that differs from the start. */
  meetup_at: string | null
  /** Where to meet, in words. */
  meetup_location_text: string | null
  /** The IANA time zone it is planned in. */
  timezone: string
}

/** One guest of a plan. */
export interface PlanGuest {
  /** One saved person, as a caller may rely on it. */
  person: Person
  /** The answer to an invite. */
  rsvp_status: RsvpStatus
  /** Whether the service delivers the message or the caller shares a link by hand. */
  delivery: DeliveryWay
  /**
   * True where a committed change of time or place makes the earlier answer worth confirming.
   */
  needs_reconfirm?: boolean
}

/** How the invitations got on. An invitee sees none of it. */
export interface PlanDeliveryCounts {
  /** Invitations the service delivered. */
  sent?: number
  /** Invitations the host shares by hand. */
  manual?: number
  /** Invitations that could not be delivered. */
  failed?: number
}

/** What the caller may do with the plan now. */
export interface PlanManagement {
  /** Whether the caller may change it; false for invitees and for what is over. */
  manageable: boolean
  /** Whether its present content was reviewed. */
  reviewed: boolean
  /** Whether it is a private plan. */
  private_plan: boolean
  /** The capabilities that apply to it now. */
  allowed: string[]
}

/**
 * What became of the invitation of one recipient. Why somebody cannot be reached is never told.
 */
export interface PlanDelivery {
  /** Names one saved person. Copied exactly as returned. */
  person_handle: PersonHandle
  /** The name the caller knows the person by. */
  display_name: string
  /**
   * How far it got. unconfirmed is what was handed over without an answer, and it is never sent
   * again blindly.
   */
  status: 'queued' | 'sending' | 'sent' | 'unconfirmed' | 'failed' | 'manual_share' | 'delivery_unavailable'
  /** When it got there; null while it waits. */
  at: string | null
}

/** The invitation as its recipients would see it. */
export interface PlanPreview {
  /** Its title. */
  title: string
  /** Its text. */
  body: string
  /** The details recipients see of a private draft; null where there are none. */
  public_description: string | null
  /** Who would get it, and how. */
  recipients: Recipient[]
}

/** The parts of a plan that a prepared change touches. What it does not touch is left out. */
export interface PlanDetails {
  /** The title. */
  title?: string
  /** The description. */
  description?: string | null
  /** The start. */
  scheduled_at?: string | null
  /** The end. */
  scheduled_ends_at?: string | null
  /** When to meet. */
  meetup_at?: string | null
  /** Where to meet. */
  meetup_location_text?: string | null
  /** Until when guests may answer. */
  rsvp_deadline?: string | null
  /** How many people it needs, the host included. */
  capacity_min?: number | null
  /** How many people it has room for, the host included. */
  capacity_max?: number | null
}

/** One plan with everything the caller may see of it. */
export interface PlanView {
  /** One plan, as a caller may rely on it. */
  plan: Plan
  /** What the plan was originally asked to be. An invitee sees none of it. */
  requirements: PlanRequirements
  /** What research found out; none for an invitee. */
  evidence: PlanEvidence[]
  /** What it costs, as far as that is known. */
  costs: PlanCost[]
  /** When the plan takes place, as far as that is selected. */
  timing: PlanTiming
  /** The guests and their answers; for an invitee, only where the host shows the list. */
  roster: PlanGuest[]
  /** The people who have not answered; none for an invitee. */
  pending_recipients: Person[]
  /** How the invitations got on. An invitee sees none of it. */
  delivery: PlanDeliveryCounts
  /** What the caller may do with the plan now. */
  management: PlanManagement
  /** How far the checklist is. */
  logistics: LogisticsProgress
}

/** The roster as it is now, and what would change. */
export interface PreparedRoster {
  /** The change, which waits for approval; left out where the roster is so already. */
  prepared?: PreparedAction
  /** The guests as they are now. */
  current_roster: PlanGuest[]
  /** Those who would be invited. */
  add: Person[]
  /** Those who would be removed. */
  remove: Person[]
  /** Those among them the host has to reach by a link of their own. */
  manual_share: Person[]
}

/** One concrete window, from timing that was explicitly supplied. */
export interface TimeSlot {
  /** When it begins. */
  starts_at: string
  /** When it ends. */
  ends_at: string
}

/** The shared discovery filter set. */
export interface DiscoveryFilters {
  /**
   * Explicitly named people. Exact existing people resolve; unresolved names return a typed
   * prerequisite (relationships.people.ensure).
   */
  people?: string[]
  /**
   * Explicitly named people. Exact existing people resolve; unresolved names return a typed
   * prerequisite (relationships.people.ensure).
   */
  names?: string[]
  /** Saved people by their opaque handles, copied exactly; at most 25. */
  person_handles?: PersonHandle[]
  /** The name of one feed. */
  feed_name?: string
  /** The names of feeds. */
  feed_names?: string[]
  /** The name of one Ideas List. */
  idea_list_name?: string
  /** The names of Ideas Lists. */
  idea_list_names?: string[]
  /** The neighborhoods choices are looked for in. */
  neighborhoods?: string[]
  /** Required categories that returned choices must satisfy. */
  activities?: string[]
  /** Activities in the user's own words. */
  user_activities?: string[]
  /**
   * A named stretch of time. Only timing explicitly stated or already durable; never defaults to
   * today or the current date.
   */
  when_preset?: string
  /**
   * The time in words. Only timing explicitly stated or already durable; never defaults to today
   * or the current date.
   */
  when?: string
  /** Concrete windows from explicitly supplied timing. */
  time_slots?: TimeSlot[]
  /** How long it should take, in minutes. */
  duration_minutes?: number
  /** Marks a user-specified start to be preserved. */
  constraint_kind?: 'exact_start'
  /** A timezone-aware exact start that was explicitly requested. */
  requested_start_at?: string
  /**
   * A hard lexical requirement (a named venue, object, cuisine or activity) that candidates must
   * match.
   */
  search?: string
  /** Qualitative ranking modifiers, not eligibility; at most 10. */
  preference_terms?: string[]
  /** Ideas Lists by their handles, copied exactly. */
  idea_list_handles?: IdeasListHandleLong[]
}

/** Something the answer does not cover. */
export interface ResearchGap {
  /** What is missing, such as hours_unknown or nothing_saved. */
  code: string
  /** What is missing, in one sentence. */
  message: string
}

/** One provisional choice among recommendations. */
export interface RecommendationOption {
  /** Names the choice within its snapshot. Copied exactly as returned. */
  option_handle: string
  /** One place, as a caller may rely on it. */
  place: Place
  /** Why it is offered, in short sentences. */
  why: string[]
  /** The saved people who like it, as far as the caller may know. */
  liked_by: Person[]
  /** Always true. Fit, hours and availability are not confirmed. */
  provisional: true
}

/** What is saved about one person and bears on the request. */
export interface PersonContext {
  /** One saved person, as a caller may rely on it. */
  person: Person
  /** Titles of what the person is known to like. */
  interests: string[]
  /** The caller's Ideas Lists the person is on. */
  lists: IdeasListReference[]
}

/** What recommendations are looked up by. */
export interface RecommendationRequest {
  /**
   * What to do: a new lookup, more of a returned snapshot, or the detail of one returned option.
   * More and detail need both handles.
   */
  action?: 'lookup' | 'more' | 'detail'
  /** The complete request. */
  objective?: string
  /** The literal place or cuisine subject. */
  subject?: string
  /** One existing person. */
  person?: string
  /** An explicit recorded city or neighborhood. */
  area?: string
  /** What is preferred among the choices. */
  preference?: string
  /** The time in one of the phrases the service turns into a date window. */
  date_phrase?: 'today' | 'tomorrow' | 'this week' | 'next week' | 'this weekend' | 'next weekend' | 'next two weeks' | 'next couple of weeks'
  /** The exact snapshot_handle an earlier lookup returned, for more and detail. */
  snapshot_handle?: SnapshotHandle
  /** The exact option_handle an earlier lookup returned, for more and detail. */
  option_handle?: string
}

/**
 * True only where the other person shares the interest; otherwise unknown, whatever the reason. It
 * is never false.
 */
export type MutualInterest = true | 'unknown'

/** What kind of thing the interest is in. */
export type InterestSubjectType = 'recommendation' | 'idea' | 'place' | 'event'

/** What an interest is in. Extra keys are allowed. */
export interface InterestSubject {
  /** What kind of thing the interest is in. */
  type?: InterestSubjectType
  /** Names one candidate this service issued. Copied exactly as returned, never invented. */
  candidate_id?: CandidateId
  /** The Ideas List in which it was seen. Copied exactly as returned. */
  idea_list_handle?: IdeasListHandleLong
}

/** A connection invitation the caller passes on by hand. The service sends it to nobody. */
export interface ManualInvitation {
  /** The link that opens the invitation. */
  url: string
  /**
   * Names one connection invitation; the secret part of its link. Copied exactly as returned.
   */
  invitation_token: InvitationToken
  /** Until when it opens; null where it does not expire. */
  expires_at: string | null
}

/** Whether an invitation is for one person or is shared by several. */
export type FriendshipMode = 'individual' | 'shared'

/** Names one connection invitation; the secret part of its link. Copied exactly as returned. */
export type InvitationToken = string

/**
 * Seals one exact review: the operation, its consequences, and the choices with what is included.
 * At most 262144 characters; copied exactly as returned.
 */
export type ReviewToken = string

/** One thing that applying the review would do, or leave as it is. */
export interface FriendshipConsequence {
  /** Which consequence it is, such as likes_become_visible or link_closes. */
  code: string
  /** The consequence in one sentence, for the user to read. */
  message: string
  /** The saved person it concerns; left out where it concerns nobody in particular. */
  person?: Person
}

/** One retained intention that the review includes or leaves out. */
export interface FriendshipChoice {
  /** Names the choice within the review. It goes into excluded_choices to leave it out. */
  choice_id: string
  /** What it is, for the user to read. */
  label: string
  /** Whether applying the review includes it. All retained intentions start included. */
  included: boolean
}

/** One person of the host's whom the caller may be. */
export interface IdentityChoice {
  /** Names the choice. Copied exactly as returned. */
  identity_choice_handle: string
  /** The name the host knows that person by. */
  label: string
}

/** A connection link that is ready to be sent by the caller. The service sends it to nobody. */
export interface FriendshipLink {
  /** The link. */
  url: string
  /**
   * Names one connection invitation; the secret part of its link. Copied exactly as returned.
   */
  invitation_token: InvitationToken
  /** Until when it admits people; null where it does not expire. */
  expires_at: string | null
}

/** A limited preview of what the host likes. It is never all of it. */
export interface InvitationPreview {
  /** The titles of a few likes the host reviewed for this link. */
  likes: string[]
  /** Whether there are likes beyond these. */
  more: boolean
}

/** An interest as it is after a change. */
export interface InterestChange {
  /** What an interest is in. Extra keys are allowed. */
  subject: InterestSubject
  /** The saved person it is for; null where it is for nobody in particular. */
  person: Person | null
  /** Whether the user has the interest now; where a person is named, whether it is for them. */
  liked: boolean
  /**
   * Names this change, so that it can be undone, once, for 24 hours; null where there is nothing
   * to undo.
   */
  reversible_action_id: ReversibleActionIdLong | null
}

/** What to do with a roundup. */
export type RoundupOperation = 'create' | 'resolve_scope' | 'assign_destination' | 'select_items' | 'retry' | 'archive'

/** What of the source is captured. */
export type RoundupScope = 'all' | 'general_source' | 'named_items'

/** One item of a source that was read already. */
export interface RoundupSourceItem {
  /** Its title. */
  title: string
  /** Whether it is a place or an event. */
  kind?: IdeaKind
  /** Its place in the source, from 1. */
  position?: number
  /** What the source says about it. */
  excerpt?: string
}

/**
 * Where a roundup stands. Extracting and capturing go on by themselves; the three required states
 * wait for the user; completed, failed and archived are terminal, and a failed one can be retried.
 */
export type RoundupState = 'extracting' | 'scope_required' | 'destination_required' | 'selection_required' | 'capturing' | 'completed' | 'failed' | 'archived'

/** Where the ideas of a roundup are put. */
export interface RoundupDestination {
  /** The Ideas List they are put on; left out where they go on none. */
  list?: IdeasListReference
  /** The saved person they are kept for; left out where they are for nobody in particular. */
  person?: Person
}

/** One item of a roundup and what became of it. */
export interface RoundupItem {
  /** Its place in the source, from 1. */
  position: number
  /** Its title. */
  title: string
  /** What became of it. A duplicate is reused. */
  outcome: 'pending' | 'capturing' | 'captured' | 'reused' | 'skipped' | 'failed'
  /** The capture made for it; left out while there is none. */
  capture_public_id?: CapturePublicId
  /** The idea it became; left out while there is none. */
  idea_handle?: IdeaHandle
}

/** One step in the life of a roundup. */
export interface RoundupUpdate {
  /** Its number. Given as after_cursor, it answers with what came later. */
  cursor: number
  /** When it happened. */
  at: string
  /** Which step it was. */
  stage: string
  /** What happened, in one sentence. */
  message: string
}

/** The one typed way on from a needs_input result. */
export interface RoundupContinuation {
  /** What to do with a roundup. */
  operation: RoundupOperation
  /**
   * The immutable input of that operation, to be sent as it is with the required fields added.
   */
  input: { [key: string]: unknown }
  /** The fields the caller has to add. */
  required_fields: string[]
  /** What each reference in the input stands for, by field name. */
  reference_roles: { [key: string]: unknown }
  /** The generation to send as expected_generation, with a new idempotency key. */
  generation: Generation
}

/** One roundup as it stands. */
export interface Roundup {
  /** Names one roundup (a capture of several items). Copied exactly as returned. */
  public_id: RoundupPublicId
  /**
   * Where a roundup stands. Extracting and capturing go on by themselves; the three required
   * states wait for the user; completed, failed and archived are terminal, and a failed one can be
   * retried.
   */
  state: RoundupState
  /** The generation of a roundup. Each accepted mutation raises it by one. */
  generation: Generation
  /** What of the source is captured; null where that is not decided. */
  scope: RoundupScope | null
  /** Where the ideas are put; null where that is not decided. */
  destination: RoundupDestination | null
  /** The items and what became of each. */
  items: RoundupItem[]
  /** What happened, oldest first. */
  updates: RoundupUpdate[]
  /** The one typed way on from a needs_input result; null elsewhere. */
  continuation: RoundupContinuation | null
}

/** What is searched. Feeds are Ideas Lists. */
export type SearchScope = 'plans' | 'places' | 'ideas' | 'events' | 'feeds'

/** The words of the request something was read from. */
export interface TextSpan {
  /** The words. */
  text: string
  /** Where they begin in the request. */
  start: number
  /** Where they end in the request. */
  end: number
}

/** A stretch of the day on the wall clock. */
export interface LocalInterval {
  /** Its begin, HH:MM on a 24-hour clock, inclusive. */
  starts_at: string
  /** Its end, HH:MM on a 24-hour clock or 24:00, exclusive. */
  starts_before: string
}

/** A part of the day the user stated. */
export interface Daypart {
  /** The part of the day. */
  value: 'morning' | 'afternoon' | 'evening' | 'night' | 'tonight'
  /** The words of the request something was read from. */
  span: TextSpan
  /** A stretch of the day on the wall clock. */
  local_interval: LocalInterval
  /** It is a requirement. */
  hardness: 'hard'
  /** The user stated it. */
  provenance: 'user_stated'
  /** How sure the caller is of having understood the user. */
  confidence: number
}

/** The days of the week the user stated. */
export interface WeekdaySelector {
  /** The days by name, 1 to 7. */
  values: ('monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday')[]
  /** The same days by ISO number, 1 for Monday to 7 for Sunday. */
  iso_days: number[]
  /** The words of the request something was read from. */
  span: TextSpan
  /** It is a requirement. */
  hardness: 'hard'
  /** The user stated it. */
  provenance: 'user_stated'
  /** How sure the caller is of having understood the user. */
  confidence: number
}

/** One thing found. */
export interface SearchResult {
  /** What is searched. Feeds are Ideas Lists. */
  scope: SearchScope
  /** Its handle, of the kind its scope has. */
  handle: string
  /** Its title. */
  title: string
  /** The words that matched, in their surroundings. */
  snippet: string
  /** The time it is bound to; null where it has none. */
  when: string | null
}

/** Input of `actions.commit` 1.0. */
export interface ActionsCommitInput {
  /**
   * The prepared action to commit, as the prepare capability returned it. A call without it is
   * refused with input_invalid.
   */
  action_handle?: ActionHandle
}

/** `data` of an answer of `actions.commit`. */
export interface ActionsCommitData {
  /** Names one prepared action. Copied exactly as returned by a prepare capability. */
  action_handle: ActionHandle
  /** What was committed, such as plan.send_invites. */
  kind: string
  /** When it was committed. */
  executed_at: string
  /** The plan it concerned; left out where it concerned none. */
  plan?: Plan
  /** The Ideas List it concerned; left out where it concerned none. */
  list?: IdeasList
  /** The connection it concerned; left out where it concerned none. */
  connection?: CommittedConnection
  /** What became of the message to each person; empty where nobody was written to. */
  deliveries: CommitDelivery[]
  /** The links to be shared by hand; empty where there are none. */
  share_links: ShareLink[]
}

/** Input of `executions.get` 1.0. */
export interface ExecutionsGetInput {
  /**
   * The execution to read, exactly 26 characters, as the answer to the write named it. A call
   * without it is refused with input_invalid.
   */
  execution_id?: ExecutionId
}

/** `data` of an answer of `executions.get`. */
export interface ExecutionsGetData {
  /** The durable record of one write, as a caller may rely on it. */
  execution: Execution
}

/** Input of `planning.brief.get` 2.0. */
export interface PlanningBriefGetInput {
  [key: string]: unknown
}

/** `data` of an answer of `planning.brief.get`. */
export interface PlanningBriefGetData {
  /** When the brief was made. */
  generated_at: string
  /**
   * What needs attention, the most pressing section first: deadlines within 48 hours, plans within
   * seven days, waiting, logistics, drafts, mutual interest. A section without items is left out.
   */
  sections: BriefSection[]
}

/** Input of `availability.query` 2.0. */
export interface AvailabilityQueryInput {
  /** A named stretch of time in which windows are looked for. */
  when_preset?: AvailabilityWhenPreset
  /** Windows begin no earlier than this. */
  starts_after?: string
  /** Windows begin before this. */
  starts_before?: string
  /** From when on each day, HH:MM on a 24-hour clock, 00:00 to 23:59. */
  daily_start?: string
  /** Until when on each day, HH:MM on a 24-hour clock, 00:00 to 23:59. */
  daily_end?: string
  /** The days of the week, 1 for Monday to 7 for Sunday; at most 7. */
  days_of_week?: number[]
  /** Saved friends whose time counts too, by handle; at most 25. */
  person_handles?: PersonHandle[]
  /** Saved friends whose time counts too, by name; at most 25. */
  person_names?: string[]
  /** Whether calendars may be read anew before the answer. */
  allow_refresh?: boolean
  /**
   * How calendars may be read anew: existing uses what is stored, freebusy_only fetches free and
   * busy times and nothing else.
   */
  refresh_mode?: 'existing' | 'freebusy_only'
  /** How many items to return at most. */
  limit?: number
  /** Reads on in the snapshot of an earlier answer. Copied exactly as returned. */
  snapshot_handle?: SnapshotHandle
  /**
   * Continues after the last item of an earlier page. Opaque; copied exactly as returned, not
   * combined with new constraints.
   */
  cursor?: string
}

/** Input of `availability.query` in any accepted version, as its handler sees it. */
export interface AvailabilityQueryAnyInput {
  /** A named stretch of time in which windows are looked for. */
  when_preset?: AvailabilityWhenPreset
  /** Windows begin no earlier than this. */
  starts_after?: string
  /** Windows begin before this. */
  starts_before?: string
  /** From when on each day, HH:MM on a 24-hour clock, 00:00 to 23:59. */
  daily_start?: string
  /** Until when on each day, HH:MM on a 24-hour clock, 00:00 to 23:59. */
  daily_end?: string
  /** The days of the week, 1 for Monday to 7 for Sunday; at most 7. */
  days_of_week?: number[]
  /** Saved friends whose time counts too, by handle; at most 25. */
  person_handles?: PersonHandle[]
  /** Saved friends whose time counts too, by name; at most 25. */
  person_names?: string[]
  /** Whether calendars may be read anew before the answer. */
  allow_refresh?: boolean
  /**
   * How calendars may be read anew: existing uses what is stored, freebusy_only fetches free and
   * busy times and nothing else.
   */
  refresh_mode?: 'existing' | 'freebusy_only'
  /** How many items to return at most. */
  limit?: number
  /** Reads on in the snapshot of an earlier answer. Copied exactly as returned. */
  snapshot_handle?: SnapshotHandle
  /**
   * Continues after the last item of an earlier page. Opaque; copied exactly as returned, not
   * combined with new constraints.
   */
  cursor?: string
}

/** `data` of an answer of `availability.query`. */
export interface AvailabilityQueryData {
  /** The windows, best first. */
  items: Window[]
  /** The stretch of time that was looked at. */
  range: TimeRange
  /** How old the knowledge behind an availability answer is. */
  freshness: AvailabilityFreshness
  /** What the answer does not know; empty where it knows everything. */
  uncertainty: AvailabilityUncertainty[]
}

/** Input of `calendar.status.get` 1.0. */
export interface CalendarStatusGetInput {
  [key: string]: unknown
}

/** `data` of an answer of `calendar.status.get`. */
export interface CalendarStatusGetData {
  /** Whether a calendar is connected. */
  connected: boolean
  /** How many calendars are connected. */
  sources_count: number
  /** When calendars were last read; null where they never were. */
  last_refresh_at: string | null
  /** How old the last reading is. */
  freshness: 'fresh' | 'stale' | 'never'
  /** Whether availability can be computed from them. */
  usability: 'usable' | 'partial' | 'unusable'
  /** Whether friends may be shown the caller's availability. */
  group_sharing: 'on' | 'off'
  /** The page on which the caller manages calendars. */
  manage_url: string
}

/** Input of `events.search` 1.0. */
export interface EventsSearchInput {
  /** Words of the event's title. */
  query?: string
  /** Words of the venue's name. */
  venue_query?: string
  /** Events begin no earlier than this. */
  starts_after?: string
  /** Events begin before this. */
  starts_before?: string
  /** The time zone in which times without an offset are read. */
  timezone?: string
  /** How many events to return. */
  limit?: number
}

/** Input of `events.search` in any accepted version, as its handler sees it. */
export interface EventsSearchAnyInput {
  /** Words of the event's title. */
  query?: string
  /** Words of the venue's name. */
  venue_query?: string
  /** Events begin no earlier than this. */
  starts_after?: string
  /** Events begin before this. */
  starts_before?: string
  /** The time zone in which times without an offset are read. */
  timezone?: string
  /** How many events to return. */
  limit?: number
  /** Another name of query. */
  q?: string
  /** Another name of query. */
  event_query?: string
}

/** `data` of an answer of `events.search`. */
export interface EventsSearchData {
  /** The events, soonest first; empty where none fits. */
  items: EventResult[]
}

/** Input of `ideas.capture` 3.0. */
export interface IdeasCaptureInput {
  /** The idea as the user wrote it. */
  raw_text?: string
  /** The idea as text. */
  text?: string
  /**
   * Optional content or constraints separate from a URL or media. Excludes capture commands and
   * list-destination language. A subject that resolves to the destination is discarded.
   */
  subject_text?: string
  /** The one URL the idea is captured from. */
  source_url?: string
  /** The Ideas List the idea is put on, in the user's words. Never idea subject matter. */
  target_feed_text?: string
  /** The saved person the idea is kept for, in the user's words. */
  target_person_text?: string
  /** References of uploaded media the idea is captured from; at most 4. */
  media_refs?: string[]
  /** The capture whose current clarification is answered. */
  capture_public_id?: CapturePublicId
  /** The answer to the current clarification of that capture. */
  clarification_answer?: string
  /**
   * The state version of that capture the caller has seen. Another one is refused with
   * stale_state_version.
   */
  expected_state_version?: StateVersion
  /**
   * The Ideas List the idea is put on, by handle. It routes persistence and is never idea subject
   * matter.
   */
  target_ideas_list_handle?: IdeasListHandleLong
}

/** Input of `ideas.capture` in any accepted version, as its handler sees it. */
export interface IdeasCaptureAnyInput {
  /** The idea as the user wrote it. */
  raw_text?: string
  /** The idea as text. */
  text?: string
  /**
   * Optional content or constraints separate from a URL or media. Excludes capture commands and
   * list-destination language. A subject that resolves to the destination is discarded.
   */
  subject_text?: string
  /** The one URL the idea is captured from. */
  source_url?: string
  /** The Ideas List the idea is put on, in the user's words. Never idea subject matter. */
  target_feed_text?: string
  /** The saved person the idea is kept for, in the user's words. */
  target_person_text?: string
  /** References of uploaded media the idea is captured from; at most 4. */
  media_refs?: string[]
  /** The capture whose current clarification is answered. */
  capture_public_id?: CapturePublicId
  /** The answer to the current clarification of that capture. */
  clarification_answer?: string
  /**
   * The state version of that capture the caller has seen. Another one is refused with
   * stale_state_version.
   */
  expected_state_version?: StateVersion
  /**
   * The Ideas List the idea is put on, by handle. It routes persistence and is never idea subject
   * matter.
   */
  target_ideas_list_handle?: IdeasListHandleLong
}

/** `data` of an answer of `ideas.capture`. */
export interface IdeasCaptureData {
  /** Names one idea capture. Copied exactly as returned. */
  capture_public_id: CapturePublicId
  /**
   * Where a capture stands. It is accepted when it is persisted; enrichment runs afterwards.
   * Completed is reported only once the persisted state is confirmed.
   */
  state: CaptureState
  /** The version of the state. It rises by one with each change of state. */
  state_version: StateVersion
  /** Where the idea is put; null where that is not decided. */
  destination: CaptureDestination | null
  /** The question the capture waits for; null where it waits for none. */
  clarification: CaptureClarification | null
}

/** Input of `ideas.capture.get` 2.0. */
export interface IdeasCaptureGetInput {
  /** The capture to read. A call without it is refused with input_invalid. */
  capture_public_id?: CapturePublicId
  /** Only updates after this number are returned. */
  after_cursor?: number
}

/** Input of `ideas.capture.get` in any accepted version, as its handler sees it. */
export interface IdeasCaptureGetAnyInput {
  /** The capture to read. A call without it is refused with input_invalid. */
  capture_public_id?: CapturePublicId
  /** Only updates after this number are returned. */
  after_cursor?: number
}

/** `data` of an answer of `ideas.capture.get`. */
export interface IdeasCaptureGetData {
  /** Names one idea capture. Copied exactly as returned. */
  capture_public_id: CapturePublicId
  /**
   * Where a capture stands. It is accepted when it is persisted; enrichment runs afterwards.
   * Completed is reported only once the persisted state is confirmed.
   */
  state: CaptureState
  /** The version of the state. It rises by one with each change of state. */
  state_version: StateVersion
  /** What happened, oldest first. */
  updates: CaptureUpdate[]
  /** The idea it became; null until it is completed. */
  idea: Idea | null
  /** The question the capture waits for; null where it waits for none. */
  clarification: CaptureClarification | null
  /** How a failed capture can be tried again; null where it did not fail or cannot be. */
  retry: CaptureRetry | null
}

/** Input of `ideas.capture.retry` 2.1. */
export interface IdeasCaptureRetryInput {
  /** The failed capture. */
  capture_public_id: CapturePublicId
  /** Must equal the current failed state version. */
  expected_state_version: StateVersion
  /** New factual evidence only. No retry commands, original source or destination. */
  additional_detail?: string
  /** Caller-owned media as evidence only; at most 4. */
  evidence_media_refs?: string[]
}

/** `data` of an answer of `ideas.capture.retry`. */
export interface IdeasCaptureRetryData {
  /** Names one idea capture. Copied exactly as returned. */
  capture_public_id: CapturePublicId
  /**
   * Where a capture stands. It is accepted when it is persisted; enrichment runs afterwards.
   * Completed is reported only once the persisted state is confirmed.
   */
  state: CaptureState
  /** The version of the state. It rises by one with each change of state. */
  state_version: StateVersion
  /** Where the idea is put; null where that is not decided. */
  destination: CaptureDestination | null
  /** The question the capture waits for; null where it waits for none. */
  clarification: CaptureClarification | null
}

/** Input of `discovery.prepare` 1.0. */
export interface DiscoveryPrepareInput {
  /** The kinds of thing to find; at most 5. */
  target_kinds?: TargetKind[]
  /** The saved people it is for; at most 10. */
  person_handles?: PersonHandleLong[]
  /** What is found begins no earlier than this. */
  starts_after?: string
  /** What is found begins before this. */
  starts_before?: string
  /** The exact start that was asked for. */
  requested_start_at?: string
  /** The exact end that was asked for. */
  requested_end_at?: string
  /** The time zone in which times without an offset are read. */
  timezone?: string
  /** How many candidates are wanted. */
  limit?: number
  /** The dimensions of the parent run that are replaced; at most 11. */
  replacement_dimensions?: ReplacementDimension[]
  /** What changes among the constraints; at most 12. */
  constraint_changes?: ConstraintChange[]
  /** What to find, in the user's words. */
  query: string
  /** The run this one continues, refines or supersedes. */
  parent_run_handle?: RunHandle
  /** What the request is about, without its constraints. */
  semantic_subject?: string
  /** The reply contract the parent run returned. */
  reply_contract_handle?: ReplyContractHandle
  /** The state version of the parent run the caller has seen. */
  expected_state_version?: StateVersion
  /** How this objective relates to that of the parent run. */
  objective_relation?: ObjectiveRelation
}

/** `data` of an answer of `discovery.prepare`. */
export interface DiscoveryPrepareData {
  /** Names one discovery run. Copied exactly as returned. */
  run_handle: RunHandle
  /** The version of the state. It rises by one with each change of state. */
  state_version: StateVersion
  /** Names the reply contract that a discovery run returned. Copied exactly as returned. */
  reply_contract_handle: ReplyContractHandle
  /** What the run is to find, in one sentence. */
  objective: string
  /** What the host may know about the user and the people, as far as it is authorized. */
  context: { [key: string]: unknown }
  /** The constraints as they were understood. */
  constraints: DiscoveryConstraint[]
  /** What was assumed without the user having said it. */
  assumptions: string[]
  /** What the service itself already has that matches. */
  inventory: Candidate[]
  /** The bounded JSON Schema of what discovery.record accepts for this run. */
  submission_schema: { [key: string]: unknown }
  /** Until when results can be recorded. */
  expires_at: string
}

/** Input of `discovery.record` 1.0. */
export interface DiscoveryRecordInput {
  /** The owned run the candidates are recorded into. */
  run_handle: RunHandle
  /** How the research ended. */
  result_state: 'results' | 'partial' | 'no_matches' | 'failed'
  /** The candidates; at most 10. */
  candidates?: RecordedCandidate[]
  /** The sources that could not be used; at most 20. */
  source_failures?: SourceFailure[]
}

/** `data` of an answer of `discovery.record`. */
export interface DiscoveryRecordData {
  /** Names one discovery run. Copied exactly as returned. */
  run_handle: RunHandle
  /** The version of the state. It rises by one with each change of state. */
  state_version: StateVersion
  /** How many candidates were recorded. */
  accepted_count: number
  /** The candidates that were not recorded, and why. */
  rejected: DiscoveryRejection[]
  /** The recorded candidates, with the ids this service issued for them. */
  candidates: Candidate[]
  /** Names exactly this set of candidates. */
  snapshot_fingerprint: string
}

/** Input of `ideas.discover` 1.0. */
export interface IdeasDiscoverInput {
  /** The kinds of thing to find; at most 5. */
  target_kinds?: TargetKind[]
  /** The saved people it is for; at most 10. */
  person_handles?: PersonHandleLong[]
  /** What is found begins no earlier than this. */
  starts_after?: string
  /** What is found begins before this. */
  starts_before?: string
  /** The exact start that was asked for. */
  requested_start_at?: string
  /** The exact end that was asked for. */
  requested_end_at?: string
  /** The time zone in which times without an offset are read. */
  timezone?: string
  /** How many candidates are wanted. */
  limit?: number
  /** What to find, in the user's words. */
  query: string
  /** What the request is about, without its constraints. */
  semantic_subject?: string
}

/** `data` of an answer of `ideas.discover`. */
export interface IdeasDiscoverData {
  /** Names one discovery run. Copied exactly as returned. */
  run_handle: RunHandle
  /** The run this one came from; left out where it has no parent. */
  parent_run_handle?: RunHandle
  /** The version of the state. It rises by one with each change of state. */
  state_version: StateVersion
  /** Where a discovery run stands. */
  state: DiscoveryRunState
  /** Names the reply contract that a discovery run returned. Copied exactly as returned. */
  reply_contract_handle: ReplyContractHandle
}

/** Input of `ideas.discover.refine` 1.0. */
export interface IdeasDiscoverRefineInput {
  /** The kinds of thing to find; at most 5. */
  target_kinds?: TargetKind[]
  /** The saved people it is for; at most 10. */
  person_handles?: PersonHandleLong[]
  /** What is found begins no earlier than this. */
  starts_after?: string
  /** What is found begins before this. */
  starts_before?: string
  /** The exact start that was asked for. */
  requested_start_at?: string
  /** The exact end that was asked for. */
  requested_end_at?: string
  /** The time zone in which times without an offset are read. */
  timezone?: string
  /** How many candidates are wanted. */
  limit?: number
  /** The dimensions of the parent run that are replaced; at most 11. */
  replacement_dimensions?: ReplacementDimension[]
  /** What changes among the constraints; at most 12. */
  constraint_changes?: ConstraintChange[]
  /** The run to continue, refine or supersede. */
  parent_run_handle: RunHandle
  /** The reply contract the parent run returned. */
  reply_contract_handle: ReplyContractHandle
  /** The state version of the parent run the caller has seen. */
  expected_state_version: StateVersion
  /** How this objective relates to that of the parent run. */
  objective_relation: ObjectiveRelation
  /** What to find, in the user's words. */
  query: string
}

/** `data` of an answer of `ideas.discover.refine`. */
export interface IdeasDiscoverRefineData {
  /** Names one discovery run. Copied exactly as returned. */
  run_handle: RunHandle
  /** The run this one came from; left out where it has no parent. */
  parent_run_handle?: RunHandle
  /** The version of the state. It rises by one with each change of state. */
  state_version: StateVersion
  /** Where a discovery run stands. */
  state: DiscoveryRunState
  /** Names the reply contract that a discovery run returned. Copied exactly as returned. */
  reply_contract_handle: ReplyContractHandle
}

/** Input of `ideas.discover.save` 1.0. */
export interface IdeasDiscoverSaveInput {
  /** What the saved view is called. */
  name: string
  /** The discovery run whose filters and directions are saved. */
  run_handle: RunHandle
  /**
   * The state version of that run the caller has seen. Another one is refused with
   * stale_state_version.
   */
  expected_state_version?: StateVersion
  /** Directions for the view in natural language; at most 8. */
  directions?: string[]
  /** Neighborhoods of the catalog; at most 25. */
  neighborhood_names?: string[]
  /** Activities of the catalog; at most 25. */
  activity_names?: string[]
  /** Activities in the user's own words; at most 25. */
  custom_activity_names?: string[]
  /** A named stretch of time. */
  when_preset?: string | null
  /** From when. */
  when_start?: string | null
  /** Until when. */
  when_end?: string | null
}

/** `data` of an answer of `ideas.discover.save`. */
export interface IdeasDiscoverSaveData {
  /** The saved view. */
  list: IdeasList
  /** The filters of the view. */
  filters: ListDefaults
  /** The directions of the view, in the order given. */
  directions: ListDirection[]
}

/** Input of `ideas.created.archive` 1.0. */
export interface IdeasCreatedArchiveInput {
  /** The created idea to archive. */
  idea_handle: IdeaHandle
}

/** `data` of an answer of `ideas.created.archive`. */
export interface IdeasCreatedArchiveData {
  /** One saved idea, as a caller may rely on it. */
  idea: Idea
}

/** Input of `ideas.created.update` 1.0. */
export interface IdeasCreatedUpdateInput {
  /** The created idea to update. */
  idea_handle: IdeaHandle
  /** Its new title. */
  title?: string
  /** Its new description; null removes it. */
  description?: string | null
  /** The page it was saved from; null removes it. */
  source_url?: string | null
  /** Whether it may appear among recommendations. */
  show_in_for_you?: boolean
  /**
   * Omit it. Lists are saved views, and hand-picked sets are managed separately. The field is
   * accepted because the machine description still lists it, has no effect, and a disclosure says
   * so; at most 50.
   */
  ideas_list_handles?: IdeasListHandle[]
}

/** `data` of an answer of `ideas.created.update`. */
export interface IdeasCreatedUpdateData {
  /** One saved idea, as a caller may rely on it. */
  idea: Idea
  /** The names of the fields that changed; empty where nothing differed. */
  changed: string[]
}

/** Input of `ideas.structured_create` 2.0. */
export interface IdeasStructuredCreateInput {
  /** Whether the idea is a place or an event. */
  kind?: IdeaKind
  /** Its title. */
  title?: string
  /** What it is about. */
  description?: string
  /** What one does there, in the user's own words. */
  custom_activity_name?: string
  /** The time the idea is bound to. */
  fixed_when?: string
  /** When the event begins. */
  event_start_at?: string
  /** The event's own page, at most 8192 characters. */
  event_url?: string
  /** Whether it may appear among recommendations. */
  show_in_for_you?: boolean
  /** The private place the idea is about. */
  place_handle?: PlaceHandleLong
  /** The private place the event takes place at. */
  venue_place_handle?: PlaceHandleLong
  /** The Ideas Lists the idea is put on. */
  ideas_list_handles?: IdeasListHandleLong[]
}

/** `data` of an answer of `ideas.structured_create`. */
export interface IdeasStructuredCreateData {
  /** One saved idea, as a caller may rely on it. */
  idea: Idea
  /** The idea that was there already; null where a new one was created. */
  duplicate_of: IdeaHandle | null
}

/** Input of `ideas.candidates.like` 2.0. */
export interface IdeasCandidatesLikeInput {
  /** The candidates to like, as this service issued them; at least 1. */
  candidate_ids?: CandidateId[]
  /** The saved friends the like is for; left out it is the caller's own. */
  person_handles?: PersonHandleLong[]
  /** The Ideas List the candidates were offered for. */
  idea_list_handle?: IdeasListHandleLong
}

/** `data` of an answer of `ideas.candidates.like`. */
export interface IdeasCandidatesLikeData {
  /** Each candidate and its like as it stands now. */
  likes: CandidateLike[]
  /** By it the likes can be undone; null where nothing changed. */
  reversible_action_id: ReversibleActionId | null
}

/** Input of `invites.get` 2.0. */
export interface InvitesGetInput {
  /** Names one invite. Copied exactly as returned. */
  invite_handle: InviteHandle
}

/** `data` of an answer of `invites.get`. */
export interface InvitesGetData {
  /** One invite addressed to the user. */
  invite: Invite
}

/** Input of `invites.list` 1.0. */
export interface InvitesListInput {
  /** The answer to an invite. */
  rsvp_status?: RsvpStatus
  /** Whether invites the host withdrew are listed too. */
  include_removed?: boolean
  /** Whether invites are listed too whose plan is over, or that were not answered in time. */
  include_expired?: boolean
  /** Words of the plan's title or the host's name. */
  query?: string
  /** How many items to return at most. */
  limit?: number
  /** Reads on in the snapshot of an earlier answer. Copied exactly as returned. */
  snapshot_handle?: SnapshotHandle
  /**
   * Continues after the last item of an earlier page. Opaque; copied exactly as returned, not
   * combined with new constraints.
   */
  cursor?: string
}

/** `data` of an answer of `invites.list`. */
export interface InvitesListData {
  /** One page of invites. */
  items: Invite[]
}

/** Input of `invites.rsvp.update` 1.0. */
export interface InvitesRsvpUpdateInput {
  /** Names one invite. Copied exactly as returned. */
  invite_handle: InviteHandle
  /** The answer the user gives. */
  rsvp_status: RsvpAnswer
  /**
   * The revision of the plan as the invite last showed it. Another one now is a conflict, and no
   * answer is given.
   */
  expected_revision?: number
}

/** `data` of an answer of `invites.rsvp.update`. */
export interface InvitesRsvpUpdateData {
  /** One invite addressed to the user. */
  invite: Invite
  /** The answer before. */
  previous: RsvpStatus
  /** When the answer was given. */
  changed_at: string
}

/** Input of `likes.query` 1.0. */
export interface LikesQueryInput {
  /** Which likes are wanted. Filters only select results and never change audiences. */
  filters?: LikeFilters
  /**
   * Only likes that concern these people, by handle, copied exactly as returned. At most 100.
   */
  people_handles?: PersonHandleLong[]
  /** How many likes a page holds, at most 50. */
  limit?: number
  /** Where to read on. The exact cursor, copied as returned. */
  cursor?: string
}

/** `data` of an answer of `likes.query`. */
export interface LikesQueryData {
  /** One page of likes. */
  items: Like[]
}

/** Input of `likes.mutate` 1.0. */
export interface LikesMutateInput {
  /** What is liked. */
  subject?: LikeSubject
  /** What is done with the like. */
  operation?: LikeOperation
  /** The people the operation is about, by handle, copied exactly as returned. At most 100. */
  people_handles?: PersonHandleLong[]
  /** The intentions, each the people it is for. At most 100. */
  intentions?: LikeIntention[]
  /**
   * The revision of the like as last read. Another one now is a conflict, and nothing changes.
   */
  revision?: number
  /** Names one change of a like, so that it can be undone. Copied exactly as returned. */
  receipt_id?: LikeReceiptId
  /** Where it is given it must equal the idempotency key of the request. */
  idempotency_key?: string
}

/** `data` of an answer of `likes.mutate`. */
export interface LikesMutateData {
  /** What is liked, with the title to show for it. */
  subject: LikedThing
  /** Whether the user likes it now. */
  saved: boolean
  /** The user's intentions as they are now. */
  intentions: LikeIntention[]
  /** The revision of the like as it is now. */
  revision: number
  /** By it the change can be undone; null where nothing changed. */
  receipt_id: LikeReceiptId | null
  /** Until when the change can be undone; null where nothing changed. */
  reversible_until: string | null
}

/** Input of `ideas.lists.create` 2.0. */
export interface IdeasListsCreateInput {
  /** The name of the list. Two lists may bear the same name. */
  name: string
  /** The saved people the list is for, by handle, at most 50. */
  person_handles?: PersonHandle[]
  /** The saved people the list is for, by name, at most 50. Nobody is contacted. */
  person_names?: string[]
  /** Default neighborhoods, at most 25. Names come from the existing catalog. */
  neighborhood_names?: string[]
  /** Default activities, at most 25. Names come from the existing catalog. */
  activity_names?: string[]
  /** Default activities in the caller's own words, at most 25. */
  custom_activity_names?: string[]
  /** A named stretch of time the list is planned for; null for none. */
  when_preset?: string | null
  /** From when the list is planned for; null where that is open. */
  when_start?: string | null
  /** Until when the list is planned for; null where that is open. */
  when_end?: string | null
  /** Natural-language directions for planning with this list, at most 8. */
  directions?: string[]
  /** Whether likes that match the list are applied to it. */
  apply_matching_likes?: boolean
}

/** `data` of an answer of `ideas.lists.create`. */
export interface IdeasListsCreateData {
  /** One Ideas List, as a caller may rely on it. */
  list: IdeasList
  /** The people the list is for. */
  people: Person[]
  /** The planning defaults of an Ideas List. */
  defaults: ListDefaults
  /** Its directions, in the order given. */
  directions: ListDirection[]
}

/** Input of `ideas.lists.defaults.update` 1.0. */
export interface IdeasListsDefaultsUpdateInput {
  /** Names one Ideas List. Copied exactly as returned. */
  ideas_list_handle: IdeasListHandle
  /**
   * The default neighborhoods from now on, at most 25. Names come from the existing catalog.
   */
  neighborhood_names?: string[]
  /** The default activities from now on, at most 25. Names come from the existing catalog. */
  activity_names?: string[]
  /** The default activities in the caller's own words from now on, at most 25. */
  custom_activity_names?: string[]
  /** A named stretch of time the list is planned for; null for none. */
  when_preset?: string | null
  /** From when the list is planned for; null where that is open. */
  when_start?: string | null
  /** Until when the list is planned for; null where that is open. */
  when_end?: string | null
}

/** `data` of an answer of `ideas.lists.defaults.update`. */
export interface IdeasListsDefaultsUpdateData {
  /** One Ideas List, as a caller may rely on it. */
  list: IdeasList
  /** The planning defaults of an Ideas List. */
  defaults: ListDefaults
}

/** Input of `ideas.lists.delete` 1.0. */
export interface IdeasListsDeleteInput {
  /** Names one Ideas List. Copied exactly as returned. */
  ideas_list_handle: IdeasListHandle
}

/** `data` of an answer of `ideas.lists.delete`. */
export interface IdeasListsDeleteData {
  /** Names one Ideas List. Copied exactly as returned. */
  ideas_list_handle: IdeasListHandle
  /** Always true. The list is gone. */
  deleted: true
  /** How many share links were revoked with it. */
  share_links_revoked: number
}

/** Input of `ideas.lists.duplicate` 1.0. */
export interface IdeasListsDuplicateInput {
  /** Names one Ideas List. Copied exactly as returned. */
  ideas_list_handle: IdeasListHandle
}

/** `data` of an answer of `ideas.lists.duplicate`. */
export interface IdeasListsDuplicateData {
  /** One Ideas List, as a caller may rely on it. */
  list: IdeasList
  /** Names the list the copy was made from. */
  source_handle: IdeasListHandle
}

/** Input of `ideas.lists.rename` 2.0. */
export interface IdeasListsRenameInput {
  /** Names one Ideas List. Copied exactly as returned. */
  ideas_list_handle: IdeasListHandle
  /** Its name from now on. Two lists may bear the same name. */
  name: string
}

/** `data` of an answer of `ideas.lists.rename`. */
export interface IdeasListsRenameData {
  /** One Ideas List, as a caller may rely on it. */
  list: IdeasList
}

/** Input of `ideas.lists.directions.get` 1.0. */
export interface IdeasListsDirectionsGetInput {
  /** Names one Ideas List. Copied exactly as returned. */
  ideas_list_handle: IdeasListHandle
}

/** `data` of an answer of `ideas.lists.directions.get`. */
export interface IdeasListsDirectionsGetData {
  /** Names one Ideas List. Copied exactly as returned. */
  ideas_list_handle: IdeasListHandle
  /** Its directions, in order. */
  directions: ListDirection[]
}

/** Input of `ideas.lists.get` 1.0. */
export interface IdeasListsGetInput {
  /** Names one Ideas List. Copied exactly as returned. */
  ideas_list_handle: IdeasListHandle
}

/** `data` of an answer of `ideas.lists.get`. */
export interface IdeasListsGetData {
  /** One Ideas List, as a caller may rely on it. */
  list: IdeasList
  /** The saved ideas of the list. */
  items: Idea[]
  /** The people the list is for. */
  people: Person[]
  /** Its natural-language directions and their planning status. */
  directions: ListDirection[]
  /** The planning defaults of an Ideas List. */
  defaults: ListDefaults
  /** How many share links it has. */
  share_link_count: number
}

/** Input of `ideas.lists.items.update` 1.0. */
export interface IdeasListsItemsUpdateInput {
  /** Names one Ideas List. Copied exactly as returned. */
  ideas_list_handle: IdeasListHandle
  /** The saved ideas, by handle, at most 50. */
  idea_handles: IdeaHandle[]
  /**
   * Whether the members given replace those there are, are added to them or are removed from them.
   */
  mode: MembershipMode
}

/** `data` of an answer of `ideas.lists.items.update`. */
export interface IdeasListsItemsUpdateData {
  /** Names one Ideas List. Copied exactly as returned. */
  ideas_list_handle: IdeasListHandle
  /** The saved ideas the list holds now, in order. */
  idea_handles: IdeaHandle[]
  /** How many ideas were added. */
  added: number
  /** How many ideas were removed. */
  removed: number
}

/** Input of `ideas.lists.members.update` 1.0. */
export interface IdeasListsMembersUpdateInput {
  /** Names one Ideas List. Copied exactly as returned. */
  ideas_list_handle: IdeasListHandle
  /**
   * Whether the members given replace those there are, are added to them or are removed from them.
   */
  mode: MembershipMode
  /** The saved people, by handle, at most 50. They are never contacted. */
  person_handles?: PersonHandle[]
  /** The saved people, by name, at most 50. They are never contacted. */
  person_names?: string[]
}

/** `data` of an answer of `ideas.lists.members.update`. */
export interface IdeasListsMembersUpdateData {
  /** Names one Ideas List. Copied exactly as returned. */
  ideas_list_handle: IdeasListHandle
  /** The people the list is for now. */
  people: Person[]
  /** How many people were added. */
  added: number
  /** How many people were removed. */
  removed: number
}

/** Input of `ideas.lists.likes.preview` 1.0. */
export interface IdeasListsLikesPreviewInput {
  /** Names one Ideas List. Copied exactly as returned. */
  ideas_list_handle: IdeasListHandle
  /**
   * The saved people the likes are for, by handle, at most 50. At least one of person_handles or
   * person_names must be present.
   */
  person_handles?: PersonHandle[]
  /**
   * The saved people the likes are for, by name, at most 50. At least one of person_handles or
   * person_names must be present.
   */
  person_names?: string[]
  /** The saved people whose likes are taken as the source, by handle, at most 50. */
  source_person_handles?: PersonHandle[]
  /** The saved people whose likes are taken as the source, by name, at most 50. */
  source_person_names?: string[]
}

/** `data` of an answer of `ideas.lists.likes.preview`. */
export interface IdeasListsLikesPreviewData {
  /** Stands for exactly this preview. Opaque. */
  preview_token: PreviewToken
  /** The people the likes would be for. */
  people: Person[]
  /** The people whose likes are the source; empty where none were named. */
  source_people: Person[]
  /** The saved ideas that would be liked, and for whom. */
  likes: ListLike[]
}

/** Input of `ideas.lists.likes.apply` 1.0. */
export interface IdeasListsLikesApplyInput {
  /** Names one Ideas List. Copied exactly as returned. */
  ideas_list_handle: IdeasListHandle
  /**
   * The saved people the likes are for, by handle, at most 50. At least one of person_handles or
   * person_names must be present.
   */
  person_handles?: PersonHandle[]
  /**
   * The saved people the likes are for, by name, at most 50. At least one of person_handles or
   * person_names must be present.
   */
  person_names?: string[]
  /** The saved people whose likes are taken as the source, by handle, at most 50. */
  source_person_handles?: PersonHandle[]
  /** The saved people whose likes are taken as the source, by name, at most 50. */
  source_person_names?: string[]
}

/** `data` of an answer of `ideas.lists.likes.apply`. */
export interface IdeasListsLikesApplyData {
  /** How many likes were recorded. */
  applied: number
  /** How many likes held already. */
  unchanged: number
  /** The ideas to which nothing was applied, and why. */
  skipped: SkippedLike[]
  /** Names the records that were made, one for each like. */
  receipts: string[]
}

/** Input of `ideas.lists.query` 1.0. */
export interface IdeasListsQueryInput {
  /** Only lists whose name fits this. */
  query?: string
  /**
   * How many lists a page holds, 1 to 25. The default is 25 for MCP, API and hosted clients and 5
   * for SMS. A page count is never the total.
   */
  limit?: number
  /** Reads on in the snapshot of an earlier answer. Copied exactly as returned. */
  snapshot_handle?: SnapshotHandle
  /**
   * Continues after the last item of an earlier page. Opaque; copied exactly as returned, not
   * combined with new constraints.
   */
  cursor?: string
}

/** `data` of an answer of `ideas.lists.query`. */
export interface IdeasListsQueryData {
  /** One page of lists. */
  items: IdeasList[]
}

/** Input of `ideas.lists.share.prepare` 2.0. */
export interface IdeasListsSharePrepareInput {
  /** Names one Ideas List. Copied exactly as returned. */
  ideas_list_handle: IdeasListHandle
  /**
   * The saved person to share with, by handle. At least one of person_handle or person_name.
   */
  person_handle?: PersonHandle
  /** The saved person to share with, by name. At least one of person_handle or person_name. */
  person_name?: string
}

/** `data` of an answer of `ideas.lists.share.prepare`. */
export interface IdeasListsSharePrepareData {
  /** What waits for an explicit commit, for an eligible Connected Friend. */
  prepared?: PreparedAction
  /** The link to pass on by hand, for a Friend in Mind. */
  manual_link?: ManualLink
}

/** Input of `plans.logistics.get` 1.0. */
export interface PlansLogisticsGetInput {
  /** Names one plan. Copied exactly as returned. */
  plan_handle: PlanHandle
}

/** `data` of an answer of `plans.logistics.get`. */
export interface PlansLogisticsGetData {
  /** Names one plan. Copied exactly as returned. */
  plan_handle: PlanHandle
  /** The checklist. Empty does not mean that research questions are answered. */
  items: LogisticsItem[]
  /** How far the checklist is. */
  progress: LogisticsProgress
}

/** Input of `plans.logistics.update` 1.0. */
export interface PlansLogisticsUpdateInput {
  /** Names one plan. Copied exactly as returned. */
  plan_handle: PlanHandle
  /**
   * Replace removes the items that are not named; add keeps them, and updates an item of the same
   * kind, action type and title.
   */
  mode: LogisticsMode
  /** Whether guests see an item that does not say who sees it. */
  guest_visible_default?: boolean
  /** The items to write, at most 5. */
  items?: LogisticsItemInput[]
  /**
   * The one item that is written. Only its title is required. Booking, purchasing and payment
   * effects are unsupported.
   */
  item?: LogisticsSingleItemInput
}

/** `data` of an answer of `plans.logistics.update`. */
export interface PlansLogisticsUpdateData {
  /** Names one plan. Copied exactly as returned. */
  plan_handle: PlanHandle
  /** The checklist as it is now. */
  items: LogisticsItem[]
  /** How far the checklist is. */
  progress: LogisticsProgress
  /** How many items are new. */
  added: number
  /** How many items changed. */
  updated: number
  /** How many items were removed. */
  removed: number
}

/** Input of `ideas.object.get` 2.0. */
export interface IdeasObjectGetInput {
  /**
   * What to do: open the object, inspect it, list its contents, list the Ideas Lists, or inspect
   * the defaults of an Ideas List.
   */
  operation?: 'open' | 'inspect' | 'list_contents' | 'list_ideas_lists' | 'inspect_defaults'
  /** The object that is asked about. */
  subject?: ObjectSubject
  /** Which of its collections is listed. */
  collection?: 'saved_items' | 'relationship_interests' | 'recommendations'
  /** How many entries to return. */
  limit?: number
  /** How many entries to leave out at the beginning. */
  offset?: number
}

/** `data` of an answer of `ideas.object.get`. */
export interface IdeasObjectGetData {
  /** The object that was found; left out where no single object was asked about. */
  subject?: ObjectReference
  /**
   * The object itself, in the shape its kind has elsewhere; left out where entries are listed.
   */
  object?: { [key: string]: unknown }
  /**
   * The entries, each in the shape its kind has elsewhere; left out where one object is read.
   */
  items?: { [key: string]: unknown }[]
}

/** Input of `ideas.object.mutate` 2.0. */
export interface IdeasObjectMutateInput {
  /** What to do. */
  operation?: 'add_to_list' | 'remove_from_list' | 'create_share_link' | 'undo' | 'update_defaults'
  /**
   * Free-form: the object that is changed. Known keys are type, handle, candidate_id, query and
   * interaction_reference.
   */
  subject?: { [key: string]: unknown }
  /**
   * Free-form: the Ideas List it is added to or removed from. Known keys are ideas_list_handle and
   * name.
   */
  destination?: { [key: string]: unknown }
  /**
   * Free-form: the planning defaults of the list. Known keys are neighborhood_names,
   * activity_names, custom_activity_names, when_preset, when_start and when_end.
   */
  defaults?: { [key: string]: unknown }
  /** Free-form: how the link is made. Known keys are person_handle and expires_at. */
  share_options?: { [key: string]: unknown }
  /** The action to undo, as it was returned. It can be undone once, for 24 hours. */
  reversible_action_id?: ReversibleActionId
}

/** `data` of an answer of `ideas.object.mutate`. */
export interface IdeasObjectMutateData {
  /** One object, by its handle and a label a person can read. */
  subject: ObjectReference
  /** What was done, such as added, removed, link_created, undone or defaults_updated. */
  result: string
  /** By it the change can be undone; null where it cannot be. */
  reversible_action_id: ReversibleActionId | null
  /** The link that was made; left out where none was. */
  share_link?: ShareLink
}

/** Input of `relationships.people.ensure` 1.0. */
export interface RelationshipsPeopleEnsureInput {
  /**
   * Names of people. Whoever exists is reused, whoever does not is created. At most 160 characters
   * each, and at most 250 people in one call.
   */
  people?: string[]
  /**
   * Names of people. Whoever exists is reused, whoever does not is created. At most 160 characters
   * each, and at most 250 people in one call.
   */
  names?: string[]
}

/** `data` of an answer of `relationships.people.ensure`. */
export interface RelationshipsPeopleEnsureData {
  /** What became of each name, each once, in the order given. */
  people: EnsuredPerson[]
}

/** Input of `relationships.people.manage` 1.0. */
export interface RelationshipsPeopleManageInput {
  /** What to do. Only private Friends in Mind can be deleted. */
  operation: 'create' | 'rename' | 'delete'
  /** The name the user knows the person by. Needed to create and to rename. */
  display_name?: string
  /** Names the saved person to rename or delete. Copied exactly as returned. */
  person_handle?: PersonHandle
}

/** `data` of an answer of `relationships.people.manage`. */
export interface RelationshipsPeopleManageData {
  /** One saved person, as a caller may rely on it. */
  person: Person
  /** What was done. */
  operation: 'create' | 'rename' | 'delete'
}

/** Input of `relationships.people.query` 1.0. */
export interface RelationshipsPeopleQueryInput {
  /**
   * Which saved people. Connected Friends can be reached by the service after an explicit commit;
   * Friends in Mind are private memory only.
   */
  classification?: PeopleFilter
  /**
   * Only people whose name, or former name, contains this; case and accents do not count. A named
   * check never creates memory nor reveals whether an unrelated person has an account.
   */
  name?: string
  /** How many items to return at most. */
  limit?: number
  /** Reads on in the snapshot of an earlier answer. Copied exactly as returned. */
  snapshot_handle?: SnapshotHandle
  /**
   * Continues after the last item of an earlier page. Opaque; copied exactly as returned, not
   * combined with new constraints.
   */
  cursor?: string
}

/** `data` of an answer of `relationships.people.query`. */
export interface RelationshipsPeopleQueryData {
  /** One page of saved people. */
  items: Person[]
}

/** Input of `relationships.person.get` 1.2. */
export interface RelationshipsPersonGetInput {
  /**
   * Names the saved person. Copied exactly as returned. At least one of person_handle or name.
   */
  person_handle?: PersonHandle
  /** The name the saved person goes by. At least one of person_handle or name. */
  name?: string
}

/** `data` of an answer of `relationships.person.get`. */
export interface RelationshipsPersonGetData {
  /** One saved person, as a caller may rely on it. */
  person: Person
  /** Other names the person is saved under. */
  aliases: string[]
  /** The user's Ideas Lists that are for the person. */
  lists: IdeasListReference[]
  /** Saved ideas that concern the person. */
  interests: PersonInterest[]
  /** The plans the user and the person share. */
  plans: PersonPlan[]
  /** The invites between the user and the person. */
  invites: PersonInvite[]
}

/** Input of `places.private.create` 1.0. */
export interface PlacesPrivateCreateInput {
  /** The name of the place. */
  name: string
  /** Its address; null for none. */
  address?: string | null
  /** What the user notes about it; null for nothing. */
  description?: string | null
  /**
   * Its time zone, an IANA name such as Europe/Berlin; null for none. A zone that IANA does not
   * know is refused.
   */
  timezone?: string | null
  /** The activity it is for, an existing activity of the catalog; null for none. */
  activity_name?: string | null
}

/** `data` of an answer of `places.private.create`. */
export interface PlacesPrivateCreateData {
  /** One place, as a caller may rely on it. */
  place: Place
}

/** Input of `places.private.update` 1.0. */
export interface PlacesPrivateUpdateInput {
  /** Names one private place. Copied exactly as returned. */
  place_handle: PlaceHandle
  /** Its name from now on. */
  name?: string
  /** Its address; null for none. */
  address?: string | null
  /** What the user notes about it; null for nothing. */
  description?: string | null
  /**
   * Its time zone, an IANA name such as Europe/Berlin; null for none. A zone that IANA does not
   * know is refused.
   */
  timezone?: string | null
  /** The activity it is for, an existing activity of the catalog; null for none. */
  activity_name?: string | null
}

/** `data` of an answer of `places.private.update`. */
export interface PlacesPrivateUpdateData {
  /** One place, as a caller may rely on it. */
  place: Place
  /** The names of the fields that were changed. */
  changed?: string[]
}

/** Input of `places.private.archive` 1.0. */
export interface PlacesPrivateArchiveInput {
  /** Names one private place. Copied exactly as returned. */
  place_handle: PlaceHandle
}

/** `data` of an answer of `places.private.archive`. */
export interface PlacesPrivateArchiveData {
  /** One place, as a caller may rely on it. */
  place: Place
}

/** Input of `places.private.query` 1.0. */
export interface PlacesPrivateQueryInput {
  /** Only places that fit this. */
  query?: string
  /** Whether archived places are listed too. */
  include_archived?: boolean
  /** How many items to return at most. */
  limit?: number
  /** Reads on in the snapshot of an earlier answer. Copied exactly as returned. */
  snapshot_handle?: SnapshotHandle
  /**
   * Continues after the last item of an earlier page. Opaque; copied exactly as returned, not
   * combined with new constraints.
   */
  cursor?: string
}

/** `data` of an answer of `places.private.query`. */
export interface PlacesPrivateQueryData {
  /** One page of places. */
  items: Place[]
}

/** Input of `plans.draft.create` 2.0. */
export interface PlansDraftCreateInput {
  /** Names one candidate this service issued. Copied exactly as returned, never invented. */
  candidate_id: PlanCandidateId
  /** Whether the draft is a private plan. Discarding a private plan keeps its evidence. */
  private_plan?: boolean
  /**
   * Draft a separate outing although related drafts exist. Only after the user explicitly chooses
   * a new outing.
   */
  separate_outing?: boolean
  /**
   * The checksum of the related draft the user was shown, as last read. Where none of the related
   * drafts has it any more, that is a conflict, and nothing is drafted.
   */
  expected_checksum?: string
  /** The sources the draft rests on, at most 30. */
  source_handles?: SourceHandle[]
  /** What the sources say, at most 30 claims, each with its source. */
  claims?: PlanClaim[]
  /** What to do, in the user's own words, where no activity of the catalog says it. */
  custom_activity_name?: string
  /**
   * When the outing takes place; not in the past. Left out, it is the start of the event the
   * candidate is, if it has one.
   */
  scheduled_at?: string
  /** Until when guests may answer; not in the past and not after the start. */
  rsvp_deadline?: string
  /**
   * How many people the outing needs to take place. The host counts. Never above capacity_max.
   */
  capacity_min?: number
  /** How many people the outing has room for. The host counts. Never below capacity_min. */
  capacity_max?: number
  /** A title in place of the card's own. */
  title_override?: string
  /** A description in place of the card's own. */
  description_override?: string
  /** The people a draft is meant for. Naming them contacts nobody. */
  audience_selection?: AudienceSelection
  /** Whether guests who sign up by the invitation become connected with the host. */
  connect_on_signup?: boolean
  /**
   * The candidate of a discovery run that the draft is made from, with all that proves it is still
   * the one that was shown.
   */
  research_selection?: ResearchSelection
  /**
   * Names one Ideas List. Copied exactly as returned; this input admits up to 191 characters.
   */
  idea_list_handle?: IdeasListHandleLong
  /**
   * Names one private place. Copied exactly as returned; this input admits up to 191 characters.
   */
  place_handle?: PlaceHandleLong
}

/** Input of `plans.draft.create` in any accepted version, as its handler sees it. */
export interface PlansDraftCreateAnyInput {
  /** Names one candidate this service issued. Copied exactly as returned, never invented. */
  candidate_id?: PlanCandidateId
  /** Whether the draft is a private plan. Discarding a private plan keeps its evidence. */
  private_plan?: boolean
  /**
   * Draft a separate outing although related drafts exist. Only after the user explicitly chooses
   * a new outing.
   */
  separate_outing?: boolean
  /**
   * The checksum of the related draft the user was shown, as last read. Where none of the related
   * drafts has it any more, that is a conflict, and nothing is drafted.
   */
  expected_checksum?: string
  /** The sources the draft rests on, at most 30. */
  source_handles?: SourceHandle[]
  /** What the sources say, at most 30 claims, each with its source. */
  claims?: PlanClaim[]
  /** What to do, in the user's own words, where no activity of the catalog says it. */
  custom_activity_name?: string
  /**
   * When the outing takes place; not in the past. Left out, it is the start of the event the
   * candidate is, if it has one.
   */
  scheduled_at?: string
  /** Until when guests may answer; not in the past and not after the start. */
  rsvp_deadline?: string
  /**
   * How many people the outing needs to take place. The host counts. Never above capacity_max.
   */
  capacity_min?: number
  /** How many people the outing has room for. The host counts. Never below capacity_min. */
  capacity_max?: number
  /** A title in place of the card's own. */
  title_override?: string
  /** A description in place of the card's own. */
  description_override?: string
  /** The people a draft is meant for. Naming them contacts nobody. */
  audience_selection?: AudienceSelection
  /** Whether guests who sign up by the invitation become connected with the host. */
  connect_on_signup?: boolean
  /**
   * The candidate of a discovery run that the draft is made from, with all that proves it is still
   * the one that was shown.
   */
  research_selection?: ResearchSelection
  /**
   * Names one Ideas List. Copied exactly as returned; this input admits up to 191 characters.
   */
  idea_list_handle?: IdeasListHandleLong
  /**
   * Names one private place. Copied exactly as returned; this input admits up to 191 characters.
   */
  place_handle?: PlaceHandleLong
}

/** `data` of an answer of `plans.draft.create`. */
export interface PlansDraftCreateData {
  /** One plan, as a caller may rely on it. */
  plan: Plan
  /** What an unsent draft holds. Nobody has been contacted. */
  draft: PlanDraft
  /** What the draft rests on. */
  evidence: PlanEvidence[]
}

/** Input of `plans.draft.update` 2.0. */
export interface PlansDraftUpdateInput {
  /** Names one plan. Copied exactly as returned. */
  plan_handle?: PlanHandle
  /** Names one candidate this service issued. Copied exactly as returned, never invented. */
  candidate_id?: PlanCandidateId
  /** Whether the draft is a private plan. Discarding a private plan keeps its evidence. */
  private_plan?: boolean
  /** Means nothing here, since changing a draft never makes another one. */
  separate_outing?: boolean
  /**
   * The checksum of the draft as last read. Another one now is a conflict, and nothing changes.
   */
  expected_checksum?: string
  /** The sources the draft rests on, at most 30. */
  source_handles?: SourceHandle[]
  /** What the sources say, at most 30 claims, each with its source. */
  claims?: PlanClaim[]
  /** What to do, in the user's own words; null goes back to the card's activity. */
  custom_activity_name?: string | null
  /** When the outing takes place, not in the past; null leaves it open. */
  scheduled_at?: string | null
  /**
   * Until when guests may answer, not in the past and not after the start; null removes the
   * deadline.
   */
  rsvp_deadline?: string | null
  /**
   * How many people the outing needs to take place. The host counts. Never above capacity_max.
   */
  capacity_min?: number
  /**
   * How many people the outing has room for. The host counts. Never below capacity_min; null
   * removes the limit.
   */
  capacity_max?: number | null
  /** A title in place of the card's own; null goes back to the card's. */
  title_override?: string | null
  /** A description in place of the card's own; null goes back to the card's. */
  description_override?: string | null
  /**
   * The people the draft is meant for; null leaves it without any. Naming them contacts nobody.
   */
  audience_selection?: AudienceSelection | null
  /** Whether guests who sign up by the invitation become connected with the host. */
  connect_on_signup?: boolean
  /**
   * Names one Ideas List. Copied exactly as returned; this input admits up to 191 characters.
   */
  idea_list_handle?: IdeasListHandleLong
  /**
   * Names one private place. Copied exactly as returned; this input admits up to 191 characters.
   */
  place_handle?: PlaceHandleLong
}

/** Input of `plans.draft.update` in any accepted version, as its handler sees it. */
export interface PlansDraftUpdateAnyInput {
  /** Names one plan. Copied exactly as returned. */
  plan_handle?: PlanHandle
  /** Names one candidate this service issued. Copied exactly as returned, never invented. */
  candidate_id?: PlanCandidateId
  /** Whether the draft is a private plan. Discarding a private plan keeps its evidence. */
  private_plan?: boolean
  /** Means nothing here, since changing a draft never makes another one. */
  separate_outing?: boolean
  /**
   * The checksum of the draft as last read. Another one now is a conflict, and nothing changes.
   */
  expected_checksum?: string
  /** The sources the draft rests on, at most 30. */
  source_handles?: SourceHandle[]
  /** What the sources say, at most 30 claims, each with its source. */
  claims?: PlanClaim[]
  /** What to do, in the user's own words; null goes back to the card's activity. */
  custom_activity_name?: string | null
  /** When the outing takes place, not in the past; null leaves it open. */
  scheduled_at?: string | null
  /**
   * Until when guests may answer, not in the past and not after the start; null removes the
   * deadline.
   */
  rsvp_deadline?: string | null
  /**
   * How many people the outing needs to take place. The host counts. Never above capacity_max.
   */
  capacity_min?: number
  /**
   * How many people the outing has room for. The host counts. Never below capacity_min; null
   * removes the limit.
   */
  capacity_max?: number | null
  /** A title in place of the card's own; null goes back to the card's. */
  title_override?: string | null
  /** A description in place of the card's own; null goes back to the card's. */
  description_override?: string | null
  /**
   * The people the draft is meant for; null leaves it without any. Naming them contacts nobody.
   */
  audience_selection?: AudienceSelection | null
  /** Whether guests who sign up by the invitation become connected with the host. */
  connect_on_signup?: boolean
  /**
   * Names one Ideas List. Copied exactly as returned; this input admits up to 191 characters.
   */
  idea_list_handle?: IdeasListHandleLong
  /**
   * Names one private place. Copied exactly as returned; this input admits up to 191 characters.
   */
  place_handle?: PlaceHandleLong
}

/** `data` of an answer of `plans.draft.update`. */
export interface PlansDraftUpdateData {
  /** One plan, as a caller may rely on it. */
  plan: Plan
  /** The fields that now differ. */
  changed: string[]
}

/** Input of `plans.draft.preview` 2.0. */
export interface PlansDraftPreviewInput {
  /** Names one plan. Copied exactly as returned. */
  plan_handle?: PlanHandle
}

/** `data` of an answer of `plans.draft.preview`. */
export interface PlansDraftPreviewData {
  /** One plan, as a caller may rely on it. */
  plan: Plan
  /** Hexadecimal SHA-256 of the canonical content that recipients can see. */
  checksum: Checksum
  /** The invitation as its recipients would see it. */
  preview: PlanPreview
  /** The fields that have to be filled in before the draft can be sent. */
  missing: string[]
}

/** Input of `plans.draft.delete` 2.0. */
export interface PlansDraftDeleteInput {
  /** Names one plan. Copied exactly as returned. */
  plan_handle?: PlanHandle
  /**
   * The checksum of the draft as last read. Another one now is a conflict, and nothing is removed.
   */
  expected_checksum?: string
}

/** Input of `plans.draft.delete` in any accepted version, as its handler sees it. */
export interface PlansDraftDeleteAnyInput {
  /** Names one plan. Copied exactly as returned. */
  plan_handle?: PlanHandle
  /**
   * The checksum of the draft as last read. Another one now is a conflict, and nothing is removed.
   */
  expected_checksum?: string
}

/** `data` of an answer of `plans.draft.delete`. */
export interface PlansDraftDeleteData {
  /** Names one plan. Copied exactly as returned. */
  plan_handle: PlanHandle
  /** Whether it was discarded, with its evidence kept, or deleted. */
  result: 'discarded' | 'deleted'
}

/** Input of `plans.discard` 1.0. */
export interface PlansDiscardInput {
  /** Names one plan. Copied exactly as returned. */
  plan_handle: PlanHandle
}

/** `data` of an answer of `plans.discard`. */
export interface PlansDiscardData {
  /** One plan, as a caller may rely on it. */
  plan: Plan
}

/** Input of `plans.get` 2.0. */
export interface PlansGetInput {
  /** Names one plan. Copied exactly as returned. */
  plan_handle: PlanHandle
}

/** `data` of an answer of `plans.get`. */
export interface PlansGetData {
  /** One plan, as a caller may rely on it. */
  plan: Plan
  /** What the plan was originally asked to be. An invitee sees none of it. */
  requirements: PlanRequirements
  /** What research found out; none for an invitee. */
  evidence: PlanEvidence[]
  /** What it costs, as far as that is known. */
  costs: PlanCost[]
  /** When the plan takes place, as far as that is selected. */
  timing: PlanTiming
  /** The guests and their answers; for an invitee, only where the host shows the list. */
  roster: PlanGuest[]
  /** The people who have not answered; none for an invitee. */
  pending_recipients: Person[]
  /** How the invitations got on. An invitee sees none of it. */
  delivery: PlanDeliveryCounts
  /** What the caller may do with the plan now. */
  management: PlanManagement
  /** How far the checklist is. */
  logistics: LogisticsProgress
}

/** Input of `plans.query` 2.0. */
export interface PlansQueryInput {
  /**
   * Which plans, by where they stand. drafts are not sent yet; active are shared or sent and not
   * over; upcoming are those of them that have not begun. All where nothing is said.
   */
  scope?: PlanScope
  /** Which plans, by the caller's part in them; all where nothing is said. */
  role?: PlanRoleFilter
  /** The intended plan title only. */
  query?: string
  /** How many items to return at most. */
  limit?: number
  /** Reads on in the snapshot of an earlier answer. Copied exactly as returned. */
  snapshot_handle?: SnapshotHandle
  /**
   * Continues after the last item of an earlier page. Opaque; copied exactly as returned, not
   * combined with new constraints.
   */
  cursor?: string
}

/** `data` of an answer of `plans.query`. */
export interface PlansQueryData {
  /** One page of plans. */
  items: Plan[]
}

/** Input of `plans.status.get` 2.0. */
export interface PlansStatusGetInput {
  /** Names one plan. Copied exactly as returned. */
  plan_handle?: PlanHandle
}

/** `data` of an answer of `plans.status.get`. */
export interface PlansStatusGetData {
  /** One plan, as a caller may rely on it. */
  plan: Plan
  /** The action that waits for approval; null where none does. */
  prepared: PreparedAction | null
  /** What became of each invitation; none for an invitee. */
  deliveries: PlanDelivery[]
  /** How many invites of a plan have each answer. */
  rsvp: RsvpCounts
  /** How far a plan is from taking place. */
  tip: Tip
}

/** Input of `plans.prepare_send` 2.0. */
export interface PlansPrepareSendInput {
  /** Names one plan. Copied exactly as returned. */
  plan_handle?: PlanHandle
  /**
   * Recipient-visible details for a private draft. Private notes are never copied. They become
   * part of what is prepared and of its checksum.
   */
  public_description?: string
  /**
   * Whether a share link is created, which the host passes on, or invites are sent. Without it
   * invites are sent. A share link is for whoever is given it; each person named gets a link of
   * their own beside it, and nobody is written to.
   */
  action?: SendAction
  /**
   * The recipients by name. A name that fits several saved people, or none, is asked about.
   * Without any recipients they are those the draft was made for.
   */
  send_person_names?: string[]
  /** The recipients by handle, copied exactly as returned. */
  send_person_handles?: PersonHandleLong[]
}

/** `data` of an answer of `plans.prepare_send`. */
export interface PlansPrepareSendData {
  /**
   * An action that is prepared and waits for a later explicit approval. Nothing has changed and
   * nobody was contacted.
   */
  prepared: PreparedAction
  /** One plan, as a caller may rely on it. */
  plan: Plan
}

/** Input of `plans.invitation.prepare` 1.0. */
export interface PlansInvitationPrepareInput {
  /** Names one plan. Copied exactly as returned. */
  plan_handle?: PlanHandle
  /**
   * Recipient-visible details for a private draft. Private notes are never copied. They become
   * part of what is prepared and of its checksum.
   */
  public_description?: string
  /**
   * Whether a share link is created, which the host passes on, or invites are sent. Without it
   * invites are sent. A share link is for whoever is given it; each person named gets a link of
   * their own beside it, and nobody is written to.
   */
  action?: SendAction
  /**
   * The recipients by name. A name that fits several saved people, or none, is asked about.
   * Without any recipients they are those the draft was made for.
   */
  send_person_names?: string[]
  /** The recipients by handle, copied exactly as returned. */
  send_person_handles?: PersonHandleLong[]
}

/** `data` of an answer of `plans.invitation.prepare`. */
export interface PlansInvitationPrepareData {
  /**
   * An action that is prepared and waits for a later explicit approval. Nothing has changed and
   * nobody was contacted.
   */
  prepared: PreparedAction
  /** One plan, as a caller may rely on it. */
  plan: Plan
}

/** Input of `plans.roster.prepare` 2.0. */
export interface PlansRosterPrepareInput {
  /** Names one plan. Copied exactly as returned. */
  plan_handle: PlanHandle
  /**
   * The revision of the plan as last read. Another one now is a conflict, and nothing is prepared.
   */
  expected_revision?: number
  /**
   * Everybody who is to be on the roster, by handle, copied exactly as returned. 1 to 250, names
   * included.
   */
  recipient_handles?: PersonHandle[]
  /**
   * Everybody who is to be on the roster, by name, beside those named by handle. A name that fits
   * several saved people, or none, is asked about. 1 to 250, handles included.
   */
  recipient_names?: string[]
}

/** `data` of an answer of `plans.roster.prepare`. */
export interface PlansRosterPrepareData {
  /** The change, which waits for approval; left out where the roster is so already. */
  prepared?: PreparedAction
  /** The guests as they are now. */
  current_roster: PlanGuest[]
  /** Those who would be invited. */
  add: Person[]
  /** Those who would be removed. */
  remove: Person[]
  /** Those among them the host has to reach by a link of their own. */
  manual_share: Person[]
}

/** Input of `plans.update.prepare` 2.0. */
export interface PlansUpdatePrepareInput {
  /** Names one plan. Copied exactly as returned. */
  plan_handle: PlanHandle
  /**
   * What is to change in a shared or active plan. What is left out stays as it is; null clears it.
   */
  changes: PlanChanges
  /**
   * The revision of the plan as last read. Another one now is a conflict, and nothing is prepared.
   */
  expected_revision?: number
  /**
   * Whether the recipients are told of the change once it is committed. Their copies of the plan
   * change either way.
   */
  notify_recipients?: boolean
}

/** `data` of an answer of `plans.update.prepare`. */
export interface PlansUpdatePrepareData {
  /** The change, which waits for approval; left out where the plan is so already. */
  prepared?: PreparedAction
  /** The parts of a plan that a prepared change touches. What it does not touch is left out. */
  before: PlanDetails
  /** The parts of a plan that a prepared change touches. What it does not touch is left out. */
  after: PlanDetails
  /**
   * How many guests the change concerns. Their answers are kept and marked as worth confirming
   * where time or place change.
   */
  affected: number
  /** Whether they would be told. */
  notify: boolean
}

/** Input of `plans.cancel.prepare` 2.0. */
export interface PlansCancelPrepareInput {
  /** Names one plan. Copied exactly as returned. */
  plan_handle: PlanHandle
  /**
   * The revision of the plan as last read. Another one now is a conflict, and nothing is prepared.
   */
  expected_revision?: number
}

/** `data` of an answer of `plans.cancel.prepare`. */
export interface PlansCancelPrepareData {
  /**
   * An action that is prepared and waits for a later explicit approval. Nothing has changed and
   * nobody was contacted.
   */
  prepared: PreparedAction
  /** Everybody who would be told, and how. */
  recipients: Recipient[]
}

/** Input of `plans.send` 1.0. */
export interface PlansSendInput {
  /** Whether a share link is created, which the host passes on, or invites are sent. */
  action?: SendAction
  /** The confirmation token of the prepared action, matching and unexpired. */
  confirmation_token?: string
}

/** `data` of an answer of `plans.send`. */
export interface PlansSendData {
  /** One plan, as a caller may rely on it. */
  plan?: Plan
  /** What became of each invitation. */
  deliveries?: PlanDelivery[]
}

/** Input of `plans.lifecycle.commit` 1.0. */
export interface PlansLifecycleCommitInput {
  [key: string]: unknown
}

/** `data` of an answer of `plans.lifecycle.commit`. */
export interface PlansLifecycleCommitData {
  /** One plan, as a caller may rely on it. */
  plan?: Plan
}

/** Input of `ideas.list.generate` 2.0. */
export interface IdeasListGenerateInput {
  /**
   * Explicitly named people. Exact existing people resolve; unresolved names return a typed
   * prerequisite (relationships.people.ensure).
   */
  people?: string[]
  /**
   * Explicitly named people. Exact existing people resolve; unresolved names return a typed
   * prerequisite (relationships.people.ensure).
   */
  names?: string[]
  /** Saved people by their opaque handles, copied exactly; at most 25. */
  person_handles?: PersonHandle[]
  /** The name of one feed. */
  feed_name?: string
  /** The names of feeds. */
  feed_names?: string[]
  /** The name of one Ideas List. */
  idea_list_name?: string
  /** The names of Ideas Lists. */
  idea_list_names?: string[]
  /** The neighborhoods choices are looked for in. */
  neighborhoods?: string[]
  /** Required categories that returned choices must satisfy. */
  activities?: string[]
  /** Activities in the user's own words. */
  user_activities?: string[]
  /**
   * A named stretch of time. Only timing explicitly stated or already durable; never defaults to
   * today or the current date.
   */
  when_preset?: string
  /**
   * The time in words. Only timing explicitly stated or already durable; never defaults to today
   * or the current date.
   */
  when?: string
  /** Concrete windows from explicitly supplied timing. */
  time_slots?: TimeSlot[]
  /** How long it should take, in minutes. */
  duration_minutes?: number
  /** Marks a user-specified start to be preserved. */
  constraint_kind?: 'exact_start'
  /** A timezone-aware exact start that was explicitly requested. */
  requested_start_at?: string
  /**
   * A hard lexical requirement (a named venue, object, cuisine or activity) that candidates must
   * match.
   */
  search?: string
  /** Qualitative ranking modifiers, not eligibility; at most 10. */
  preference_terms?: string[]
  /** Ideas Lists by their handles, copied exactly. */
  idea_list_handles?: IdeasListHandleLong[]
  /** What the list is called. */
  name?: string
  /** How many ideas the list gets at most. */
  limit?: number
}

/** Input of `ideas.list.generate` in any accepted version, as its handler sees it. */
export interface IdeasListGenerateAnyInput {
  /**
   * Explicitly named people. Exact existing people resolve; unresolved names return a typed
   * prerequisite (relationships.people.ensure).
   */
  people?: string[]
  /**
   * Explicitly named people. Exact existing people resolve; unresolved names return a typed
   * prerequisite (relationships.people.ensure).
   */
  names?: string[]
  /** Saved people by their opaque handles, copied exactly; at most 25. */
  person_handles?: PersonHandle[]
  /** The name of one feed. */
  feed_name?: string
  /** The names of feeds. */
  feed_names?: string[]
  /** The name of one Ideas List. */
  idea_list_name?: string
  /** The names of Ideas Lists. */
  idea_list_names?: string[]
  /** The neighborhoods choices are looked for in. */
  neighborhoods?: string[]
  /** Required categories that returned choices must satisfy. */
  activities?: string[]
  /** Activities in the user's own words. */
  user_activities?: string[]
  /**
   * A named stretch of time. Only timing explicitly stated or already durable; never defaults to
   * today or the current date.
   */
  when_preset?: string
  /**
   * The time in words. Only timing explicitly stated or already durable; never defaults to today
   * or the current date.
   */
  when?: string
  /** Concrete windows from explicitly supplied timing. */
  time_slots?: TimeSlot[]
  /** How long it should take, in minutes. */
  duration_minutes?: number
  /** Marks a user-specified start to be preserved. */
  constraint_kind?: 'exact_start'
  /** A timezone-aware exact start that was explicitly requested. */
  requested_start_at?: string
  /**
   * A hard lexical requirement (a named venue, object, cuisine or activity) that candidates must
   * match.
   */
  search?: string
  /** Qualitative ranking modifiers, not eligibility; at most 10. */
  preference_terms?: string[]
  /** Ideas Lists by their handles, copied exactly. */
  idea_list_handles?: IdeasListHandleLong[]
  /** What the list is called. */
  name?: string
  /** How many ideas the list gets at most. */
  limit?: number
}

/** `data` of an answer of `ideas.list.generate`. */
export interface IdeasListGenerateData {
  /** One Ideas List, as a caller may rely on it. */
  list: IdeasList
  /** What the list was made of, best first. */
  items: Candidate[]
  /** The filters that were applied. */
  filters_used: DiscoveryFilters
  /** What the list does not cover. */
  gaps: ResearchGap[]
}

/** Input of `ideas.recommendations.get` 2.1. */
export interface IdeasRecommendationsGetInput {
  /**
   * Explicitly named people. Exact existing people resolve; unresolved names return a typed
   * prerequisite (relationships.people.ensure).
   */
  people?: string[]
  /**
   * Explicitly named people. Exact existing people resolve; unresolved names return a typed
   * prerequisite (relationships.people.ensure).
   */
  names?: string[]
  /** Saved people by their opaque handles, copied exactly; at most 25. */
  person_handles?: PersonHandle[]
  /** The name of one feed. */
  feed_name?: string
  /** The names of feeds. */
  feed_names?: string[]
  /** The name of one Ideas List. */
  idea_list_name?: string
  /** The names of Ideas Lists. */
  idea_list_names?: string[]
  /** The neighborhoods choices are looked for in. */
  neighborhoods?: string[]
  /** Required categories that returned choices must satisfy. */
  activities?: string[]
  /** Activities in the user's own words. */
  user_activities?: string[]
  /**
   * A named stretch of time. Only timing explicitly stated or already durable; never defaults to
   * today or the current date.
   */
  when_preset?: string
  /**
   * The time in words. Only timing explicitly stated or already durable; never defaults to today
   * or the current date.
   */
  when?: string
  /** Concrete windows from explicitly supplied timing. */
  time_slots?: TimeSlot[]
  /** How long it should take, in minutes. */
  duration_minutes?: number
  /** Marks a user-specified start to be preserved. */
  constraint_kind?: 'exact_start'
  /** A timezone-aware exact start that was explicitly requested. */
  requested_start_at?: string
  /**
   * A hard lexical requirement (a named venue, object, cuisine or activity) that candidates must
   * match.
   */
  search?: string
  /** Qualitative ranking modifiers, not eligibility; at most 10. */
  preference_terms?: string[]
  /** Ideas Lists by their handles, copied exactly. */
  idea_list_handles?: IdeasListHandleLong[]
  /** How many recommendations a page holds. Presentation only. */
  page_size?: number
  /**
   * Where to read on. Opaque; copied exactly; not combined with new constraints (refused with
   * cursor_with_constraints).
   */
  cursor?: string
  /** Whether what is liked comes first. */
  prioritize_likes?: boolean
  /** Whether calendars may be read anew before the answer. */
  allow_calendar_fetch?: boolean
}

/** Input of `ideas.recommendations.get` in any accepted version, as its handler sees it. */
export interface IdeasRecommendationsGetAnyInput {
  /**
   * Explicitly named people. Exact existing people resolve; unresolved names return a typed
   * prerequisite (relationships.people.ensure).
   */
  people?: string[]
  /**
   * Explicitly named people. Exact existing people resolve; unresolved names return a typed
   * prerequisite (relationships.people.ensure).
   */
  names?: string[]
  /** Saved people by their opaque handles, copied exactly; at most 25. */
  person_handles?: PersonHandle[]
  /** The name of one feed. */
  feed_name?: string
  /** The names of feeds. */
  feed_names?: string[]
  /** The name of one Ideas List. */
  idea_list_name?: string
  /** The names of Ideas Lists. */
  idea_list_names?: string[]
  /** The neighborhoods choices are looked for in. */
  neighborhoods?: string[]
  /** Required categories that returned choices must satisfy. */
  activities?: string[]
  /** Activities in the user's own words. */
  user_activities?: string[]
  /**
   * A named stretch of time. Only timing explicitly stated or already durable; never defaults to
   * today or the current date.
   */
  when_preset?: string
  /**
   * The time in words. Only timing explicitly stated or already durable; never defaults to today
   * or the current date.
   */
  when?: string
  /** Concrete windows from explicitly supplied timing. */
  time_slots?: TimeSlot[]
  /** How long it should take, in minutes. */
  duration_minutes?: number
  /** Marks a user-specified start to be preserved. */
  constraint_kind?: 'exact_start'
  /** A timezone-aware exact start that was explicitly requested. */
  requested_start_at?: string
  /**
   * A hard lexical requirement (a named venue, object, cuisine or activity) that candidates must
   * match.
   */
  search?: string
  /** Qualitative ranking modifiers, not eligibility; at most 10. */
  preference_terms?: string[]
  /** Ideas Lists by their handles, copied exactly. */
  idea_list_handles?: IdeasListHandleLong[]
  /** How many recommendations a page holds. Presentation only. */
  page_size?: number
  /**
   * Where to read on. Opaque; copied exactly; not combined with new constraints (refused with
   * cursor_with_constraints).
   */
  cursor?: string
  /** Whether what is liked comes first. */
  prioritize_likes?: boolean
  /** Whether calendars may be read anew before the answer. */
  allow_calendar_fetch?: boolean
}

/** `data` of an answer of `ideas.recommendations.get`. */
export interface IdeasRecommendationsGetData {
  /** The recommendations, best first. */
  items: Candidate[]
  /** The filters that were applied. */
  applied_filters: DiscoveryFilters
}

/** Input of `ideas.recommendations.prepare` 1.0. */
export interface IdeasRecommendationsPrepareInput {
  /**
   * What to do: a new lookup, more of a returned snapshot, or the detail of one returned option.
   * More and detail need both handles.
   */
  action?: 'lookup' | 'more' | 'detail'
  /** The complete request. */
  objective?: string
  /** The literal place or cuisine subject. */
  subject?: string
  /** One existing person. */
  person?: string
  /** An explicit recorded city or neighborhood. */
  area?: string
  /** What is preferred among the choices. */
  preference?: string
  /** The time in one of the phrases the service turns into a date window. */
  date_phrase?: 'today' | 'tomorrow' | 'this week' | 'next week' | 'this weekend' | 'next weekend' | 'next two weeks' | 'next couple of weeks'
  /** The exact snapshot_handle an earlier lookup returned, for more and detail. */
  snapshot_handle?: SnapshotHandle
  /** The exact option_handle an earlier lookup returned, for more and detail. */
  option_handle?: string
}

/** `data` of an answer of `ideas.recommendations.prepare`. */
export interface IdeasRecommendationsPrepareData {
  /** Names one result snapshot. Copied exactly as returned. */
  snapshot_handle: SnapshotHandle
  /** The choices, best first. */
  options: RecommendationOption[]
  /** The stretch of time the phrase means; null where none was given. */
  date_window: TimeRange | null
  /** What is saved about the person; null where none was named. */
  person_context: PersonContext | null
  /** What stored knowledge does not tell. */
  research_gaps: ResearchGap[]
}

/** Input of `relationships.interest.get` 2.0. */
export interface RelationshipsInterestGetInput {
  /** What to do. */
  operation?: 'check_mutual'
  /** What an interest is in. Extra keys are allowed. */
  subject?: InterestSubject
  /**
   * Names one saved person. Copied exactly as returned; this input admits up to 191 characters.
   */
  person_handle?: PersonHandleLong
  /** Words by which the saved person is found. */
  person_query?: string
}

/** `data` of an answer of `relationships.interest.get`. */
export interface RelationshipsInterestGetData {
  /** What an interest is in. Extra keys are allowed. */
  subject: InterestSubject
  /** Whether the caller has the interest. */
  mine: boolean
  /** The other person; null where none was named, or where the words fit nobody or several. */
  person: Person | null
  /** The saved people the words fit, where they fit several. */
  candidates?: Person[]
  /**
   * True only where the other person shares the interest; otherwise unknown, whatever the reason.
   * It is never false.
   */
  mutual: MutualInterest
}

/** Input of `relationships.interest.mutate` 2.0. */
export interface RelationshipsInterestMutateInput {
  /** What to do. To undo needs reversible_action_id. */
  operation?: 'like' | 'unlike' | 'undo'
  /** What an interest is in. Extra keys are allowed. */
  subject?: InterestSubject
  /**
   * Names one saved person. Copied exactly as returned; this input admits up to 191 characters.
   */
  person_handle?: PersonHandleLong
  /** Words by which the saved person is found. */
  person_query?: string
  /** The Ideas List in which the interest is kept. Copied exactly as returned. */
  idea_list_handle?: IdeasListHandleLong
  /** Names the change to undo. At most 36 characters; 32 in the earlier registry. */
  reversible_action_id?: ReversibleActionIdLong
}

/** Input of `relationships.interest.mutate` in any accepted version, as its handler sees it. */
export interface RelationshipsInterestMutateAnyInput {
  /** What to do. To undo needs reversible_action_id. */
  operation?: 'like' | 'unlike' | 'undo'
  /** What an interest is in. Extra keys are allowed. */
  subject?: InterestSubject
  /**
   * Names one saved person. Copied exactly as returned; this input admits up to 191 characters.
   */
  person_handle?: PersonHandleLong
  /** Words by which the saved person is found. */
  person_query?: string
  /** The Ideas List in which the interest is kept. Copied exactly as returned. */
  idea_list_handle?: IdeasListHandleLong
  /** Names the change to undo. At most 36 characters; 32 in the earlier registry. */
  reversible_action_id?: ReversibleActionIdLong | ReversibleActionId
}

/** `data` of an answer of `relationships.interest.mutate`. */
export interface RelationshipsInterestMutateData {
  /** What an interest is in. Extra keys are allowed. */
  subject: InterestSubject
  /** The saved person it is for; null where it is for nobody in particular. */
  person: Person | null
  /** Whether the user has the interest now; where a person is named, whether it is for them. */
  liked: boolean
  /**
   * Names this change, so that it can be undone, once, for 24 hours; null where there is nothing
   * to undo.
   */
  reversible_action_id: ReversibleActionIdLong | null
}

/** Input of `relationships.connection.prepare` 2.0. */
export interface RelationshipsConnectionPrepareInput {
  /** Whether a list share to one friend or a connection invitation is prepared. */
  operation?: 'prepare_list_share' | 'prepare_connection_invite'
  /**
   * Names one Ideas List. Copied exactly as returned; this input admits up to 191 characters.
   */
  idea_list_handle?: IdeasListHandleLong
  /** Words by which the Ideas List is found. */
  idea_list_query?: string
  /**
   * Names one saved person. Copied exactly as returned; this input admits up to 191 characters.
   */
  person_handle?: PersonHandleLong
  /** Words by which the saved person is found. */
  person_query?: string
}

/** `data` of an answer of `relationships.connection.prepare`. */
export interface RelationshipsConnectionPrepareData {
  /** The list share, which waits for an explicit commit. */
  prepared?: PreparedAction
  /** The connection invitation to pass on by hand. */
  manual_invitation?: ManualInvitation
}

/** Input of `relationships.connection.send` 1.0. */
export interface RelationshipsConnectionSendInput {
  /** What was prepared and is to be sent. */
  operation?: 'confirm_list_share'
  /** The token of the prepared action. Copied exactly as returned. */
  confirmation_token?: string
}

/** `data` of an answer of `relationships.connection.send`. */
export interface RelationshipsConnectionSendData {
  /** What became of the message to each person. */
  deliveries?: CommitDelivery[]
}

/** Input of `relationships.friendship.review` 1.0. */
export interface RelationshipsFriendshipReviewInput {
  /** The step whose consequences are reviewed. It is not taken. */
  operation?: 'create_invitation' | 'accept_invitation' | 'disconnect' | 'close_invitation'
  /** The saved people the step concerns, at most 50. */
  people_handles?: PersonHandleLong[]
  /** Whether an invitation is for one person or is shared by several. */
  mode?: FriendshipMode
  /** Whether the link shows a limited preview of the likes that were reviewed. */
  preview_enabled?: boolean
  /**
   * Names one connection invitation; the secret part of its link. Copied exactly as returned.
   */
  invitation_token?: InvitationToken
  /**
   * Names one saved person. Copied exactly as returned; this input admits up to 191 characters.
   */
  person_handle?: PersonHandleLong
  /**
   * Which of the host's people the caller is, of the identity choices that were returned. Omit it
   * for the not-listed choice.
   */
  identity_choice_handle?: string
  /** Which of the caller's own saved people the host is. Copied exactly as returned. */
  own_host_person_handle?: PersonHandleLong
  /** The review that is repeated with excluded_choices. Copied exactly as returned. */
  previous_review_token?: ReviewToken
  /**
   * The choices to leave out, by choice_id, at most 1000. All retained intentions start included;
   * to exclude some, repeat the review with previous_review_token and these.
   */
  excluded_choices?: string[]
}

/** `data` of an answer of `relationships.friendship.review`. */
export interface RelationshipsFriendshipReviewData {
  /**
   * Seals one exact review: the operation, its consequences, and the choices with what is
   * included. At most 262144 characters; copied exactly as returned.
   */
  review_token: ReviewToken
  /** The step that was reviewed. */
  operation: 'create_invitation' | 'accept_invitation' | 'disconnect' | 'close_invitation'
  /** Exactly what applying the review would do. */
  consequences: FriendshipConsequence[]
  /** The retained intentions, each with whether it is included. */
  choices: FriendshipChoice[]
  /** Which of the host's people the caller may be; empty where that is not asked. */
  identity_choices: IdentityChoice[]
  /** Until when the review can be applied. */
  expires_at: string
}

/** Input of `relationships.friendship.apply` 1.0. */
export interface RelationshipsFriendshipApplyInput {
  /**
   * Seals one exact review: the operation, its consequences, and the choices with what is
   * included. At most 262144 characters; copied exactly as returned.
   */
  review_token?: ReviewToken
  /** Whether the user accepted the consequences of the review. It is applied only then. */
  accept_consequences?: boolean
  /**
   * Whether the people the review names are taken out of the likes it includes. Changes only the
   * actor's own reviewed likes; those that were left out of the review are not among them.
   */
  remove_from_likes?: boolean
  /**
   * The idempotency key of this change. Where it is given, it must equal the one of the request.
   */
  idempotency_key?: string
}

/** `data` of an answer of `relationships.friendship.apply`. */
export interface RelationshipsFriendshipApplyData {
  /** What came of it. */
  result: 'link_ready' | 'connected' | 'disconnected' | 'closed'
  /** The link to pass on, where one was made. The service sends it to nobody. */
  link?: FriendshipLink
  /** The people who were connected or disconnected by it. */
  connections: Person[]
}

/** Input of `relationships.invitation.get` 1.0. */
export interface RelationshipsInvitationGetInput {
  /**
   * Names one connection invitation; the secret part of its link. Copied exactly as returned.
   */
  invitation_token?: InvitationToken
}

/** `data` of an answer of `relationships.invitation.get`. */
export interface RelationshipsInvitationGetData {
  /** Whether the invitation still admits people. */
  admission: 'open' | 'full' | 'closed' | 'expired'
  /** Whether an invitation is for one person or is shared by several. */
  mode: FriendshipMode
  /** The display names of the participants who joined. */
  joined: string[]
  /** Which of the host's people the caller may be. */
  identity_choices: IdentityChoice[]
  /** A limited preview; null where the host enabled none. */
  preview: InvitationPreview | null
}

/** Input of `ideas.roundup.get` 1.0. */
export interface IdeasRoundupGetInput {
  /** The roundup to read. A call without it is refused with input_invalid. */
  public_id?: RoundupPublicId
  /** Only updates after this number are returned. */
  after_cursor?: number
}

/** `data` of an answer of `ideas.roundup.get`. */
export interface IdeasRoundupGetData {
  /** Names one roundup (a capture of several items). Copied exactly as returned. */
  public_id: RoundupPublicId
  /**
   * Where a roundup stands. Extracting and capturing go on by themselves; the three required
   * states wait for the user; completed, failed and archived are terminal, and a failed one can be
   * retried.
   */
  state: RoundupState
  /** The generation of a roundup. Each accepted mutation raises it by one. */
  generation: Generation
  /** What of the source is captured; null where that is not decided. */
  scope: RoundupScope | null
  /** Where the ideas are put; null where that is not decided. */
  destination: RoundupDestination | null
  /** The items and what became of each. */
  items: RoundupItem[]
  /** What happened, oldest first. */
  updates: RoundupUpdate[]
  /** The one typed way on from a needs_input result; null elsewhere. */
  continuation: RoundupContinuation | null
}

/** Input of `ideas.roundup.mutate` 2.5. */
export interface IdeasRoundupMutateInput {
  /** What to do with the roundup. */
  operation?: RoundupOperation
  /** The roundup; left out to create one. */
  public_id?: RoundupPublicId
  /** The page the items are on. */
  source_url?: string
  /** The text the items are in. */
  source_text?: string
  /** The items of the source, where they are known already; 2 to 100. */
  items?: RoundupSourceItem[]
  /** Whether the items are captured or recommended from. */
  mode?: 'capture' | 'recommendation'
  /** What of the source is captured. */
  scope?: RoundupScope
  /** Whether a selection of the items is saved or all of them. */
  selection_policy?: 'curated' | 'save_all'
  /**
   * The named items to capture, 1 to 10. For create with structured items and named_items scope it
   * is derived when omitted.
   */
  selected_items?: string[]
  /** The Ideas List the ideas are put on, in the user's words. */
  target_feed_text?: string
  /** The saved person the ideas are kept for, in the user's words. */
  target_person_text?: string
  /** What the user explicitly requires of the items. */
  explicit_requirements?: string[]
  /** What a recommendation from the items is for. */
  recommendation_context?: { [key: string]: unknown }
  /** The current generation of the roundup. Another one is refused with stale_generation. */
  expected_generation?: Generation
  /** The Ideas List the ideas are put on, by handle. */
  target_ideas_list_handle?: IdeasListHandleLong
}

/** Input of `ideas.roundup.mutate` in any accepted version, as its handler sees it. */
export interface IdeasRoundupMutateAnyInput {
  /** What to do with the roundup. */
  operation?: RoundupOperation
  /** The roundup; left out to create one. */
  public_id?: RoundupPublicId
  /** The page the items are on. */
  source_url?: string
  /** The text the items are in. */
  source_text?: string
  /** The items of the source, where they are known already; 2 to 100. */
  items?: RoundupSourceItem[]
  /** Whether the items are captured or recommended from. */
  mode?: 'capture' | 'recommendation'
  /** What of the source is captured. */
  scope?: RoundupScope
  /** Whether a selection of the items is saved or all of them. */
  selection_policy?: 'curated' | 'save_all'
  /**
   * The named items to capture, 1 to 10. For create with structured items and named_items scope it
   * is derived when omitted.
   */
  selected_items?: string[]
  /** The Ideas List the ideas are put on, in the user's words. */
  target_feed_text?: string
  /** The saved person the ideas are kept for, in the user's words. */
  target_person_text?: string
  /** What the user explicitly requires of the items. */
  explicit_requirements?: string[]
  /** What a recommendation from the items is for. */
  recommendation_context?: { [key: string]: unknown }
  /** The current generation of the roundup. Another one is refused with stale_generation. */
  expected_generation?: Generation
  /** The Ideas List the ideas are put on, by handle. */
  target_ideas_list_handle?: IdeasListHandleLong
}

/** `data` of an answer of `ideas.roundup.mutate`. */
export interface IdeasRoundupMutateData {
  /** Names one roundup (a capture of several items). Copied exactly as returned. */
  public_id: RoundupPublicId
  /**
   * Where a roundup stands. Extracting and capturing go on by themselves; the three required
   * states wait for the user; completed, failed and archived are terminal, and a failed one can be
   * retried.
   */
  state: RoundupState
  /** The generation of a roundup. Each accepted mutation raises it by one. */
  generation: Generation
  /** What of the source is captured; null where that is not decided. */
  scope: RoundupScope | null
  /** Where the ideas are put; null where that is not decided. */
  destination: RoundupDestination | null
  /** The items and what became of each. */
  items: RoundupItem[]
  /** What happened, oldest first. */
  updates: RoundupUpdate[]
  /** The one typed way on from a needs_input result; null elsewhere. */
  continuation: RoundupContinuation | null
}

/** Input of `ideas.saved.query` 2.0. */
export interface IdeasSavedQueryInput {
  /** Which ideas to list. */
  kind?: 'all' | 'saved_places' | 'created_ideas'
  /** Searches idea content, not people. */
  query?: string
  /** Whether only ideas are listed that the caller and a saved person like. */
  mutual_only?: boolean
  /** The saved person whose interest counts, by handle. */
  person_handle?: PersonHandle
  /** The saved person whose interest counts, by name. */
  person_name?: string
  /** How many items to return at most. */
  limit?: number
  /** Reads on in the snapshot of an earlier answer. Copied exactly as returned. */
  snapshot_handle?: SnapshotHandle
  /**
   * Continues after the last item of an earlier page. Opaque; copied exactly as returned, not
   * combined with new constraints.
   */
  cursor?: string
}

/** `data` of an answer of `ideas.saved.query`. */
export interface IdeasSavedQueryData {
  /** The ideas, latest changed first. */
  items: SavedIdea[]
}

/** Input of `ideas.search` 1.0. */
export interface IdeasSearchInput {
  /** What to search for. Required and not empty; filters cannot replace it. */
  query: string
  /** What the request is about, without its constraints. */
  semantic_subject?: string
  /** Where to search; left out it is everywhere. */
  scopes?: SearchScope[]
  /** Where to search, when it is one place only. */
  scope?: SearchScope
  /** Names of people the results have to do with. */
  people?: string[]
  /** Names of people the results have to do with. */
  names?: string[]
  /** Activities the results have to do with. */
  activities?: string[]
  /** Neighborhoods the results lie in. */
  neighborhoods?: string[]
  /** Results begin at or after this (inclusive). Supplied with starts_before and timezone. */
  starts_after?: string
  /** Results begin before this (exclusive). Supplied with starts_after and timezone. */
  starts_before?: string
  /** The IANA time zone of the two. Supplied with starts_after and starts_before. */
  timezone?: string
  /** The exact start that was asked for. */
  requested_start_at?: string
  /** How many results to return. */
  limit?: number
  /** A part of the day the user stated. */
  daypart?: Daypart
  /** The days of the week the user stated. */
  weekday_selector?: WeekdaySelector
}

/** Input of `ideas.search` in any accepted version, as its handler sees it. */
export interface IdeasSearchAnyInput {
  /** What to search for. Required and not empty; filters cannot replace it. */
  query?: string
  /** What the request is about, without its constraints. */
  semantic_subject?: string
  /** Where to search; left out it is everywhere. */
  scopes?: SearchScope[]
  /** Where to search, when it is one place only. */
  scope?: SearchScope
  /** Names of people the results have to do with. */
  people?: string[]
  /** Names of people the results have to do with. */
  names?: string[]
  /** Activities the results have to do with. */
  activities?: string[]
  /** Neighborhoods the results lie in. */
  neighborhoods?: string[]
  /** Results begin at or after this (inclusive). Supplied with starts_before and timezone. */
  starts_after?: string
  /** Results begin before this (exclusive). Supplied with starts_after and timezone. */
  starts_before?: string
  /** The IANA time zone of the two. Supplied with starts_after and starts_before. */
  timezone?: string
  /** The exact start that was asked for. */
  requested_start_at?: string
  /** How many results to return. */
  limit?: number
  /** A part of the day the user stated. */
  daypart?: Daypart
  /** The days of the week the user stated. */
  weekday_selector?: WeekdaySelector
  /** An alias of query. */
  q?: string
}

/** `data` of an answer of `ideas.search`. */
export interface IdeasSearchData {
  /** What was found, best first; empty where nothing was. */
  items: SearchResult[]
  /** Queries that would find more; empty where there is no better one. */
  retry_suggestions: string[]
}

/** Every capability: what its handler gets, what callers send, what comes back. */
export interface Capabilities {
  /** Commit one prepared action after explicit review. */
  'actions.commit': {
    input: ActionsCommitInput
    request: ActionsCommitInput
    data: ActionsCommitData
    effect: 'external_send'
    status: 'completed' | 'unchanged' | 'needs_input' | 'failed'
  }
  /** Read one durable write execution. */
  'executions.get': {
    input: ExecutionsGetInput
    request: ExecutionsGetInput
    data: ExecutionsGetData
    effect: 'read'
    status: 'completed'
  }
  /** Read the planning brief. */
  'planning.brief.get': {
    input: PlanningBriefGetInput
    request: PlanningBriefGetInput
    data: PlanningBriefGetData
    effect: 'read'
    status: 'completed' | 'failed'
  }
  /** Find two-hour planning windows. */
  'availability.query': {
    input: AvailabilityQueryAnyInput
    request: AvailabilityQueryInput
    data: AvailabilityQueryData
    effect: 'read'
    status: 'completed' | 'needs_input' | 'failed'
  }
  /** Read the state of the calendar connection. */
  'calendar.status.get': {
    input: CalendarStatusGetInput
    request: CalendarStatusGetInput
    data: CalendarStatusGetData
    effect: 'read'
    status: 'completed' | 'failed'
  }
  /** Search existing events. */
  'events.search': {
    input: EventsSearchAnyInput
    request: EventsSearchInput
    data: EventsSearchData
    effect: 'read'
    status: 'completed'
  }
  /** Capture one raw idea, or answer its clarification. */
  'ideas.capture': {
    input: IdeasCaptureAnyInput
    request: IdeasCaptureInput
    data: IdeasCaptureData
    effect: 'write'
    status: 'accepted' | 'needs_input' | 'failed'
  }
  /** Read the state of one idea capture. */
  'ideas.capture.get': {
    input: IdeasCaptureGetAnyInput
    request: IdeasCaptureGetInput
    data: IdeasCaptureGetData
    effect: 'read'
    status: 'completed' | 'accepted' | 'needs_input' | 'failed'
  }
  /** Retry one failed idea capture. */
  'ideas.capture.retry': {
    input: IdeasCaptureRetryInput
    request: IdeasCaptureRetryInput
    data: IdeasCaptureRetryData
    effect: 'write'
    status: 'accepted' | 'failed'
  }
  /** Prepare a discovery run for host research. */
  'discovery.prepare': {
    input: DiscoveryPrepareInput
    request: DiscoveryPrepareInput
    data: DiscoveryPrepareData
    effect: 'write'
    status: 'completed' | 'needs_input' | 'failed'
  }
  /** Record host-researched candidates into a run. */
  'discovery.record': {
    input: DiscoveryRecordInput
    request: DiscoveryRecordInput
    data: DiscoveryRecordData
    effect: 'write'
    status: 'completed' | 'failed'
  }
  /** Start one discovery run. */
  'ideas.discover': {
    input: IdeasDiscoverInput
    request: IdeasDiscoverInput
    data: IdeasDiscoverData
    effect: 'write'
    status: 'accepted' | 'needs_input' | 'failed'
  }
  /** Continue, refine or supersede a discovery run. */
  'ideas.discover.refine': {
    input: IdeasDiscoverRefineInput
    request: IdeasDiscoverRefineInput
    data: IdeasDiscoverRefineData
    effect: 'write'
    status: 'accepted' | 'needs_input' | 'failed'
  }
  /** Save a discovery search as a private view. */
  'ideas.discover.save': {
    input: IdeasDiscoverSaveInput
    request: IdeasDiscoverSaveInput
    data: IdeasDiscoverSaveData
    effect: 'write'
    status: 'completed' | 'unchanged' | 'needs_input' | 'failed'
  }
  /** Archive one created idea. */
  'ideas.created.archive': {
    input: IdeasCreatedArchiveInput
    request: IdeasCreatedArchiveInput
    data: IdeasCreatedArchiveData
    effect: 'write'
    status: 'completed' | 'unchanged' | 'needs_input' | 'failed'
  }
  /** Update one created idea. */
  'ideas.created.update': {
    input: IdeasCreatedUpdateInput
    request: IdeasCreatedUpdateInput
    data: IdeasCreatedUpdateData
    effect: 'write'
    status: 'completed' | 'unchanged' | 'needs_input' | 'failed'
  }
  /** Create a fully structured saved idea. */
  'ideas.structured_create': {
    input: IdeasStructuredCreateInput
    request: IdeasStructuredCreateInput
    data: IdeasStructuredCreateData
    effect: 'write'
    status: 'completed' | 'unchanged' | 'needs_input' | 'failed'
  }
  /** Like recommendation candidates. */
  'ideas.candidates.like': {
    input: IdeasCandidatesLikeInput
    request: IdeasCandidatesLikeInput
    data: IdeasCandidatesLikeData
    effect: 'write'
    status: 'completed' | 'unchanged' | 'needs_input' | 'failed'
  }
  /** Get one invite. */
  'invites.get': {
    input: InvitesGetInput
    request: InvitesGetInput
    data: InvitesGetData
    effect: 'read'
    status: 'completed'
  }
  /** List invites. */
  'invites.list': {
    input: InvitesListInput
    request: InvitesListInput
    data: InvitesListData
    effect: 'read'
    status: 'completed'
  }
  /** Answer an invite. */
  'invites.rsvp.update': {
    input: InvitesRsvpUpdateInput
    request: InvitesRsvpUpdateInput
    data: InvitesRsvpUpdateData
    effect: 'write'
    status: 'completed' | 'unchanged' | 'needs_input' | 'failed'
  }
  /** Browse likes. */
  'likes.query': {
    input: LikesQueryInput
    request: LikesQueryInput
    data: LikesQueryData
    effect: 'read'
    status: 'completed'
  }
  /** Change a like. */
  'likes.mutate': {
    input: LikesMutateInput
    request: LikesMutateInput
    data: LikesMutateData
    effect: 'write'
    status: 'completed' | 'unchanged' | 'needs_input' | 'failed'
  }
  /** Create a private Ideas List. */
  'ideas.lists.create': {
    input: IdeasListsCreateInput
    request: IdeasListsCreateInput
    data: IdeasListsCreateData
    effect: 'write'
    status: 'completed' | 'unchanged' | 'needs_input' | 'failed'
  }
  /** Change the planning defaults of an Ideas List. */
  'ideas.lists.defaults.update': {
    input: IdeasListsDefaultsUpdateInput
    request: IdeasListsDefaultsUpdateInput
    data: IdeasListsDefaultsUpdateData
    effect: 'write'
    status: 'completed' | 'unchanged' | 'needs_input' | 'failed'
  }
  /** Delete an Ideas List. */
  'ideas.lists.delete': {
    input: IdeasListsDeleteInput
    request: IdeasListsDeleteInput
    data: IdeasListsDeleteData
    effect: 'write'
    status: 'completed' | 'unchanged' | 'needs_input' | 'failed'
  }
  /** Duplicate an Ideas List. */
  'ideas.lists.duplicate': {
    input: IdeasListsDuplicateInput
    request: IdeasListsDuplicateInput
    data: IdeasListsDuplicateData
    effect: 'write'
    status: 'completed' | 'unchanged' | 'needs_input' | 'failed'
  }
  /** Rename an Ideas List. */
  'ideas.lists.rename': {
    input: IdeasListsRenameInput
    request: IdeasListsRenameInput
    data: IdeasListsRenameData
    effect: 'write'
    status: 'completed' | 'unchanged' | 'needs_input' | 'failed'
  }
  /** Read the directions of an Ideas List. */
  'ideas.lists.directions.get': {
    input: IdeasListsDirectionsGetInput
    request: IdeasListsDirectionsGetInput
    data: IdeasListsDirectionsGetData
    effect: 'read'
    status: 'completed' | 'failed'
  }
  /** Read an Ideas List. */
  'ideas.lists.get': {
    input: IdeasListsGetInput
    request: IdeasListsGetInput
    data: IdeasListsGetData
    effect: 'read'
    status: 'completed' | 'failed'
  }
  /** Change which saved ideas an Ideas List holds. */
  'ideas.lists.items.update': {
    input: IdeasListsItemsUpdateInput
    request: IdeasListsItemsUpdateInput
    data: IdeasListsItemsUpdateData
    effect: 'write'
    status: 'completed' | 'unchanged' | 'needs_input' | 'failed'
  }
  /** Change whom an Ideas List is for. */
  'ideas.lists.members.update': {
    input: IdeasListsMembersUpdateInput
    request: IdeasListsMembersUpdateInput
    data: IdeasListsMembersUpdateData
    effect: 'write'
    status: 'completed' | 'unchanged' | 'needs_input' | 'failed'
  }
  /** Preview which ideas of a list would be liked for people. */
  'ideas.lists.likes.preview': {
    input: IdeasListsLikesPreviewInput
    request: IdeasListsLikesPreviewInput
    data: IdeasListsLikesPreviewData
    effect: 'read'
    status: 'completed' | 'failed'
  }
  /** Apply a reviewed preview of likes. */
  'ideas.lists.likes.apply': {
    input: IdeasListsLikesApplyInput
    request: IdeasListsLikesApplyInput
    data: IdeasListsLikesApplyData
    effect: 'write'
    status: 'completed' | 'unchanged' | 'needs_input' | 'failed'
  }
  /** List the Ideas Lists. */
  'ideas.lists.query': {
    input: IdeasListsQueryInput
    request: IdeasListsQueryInput
    data: IdeasListsQueryData
    effect: 'read'
    status: 'completed' | 'failed'
  }
  /** Prepare sharing a list with one person. */
  'ideas.lists.share.prepare': {
    input: IdeasListsSharePrepareInput
    request: IdeasListsSharePrepareInput
    data: IdeasListsSharePrepareData
    effect: 'write'
    status: 'completed' | 'unchanged' | 'needs_input' | 'failed'
  }
  /** Get a plan's checklist. */
  'plans.logistics.get': {
    input: PlansLogisticsGetInput
    request: PlansLogisticsGetInput
    data: PlansLogisticsGetData
    effect: 'read'
    status: 'completed' | 'failed'
  }
  /** Change a plan's checklist. */
  'plans.logistics.update': {
    input: PlansLogisticsUpdateInput
    request: PlansLogisticsUpdateInput
    data: PlansLogisticsUpdateData
    effect: 'write'
    status: 'completed' | 'unchanged' | 'needs_input' | 'failed'
  }
  /** Open or inspect one object, or list its contents. */
  'ideas.object.get': {
    input: IdeasObjectGetInput
    request: IdeasObjectGetInput
    data: IdeasObjectGetData
    effect: 'read'
    status: 'completed' | 'needs_input'
  }
  /** Change one object, or undo a change. */
  'ideas.object.mutate': {
    input: IdeasObjectMutateInput
    request: IdeasObjectMutateInput
    data: IdeasObjectMutateData
    effect: 'write'
    status: 'completed' | 'unchanged' | 'needs_input' | 'failed'
  }
  /** Save people by name. */
  'relationships.people.ensure': {
    input: RelationshipsPeopleEnsureInput
    request: RelationshipsPeopleEnsureInput
    data: RelationshipsPeopleEnsureData
    effect: 'write'
    status: 'completed' | 'unchanged' | 'needs_input' | 'failed'
  }
  /** Create, rename or delete a saved person. */
  'relationships.people.manage': {
    input: RelationshipsPeopleManageInput
    request: RelationshipsPeopleManageInput
    data: RelationshipsPeopleManageData
    effect: 'write'
    status: 'completed' | 'unchanged' | 'needs_input' | 'failed'
  }
  /** List the saved people. */
  'relationships.people.query': {
    input: RelationshipsPeopleQueryInput
    request: RelationshipsPeopleQueryInput
    data: RelationshipsPeopleQueryData
    effect: 'read'
    status: 'completed' | 'failed'
  }
  /** Read what is saved about one person. */
  'relationships.person.get': {
    input: RelationshipsPersonGetInput
    request: RelationshipsPersonGetInput
    data: RelationshipsPersonGetData
    effect: 'read'
    status: 'completed' | 'needs_input' | 'failed'
  }
  /** Create a private place. */
  'places.private.create': {
    input: PlacesPrivateCreateInput
    request: PlacesPrivateCreateInput
    data: PlacesPrivateCreateData
    effect: 'write'
    status: 'completed' | 'unchanged' | 'needs_input' | 'failed'
  }
  /** Change a private place. */
  'places.private.update': {
    input: PlacesPrivateUpdateInput
    request: PlacesPrivateUpdateInput
    data: PlacesPrivateUpdateData
    effect: 'write'
    status: 'completed' | 'unchanged' | 'needs_input' | 'failed'
  }
  /** Archive a private place. */
  'places.private.archive': {
    input: PlacesPrivateArchiveInput
    request: PlacesPrivateArchiveInput
    data: PlacesPrivateArchiveData
    effect: 'write'
    status: 'completed' | 'unchanged' | 'needs_input' | 'failed'
  }
  /** List private places. */
  'places.private.query': {
    input: PlacesPrivateQueryInput
    request: PlacesPrivateQueryInput
    data: PlacesPrivateQueryData
    effect: 'read'
    status: 'completed' | 'failed'
  }
  /** Draft an invitation. */
  'plans.draft.create': {
    input: PlansDraftCreateAnyInput
    request: PlansDraftCreateInput
    data: PlansDraftCreateData
    effect: 'write'
    status: 'completed' | 'unchanged' | 'needs_input' | 'failed'
  }
  /** Change a draft. */
  'plans.draft.update': {
    input: PlansDraftUpdateAnyInput
    request: PlansDraftUpdateInput
    data: PlansDraftUpdateData
    effect: 'write'
    status: 'completed' | 'unchanged' | 'needs_input' | 'failed'
  }
  /** Review a draft as its recipients would see it. */
  'plans.draft.preview': {
    input: PlansDraftPreviewInput
    request: PlansDraftPreviewInput
    data: PlansDraftPreviewData
    effect: 'write'
    status: 'completed' | 'unchanged' | 'needs_input' | 'failed'
  }
  /** Delete an unsent draft. */
  'plans.draft.delete': {
    input: PlansDraftDeleteAnyInput
    request: PlansDraftDeleteInput
    data: PlansDraftDeleteData
    effect: 'write'
    status: 'completed' | 'unchanged' | 'needs_input' | 'failed'
  }
  /** Discard a tentative plan. */
  'plans.discard': {
    input: PlansDiscardInput
    request: PlansDiscardInput
    data: PlansDiscardData
    effect: 'write'
    status: 'completed' | 'unchanged' | 'needs_input' | 'failed'
  }
  /** Get one plan. */
  'plans.get': {
    input: PlansGetInput
    request: PlansGetInput
    data: PlansGetData
    effect: 'read'
    status: 'completed' | 'failed'
  }
  /** List plans. */
  'plans.query': {
    input: PlansQueryInput
    request: PlansQueryInput
    data: PlansQueryData
    effect: 'read'
    status: 'completed' | 'failed'
  }
  /** Get where a plan stands. */
  'plans.status.get': {
    input: PlansStatusGetInput
    request: PlansStatusGetInput
    data: PlansStatusGetData
    effect: 'read'
    status: 'completed'
  }
  /** Prepare sending a reviewed draft. */
  'plans.prepare_send': {
    input: PlansPrepareSendInput
    request: PlansPrepareSendInput
    data: PlansPrepareSendData
    effect: 'write'
    status: 'completed' | 'unchanged' | 'needs_input' | 'failed'
  }
  /** Prepare an invitation in one step. */
  'plans.invitation.prepare': {
    input: PlansInvitationPrepareInput
    request: PlansInvitationPrepareInput
    data: PlansInvitationPrepareData
    effect: 'write'
    status: 'completed' | 'unchanged' | 'needs_input' | 'failed'
  }
  /** Prepare who is invited. */
  'plans.roster.prepare': {
    input: PlansRosterPrepareInput
    request: PlansRosterPrepareInput
    data: PlansRosterPrepareData
    effect: 'write'
    status: 'completed' | 'unchanged' | 'needs_input' | 'failed'
  }
  /** Prepare a change of a shared or active plan. */
  'plans.update.prepare': {
    input: PlansUpdatePrepareInput
    request: PlansUpdatePrepareInput
    data: PlansUpdatePrepareData
    effect: 'write'
    status: 'completed' | 'unchanged' | 'needs_input' | 'failed'
  }
  /** Prepare canceling a plan. */
  'plans.cancel.prepare': {
    input: PlansCancelPrepareInput
    request: PlansCancelPrepareInput
    data: PlansCancelPrepareData
    effect: 'write'
    status: 'completed' | 'unchanged' | 'needs_input' | 'failed'
  }
  /** Send a prepared invitation. */
  'plans.send': {
    input: PlansSendInput
    request: PlansSendInput
    data: PlansSendData
    effect: 'external_send'
    status: 'completed' | 'unchanged' | 'needs_input' | 'failed'
  }
  /** Carry out a prepared update or cancellation. */
  'plans.lifecycle.commit': {
    input: PlansLifecycleCommitInput
    request: PlansLifecycleCommitInput
    data: PlansLifecycleCommitData
    effect: 'external_send'
    status: 'completed' | 'unchanged' | 'needs_input' | 'failed'
  }
  /** Generate and keep one Ideas List. */
  'ideas.list.generate': {
    input: IdeasListGenerateAnyInput
    request: IdeasListGenerateInput
    data: IdeasListGenerateData
    effect: 'write'
    status: 'completed' | 'unchanged' | 'needs_input' | 'failed'
  }
  /** Get recommendations without saving a list. */
  'ideas.recommendations.get': {
    input: IdeasRecommendationsGetAnyInput
    request: IdeasRecommendationsGetInput
    data: IdeasRecommendationsGetData
    effect: 'read'
    status: 'completed' | 'needs_input'
  }
  /** Look up place or cuisine recommendations. */
  'ideas.recommendations.prepare': {
    input: IdeasRecommendationsPrepareInput
    request: IdeasRecommendationsPrepareInput
    data: IdeasRecommendationsPrepareData
    effect: 'read'
    status: 'completed' | 'needs_input' | 'failed'
  }
  /** Check whether an interest is mutual. */
  'relationships.interest.get': {
    input: RelationshipsInterestGetInput
    request: RelationshipsInterestGetInput
    data: RelationshipsInterestGetData
    effect: 'read'
    status: 'completed'
  }
  /** Like, unlike, or undo an interest. */
  'relationships.interest.mutate': {
    input: RelationshipsInterestMutateAnyInput
    request: RelationshipsInterestMutateInput
    data: RelationshipsInterestMutateData
    effect: 'write'
    status: 'completed' | 'unchanged' | 'needs_input' | 'failed'
  }
  /** Prepare a list share or a connection invitation. */
  'relationships.connection.prepare': {
    input: RelationshipsConnectionPrepareInput
    request: RelationshipsConnectionPrepareInput
    data: RelationshipsConnectionPrepareData
    effect: 'write'
    status: 'completed' | 'unchanged' | 'needs_input' | 'failed'
  }
  /** Send a prepared connection action. */
  'relationships.connection.send': {
    input: RelationshipsConnectionSendInput
    request: RelationshipsConnectionSendInput
    data: RelationshipsConnectionSendData
    effect: 'external_send'
    status: 'completed' | 'unchanged' | 'needs_input' | 'failed'
  }
  /** Review a friendship step and its consequences. */
  'relationships.friendship.review': {
    input: RelationshipsFriendshipReviewInput
    request: RelationshipsFriendshipReviewInput
    data: RelationshipsFriendshipReviewData
    effect: 'read'
    status: 'completed' | 'needs_input'
  }
  /** Apply a reviewed friendship step. */
  'relationships.friendship.apply': {
    input: RelationshipsFriendshipApplyInput
    request: RelationshipsFriendshipApplyInput
    data: RelationshipsFriendshipApplyData
    effect: 'write'
    status: 'completed' | 'needs_input'
  }
  /** Read a connection invitation. */
  'relationships.invitation.get': {
    input: RelationshipsInvitationGetInput
    request: RelationshipsInvitationGetInput
    data: RelationshipsInvitationGetData
    effect: 'read'
    status: 'completed'
  }
  /** Read the state of one roundup. */
  'ideas.roundup.get': {
    input: IdeasRoundupGetInput
    request: IdeasRoundupGetInput
    data: IdeasRoundupGetData
    effect: 'read'
    status: 'completed' | 'accepted' | 'needs_input' | 'failed'
  }
  /** Create a roundup, or take it one step on. */
  'ideas.roundup.mutate': {
    input: IdeasRoundupMutateAnyInput
    request: IdeasRoundupMutateInput
    data: IdeasRoundupMutateData
    effect: 'write'
    status: 'completed' | 'accepted' | 'needs_input' | 'failed'
  }
  /** List saved ideas. */
  'ideas.saved.query': {
    input: IdeasSavedQueryInput
    request: IdeasSavedQueryInput
    data: IdeasSavedQueryData
    effect: 'read'
    status: 'completed' | 'failed'
  }
  /** Search plans, places, ideas, events and lists. */
  'ideas.search': {
    input: IdeasSearchAnyInput
    request: IdeasSearchInput
    data: IdeasSearchData
    effect: 'read'
    status: 'completed'
  }
}

export type CapabilityId = keyof Capabilities

/** What a handler gets: the current input, with the fields only earlier versions have as optional ones. */
export type Input<Id extends CapabilityId> = Capabilities[Id]['input']

/** What a caller sends: the input of the current version. */
export type Request<Id extends CapabilityId> = Capabilities[Id]['request']

export type Data<Id extends CapabilityId> = Capabilities[Id]['data']

export type Status<Id extends CapabilityId = CapabilityId> = Capabilities[Id]['status']

/** What every answer with HTTP status 200 carries beside its status, data and error. */
export interface Envelope {
  contract: 'service.capability-outcome.v1'
  outcome: Outcome
  /** The error again, and any that came with it. */
  errors: OutcomeError[]
  /** What has happened, confirmed or not. Absent where nothing could. */
  effects?: Effect[]
  next_actions: NextAction[]
  /** The durable execution; every write has one. */
  execution_id?: string
  /** True when this is the remembered answer to an earlier request with the same key. */
  replayed?: boolean
  request_id: string
  capability: { name: CapabilityId; version: string }
}

/** The whole answer of one capability. Data is there unless it stopped with needs_input or failed. */
export type Answer<Id extends CapabilityId> = Envelope &
  (
    | {
        status: Extract<Status<Id>, 'completed' | 'unchanged' | 'accepted'>
        data: Data<Id>
        error: null
      }
    | {
        status: Extract<Status<Id>, 'needs_input' | 'failed'>
        data: Data<Id> | null
        error: OutcomeError
      }
  )
