import { ignoredFields } from '#codegen/build/protocol.ts'
import type { Finding } from '#codegen/diff/change.ts'
import type { Consumer } from '#codegen/diff/rating.ts'
import { compareLifecycles } from '#codegen/diff/lifecycle.ts'
import type { RuleId } from '#codegen/diff/rules.ts'
import type { Names } from '#codegen/diff/schemas.ts'
import { compareShapes } from '#codegen/diff/shapes.ts'
import type { Capability, Shape, Surface } from '#codegen/model.ts'

/** What differs between two versions of one capability. */
export function compareCapabilities(
  before: Capability,
  after: Capability,
  names: Names,
): Finding[] {
  const found: Finding[] = []
  const { id, location } = after
  const say = (rule: RuleId, message: string, place = id) =>
    found.push({ rule, place, message, location })
  const was = (what: string, one: unknown, other: unknown) =>
    `${what} was ${one ?? 'none'}, is ${other ?? 'none'}`

  compareVersions(before, after, names, say)
  if (before.effect !== after.effect)
    say('effect-changed', was('the effect', before.effect, after.effect))
  if (before.ability !== after.ability)
    say('ability-changed', was('the ability it needs', before.ability, after.ability))
  const lists: [readonly string[], readonly string[], RuleId, RuleId, string][] = [
    [before.statuses, after.statuses, 'status-added', 'status-removed', 'status'],
    [before.errors, after.errors, 'error-declared', 'error-undeclared', 'error'],
    [saidBy(before), saidBy(after), 'disclosure-added', 'disclosure-removed', 'disclosure'],
    [namesOf(before), namesOf(after), 'next-action-added', 'next-action-removed', 'next action'],
  ]
  for (const [old, now, added, removed, noun] of lists) {
    for (const name of now) if (!old.includes(name)) say(added, `${noun} \`${name}\` is new`)
    for (const name of old) if (!now.includes(name)) say(removed, `${noun} \`${name}\` is gone`)
  }
  if (before.status_capability !== after.status_capability) {
    say(
      'status-capability-changed',
      was('what observes its work', before.status_capability, after.status_capability),
    )
  }
  compareSurfaces(before, after, say)
  if (before.direct !== after.direct) {
    if (after.direct) say('direct-call-allowed', 'can now be called directly')
    else say('direct-call-refused', 'can no longer be called directly')
  }
  if (before.idempotency_key !== after.idempotency_key) {
    if (after.idempotency_key) say('key-required', 'now needs an idempotency key')
    else say('key-dropped', 'no longer needs an idempotency key')
  }
  if (before.receipt !== after.receipt) {
    if (after.receipt) say('receipt-added', 'now stores an execution')
    else say('receipt-dropped', 'no longer stores an execution')
  }
  for (const name of ['destructive', 'open_world'] as const) {
    if (before[name] !== after[name])
      say('annotation-changed', was(name, before[name], after[name]))
  }
  if (before.kind !== after.kind)
    say('kind-changed', was('the kind of its outcome', before.kind, after.kind))
  for (const { rule, message } of compareLifecycles(before, after)) say(rule, message)
  compareAnswers(before, after, say)
  if (before.summary !== after.summary)
    say('summary-changed', `“${before.summary}” became “${after.summary}”`)
  if (before.about !== after.about) say('description-changed', 'the description has changed')
  if (JSON.stringify(before.examples.map(bare)) !== JSON.stringify(after.examples.map(bare))) {
    const [first] = after.examples
    const at = { location: first?.location ?? location }
    found.push({ rule: 'examples-changed', place: id, message: 'other examples', ...at })
  }
  const input = compareShapes(before.input, after.input, 'input', names, `${id} input`, location)
  const data = compareShapes(before.data, after.data, 'data', names, `${id} data`, location)
  const spares = spared(before, after)
  return [...found, ...input, ...data].map((finding) => ({
    ...finding,
    capabilities: [id],
    spares: always.includes(finding.rule) ? [] : spares,
  }))
}

/** These kinds of change name the consumers they affect. */
const always: readonly RuleId[] = [
  'mcp-surface-added',
  'mcp-surface-removed',
  'api-surface-added',
  'api-surface-removed',
]

/** The consumers that a change cannot affect, because the capability has no tool or no operation before and after it. */
export function spared(...versions: readonly Capability[]): Consumer[] {
  const on = (surface: Surface) => versions.some(({ surfaces }) => surfaces.includes(surface))
  return [
    ...(on('api') ? [] : (['wire', 'sdk'] as const)),
    ...(on('mcp') ? [] : (['mcp'] as const)),
  ]
}

