import type { WorkKind } from '#server/domain/accepted_work/states.ts'
import type { Effect } from '#server/domain/calls/presentation.ts'

/** The calls that read a capture or a roundup, by its handle. */
export const readCall = {
  capture: (handle: string) => ({
    ...{ capability: 'ideas.capture.get' as const, input: { capture_public_id: handle } },
  }),
  roundup: (handle: string) => ({
    ...{ capability: 'ideas.roundup.get' as const, input: { public_id: handle } },
  }),
} as const

/** A capture or roundup after a write. */
interface Kept {
  readonly handle: string
  /** Whether it goes on by itself, so that ideas may still be created. */
  readonly is_running: boolean
  readonly at: Date
}

const kept = { capture: 'idea_capture.persisted', roundup: 'roundup.persisted' } as const

/** The effects of a write that keeps a capture or a roundup: it is kept, and its ideas are not saved yet. */
export function workEffects(kind: WorkKind, { handle, is_running, at }: Kept): Effect[] {
  const resource = { kind, handle }
  const saved: Effect = { type: kept[kind], state: 'confirmed', resource, at: at.toISOString() }
  if (!is_running) return [saved]
  return [
    saved,
    {
      ...{ type: 'idea.created', state: 'unconfirmed' },
      reason: 'The work continues; read it until it has ended.',
      ...{ resource, observe: readCall[kind](handle) },
    },
  ]
}
