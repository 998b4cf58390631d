import { capabilities, registry } from '#generated/server/capabilities.ts'
import type { Seal } from '#server/domain/basics/seal.ts'
import { sealResult } from '#server/domain/calls/stored_answer.ts'
import type { Tell } from '#server/domain/calls/tell.ts'
import { checkEnd, type OnDefect } from '#server/runtime/check.ts'
import { envelopeOf, envelopeText } from '#server/runtime/outcome.ts'

/** What the answers at the end of accepted work are made with. */
export interface TellOptions {
  readonly seal: Seal
  /** Public, without a trailing slash. */
  readonly base_url: () => string
  /** What becomes of an answer that breaks a promise of the registry; null where answers are not checked. */
  readonly onDefect: OnDefect | null
}

/** Makes what jobs end accepted work with: the answer that a read of it gives now, without a request's id. */
export function makeTell({ seal, base_url, onDefect }: TellOptions): Tell {
  return (capability, { owner, execution_id, accepted_by, input, result }) => {
    const facts = capabilities[capability]
    const envelope = envelopeOf(
      {
        facts,
        input: { ...input },
        ignored: [],
        context: {
          ...accepted_by,
          needs_approval: accepted_by.needs_approval ?? false,
          owner,
          capability,
          version: facts.version,
          request_id: '',
          execution_id: null,
          base_url: base_url(),
          seal,
          afterRollback: () => {},
          chargeSendQuota: async () => {},
          unfinished: false,
        },
      },
      result,
    )
    const text = envelopeText(envelope)
    if (onDefect) checkEnd(facts, envelope, text, onDefect)
    const kept = new Date(Date.now() + registry.limits.execution_days * 86_400_000)
    return sealResult(seal, { owner, execution_id }, text, kept)
  }
}
