import { expect, test } from 'vitest'
import {
  captureMoves,
  type CaptureState,
  captureStates,
  isCurrent,
  stateAfter,
} from '#server/domain/capture/state.ts'

/** Every move that a state allows; all others are refused. */
const table: Record<string, CaptureState> = {
  'accepted ask': 'needs_input',
  'accepted complete': 'completed',
  'accepted fail': 'failed',
  'needs_input answer': 'accepted',
  'needs_input cancel': 'failed',
  'failed retry': 'accepted',
}

test.each(captureStates.flatMap((state) => captureMoves.map((move) => [state, move] as const)))(
  'a capture that is %s and the move %s',
  (state, move) => {
    const next = table[`${state} ${move}`] ?? null
    expect(stateAfter(state, move)).toBe(next)
    const capture = { state, state_version: 3 }
    expect(isCurrent(capture, move, null)).toBe(next !== null)
    expect(isCurrent(capture, move, 3)).toBe(next !== null)
    expect(isCurrent(capture, move, 2)).toBe(false)
  },
)
