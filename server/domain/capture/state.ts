/** The states of a capture (specification, "Idea capture"). */
export const captureStates = ['accepted', 'needs_input', 'failed', 'completed'] as const

export type CaptureState = (typeof captureStates)[number]

/** What moves a capture from one state to another. */
export const captureMoves = ['ask', 'answer', 'cancel', 'complete', 'fail', 'retry'] as const

export type CaptureMove = (typeof captureMoves)[number]

const machine: Readonly<Record<CaptureState, Partial<Record<CaptureMove, CaptureState>>>> = {
  accepted: { ask: 'needs_input', complete: 'completed', fail: 'failed' },
  needs_input: { answer: 'accepted', cancel: 'failed' },
  failed: { retry: 'accepted' },
  completed: {},
}

/** The state that a move leads to; null where the capture cannot make it. */
export function stateAfter(state: CaptureState, move: CaptureMove): CaptureState | null {
  return machine[state][move] ?? null
}

/** A state with the version that it has: each move raises it by one. */
export interface StateAndVersion {
  readonly state: CaptureState
  readonly state_version: number
}

/** Whether a capture is one that may be moved so now; `expected` is the version that the caller read, null for any. */
export function isCurrent(
  capture: StateAndVersion,
  move: CaptureMove,
  expected: number | null,
): boolean {
  const isExpected = expected === null || expected === capture.state_version
  return isExpected && stateAfter(capture.state, move) !== null
}

/** How many times a capture may be retried. */
export const maxRetries = 20

/** How many captures an account may have at once, and may make a day; items of roundups do not count. */
export const limits = {
  /** Accepted and not ended yet. */
  running: 300,
  /** Waiting for an answer. */
  waiting: 500,
  /** New ones in 24 hours. */
  daily: 2000,
} as const
