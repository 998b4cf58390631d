import type { OpenQuestion } from '#server/domain/assistant/state.ts'
import { askYes } from '#server/surfaces/assistant/rules/carry.ts'
import type { Working } from '#server/surfaces/assistant/rules/context.ts'
import { afterCorrection } from '#server/surfaces/assistant/rules/corrected.ts'
import type { Outcome } from '#server/surfaces/assistant/rules/outcome.ts'
import { readingIn } from '#server/surfaces/assistant/rules/sense/senses.ts'
import { surely } from '#server/surfaces/assistant/rules/sense/spot.ts'

/** Classes of words that may stand beside what is meant instead. */
const allowed: ReadonlySet<string> = new Set([
  ...['no', 'decline', 'not', 'meant', 'rather', 'instead_of', 'but', 'mean', 'list'],
])

/**
 * Asks the same of something else than what was just asked about: “no, not him, May Chen”. Null where a message says anything else. Nothing is
 * done before the next yes.
 */
export function otherAsked(
  working: Working,
  { kind, capability, input }: OpenQuestion,
  message: string,
): Outcome | null {
  if (kind !== 'confirm') return null
  const { tags, spots, tokens, unknown, text } = readingIn(working, message)
  const { them, not, no } = working.spoken.words
  const rest = afterCorrection(working, message)
  if (rest === null && !no.includes(tokens[0]?.key ?? '')) return null
  const named = spots.filter((one) => one.kind === 'name')
  const [spot, ...others] = named
  const [best, next] = spot?.things ?? []
  const isSure = best !== undefined && best.sure >= surely && next?.sure !== best.sure
  if (!spot || !isSure || others.length > 0) return null
  const isIn = ({ from, to }: { readonly from: number; readonly to: number }) =>
    spot.from <= from && to <= spot.to
  const isAllowed = tags.every(
    (tag) => isIn(tag) || [...tag.classes].some((name) => allowed.has(name)),
  )
  const isOther =
    spots.some((one) => !['name', 'it', 'them'].includes(one.kind)) ||
    unknown.some((at) => !them.includes(tokens[at]?.key ?? '')) ||
    /\?\s*$/u.test(text)
  // “No, not May” says only who is not meant.
  const isTurned = not.includes(tokens[spot.from - 1]?.key ?? '')
  // “No, May Chen?” and “no thanks, May Chen” say nothing but who is.
  const isAlone = rest?.replace(/[.!?,;\s]+$/u, '') === spot.text
  if (!isAlone && (!isAllowed || isOther || isTurned)) return null
  const { thing } = best
  const fields = Object.entries(input).filter(
    ([, value]) => working.names.byHandle(String(value))?.kind === thing.kind,
  )
  const [field, ...more] = fields.map(([name]) => name)
  // What is of one thing, as its version is, is not of another.
  const isPlain = Object.values(input).every((value) => typeof value === 'string')
  if (field === undefined || more.length > 0 || !isPlain) return null
  if (input[field] === thing.handle) return null
  const changed = { ...input, [field]: thing.handle }
  return askYes(working, { capability, confirm: true }, changed, {
    ...{ labels: { [field]: thing }, values: {} },
  })
}
