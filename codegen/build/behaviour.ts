import type { Behaviour } from '#codegen/build/profiles.ts'
import type { Registered } from '#codegen/build/registered.ts'
import type { Service } from '#codegen/model.ts'
import { type Entry, entryOf, type Mapping } from '#codegen/source.ts'

/** Checks that what an entry and its profile say together of its behaviour fits together. */
export function checkBehaviour(
  mapping: Mapping,
  entry: Entry,
  behaviour: Behaviour,
  { ids, service, reader }: Registered,
): void {
  const { status_capability: observed } = behaviour
  const report = (key: string, message: string) =>
    reader.problems.add(entryOf(mapping, key)?.value ?? entry.at, message)
  if (observed !== null && !ids.has(observed)) {
    const at = entryOf(mapping, 'status_capability')?.value ?? entry.at
    reader.problems.unknown(at, 'capability', observed, ids)
  }
  if (behaviour.effect === 'read' && behaviour.idempotency_key)
    report('idempotency_key', 'a read needs no idempotency key')
  if (behaviour.effect !== 'read' && !behaviour.idempotency_key)
    report('idempotency_key', 'a capability that changes something needs an idempotency key')
  const unapproved = whyUnapproved(entry.key, behaviour, service)
  if (unapproved) report(unapproved.key, unapproved.message)
  const unobserved = whyUnobserved(behaviour, service)
  if (unobserved) report(unobserved.key, unobserved.message)
  // Of a list of unknown names, each is reported by itself.
  const isEmpty = (key: 'statuses' | 'surfaces') => {
    const listed = entryOf(mapping, key)?.value
    return behaviour[key].length === 0 && (listed?.kind !== 'list' || listed.items.length === 0)
  }
  if (isEmpty('statuses')) report('statuses', 'there are no statuses: name at least one')
  if (behaviour.direct && isEmpty('surfaces'))
    report(
      'surfaces',
      'nobody can call it without a surface: name at least one, or write `direct: false`',
    )
}

/** What does not fit, and the key that says it. */
interface Mismatch {
  readonly key: 'ability' | 'direct' | 'effect' | 'receipt' | 'statuses'
  readonly message: string
}

/** Why something could contact other people without an approval; null if it cannot, or where nothing is prepared. */
function whyUnapproved(
  id: string,
  { effect, ability, direct }: Behaviour,
  { protocol: { commit, approval } }: Service,
): Mismatch | null {
  if (effect !== 'external_send' || commit === null || id === commit) return null
  if (direct)
    return {
      key: 'effect',
      message: `only \`${commit}\` may have the effect external_send when it is called directly: write \`direct: false\`, or another effect`,
    }
  if (approval !== null && ability !== approval)
    return {
      key: 'ability',
      message: `the effect external_send needs the ability \`${approval}\`, which is the approval`,
    }
  return null
}

/** Why callers cannot learn the end of accepted work, or of any write; null if they can. A read is repeated until it is no longer accepted. */
function whyUnobserved(
  { effect, statuses, status_capability, receipt }: Behaviour,
  { protocol: { executions } }: Service,
): Mismatch | null {
  if (effect === 'read') return null
  const isAccepted = statuses.includes('accepted')
  const observer = isAccepted ? (status_capability ?? executions) : status_capability
  if (observer !== null && observer === executions && !receipt)
    return {
      key: isAccepted ? 'statuses' : 'receipt',
      message: `\`${observer}\` reads executions, and there is none without \`receipt: true\``,
    }
  if (observer === null && isAccepted)
    return {
      key: 'statuses',
      message:
        'nothing tells when accepted work is done: name a `status_capability`, or `executions` under `protocol` in service.yaml',
    }
  return null
}
