import { decide } from '#server/domain/capture/decide.ts'
import type { Decision } from '#server/domain/capture/decision.ts'
import type { DecisionInput } from '#server/reading/kinds.ts'
import type { Known } from '#server/domain/capture/to_decide.ts'

/** The catalogs of the decision before; they change only with a release. */
let latest: { readonly text: string; readonly known: Known } | null = null

/** As `decide`, with catalogs in JSON. */
export function decideCapture({ known: text, ...input }: DecisionInput): Decision {
  if (latest?.text !== text) latest = { text, known: JSON.parse(text) }
  return decide({ ...input, known: latest.known })
}
