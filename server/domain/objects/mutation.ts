import { refuse } from '#server/domain/basics/failure.ts'
import { mustNotBeBlank, namesItAlone } from '#server/domain/messages/input.ts'
import { isNotForOperation } from '#server/domain/messages/objects.ts'
import { type FreeFields, type FreeForm, readFreeForm } from '#server/domain/objects/free_form.ts'
import { objectTypes, type Operation } from '#server/domain/objects/types.ts'
import { isBlank } from '#server/domain/basics/text.ts'
import type { Violation } from '#server/domain/basics/violation.ts'

const subjectFields = {
  type: { kind: 'enum', values: objectTypes },
  handle: { kind: 'text', longest: 191 },
  candidate_id: { kind: 'text', longest: 191 },
  query: { kind: 'text', longest: 240 },
  interaction_reference: { kind: 'text', longest: 191 },
} as const satisfies FreeFields

const destinationFields = {
  ideas_list_handle: { kind: 'text', longest: 64 },
  name: { kind: 'text', longest: 120 },
} as const satisfies FreeFields

/** As the fields of ideas.lists.create. */
const defaultsFields = {
  neighborhood_names: { kind: 'texts', longest: 120, most: 25 },
  activity_names: { kind: 'texts', longest: 120, most: 25 },
  custom_activity_names: { kind: 'texts', longest: 80, most: 25 },
  when_preset: { kind: 'text', longest: 80, nullable: true },
  when_start: { kind: 'instant', nullable: true },
  when_end: { kind: 'instant', nullable: true },
} as const satisfies FreeFields

const shareFields = {
  person_handle: { kind: 'text', longest: 64 },
  expires_at: { kind: 'instant' },
} as const satisfies FreeFields

/** How an input names an object. */
export type NamedObject = FreeForm<typeof subjectFields>

/** What a call of ideas.object.mutate asks for. */
export interface Mutation {
  operation: Operation
  subject: NamedObject
  destination: FreeForm<typeof destinationFields>
  defaults: FreeForm<typeof defaultsFields>
  share_options: FreeForm<typeof shareFields>
  reversible_action_id: string | undefined
}

/** The input of ideas.object.mutate as the schema admits it. */
export interface MutationInput {
  subject?: object
  destination?: object
  defaults?: object
  share_options?: object
  reversible_action_id?: string
}

/** The fields besides `subject` that an operation takes. */
const taken: { readonly [O in Operation]: keyof MutationInput } = {
  add_to_list: 'destination',
  remove_from_list: 'destination',
  create_share_link: 'share_options',
  update_defaults: 'defaults',
  undo: 'reversible_action_id',
}

/**
 * Reads an input. Errors: `input_invalid` for unknown keys, wrong values, several names of one subject, and fields
 * that mean nothing to the operation (empty objects are passed over).
 */
export function readMutation(operation: Operation, input: MutationInput): Mutation {
  const violations: Violation[] = []
  const read: Mutation = {
    operation,
    subject: readFreeForm(input.subject, '/subject', subjectFields, violations),
    destination: readFreeForm(input.destination, '/destination', destinationFields, violations),
    defaults: readFreeForm(input.defaults, '/defaults', defaultsFields, violations),
    share_options: readFreeForm(input.share_options, '/share_options', shareFields, violations),
    reversible_action_id: input.reversible_action_id,
  }
  checkNames(read.subject, violations)
  for (const field of new Set(Object.values(taken))) {
    if (field === taken[operation] || isEmpty(input[field])) continue
    if (violations.some(({ pointer }) => pointer.startsWith(`/${field}/`))) continue
    violations.push({ pointer: `/${field}`, code: 'rule', message: isNotForOperation(operation) })
  }
  refuse(violations)
  return read
}

/** The keys of a subject of which one is given. */
const names = ['handle', 'candidate_id', 'query', 'interaction_reference'] as const

/** Adds violations where a subject is named in several ways, or by blank words. */
export function checkNames(subject: NamedObject, violations: Violation[]): void {
  const given = names.filter((name) => subject[name] !== undefined)
  if (given.length > 1) {
    for (const name of given) {
      const others = given.filter((other) => other !== name)
      violations.push({ pointer: `/subject/${name}`, code: 'rule', message: namesItAlone(others) })
    }
  }
  if (subject.query !== undefined && isBlank(subject.query)) {
    violations.push({ pointer: '/subject/query', code: 'blank', message: mustNotBeBlank })
  }
}

function isEmpty(value: object | string | undefined): boolean {
  return value === undefined || (typeof value === 'object' && Object.keys(value).length === 0)
}
