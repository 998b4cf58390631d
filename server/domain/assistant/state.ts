import type { AssistantOption, AssistantPrepared } from '#generated/types.ts'

/** Something that was shown or spoken of; its label is a copy for speaking, and every use reads the thing again. */
export interface Thing {
  readonly kind: string
  readonly handle: string
  readonly label: string
}

/** Something that the account has, by its name. */
export interface NamedByPerson extends Thing {
  /** The name that it is found by, where that is a former one. */
  readonly called?: string
  /** The plan of an item of a checklist. */
  readonly plan_handle?: string | null
  /** Of a plan: whether nobody was told of it. */
  readonly is_draft?: boolean | null
  /** Of a plan: whether somebody else hosts it. */
  readonly is_invited?: boolean
  /** Of a plan that is ahead, or an invitation to one: when it begins. */
  readonly scheduled_at?: Date | null
  /** Of a plan or an invitation: who else comes to it, by their handles. */
  readonly people?: readonly string[]
}

/** A question that waits for its answer. */
export interface OpenQuestion {
  readonly question_handle: string
  readonly kind: 'choice' | 'text' | 'time' | 'confirm'
  /** The slot of the request that the answer fills. */
  readonly slot: string
  readonly text: string
  /** What may be chosen, with what each stands for. */
  readonly options: readonly (AssistantOption & { readonly value: unknown })[]
  /** The call that the answer completes. */
  readonly capability: string
  readonly input: Readonly<Record<string, unknown>>
  /** What goes on after that call, such as the request that needed a new person. */
  readonly next: Pending | null
  readonly expires_at: string
  /** A day that was said already, as YYYY-MM-DD: a time alone is on it. */
  readonly day?: string
}

/** A request that waits: a capability, and what is known of its input by slots. */
export interface Pending {
  readonly frame: string
  readonly slots: Readonly<Record<string, unknown>>
}

/** An action that was prepared in this conversation and waits for approval. */
export type KeptApproval = AssistantPrepared

/** A search for something to do, as its answer had it: a search that goes on from it names both. */
export interface KeptSearch {
  readonly run_handle: string
  readonly reply_contract_handle: string
  readonly state_version: number
}

/** A page that can be read on from. */
export interface Paging {
  readonly capability: string
  readonly input: Readonly<Record<string, unknown>>
}

/** A call that takes back what was done. */
export interface Undo extends Paging {
  readonly label: string
  readonly until: string
}

/** What a conversation knows: at most 32 kB as JSON. */
export interface ConversationState {
  readonly shown: readonly Thing[]
  /** How many of these a reply has listed so far; absent where it listed none. */
  readonly listed?: number
  /** The newest first. */
  readonly focus: readonly Thing[]
  /** When `shown`, `focus` and `paging` were last written, as an instant. */
  readonly seen_at: string | null
  readonly question: OpenQuestion | null
  readonly approval: KeptApproval | null
  /** The plan that it is for; null or absent for none. */
  readonly approval_plan?: string | null
  readonly paging: Paging | null
  /** The search that can be gone on from; absent where none was started. */
  readonly search?: KeptSearch | null
  readonly undo: readonly Undo[]
  /** What was asked for last, to say it again with something else. */
  readonly last: (Pending & { readonly at?: string }) | null
  /** The last reply. */
  readonly said: string | null
  /** How many reply words were given in this conversation. */
  readonly words: number
}

/** The limits of a state. */
export const maxShown = 25
export const maxFocus = 8
export const maxUndo = 5

/** How long what was shown, and what was asked for last, counts, in milliseconds. */
const shownFor = 12 * 3_600_000

/** What a new conversation knows. */
export const emptyState: ConversationState = {
  ...{ shown: [], focus: [], seen_at: null, question: null, approval: null, paging: null },
  ...{ undo: [], last: null, said: null, words: 0 },
}

/** A state as it was stored, without what has ended by `now`. */
export function currentState(
  stored: Readonly<Record<string, unknown>>,
  now: Date,
): ConversationState {
  const state: ConversationState = { ...emptyState, ...stored }
  const isSeen = state.seen_at !== null && Date.parse(state.seen_at) > now.getTime() - shownFor
  const isOpen = (one: { readonly expires_at: string } | null) =>
    one !== null && Date.parse(one.expires_at) > now.getTime()
  const { at = now.toISOString() } = state.last ?? {}
  return {
    ...state,
    ...(!isSeen && { shown: [], focus: [], paging: null, search: null }),
    last: Date.parse(at) > now.getTime() - shownFor ? state.last : null,
    question: isOpen(state.question) ? state.question : null,
    approval: isOpen(state.approval) ? state.approval : null,
    undo: state.undo.filter(({ until }) => Date.parse(until) > now.getTime()),
  }
}

/** A state that fits into what is stored of one: lists are cut, and what is too long is forgotten. */
export function boundedState(state: ConversationState): ConversationState {
  const cut = {
    ...state,
    shown: state.shown.slice(0, maxShown),
    focus: state.focus.slice(0, maxFocus),
    undo: state.undo.slice(0, maxUndo),
    said: state.said?.slice(0, 2_000) ?? null,
  }
  const { shown, focus, seen_at, undo, words, approval } = cut
  return JSON.stringify(cut).length <= maxLength
    ? cut
    : { ...emptyState, shown, focus, seen_at, undo: undo.slice(0, 1), words, approval }
}

const maxLength = 32_000

/** The state with things as what was spoken of last: the newest first, each once. */
export function focused(state: ConversationState, things: readonly Thing[], now: Date) {
  const handles = new Set(things.map(({ handle }) => handle))
  const others = state.focus.filter(({ handle }) => !handles.has(handle))
  return { ...state, focus: [...things, ...others].slice(0, maxFocus), seen_at: now.toISOString() }
}

/** Whether what is prepared for a plan waits for approval. */
export function isWaitingFor(
  { approval, approval_plan }: Pick<ConversationState, 'approval' | 'approval_plan'>,
  plan_handle: unknown,
): boolean {
  return approval !== null && approval_plan === plan_handle
}
