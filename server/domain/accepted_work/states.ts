/** Accepted work goes on after the call that started it has been answered: a capture is one idea, a roundup several. */
export type WorkKind = 'capture' | 'roundup'

/** The states of a capture (specification, "Idea capture"). */
export type CaptureState = 'accepted' | 'needs_input' | 'completed' | 'failed'

/** The state of a roundup, as callers see it. */
export type RoundupState =
  | 'extracting'
  | 'scope_required'
  | 'destination_required'
  | 'selection_required'
  | 'capturing'
  | 'completed'
  | 'failed'
  | 'archived'

/** What happens to accepted work. */
export const workEvents = [
  /** What its source says is known. */
  'read',
  /** Its source is read again later. */
  'put_off',
  /** Its source cannot be read, or nothing can be saved of it. */
  'fail',
  /** The list or the person that it is for is gone. */
  'lose',
  /** The capture of one of its items has ended. */
  'item',
  /** Its user answers what it asks. */
  'answer',
  /** Its user wants more of its items. */
  'more',
  'retry',
  /** Its user is done with it: a capture is canceled, a roundup archived. */
  'close',
] as const

export type WorkEvent = (typeof workEvents)[number]

/** The stages of the updates that say how accepted work is in a state. */
type StateStage = 'question' | 'capturing' | 'completed' | 'failed' | 'archived'

/** The operations of `ideas.roundup.mutate` that answer what a roundup asks. */
export type RoundupAnswer = 'resolve_scope' | 'assign_destination' | 'select_items'

/** One state of accepted work. */
export interface WorkState<State extends string = string> {
  /** How calls answer for it: accepted while it goes on by itself, needs_input while it waits for its user. */
  readonly status: 'accepted' | 'needs_input' | 'completed' | 'failed'
  /** The stage that says that it is in this state; null where nothing is said of that. */
  readonly stage: StateStage | null
  /** The operation that answers what is asked, and the field of it that has the answer. */
  readonly asks?: { readonly operation: RoundupAnswer; readonly field: string }
  /** The states that each event may lead to; an event that is not named is refused, or comes too late. */
  readonly on: Partial<Readonly<Record<WorkEvent, readonly State[]>>>
}

const capture: Readonly<Record<CaptureState, WorkState<CaptureState>>> = {
  accepted: {
    status: 'accepted',
    stage: null,
    on: {
      read: ['completed', 'needs_input'],
      put_off: ['accepted'],
      fail: ['failed'],
      lose: ['failed'],
      close: ['failed'],
    },
  },
  needs_input: {
    status: 'needs_input',
    stage: 'question',
    on: { answer: ['accepted', 'needs_input', 'failed'], close: ['failed'] },
  },
  completed: { status: 'completed', stage: 'completed', on: {} },
  failed: { status: 'failed', stage: 'failed', on: { retry: ['accepted'] } },
}

const roundup: Readonly<Record<RoundupState, WorkState<RoundupState>>> = {
  extracting: {
    status: 'accepted',
    stage: null,
    on: {
      read: ['scope_required', 'destination_required', 'selection_required', 'capturing'],
      put_off: ['extracting'],
      fail: ['failed'],
    },
  },
  scope_required: {
    status: 'needs_input',
    stage: 'question',
    asks: { operation: 'resolve_scope', field: 'scope' },
    on: {
      answer: ['destination_required', 'selection_required', 'capturing'],
      close: ['archived'],
    },
  },
  destination_required: {
    status: 'needs_input',
    stage: 'question',
    asks: { operation: 'assign_destination', field: 'target_ideas_list_handle' },
    on: {
      item: ['destination_required'],
      answer: ['destination_required', 'selection_required', 'capturing'],
      close: ['archived'],
    },
  },
  selection_required: {
    status: 'needs_input',
    stage: 'question',
    asks: { operation: 'select_items', field: 'selected_items' },
    on: {
      answer: ['destination_required', 'capturing'],
      close: ['archived'],
    },
  },
  capturing: {
    status: 'accepted',
    stage: 'capturing',
    on: {
      lose: ['destination_required'],
      item: ['capturing', 'completed', 'failed'],
    },
  },
  completed: {
    status: 'completed',
    stage: 'completed',
    on: {
      item: ['completed'],
      more: ['destination_required', 'capturing'],
      retry: ['destination_required', 'capturing'],
      close: ['archived'],
    },
  },
  failed: {
    status: 'failed',
    stage: 'failed',
    on: {
      item: ['completed'],
      retry: ['extracting', 'destination_required', 'capturing'],
      close: ['archived'],
    },
  },
  archived: { status: 'completed', stage: 'archived', on: { item: ['archived'] } },
}

/** Each state of accepted work, and what each event makes of it. */
export const workStates = { capture, roundup } as const

/** The state that a kind of accepted work may be in. */
export type StateOf<Kind extends WorkKind> = keyof (typeof workStates)[Kind]

/** Whether an event may happen to accepted work in this state. */
export function mayHappen<Kind extends WorkKind>(
  kind: Kind,
  state: StateOf<Kind>,
  event: WorkEvent,
): boolean {
  const states: Readonly<Record<PropertyKey, WorkState>> = workStates[kind]
  return states[state]?.on[event] !== undefined
}

/**
 * Whether a capture is one that this may happen to now; `expected` is the version that the caller read, null for any. Each
 * change of state raises the version by one.
 */
export function isCurrent(
  { state, state_version }: { readonly state: CaptureState; readonly state_version: number },
  event: WorkEvent,
  expected: number | null,
): boolean {
  return (expected === null || expected === state_version) && mayHappen('capture', state, event)
}