type Say = (rule: RuleId, message: string, place?: string) => void

function compareVersions(before: Capability, after: Capability, names: Names, say: Say): void {
  const earlier = after.earlier.map(({ version }) => version)
  const former = before.earlier.map(({ version }) => version)
  if (before.version !== after.version) {
    const kept = earlier.includes(before.version)
    const message = `the version was ${before.version}, is ${after.version}`
    say(kept ? 'capability-version-changed' : 'capability-version-dropped', message)
  }
  for (const version of earlier) {
    if (version !== before.version && !former.includes(version)) {
      say('earlier-version-added', `version ${version} is accepted`)
    }
  }
  for (const version of former) {
    if (version !== after.version && !earlier.includes(version)) {
      say('earlier-version-removed', `version ${version} is no longer accepted`)
    }
  }
  const present = new Set(inputChanges(before.input, after.input, names, after).map(said))
  for (const { version, input } of after.earlier) {
    const old = before.earlier.find((one) => one.version === version)
    if (!old) continue
    const place = `${after.id}@${version} input`
    for (const change of inputChanges(old.input, input, names, after)) {
      // A change that the current input has too is reported there.
      if (!present.has(said(change))) say(change.rule, change.message, place + change.place)
    }
  }
}

const inputChanges = (before: Shape, after: Shape, names: Names, { location }: Capability) =>
  compareShapes(before, after, 'input', names, '', location)

const said = ({ rule, place, message }: Finding) => `${rule} ${place} ${message}`

/** Which resources answers have, and which values next actions suggest. */
function compareAnswers(before: Capability, after: Capability, say: Say): void {
  const partsOf = ({ answer }: Capability) => {
    const { self, nouns, lists } = answer
    return [...(self ? [self] : []), ...Object.values(nouns), ...Object.values(lists)]
  }
  const [was, is] = [partsOf(before), partsOf(after)]
  const kindsOf = (parts: typeof was) => [
    ...new Set(parts.flatMap(({ kinds }) => kinds.map(([kind]) => kind))),
  ]
  const [told, tells] = [kindsOf(was), kindsOf(is)]
  for (const kind of tells)
    if (!told.includes(kind)) say('resource-told', `answers now have the resource ${kind}`)
  for (const kind of told)
    if (!tells.includes(kind)) say('resource-untold', `answers no longer have the resource ${kind}`)
  const labels = (parts: typeof was) =>
    JSON.stringify(
      parts.flatMap(({ kinds, label }) => kinds.map(([kind]) => `${kind} ${label.join('.')}`)),
    )
  if (told.join() === tells.join() && labels(was) !== labels(is))
    say('resource-label-changed', 'the label of a resource has changed')
  const lost = after.answer.own.filter((name) => !before.answer.own.includes(name))
  const gained = before.answer.own.filter((name) => !after.answer.own.includes(name))
  const known = (name: string) =>
    [before, after].every(({ input }) => input.fields.some((field) => field.name === name))
  for (const name of lost.filter(known))
    say('carried-input-changed', `next actions no longer suggest ${name}`)
  for (const name of gained.filter(known))
    say('carried-input-changed', `next actions now suggest ${name}`)
}

function compareSurfaces(before: Capability, after: Capability, say: Say): void {
  for (const surface of ['api', 'mcp', 'assistant'] as const) {
    const [was, is] = [before.surfaces.includes(surface), after.surfaces.includes(surface)]
    if (was === is) continue
    if (is) say(`${surface}-surface-added`, `is now on the surface ${surface}`)
    else say(`${surface}-surface-removed`, `is no longer on the surface ${surface}`)
  }
  if (before.tool !== null && after.tool !== null && before.tool !== after.tool) {
    say('tool-renamed', `the tool was ${before.tool}, is ${after.tool}`)
  }
}

/** What an answer may suggest. */
function namesOf({ next, may_follow }: Capability): string[] {
  return [...next.map(({ capability }) => capability), ...may_follow]
}

/** What an answer may disclose. That fields are ignored follows from the strictness of the input, which is compared by itself. */
function saidBy({ disclosures, may_disclose }: Capability): string[] {
  return [...disclosures, ...may_disclose].filter((name) => name !== ignoredFields.name)
}

/** The part of an example that is written; the rest of its answer follows from the entry. */
function bare({ about, input, answer }: Capability['examples'][number]) {
  return { about, input, status: answer.status, data: answer.data }
}
