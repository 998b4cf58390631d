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

/** The version of a state: what `expected_state_version` is compared with. */
export interface StateAndVersion {
  readonly state: CaptureState
  readonly state_version: number
}

/**
 * A capture after these moves, one after the other. Each raises the version by one; an answer that is not understood is
 * none. Throws for a move that the state does not allow.
 */
export function moved(capture: StateAndVersion, ...moves: readonly CaptureMove[]): StateAndVersion {
  return moves.reduce<StateAndVersion>(({ state, state_version }, move) => {
    const next = stateAfter(state, move)
    if (next === null) throw new Error(`A capture in state ${state} cannot ${move}.`)
    return { state: next, state_version: state_version + 1 }
  }, capture)
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
export const mostRetries = 20

/** How many captures an account may have at once, and may make a day; items of roundups do not count. */
export const limits = {
  /** Accepted and not ended yet. */
  running: 300,
  /** Waiting for an answer. */
  waiting: 500,
  /** New ones in 24 hours. */
  daily: 2000,
} as const
