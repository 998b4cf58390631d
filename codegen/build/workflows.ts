import type { Capability, ResultStatus, Schema, Workflow, WorkflowStep } from '#codegen/model.ts'
import { violations } from '#codegen/build/conform.ts'
import { unknownPart } from '#codegen/build/unknown_fields.ts'
import type { Reader } from '#codegen/read.ts'
import { type Entry, entryOf, locate, type Mapping, type Node, plain } from '#codegen/source.ts'

const keys = ['summary', 'about', 'steps']
const stepKeys = ['capability', 'about', 'as', 'input', 'expect', 'keep']

/** What a step's input puts in place of a value: `$step.name`. */
export const reference = /^\$([a-z][a-z0-9_]*)\.([a-z][a-z0-9_]*)$/

/** What the steps are checked against. */
interface Known {
  readonly capabilities: readonly Capability[]
  readonly schemas: ReadonlyMap<string, Schema>
  readonly reader: Reader
}

/** spec/workflows.yaml: stories of several calls, with the values that one call passes to the next. */
export function buildWorkflows(file: Mapping, known: Known): Workflow[] {
  const { reader } = known
  return file.entries.flatMap((entry) => {
    const mapping = reader.mapping(entry.value, `\`${entry.key}\``)
    if (!mapping) return []
    reader.keys(mapping, keys)
    const found = reader.required(mapping, 'steps', entry)
    const steps = found && reader.mapping(found.value, '`steps`')
    return [
      {
        name: entry.key,
        summary: reader.requiredText(mapping, 'summary', entry),
        about: reader.requiredText(mapping, 'about', entry),
        steps: steps ? readSteps(steps, known) : [],
        location: locate(entry.at),
      },
    ]
  })
}

function readSteps(steps: Mapping, known: Known): WorkflowStep[] {
  const kept = new Map<string, readonly string[]>()
  return steps.entries.flatMap((entry) => {
    const step = readStep(entry, kept, known)
    if (step) kept.set(step.name, Object.keys(step.keep))
    return step ? [step] : []
  })
}

function readStep(
  entry: Entry,
  kept: ReadonlyMap<string, readonly string[]>,
  known: Known,
): WorkflowStep | null {
  const { capabilities, reader } = known
  const mapping = reader.mapping(entry.value, `\`${entry.key}\``)
  if (!mapping) return null
  reader.keys(mapping, stepKeys)
  const id = reader.requiredText(mapping, 'capability', entry)
  const capability = capabilities.find((one) => one.id === id)
  const node = (key: string) => entryOf(mapping, key)?.value
  if (!capability) {
    const ids = capabilities.map((one) => one.id)
    reader.problems.unknown(node('capability') ?? entry.at, 'capability', id, ids)
    return null
  }
  const input = node('input')
  if (input) checkInput(input, capability, kept, known)
  const expect = node('expect')
  const keep = node('keep')
  if (keep) checkKept(keep, capability, known)
  const as = node('as')
  return {
    name: entry.key,
    capability: id,
    about: reader.requiredText(mapping, 'about', entry),
    as: as ? (reader.text(as, '`as`') ?? '') : '',
    input: input ? (plain(input) as WorkflowStep['input']) : {},
    expect: expect
      ? (reader.words(expect, 'status', capability.statuses) as ResultStatus[])
      : ['completed'],
    keep: keep && reader.mapping(keep, '`keep`') ? (plain(keep) as Record<string, string>) : {},
  }
}

/** Checks that each field belongs to the capability, and that an earlier step keeps each referenced value. */
function checkInput(
  input: Node,
  capability: Capability,
  kept: ReadonlyMap<string, readonly string[]>,
  { reader, schemas }: Known,
): void {
  const mapping = reader.mapping(input, '`input`')
  const names = capability.input.fields.map(({ name }) => name)
  for (const { key, at, value } of mapping?.entries ?? []) {
    const field = capability.input.fields.find(({ name }) => name === key)
    if (!field) reader.problems.unknown(at, 'field', key, names)
    // What an earlier step keeps is known only when it has run.
    else if (referencesIn(value).length === 0)
      for (const { spot, message, suggestion } of violations(value, field.schema, schemas))
        reader.problems.add(spot, message, suggestion)
  }
  for (const { name, required } of capability.input.fields) {
    const given = mapping?.entries.some(({ key }) => key === name)
    if (required && !given) reader.problems.add(input, `${capability.id} needs \`${name}\``)
  }
  for (const { node, step, name } of referencesIn(input)) {
    const names = kept.get(step)
    if (!names) reader.problems.unknown(node, 'earlier step', step, kept.keys())
    else if (!names.includes(name)) reader.problems.unknown(node, `value of ${step}`, name, names)
  }
}

/** Checks that the data of the capability can have what a step keeps. */
function checkKept(keep: Node, { id, data }: Capability, { reader, schemas }: Known): void {
  if (keep.kind !== 'mapping') return
  for (const { key, value } of keep.entries) {
    const path = reader.text(value, `\`${key}\``)
    const unknown = path && unknownPart(path.split('/'), data.schema, schemas)
    if (unknown)
      reader.problems.unknown(value, `part of the data of ${id}`, unknown.part, unknown.known)
  }
}

function referencesIn(node: Node): { node: Node; step: string; name: string }[] {
  if (node.kind === 'mapping') return node.entries.flatMap(({ value }) => referencesIn(value))
  if (node.kind === 'list') return node.items.flatMap(referencesIn)
  const [, step, name] = reference.exec(String(node.value)) ?? []
  return step !== undefined && name !== undefined ? [{ node, step, name }] : []
}
