// Generated from spec/ by codegen. Do not edit.

/**
 * A text that identifies something of one kind. Any text can be passed for it, but not a handle of
 * another kind.
 */
export interface Named<Kind extends string> {
  /** Only for the compiler: it is never there. */
  readonly [kindOf]?: Kind
}
declare const kindOf: unique symbol

/** What happened to the message to one person. */
export interface CommitDelivery {
  /** Identifies one saved person. Copied exactly as returned. */
  person_handle: PersonHandle
  /** The caller's name for the person; omitted where it was committed by an earlier release. */
  display_name?: string
  /**
   * Queued for delivery by the service, left to a link shared manually, or not deliverable. The
   * answer never says why a person cannot be reached.
   */
  status: 'queued' | 'manual_share' | 'delivery_unavailable'
}

/** A link that a person opens. The service did not send it. */
export interface ShareLink {
  /** The person the link is for; omitted if anybody may use it. */
  person_handle?: PersonHandle
  /** The caller's name for that person; omitted if anybody may use the link. */
  display_name?: string
  /** The link. */
  url: string
}

/** Somebody who was invited to a plan or taken off its list. */
export interface ChangedGuest {
  /** Identifies one saved person. Copied exactly as returned. */
  person_handle: PersonHandle
  /** The caller's name for the person. */
  display_name: string
  /** True if the name is what the guest called themself who signed up by an open link. */
  signed_up_by_link?: boolean
}

/** The connection between two people that a commit concerned. */
export interface CommittedConnection {
  /** The other person. */
  person: Person
  /** The current state of the connection. */
  state: string
}

/** What happened to a prepared action. */
export interface CommittedAction {
  /** Identifies one prepared action. Copied exactly as returned by a prepare capability. */
  action_handle: ActionHandle
  /** What was committed, such as plan.send_invites. */
  kind: string
  /** When it was committed. */
  executed_at: string
  /** The plan it concerned; omitted if it concerned none. */
  plan?: Plan
  /** The Ideas List it concerned; omitted if it concerned none. */
  list?: IdeasList
  /** The connection it concerned; omitted if it concerned none. */
  connection?: CommittedConnection
  /** Who is invited now. Only of a change of who is invited. */
  added?: ChangedGuest[]
  /** Who is no longer invited. Only of a change of who is invited. */
  removed?: ChangedGuest[]
  /** What happened to the message to each person; empty if nobody was written to. */
  deliveries: CommitDelivery[]
  /** The links to share manually; empty if there are none. */
  share_links: ShareLink[]
}

/** Identifies one turn. */
export type TurnHandle = string

/** Identifies one conversation. Copied exactly as returned. */
export type ConversationHandle = string

/** Identifies one question. */
export type QuestionHandle = string

/** One thing said to the assistant. */
export interface AssistantMessage {
  /** What the person says, in their own words. */
  message: string
  /**
   * In printable ASCII. Unique for this turn; the same key again is a replay and has no second
   * effect.
   */
  request_key: string
  /**
   * A stable key of the conversation, such as app:device-7; one that begins with sms or tel gets
   * short answers. It is not stored as it is.
   */
  channel_identity?: string
}

/** The explicit approval of one prepared action. Nothing can be changed while approving. */
export interface AssistantApproval {
  /** In printable ASCII. Unique for this approval; the same key again is a replay. */
  request_key: string
  /** The one that the action was prepared under, if there was one. */
  channel_identity?: string
}

/** What became of a turn. */
export interface AssistantTurn {
  /** The contract of this answer, service.assistant-turn.v1. */
  contract: string
  /** The worst of what happened; a question or an approval that waits is needs_input. */
  status: 'completed' | 'accepted' | 'needs_input' | 'failed'
  /** The turn itself. */
  turn: AssistantTurnFacts
  /** One conversation. It belongs to one token and one channel. */
  conversation: AssistantConversation
  /** What to show the person, as plain text. */
  reply: AssistantReply
  /** The calls that were made, in their order, look-ups included. */
  calls: AssistantCall[]
  /** What the reply shows. "The second" means the ordinal. */
  cards: AssistantCard[]
  /** What the person is asked; null if nothing. */
  question: AssistantQuestion | null
  /** The action that waits for approval; null if none. A message never approves it. */
  approval: AssistantPrepared | null
  /** What the person must learn with the reply. */
  disclosures: AssistantDisclosure[]
  /** What the person may say next. */
  suggestions: AssistantSuggestion[]
  /** The data of the last call that was asked for; null if there is none. */
  data: { [key: string]: unknown } | null
  /** Why the turn failed; null if it did not. */
  error: AssistantError | null
  /** What understanding took. */
  usage: AssistantUsage
  /** The id of this request. */
  request_id: string
}

/** The turn itself. */
export interface AssistantTurnFacts {
  /** Identifies one turn. */
  turn_handle: TurnHandle
  /** Whether something was said, or approved. */
  kind: 'message' | 'commit'
  /** The key that it was sent with. */
  request_key: string
  /** Its number in the conversation. */
  ordinal: number
  /** Whether this is the stored answer of an earlier request with the same key. */
  replayed: boolean
  /** What understood the message. */
  interpreter: 'rules' | 'model'
  /** The language of the reply, as a tag. */
  language: string
  /** When the turn began. */
  started_at: string
  /** When it ended. */
  finished_at: string
}

/** One conversation. It belongs to one token and one channel. */
export interface AssistantConversation {
  /** Identifies one conversation. Copied exactly as returned. */
  conversation_handle: ConversationHandle
  /** How it is shown; sms gets short answers. */
  channel: 'chat' | 'sms'
  /** As this request sent it; null if it sent none. */
  channel_identity: string | null
  /** How many turns it has. */
  turns: number
  /** When it is deleted, if nothing more is said. */
  expires_at: string
}

/** What to show the person, as plain text. */
export interface AssistantReply {
  /** What to show. Words of others stand in quotes. */
  text: string
  /** Whether it was cut for a short channel. */
  truncated: boolean
}

/** One call that the turn made. */
export interface AssistantCall {
  /** The capability. */
  capability: string
  /** Its version. */
  version: string
  /** What it may do. */
  effect: 'read' | 'write' | 'external_send'
  /** What was really sent; sealed values are shortened. */
  input: { [key: string]: unknown }
  /** How a call ended. */
  status: ResultStatus
  /** The code of its failure; null if it has none. */
  code: string | null
  /** The execution of a write; null of a read. */
  execution_id: ExecutionId | null
  /** What it answered, in one sentence. */
  text: string
  /** Whether it was the replay of an earlier call. */
  replayed: boolean
}

/** One thing that the reply shows. */
export interface AssistantCard {
  /** Its number; "the second" means 2. */
  ordinal: number
  /**
   * What it is. list, idea, person, place, plan, logistics_item, invite, like, window or
   * execution.
   */
  kind: string
  /** Identifies it; empty if it has no handle. */
  handle: string
  /** What to call it. */
  title: string
  /** At most four lines about it. */
  lines: string[]
  /** When it takes place; null if open. */
  when: string | null
  /** Who wrote it; null for the account's own. */
  whose: string | null
  /** A page that shows it; null if there is none. */
  url: string | null
  /** What to say about it. */
  actions: AssistantSuggestion[]
}

/** What the person is asked. The next message answers it, or speaks of something else. */
export interface AssistantQuestion {
  /** Identifies one question. */
  question_handle: QuestionHandle
  /** Which answer is expected. */
  kind: 'choice' | 'text' | 'time' | 'confirm'
  /** What it is about. */
  slot: string
  /** The question. */
  text: string
  /** What may be answered; empty if the answer is free. */
  options: AssistantOption[]
  /** The call that a yes makes; null if it is no such question. */
  proposes: AssistantProposal | null
  /** Until when it may be answered. */
  expires_at: string
}

/** One possible answer. */
export interface AssistantOption {
  /** Its number, which is an answer, too. */
  ordinal: number
  /** What to call it. */
  label: string
  /** What tells it from others; null if nothing. */
  detail: string | null
  /** What it stands for; null if it is no thing. */
  handle: string | null
}

/** A call that is made after a yes. */
export interface AssistantProposal {
  /** The capability. */
  capability: string
  /** Its input. */
  input: { [key: string]: unknown }
}

/** A prepared action that waits for approval by its own endpoint. */
export interface AssistantPrepared {
  /** Identifies one prepared action. Copied exactly as returned by a prepare capability. */
  action_handle: ActionHandle
  /** What committing it would do. */
  kind: string
  /** What committing it would do, in one sentence. */
  summary: string
  /**
   * What to show before the approval. Who gets what by which way, and each changed field before
   * and after.
   */
  review_text: string
  /** The people it reaches. */
  recipients: string[]
  /** What they would see. */
  content_preview: { [key: string]: unknown }
  /** Facts about it by name. */
  facts: { [key: string]: unknown }
  /** Until when it may be approved. */
  expires_at: string
  /** Where the approval goes. */
  commit: AssistantCommitAddress
  /**
   * The word by which a person approves it on a channel without buttons; only the endpoint takes
   * it.
   */
  reply_word: string
}

/** Where the approval goes. */
export interface AssistantCommitAddress {
  /** The method. */
  method: 'POST'
  /** The path. */
  path: string
}

/** What the person must learn with the reply. */
export interface AssistantDisclosure {
  /** What it is about. */
  name: string
  /** The sentence to show. */
  text: string
}

/** Something to say next. */
export interface AssistantSuggestion {
  /** What to show. */
  label: string
  /** What to send as message. */
  say: string
}

/** Why the turn failed. */
export interface AssistantError {
  /** The code. */
  code: string
  /** What happened. */
  message: string
  /** Whether the same may be sent again. */
  retryable: boolean
}

/** What understanding took. */
export interface AssistantUsage {
  /** The model; null where rules understood. */
  model: string | null
  /** Calls and rounds of a model. */
  steps: number
  /** Of a model. */
  input_tokens: number
  /** Of a model. */
  output_tokens: number
  /** Milliseconds. */
  ms: number
  /** Why rules answered in place of a model; null if they did not. */
  fallback: string | null
}

/** One turn as it is kept. Links that give access are left out. */
export interface AssistantSpoken {
  /** Identifies one turn. */
  turn_handle: TurnHandle
  /** Its number in the conversation. */
  ordinal: number
  /** Whether something was said, or approved. */
  kind: 'message' | 'commit'
  /** What the person said; null of an approval. */
  message: string | null
  /** What was answered; null while it runs. */
  reply: string | null
  /** How it ended; running while it runs. */
  status: string
  /** When it began. */
  started_at: string
  /** When it ended; null while it runs. */
  finished_at: string | null
}

/**
 * What a section is about: RSVP or tipping deadlines within 48 hours, incomplete drafts, responses
 * waited for, plans within seven days, incomplete logistics, or mutual interest without an active
 * plan.
 */
export type BriefSectionType = 'deadline' | 'draft' | 'waiting' | 'upcoming' | 'logistics' | 'mutual_interest'

/** The thing an item is about. */
export interface BriefReference {
  /** What it is, such as plan, invite, idea, capture or roundup. */
  kind: string
  /** Its handle. Copied exactly as returned. */
  handle: string
  /** Its name or title. */
  label: string
  /** Who wrote the label; omitted if the user did. */
  written_by?: WrittenBy
}

