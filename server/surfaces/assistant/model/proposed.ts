import type { CapabilityId } from '#generated/types.ts'
import type { Thing } from '#server/domain/assistant/state.ts'
import { isHandle } from '#server/domain/basics/handle.ts'
import { isObject } from '#server/domain/basics/json.ts'
import { sentencesIn } from '#server/domain/messages/spoken/languages.ts'
import { newQuestion } from '#server/surfaces/assistant/rules/ask.ts'
import type { Working } from '#server/surfaces/assistant/rules/context.ts'
import type { Outcome } from '#server/surfaces/assistant/rules/outcome.ts'

type Input = Readonly<Record<string, unknown>>

/** What is known by handles. */
export interface KnownThings {
  readonly get: (handle: string) => Thing | undefined
  readonly has: (handle: string) => boolean
}

/** Asks the person about a write that a model wants, in the service's words, with every value. The rules read the answer. */
export function askAbout(
  working: Working,
  capability: CapabilityId,
  input: Input,
  things: KnownThings,
): Outcome {
  const { language, timezone, now } = working.said
  const fields = valuesIn(input, things)
  const labels = fields.flatMap(([name, value]) => (name === 'label' ? [String(value)] : []))
  // An item is of the checklist of its plan.
  const ofItem = capability === 'plans.logistics.update' ? String(input.plan_handle) : ''
  const label = things.get(ofItem)?.label ?? labels[0] ?? ''
  const proposed = { capability, label, timezone, fields }
  const does = sentencesIn(language).shallI(proposed, false)
  // Whatever a sentence leaves out is shown all the same.
  const rest = fields.filter(([, value]) => !does.includes(String(value)))
  const lines = rest.map(([name, value]) => `– ${name.replaceAll('_', ' ')}: ${shown(value)}`)
  const text = [does, ...lines].join('\n')
  const about = { kind: 'confirm', slot: 'confirm', text, options: [], next: null } as const
  const question = newQuestion({ ...about, capability, input }, now)
  working.state = { ...working.state, question }
  return { reply: text }
}

/** Every value of an input by the last name of its field; things by what they are called. */
function valuesIn(input: Input, things: KnownThings): (readonly [string, unknown])[] {
  return Object.entries(input).flatMap(([name, value]) =>
    [value].flat().flatMap((one): (readonly [string, unknown])[] => {
      if (isObject(one)) return valuesIn(one, things)
      const thing = typeof one === 'string' ? things.get(one) : undefined
      return [thing ? ['label', thing.label] : [name, one]]
    }),
  )
}

function shown(value: unknown): string {
  return typeof value === 'string' ? `“${value}”` : String(value)
}

/** The handles in an input that nothing is known of. */
export function unknownHandles(input: Input, things: KnownThings): string[] {
  return Object.values(input).flatMap((value) =>
    [value].flat().flatMap((one): string[] => {
      if (isObject(one)) return unknownHandles(one, things)
      return typeof one === 'string' && isHandle(one) && !things.has(one) ? [one] : []
    }),
  )
}
