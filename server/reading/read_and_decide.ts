import type { SourceReading } from '#server/domain/language/claim.ts'
import type { Decision } from '#server/domain/capture/decision.ts'
import { decideCapture } from '#server/reading/decision.ts'
import type { ReadingKinds } from '#server/reading/kinds.ts'
import { readSource } from '#server/reading/source.ts'

/** Reads the source of a capture, and decides what follows from it and from what was read before. */
export async function readAndDecide({
  decide,
  ...source
}: ReadingKinds['read_and_decide']['input']): Promise<{
  reading: SourceReading
  decision: Decision
}> {
  const reading = await readSource(source)
  const readings = [...decide.readings, { reading, from: 'primary' as const }]
  return { reading, decision: decideCapture({ ...decide, readings }) }
}