/** One thing to look at. */
export interface BriefItem {
  /** What to look at, in one short line. */
  title: string
  /** The thing an item is about. */
  reference: BriefReference
  /** By when, or when it takes place; null if there is no time to it. */
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

/** A period and its time zone. */
export interface TimeRange {
  /** Its start, inclusive. */
  from: string
  /** Its end, exclusive. */
  to: string
  /** Its IANA time zone. */
  timezone: string
}

/** How old the data of an availability answer is. */
export interface AvailabilityFreshness {
  /** When the windows were computed. */
  computed_at: string
  /**
   * When the calendar that was read longest ago was read, a friend's by the hour; null if none was
   * used.
   */
  oldest_source_at: string | null
  /** Whether a source is too old to be relied on. */
  stale: boolean
}

/**
 * Why time is not known. Of the caller: no calendar is connected, one has not been read yet, one
 * has not been read for too long, or one could not be read completely. Of a friend: the calendar
 * is not shared with the caller, or the person is not a Connected Friend. Of anybody: calendars
 * are not known so far ahead.
 */
export type AvailabilityUncertaintyCode = 'calendar_not_connected' | 'source_pending' | 'source_stale' | 'source_incomplete' | 'calendar_not_shared' | 'person_not_connected' | 'beyond_horizon'

/** Something the answer does not know. */
export interface AvailabilityUncertainty {
  /**
   * Why time is not known. Of the caller: no calendar is connected, one has not been read yet, one
   * has not been read for too long, or one could not be read completely. Of a friend: the calendar
   * is not shared with the caller, or the person is not a Connected Friend. Of anybody: calendars
   * are not known so far ahead.
   */
  code: AvailabilityUncertaintyCode
  /** The person it concerns; omitted if it concerns the caller. */
  person_handle?: PersonHandle
  /** The caller's name for the person; omitted if it concerns the caller. */
  display_name?: string
}

/** One event that is visible to the caller. */
export interface EventResult {
  /** Identifies one event. Copied exactly as returned. */
  event_handle: EventHandle
  /** Its title. */
  title: string
  /** Where it takes place; null if unknown. */
  venue: string | null
  /** When it starts. */
  starts_at: string
  /** When it ends; null if unknown. */
  ends_at: string | null
  /** The IANA time zone it takes place in. */
  timezone: string
  /** Why the caller can see it. */
  role: 'host' | 'saved' | 'invited' | 'public'
  /**
   * What to show with a public event, as the licence of its source wants it; omitted if none does.
   */
  attribution?: string
  /** The plan it belongs to; omitted if it belongs to none. */
  plan_handle?: PlanHandle
}

/** One of the saved people who may be meant. */
export interface PersonCandidate {
  /** What it is. */
  kind?: 'person'
  /** Identifies one saved person. Copied exactly as returned. */
  person_handle: PersonHandle
  /** The caller's name for the person. */
  display_name: string
  /**
   * A Connected Friend can be reached by the service after an explicit commit. A Friend in Mind is
   * private memory only, is never contacted, and receives links that the caller shares manually.
   */
  classification?: PersonClassification
  /** What tells the person apart from others of the name, for people. */
  details?: string
  /** The whole input of the call that chooses this person. */
  input?: { [key: string]: unknown }
}

/** One of the Ideas Lists that may be meant. */
export interface IdeasListCandidate {
  /** What it is. */
  kind?: 'ideas_list'
  /** Identifies one Ideas List. Copied exactly as returned. */
  ideas_list_handle: IdeasListHandle
  /** Its name, as in other choices. */
  title?: string
  /** Its name. Two lists may have the same name. */
  name: string
  /**
   * Whether the user fills the list, it is a saved view, whose filters decide what it contains, or
   * the service made it from filters.
   */
  origin?: ListOrigin
  /** How many saved ideas it contains. */
  item_count?: number
  /** How many people it is for. */
  people_count?: number
  /** How many share links it has. */
  share_link_count?: number
  /** When it was last changed. */
  updated_at?: string
  /** The whole input of the call that chooses this list. */
  input?: { [key: string]: unknown }
}

/** One of the things that may be meant. It has the handle of its kind, if it has one. */
export interface SubjectCandidate {
  /** What it is, such as idea, plan or person. */
  kind: string
  /** Its name. */
  title: string
  /** Identifies one Ideas List. Copied exactly as returned. */
  ideas_list_handle?: IdeasListHandle
  /** Identifies one created idea. Copied exactly as returned. */
  idea_handle?: IdeaHandle
  /** Identifies one idea capture. Copied exactly as returned. */
  capture_public_id?: CapturePublicId
  /** Identifies one private place. Copied exactly as returned. */
  place_handle?: PlaceHandle
  /** Identifies one event. Copied exactly as returned. */
  event_handle?: EventHandle
  /** Identifies one plan. Copied exactly as returned. */
  plan_handle?: PlanHandle
  /** Identifies one saved person. Copied exactly as returned. */
  person_handle?: PersonHandle
  /** Identifies a thing without a handle of its own kind. Copied exactly as returned. */
  handle?: string
  /** The whole input of the call that chooses it. */
  input?: { [key: string]: unknown }
}

/** One of the unsent drafts for the same idea. */
export interface DraftCandidate {
  /** Identifies one plan. Copied exactly as returned. */
  plan_handle: PlanHandle
  /** Its title. */
  title: string
  /** The state of the plan, from an unsent draft to past, canceled or discarded. */
  state: PlanState
  /** When it takes place; null if that is open. */
  scheduled_at: string | null
  /** Hexadecimal SHA-256 of the canonical content that recipients can see. */
  checksum: Checksum
}

/** One of the answers to a question. */
export interface ChoiceCandidate {
  /** What it is, such as when_preset or scope. */
  kind: string
  /** What it means, for people. */
  title: string
  /** The whole input of the call that chooses it. */
  input: { [key: string]: unknown }
}

/** One of the items of a source. */
export interface RoundupItemCandidate {
  /** What it is. */
  kind: 'roundup_item'
  /** Its title. */
  title: string
  /** Its place in the source, from 1. */
  position: number
  /** The whole input of the call that chooses it. */
  input: { [key: string]: unknown }
}

/** One of the wishes that have to be cleared up. */
export interface ConstraintCandidate {
  /** What it is. */
  kind: 'constraint'
  /** The wish, for people. */
  title: string
  /** Identifies it in constraint_changes. */
  semantic_id: string
  /** The words that it comes from. */
  source_span?: string | null
}

/** A request that finds something, because it asks for less. */
export interface WiderRequestCandidate {
  /** Whether it leaves something out or names an area where there is something. */
  kind: 'relaxation' | 'area'
  /** What it asks for, for people. */
  title: string
  /** How many choices there are then. */
  count: number
  /** The filter that it leaves out. */
  filter?: string
  /** The whole input of the request. */
  input: { [key: string]: unknown }
}

/** One of the names of the catalog. */
export interface CatalogNameCandidate {
  /** The name, as the catalog writes it. */
  name: string
}

/** Identifies one execution of a write. Exactly 26 characters. */
export type ExecutionId = string & Named<'ExecutionId'>

/** Identifies one prepared action. Copied exactly as returned by a prepare capability. */
export type ActionHandle = string & Named<'ActionHandle'>

/** Identifies one result snapshot. Copied exactly as returned. */
export type SnapshotHandle = string

/** How a call ended. */
export type ResultStatus = 'completed' | 'unchanged' | 'accepted' | 'needs_input' | 'failed'

/** The durable record of one write. */
export interface Execution {
  /** Identifies one execution of a write. Exactly 26 characters. */
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
  /**
   * The whole answer to the call or, of accepted work that has ended, the answer that its status
   * capability gave then; null while it runs.
   */
  result: { [key: string]: unknown } | null
}

/** Identifies one idea capture. Copied exactly as returned. */
export type CapturePublicId = string & Named<'CapturePublicId'>

/** Identifies one roundup (a capture of several items). Copied exactly as returned. */
export type RoundupPublicId = string & Named<'RoundupPublicId'>

/** Identifies one Ideas List. Copied exactly as returned. */
export type IdeasListHandle = string & Named<'IdeasListHandle'>

/**
 * Identifies one Ideas List. Copied exactly as returned; this input admits up to 191 characters.
 */
export type IdeasListHandleLong = string & Named<'IdeasListHandle'>

/** Identifies one created idea. Copied exactly as returned. */
export type IdeaHandle = string & Named<'IdeaHandle'>

/** Identifies one saved person. Copied exactly as returned. */
export type PersonHandle = string & Named<'PersonHandle'>

/**
 * Identifies one saved person. Copied exactly as returned; this input admits up to 191 characters.
 */
export type PersonHandleLong = string & Named<'PersonHandle'>

/** Identifies one plan. Copied exactly as returned. */
export type PlanHandle = string & Named<'PlanHandle'>

/** Identifies one invite. Copied exactly as returned. */
export type InviteHandle = string & Named<'InviteHandle'>

/** Identifies one private place. Copied exactly as returned. */
export type PlaceHandle = string & Named<'PlaceHandle'>

/**
 * Identifies one private place. Copied exactly as returned; this input admits up to 191
 * characters.
 */
export type PlaceHandleLong = string & Named<'PlaceHandle'>

/** Identifies one event. Copied exactly as returned. */
export type EventHandle = string & Named<'EventHandle'>

/** Identifies one discovery run. Copied exactly as returned. */
export type RunHandle = string & Named<'RunHandle'>

/** Identifies a discovery run and all runs that came from it. Copied exactly as returned. */
export type ThreadHandle = string

/** Identifies the reply contract that a discovery run returned. Copied exactly as returned. */
export type ReplyContractHandle = string

/** Identifies one candidate this service issued. Copied exactly as returned, never invented. */
export type CandidateId = string & Named<'CandidateId'>

/**
 * Identifies one action that can be undone once, within 24 hours. Copied exactly as returned.
 */
export type ReversibleActionId = string

/**
 * Identifies one action that can be undone once, within 24 hours. Copied exactly as returned; this
 * input admits up to 36 characters.
 */
export type ReversibleActionIdLong = string

/** Refers to one uploaded file. Copied exactly as returned by the upload. */
export type MediaRef = string

/** Identifies one planning window. Opaque; copied exactly as returned. */
export type TimeHandle = string

/** The version of the state. Each change of state raises it by one. */
export type StateVersion = number

/** The generation of a roundup. Each accepted mutation raises it by one. */
export type Generation = number

/** The revision of a plan. Each committed change raises it by one. */
export type Revision = number

/** Hexadecimal SHA-256 of the canonical content that recipients can see. */
export type Checksum = string

/** A surface, as the specification writes it. */
export type SurfaceTitle = 'API' | 'MCP' | 'Assistant API'

/**
 * A Connected Friend can be reached by the service after an explicit commit. A Friend in Mind is
 * private memory only, is never contacted, and receives links that the caller shares manually.
 */
export type PersonClassification = 'connected' | 'friend_in_mind'

/** Whether it is a place or an event. */
export type IdeaKind = 'place' | 'event'

/**
 * Whether the given members replace the current ones, are added to them, or are removed from them.
 */
export type MembershipMode = 'replace' | 'add' | 'remove'

/** What is known about the time. Without any information it is unknown, never free. */
export type PersonAvailability = 'free' | 'busy' | 'partial' | 'unknown'

/** The caller's role in the plan. */
export type PlanRole = 'host' | 'invitee'

/** The state of the plan, from an unsent draft to past, canceled or discarded. */
export type PlanState = 'draft' | 'reviewed' | 'prepared' | 'shared' | 'active' | 'past' | 'canceled' | 'discarded'

/** The answer to an invite. */
export type RsvpStatus = 'pending' | 'accepted' | 'declined' | 'removed'

/**
 * A plan tips when its accepted guests and the host reach the minimum, and stays tipped; it is
 * missed if the deadline passes before that.
 */
export type TipState = 'open' | 'tipped' | 'missed'

/** Whether the service delivers the message or the caller shares a link manually. */
export type DeliveryWay = 'service' | 'manual_share'

/** A named period. */
export type WhenPreset = 'any-time-weekdays' | 'any-time-weekends' | 'right-now' | 'today' | 'tomorrow' | 'next-few-days' | 'next-few-days-weekdays' | 'next-few-days-weekends' | 'this-week' | 'next-week' | 'this-weekend' | 'next-weekend' | 'next-few-weekends' | 'next-few-weeks' | 'next-few-weeks-weekdays' | 'custom'

/** A named period in which to look for availability. */
export type AvailabilityWhenPreset = 'today' | 'tomorrow' | 'next-few-days' | 'next-few-days-weekdays' | 'next-few-days-weekends' | 'this-week' | 'next-week' | 'this-weekend' | 'next-weekend' | 'next-few-weekends' | 'next-few-weeks' | 'next-few-weeks-weekdays'

/**
 * Who wrote something that the user did not write: the host of a plan that the user is invited to,
 * a friend, or a public source.
 */
export type WrittenBy = 'host' | 'friend' | 'public'

/**
 * Whether the user fills the list, it is a saved view, whose filters decide what it contains, or
 * the service made it from filters.
 */
export type ListOrigin = 'manual' | 'saved_view' | 'generated'

/** One saved person. */
export interface Person {
  /** Identifies one saved person. Copied exactly as returned. */
  person_handle: PersonHandle
  /** The caller's name for the person. */
  display_name: string
  /**
   * A Connected Friend can be reached by the service after an explicit commit. A Friend in Mind is
   * private memory only, is never contacted, and receives links that the caller shares manually.
   */
  classification: PersonClassification
}

/** One Ideas List. */
export interface IdeasList {
  /** Identifies one Ideas List. Copied exactly as returned. */
  ideas_list_handle: IdeasListHandle
  /** Its name. Two lists may have the same name. */
  name: string
  /**
   * Whether the user fills the list, it is a saved view, whose filters decide what it contains, or
   * the service made it from filters.
   */
  origin?: ListOrigin
  /**
   * The friend who shared it, whose words it has; it can be read and not changed. Omitted where it
   * is the user's own.
   */
  shared_by?: SharedBy
  /**
   * How many saved ideas it contains; 0 for a saved view, whose ideas are computed when it is
   * read.
   */
  item_count: number
  /** How many people it is for. */
  people_count: number
  /** How many share links it has. */
  share_link_count: number
  /**
   * When it was last changed; of a list that a friend shared, when it was shared or renamed.
   */
  updated_at: string
}

/**
 * The friend who shared it, whose words it has; it can be read and not changed. Omitted where it
 * is the user's own.
 */
export interface SharedBy {
  /** What the user calls the friend. */
  display_name: string
  /** The friend among the saved people; omitted if they are none. */
  person_handle?: PersonHandle
}

/** The handle and the name of an Ideas List. */
export interface IdeasListReference {
  /** Identifies one Ideas List. Copied exactly as returned. */
  ideas_list_handle: IdeasListHandle
  /** Its name. */
  name: string
}

/** One place. */
export interface Place {
  /** Identifies one private place. Copied exactly as returned. */
  place_handle: PlaceHandle
  /** Its name. */
  name: string
  /** Its address; null if unknown. */
  address: string | null
  /** The caller's notes about it; null if none. */
  description: string | null
  /** Its IANA time zone; null if unknown. */
  timezone: string | null
  /** The activity of the catalog it is for; null if none is set. */
  activity_name: string | null
  /** Where a place is, in degrees (WGS 84); omitted if unknown. */
  coordinates?: Coordinates
  /**
   * What to show with the place, as the licence of its source wants it; omitted if none does.
   */
  attribution?: string
  /** An archived place cannot be selected any more; plans that used it keep it. */
  state: 'active' | 'archived'
}

/** Where a place is, in degrees (WGS 84); omitted if unknown. */
export interface Coordinates {
  /** Degrees north of the equator. */
  latitude: number
  /** Degrees east of Greenwich. */
  longitude: number
}

/** When and where an event takes place. */
export interface Event {
  /** Identifies one event. Copied exactly as returned. */
  event_handle?: EventHandle
  /** The event's own title, if it differs from the idea's. */
  title?: string
  /** When it starts. Where only the day is known, when that day begins in its time zone. */
  starts_at: string
  /** Whether the time of its start is known, or only the day. */
  start_precision?: 'exact' | 'date_only'
  /** When it ends; null if unknown. */
  ends_at?: string | null
  /** The IANA time zone it takes place in; null if unknown. */
  timezone?: string | null
  /** Where it takes place; null if unknown. */
  venue: Place | null
  /** The event's own page; null if unknown. */
  url?: string | null
}

/** One saved idea. */
export interface Idea {
  /** Identifies one created idea. Copied exactly as returned. */
  idea_handle: IdeaHandle
  /** Whether it is a place or an event. */
  kind: IdeaKind
  /** Its title. */
  title: string
  /**
   * The friend who shared it, whose words it has; it can be read and not changed. Omitted where it
   * is the user's own.
   */
  shared_by?: SharedBy
  /** What it is about; null if none. */
  description: string | null
  /** The place it is about; null if unknown. */
  place: Place | null
  /** When and where the event takes place; null for a place. */
  event: Event | null
  /** Its fixed time; null if open. */
  when: string | null
  /** The neighborhood it is in; null if unknown. */
  neighborhood: string | null
  /** The activities it satisfies. */
  activities: string[]
  /** The page it was saved from; null if there is none. */
  source_url: string | null
  /** The Ideas Lists it is in. */
  lists: IdeasListReference[]
  /** Whether it may appear in recommendations. */
  show_in_for_you: boolean
  /** Whether the caller likes it. */
  liked: boolean
  /** An archived idea appears in no active saved-idea or recommendation view. */
  state: 'active' | 'archived'
  /** When it was last changed. */
  updated_at: string
  /** Identifies the idea as a candidate, to draft a plan from it or to like it. */
  candidate_id: PlanCandidateId
}

/** One choice this service offers. */
export interface Candidate {
  /**
   * Identifies one candidate this service issued. Copied exactly as returned, never invented.
   */
  candidate_id: CandidateId
  /** What it is. */
  kind: 'place' | 'event' | 'occurrence' | 'offering' | 'activity'
  /** Its title. */
  title: string
  /**
   * The friend who shared it, whose words it has; it can be read and not changed. Omitted where it
   * is the user's own.
   */
  shared_by?: SharedBy
  /** The place it names; null if unknown. */
  place: Place | null
  /** When and where it takes place; null if it has no time of its own. */
  event: Event | null
  /** Its fixed time; null if open. */
  when: string | null
  /** Why it is offered, in short sentences. */
  reasons: string[]
  /** The saved people who like it, as far as the caller is allowed to know. */
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

/** How close a plan is to its minimum of people. */
export interface Tip {
  /** How many people, including the host, the plan needs; null if it has no minimum. */
  capacity_min: number | null
  /** How many it has, counting accepted guests and the host. */
  have: number
  /**
   * A plan tips when its accepted guests and the host reach the minimum, and stays tipped; it is
   * missed if the deadline passes before that.
   */
  state: TipState
}

/** One plan. */
export interface Plan {
  /** Identifies one plan. Copied exactly as returned. */
  plan_handle: PlanHandle
  /** Its title. */
  title: string
  /** The state of the plan, from an unsent draft to past, canceled or discarded. */
  state: PlanState
  /** The caller's role in the plan. */
  role: PlanRole
  /** When it takes place; null while undecided. */
  scheduled_at: string | null
  /** The IANA time zone it is planned in. */
  timezone: string
  /** The revision of a plan. Each committed change raises it by one. */
  revision: Revision
  /** Hexadecimal SHA-256 of the canonical content that recipients can see. */
  checksum: Checksum
  /** How many invites of a plan have each answer. */
  rsvp: RsvpCounts
  /** How close a plan is to its minimum of people. */
  tip: Tip
  /** The deadline for guests' answers; null if there is none. */
  rsvp_deadline: string | null
  /** Where it takes place; null while undecided. */
  place: PlanPlace | null
  /** For an invitee, the own invite and its answer; omitted for the host. */
  my_invite?: MyInvite
}

/** The caller's own invite to a plan of somebody else. */
export interface MyInvite {
  /** Identifies one invite. Copied exactly as returned. */
  invite_handle: InviteHandle
  /** The answer to an invite. */
  rsvp_status: RsvpStatus
  /**
   * Whether it can be answered now. This is authoritative; do not work it out from the deadline.
   */
  rsvp_available: boolean
}

/**
 * Where a plan takes place, copied when the plan was given the place. The host also sees the
 * private place it was copied from; an invitee sees name and address only.
 */
export interface PlanPlace {
  /** Identifies one private place. Copied exactly as returned. */
  place_handle?: PlaceHandle
  /** Its name. */
  name: string
  /** Its address; null if unknown. */
  address: string | null
  /** The host's notes about it; null if none. */
  description?: string | null
  /** Its IANA time zone; null if unknown. */
  timezone?: string | null
  /** The activity of the catalog it is for; null if none is set. */
  activity_name?: string | null
  /**
   * What to show with the place, as the licence of its source wants it; omitted if none does.
   */
  attribution?: string
  /** An archived place cannot be selected any more; plans that used it keep it. */
  state?: 'active' | 'archived'
}

/** When and where a plan was before it moved. */
export interface PlanMovedFrom {
  /** When it started; null while that was undecided. */
  scheduled_at: string | null
  /** When it ended; null without an end. */
  scheduled_ends_at: string | null
  /** When to meet, if not at the start. */
  meetup_at: string | null
  /** Where to meet, in words. */
  meetup_location_text: string | null
  /** Where it was; null while that was undecided. */
  place: PlanMovedPlace | null
}

/** Where a plan was before it moved. */
export interface PlanMovedPlace {
  /** The place's name. */
  name: string
  /** Its address; null if unknown. */
  address: string | null
}

/** One person that a prepared action would reach, and how. */
export interface Recipient {
  /** Identifies one saved person. Copied exactly as returned. */
  person_handle: PersonHandle
  /** The caller's name for the person. */
  display_name: string
  /** Whether the service delivers the message or the caller shares a link manually. */
  delivery: DeliveryWay
  /** Whether the action can reach the person. */
  eligible: boolean
  /**
   * True if the host passes the person's link on, and they still get a mail of this because they
   * asked for it on their page.
   */
  asked_for_mail?: boolean
  /**
   * The language of the mail to the person, where it is not English. It stays the same until it is
   * sent.
   */
  language?: 'de'
  /** Why the action cannot reach the person, as far as the caller is allowed to know. */
  reason?: string
  /**
   * Whether the person is invited or taken off the list. Only in a change of who is invited;
   * omitted in any other action, and in one that an earlier release prepared.
   */
  change?: 'added' | 'removed'
  /** True if the name is what the guest called themself who signed up by an open link. */
  signed_up_by_link?: boolean
}

/**
 * A prepared action that waits for a later explicit approval. Nothing has changed and nobody was
 * contacted.
 */
export interface PreparedAction {
  /** Identifies one prepared action. Copied exactly as returned by a prepare capability. */
  action_handle: ActionHandle
  /** What committing it would do, such as plan.send_invites. */
  kind: string
  /** What committing it would do, in one sentence. */
  summary: string
  /** Everybody it would reach. */
  recipients: Recipient[]
  /**
   * What the recipients would see. Mail that is not in English stands in mail, with its language,
   * subject, body and who gets it.
   */
  content_preview: { [key: string]: unknown }
  /** The revision of a plan. Each committed change raises it by one. */
  revision: Revision
  /** Hexadecimal SHA-256 of the canonical content that recipients can see. */
  checksum: Checksum
  /** When it expires. */
  expires_at: string
  /**
   * Only in plans.status.get. What the user decided on their own page. none needs no page; needed
   * asks them when it is committed; waiting has asked them; released can be committed now; refused
   * stays for a day and cannot be committed.
   */
  approval?: 'none' | 'needed' | 'waiting' | 'released' | 'refused'
}

/** How many people have each status in a planning window. */
export interface WindowCounts {
  /** People who are free. */
  free: number
  /** People who are free for an hour of it at least, or may be. */
  partial: number
  /** People who are busy. */
  busy: number
  /** People with no known availability. */
  unknown: number
}

/** The status of one person in a planning window. */
export interface WindowPerson {
  /** The handle of the saved person, or self for the caller. */
  person_handle: string
  /** The caller's name for the person; omitted for the caller. */
  display_name?: string
  /** What is known about the time. Without any information it is unknown, never free. */
  status: PersonAvailability
}

/** One planning window of two hours. */
export interface Window {
  /** Identifies one planning window. Opaque; copied exactly as returned. */
  time_handle: TimeHandle
  /** When it starts. */
  starts_at: string
  /** When it ends, two hours later. */
  ends_at: string
  /** The IANA time zone it was computed in. */
  timezone: string
  /** What is known about the time. Without any information it is unknown, never free. */
  status: PersonAvailability
  /** How many people have each status in a planning window. */
  counts: WindowCounts
  /** Everybody the request named, and the status of each. */
  people: WindowPerson[]
}

/** To that of the parent run. How the objective relates to that of the parent run. */
export type ObjectiveRelation = 'continue' | 'refine' | 'supersede'

/** A kind of thing to find. */
export type TargetKind = 'place' | 'event' | 'occurrence' | 'offering' | 'activity'

/** A dimension of the parent run that this request replaces. */
export type ReplacementDimension = 'semantic_subject' | 'target_kind' | 'geography' | 'temporal' | 'temporal_interval' | 'temporal_weekday' | 'temporal_daypart' | 'temporal_exact_time' | 'temporal_duration' | 'constraints' | 'participants'

/** What a discovery run looks for, besides the query. */
export interface DiscoverySearch {
  /** Kinds of thing to find. At most 5. */
  target_kinds?: TargetKind[]
  /** Friends it is for. At most 10. */
  person_handles?: PersonHandleLong[]
  /** At or after this. */
  starts_after?: string
  /** Before this. */
  starts_before?: string
  /** The exact start that is wanted. */
  requested_start_at?: string
  /** The exact end that is wanted. */
  requested_end_at?: string
  /** Of times without offset. */
  timezone?: string
  /** How many candidates are wanted. */
  limit?: number
}

/** How a discovery run differs from its parent. */
export interface DiscoveryChanges {
  /** Dimensions of the parent to replace. At most 11. */
  replacement_dimensions?: ReplacementDimension[]
  /** Constraints that change. At most 12. */
  constraint_changes?: ConstraintChange[]
}

/** An amount of money, with all four keys. */
export interface StructuredValue {
  /** The minimum amount. A min_price supplies it. */
  minimum_amount: number | null
  /** The maximum amount. A max_price supplies it. */
  maximum_amount: number | null
  /** The currency, exactly three characters. Explicit, never inferred. */
  currency: string | null
  /** What the amount is for. Explicit, never inferred. */
  scope: 'total' | 'per_person' | null
}

/** One change to the constraints of a discovery run. */
export interface ConstraintChange {
  /** What happens to it. What happens to the constraint. */
  operation: 'add' | 'modify' | 'remove' | 'preserve'
  /** Names it across runs. Identifies the constraint across runs. */
  semantic_id: string
  /** Whether that is settled. Whether what the user said settles the constraint. */
  coverage_state: 'resolved' | 'unresolved' | 'conflicting'
  /**
   * Such as geography or max_price. What the constraint is about, such as geography, max_price or
   * min_price.
   */
  constraint_type?: string
  /** It in plain words. The constraint in words a user would read. */
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
  /** Must, or should. Whether candidates must satisfy it or should. */
  hardness?: 'hard' | 'soft'
  /** The user's own words. With the full user-authored requirement. */
  source_span?: string
  /** What it decides. */
  decision_impact?: 'eligibility' | 'ranking' | 'clarification'
  /** 0 to 1. How sure the caller is that it understood the user. */
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
  /** When it starts. */
  starts_at?: string | null
  /** Whether the start is exact or only its date is known. */
  start_precision?: 'exact' | 'date_only' | null
  /** When it ends. */
  ends_at?: string | null
  /** When it becomes available. */
  available_from?: string | null
  /** When it stops being available. */
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
  /** The minimum price. */
  minimum?: number | null
  /** The maximum price. */
  maximum?: number | null
  /** Whether the price is for each person. */
  per_person?: boolean | null
  /** Fees in addition to the price. */
  fees?: string | null
}

/** How visitors get in. */
export interface RecordedAccess {
  /** How visitors get in, such as walk_in or ticket. */
  mode?: string | null
  /** The official page. Over http or https. */
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

/** Whether a researched candidate satisfies one constraint. */
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

/** One claim about a researched candidate and its source. */
export interface RecordedEvidence {
  /** What it is about, such as hours. */
  claim_type: string
  /** What it claims. */
  claim_value: string
  /** The page it was read on. http or https; the service does not fetch it. */
  source_url: string
  /** The title of that page. */
  source_title?: string | null
  /** When it was read. */
  observed_at?: string | null
  /** 0 to 1. How sure the host is of the claim. */
  confidence?: number | null
}

/** One candidate a host researched. */
export interface RecordedCandidate {
  /** What it is. */
  kind: TargetKind
  /** What the public calls it. */
  public_name: string
  /** Where a researched candidate is. */
  location?: RecordedLocation
  /** When a researched candidate takes place or is available. */
  schedule?: RecordedSchedule
  /** What a researched candidate costs. */
  price?: RecordedPrice
  /** How visitors get in. */
  access?: RecordedAccess
  /** Practical facts of a researched candidate. */
  practical?: RecordedPractical
  /** Its canonical page. Over http or https. */
  canonical_url?: string
  /** Why a researched candidate suits the request. */
  fit?: RecordedFit
  /** The result for each constraint, at most 20. */
  constraint_results?: RecordedConstraintResult[]
  /** What speaks against it or is uncertain. At most 10. */
  caveats?: string[]
  /** Claims and their sources. 1 to 20. */
  evidence: RecordedEvidence[]
}

/** One source that could not be used. */
export interface SourceFailure {
  /** A short code. */
  code?: string | null
  /** What failed. */
  message: string
  /** The source. Over http or https. */
  source_url?: string | null
}

/** The state of a discovery run. */
export type DiscoveryRunState = 'accepted' | 'needs_input' | 'completed' | 'failed'

/** One discovery run in its current state. */
export interface DiscoveryRun {
  /** Identifies one discovery run. Copied exactly as returned. */
  run_handle: RunHandle
  /** The run this one came from; omitted if it has no parent. */
  parent_run_handle?: RunHandle
  /** Identifies a discovery run and all runs that came from it. Copied exactly as returned. */
  thread_handle: ThreadHandle
  /** The version of the state. Each change of state raises it by one. */
  state_version: StateVersion
  /** The state of a discovery run. */
  state: DiscoveryRunState
  /**
   * Identifies the reply contract that a discovery run returned. Copied exactly as returned.
   */
  reply_contract_handle: ReplyContractHandle
  /** What was found; omitted until the run has ended. */
  candidates?: Candidate[]
  /** Identifies exactly this set of candidates; omitted until the run has ended. */
  snapshot_fingerprint?: string
  /** What the search did not cover; omitted until the run has ended. */
  gaps?: ResearchGap[]
  /** Until when the result is kept and can be refined. Runs of earlier versions lack it. */
  expires_at?: string
}

/** One constraint as a discovery run understood it. */
export interface DiscoveryConstraint {
  /** Identifies the constraint across runs. */
  semantic_id: string
  /** The constraint in words a user would read. */
  label: string
  /** Its value; null if it has none. */
  value: string | null
  /** Its value as an amount; omitted if it has none. */
  structured_value?: StructuredValue
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
  /** Identifies one discovery run. Copied exactly as returned. */
  run_handle: RunHandle
  /** Identifies a discovery run and all runs that came from it. Copied exactly as returned. */
  thread_handle: ThreadHandle
  /** The version of the state. Each change of state raises it by one. */
  state_version: StateVersion
  /**
   * Identifies the reply contract that a discovery run returned. Copied exactly as returned.
   */
  reply_contract_handle: ReplyContractHandle
  /** What the run should find, in one sentence. */
  objective: string
  /** What the host may know about the user and the people, as far as it is authorized. */
  context: { [key: string]: unknown }
  /** The constraints as they were understood. */
  constraints: DiscoveryConstraint[]
  /** What was assumed although the user did not say it. */
  assumptions: string[]
  /** What the service itself already has that matches. */
  inventory: Candidate[]
  /** What that inventory does not cover. */
  gaps: ResearchGap[]
  /** The bounded JSON Schema of what discovery.record accepts for this run. */
  submission_schema: { [key: string]: unknown }
  /** When the run stops accepting results. */
  expires_at: string
}

/** A discovery search that was saved as a private view. */
export interface SavedView {
  /** The saved view. */
  list: IdeasList
  /** The filters of the view. */
  filters: ListDefaults
  /** The kinds of thing that it contains; omitted where it contains all. */
  target_kinds?: TargetKind[]
  /** The directions of the view, in the order given. */
  directions: ListDirection[]
}

/**
 * The typed outcome. It has the same form for every capability, so that a caller can continue
 * without knowing the data.
 */
export interface Outcome {
  /**
   * What the capability does, such as list.created. It is the same in all its answers; status
   * tells what came of it.
   */
  kind: string
  /** Facts about the result, as single values by name. */
  facts: { [key: string]: string | number | boolean | null }
  /** The resources the answer mentions. */
  resources: ResourceRef[]
  /** Paging of a list read; omitted otherwise. */
  collection?: Collection
  /** What the caller must tell the user together with the result. */
  disclosures: Disclosure[]
  /** The explicit approval that is needed later; omitted if none is needed. */
  confirmation?: Confirmation
  /** The same list as next_actions of the answer. */
  next_actions: NextAction[]
  /**
   * One sentence to show. Presentation only; it never replaces checking status and confirmed
   * effects.
   */
  fallback_text: string
}

/** A reference to one resource. */
export interface ResourceRef {
  /** What it is, as its kind of resource is called. */
  kind: string
  /** Identifies it. Copied exactly as returned. */
  handle: string
  /** What to call it in front of the user. */
  label: string
  /** A page that shows it. */
  url?: string
}

/** The position of a page in its snapshot. A page count is never the total. */
export interface Collection {
  /** Whether there are more items after this page. */
  has_more: boolean
  /** Continues after the last item of this page; null if there are no more items. */
  next_cursor: string | null
  /** Identifies one result snapshot. Copied exactly as returned. */
  snapshot_handle: SnapshotHandle
  /** How many items this page has. */
  returned: number
  /** When the snapshot expires. */
  expires_at: string
}

/** Something the caller must tell the user together with the result. */
export interface Disclosure {
  /** Which disclosure it is, such as confirmation.action_prepared. */
  name: string
  /** The text for the user. */
  text: string
}

/** The later explicit approval that a prepared action needs before it is executed. */
export interface Confirmation {
  /** Whether the approval is needed. */
  required: boolean
  /** Identifies one prepared action. Copied exactly as returned by a prepare capability. */
  action_handle: ActionHandle
  /** When the prepared action expires. */
  expires_at: string
  /** The capability that commits it. */
  approve_with: string
  /**
   * The page where the user reviews it and may send it themself; omitted where there are no pages.
   */
  approve_at?: string
}

/** A capability that may follow, with the known part of its input. */
export interface NextAction {
  /** The name of the capability. */
  capability: string
  /** Its tool on the surface MCP; null if it has none. */
  tool: string | null
  /** Why to call it. */
  reason: string
  /** The known part of its input. */
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

/**
 * Something that has changed, or may have changed. HTTP success alone never proves an effect.
 */
export interface Effect {
  /** What was done, such as list.created. */
  type: string
  /** Whether the service knows that it happened. */
  state: 'confirmed' | 'unconfirmed'
  /** What an effect happened to. */
  resource: EffectResource
  /** When it happened. */
  at?: string
  /** Why it is not confirmed; only on unconfirmed effects. */
  reason?: string
  /** The call that reads what happened to it; only on unconfirmed effects. */
  observe?: CapabilityCall
}

/** What an effect happened to. */
export interface EffectResource {
  /** What it is, as its kind of resource is called. */
  kind: string
  /** Identifies it. Copied exactly as returned. */
  handle: string
}

/** Why there is no result, in a 200 answer of the status needs_input or failed. */
export interface OutcomeError {
  /** The machine code. It never changes its meaning. */
  code: string
  /** What happened, for people. */
  message: string
  /** Whether the same request can succeed later without a change. */
  retryable: boolean
  /** How long to wait before sending it again. */
  retry_after_seconds?: number
  /** JSON Pointer (RFC 6901) to the part of the input that the error is about. */
  pointer?: string
  /** The call that removes the obstacle. */
  prerequisite?: CapabilityCall
  /** What the caller may choose from, as references with their handles. */
  candidates?: (PersonCandidate | IdeasListCandidate | SubjectCandidate | DraftCandidate | ChoiceCandidate | RoundupItemCandidate | ConstraintCandidate | CatalogNameCandidate | WiderRequestCandidate)[]
  /**
   * The current state, if the request named an older one (revision, checksum, state_version or
   * generation).
   */
  current?: CurrentState
}

/**
 * The current state, if the request named an older one (revision, checksum, state_version or
 * generation).
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
  /** What is wrong with this request, for people. */
  detail: string
  /** The machine code. It never changes its meaning. */
  code: string
  /** Links the answer with the request and the logs. */
  request_id: string
  /** Whether the same request can succeed later without a change. */
  retryable: boolean
  /** One entry per violation of the input, all at once; empty for other problems. */
  errors: ProblemEntry[]
  /** The call that removes the obstacle. */
  prerequisite?: CapabilityCall
  /**
   * The current state, if the request named an older one (revision, checksum, state_version or
   * generation).
   */
  current?: CurrentState
  /** How long to wait; the header Retry-After says the same. */
  retry_after_seconds?: number
  /** The page where the user decides about it; only with approval_required. */
  approve_at?: string
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

/** What a caller learns about one capability. */
export interface CapabilityFacts {
  /** The capability's name. */
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
  /** The capability that observes its work; null if there is none. */
  status_capability: string | null
  /** Where it can be called. */
  surfaces: SurfaceTitle[]
  /** Its tool on the surface MCP; null if it has none. */
  tool: string | null
  /**
   * The capabilities that follow as a rule. An answer suggests those that can be called now.
   */
  next_actions: string[]
  /**
   * Other capabilities that an answer may suggest. No answer suggests any that is in neither.
   */
  may_follow: string[]
  /** The disclosures its answers contain where they apply. */
  disclosures: string[]
  /**
   * Other disclosures that an answer may contain. No answer contains any that is in neither.
   */
  may_disclose: string[]
  /** Whether a request needs the header Idempotency-Key. */
  idempotency_key: boolean
  /** Whether it leaves an execution that can be read later. */
  receipt: boolean
  /** True if it is not part of the specification. */
  extension: boolean
  /** The version of the registry it came with; omitted if that is not told. */
  since?: string
  /** Since when it is deprecated and when it ends; omitted if it is not deprecated. */
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
  /** The capability to call instead; null if there is none. */
  replaced_by: string | null
  /** The day from which it is gone; null if open. */
  sunset: string | null
}

/**
 * The state of a capture. It is accepted when it is persisted; enrichment runs afterwards.
 * Completed is reported only once the persisted state is confirmed.
 */
export type CaptureState = 'accepted' | 'needs_input' | 'failed' | 'completed'

/** Where a captured idea is put. It is never the subject matter of the idea. */
export interface CaptureDestination {
  /** The Ideas List it is put on; omitted if there is no list. */
  list?: IdeasListReference
  /** The saved person it is kept for; omitted if it is for nobody in particular. */
  person?: Person
}

/**
 * What a capture asks: which of two sources is meant, which Ideas List or saved person the idea is
 * for, which of several items it is, what it is about, which city or time is meant, or what is
 * left of an event that is over.
 */
export type CaptureQuestionKind = 'source' | 'destination' | 'person' | 'items' | 'subject' | 'city' | 'time' | 'past'

/** The one question a capture waits for. */
export interface CaptureClarification {
  /**
   * What a capture asks: which of two sources is meant, which Ideas List or saved person the idea
   * is for, which of several items it is, what it is about, which city or time is meant, or what
   * is left of an event that is over.
   */
  kind: CaptureQuestionKind
  /** What to ask the user. */
  question: string
  /**
   * The answers to choose from, in order; an answer may be one of them, or its number from 1.
   * Omitted if the answer is free.
   */
  choices?: string[]
}

/**
 * A step of a capture. A question was asked, was answered, or its answer was not understood. The
 * source is being read, was read, or was read a moment ago for another capture. An attempt failed
 * and is repeated, or the source asks to wait. The idea was there before and is reused.
 */
export type CaptureStage = 'persisted' | 'subject_discarded' | 'question' | 'answered' | 'answer_not_understood' | 'reading' | 'source_read' | 'source_reused' | 'evidence_read' | 'attempt_failed' | 'waiting_for_source' | 'retrying' | 'reused' | 'completed' | 'failed'

/** One update of a capture. */
export interface CaptureUpdate {
  /** Its number. Send it as after_cursor to read only later updates. */
  cursor: number
  /** When it happened. */
  at: string
  /**
   * A step of a capture. A question was asked, was answered, or its answer was not understood. The
   * source is being read, was read, or was read a moment ago for another capture. An attempt
   * failed and is repeated, or the source asks to wait. The idea was there before and is reused.
   */
  stage: CaptureStage
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
  media_refs?: MediaRef[]
}

/** The typed retry of a failed capture. Source and destination are retained unchanged. */
export interface CaptureRetry {
  /** The failed state version that ideas.capture.retry must name. */
  expected_state_version: StateVersion
  /** What an idea is captured from. It never changes once the capture is persisted. */
  source: CaptureSource
  /** Where the idea is put; null while undecided. */
  destination: CaptureDestination | null
}

/** A capture after the write that changed it. */
export interface CaptureReceipt {
  /** Identifies one idea capture. Copied exactly as returned. */
  capture_public_id: CapturePublicId
  /**
   * The state of a capture. It is accepted when it is persisted; enrichment runs afterwards.
   * Completed is reported only once the persisted state is confirmed.
   */
  state: CaptureState
  /** The version of the state. Each change of state raises it by one. */
  state_version: StateVersion
  /** Where the idea is put; null while undecided. */
  destination: CaptureDestination | null
  /** The question the capture waits for; null if it waits for none. */
  clarification: CaptureClarification | null
}

/** One saved idea, and who likes it. */
export interface SavedIdea {
  /** Identifies one created idea. Copied exactly as returned. */
  idea_handle: IdeaHandle
  /** Whether it is a place or an event. */
  kind: IdeaKind
  /** Its title. */
  title: string
  /**
   * The friend who shared it, whose words it has; it can be read and not changed. Omitted where it
   * is the user's own.
   */
  shared_by?: SharedBy
  /** What it is about; null if none. */
  description: string | null
  /** The place it is about; null if unknown. */
  place: Place | null
  /** When and where the event takes place; null for a place. */
  event: Event | null
  /** Its fixed time; null if open. */
  when: string | null
  /** The neighborhood it is in; null if unknown. */
  neighborhood: string | null
  /** The activities it satisfies. */
  activities: string[]
  /** The page it was saved from; null if there is none. */
  source_url: string | null
  /** The Ideas Lists it is in. */
  lists: IdeasListReference[]
  /** Whether it may appear in recommendations. */
  show_in_for_you: boolean
  /** Whether the caller likes it. */
  liked: boolean
  /** An archived idea appears in no active saved-idea or recommendation view. */
  state: 'active' | 'archived'
  /** When it was last changed. */
  updated_at: string
  /** Identifies the idea as a candidate, to draft a plan from it or to like it. */
  candidate_id: PlanCandidateId
  /** The saved people who like it, as far as the caller is allowed to know. */
  liked_by: Person[]
  /** Whether the caller and at least one saved person like it. */
  mutual: boolean
}

/** The current like of one candidate. */
export interface CandidateLike {
  /**
   * Identifies one candidate this service issued. Copied exactly as returned, never invented.
   */
  candidate_id: CandidateId
  /** Whether it is liked. */
  liked: boolean
  /** The saved people the like is for; empty if it is the caller's alone. */
  people: Person[]
  /** True if one of the people is known to like it too; false says nothing about them. */
  mutual: boolean
}

/** The created idea, or the existing duplicate. */
export interface StructuredIdea {
  /** One saved idea. */
  idea: Idea
  /** The existing idea; null if a new one was created. */
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
  /** Its address; null if none is given. */
  address: string | null
}

/** The guest's view of the plan. It has no host notes. */
export interface InvitePlan {
  /** Identifies one plan. Copied exactly as returned. */
  plan_handle?: PlanHandle
  /** Its title. */
  title: string
  /** The state of the plan, from an unsent draft to past, canceled or discarded. */
  state?: PlanState
  /** When it takes place; null while undecided. */
  scheduled_at: string | null
  /** The IANA time zone it is planned in. */
  timezone: string
  /** Where it takes place; null while undecided. */
  place: InvitePlace | null
  /** When to meet, if not at the start. Omitted if the host says nothing of it. */
  meetup_at?: string
  /** Where to meet, in words. Omitted if the host says nothing of it. */
  meetup_location_text?: string
  /** The host's description for guests; null if there is none. */
  description: string | null
  /** The host, as an invitee sees them. */
  host: InviteHost
  /**
   * If the host shows the list, the names of those who come, as the plan's page shows them, the
   * first 30 who answered. Otherwise omitted; so it is in lists of invites.
   */
  coming?: string[]
}

/** One invite addressed to the user. */
export interface Invite {
  /** Identifies one invite. Copied exactly as returned. */
  invite_handle: InviteHandle
  /** The guest's view of the plan. It has no host notes. */
  plan: InvitePlan
  /** The answer to an invite. */
  rsvp_status: RsvpStatus
  /**
   * Whether it can be answered now. This is authoritative; do not work it out from the deadline.
   */
  rsvp_available: boolean
  /** The deadline for the answer; null if there is none. */
  rsvp_deadline: string | null
  /** True if the host changed the time or the place after the answer was given. */
  needs_reconfirm?: boolean
  /**
   * When and where the plan was when the user answered. Only if needs_reconfirm; omitted in lists
   * of invites, and where it is not known.
   */
  moved_from?: PlanMovedFrom
  /** The revision of the plan the invite shows. Send it as expected_revision when answering. */
  revision?: number
}

/** What is liked. */
export type LikeKind = 'place' | 'event' | 'idea'

/** To undo needs only receipt_id. What to do with the like. */
export type LikeOperation = 'save' | 'replace' | 'remove_person' | 'unlike' | 'undo'

/**
 * Handles from relationships.people.query, a group for each occasion. The people the user would do
 * it with. At most 100.
 */
export type LikeIntention = PersonHandleLong[]

/**
 * From the change to undo. Identifies one change of a like, so that it can be undone. Copied
 * exactly as returned.
 */
export type LikeReceiptId = string

/** What is liked. */
export interface LikeSubject {
  /** What is liked. */
  kind: LikeKind
  /** From ideas.saved.query or likes.query. Copied exactly as returned. */
  handle: string
}

/** Which likes are wanted. Filters only select results and never change audiences. */
export interface LikeFilters {
  /** Neighborhoods of the catalog. A disclosure names those it does not have. */
  neighborhood_names?: string[]
  /** Activities of the catalog. A disclosure names those it does not have. */
  activity_names?: string[]
  /** Activities in free words. */
  custom_activity_names?: string[]
  /** A named period. */
  when_preset?: WhenPreset | null
  /** Only other people's likes. They do not mean that the user saved it. */
  incoming_only?: boolean
  /** Only what the user saved. */
  own_only?: boolean
}

/** What is liked, with the title to show for it. */
export interface LikedThing {
  /** What is liked. */
  kind: LikeKind
  /**
   * Its handle. A thing that only others like has its own handle; liking it saves it as an idea.
   */
  handle: string
  /** Its title. */
  title: string
}

/** The current likes of the user and their people for one place, event or idea. */
export interface Like {
  /** What is liked, with the title to show for it. */
  subject: LikedThing
  /** Whether the user saved it. */
  mine: boolean
  /**
   * The people whose interest the user may see. Incoming interest does not mean the actor saved
   * it.
   */
  incoming_from: Person[]
  /** The user's distinct intentions, each the handles of the people it is for. */
  intentions: LikeIntention[]
  /**
   * Whether the user and at least one of these people currently match, pair by pair. They like the
   * same kind of thing under the same title, in the same neighborhood where both have one; events
   * start less than 12 hours apart.
   */
  match: boolean
  /** The people the user currently matches with. */
  matches?: Person[]
  /** The revision of the user's like. Send it as revision when changing it. */
  revision: number
}

/** A like after a change. */
export interface LikeChange {
  /** What is liked, with the title to show for it. */
  subject: LikedThing
  /** Whether the user likes it now. */
  saved: boolean
  /** The user's current intentions. */
  intentions: LikeIntention[]
  /** The current revision of the like. */
  revision: number
  /** Undoes the change; null if nothing changed. */
  receipt_id: LikeReceiptId | null
  /** When undoing stops being possible; null if nothing changed. */
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
  /** A named period; null if none is set. */
  when_preset: string | null
  /** The start of that time; null if open. */
  when_start: string | null
  /** The end of that time; null if open. */
  when_end: string | null
  /**
   * Whether matching likes go onto the list, now and when its defaults change. Those are saved
   * ideas that fit the defaults and that the user likes for one of the people of the list, or that
   * one of them is known to like. Without people nothing matches.
   */
  apply_matching_likes?: boolean
}

/**
 * The planning status of a direction. An active direction is used for planning, one that needs
 * input cannot be used before the caller says more, and a used one has led to a plan.
 */
export type DirectionStatus = 'active' | 'needs_input' | 'used'

/** One natural-language direction of an Ideas List and its planning status. */
export interface ListDirection {
  /** The direction, as it was written. */
  text: string
  /**
   * The planning status of a direction. An active direction is used for planning, one that needs
   * input cannot be used before the caller says more, and a used one has led to a plan.
   */
  planning_status: DirectionStatus
  /** When the text or the status was last changed. */
  updated_at: string
}

/** Identifies exactly this preview. Opaque. */
export type PreviewToken = string

/** One saved idea that applying the preview would like for people. */
export interface ListLike {
  /** One saved idea. */
  idea: Idea
  /** The people the like would be for. */
  for: Person[]
  /** True if all these likes exist already, so that applying changes nothing. */
  already: boolean
}

/** One saved idea of the preview to which nothing was applied. */
export interface SkippedLike {
  /** Identifies one created idea. Copied exactly as returned. */
  idea_handle: IdeaHandle
  /** Why it was skipped, such as idea_archived or not_in_list. */
  code: string
}

/** A link the caller passes on manually. The service contacts nobody. */
export interface ManualLink {
  /** The link. */
  url: string
  /** When it expires; null if it does not. */
  expires_at: string | null
  /** The person the link is for. */
  person: Person
}

/** Whose likes of a list are reviewed and applied. */
export interface ListLikesSelection {
  /** Identifies one Ideas List. Copied exactly as returned. */
  ideas_list_handle: IdeasListHandle
  /**
   * Friends the likes are for. At most 50. At least one of person_handles or person_names must be
   * present.
   */
  person_handles?: PersonHandle[]
  /** Or by name. At most 50. Of a longer name, its first 120 characters. */
  person_names?: string[]
  /** Only what these friends like. At most 50. */
  source_person_handles?: PersonHandle[]
  /** Or by name. At most 50. Of a longer name, its first 120 characters. */
  source_person_names?: string[]
}

/** Identifies one logistics item. Copied exactly as returned. */
export type LogisticsItemHandle = string

/**
 * What it is; a payment is only expected. Something the host does, something guests need, or a
 * payment that is expected.
 */
export type LogisticsKind = 'host_action' | 'guest_requirement' | 'payment_expectation'

/** When it is due. A plan tips when enough people accepted. */
export type LogisticsPhase = 'before_invite' | 'before_plan_tips' | 'after_plan_tips' | 'before_arrival' | 'after_plan'

/** Who does it. */
export type LogisticsActor = 'host' | 'each_guest' | 'all_guests' | 'system' | 'custom'

/** With guest the host sees it too. Whether only the host sees it or guests do too. */
export type LogisticsVisibility = 'host' | 'guest'

/** Its status. */
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
  /**
   * What it is; a payment is only expected. Something the host does, something guests need, or a
   * payment that is expected.
   */
  kind: LogisticsKind
  /** What to do, such as reserve_table. In a word or two. */
  action_type: string
  /** When it is due. A plan tips when enough people accepted. */
  phase: LogisticsPhase
  /** Who does it. */
  actor_type: LogisticsActor
  /** With guest the host sees it too. Whether only the host sees it or guests do too. */
  visibility: LogisticsVisibility
  /** Its status. */
  status?: LogisticsStatus
  /** What the checklist says. */
  title: string
  /** A page for it. http and https only. */
  target_url?: string | null
  /** Its price in words; nothing is charged. null for none. */
  amount_note?: string | null
}

/**
 * The one item that is written. Only its title is required. Booking, purchasing and payment
 * effects are unsupported.
 */
export interface LogisticsSingleItemInput {
  /** What kind of item it is. The default is host_action. */
  kind?: LogisticsKind
  /** What to do, such as reserve_table. In a word or two. The default is other. */
  action_type?: string
  /** When it is due. A plan tips when enough people accepted. */
  phase?: LogisticsPhase
  /** Who does it. */
  actor_type?: LogisticsActor
  /** With guest the host sees it too. Whether only the host sees it or guests do too. */
  visibility?: LogisticsVisibility
  /** Its status. */
  status?: LogisticsStatus
  /** What the checklist says. */
  title: string
  /** A page for it. http and https only. */
  target_url?: string | null
  /** Its price in words; nothing is charged. null for none. */
  amount_note?: string | null
}

/** What changes in a plan's checklist. */
export interface LogisticsChange {
  /** Identifies one plan. Copied exactly as returned. */
  plan_handle: PlanHandle
  /**
   * Replace removes the items that are not named; add keeps them, and updates an item of the same
   * kind, action type and title.
   */
  mode: LogisticsMode
  /** Guests see items without visibility. */
  guest_visible_default?: boolean
  /** At most 5. */
  items?: LogisticsItemInput[]
  /**
   * The one item that is written. Only its title is required. Booking, purchasing and payment
   * effects are unsupported.
   */
  item?: LogisticsSingleItemInput
  /** The one item whose status changes. */
  item_handle?: LogisticsItemHandle
  /** Of item_handle; completed means done. */
  status?: LogisticsStatus
}

/** One item of a plan's checklist. Invitees receive only those guests may see. */
export interface LogisticsItem {
  /** Identifies one logistics item. Copied exactly as returned. */
  item_handle: LogisticsItemHandle
  /**
   * What it is; a payment is only expected. Something the host does, something guests need, or a
   * payment that is expected.
   */
  kind: LogisticsKind
  /** What to do, in a word or two. */
  action_type: string
  /** When it is due. A plan tips when enough people accepted. */
  phase: LogisticsPhase
  /** Who does it. */
  actor_type: LogisticsActor
  /** With guest the host sees it too. Whether only the host sees it or guests do too. */
  visibility: LogisticsVisibility
  /** Its status. */
  status: LogisticsStatus
  /** What the checklist says. */
  title: string
  /** A page where it can be done; null if there is none. */
  target_url: string | null
  /** What it costs, in words; null if none. */
  amount_note: string | null
}

/** The progress of the checklist. */
export interface LogisticsProgress {
  /** Items that are completed, skipped or dismissed. */
  done: number
  /** All items the caller may see. */
  total: number
}

/** One uploaded file, as it is stored. */
export interface Media {
  /** Refers to one uploaded file. Copied exactly as returned by the upload. */
  media_ref: MediaRef
  /** Its media type; a picture is stored as image/jpeg, whatever was sent. */
  type: string
  /** Its length as it is stored. */
  bytes: number
  /** In pixels; null for a text. */
  width: number | null
  /** In pixels; null for a text. */
  height: number | null
  /** When it is deleted, unless a capture uses it by then. */
  expires_at: string
}

/** What it is. */
export type ObjectType = 'ideas_list' | 'idea' | 'recommendation' | 'capture' | 'place' | 'event' | 'plan'

/** What kind of object was found; a person is found by their handle only. */
export type ObjectKind = 'ideas_list' | 'idea' | 'recommendation' | 'capture' | 'place' | 'event' | 'plan' | 'person'

/** What is asked about. */
export interface ObjectSubject {
  /** What it is. */
  type?: ObjectType
  /** An idea_handle, place_handle or candidate_id. Copied exactly as returned. */
  candidate_id?: CandidateId
  /** Words to find the object by. */
  query?: string
  /** Any handle that an answer gave. */
  interaction_reference?: string
}

/** One object, by its handle and a label a person can read. */
export interface ObjectReference {
  /** What kind of object was found; a person is found by their handle only. */
  type: ObjectKind
  /** Its handle. */
  handle: string
  /** Its name or title. */
  label: string
  /**
   * The friend who shared it, whose words it has; it can be read and not changed. Omitted where it
   * is the user's own.
   */
  shared_by?: SharedBy
}

/**
 * Which saved people. Connected Friends can be reached by the service after an explicit commit;
 * Friends in Mind are private memory only.
 */
export type PeopleFilter = 'all' | 'connected' | 'friend_in_mind'

/** The result for one name. */
export interface EnsuredPerson {
  /** The name as given. */
  name: string
  /** The saved person of that name. */
  person: Person
  /** True if this call created the person, false if a saved one was reused. */
  created: boolean
}

/** One saved idea that concerns the person. */
export interface PersonInterest {
  /** Identifies one created idea. Copied exactly as returned. */
  idea_handle: IdeaHandle
  /** Whether it is a place or an event. */
  kind: IdeaKind
  /** The title of the idea. */
  title: string
  /** Whether the caller likes it. */
  mine: boolean
  /**
   * True only if the other person shares the interest; otherwise unknown, for any reason. It is
   * never false.
   */
  mutual: MutualInterest
}

/** One plan that the caller shares with the person. */
export interface PersonPlan {
  /** Identifies one plan. Copied exactly as returned. */
  plan_handle: PlanHandle
  /** The title of the plan. */
  title: string
  /** The state of the plan, from an unsent draft to past, canceled or discarded. */
  state: PlanState
  /** The caller's role in the plan. */
  role: PlanRole
  /** When it takes place; null while undecided. */
  scheduled_at: string | null
}

/** One invite between the caller and the person. */
export interface PersonInvite {
  /** The plan the person was invited to; omitted if the caller is the one invited. */
  plan_handle?: PlanHandle
  /** The invite of the caller; omitted if the person is the one invited. */
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

/** Identifies one candidate this service issued. Copied exactly as returned, never invented. */
export type PlanCandidateId = string

/**
 * Identifies one source of the draft: a saved idea, a private place, an Ideas List or a candidate
 * of this account. Copied exactly as returned.
 */
export type SourceHandle = string

/**
 * A link to pass on, or messages. Whether to create a share link, which the host passes on, or to
 * send invites.
 */
export type SendAction = 'create_share_link' | 'send_invites'

/**
 * Default all; drafts are not sent yet. Which plans, by state. active are shared or sent and not
 * over; upcoming are active and have not started.
 */
export type PlanScope = 'all' | 'active' | 'upcoming' | 'past' | 'drafts' | 'canceled' | 'discarded'

/** Default all. Which plans, by the caller's role. */
export type PlanRoleFilter = 'all' | 'host' | 'invitee'

/** One thing a source says, stored as evidence for the draft. */
export interface PlanClaim {
  /**
   * Identifies one source of the draft: a saved idea, a private place, an Ideas List or a
   * candidate of this account. Copied exactly as returned.
   */
  source_handle: SourceHandle
  /** What the source says. */
  claim: string
}

/** The audience of a draft. Naming people contacts nobody. */
export interface AudienceSelection {
  /** Friends by name. If a name fits several people or none, the answer asks. */
  person_names?: string[]
  /** From relationships.people.query. Saved people, copied exactly as returned. */
  person_handles?: PersonHandleLong[]
}

/**
 * Not needed beside the candidate_id of discovery.record. The candidate of a discovery run that
 * the draft is made from, with everything that proves it is still the one the user saw.
 */
export interface ResearchSelection {
  /** Identifies a discovery run and all runs that came from it. Copied exactly as returned. */
  thread_handle: ThreadHandle
  /** Identifies one discovery run. Copied exactly as returned. */
  run_handle: RunHandle
  /**
   * From discovery.record. Of the candidates as they were recorded. Copied exactly as returned.
   */
  snapshot_fingerprint: string
  /**
   * Identifies the reply contract that a discovery run returned. Copied exactly as returned.
   */
  reply_contract_handle: ReplyContractHandle
  /** Of the run, as last read. */
  expected_state_version: number
  /** The candidate_id within the run. Copied exactly as returned. */
  candidate_ref: string
}

/** What an invitation is prepared from. */
export interface PlanSendFields {
  /** Identifies one plan. Copied exactly as returned. */
  plan_handle?: PlanHandle
  /**
   * Details the guests see. For a private draft, at most 5,000 characters. Private notes are never
   * copied. They become part of the prepared action and of its checksum.
   */
  public_description?: string
  /**
   * Default send_invites. A share link is passed on by the host; anyone with it can use it. Each
   * person named also gets a link of their own, and no message is sent. A plan that is already
   * shared or active can get another share link.
   */
  action?: SendAction
  /**
   * By name; default the draft's audience. At most 250 with those by handle. If a name fits
   * several saved people or none, the answer asks.
   */
  send_person_names?: string[]
  /** From relationships.people.query. The recipients, copied exactly as returned. */
  send_person_handles?: PersonHandleLong[]
}

/**
 * Omitted fields stay. What to change in a shared or active plan. Omitted fields do not change;
 * null clears a field.
 */
export interface PlanChanges {
  /**
   * New start, with offset. null for none. Not together with the two local fields. The end and the
   * time to meet move with it if they are left out.
   */
  scheduled_at?: string | null
  /**
   * New date in the owner's time zone. If only one of date and time is given, the other does not
   * change.
   */
  scheduled_date_local?: string
  /** New time in the owner's time zone, HH:MM. */
  scheduled_time_local?: string
  /** New end. null for none. */
  scheduled_ends_at?: string | null
  /**
   * When to meet, if not at the start. null for none. At most a day before it, and before the end.
   */
  meetup_at?: string | null
  /** Where to meet. null for none. Where to meet, in words. */
  meetup_location_text?: string | null
  /** Guests answer by then. null for none. */
  rsvp_deadline?: string | null
  /** Fewest people, host included. */
  capacity_min?: number
  /** Most people, host included. null for no limit. */
  capacity_max?: number | null
  /** Replaces the idea's title; null restores it. */
  title_override?: string | null
  /** Replaces the idea's text; null restores it. */
  description_override?: string | null
  /**
   * Guests see who comes. Nobody gets a message about it unless notify_recipients is true. An
   * extension.
   */
  show_guest_list?: boolean
}

/** The idea's own text, or what overrides it, as the invitation shows it. */
export interface PlanContent {
  /** The title, from the idea or from title_override. */
  title: string
  /** The description, from the idea or from description_override; null if there is none. */
  description: string | null
  /** The activity, from the idea or from custom_activity_name; null if there is none. */
  activity_name: string | null
  /** The page the idea was saved from; null if there is none. */
  source_url: string | null
}

/** The original requirements for the plan. An invitee does not see them. */
export interface PlanRequirements {
  /** The candidate it was drafted from. */
  candidate_id?: string | null
  /** The requested activity, in the host's words. */
  custom_activity_name?: string | null
  /** The requested start. */
  scheduled_at?: string | null
  /** The requested deadline. */
  rsvp_deadline?: string | null
  /** The requested minimum of people, including the host. */
  capacity_min?: number | null
  /** The requested maximum of people, including the host. */
  capacity_max?: number | null
  /** Whether guests who sign up should be offered a connection. */
  connect_on_signup?: boolean
  /** Whether guests should see who is coming. */
  show_guest_list?: boolean
  /** Whether a private plan was requested. */
  private_plan?: boolean
  /** The Ideas List it came from. */
  idea_list_handle?: string | null
  /** The requested private place. */
  place_handle?: string | null
  /** The constraints of the discovery run it came from, in words. */
  constraints?: string[]
}

/** The content of an unsent draft. Nobody has been contacted. */
export interface PlanDraft {
  /** Its audience. */
  audience: Person[]
  /** The idea's own text, or what overrides it, as the invitation shows it. */
  content: PlanContent
  /** The original requirements for the plan. An invitee does not see them. */
  requirements: PlanRequirements
}

/** One thing that research found about the plan. */
export interface PlanEvidence {
  /** What research found. */
  claim: string
  /** The source that says so; null if none is named. */
  source_handle: string | null
  /** The page that says so; null if there is none. */
  source_url: string | null
  /** When it was observed; null if unknown. */
  observed_at: string | null
}

/** One cost of the plan, as far as it is known. */
export interface PlanCost {
  /** What it is for. */
  label: string
  /** The minimum price; null if unknown. */
  minimum_amount: number | null
  /** The maximum price; null if unknown. */
  maximum_amount: number | null
  /** The currency, such as EUR; null if unknown. */
  currency: string | null
  /** What the amount covers; null if unknown. */
  scope: 'total' | 'per_person' | null
}

/** When the plan takes place, as far as that is decided. */
export interface PlanTiming {
  /** Whether a start is selected. */
  selected: boolean
  /** When it starts; null while undecided. */
  scheduled_at: string | null
  /** When it ends; null while undecided. */
  scheduled_ends_at: string | null
  /** When to meet, if not at the start. */
  meetup_at: string | null
  /** Where to meet, in words. */
  meetup_location_text: string | null
  /** The IANA time zone it is planned in. */
  timezone: string
}

/** One guest of a plan. */
export interface PlanGuest {
  /** One saved person. */
  person: Person
  /** The answer to an invite. */
  rsvp_status: RsvpStatus
  /** Whether the service delivers the message or the caller shares a link manually. */
  delivery: DeliveryWay
  /** True if the time or place changed after the answer, so the guest should confirm it. */
  needs_reconfirm?: boolean
  /**
   * When and where the plan was when the guest answered. Only if needs_reconfirm, and where it is
   * known.
   */
  moved_from?: PlanMovedFrom
  /**
   * True if the guest signed up by an open link under a name of their own choice. Until
   * relationships.people.manage renames them, no name and no list of people finds them.
   */
  signed_up_by_link?: boolean
  /**
   * True if the guest signed up by an open link under the name of somebody who signed up so and
   * was taken off this plan. A name proves nothing.
   */
  taken_off_before?: boolean
  /** What the guest wrote to the host with the answer; omitted if nothing. */
  note?: string
}

/** How many invitations were delivered. An invitee does not see this. */
export interface PlanDeliveryCounts {
  /** Invitations the service delivered. */
  sent?: number
  /** Invitations that the host shares manually. */
  manual?: number
  /** Invitations that could not be delivered. */
  failed?: number
}

/** What the caller can do with the plan now. */
export interface PlanManagement {
  /** Whether the caller can change it; false for invitees and for plans that are over. */
  manageable: boolean
  /** Whether its current content was reviewed. */
  reviewed: boolean
  /** Whether it is a private plan. */
  private_plan: boolean
  /** The capabilities that can be used on it now. */
  allowed: string[]
}

/**
 * What happened to the invitation of one recipient. The answer never says why a person cannot be
 * reached.
 */
export interface PlanDelivery {
  /** Identifies one saved person. Copied exactly as returned. */
  person_handle: PersonHandle
  /** The caller's name for the person. */
  display_name: string
  /**
   * The state of the delivery. unconfirmed means that it was handed over without an answer; it is
   * never sent again blindly.
   */
  status: 'queued' | 'sending' | 'sent' | 'unconfirmed' | 'failed' | 'manual_share' | 'delivery_unavailable'
  /** When it reached that state; null while it waits. */
  at: string | null
  /**
   * True if the guest of a link that is shared manually asked, on their page, for mail when the
   * plan moves, and the service can write it; nobody learns the address. Otherwise omitted, and
   * the user tells them.
   */
  asked_for_mail?: boolean
}

/** The invitation as its recipients would see it. */
export interface PlanPreview {
  /** Its title. */
  title: string
  /** Its text, with what the guests can see of the checklist. */
  body: string
  /** The details recipients see of a private draft; null if there are none. */
  public_description: string | null
  /** Who would receive it, and how. */
  recipients: Recipient[]
}

/** The fields of a plan that a prepared change affects; all others are omitted. */
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
  /** The deadline for guests' answers. */
  rsvp_deadline?: string | null
  /** How many people it needs, including the host. */
  capacity_min?: number | null
  /** How many people it has room for, including the host. */
  capacity_max?: number | null
  /** Whether guests see who comes. */
  show_guest_list?: boolean
}

/** One plan with everything the caller is allowed to see. */
export interface PlanView {
  /** One plan. */
  plan: Plan
  /** The original requirements for the plan. An invitee does not see them. */
  requirements: PlanRequirements
  /** What research found; empty for an invitee. */
  evidence: PlanEvidence[]
  /** What it costs, as far as that is known. */
  costs: PlanCost[]
  /** When the plan takes place, as far as that is decided. */
  timing: PlanTiming
  /** Whether guests see who comes; omitted for an invitee. */
  show_guest_list?: boolean
  /** The guests and their answers; empty for an invitee. */
  roster: PlanGuest[]
  /**
   * For an invitee, if the host shows the list, the names of those who come, as the plan's page
   * shows them, the first 30 who answered; rsvp says how many come. Otherwise omitted.
   */
  coming?: string[]
  /** The people who have not answered; empty for an invitee. */
  pending_recipients: Person[]
  /** Of a draft, the people it is for; nobody has been contacted. Omitted otherwise. */
  audience?: Person[]
  /** For an invitee, the invite to it, which invites.rsvp.update answers. Otherwise omitted. */
  invite_handle?: InviteHandle
  /** How many invitations were delivered. An invitee does not see this. */
  delivery: PlanDeliveryCounts
  /** What the caller can do with the plan now. */
  management: PlanManagement
  /** The progress of the checklist. */
  logistics: LogisticsProgress
}

/** The current roster and what would change. */
export interface PreparedRoster {
  /** The change, which waits for approval; omitted if the roster is already like that. */
  prepared?: PreparedAction
  /** The current guests. */
  current_roster: PlanGuest[]
  /** Those who would be invited. */
  add: Person[]
  /** Those who would be removed. */
  remove: Person[]
  /** The people who would get a link from the host instead of a message. */
  manual_share: Person[]
}

/** One concrete window, from timing that was explicitly supplied. */
export interface TimeSlot {
  /** With offset. When it starts. */
  starts_at: string
  /** With offset. When it ends. */
  ends_at: string
}

/** The shared discovery filter set. */
export interface DiscoveryFilters {
  /**
   * Friends by name. At most 25 with names and person_handles. Exact existing people resolve;
   * unresolved names return a typed prerequisite (relationships.people.ensure).
   */
  people?: string[]
  /** Same as people. At most 25 with people and person_handles. */
  names?: string[]
  /** From relationships.people.query. Copied exactly; at most 25. */
  person_handles?: PersonHandle[]
  /** Same as idea_list_name. */
  feed_name?: string
  /** Same as idea_list_names. */
  feed_names?: string[]
  /** The same, for one list. */
  idea_list_name?: string
  /** Only from these lists, by name. */
  idea_list_names?: string[]
  /** Only there. */
  neighborhoods?: string[]
  /** Each choice must satisfy one. */
  activities?: string[]
  /** Activities in free words. */
  user_activities?: string[]
  /**
   * Such as this-weekend, next-week, next-few-days. A named period. Only timing explicitly stated
   * or already durable; never defaults to today or the current date.
   */
  when_preset?: string
  /**
   * The time in the user's words. Only timing explicitly stated or already durable; never defaults
   * to today or the current date.
   */
  when?: string
  /** Exact windows. From explicitly supplied timing. */
  time_slots?: TimeSlot[]
  /** How long it takes. */
  duration_minutes?: number
  /** The user named requested_start_at. */
  constraint_kind?: 'exact_start'
  /**
   * The exact start, with offset. A timezone-aware exact start that was explicitly requested.
   */
  requested_start_at?: string
  /** Words each choice must match. A named venue, object, cuisine or activity. */
  search?: string
  /** Wishes that only rank. At most 10. */
  preference_terms?: string[]
  /** Only from these lists. */
  idea_list_handles?: IdeasListHandleLong[]
}

/** Something the answer does not cover. */
export interface ResearchGap {
  /** What is missing, such as hours_unknown or nothing_saved. */
  code: string
  /** What is missing, in one sentence. */
  message: string
}

/**
 * The place that a choice among recommendations is. Something saved that has no place of its own
 * is shown by its title.
 */
export interface OptionPlace {
  /** Identifies one private place. Copied exactly as returned. */
  place_handle?: PlaceHandle
  /** Its name. */
  name: string
  /** Its address; null if unknown. */
  address: string | null
  /** The caller's notes about it; null if none. */
  description?: string | null
  /** Its IANA time zone; null if unknown. */
  timezone?: string | null
  /** The activity of the catalog it is for; null if none is set. */
  activity_name?: string | null
  /** Where a place is, in degrees (WGS 84); omitted if unknown. */
  coordinates?: Coordinates
  /**
   * What to show with the place, as the licence of its source wants it; omitted if none does.
   */
  attribution?: string
  /** An archived place cannot be selected any more. */
  state?: 'active' | 'archived'
}

/** One provisional choice among recommendations. */
export interface RecommendationOption {
  /** Identifies the choice within its snapshot. Copied exactly as returned. */
  option_handle: string
  /**
   * The place that a choice among recommendations is. Something saved that has no place of its own
   * is shown by its title.
   */
  place: OptionPlace
  /**
   * Identifies one candidate this service issued. Copied exactly as returned, never invented.
   */
  candidate_id: CandidateId
  /** Why it is offered, in short sentences. */
  why: string[]
  /** The saved people who like it, as far as the caller is allowed to know. */
  liked_by: Person[]
  /** Always true. Fit, hours and availability are not confirmed. */
  provisional: true
}

/** What is saved about one person and is relevant to the request. */
export interface PersonContext {
  /** One saved person. */
  person: Person
  /** Titles of what the person is known to like. */
  interests: string[]
  /** The caller's Ideas Lists the person is on. */
  lists: IdeasListReference[]
}

/** What to look up recommendations by. */
export interface RecommendationRequest {
  /**
   * Default lookup; more and detail need both handles. more reads on in a snapshot, detail tells
   * more about one option.
   */
  action?: 'lookup' | 'more' | 'detail'
  /** The complete request. */
  objective?: string
  /** The literal place or cuisine. */
  subject?: string
  /** One saved friend, by name. */
  person?: string
  /** City or neighborhood. */
  area?: string
  /** What the user prefers. Ranks the choices. */
  preference?: string
  /** Only if the user said so. The service turns it into a date window. */
  date_phrase?: 'today' | 'tomorrow' | 'this week' | 'next week' | 'this weekend' | 'next weekend' | 'next two weeks' | 'next couple of weeks'
  /** From the lookup, for more and detail. Copied exactly. */
  snapshot_handle?: SnapshotHandle
  /** From the lookup, for more and detail. Copied exactly. */
  option_handle?: string
}

/**
 * True only if the other person shares the interest; otherwise unknown, for any reason. It is
 * never false.
 */
export type MutualInterest = true | 'unknown'

/** What it is. What kind of thing the interest is in. */
export type InterestSubjectType = 'recommendation' | 'idea' | 'place' | 'event'

/** The subject of an interest. Extra keys are allowed. */
export interface InterestSubject {
  /** What it is. What kind of thing the interest is in. */
  type?: InterestSubjectType
  /**
   * An idea_handle from ideas.saved.query, or a candidate_id. Copied exactly as returned, never
   * invented.
   */
  candidate_id?: CandidateId
  /**
   * List it was seen in. The Ideas List in which the user saw it. Copied exactly as returned.
   */
  idea_list_handle?: IdeasListHandleLong
}

/** A connection invitation the caller passes on manually. The service does not send it. */
export interface ManualInvitation {
  /** The link that opens the invitation. */
  url: string
  /**
   * The invitation's link, or the last part of it. Copied exactly as returned. A guest's link to a
   * plan is taken too where its host offers guests to connect.
   */
  invitation_token: InvitationToken
  /** When it expires; null if it does not. */
  expires_at: string | null
}

/**
 * For one person, or several. Whether an invitation is for one person or is shared by several.
 */
export type FriendshipMode = 'individual' | 'shared'

/**
 * The invitation's link, or the last part of it. Copied exactly as returned. A guest's link to a
 * plan is taken too where its host offers guests to connect.
 */
export type InvitationToken = string

/**
 * Seals one exact review: the operation, its consequences, and the choices with what is included.
 * At most 262144 characters; copied exactly as returned.
 */
export type ReviewToken = string

/** One thing that applying the review would change or keep. */
export interface FriendshipConsequence {
  /** Which consequence it is, such as likes_become_visible or link_closes. */
  code: string
  /** The consequence in one sentence, for the user to read. */
  message: string
  /** The saved person it concerns; omitted if it concerns nobody in particular. */
  person?: Person
}

/** One retained intention that the review includes or excludes. */
export interface FriendshipChoice {
  /** Identifies the choice within the review. Put it into excluded_choices to exclude it. */
  choice_id: string
  /** What it is, for the user to read. */
  label: string
  /** Whether applying the review includes it. All retained intentions start included. */
  included: boolean
}

/** One of the host's people that the caller may be. */
export interface IdentityChoice {
  /** Identifies the choice. Copied exactly as returned. */
  identity_choice_handle: string
  /** The host's name for that person. */
  label: string
}

/** A connection link that the caller can send. The service does not send it. */
export interface FriendshipLink {
  /** The link. */
  url: string
  /**
   * The invitation's link, or the last part of it. Copied exactly as returned. A guest's link to a
   * plan is taken too where its host offers guests to connect.
   */
  invitation_token: InvitationToken
  /** When it expires; null if it does not. */
  expires_at: string | null
}

/** A limited preview of the host's likes, never all of them. */
export interface InvitationPreview {
  /** The titles of a few likes the host reviewed for this link. */
  likes: string[]
  /** Whether there are likes beyond these. */
  more: boolean
}

/** An interest after a change. */
export interface InterestChange {
  /** The subject of an interest. Extra keys are allowed. */
  subject: InterestSubject
  /** The saved person it is for; null if it is for nobody in particular. */
  person: Person | null
  /** Whether the user has the interest now; if a person is named, whether it is for them. */
  liked: boolean
  /**
   * Identifies this change. It can be undone once, within 24 hours; null if there is nothing to
   * undo.
   */
  reversible_action_id: ReversibleActionIdLong | null
}

/** What to do; all but create need public_id. */
export type RoundupOperation = 'create' | 'resolve_scope' | 'assign_destination' | 'select_items' | 'retry' | 'archive'

/** Which part of the source is captured. */
export type RoundupScope = 'all' | 'general_source' | 'named_items'

/** One item of a source that the caller has already read. */
export interface RoundupSourceItem {
  /** Its title. */
  title: string
  /** Whether it is a place or an event. */
  kind?: IdeaKind
  /** From 1. Its place in the source. */
  position?: number
  /** What the source says about it. */
  excerpt?: string
}

/**
 * The state of a roundup. Extracting and capturing continue without the caller; the three required
 * states wait for the user; completed, failed and archived are terminal. A failed one can be
 * retried, and so can a completed one with failed items; items that were skipped can be selected
 * later.
 */
export type RoundupState = 'extracting' | 'scope_required' | 'destination_required' | 'selection_required' | 'capturing' | 'completed' | 'failed' | 'archived'

/** Where the ideas of a roundup are put. */
export interface RoundupDestination {
  /** The Ideas List they are put on; omitted if there is no list. */
  list?: IdeasListReference
  /** The saved person they are kept for; omitted if they are for nobody in particular. */
  person?: Person
}

/** One item of a roundup and what happened to it. */
export interface RoundupItem {
  /** Its place in the source, from 1. */
  position: number
  /** Its title. */
  title: string
  /** What happened to it. A duplicate is reused. */
  outcome: 'pending' | 'capturing' | 'captured' | 'reused' | 'skipped' | 'failed'
  /** The capture created for it; omitted while there is none. */
  capture_public_id?: CapturePublicId
  /** The idea it became; omitted while there is none. */
  idea_handle?: IdeaHandle
  /** Why it failed or was skipped, in one sentence; omitted otherwise. */
  reason?: string
}

/**
 * A step of a roundup. The source is being read, or was read. A question was asked or answered.
 * Items are being captured, and some of them have ended. An attempt failed and is repeated, or the
 * source asks to wait.
 */
export type RoundupStage = 'persisted' | 'reading' | 'source_read' | 'question' | 'answered' | 'capturing' | 'progress' | 'attempt_failed' | 'waiting_for_source' | 'retrying' | 'completed' | 'failed' | 'archived'

/** One update of a roundup. */
export interface RoundupUpdate {
  /** Its number. Send it as after_cursor to read only later updates. */
  cursor: number
  /** When it happened. */
  at: string
  /**
   * A step of a roundup. The source is being read, or was read. A question was asked or answered.
   * Items are being captured, and some of them have ended. An attempt failed and is repeated, or
   * the source asks to wait.
   */
  stage: RoundupStage
  /** What happened, in one sentence. */
  message: string
}

/** The one typed continuation of a needs_input result. */
export interface RoundupContinuation {
  /** What to do; all but create need public_id. */
  operation: RoundupOperation
  /**
   * The immutable input of that operation, to send unchanged, with the required fields added.
   */
  input: { [key: string]: unknown }
  /** The fields the caller must add. */
  required_fields: string[]
  /**
   * What each reference in the input, and in the required fields, stands for, by field name.
   */
  reference_roles: { [key: string]: unknown }
  /** The generation to send as expected_generation, with a new idempotency key. */
  generation: Generation
}

/** One roundup in its current state. */
export interface Roundup {
  /** Identifies one roundup (a capture of several items). Copied exactly as returned. */
  public_id: RoundupPublicId
  /**
   * The state of a roundup. Extracting and capturing continue without the caller; the three
   * required states wait for the user; completed, failed and archived are terminal. A failed one
   * can be retried, and so can a completed one with failed items; items that were skipped can be
   * selected later.
   */
  state: RoundupState
  /** The generation of a roundup. Each accepted mutation raises it by one. */
  generation: Generation
  /** Which part of the source is captured; null while undecided. */
  scope: RoundupScope | null
  /** Where the ideas are put; null while undecided. */
  destination: RoundupDestination | null
  /** The items and what happened to each. */
  items: RoundupItem[]
  /** What happened, oldest first. */
  updates: RoundupUpdate[]
  /** The one typed continuation of a needs_input result; null otherwise. */
  continuation: RoundupContinuation | null
}

/** What to search; feeds are Ideas Lists. */
export type SearchScope = 'plans' | 'places' | 'ideas' | 'events' | 'feeds'

/** Where query says it. The words of the request that state something. */
export interface TextSpan {
  /** The user's words. */
  text: string
  /** Position in query. */
  start: number
  /** Position in query. */
  end: number
}

/** Its local times. A part of the day, in wall-clock times. */
export interface LocalInterval {
  /** HH:MM, inclusive. Its start, on a 24-hour clock. */
  starts_at: string
  /** HH:MM, exclusive. Its end, on a 24-hour clock or 24:00. */
  starts_before: string
}

/** Only if the user named one. A part of the day the user stated. */
export interface Daypart {
  /** The part of the day. */
  value: 'morning' | 'afternoon' | 'evening' | 'night' | 'tonight'
  /** Where query says it. The words of the request that state something. */
  span: TextSpan
  /** Its local times. A part of the day, in wall-clock times. */
  local_interval: LocalInterval
  /** A requirement. */
  hardness: 'hard'
  /** The user stated it. */
  provenance: 'user_stated'
  /** 0 to 1. How sure the caller is that it understood the user. */
  confidence: number
}

/** Only if the user named some. The days of the week the user stated. */
export interface WeekdaySelector {
  /** The days, at least one. */
  values: ('monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday')[]
  /** 1 Monday to 7 Sunday. */
  iso_days: number[]
  /** Where query says it. The words of the request that state something. */
  span: TextSpan
  /** A requirement. */
  hardness: 'hard'
  /** The user stated it. */
  provenance: 'user_stated'
  /** 0 to 1. How sure the caller is that it understood the user. */
  confidence: number
}

/** One thing found. */
export interface SearchResult {
  /** What to search; feeds are Ideas Lists. */
  scope: SearchScope
  /** Its handle, of the type of its scope. */
  handle: string
  /** Its title. */
  title: string
  /** The words that matched, with the text around them. */
  snippet: string
  /** Its fixed time; null if it has none. */
  when: string | null
  /** How many later dates it has; omitted if none was found. */
  more_dates?: number
  /** Its neighborhood and city; omitted if nobody knows. */
  where?: string
  /**
   * Omitted if it has all of the query. some has part of it; related is of a similar activity.
   */
  match?: 'some' | 'related'
  /** Who wrote the title and the snippet; omitted if the user did. */
  written_by?: WrittenBy
  /**
   * What to show with a public thing, as the licence of its source wants it; omitted if none does.
   */
  attribution?: string
}

/** Input of `actions.commit` 1.0. */
export interface ActionsCommitInput {
  /**
   * From the tool that prepared it. The prepared action to commit, as the prepare capability
   * returned it. A call without it is refused with input_invalid.
   */
  action_handle?: ActionHandle
}

/** `data` of an answer of `actions.commit`. */
export interface ActionsCommitData {
  /** Identifies one prepared action. Copied exactly as returned by a prepare capability. */
  action_handle: ActionHandle
  /** What was committed, such as plan.send_invites. */
  kind: string
  /** When it was committed. */
  executed_at: string
  /** The plan it concerned; omitted if it concerned none. */
  plan?: Plan
  /** The Ideas List it concerned; omitted if it concerned none. */
  list?: IdeasList
  /** The connection it concerned; omitted if it concerned none. */
  connection?: CommittedConnection
  /** Who is invited now. Only of a change of who is invited. */
  added?: ChangedGuest[]
  /** Who is no longer invited. Only of a change of who is invited. */
  removed?: ChangedGuest[]
  /** What happened to the message to each person; empty if nobody was written to. */
  deliveries: CommitDelivery[]
  /** The links to share manually; empty if there are none. */
  share_links: ShareLink[]
}

/** Input of `executions.get` 1.0. */
export interface ExecutionsGetInput {
  /**
   * From the write's answer. Exactly 26 characters. A call without it is refused with
   * input_invalid.
   */
  execution_id?: ExecutionId
}

/** `data` of an answer of `executions.get`. */
export interface ExecutionsGetData {
  /** The durable record of one write. */
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
  /** Or give starts_after and starts_before. A named period in which to look for windows. */
  when_preset?: AvailabilityWhenPreset
  /** Windows begin at or after this. */
  starts_after?: string
  /** Windows begin before this. */
  starts_before?: string
  /** Earliest local time, HH:MM. On a 24-hour clock, 00:00 to 23:59. */
  daily_start?: string
  /** Latest local time, HH:MM. On a 24-hour clock, 00:00 to 23:59. */
  daily_end?: string
  /** 1 Monday to 7 Sunday. At most 7. */
  days_of_week?: number[]
  /** Friends whose time counts. At most 25. */
  person_handles?: PersonHandle[]
  /** Or by name. At most 25. Of a longer name, its first 120 characters. */
  person_names?: string[]
  /** Read calendars again before the answer. */
  allow_refresh?: boolean
  /**
   * With freebusy_only times alone are read. With existing nothing is read again, what is stored
   * is used.
   */
  refresh_mode?: 'existing' | 'freebusy_only'
  /** Items per page. At most 25. */
  limit?: number
  /**
   * From the page before. Continues in the snapshot of an earlier answer. Copied exactly as
   * returned.
   */
  snapshot_handle?: SnapshotHandle
  /**
   * From the page before. next_cursor of it; opaque, copied exactly as returned, not combined with
   * new constraints.
   */
  cursor?: string
}

/** Input of `availability.query` in any accepted version, as its handler sees it. */
export interface AvailabilityQueryAnyInput {
  /** Or give starts_after and starts_before. A named period in which to look for windows. */
  when_preset?: AvailabilityWhenPreset
  /** Windows begin at or after this. */
  starts_after?: string
  /** Windows begin before this. */
  starts_before?: string
  /** Earliest local time, HH:MM. On a 24-hour clock, 00:00 to 23:59. */
  daily_start?: string
  /** Latest local time, HH:MM. On a 24-hour clock, 00:00 to 23:59. */
  daily_end?: string
  /** 1 Monday to 7 Sunday. At most 7. */
  days_of_week?: number[]
  /** Friends whose time counts. At most 25. */
  person_handles?: PersonHandle[]
  /** Or by name. At most 25. Of a longer name, its first 120 characters. */
  person_names?: string[]
  /** Read calendars again before the answer. */
  allow_refresh?: boolean
  /**
   * With freebusy_only times alone are read. With existing nothing is read again, what is stored
   * is used.
   */
  refresh_mode?: 'existing' | 'freebusy_only'
  /** Items per page. At most 25. */
  limit?: number
  /**
   * From the page before. Continues in the snapshot of an earlier answer. Copied exactly as
   * returned.
   */
  snapshot_handle?: SnapshotHandle
  /**
   * From the page before. next_cursor of it; opaque, copied exactly as returned, not combined with
   * new constraints.
   */
  cursor?: string
}

/** `data` of an answer of `availability.query`. */
export interface AvailabilityQueryData {
  /** The windows, best first. */
  items: Window[]
  /** The period that was searched. */
  range: TimeRange
  /** How old the data of an availability answer is. */
  freshness: AvailabilityFreshness
  /** What the answer does not know; empty if it knows everything. */
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
  /** When calendars were last read; null if never. */
  last_refresh_at: string | null
  /** How old the last refresh is. */
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
  /**
   * Words of the title; where no event has them all, a time and an area among them are read as
   * such.
   */
  query?: string
  /** Words of the venue's name. In any order; case and accents do not matter. */
  venue_query?: string
  /**
   * Such as 2026-12-01T19:00+01:00 or 2026-12-01. At or after it. With an offset or without.
   */
  starts_after?: string
  /** Before this, written like starts_after. */
  starts_before?: string
  /** IANA zone for times without offset. The account's own if omitted. */
  timezone?: string
  /** Default 25. */
  limit?: number
}

/** Input of `events.search` in any accepted version, as its handler sees it. */
export interface EventsSearchAnyInput {
  /**
   * Words of the title; where no event has them all, a time and an area among them are read as
   * such.
   */
  query?: string
  /** Words of the venue's name. In any order; case and accents do not matter. */
  venue_query?: string
  /**
   * Such as 2026-12-01T19:00+01:00 or 2026-12-01. At or after it. With an offset or without.
   */
  starts_after?: string
  /** Before this, written like starts_after. */
  starts_before?: string
  /** IANA zone for times without offset. The account's own if omitted. */
  timezone?: string
  /** Default 25. */
  limit?: number
  /** Alias of query. */
  q?: string
  /** Alias of query. */
  event_query?: string
}

/** `data` of an answer of `events.search`. */
export interface EventsSearchData {
  /** The events; empty if none fits. */
  items: EventResult[]
}

/** Input of `ideas.capture` 3.0. */
export interface IdeasCaptureInput {
  /** The idea as the user wrote it. */
  raw_text?: string
  /** Same as raw_text. */
  text?: string
  /**
   * What it is, besides a URL or media. Content or constraints, without capture commands and
   * list-destination language. A subject that resolves to the destination is discarded.
   */
  subject_text?: string
  /** The page to capture. The one URL the idea is captured from. */
  source_url?: string
  /** Name of the list to put it on. Never idea subject matter. */
  target_feed_text?: string
  /** Friend it is for, by name. */
  target_person_text?: string
  /**
   * Files uploaded by POST /api/v2/media (HTTP). At most 4. A file is sent there first, as the
   * body of a request of its own with the same token; the answer has its reference.
   */
  media_refs?: MediaRef[]
  /** To answer its question. The capture that asks. */
  capture_public_id?: CapturePublicId
  /** The user's answer to its question. */
  clarification_answer?: string
  /** As last read. Any other version is refused with stale_state_version. */
  expected_state_version?: StateVersion
  /** List to put it on. By handle. It routes persistence and is never idea subject matter. */
  target_ideas_list_handle?: IdeasListHandleLong
}

/** Input of `ideas.capture` in any accepted version, as its handler sees it. */
export interface IdeasCaptureAnyInput {
  /** The idea as the user wrote it. */
  raw_text?: string
  /** Same as raw_text. */
  text?: string
  /**
   * What it is, besides a URL or media. Content or constraints, without capture commands and
   * list-destination language. A subject that resolves to the destination is discarded.
   */
  subject_text?: string
  /** The page to capture. The one URL the idea is captured from. */
  source_url?: string
  /** Name of the list to put it on. Never idea subject matter. */
  target_feed_text?: string
  /** Friend it is for, by name. */
  target_person_text?: string
  /**
   * Files uploaded by POST /api/v2/media (HTTP). At most 4. A file is sent there first, as the
   * body of a request of its own with the same token; the answer has its reference.
   */
  media_refs?: MediaRef[]
  /** To answer its question. The capture that asks. */
  capture_public_id?: CapturePublicId
  /** The user's answer to its question. */
  clarification_answer?: string
  /** As last read. Any other version is refused with stale_state_version. */
  expected_state_version?: StateVersion
  /** List to put it on. By handle. It routes persistence and is never idea subject matter. */
  target_ideas_list_handle?: IdeasListHandleLong
}

/** `data` of an answer of `ideas.capture`. */
export interface IdeasCaptureData {
  /** Identifies one idea capture. Copied exactly as returned. */
  capture_public_id: CapturePublicId
  /**
   * The state of a capture. It is accepted when it is persisted; enrichment runs afterwards.
   * Completed is reported only once the persisted state is confirmed.
   */
  state: CaptureState
  /** The version of the state. Each change of state raises it by one. */
  state_version: StateVersion
  /** Where the idea is put; null while undecided. */
  destination: CaptureDestination | null
  /** The question the capture waits for; null if it waits for none. */
  clarification: CaptureClarification | null
}

/** Input of `ideas.capture.get` 2.0. */
export interface IdeasCaptureGetInput {
  /**
   * From ideas.capture. The capture to read. A call without it is refused with input_invalid.
   */
  capture_public_id?: CapturePublicId
  /** Only updates after this number. */
  after_cursor?: number
}

/** Input of `ideas.capture.get` in any accepted version, as its handler sees it. */
export interface IdeasCaptureGetAnyInput {
  /**
   * From ideas.capture. The capture to read. A call without it is refused with input_invalid.
   */
  capture_public_id?: CapturePublicId
  /** Only updates after this number. */
  after_cursor?: number
}

/** `data` of an answer of `ideas.capture.get`. */
export interface IdeasCaptureGetData {
  /** Identifies one idea capture. Copied exactly as returned. */
  capture_public_id: CapturePublicId
  /**
   * The state of a capture. It is accepted when it is persisted; enrichment runs afterwards.
   * Completed is reported only once the persisted state is confirmed.
   */
  state: CaptureState
  /** The version of the state. Each change of state raises it by one. */
  state_version: StateVersion
  /** What happened, oldest first. */
  updates: CaptureUpdate[]
  /** The idea it became; null until it is completed. */
  idea: Idea | null
  /** Whether that idea had been saved before and was not changed. */
  reused: boolean
  /** Archives the idea that it saved, with ideas.object.mutate; null if it cannot be undone. */
  reversible_action_id: ReversibleActionId | null
  /** The question the capture waits for; null if it waits for none. */
  clarification: CaptureClarification | null
  /** How a failed capture can be tried again; null if it did not fail or cannot be. */
  retry: CaptureRetry | null
}

/** Input of `ideas.capture.retry` 2.1. */
export interface IdeasCaptureRetryInput {
  /** From ideas.capture. The failed capture. */
  capture_public_id: CapturePublicId
  /** Its state_version. Must equal the current failed state version. */
  expected_state_version: StateVersion
  /** New facts only. No retry commands, original source or destination. */
  additional_detail?: string
  /**
   * Uploaded files, as evidence only. At most 4, the caller's own. Files are sent to POST
   * /api/v2/media first.
   */
  evidence_media_refs?: MediaRef[]
}

/** `data` of an answer of `ideas.capture.retry`. */
export interface IdeasCaptureRetryData {
  /** Identifies one idea capture. Copied exactly as returned. */
  capture_public_id: CapturePublicId
  /**
   * The state of a capture. It is accepted when it is persisted; enrichment runs afterwards.
   * Completed is reported only once the persisted state is confirmed.
   */
  state: CaptureState
  /** The version of the state. Each change of state raises it by one. */
  state_version: StateVersion
  /** Where the idea is put; null while undecided. */
  destination: CaptureDestination | null
  /** The question the capture waits for; null if it waits for none. */
  clarification: CaptureClarification | null
}

/** Input of `discovery.prepare` 1.0. */
export interface DiscoveryPrepareInput {
  /** Kinds of thing to find. At most 5. */
  target_kinds?: TargetKind[]
  /** Friends it is for. At most 10. */
  person_handles?: PersonHandleLong[]
  /** At or after this. */
  starts_after?: string
  /** Before this. */
  starts_before?: string
  /** The exact start that is wanted. */
  requested_start_at?: string
  /** The exact end that is wanted. */
  requested_end_at?: string
  /** Of times without offset. */
  timezone?: string
  /** How many candidates are wanted. */
  limit?: number
  /** Dimensions of the parent to replace. At most 11. */
  replacement_dimensions?: ReplacementDimension[]
  /** Constraints that change. At most 12. */
  constraint_changes?: ConstraintChange[]
  /** What to find, in the user's words. */
  query: string
  /** The run it continues. The run this one continues, refines or supersedes. */
  parent_run_handle?: RunHandle
  /** The subject without its constraints. */
  semantic_subject?: string
  /** Of the parent run. The reply contract the parent run returned. */
  reply_contract_handle?: ReplyContractHandle
  /** Of the parent run, as last read. */
  expected_state_version?: StateVersion
  /** What it is to the parent run. */
  objective_relation?: ObjectiveRelation
}

/** `data` of an answer of `discovery.prepare`. */
export interface DiscoveryPrepareData {
  /** Identifies one discovery run. Copied exactly as returned. */
  run_handle: RunHandle
  /** Identifies a discovery run and all runs that came from it. Copied exactly as returned. */
  thread_handle: ThreadHandle
  /** The version of the state. Each change of state raises it by one. */
  state_version: StateVersion
  /**
   * Identifies the reply contract that a discovery run returned. Copied exactly as returned.
   */
  reply_contract_handle: ReplyContractHandle
  /** What the run should find, in one sentence. */
  objective: string
  /** What the host may know about the user and the people, as far as it is authorized. */
  context: { [key: string]: unknown }
  /** The constraints as they were understood. */
  constraints: DiscoveryConstraint[]
  /** What was assumed although the user did not say it. */
  assumptions: string[]
  /** What the service itself already has that matches. */
  inventory: Candidate[]
  /** What that inventory does not cover. */
  gaps: ResearchGap[]
  /** The bounded JSON Schema of what discovery.record accepts for this run. */
  submission_schema: { [key: string]: unknown }
  /** When the run stops accepting results. */
  expires_at: string
}

/** Input of `discovery.record` 1.0. */
export interface DiscoveryRecordInput {
  /** From discovery.prepare. The run must be the caller's own. */
  run_handle: RunHandle
  /** How the research ended. */
  result_state: 'results' | 'partial' | 'no_matches' | 'failed'
  /** What was found. At most 10. */
  candidates?: RecordedCandidate[]
  /** Sources that could not be read. At most 20. */
  source_failures?: SourceFailure[]
}

/** `data` of an answer of `discovery.record`. */
export interface DiscoveryRecordData {
  /** Identifies one discovery run. Copied exactly as returned. */
  run_handle: RunHandle
  /** Identifies a discovery run and all runs that came from it. Copied exactly as returned. */
  thread_handle: ThreadHandle
  /** The version of the state. Each change of state raises it by one. */
  state_version: StateVersion
  /** How many of these candidates were recorded. */
  accepted_count: number
  /** The candidates that were not recorded, and why. */
  rejected: DiscoveryRejection[]
  /** All candidates of the run, in order, with the ids this service issued for them. */
  candidates: Candidate[]
  /** Identifies exactly this set of candidates. */
  snapshot_fingerprint: string
  /** What the candidates leave open, such as hard constraints that they do not answer. */
  gaps: ResearchGap[]
}

/** Input of `ideas.discover` 1.0. */
export interface IdeasDiscoverInput {
  /** Kinds of thing to find. At most 5. */
  target_kinds?: TargetKind[]
  /** Friends it is for. At most 10. */
  person_handles?: PersonHandleLong[]
  /** At or after this. */
  starts_after?: string
  /** Before this. */
  starts_before?: string
  /** The exact start that is wanted. */
  requested_start_at?: string
  /** The exact end that is wanted. */
  requested_end_at?: string
  /** Of times without offset. */
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
  /** Identifies one discovery run. Copied exactly as returned. */
  run_handle: RunHandle
  /** The run this one came from; omitted if it has no parent. */
  parent_run_handle?: RunHandle
  /** Identifies a discovery run and all runs that came from it. Copied exactly as returned. */
  thread_handle: ThreadHandle
  /** The version of the state. Each change of state raises it by one. */
  state_version: StateVersion
  /** The state of a discovery run. */
  state: DiscoveryRunState
  /**
   * Identifies the reply contract that a discovery run returned. Copied exactly as returned.
   */
  reply_contract_handle: ReplyContractHandle
  /** What was found; omitted until the run has ended. */
  candidates?: Candidate[]
  /** Identifies exactly this set of candidates; omitted until the run has ended. */
  snapshot_fingerprint?: string
  /** What the search did not cover; omitted until the run has ended. */
  gaps?: ResearchGap[]
  /** Until when the result is kept and can be refined. Runs of earlier versions lack it. */
  expires_at?: string
}

/** Input of `ideas.discover.refine` 1.0. */
export interface IdeasDiscoverRefineInput {
  /** Kinds of thing to find. At most 5. */
  target_kinds?: TargetKind[]
  /** Friends it is for. At most 10. */
  person_handles?: PersonHandleLong[]
  /** At or after this. */
  starts_after?: string
  /** Before this. */
  starts_before?: string
  /** The exact start that is wanted. */
  requested_start_at?: string
  /** The exact end that is wanted. */
  requested_end_at?: string
  /** Of times without offset. */
  timezone?: string
  /** How many candidates are wanted. */
  limit?: number
  /** Dimensions of the parent to replace. At most 11. */
  replacement_dimensions?: ReplacementDimension[]
  /** Constraints that change. At most 12. */
  constraint_changes?: ConstraintChange[]
  /** The run to continue, refine or supersede. */
  parent_run_handle: RunHandle
  /** The reply contract the parent run returned. */
  reply_contract_handle: ReplyContractHandle
  /** The state version of the parent run as last read. */
  expected_state_version: StateVersion
  /** How this objective relates to that of the parent run. */
  objective_relation: ObjectiveRelation
  /** What to find, in the user's words. */
  query: string
}

/** `data` of an answer of `ideas.discover.refine`. */
export interface IdeasDiscoverRefineData {
  /** Identifies one discovery run. Copied exactly as returned. */
  run_handle: RunHandle
  /** The run this one came from; omitted if it has no parent. */
  parent_run_handle?: RunHandle
  /** Identifies a discovery run and all runs that came from it. Copied exactly as returned. */
  thread_handle: ThreadHandle
  /** The version of the state. Each change of state raises it by one. */
  state_version: StateVersion
  /** The state of a discovery run. */
  state: DiscoveryRunState
  /**
   * Identifies the reply contract that a discovery run returned. Copied exactly as returned.
   */
  reply_contract_handle: ReplyContractHandle
  /** What was found; omitted until the run has ended. */
  candidates?: Candidate[]
  /** Identifies exactly this set of candidates; omitted until the run has ended. */
  snapshot_fingerprint?: string
  /** What the search did not cover; omitted until the run has ended. */
  gaps?: ResearchGap[]
  /** Until when the result is kept and can be refined. Runs of earlier versions lack it. */
  expires_at?: string
}

/** Input of `ideas.discover.save` 1.0. */
export interface IdeasDiscoverSaveInput {
  /** The name of the saved view. */
  name: string
  /** From discovery.prepare. Its filters and directions are saved. */
  run_handle: RunHandle
  /** Of the run, as last read. Any other version is refused with stale_state_version. */
  expected_state_version?: StateVersion
  /** Wishes in plain words. At most 8. */
  directions?: string[]
  /** Neighborhoods of the catalog. At most 25. */
  neighborhood_names?: string[]
  /** Activities of the catalog. At most 25. */
  activity_names?: string[]
  /** Activities in free words. At most 25. */
  custom_activity_names?: string[]
  /** Such as this-weekend, next-week, next-few-days. Others are refused. */
  when_preset?: string | null
  /** Start of that time. */
  when_start?: string | null
  /** End of that time. */
  when_end?: string | null
}

/** `data` of an answer of `ideas.discover.save`. */
export interface IdeasDiscoverSaveData {
  /** The saved view. */
  list: IdeasList
  /** The filters of the view. */
  filters: ListDefaults
  /** The kinds of thing that it contains; omitted where it contains all. */
  target_kinds?: TargetKind[]
  /** The directions of the view, in the order given. */
  directions: ListDirection[]
  /** Identifies a discovery run and all runs that came from it. Copied exactly as returned. */
  thread_handle: ThreadHandle
}

/** Input of `ideas.created.archive` 1.0. */
export interface IdeasCreatedArchiveInput {
  /** From ideas.saved.query. The created idea to archive. */
  idea_handle: IdeaHandle
}

/** `data` of an answer of `ideas.created.archive`. */
export interface IdeasCreatedArchiveData {
  /** One saved idea. */
  idea: Idea
  /** Undoes it with ideas.object.mutate; null if nothing changed. */
  reversible_action_id: ReversibleActionId | null
}

/** Input of `ideas.created.update` 1.0. */
export interface IdeasCreatedUpdateInput {
  /** From ideas.saved.query. The created idea to update. */
  idea_handle: IdeaHandle
  /** Its new title. */
  title?: string
  /** New text; null removes it. */
  description?: string | null
  /** The page it came from; null removes it. */
  source_url?: string | null
  /** May appear in recommendations. */
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
  /** One saved idea. */
  idea: Idea
  /** The names of the fields that changed; empty if nothing differed. */
  changed: string[]
}

/** Input of `ideas.structured_create` 2.0. */
export interface IdeasStructuredCreateInput {
  /** Needed. */
  kind?: IdeaKind
  /** Needed. */
  title?: string
  /** What it is about. */
  description?: string
  /** What to do there, in free words. */
  custom_activity_name?: string
  /** Its fixed time, if it has one. */
  fixed_when?: string
  /** When the event begins. Needed for an event. */
  event_start_at?: string
  /**
   * The event's page. It is http or https, without a user name or password, and has at most 2048
   * characters.
   */
  event_url?: string
  /** May appear in recommendations. */
  show_in_for_you?: boolean
  /** The place it is about. */
  place_handle?: PlaceHandleLong
  /** Where the event is. */
  venue_place_handle?: PlaceHandleLong
  /** Lists to put it on. */
  ideas_list_handles?: IdeasListHandleLong[]
}

/** `data` of an answer of `ideas.structured_create`. */
export interface IdeasStructuredCreateData {
  /** One saved idea. */
  idea: Idea
  /** The existing idea; null if a new one was created. */
  duplicate_of: IdeaHandle | null
}

/** Input of `ideas.candidates.like` 2.0. */
export interface IdeasCandidatesLikeInput {
  /**
   * An idea_handle, candidate_id or other handle of each. As this service issued them; at least 1.
   */
  candidate_ids?: CandidateId[]
  /** Default the user alone. The saved friends the like is for. */
  person_handles?: PersonHandleLong[]
  /** List they were offered for. */
  idea_list_handle?: IdeasListHandleLong
}

/** `data` of an answer of `ideas.candidates.like`. */
export interface IdeasCandidatesLikeData {
  /** Each candidate and its current like. */
  likes: CandidateLike[]
  /** Undoes the likes; null if nothing changed. */
  reversible_action_id: ReversibleActionId | null
}

/** Input of `invites.get` 2.0. */
export interface InvitesGetInput {
  /** Identifies one invite. Copied exactly as returned. */
  invite_handle: InviteHandle
}

/** `data` of an answer of `invites.get`. */
export interface InvitesGetData {
  /** One invite addressed to the user. */
  invite: Invite
  /** What the user wrote to the host with the answer. Omitted if nothing. */
  note?: string
}

/** Input of `invites.list` 1.0. */
export interface InvitesListInput {
  /** Only invites with this answer. */
  rsvp_status?: RsvpStatus
  /** Also those the host withdrew. */
  include_removed?: boolean
  /** Also past ones. Those that are over or past the deadline. */
  include_expired?: boolean
  /** Words of the title or host. Of the plan's title or the host's name. */
  query?: string
  /** Items per page. At most 25. */
  limit?: number
  /**
   * From the page before. Continues in the snapshot of an earlier answer. Copied exactly as
   * returned.
   */
  snapshot_handle?: SnapshotHandle
  /**
   * From the page before. next_cursor of it; opaque, copied exactly as returned, not combined with
   * new constraints.
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
  /** Identifies one invite. Copied exactly as returned. */
  invite_handle: InviteHandle
  /** The answer. It can be changed until the deadline. */
  rsvp_status: RsvpAnswer
  /**
   * Revision. That of its plan, as the invite last showed it. A changed plan takes no answer.
   */
  expected_revision?: number
  /**
   * To the host. Nobody else reads it. Empty removes it; left out, it stays with the same answer
   * and goes with another.
   */
  note?: string
}

/** `data` of an answer of `invites.rsvp.update`. */
export interface InvitesRsvpUpdateData {
  /** One invite addressed to the user. */
  invite: Invite
  /** The answer before. */
  previous: RsvpStatus
  /** What the user has written to the host. Omitted if nothing. */
  note?: string
  /** The note before. Omitted if there was none, or it is still there. */
  previous_note?: string
  /** When the answer was given. */
  changed_at: string
}

/** Input of `likes.query` 1.0. */
export interface LikesQueryInput {
  /** Which likes are wanted. Filters only select results and never change audiences. */
  filters?: LikeFilters
  /** Only what concerns these. At most 100. */
  people_handles?: PersonHandleLong[]
  /** Likes per page. At most 50. */
  limit?: number
  /** From the page before. next_cursor of it, copied exactly as returned. */
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
  /** To undo needs only receipt_id. What to do with the like. */
  operation?: LikeOperation
  /** Friends the operation is about. At most 100. */
  people_handles?: PersonHandleLong[]
  /** From relationships.people.query, a group for each occasion. At most 100. */
  intentions?: LikeIntention[]
  /** As last read. If the like has changed since, nothing changes. */
  revision?: number
  /**
   * From the change to undo. Identifies one change of a like, so that it can be undone. Copied
   * exactly as returned.
   */
  receipt_id?: LikeReceiptId
  /** If given, it must equal the request's idempotency key. */
  idempotency_key?: string
}

/** `data` of an answer of `likes.mutate`. */
export interface LikesMutateData {
  /** What is liked, with the title to show for it. */
  subject: LikedThing
  /** Whether the user likes it now. */
  saved: boolean
  /** The user's current intentions. */
  intentions: LikeIntention[]
  /** The current revision of the like. */
  revision: number
  /** Undoes the change; null if nothing changed. */
  receipt_id: LikeReceiptId | null
  /** When undoing stops being possible; null if nothing changed. */
  reversible_until: string | null
}

/** Input of `ideas.lists.create` 2.0. */
export interface IdeasListsCreateInput {
  /** Two lists may have the same name. */
  name: string
  /** Friends it is for. At most 50. */
  person_handles?: PersonHandle[]
  /**
   * Or by name. At most 50. Of a longer name, its first 120 characters. Nobody is contacted.
   */
  person_names?: string[]
  /** Default neighborhoods of the catalog. At most 25. */
  neighborhood_names?: string[]
  /** Default activities of the catalog. At most 25. */
  activity_names?: string[]
  /** Default activities in free words. At most 25. */
  custom_activity_names?: string[]
  /** Such as this-weekend, next-week, next-few-days. */
  when_preset?: string | null
  /** Start of the time it is for. Open if omitted. */
  when_start?: string | null
  /** End of that time. Open if omitted. */
  when_end?: string | null
  /** Wishes in plain words. At most 8. */
  directions?: string[]
  /**
   * Also add what its people like and fits. Saved ideas that fit the defaults and that its people
   * like, now and later.
   */
  apply_matching_likes?: boolean
}

/** `data` of an answer of `ideas.lists.create`. */
export interface IdeasListsCreateData {
  /** One Ideas List. */
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
  /** Identifies one Ideas List. Copied exactly as returned. */
  ideas_list_handle: IdeasListHandle
  /** All from now on, of the catalog. At most 25. */
  neighborhood_names?: string[]
  /** All from now on, of the catalog. At most 25. */
  activity_names?: string[]
  /** All from now on, in free words. At most 25. */
  custom_activity_names?: string[]
  /** Such as this-weekend, next-week, next-few-days. null for none. */
  when_preset?: string | null
  /** Start of the time. null if open. */
  when_start?: string | null
  /** End of that time. null if open. The end of the time the list is planned for. */
  when_end?: string | null
}

/** `data` of an answer of `ideas.lists.defaults.update`. */
export interface IdeasListsDefaultsUpdateData {
  /** One Ideas List. */
  list: IdeasList
  /** The planning defaults of an Ideas List. */
  defaults: ListDefaults
}

/** Input of `ideas.lists.delete` 1.0. */
export interface IdeasListsDeleteInput {
  /** Identifies one Ideas List. Copied exactly as returned. */
  ideas_list_handle: IdeasListHandle
}

/** `data` of an answer of `ideas.lists.delete`. */
export interface IdeasListsDeleteData {
  /** Identifies one Ideas List. Copied exactly as returned. */
  ideas_list_handle: IdeasListHandle
  /** Always true. The list is gone. */
  deleted: true
  /** How many share links were revoked with it. */
  share_links_revoked: number
  /** How many ideas were archived that only generated lists had saved and nobody used. */
  ideas_archived: number
  /**
   * Undoes it with ideas.object.mutate; null if nothing changed. Its share links stay ended.
   */
  reversible_action_id: ReversibleActionId | null
}

/** Input of `ideas.lists.duplicate` 1.0. */
export interface IdeasListsDuplicateInput {
  /** Identifies one Ideas List. Copied exactly as returned. */
  ideas_list_handle: IdeasListHandle
}

/** `data` of an answer of `ideas.lists.duplicate`. */
export interface IdeasListsDuplicateData {
  /** One Ideas List. */
  list: IdeasList
  /** Identifies the list the copy was made from. */
  source_handle: IdeasListHandle
}

/** Input of `ideas.lists.rename` 2.0. */
export interface IdeasListsRenameInput {
  /** Identifies one Ideas List. Copied exactly as returned. */
  ideas_list_handle: IdeasListHandle
  /** Its new name. Two lists may have the same name. */
  name: string
}

/** `data` of an answer of `ideas.lists.rename`. */
export interface IdeasListsRenameData {
  /** One Ideas List. */
  list: IdeasList
}

/** Input of `ideas.lists.directions.get` 1.0. */
export interface IdeasListsDirectionsGetInput {
  /** Identifies one Ideas List. Copied exactly as returned. */
  ideas_list_handle: IdeasListHandle
}

/** `data` of an answer of `ideas.lists.directions.get`. */
export interface IdeasListsDirectionsGetData {
  /** Identifies one Ideas List. Copied exactly as returned. */
  ideas_list_handle: IdeasListHandle
  /** Its directions, in order. */
  directions: ListDirection[]
}

/** Input of `ideas.lists.get` 1.0. */
export interface IdeasListsGetInput {
  /** Identifies one Ideas List. Copied exactly as returned. */
  ideas_list_handle: IdeasListHandle
}

/** `data` of an answer of `ideas.lists.get`. */
export interface IdeasListsGetData {
  /** One Ideas List. */
  list: IdeasList
  /** The saved ideas of the list, in its order; the first 500 of a longer list. */
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
  /** Identifies one Ideas List. Copied exactly as returned. */
  ideas_list_handle: IdeasListHandle
  /** From ideas.saved.query. At most 50. */
  idea_handles: IdeaHandle[]
  /**
   * With replace all others are removed. With add the given ideas are added, with remove they are
   * removed.
   */
  mode: MembershipMode
}

/** `data` of an answer of `ideas.lists.items.update`. */
export interface IdeasListsItemsUpdateData {
  /** Identifies one Ideas List. Copied exactly as returned. */
  ideas_list_handle: IdeasListHandle
  /** The saved ideas in the list now, in order. */
  idea_handles: IdeaHandle[]
  /** How many ideas were added. */
  added: number
  /** How many ideas were removed. */
  removed: number
}

/** Input of `ideas.lists.members.update` 1.0. */
export interface IdeasListsMembersUpdateInput {
  /** Identifies one Ideas List. Copied exactly as returned. */
  ideas_list_handle: IdeasListHandle
  /**
   * With replace all others are removed. With add the given people are added, with remove they are
   * removed.
   */
  mode: MembershipMode
  /** From relationships.people.query. At most 50. They are never contacted. */
  person_handles?: PersonHandle[]
  /** Or by name. At most 50. Of a longer name, its first 120 characters. */
  person_names?: string[]
}

/** `data` of an answer of `ideas.lists.members.update`. */
export interface IdeasListsMembersUpdateData {
  /** Identifies one Ideas List. Copied exactly as returned. */
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
  /** Identifies one Ideas List. Copied exactly as returned. */
  ideas_list_handle: IdeasListHandle
  /**
   * Friends the likes are for. At most 50. At least one of person_handles or person_names must be
   * present.
   */
  person_handles?: PersonHandle[]
  /** Or by name. At most 50. Of a longer name, its first 120 characters. */
  person_names?: string[]
  /** Only what these friends like. At most 50. */
  source_person_handles?: PersonHandle[]
  /** Or by name. At most 50. Of a longer name, its first 120 characters. */
  source_person_names?: string[]
}

/** `data` of an answer of `ideas.lists.likes.preview`. */
export interface IdeasListsLikesPreviewData {
  /** Identifies exactly this preview. Opaque. */
  preview_token: PreviewToken
  /** The people the likes would be for. */
  people: Person[]
  /** The people whose likes are the source; empty if none were named. */
  source_people: Person[]
  /** The saved ideas that would be liked, and for which people. */
  likes: ListLike[]
}

/** Input of `ideas.lists.likes.apply` 1.0. */
export interface IdeasListsLikesApplyInput {
  /** Identifies one Ideas List. Copied exactly as returned. */
  ideas_list_handle: IdeasListHandle
  /**
   * Friends the likes are for. At most 50. At least one of person_handles or person_names must be
   * present.
   */
  person_handles?: PersonHandle[]
  /** Or by name. At most 50. Of a longer name, its first 120 characters. */
  person_names?: string[]
  /** Only what these friends like. At most 50. */
  source_person_handles?: PersonHandle[]
  /** Or by name. At most 50. Of a longer name, its first 120 characters. */
  source_person_names?: string[]
}

/** `data` of an answer of `ideas.lists.likes.apply`. */
export interface IdeasListsLikesApplyData {
  /** How many likes were recorded. */
  applied: number
  /** How many likes existed already. */
  unchanged: number
  /** The ideas to which nothing was applied, and why. */
  skipped: SkippedLike[]
  /** Identifies the records that were made, one for each like. */
  receipts: string[]
}

/** Input of `ideas.lists.query` 1.0. */
export interface IdeasListsQueryInput {
  /** Words of its name. */
  query?: string
  /**
   * Items per page. 1 to 25. The default is 25 for MCP, API and hosted clients and 5 for SMS. A
   * page count is never the total.
   */
  limit?: number
  /**
   * From the page before. Continues in the snapshot of an earlier answer. Copied exactly as
   * returned.
   */
  snapshot_handle?: SnapshotHandle
  /**
   * From the page before. next_cursor of it; opaque, copied exactly as returned, not combined with
   * new constraints.
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
  /** Identifies one Ideas List. Copied exactly as returned. */
  ideas_list_handle: IdeasListHandle
  /** Friend to share it with. */
  person_handle?: PersonHandle
  /** Or by name. Of a longer name, its first 120 characters. */
  person_name?: string
}

/** `data` of an answer of `ideas.lists.share.prepare`. */
export interface IdeasListsSharePrepareData {
  /** The action to commit explicitly, for an eligible Connected Friend. */
  prepared?: PreparedAction
  /** The link to pass on manually, for a Friend in Mind. */
  manual_link?: ManualLink
}

/** Input of `plans.logistics.get` 1.0. */
export interface PlansLogisticsGetInput {
  /** Identifies one plan. Copied exactly as returned. */
  plan_handle: PlanHandle
}

/** `data` of an answer of `plans.logistics.get`. */
export interface PlansLogisticsGetData {
  /** Identifies one plan. Copied exactly as returned. */
  plan_handle: PlanHandle
  /** The checklist. Empty does not mean that research questions are answered. */
  items: LogisticsItem[]
  /** The progress of the checklist. */
  progress: LogisticsProgress
  /** Who wrote the checklist; omitted if the user did. */
  written_by?: WrittenBy
}

/** Input of `plans.logistics.update` 1.0. */
export interface PlansLogisticsUpdateInput {
  /** Identifies one plan. Copied exactly as returned. */
  plan_handle: PlanHandle
  /**
   * Replace removes the items that are not named; add keeps them, and updates an item of the same
   * kind, action type and title.
   */
  mode: LogisticsMode
  /** Guests see items without visibility. */
  guest_visible_default?: boolean
  /** At most 5. */
  items?: LogisticsItemInput[]
  /**
   * The one item that is written. Only its title is required. Booking, purchasing and payment
   * effects are unsupported.
   */
  item?: LogisticsSingleItemInput
  /** The one item whose status changes. */
  item_handle?: LogisticsItemHandle
  /** Of item_handle; completed means done. */
  status?: LogisticsStatus
}

/** `data` of an answer of `plans.logistics.update`. */
export interface PlansLogisticsUpdateData {
  /** Identifies one plan. Copied exactly as returned. */
  plan_handle: PlanHandle
  /** The current checklist. */
  items: LogisticsItem[]
  /** The progress of the checklist. */
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
   * Default open. inspect says more; list_contents lists its contents, list_ideas_lists the Ideas
   * Lists, inspect_defaults reads the defaults of a list.
   */
  operation?: 'open' | 'inspect' | 'list_contents' | 'list_ideas_lists' | 'inspect_defaults'
  /** What is asked about. */
  subject?: ObjectSubject
  /** Which collection to list. */
  collection?: 'saved_items' | 'relationship_interests' | 'recommendations'
  /** Entries at most. */
  limit?: number
  /**
   * Entries to skip. Entries that go meanwhile move later ones up; the query capabilities read on
   * in a snapshot.
   */
  offset?: number
}

/** `data` of an answer of `ideas.object.get`. */
export interface IdeasObjectGetData {
  /** The object that was found; omitted if no single object was asked about. */
  subject?: ObjectReference
  /** The object itself, in the usual shape of its kind; omitted if entries are listed. */
  object?: { [key: string]: unknown }
  /** The entries, each in the usual shape of its kind; omitted if one object is read. */
  items?: { [key: string]: unknown }[]
  /**
   * Whether there are more entries, which a call with a greater offset reads; omitted if one
   * object is read.
   */
  has_more?: boolean
}

/** Input of `ideas.object.mutate` 2.0. */
export interface IdeasObjectMutateInput {
  /** To undo needs only reversible_action_id. */
  operation?: 'add_to_list' | 'remove_from_list' | 'create_share_link' | 'undo' | 'update_defaults'
  /**
   * Free-form: what is changed. Known keys are handle (any handle), candidate_id, query, type and
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
  /** From the change to undo. It can be undone once, for 24 hours. */
  reversible_action_id?: ReversibleActionId
}

/** `data` of an answer of `ideas.object.mutate`. */
export interface IdeasObjectMutateData {
  /** One object, by its handle and a label a person can read. */
  subject: ObjectReference
  /** What was done, such as added, removed, link_created, undone or defaults_updated. */
  result: string
  /** Undoes the change; null if it cannot be undone. */
  reversible_action_id: ReversibleActionId | null
  /** The link that was made; omitted if none was. */
  share_link?: ShareLink
}

/** Input of `relationships.people.ensure` 1.0. */
export interface RelationshipsPeopleEnsureInput {
  /**
   * The names; existing people are reused. At most 160 characters each, and at most 250 people in
   * one call.
   */
  people?: string[]
  /**
   * The names; existing people are reused. At most 160 characters each, and at most 250 people in
   * one call.
   */
  names?: string[]
}

/** `data` of an answer of `relationships.people.ensure`. */
export interface RelationshipsPeopleEnsureData {
  /** The result for each name, once each, in the order given. */
  people: EnsuredPerson[]
}

/** Input of `relationships.people.manage` 1.0. */
export interface RelationshipsPeopleManageInput {
  /** Without create it needs person_handle. Only private Friends in Mind can be deleted. */
  operation: 'create' | 'rename' | 'delete'
  /** The user's name for the person. Needed to create and to rename. */
  display_name?: string
  /** To rename or delete. Copied exactly as returned. */
  person_handle?: PersonHandle
}

/** `data` of an answer of `relationships.people.manage`. */
export interface RelationshipsPeopleManageData {
  /** One saved person. */
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
  /** Same as name. An extension. */
  query?: string
  /**
   * Part of a name, such as Jo for Jonas. Former names count; case and accents do not. A named
   * check never creates memory nor reveals whether an unrelated person has an account.
   */
  name?: string
  /** Items per page. At most 25. */
  limit?: number
  /**
   * From the page before. Continues in the snapshot of an earlier answer. Copied exactly as
   * returned.
   */
  snapshot_handle?: SnapshotHandle
  /**
   * From the page before. next_cursor of it; opaque, copied exactly as returned, not combined with
   * new constraints.
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
  /** From relationships.people.query. Copied exactly as returned. This or name. */
  person_handle?: PersonHandle
  /** The whole name. This or person_handle. */
  name?: string
}

/** `data` of an answer of `relationships.person.get`. */
export interface RelationshipsPersonGetData {
  /** One saved person. */
  person: Person
  /** Other names of the person. */
  aliases: string[]
  /** The user's Ideas Lists that are for the person. */
  lists: IdeasListReference[]
  /**
   * Saved ideas that the person is known to like, or that the user likes or captured for the
   * person.
   */
  interests: PersonInterest[]
  /**
   * What the person likes and the user has not saved, and private places liked by or for the
   * person. At most 100.
   */
  other_interests: LikedThing[]
  /** The plans the user and the person share. */
  plans: PersonPlan[]
  /** The invites between the user and the person. */
  invites: PersonInvite[]
}

/** Input of `places.private.create` 1.0. */
export interface PlacesPrivateCreateInput {
  /** Its name. */
  name: string
  /** Street, number, city. Its address. */
  address?: string | null
  /** The user's notes about it. */
  description?: string | null
  /** Such as Europe/Berlin. Its time zone, an IANA name. Unknown time zones are refused. */
  timezone?: string | null
  /** Of the catalog. The activity it is for. */
  activity_name?: string | null
}

/** `data` of an answer of `places.private.create`. */
export interface PlacesPrivateCreateData {
  /** One place. */
  place: Place
}

/** Input of `places.private.update` 1.0. */
export interface PlacesPrivateUpdateInput {
  /** Identifies one private place. Copied exactly as returned. */
  place_handle: PlaceHandle
  /** Its new name. */
  name?: string
  /** Street, number, city. null for none. */
  address?: string | null
  /** The user's notes about it. null for none. */
  description?: string | null
  /**
   * Such as Europe/Berlin. null for none. Its time zone, an IANA name. Unknown time zones are
   * refused.
   */
  timezone?: string | null
  /** Of the catalog. null for none. The activity it is for. */
  activity_name?: string | null
}

/** `data` of an answer of `places.private.update`. */
export interface PlacesPrivateUpdateData {
  /** One place. */
  place: Place
  /** The names of the fields that were changed. */
  changed?: string[]
}

/** Input of `places.private.archive` 1.0. */
export interface PlacesPrivateArchiveInput {
  /** Identifies one private place. Copied exactly as returned. */
  place_handle: PlaceHandle
}

/** `data` of an answer of `places.private.archive`. */
export interface PlacesPrivateArchiveData {
  /** One place. */
  place: Place
  /** Undoes it with ideas.object.mutate; null if nothing changed. */
  reversible_action_id: ReversibleActionId | null
}

/** Input of `places.private.query` 1.0. */
export interface PlacesPrivateQueryInput {
  /**
   * Words of it. Where no place has them all, a time, an area and a mood among them are read as
   * such.
   */
  query?: string
  /** Archived ones too. */
  include_archived?: boolean
  /** Items per page. At most 25. */
  limit?: number
  /**
   * From the page before. Continues in the snapshot of an earlier answer. Copied exactly as
   * returned.
   */
  snapshot_handle?: SnapshotHandle
  /**
   * From the page before. next_cursor of it; opaque, copied exactly as returned, not combined with
   * new constraints.
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
  /**
   * An idea_handle, candidate_id, or the handle of a place, event or like. Copied as returned,
   * never invented.
   */
  candidate_id: PlanCandidateId
  /** Its evidence is kept when it is discarded. */
  private_plan?: boolean
  /** Only if the user wants another outing. Drafts one although related drafts exist. */
  separate_outing?: boolean
  /** Of the related draft the user saw. If none still has it, nothing is drafted. */
  expected_checksum?: string
  /** Ideas, places or lists. At most 30. */
  source_handles?: SourceHandle[]
  /** What the sources say. At most 30. */
  claims?: PlanClaim[]
  /** What to do, in free words. */
  custom_activity_name?: string
  /** When it starts; default the event's start. Not in the past. */
  scheduled_at?: string
  /** When it ends. After the start. An extension. */
  scheduled_ends_at?: string
  /** Guests answer by then. Not in the past and not after the start. */
  rsvp_deadline?: string
  /** Fewest people, host included. Never above capacity_max. */
  capacity_min?: number
  /** Most people, host included. Never below capacity_min. */
  capacity_max?: number
  /** Replaces the idea's title. */
  title_override?: string
  /** Replaces the idea's text. */
  description_override?: string
  /** The audience of a draft. Naming people contacts nobody. */
  audience_selection?: AudienceSelection
  /** Offer guests to connect. The page suggests it to those who sign up. */
  connect_on_signup?: boolean
  /** Guests see who comes; default false. Everybody with a link does. An extension. */
  show_guest_list?: boolean
  /**
   * Not needed beside the candidate_id of discovery.record. The candidate of a discovery run that
   * the draft is made from, with everything that proves it is still the one the user saw.
   */
  research_selection?: ResearchSelection
  /** List it comes from. */
  idea_list_handle?: IdeasListHandleLong
  /** If not the idea's place. */
  place_handle?: PlaceHandleLong
}

/** Input of `plans.draft.create` in any accepted version, as its handler sees it. */
export interface PlansDraftCreateAnyInput {
  /**
   * An idea_handle, candidate_id, or the handle of a place, event or like. Copied as returned,
   * never invented.
   */
  candidate_id?: PlanCandidateId
  /** Its evidence is kept when it is discarded. */
  private_plan?: boolean
  /** Only if the user wants another outing. Drafts one although related drafts exist. */
  separate_outing?: boolean
  /** Of the related draft the user saw. If none still has it, nothing is drafted. */
  expected_checksum?: string
  /** Ideas, places or lists. At most 30. */
  source_handles?: SourceHandle[]
  /** What the sources say. At most 30. */
  claims?: PlanClaim[]
  /** What to do, in free words. */
  custom_activity_name?: string
  /** When it starts; default the event's start. Not in the past. */
  scheduled_at?: string
  /** When it ends. After the start. An extension. */
  scheduled_ends_at?: string
  /** Guests answer by then. Not in the past and not after the start. */
  rsvp_deadline?: string
  /** Fewest people, host included. Never above capacity_max. */
  capacity_min?: number
  /** Most people, host included. Never below capacity_min. */
  capacity_max?: number
  /** Replaces the idea's title. */
  title_override?: string
  /** Replaces the idea's text. */
  description_override?: string
  /** The audience of a draft. Naming people contacts nobody. */
  audience_selection?: AudienceSelection
  /** Offer guests to connect. The page suggests it to those who sign up. */
  connect_on_signup?: boolean
  /** Guests see who comes; default false. Everybody with a link does. An extension. */
  show_guest_list?: boolean
  /**
   * Not needed beside the candidate_id of discovery.record. The candidate of a discovery run that
   * the draft is made from, with everything that proves it is still the one the user saw.
   */
  research_selection?: ResearchSelection
  /** List it comes from. */
  idea_list_handle?: IdeasListHandleLong
  /** If not the idea's place. */
  place_handle?: PlaceHandleLong
}

/** `data` of an answer of `plans.draft.create`. */
export interface PlansDraftCreateData {
  /** One plan. */
  plan: Plan
  /** The content of an unsent draft. Nobody has been contacted. */
  draft: PlanDraft
  /** The sources of the draft. */
  evidence: PlanEvidence[]
}

/** Input of `plans.draft.update` 2.0. */
export interface PlansDraftUpdateInput {
  /** Identifies one plan. Copied exactly as returned. */
  plan_handle?: PlanHandle
  /**
   * Of another candidate, its candidate_id or handle. Copied exactly as returned, never invented.
   */
  candidate_id?: PlanCandidateId
  /** Its evidence is kept when it is discarded. */
  private_plan?: boolean
  /** No effect. Changing a draft never creates another one. */
  separate_outing?: boolean
  /** As last read. If the draft has changed since, nothing changes. */
  expected_checksum?: string
  /** Ideas, places or lists. At most 30. */
  source_handles?: SourceHandle[]
  /** What the sources say. At most 30. */
  claims?: PlanClaim[]
  /** In free words; null for the idea's. */
  custom_activity_name?: string | null
  /** When it starts. null for none. Not in the past. */
  scheduled_at?: string | null
  /** When it ends; null for none. After the start; moves with it if left out. An extension. */
  scheduled_ends_at?: string | null
  /** Guests answer by then. null for none. Not in the past and not after the start. */
  rsvp_deadline?: string | null
  /** Fewest people, host included. Never above capacity_max. */
  capacity_min?: number
  /** Most people. null for no limit. Including the host. Never below capacity_min. */
  capacity_max?: number | null
  /** Replaces the idea's title; null restores it. */
  title_override?: string | null
  /** Replaces the idea's text; null restores it. */
  description_override?: string | null
  /** Who is to be invited; null for nobody. Naming people contacts nobody. */
  audience_selection?: AudienceSelection | null
  /** Offer guests to connect. The page suggests it to those who sign up. */
  connect_on_signup?: boolean
  /** Guests see who comes. Everybody with a link does. An extension. */
  show_guest_list?: boolean
  /** List it comes from. */
  idea_list_handle?: IdeasListHandleLong
  /** If not the idea's place. */
  place_handle?: PlaceHandleLong
}

/** Input of `plans.draft.update` in any accepted version, as its handler sees it. */
export interface PlansDraftUpdateAnyInput {
  /** Identifies one plan. Copied exactly as returned. */
  plan_handle?: PlanHandle
  /**
   * Of another candidate, its candidate_id or handle. Copied exactly as returned, never invented.
   */
  candidate_id?: PlanCandidateId
  /** Its evidence is kept when it is discarded. */
  private_plan?: boolean
  /** No effect. Changing a draft never creates another one. */
  separate_outing?: boolean
  /** As last read. If the draft has changed since, nothing changes. */
  expected_checksum?: string
  /** Ideas, places or lists. At most 30. */
  source_handles?: SourceHandle[]
  /** What the sources say. At most 30. */
  claims?: PlanClaim[]
  /** In free words; null for the idea's. */
  custom_activity_name?: string | null
  /** When it starts. null for none. Not in the past. */
  scheduled_at?: string | null
  /** When it ends; null for none. After the start; moves with it if left out. An extension. */
  scheduled_ends_at?: string | null
  /** Guests answer by then. null for none. Not in the past and not after the start. */
  rsvp_deadline?: string | null
  /** Fewest people, host included. Never above capacity_max. */
  capacity_min?: number
  /** Most people. null for no limit. Including the host. Never below capacity_min. */
  capacity_max?: number | null
  /** Replaces the idea's title; null restores it. */
  title_override?: string | null
  /** Replaces the idea's text; null restores it. */
  description_override?: string | null
  /** Who is to be invited; null for nobody. Naming people contacts nobody. */
  audience_selection?: AudienceSelection | null
  /** Offer guests to connect. The page suggests it to those who sign up. */
  connect_on_signup?: boolean
  /** Guests see who comes. Everybody with a link does. An extension. */
  show_guest_list?: boolean
  /** List it comes from. */
  idea_list_handle?: IdeasListHandleLong
  /** If not the idea's place. */
  place_handle?: PlaceHandleLong
}

/** `data` of an answer of `plans.draft.update`. */
export interface PlansDraftUpdateData {
  /** One plan. */
  plan: Plan
  /** The fields that now differ. */
  changed: string[]
}

/** Input of `plans.draft.preview` 2.0. */
export interface PlansDraftPreviewInput {
  /** Identifies one plan. Copied exactly as returned. */
  plan_handle?: PlanHandle
}

/** `data` of an answer of `plans.draft.preview`. */
export interface PlansDraftPreviewData {
  /** One plan. */
  plan: Plan
  /** Hexadecimal SHA-256 of the canonical content that recipients can see. */
  checksum: Checksum
  /** The invitation as its recipients would see it. */
  preview: PlanPreview
  /** The fields that must be filled in before the draft can be sent. */
  missing: string[]
}

/** Input of `plans.draft.delete` 2.0. */
export interface PlansDraftDeleteInput {
  /** Identifies one plan. Copied exactly as returned. */
  plan_handle?: PlanHandle
  /** As last read. If the draft has changed since, nothing is removed. */
  expected_checksum?: string
}

/** Input of `plans.draft.delete` in any accepted version, as its handler sees it. */
export interface PlansDraftDeleteAnyInput {
  /** Identifies one plan. Copied exactly as returned. */
  plan_handle?: PlanHandle
  /** As last read. If the draft has changed since, nothing is removed. */
  expected_checksum?: string
}

/** `data` of an answer of `plans.draft.delete`. */
export interface PlansDraftDeleteData {
  /** Identifies one plan. Copied exactly as returned. */
  plan_handle: PlanHandle
  /** Whether it was discarded, with its evidence kept, or deleted. */
  result: 'discarded' | 'deleted'
}

/** Input of `plans.discard` 1.0. */
export interface PlansDiscardInput {
  /** Identifies one plan. Copied exactly as returned. */
  plan_handle: PlanHandle
}

/** `data` of an answer of `plans.discard`. */
export interface PlansDiscardData {
  /** One plan. */
  plan: Plan
}

/** Input of `plans.get` 2.0. */
export interface PlansGetInput {
  /** Identifies one plan. Copied exactly as returned. */
  plan_handle: PlanHandle
}

/** `data` of an answer of `plans.get`. */
export interface PlansGetData {
  /** One plan. */
  plan: Plan
  /** The original requirements for the plan. An invitee does not see them. */
  requirements: PlanRequirements
  /** What research found; empty for an invitee. */
  evidence: PlanEvidence[]
  /** What it costs, as far as that is known. */
  costs: PlanCost[]
  /** When the plan takes place, as far as that is decided. */
  timing: PlanTiming
  /** Whether guests see who comes; omitted for an invitee. */
  show_guest_list?: boolean
  /** The guests and their answers; empty for an invitee. */
  roster: PlanGuest[]
  /**
   * For an invitee, if the host shows the list, the names of those who come, as the plan's page
   * shows them, the first 30 who answered; rsvp says how many come. Otherwise omitted.
   */
  coming?: string[]
  /** The people who have not answered; empty for an invitee. */
  pending_recipients: Person[]
  /** Of a draft, the people it is for; nobody has been contacted. Omitted otherwise. */
  audience?: Person[]
  /** For an invitee, the invite to it, which invites.rsvp.update answers. Otherwise omitted. */
  invite_handle?: InviteHandle
  /** How many invitations were delivered. An invitee does not see this. */
  delivery: PlanDeliveryCounts
  /** What the caller can do with the plan now. */
  management: PlanManagement
  /** The progress of the checklist. */
  logistics: LogisticsProgress
}

/** Input of `plans.query` 2.0. */
export interface PlansQueryInput {
  /**
   * Default all; drafts are not sent yet. Which plans, by state. active are shared or sent and not
   * over; upcoming are active and have not started.
   */
  scope?: PlanScope
  /** Default all. Which plans, by the caller's role. */
  role?: PlanRoleFilter
  /** Words of its title. */
  query?: string
  /** Items per page. At most 25. */
  limit?: number
  /**
   * From the page before. Continues in the snapshot of an earlier answer. Copied exactly as
   * returned.
   */
  snapshot_handle?: SnapshotHandle
  /**
   * From the page before. next_cursor of it; opaque, copied exactly as returned, not combined with
   * new constraints.
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
  /** Identifies one plan. Copied exactly as returned. */
  plan_handle?: PlanHandle
}

/** `data` of an answer of `plans.status.get`. */
export interface PlansStatusGetData {
  /** One plan. */
  plan: Plan
  /**
   * The prepared action that waits for approval, or that the user refused within a day; null if
   * there is none.
   */
  prepared: PreparedAction | null
  /** What happened to each invitation; empty for an invitee. */
  deliveries: PlanDelivery[]
  /** Of a draft, the people it is for; nobody has been contacted. Omitted otherwise. */
  audience?: Person[]
  /** How many invites of a plan have each answer. */
  rsvp: RsvpCounts
  /** How close a plan is to its minimum of people. */
  tip: Tip
}

/** Input of `plans.prepare_send` 2.0. */
export interface PlansPrepareSendInput {
  /** Identifies one plan. Copied exactly as returned. */
  plan_handle?: PlanHandle
  /**
   * Details the guests see. For a private draft, at most 5,000 characters. Private notes are never
   * copied. They become part of the prepared action and of its checksum.
   */
  public_description?: string
  /**
   * Default send_invites. A share link is passed on by the host; anyone with it can use it. Each
   * person named also gets a link of their own, and no message is sent. A plan that is already
   * shared or active can get another share link.
   */
  action?: SendAction
  /**
   * By name; default the draft's audience. At most 250 with those by handle. If a name fits
   * several saved people or none, the answer asks.
   */
  send_person_names?: string[]
  /** From relationships.people.query. The recipients, copied exactly as returned. */
  send_person_handles?: PersonHandleLong[]
}

/** `data` of an answer of `plans.prepare_send`. */
export interface PlansPrepareSendData {
  /**
   * A prepared action that waits for a later explicit approval. Nothing has changed and nobody was
   * contacted.
   */
  prepared: PreparedAction
  /** One plan. */
  plan: Plan
}

/** Input of `plans.invitation.prepare` 1.0. */
export interface PlansInvitationPrepareInput {
  /** Identifies one plan. Copied exactly as returned. */
  plan_handle?: PlanHandle
  /**
   * Details the guests see. For a private draft, at most 5,000 characters. Private notes are never
   * copied. They become part of the prepared action and of its checksum.
   */
  public_description?: string
  /**
   * Default send_invites. A share link is passed on by the host; anyone with it can use it. Each
   * person named also gets a link of their own, and no message is sent. A plan that is already
   * shared or active can get another share link.
   */
  action?: SendAction
  /**
   * By name; default the draft's audience. At most 250 with those by handle. If a name fits
   * several saved people or none, the answer asks.
   */
  send_person_names?: string[]
  /** From relationships.people.query. The recipients, copied exactly as returned. */
  send_person_handles?: PersonHandleLong[]
}

/** `data` of an answer of `plans.invitation.prepare`. */
export interface PlansInvitationPrepareData {
  /**
   * A prepared action that waits for a later explicit approval. Nothing has changed and nobody was
   * contacted.
   */
  prepared: PreparedAction
  /** One plan. */
  plan: Plan
}

/** Input of `plans.roster.prepare` 2.0. */
export interface PlansRosterPrepareInput {
  /** Identifies one plan. Copied exactly as returned. */
  plan_handle: PlanHandle
  /** As last read. If the plan has changed since, nothing is prepared. */
  expected_revision?: number
  /** Everybody on the new roster. 1 to 250, names included. */
  recipient_handles?: PersonHandle[]
  /**
   * Those without a handle, by name. If a name fits several saved people or none, the answer asks.
   * 1 to 250, handles included. Of a longer name, its first 120 characters.
   */
  recipient_names?: string[]
}

/** `data` of an answer of `plans.roster.prepare`. */
export interface PlansRosterPrepareData {
  /** The change, which waits for approval; omitted if the roster is already like that. */
  prepared?: PreparedAction
  /** The current guests. */
  current_roster: PlanGuest[]
  /** Those who would be invited. */
  add: Person[]
  /** Those who would be removed. */
  remove: Person[]
  /** The people who would get a link from the host instead of a message. */
  manual_share: Person[]
}

/** Input of `plans.update.prepare` 2.0. */
export interface PlansUpdatePrepareInput {
  /** Identifies one plan. Copied exactly as returned. */
  plan_handle: PlanHandle
  /**
   * Omitted fields stay. What to change in a shared or active plan. Omitted fields do not change;
   * null clears a field.
   */
  changes: PlanChanges
  /** As last read. If the plan has changed since, nothing is prepared. */
  expected_revision?: number
  /**
   * Default true if time or place change. They get a message once it is committed, and see the
   * changed plan either way. The start, the end, the time and place to meet and an earlier
   * deadline count; the default is otherwise false.
   */
  notify_recipients?: boolean
}

/** `data` of an answer of `plans.update.prepare`. */
export interface PlansUpdatePrepareData {
  /** The change, which waits for approval; omitted if the plan is already like that. */
  prepared?: PreparedAction
  /** The fields of a plan that a prepared change affects; all others are omitted. */
  before: PlanDetails
  /** The fields of a plan that a prepared change affects; all others are omitted. */
  after: PlanDetails
  /**
   * How many guests the change affects. Their answers are kept; if time or place change, they are
   * asked to confirm them.
   */
  affected: number
  /** Whether they would get a message. */
  notify: boolean
}

/** Input of `plans.cancel.prepare` 2.0. */
export interface PlansCancelPrepareInput {
  /** Identifies one plan. Copied exactly as returned. */
  plan_handle: PlanHandle
  /** As last read. If the plan has changed since, nothing is prepared. */
  expected_revision?: number
}

/** `data` of an answer of `plans.cancel.prepare`. */
export interface PlansCancelPrepareData {
  /**
   * A prepared action that waits for a later explicit approval. Nothing has changed and nobody was
   * contacted.
   */
  prepared: PreparedAction
  /** Everybody who would get a message, and how. */
  recipients: Recipient[]
}

/** Input of `plans.send` 1.0. */
export interface PlansSendInput {
  /**
   * A link to pass on, or messages. Whether to create a share link, which the host passes on, or
   * to send invites.
   */
  action?: SendAction
  /**
   * Of the prepared action. The confirmation token of the prepared action, matching and unexpired.
   */
  confirmation_token?: string
}

/** `data` of an answer of `plans.send`. */
export interface PlansSendData {
  /** One plan. */
  plan?: Plan
  /** What happened to each invitation. */
  deliveries?: PlanDelivery[]
}

/** Input of `plans.lifecycle.commit` 1.0. */
export interface PlansLifecycleCommitInput {
  [key: string]: unknown
}

/** `data` of an answer of `plans.lifecycle.commit`. */
export interface PlansLifecycleCommitData {
  /** One plan. */
  plan?: Plan
}

/** Input of `ideas.list.generate` 2.0. */
export interface IdeasListGenerateInput {
  /**
   * Friends by name. At most 25 with names and person_handles. Exact existing people resolve;
   * unresolved names return a typed prerequisite (relationships.people.ensure).
   */
  people?: string[]
  /** Same as people. At most 25 with people and person_handles. */
  names?: string[]
  /** From relationships.people.query. Copied exactly; at most 25. */
  person_handles?: PersonHandle[]
  /** Same as idea_list_name. */
  feed_name?: string
  /** Same as idea_list_names. */
  feed_names?: string[]
  /** The same, for one list. */
  idea_list_name?: string
  /** Only from these lists, by name. */
  idea_list_names?: string[]
  /** Only there. */
  neighborhoods?: string[]
  /** Each choice must satisfy one. */
  activities?: string[]
  /** Activities in free words. */
  user_activities?: string[]
  /**
   * Such as this-weekend, next-week, next-few-days. A named period. Only timing explicitly stated
   * or already durable; never defaults to today or the current date.
   */
  when_preset?: string
  /**
   * The time in the user's words. Only timing explicitly stated or already durable; never defaults
   * to today or the current date.
   */
  when?: string
  /** Exact windows. From explicitly supplied timing. */
  time_slots?: TimeSlot[]
  /** How long it takes. */
  duration_minutes?: number
  /** The user named requested_start_at. */
  constraint_kind?: 'exact_start'
  /**
   * The exact start, with offset. A timezone-aware exact start that was explicitly requested.
   */
  requested_start_at?: string
  /** Words each choice must match. A named venue, object, cuisine or activity. */
  search?: string
  /** Wishes that only rank. At most 10. */
  preference_terms?: string[]
  /** Only from these lists. */
  idea_list_handles?: IdeasListHandleLong[]
  /** The name of the list. */
  name?: string
  /** Ideas at most. */
  limit?: number
}

/** Input of `ideas.list.generate` in any accepted version, as its handler sees it. */
export interface IdeasListGenerateAnyInput {
  /**
   * Friends by name. At most 25 with names and person_handles. Exact existing people resolve;
   * unresolved names return a typed prerequisite (relationships.people.ensure).
   */
  people?: string[]
  /** Same as people. At most 25 with people and person_handles. */
  names?: string[]
  /** From relationships.people.query. Copied exactly; at most 25. */
  person_handles?: PersonHandle[]
  /** Same as idea_list_name. */
  feed_name?: string
  /** Same as idea_list_names. */
  feed_names?: string[]
  /** The same, for one list. */
  idea_list_name?: string
  /** Only from these lists, by name. */
  idea_list_names?: string[]
  /** Only there. */
  neighborhoods?: string[]
  /** Each choice must satisfy one. */
  activities?: string[]
  /** Activities in free words. */
  user_activities?: string[]
  /**
   * Such as this-weekend, next-week, next-few-days. A named period. Only timing explicitly stated
   * or already durable; never defaults to today or the current date.
   */
  when_preset?: string
  /**
   * The time in the user's words. Only timing explicitly stated or already durable; never defaults
   * to today or the current date.
   */
  when?: string
  /** Exact windows. From explicitly supplied timing. */
  time_slots?: TimeSlot[]
  /** How long it takes. */
  duration_minutes?: number
  /** The user named requested_start_at. */
  constraint_kind?: 'exact_start'
  /**
   * The exact start, with offset. A timezone-aware exact start that was explicitly requested.
   */
  requested_start_at?: string
  /** Words each choice must match. A named venue, object, cuisine or activity. */
  search?: string
  /** Wishes that only rank. At most 10. */
  preference_terms?: string[]
  /** Only from these lists. */
  idea_list_handles?: IdeasListHandleLong[]
  /** The name of the list. */
  name?: string
  /** Ideas at most. */
  limit?: number
}

/** `data` of an answer of `ideas.list.generate`. */
export interface IdeasListGenerateData {
  /** One Ideas List. */
  list: IdeasList
  /** The candidates in the list, best first. */
  items: Candidate[]
  /** The filters that were applied. */
  filters_used: DiscoveryFilters
  /** What the list does not cover. */
  gaps: ResearchGap[]
  /** Undoes it with ideas.object.mutate; null if nothing changed. */
  reversible_action_id: ReversibleActionId | null
}

/** Input of `ideas.recommendations.get` 2.1. */
export interface IdeasRecommendationsGetInput {
  /**
   * Friends by name. At most 25 with names and person_handles. Exact existing people resolve;
   * unresolved names return a typed prerequisite (relationships.people.ensure).
   */
  people?: string[]
  /** Same as people. At most 25 with people and person_handles. */
  names?: string[]
  /** From relationships.people.query. Copied exactly; at most 25. */
  person_handles?: PersonHandle[]
  /** Same as idea_list_name. */
  feed_name?: string
  /** Same as idea_list_names. */
  feed_names?: string[]
  /** The same, for one list. */
  idea_list_name?: string
  /** Only from these lists, by name. */
  idea_list_names?: string[]
  /** Only there. */
  neighborhoods?: string[]
  /** Each choice must satisfy one. */
  activities?: string[]
  /** Activities in free words. */
  user_activities?: string[]
  /**
   * Such as this-weekend, next-week, next-few-days. A named period. Only timing explicitly stated
   * or already durable; never defaults to today or the current date.
   */
  when_preset?: string
  /**
   * The time in the user's words. Only timing explicitly stated or already durable; never defaults
   * to today or the current date.
   */
  when?: string
  /** Exact windows. From explicitly supplied timing. */
  time_slots?: TimeSlot[]
  /** How long it takes. */
  duration_minutes?: number
  /** The user named requested_start_at. */
  constraint_kind?: 'exact_start'
  /**
   * The exact start, with offset. A timezone-aware exact start that was explicitly requested.
   */
  requested_start_at?: string
  /** Words each choice must match. A named venue, object, cuisine or activity. */
  search?: string
  /** Wishes that only rank. At most 10. */
  preference_terms?: string[]
  /** Only from these lists. */
  idea_list_handles?: IdeasListHandleLong[]
  /** Recommendations per page. Presentation only. */
  page_size?: number
  /**
   * From the page before. next_cursor of it; opaque, copied exactly, not combined with new
   * constraints.
   */
  cursor?: string
  /** Liked choices come first. */
  prioritize_likes?: boolean
  /** Read calendars again before the answer. */
  allow_calendar_fetch?: boolean
}

/** Input of `ideas.recommendations.get` in any accepted version, as its handler sees it. */
export interface IdeasRecommendationsGetAnyInput {
  /**
   * Friends by name. At most 25 with names and person_handles. Exact existing people resolve;
   * unresolved names return a typed prerequisite (relationships.people.ensure).
   */
  people?: string[]
  /** Same as people. At most 25 with people and person_handles. */
  names?: string[]
  /** From relationships.people.query. Copied exactly; at most 25. */
  person_handles?: PersonHandle[]
  /** Same as idea_list_name. */
  feed_name?: string
  /** Same as idea_list_names. */
  feed_names?: string[]
  /** The same, for one list. */
  idea_list_name?: string
  /** Only from these lists, by name. */
  idea_list_names?: string[]
  /** Only there. */
  neighborhoods?: string[]
  /** Each choice must satisfy one. */
  activities?: string[]
  /** Activities in free words. */
  user_activities?: string[]
  /**
   * Such as this-weekend, next-week, next-few-days. A named period. Only timing explicitly stated
   * or already durable; never defaults to today or the current date.
   */
  when_preset?: string
  /**
   * The time in the user's words. Only timing explicitly stated or already durable; never defaults
   * to today or the current date.
   */
  when?: string
  /** Exact windows. From explicitly supplied timing. */
  time_slots?: TimeSlot[]
  /** How long it takes. */
  duration_minutes?: number
  /** The user named requested_start_at. */
  constraint_kind?: 'exact_start'
  /**
   * The exact start, with offset. A timezone-aware exact start that was explicitly requested.
   */
  requested_start_at?: string
  /** Words each choice must match. A named venue, object, cuisine or activity. */
  search?: string
  /** Wishes that only rank. At most 10. */
  preference_terms?: string[]
  /** Only from these lists. */
  idea_list_handles?: IdeasListHandleLong[]
  /** Recommendations per page. Presentation only. */
  page_size?: number
  /**
   * From the page before. next_cursor of it; opaque, copied exactly, not combined with new
   * constraints.
   */
  cursor?: string
  /** Liked choices come first. */
  prioritize_likes?: boolean
  /** Read calendars again before the answer. */
  allow_calendar_fetch?: boolean
}

/** `data` of an answer of `ideas.recommendations.get`. */
export interface IdeasRecommendationsGetData {
  /** The recommendations, best first. */
  items: Candidate[]
  /** The filters that were applied. */
  applied_filters: DiscoveryFilters
  /** What the recommendations do not cover; the same on every page. */
  gaps: ResearchGap[]
}

/** Input of `ideas.recommendations.prepare` 1.0. */
export interface IdeasRecommendationsPrepareInput {
  /**
   * Default lookup; more and detail need both handles. more reads on in a snapshot, detail tells
   * more about one option.
   */
  action?: 'lookup' | 'more' | 'detail'
  /** The complete request. */
  objective?: string
  /** The literal place or cuisine. */
  subject?: string
  /** One saved friend, by name. */
  person?: string
  /** City or neighborhood. */
  area?: string
  /** What the user prefers. Ranks the choices. */
  preference?: string
  /** Only if the user said so. The service turns it into a date window. */
  date_phrase?: 'today' | 'tomorrow' | 'this week' | 'next week' | 'this weekend' | 'next weekend' | 'next two weeks' | 'next couple of weeks'
  /** From the lookup, for more and detail. Copied exactly. */
  snapshot_handle?: SnapshotHandle
  /** From the lookup, for more and detail. Copied exactly. */
  option_handle?: string
}

/** `data` of an answer of `ideas.recommendations.prepare`. */
export interface IdeasRecommendationsPrepareData {
  /** Identifies one result snapshot. Copied exactly as returned. */
  snapshot_handle: SnapshotHandle
  /** The choices, best first. */
  options: RecommendationOption[]
  /** The period the phrase means; null if none was given. */
  date_window: TimeRange | null
  /** What is saved about the person; null if none was named. */
  person_context: PersonContext | null
  /** What the stored data does not answer. */
  research_gaps: ResearchGap[]
}

/** Input of `relationships.interest.get` 2.0. */
export interface RelationshipsInterestGetInput {
  /** May be omitted. */
  operation?: 'check_mutual'
  /** The subject of an interest. Extra keys are allowed. */
  subject?: InterestSubject
  /**
   * Identifies one saved person. Copied exactly as returned; this input admits up to 191
   * characters.
   */
  person_handle?: PersonHandleLong
  /** The friend's name instead. Words to find the saved person by. */
  person_query?: string
}

/** `data` of an answer of `relationships.interest.get`. */
export interface RelationshipsInterestGetData {
  /** The subject of an interest. Extra keys are allowed. */
  subject: InterestSubject
  /** Whether the caller has the interest. */
  mine: boolean
  /**
   * The other person; null if none was named, or if the words match nobody or several people.
   */
  person: Person | null
  /** The saved people the words match, if several. */
  candidates?: Person[]
  /**
   * True only if the other person shares the interest; otherwise unknown, for any reason. It is
   * never false.
   */
  mutual: MutualInterest
}

/** Input of `relationships.interest.mutate` 2.0. */
export interface RelationshipsInterestMutateInput {
  /** To undo needs reversible_action_id. */
  operation?: 'like' | 'unlike' | 'undo'
  /** The subject of an interest. Extra keys are allowed. */
  subject?: InterestSubject
  /**
   * Identifies one saved person. Copied exactly as returned; this input admits up to 191
   * characters.
   */
  person_handle?: PersonHandleLong
  /** The friend's name instead. Words to find the saved person by. */
  person_query?: string
  /** List of the interest. The Ideas List of the interest. Copied exactly as returned. */
  idea_list_handle?: IdeasListHandleLong
  /** From the change to undo. At most 36 characters; 32 in the earlier registry. */
  reversible_action_id?: ReversibleActionIdLong
}

/** Input of `relationships.interest.mutate` in any accepted version, as its handler sees it. */
export interface RelationshipsInterestMutateAnyInput {
  /** To undo needs reversible_action_id. */
  operation?: 'like' | 'unlike' | 'undo'
  /** The subject of an interest. Extra keys are allowed. */
  subject?: InterestSubject
  /**
   * Identifies one saved person. Copied exactly as returned; this input admits up to 191
   * characters.
   */
  person_handle?: PersonHandleLong
  /** The friend's name instead. Words to find the saved person by. */
  person_query?: string
  /** List of the interest. The Ideas List of the interest. Copied exactly as returned. */
  idea_list_handle?: IdeasListHandleLong
  /** From the change to undo. At most 36 characters; 32 in the earlier registry. */
  reversible_action_id?: ReversibleActionIdLong | ReversibleActionId
}

/** `data` of an answer of `relationships.interest.mutate`. */
export interface RelationshipsInterestMutateData {
  /** The subject of an interest. Extra keys are allowed. */
  subject: InterestSubject
  /** The saved person it is for; null if it is for nobody in particular. */
  person: Person | null
  /** Whether the user has the interest now; if a person is named, whether it is for them. */
  liked: boolean
  /**
   * Identifies this change. It can be undone once, within 24 hours; null if there is nothing to
   * undo.
   */
  reversible_action_id: ReversibleActionIdLong | null
}

/** Input of `relationships.connection.prepare` 2.0. */
export interface RelationshipsConnectionPrepareInput {
  /** Needed. Whether a list share to one friend or a connection invitation is prepared. */
  operation?: 'prepare_list_share' | 'prepare_connection_invite'
  /**
   * Identifies one Ideas List. Copied exactly as returned; this input admits up to 191 characters.
   */
  idea_list_handle?: IdeasListHandleLong
  /** Its name instead. Words to find the Ideas List by. */
  idea_list_query?: string
  /**
   * Identifies one saved person. Copied exactly as returned; this input admits up to 191
   * characters.
   */
  person_handle?: PersonHandleLong
  /** The friend's name instead. Words to find the saved person by. */
  person_query?: string
}

/** `data` of an answer of `relationships.connection.prepare`. */
export interface RelationshipsConnectionPrepareData {
  /** The list share, which waits for an explicit commit. */
  prepared?: PreparedAction
  /** The connection invitation to pass on manually. */
  manual_invitation?: ManualInvitation
}

/** Input of `relationships.connection.send` 1.0. */
export interface RelationshipsConnectionSendInput {
  /** What was prepared and should be sent. */
  operation?: 'confirm_list_share'
  /** Of the prepared action. Copied exactly as returned. */
  confirmation_token?: string
}

/** `data` of an answer of `relationships.connection.send`. */
export interface RelationshipsConnectionSendData {
  /** What happened to the message to each person. */
  deliveries?: CommitDelivery[]
}

/** Input of `relationships.friendship.review` 1.0. */
export interface RelationshipsFriendshipReviewInput {
  /** The step to review. Nothing is changed. */
  operation?: 'create_invitation' | 'accept_invitation' | 'disconnect' | 'close_invitation'
  /** People the step concerns. At most 50. */
  people_handles?: PersonHandleLong[]
  /**
   * For one person, or several. Whether an invitation is for one person or is shared by several.
   */
  mode?: FriendshipMode
  /** The link shows some reviewed likes. */
  preview_enabled?: boolean
  /**
   * The invitation's link, or the last part of it. Copied exactly as returned. A guest's link to a
   * plan is taken too where its host offers guests to connect.
   */
  invitation_token?: InvitationToken
  /**
   * Identifies one saved person. Copied exactly as returned; this input admits up to 191
   * characters.
   */
  person_handle?: PersonHandleLong
  /**
   * From identity_choices; omit if none. The returned identity choice that says which of the
   * host's people the caller is.
   */
  identity_choice_handle?: string
  /**
   * The host, as saved. Which of the caller's own saved people the host is. Copied exactly as
   * returned.
   */
  own_host_person_handle?: PersonHandleLong
  /** With excluded_choices. The review that is repeated. Copied exactly as returned. */
  previous_review_token?: ReviewToken
  /**
   * Each choice_id to exclude. At most 1000. All retained intentions start included; to exclude
   * some, repeat the review with previous_review_token and these.
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
  /** Which of the host's people the caller may be; empty if that is not asked. */
  identity_choices: IdentityChoice[]
  /** When the review expires. */
  expires_at: string
}

/** Input of `relationships.friendship.apply` 1.0. */
export interface RelationshipsFriendshipApplyInput {
  /**
   * Seals one exact review: the operation, its consequences, and the choices with what is
   * included. At most 262144 characters; copied exactly as returned.
   */
  review_token?: ReviewToken
  /** True once the user accepted them. Otherwise nothing is applied. */
  accept_consequences?: boolean
  /**
   * Also take those people off the reviewed likes. Only the actor's own, and not those that were
   * excluded.
   */
  remove_from_likes?: boolean
  /**
   * The idempotency key of this change. If given, it must equal the request's idempotency key.
   */
  idempotency_key?: string
}

/** `data` of an answer of `relationships.friendship.apply`. */
export interface RelationshipsFriendshipApplyData {
  /** The result. */
  result: 'link_ready' | 'connected' | 'disconnected' | 'closed'
  /** The link to pass on, if one was created. The service does not send it. */
  link?: FriendshipLink
  /** The people who were connected or disconnected by it. */
  connections: Person[]
}

/** Input of `relationships.invitation.get` 1.0. */
export interface RelationshipsInvitationGetInput {
  /**
   * The invitation's link, or the last part of it. Copied exactly as returned. A guest's link to a
   * plan is taken too where its host offers guests to connect.
   */
  invitation_token?: InvitationToken
}

/** `data` of an answer of `relationships.invitation.get`. */
export interface RelationshipsInvitationGetData {
  /** Whether the invitation still admits people. */
  admission: 'open' | 'full' | 'closed' | 'expired'
  /**
   * For one person, or several. Whether an invitation is for one person or is shared by several.
   */
  mode: FriendshipMode
  /**
   * The names of those who joined. Of an individual invitation only the inviter sees them; others
   * see themselves.
   */
  joined: string[]
  /** Which of the host's people the caller may be. */
  identity_choices: IdentityChoice[]
  /** A limited preview; null if the host enabled none. */
  preview: InvitationPreview | null
}

/** Input of `ideas.roundup.get` 1.0. */
export interface IdeasRoundupGetInput {
  /**
   * From ideas.roundup.mutate. The roundup to read. A call without it is refused with
   * input_invalid.
   */
  public_id?: RoundupPublicId
  /** Only updates after this number. */
  after_cursor?: number
}

/** `data` of an answer of `ideas.roundup.get`. */
export interface IdeasRoundupGetData {
  /** Identifies one roundup (a capture of several items). Copied exactly as returned. */
  public_id: RoundupPublicId
  /**
   * The state of a roundup. Extracting and capturing continue without the caller; the three
   * required states wait for the user; completed, failed and archived are terminal. A failed one
   * can be retried, and so can a completed one with failed items; items that were skipped can be
   * selected later.
   */
  state: RoundupState
  /** The generation of a roundup. Each accepted mutation raises it by one. */
  generation: Generation
  /** Which part of the source is captured; null while undecided. */
  scope: RoundupScope | null
  /** Where the ideas are put; null while undecided. */
  destination: RoundupDestination | null
  /** The items and what happened to each. */
  items: RoundupItem[]
  /** What happened, oldest first. */
  updates: RoundupUpdate[]
  /** The one typed continuation of a needs_input result; null otherwise. */
  continuation: RoundupContinuation | null
}

/** Input of `ideas.roundup.mutate` 2.5. */
export interface IdeasRoundupMutateInput {
  /** What to do with the roundup. */
  operation?: RoundupOperation
  /** Omit to create one. */
  public_id?: RoundupPublicId
  /** The page the items are on. */
  source_url?: string
  /** The text the items are in. */
  source_text?: string
  /** The items, if already known. 2 to 100. */
  items?: RoundupSourceItem[]
  /** Save the items, or recommend from them. */
  mode?: 'capture' | 'recommendation'
  /** Which part of the source is captured. */
  scope?: RoundupScope
  /** Save a selection, or all. */
  selection_policy?: 'curated' | 'save_all'
  /**
   * Names of the items to save. 1 to 10. For create with structured items and named_items scope it
   * is derived when omitted.
   */
  selected_items?: string[]
  /** Name of the list to put them on. */
  target_feed_text?: string
  /** Friend they are for, by name. */
  target_person_text?: string
  /** What the user asks of the items. */
  explicit_requirements?: string[]
  /** What the recommendation is for. */
  recommendation_context?: { [key: string]: unknown }
  /** As last read. Any other generation is refused with stale_generation. */
  expected_generation?: Generation
  /** List to put them on. */
  target_ideas_list_handle?: IdeasListHandleLong
}

/** Input of `ideas.roundup.mutate` in any accepted version, as its handler sees it. */
export interface IdeasRoundupMutateAnyInput {
  /** What to do with the roundup. */
  operation?: RoundupOperation
  /** Omit to create one. */
  public_id?: RoundupPublicId
  /** The page the items are on. */
  source_url?: string
  /** The text the items are in. */
  source_text?: string
  /** The items, if already known. 2 to 100. */
  items?: RoundupSourceItem[]
  /** Save the items, or recommend from them. */
  mode?: 'capture' | 'recommendation'
  /** Which part of the source is captured. */
  scope?: RoundupScope
  /** Save a selection, or all. */
  selection_policy?: 'curated' | 'save_all'
  /**
   * Names of the items to save. 1 to 10. For create with structured items and named_items scope it
   * is derived when omitted.
   */
  selected_items?: string[]
  /** Name of the list to put them on. */
  target_feed_text?: string
  /** Friend they are for, by name. */
  target_person_text?: string
  /** What the user asks of the items. */
  explicit_requirements?: string[]
  /** What the recommendation is for. */
  recommendation_context?: { [key: string]: unknown }
  /** As last read. Any other generation is refused with stale_generation. */
  expected_generation?: Generation
  /** List to put them on. */
  target_ideas_list_handle?: IdeasListHandleLong
}

/** `data` of an answer of `ideas.roundup.mutate`. */
export interface IdeasRoundupMutateData {
  /** Identifies one roundup (a capture of several items). Copied exactly as returned. */
  public_id: RoundupPublicId
  /**
   * The state of a roundup. Extracting and capturing continue without the caller; the three
   * required states wait for the user; completed, failed and archived are terminal. A failed one
   * can be retried, and so can a completed one with failed items; items that were skipped can be
   * selected later.
   */
  state: RoundupState
  /** The generation of a roundup. Each accepted mutation raises it by one. */
  generation: Generation
  /** Which part of the source is captured; null while undecided. */
  scope: RoundupScope | null
  /** Where the ideas are put; null while undecided. */
  destination: RoundupDestination | null
  /** The items and what happened to each. */
  items: RoundupItem[]
  /** What happened, oldest first. */
  updates: RoundupUpdate[]
  /** The one typed continuation of a needs_input result; null otherwise. */
  continuation: RoundupContinuation | null
}

/** Input of `ideas.saved.query` 2.0. */
export interface IdeasSavedQueryInput {
  /** Default all. created_ideas lists every saved idea too; saved_places only places. */
  kind?: 'all' | 'saved_places' | 'created_ideas'
  /** Words of the idea, not of people. */
  query?: string
  /** Only what a friend likes too. */
  mutual_only?: boolean
  /**
   * Only what concerns this friend. Liked by or for the person, captured for them, or on one of
   * their lists.
   */
  person_handle?: PersonHandle
  /** Or by name. */
  person_name?: string
  /** Items per page. At most 25. */
  limit?: number
  /**
   * From the page before. Continues in the snapshot of an earlier answer. Copied exactly as
   * returned.
   */
  snapshot_handle?: SnapshotHandle
  /**
   * From the page before. next_cursor of it; opaque, copied exactly as returned, not combined with
   * new constraints.
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
  /** Required and not empty; filters cannot replace it. */
  query: string
  /** The subject without its constraints. */
  semantic_subject?: string
  /** Default everywhere. */
  scopes?: SearchScope[]
  /** The same, for one scope. */
  scope?: SearchScope
  /** Friends by name. At most 25 with names. */
  people?: string[]
  /** Same as people. At most 25 with people. */
  names?: string[]
  /** Related activities. At most 25. */
  activities?: string[]
  /** Only there. At most 25. */
  neighborhoods?: string[]
  /** At or after this. Needs starts_before and timezone. */
  starts_after?: string
  /** Before this. Supplied with starts_after and timezone. */
  starts_before?: string
  /**
   * Such as Europe/Berlin. Of times without an offset, of daypart and weekdays. Required with
   * starts_after and starts_before.
   */
  timezone?: string
  /** The exact start that is wanted. */
  requested_start_at?: string
  /** Results at most. */
  limit?: number
  /** Only if the user named one. A part of the day the user stated. */
  daypart?: Daypart
  /** Only if the user named some. The days of the week the user stated. */
  weekday_selector?: WeekdaySelector
}

/** Input of `ideas.search` in any accepted version, as its handler sees it. */
export interface IdeasSearchAnyInput {
  /** Required and not empty; filters cannot replace it. */
  query?: string
  /** The subject without its constraints. */
  semantic_subject?: string
  /** Default everywhere. */
  scopes?: SearchScope[]
  /** The same, for one scope. */
  scope?: SearchScope
  /** Friends by name. At most 25 with names. */
  people?: string[]
  /** Same as people. At most 25 with people. */
  names?: string[]
  /** Related activities. At most 25. */
  activities?: string[]
  /** Only there. At most 25. */
  neighborhoods?: string[]
  /** At or after this. Needs starts_before and timezone. */
  starts_after?: string
  /** Before this. Supplied with starts_after and timezone. */
  starts_before?: string
  /**
   * Such as Europe/Berlin. Of times without an offset, of daypart and weekdays. Required with
   * starts_after and starts_before.
   */
  timezone?: string
  /** The exact start that is wanted. */
  requested_start_at?: string
  /** Results at most. */
  limit?: number
  /** Only if the user named one. A part of the day the user stated. */
  daypart?: Daypart
  /** Only if the user named some. The days of the week the user stated. */
  weekday_selector?: WeekdaySelector
  /** Alias of query. */
  q?: string
}

/** `data` of an answer of `ideas.search`. */
export interface IdeasSearchData {
  /** What was found, best first; empty if nothing was. */
  items: SearchResult[]
  /** Queries that would find more; empty if there is no better one. */
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
  /** Change which saved ideas are in an Ideas List. */
  'ideas.lists.items.update': {
    input: IdeasListsItemsUpdateInput
    request: IdeasListsItemsUpdateInput
    data: IdeasListsItemsUpdateData
    effect: 'write'
    status: 'completed' | 'unchanged' | 'needs_input' | 'failed'
  }
  /** Change who an Ideas List is for. */
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
  /** Get the status of a plan. */
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
  /** Create a roundup, or move it one step forward. */
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

/** What the caller may choose from, by the code of the error that has it. */
export interface Candidates {
  person_ambiguous: PersonCandidate
  person_unresolved: PersonCandidate
  list_ambiguous: IdeasListCandidate
  subject_ambiguous: SubjectCandidate
  related_drafts_exist: DraftCandidate
  timing_required: ChoiceCandidate
  scope_required: ChoiceCandidate
  destination_required: IdeasListCandidate
  selection_required: RoundupItemCandidate
  clarification_required: ConstraintCandidate
  catalog_name_unknown: CatalogNameCandidate
  nothing_found: WiderRequestCandidate
}

export type CapabilityId = keyof Capabilities

/** The input of a handler: the current input, with the fields that only earlier versions have as optional ones. */
export type Input<Id extends CapabilityId> = Capabilities[Id]['input']

/** The input that a caller sends, in the current version. */
export type Request<Id extends CapabilityId> = Capabilities[Id]['request']

export type Data<Id extends CapabilityId> = Capabilities[Id]['data']

export type Status<Id extends CapabilityId = CapabilityId> = Capabilities[Id]['status']

/** What every answer with HTTP status 200 carries beside its status, data and error. */
export interface Envelope {
  contract: 'service.capability-outcome.v1'
  outcome: Outcome
  /** The error again, and any that came with it. */
  errors: OutcomeError[]
  /** The effects, confirmed or not. Absent if there can be none. */
  effects?: Effect[]
  next_actions: NextAction[]
  /** The durable execution; every write has one. */
  execution_id?: string
  /** True if this is the stored answer to an earlier request with the same key. */
  replayed?: boolean
  request_id: string
  capability: { name: CapabilityId; version: string }
}

/** The whole answer of one capability. It has data unless its status is needs_input or failed. */
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
