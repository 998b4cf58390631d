import { assistantTypes } from '#codegen/build/protocol.ts'
import { references } from '#codegen/emit/defs.ts'
import { isProtocol } from '#codegen/load.ts'
import type { LintRule } from '#codegen/lint/rule.ts'
import type { Capability, Field, Model, NamedType } from '#codegen/model.ts'

const file = 'spec/capabilities/example.yaml'
const entry = (input: string, errors: string) => `shelves.count:
  version: "1.0"
  summary: Count shelves
  about: Tells how many there are.
  profile: read
  surfaces: [api]
  kind: shelf.counted
  input:
    ${input}
  data: {}
  errors: [${errors}]
`

/** Input fields and the code a capability that has one of them answers with. */
const consequences: readonly { readonly field: RegExp; readonly code: string }[] = [
  { field: /^expected_revision$/, code: 'stale_revision' },
  { field: /^expected_checksum$/, code: 'stale_checksum' },
  { field: /^expected_state_version$/, code: 'stale_state_version' },
  { field: /^expected_generation$/, code: 'stale_generation' },
]

export const expectationHasItsConflict: LintRule = {
  id: 'expectation-has-its-conflict',
  what: 'A capability that takes expected_revision, expected_checksum, expected_state_version or expected_generation declares the conflict that goes with it.',
  why: 'A caller who sends an expectation must know which code says that it is wrong.',
  file,
  wrong: entry('expected_revision?: integer(0..) -- The revision as last read.', 'limit_reached'),
  right: entry('expected_revision?: integer(0..) -- The revision as last read.', 'stale_revision'),
  *check(model) {
    const known = new Set(model.errors.map(({ code }) => code))
    for (const capability of direct(model)) {
      const { id, input, errors, location } = capability
      for (const { name } of input.fields) {
        for (const { field, code } of consequences) {
          if (field.test(name) && known.has(code) && !errors.includes(code))
            yield { location, message: `${id} takes ${name} and does not declare ${code}` }
        }
      }
    }
  },
}

export const handleMayNameNothing: LintRule = {
  id: 'handle-may-name-nothing',
  what: 'A capability that takes a handle declares reference_not_found.',
  why: 'Any handle may be unknown, deleted or of another account.',
  file,
  wrong: entry('shelf_handle?: ShelfHandle', 'limit_reached'),
  right: entry('shelf_handle?: ShelfHandle', 'reference_not_found'),
  *check(model) {
    const known = model.errors.some(({ code }) => code === 'reference_not_found')
    for (const { id, input, errors, location } of known ? direct(model) : []) {
      const handle = input.fields.find(
        ({ name }) => /_handles?$/.test(name) && name !== 'snapshot_handle',
      )
      if (handle && !errors.includes('reference_not_found'))
        yield {
          location,
          message: `${id} takes ${handle.name} and does not declare reference_not_found`,
        }
    }
  },
}

export const nameMayFitSeveral: LintRule = {
  id: 'name-may-fit-several',
  what: 'A capability that takes something by name declares a code for a name that fits several or none, if the registry has one, such as shelf_ambiguous.',
  why: 'A name may fit several things, or none, and then the caller must be asked.',
  file,
  wrong: entry('shelf_names?: string(..120)[..25] -- Which shelves.', 'limit_reached'),
  right: entry(
    'shelf_names?: string(..120)[..25] -- Which shelves.',
    'shelf_ambiguous, shelf_unresolved',
  ),
  *check(model) {
    const kinds = new Set(
      model.errors.flatMap(({ code }) => /^(\w+)_ambiguous$/.exec(code)?.[1] ?? []),
    )
    for (const { id, input, errors, location } of direct(model)) {
      for (const { name } of input.fields) {
        const [, kind = ''] = /([a-z]+)_names?$/.exec(name) ?? []
        if (!kinds.has(kind) || errors.some((code) => code.startsWith(`${kind}_`))) continue
        yield {
          location,
          message: `${id} takes ${name} and declares no code for a name that fits several, or none`,
        }
        break
      }
    }
  },
}

export const codeIsAnswered: LintRule = {
  id: 'code-is-answered',
  what: 'Every code is common, answered outside any capability, or declared by a capability.',
  why: 'The page of a code that no capability answers is misleading.',
  file: 'spec/errors.yaml',
  wrong:
    'shelf_painted:\n  status: failed\n  title: Painted\n  message: It is wet.\n  next: Wait.\n  retryable: true\n',
  right:
    'shelf_painted:\n  status: failed\n  title: Painted\n  message: It is wet.\n  next: Wait.\n  retryable: true\n  common: true\n',
  *check({ errors, capabilities }) {
    const declared = new Set(capabilities.flatMap((capability) => capability.errors))
    for (const { code, common, outside, location } of errors) {
      if (!common && !outside && !declared.has(code))
        yield { location, message: `no capability answers ${code}` }
    }
  },
}

export const typeIsUsed: LintRule = {
  id: 'type-is-used',
  what: 'Every named type is used by a capability, by the candidates of a code, by another interface, or by a type that is.',
  why: 'Nobody maintains what nobody uses.',
  file: 'spec/types/example.yaml',
  wrong: 'ShelfColor: string(..80) -- The color of a shelf.\n',
  right:
    '# lint-disable-next type-is-used: shelves.paint, which is under way, takes it.\nShelfColor: string(..80) -- The color of a shelf.\n',
  *check({ types, capabilities, errors, service }) {
    const shapes = capabilities.flatMap(({ input, data, earlier }) => [
      input,
      data,
      ...earlier.map((one) => one.input),
    ])
    const mixedIn = new Set(shapes.flatMap(({ fields }) => fields.map(placeOf)))
    const isMixedIn = ({ shape }: NamedType) =>
      shape?.fields.some((field) => mixedIn.has(placeOf(field))) ?? false
    // What every answer is made of is used by the emitters themselves.
    const isPart = ({ area, location }: NamedType) =>
      isProtocol(location.file) || area === 'envelope'
    const used = references(shapes.map(({ schema }) => schema))
    for (const { candidates } of errors) if (candidates !== null) used.add(candidates)
    const { interfaces } = service.protocol
    if (interfaces.media !== undefined) for (const name of media) used.add(name)
    if (interfaces.assistant !== undefined) for (const name of assistantTypes) used.add(name)
    for (const type of types) if (isPart(type) || isMixedIn(type)) used.add(type.name)
    // A type that only itself uses, or another unused one, is not used.
    const schemas = new Map(types.map(({ name, schema }) => [name, schema]))
    for (const name of used)
      for (const inside of references([schemas.get(name) ?? {}])) used.add(inside)
    for (const { name, location } of types) {
      if (used.has(name)) continue
      yield { location, message: `nothing uses the type ${name}` }
    }
  },
}

/** What the upload of a file takes and answers. */
const media = ['Media', 'MediaRef']

function placeOf({ location: { file, line } }: Field): string {
  return `${file}:${line}`
}

function direct({ capabilities }: Model): Capability[] {
  return capabilities.filter((capability) => capability.direct)
}
