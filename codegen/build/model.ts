import type { Capability, Field, Model, Service } from '#codegen/model.ts'
import { buildCapability } from '#codegen/build/capability.ts'
import { checkEndless } from '#codegen/build/endless.ts'
import { answeredErrors, buildErrors } from '#codegen/build/errors.ts'
import { withPrefix } from '#codegen/build/conform.ts'
import { exampleNodes, withExamples } from '#codegen/build/examples.ts'
import { buildFrames } from '#codegen/build/frames/frames.ts'
import { buildGuides } from '#codegen/build/guides.ts'
import { buildHistory } from '#codegen/build/history.ts'
import {
  checkObservers,
  checkProtocol,
  checkRoles,
  checkSurfaces,
} from '#codegen/build/protocol.ts'
import { buildProfiles } from '#codegen/build/profiles.ts'
import { buildService, checkNames } from '#codegen/build/service.ts'
import { buildWords } from '#codegen/build/words.ts'
import { buildWorkflows } from '#codegen/build/workflows.ts'
import { checkLimits, checkTaken } from '#codegen/build/taken.ts'
import { Types } from '#codegen/build/types.ts'
import type { Registry } from '#codegen/load.ts'
import type { Problems } from '#codegen/problem.ts'
import { Reader } from '#codegen/read.ts'
import { areaOf, type Entry, locate } from '#codegen/source.ts'
import type { Registered } from '#codegen/build/registered.ts'
import type { Background } from '#codegen/build/background.ts'

/**
 * Resolves a registry into the model. Null when there are problems, and all of them are then in `problems`; those of
 * examples are in `inExamples` if it is given, and do not count.
 */
export function build(
  registry: Registry,
  problems: Problems,
  inExamples: Problems = problems,
): Model | null {
  const reader = new Reader(problems)
  const service = buildService(registry.service, reader)
  const types = new Types(registry.types, service.registry_version, reader)
  const codes = buildErrors(registry.errors, service, types, reader)
  const entries = capabilityEntries(registry, problems)
  const ids = new Set(entries.map(({ entry }) => entry.key))
  checkProtocol(registry.service, service, ids, types.names, reader)
  checkNames(registry.service, { types: types.names, ids }, reader)
  const registered: Registered = {
    ids,
    types,
    profiles: buildProfiles(registry.profiles, types, service, reader),
    errors: new Map(codes.map((error) => [error.code, error])),
    service,
    reader,
  }
  const built = entries.flatMap(({ entry, area }) => {
    const capability = buildCapability(entry, area, registered)
    return capability ? [{ entry, capability }] : []
  })
  checkTools(built, problems)
  checkObservers(built, service, reader)
  checkTaken(registry.types, built, service, problems)
  checkLimits(registry.service, service, problems)
  checkSurfaces(registry.types, service, types.get('SurfaceTitle')?.schema.enum, reader)
  checkRoles(
    registry.service,
    service,
    built.map(({ capability }) => capability),
    reader,
  )
  const summaries = new Map(built.map(({ capability }) => [capability.id, capability.summary]))
  const reasoned = built.map(({ capability }) => withReasons(capability, summaries))
  const named = types.all()
  checkEndless(registry.types, named, reader)
  const background: Background = {
    service,
    reader: new Reader(inExamples),
    errors: registered.errors,
    capabilities: new Map(reasoned.map((capability) => [capability.id, capability])),
    schemas: new Map(
      named.map(({ name, schema }) => [name, withPrefix(schema, service.handles[name])]),
    ),
    prefixes: prefixesOf(
      [
        ...named.flatMap(({ shape }) => shape?.fields ?? []),
        ...reasoned.flatMap(({ input, data }) => [...input.fields, ...data.fields]),
      ],
      service.handles,
    ),
  }
  const examples = exampleNodes(
    registry,
    entries.map(({ entry }) => entry),
    inExamples,
  )
  const capabilities = reasoned.map((capability) =>
    withExamples(capability, examples.get(capability.id), background),
  )
  const errors = answeredErrors(codes, capabilities, service)
  const workflows = buildWorkflows(registry.workflows, {
    capabilities,
    schemas: background.schemas,
    reader,
  })
  const model = { service, types: named, capabilities, errors, workflows }
  const guides = buildGuides(registry.guides, model, problems)
  const history = buildHistory(registry.history, problems)
  const words = buildWords(registry.words, problems)
  const frames = buildFrames(registry.frames, model, problems)
  if (problems.count > 0) return null
  return { ...model, guides, history, words, frames }
}

function capabilityEntries(
  registry: Registry,
  problems: Problems,
): { entry: Entry; area: string }[] {
  const first = new Map<string, Entry>()
  return registry.capabilities.flatMap((file) => {
    const area = areaOf(file.file)
    return file.entries.flatMap((entry) => {
      const before = first.get(entry.key)
      if (before) {
        const { file: where, line } = locate(before.at)
        problems.add(
          entry.at,
          `capability \`${entry.key}\` is already declared at ${where}:${line}`,
        )
        return []
      }
      first.set(entry.key, entry)
      return [{ entry, area }]
    })
  })
}

/** A reason that the entry does not give is the other capability's summary. */
function withReasons(capability: Capability, summaries: ReadonlyMap<string, string>): Capability {
  const next = capability.next.map((action) => ({
    ...action,
    reason: action.reason || `${summaries.get(action.capability)}.`,
  }))
  return { ...capability, next }
}

/** By the name of a field what its handles begin with, where all fields of the name agree. */
function prefixesOf(fields: readonly Field[], handles: Service['handles']): Map<string, string> {
  const found = new Map<string, string | undefined>()
  for (const { name, schema } of fields) {
    const types = [...JSON.stringify(schema).matchAll(/"#\/\$defs\/(\w+)"/g)].map(
      ([, type = '']) => type,
    )
    const prefix = types.length === 1 ? handles[types[0] ?? ''] : undefined
    found.set(name, found.has(name) && found.get(name) !== prefix ? undefined : prefix)
  }
  return new Map([...found].flatMap(([name, prefix]) => (prefix ? [[name, prefix]] : [])))
}

function checkTools(
  built: readonly { entry: Entry; capability: Capability }[],
  problems: Problems,
): void {
  const owners = new Map<string, string>()
  for (const { entry, capability } of built) {
    if (capability.tool === null) continue
    const owner = owners.get(capability.tool)
    if (owner) problems.add(entry.at, `tool \`${capability.tool}\` already belongs to \`${owner}\``)
    owners.set(capability.tool, capability.id)
  }
}
