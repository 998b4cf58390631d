import { type Change, type Finding, rated } from '#codegen/diff/change.ts'
import { compareCapabilities, spared } from '#codegen/diff/capabilities.ts'
import type { RuleId } from '#codegen/diff/rules.ts'
import type { Direction } from '#codegen/diff/difference.ts'
import type { Names } from '#codegen/diff/schemas.ts'
import { compareErrors, compareServices } from '#codegen/diff/service.ts'
import { compareTypes, isWorse } from '#codegen/diff/shapes.ts'
import { usageOf } from '#codegen/diff/usage.ts'
import type { Model } from '#codegen/model.ts'

/** Every change from one registry to another, each rated for each consumer; by place, in the registry's order. */
export function compare(before: Model, after: Model): Change[] {
  const names = { before: schemasOf(before), after: schemasOf(after) }
  return [
    ...compareServices(before.service, after.service),
    ...capabilityChanges(before, after, names).filter(isTellable(before)),
    ...typeChanges(before, after, names),
    ...compareErrors(before.errors, after.errors),
  ].map(rated)
}

/** A registry without resources is older than that feature, so the resources of its answers are unknown. */
function isTellable({ types }: Model): (finding: Finding) => boolean {
  const silent: readonly RuleId[] = ['resource-told', 'carried-input-changed']
  const names = types.some(({ resource }) => resource !== null)
  return ({ rule }) => names || !silent.includes(rule)
}

function schemasOf({ types }: Model): Names['before'] {
  return new Map(types.map(({ name, schema }) => [name, schema]))
}

function capabilityChanges(before: Model, after: Model, names: Names): Finding[] {
  const was = new Map(before.capabilities.map((capability) => [capability.id, capability]))
  const is = new Set(after.capabilities.map(({ id }) => id))
  const present = after.capabilities.flatMap((capability): Finding[] => {
    const { id, location, summary } = capability
    const old = was.get(id)
    if (old) return compareCapabilities(old, capability, names)
    const message = `is new: ${summary}`
    const spares = spared(capability)
    return [{ rule: 'capability-added', place: id, message, location, capabilities: [id], spares }]
  })
  const gone = before.capabilities
    .filter(({ id }) => !is.has(id))
    .map((capability): Finding => {
      const { id, location } = capability
      const spares = spared(capability)
      return {
        rule: 'capability-removed',
        place: id,
        message: 'is gone',
        location,
        capabilities: [id],
        spares,
      }
    })
  return [...present, ...gone]
}

/** A named type is rated once for each direction of its values, at its own place; the worse rating is reported. */
function typeChanges(before: Model, after: Model, names: Names): Finding[] {
  const was = new Map(before.types.map((type) => [type.name, type]))
  const is = new Set(after.types.map(({ name }) => name))
  const usage = usageOf(after)
  const present = after.types.flatMap((type): Finding[] => {
    const { name, location } = type
    const old = was.get(name)
    if (!old) return [{ rule: 'type-added', place: `type ${name}`, message: 'is new', location }]
    const ways = usage.get(name) ?? new Map<Direction, readonly string[]>()
    const found = new Map<string, Finding>()
    for (const [direction, capabilities] of ways) {
      for (const finding of compareTypes(old, type, direction, names)) {
        const key = `${finding.place} ${finding.message}`
        const known = found.get(key)
        const reached = [...new Set([...(known?.capabilities ?? []), ...capabilities])]
        const worse = !known || isWorse(finding.rule, known.rule)
        found.set(key, { ...(worse ? finding : known), capabilities: reached })
      }
    }
    return [...found.values()]
  })
  const gone = before.types
    .filter(({ name }) => !is.has(name))
    .map(({ name, location }): Finding => {
      return { rule: 'type-removed', place: `type ${name}`, message: 'is gone', location }
    })
  return [...present, ...gone]
}
