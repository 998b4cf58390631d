import type { Effect } from '#server/domain/context.ts'

/** A capture or roundup after a write. */
interface Kept {
  readonly handle: string
  /** Whether it goes on by itself, so that ideas may still be created. */
  readonly is_running: boolean
  readonly at: Date
}

/** The effects of a write that keeps a capture: it is kept, and its idea is not saved yet. */
export function captureEffects({ handle, is_running, at }: Kept): Effect[] {
  const resource = { kind: 'capture', handle }
  return [
    { type: 'idea_capture.persisted', state: 'confirmed', resource, at: at.toISOString() },
    ...(is_running
      ? [
          unconfirmed({
            resource,
            observe: { capability: 'ideas.capture.get', input: { capture_public_id: handle } },
          }),
        ]
      : []),
  ]
}

/** The effects of a write that keeps a roundup: it is kept, and its ideas are not saved yet. */
export function roundupEffects({ handle, is_running, at }: Kept): Effect[] {
  const resource = { kind: 'roundup', handle }
  return [
    { type: 'roundup.persisted', state: 'confirmed', resource, at: at.toISOString() },
    ...(is_running
      ? [
          unconfirmed({
            resource,
            observe: { capability: 'ideas.roundup.get', input: { public_id: handle } },
          }),
        ]
      : []),
  ]
}

function unconfirmed(what: Pick<Effect, 'resource' | 'observe'>): Effect {
  return {
    type: 'idea.created',
    state: 'unconfirmed',
    reason: 'The work continues; read it until it has ended.',
    ...what,
  }
}
