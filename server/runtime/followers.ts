import type { AnswerFacts } from '#generated/server/answers.ts'
import { type CapabilityFacts, capabilities, protocol } from '#generated/server/capabilities.ts'
import { sources } from '#generated/server/sources.ts'
import { isCapability } from '#server/runtime/authorise.ts'
import type { Presentation } from '#server/runtime/handler.ts'

/** What may follow: a commit only where something was prepared for it, and only what is enabled now. */
export function followers(
  { next, effect }: CapabilityFacts,
  data: unknown,
  answer: AnswerFacts,
  enabled: Presentation['enabled'],
): CapabilityFacts['next'] {
  if (next.length === 0) return next
  // After an answer that found nothing at all, nothing is suggested that needs what another capability gives.
  const isNothing = effect === 'read' && !holdsHandle(data, answer.self?.handles ?? [])
  return next.filter(
    ({ capability }) =>
      isEnabled(capability, data, enabled) &&
      !needsAnItem(capability, data, answer) &&
      !(isNothing && needsWhatIsGiven(capability)),
  )
}

function isEnabled(capability: string, data: unknown, enabled: Presentation['enabled']): boolean {
  if (capability === protocol.commit && !isPrepared(data)) return false
  return enabled?.some((one) => one === capability) ?? true
}

/** Whether a call needs the handle of an item, of a page of a list that has none. */
function needsAnItem(capability: string, data: unknown, { lists }: AnswerFacts): boolean {
  const part = lists.items
  if (!part || !isCapability(capability) || !isEmptyPage(data)) return false
  return capabilities[capability].required.some((field) => part.handles.includes(field))
}

/** Whether a call needs what another capability gives. */
function needsWhatIsGiven(capability: string): boolean {
  if (!isCapability(capability)) return false
  const { required, rules }: CapabilityFacts = capabilities[capability]
  const alternatives = rules.flatMap(({ kind, fields }) =>
    kind === 'at_least_one_of' ? fields : [],
  )
  const given: Readonly<Record<string, unknown>> = sources[capability] ?? {}
  return [...required, ...alternatives].some((field) => field in given)
}

/**
 * Whether data has the handle of anything, besides these: handles of the data itself, such as that of a snapshot, are nothing
 * that was found. It is asked of each answer, so nothing is made on the way.
 */
function holdsHandle(data: unknown, besides: readonly string[]): boolean {
  if (Array.isArray(data)) return data.some((one) => holdsHandle(one, []))
  if (data === null || typeof data !== 'object') return false
  for (const field of Object.keys(data)) {
    const value: unknown = Reflect.get(data, field)
    if (typeof value !== 'string') {
      if (holdsHandle(value, [])) return true
    } else if (/(?:^|_)(?:handle|id)$/.test(field) && !besides.includes(field)) return true
  }
  return false
}

function isEmptyPage(data: unknown): boolean {
  if (data === null || typeof data !== 'object' || !('items' in data)) return false
  return Array.isArray(data.items) && data.items.length === 0
}

/** Whether data has an action that waits for a commit. */
export function isPrepared(data: unknown): boolean {
  return data !== null && typeof data === 'object' && 'prepared' in data && data.prepared !== null
}
