import { prefixesTaken, sources } from '#generated/server/sources.ts'
import { errors } from '#generated/server/errors.ts'
import type { CapabilityId } from '#generated/types.ts'
import { Failure, type FailureDetail } from '#server/domain/basics/failure.ts'
import { type HandleKind, kindOfHandle, kindsBeginning } from '#server/domain/basics/handle.ts'
import {
  handleOfAnotherKind,
  isHandleOfAnotherKind,
  namesKind,
  lookUpHandle,
  nameForHandle,
  sendOneOf,
  sendTheOther,
  whereFrom,
} from '#server/domain/messages/handles.ts'
import { isRequired, isRequiredOf } from '#server/domain/messages/input.ts'
import { pathOf, pointerTo, valueAt } from '#server/domain/basics/pointer.ts'
import type { Violation } from '#server/domain/basics/violation.ts'
import { isCapability } from '#server/runtime/authorise.ts'
import { schemasAt } from '#server/runtime/schema.ts'

/**
 * The capability whose answers give the handle that a pointer into an input asks for.
 *
 * @returns null for a field that is no handle, and where the registry names no capability.
 */
export function sourceOf(capability: string, pointer: string): CapabilityId | null {
  if (!isCapability(capability)) return null
  return sources[capability]?.[namesOf(pointer).join('/')] ?? null
}

/**
 * A failure about a handle, which then names the capability that gives such handles, or says where they come from: one that
 * means nothing here, or a required one that is missing. Any other error is returned as it is.
 */
export function withSource(error: unknown, capability: string): unknown {
  if (!(error instanceof Failure) || !isCapability(capability)) return error
  const told = withValues(error, capability)
  if (told.detail.prerequisite) return told
  for (const pointer of handlesAt(told)) {
    const origin = originOf(capability, pointer)
    if (origin !== null) {
      const { advice = `${errors[told.code].next} ${origin}` } = told.detail
      return told.with({ advice })
    }
    const source = sourceOf(capability, pointer)
    // What gives the handle cannot be asked of itself.
    if (source !== null && source !== capability)
      return told.with({ prerequisite: { capability: source, input: {} } })
  }
  return told
}

/** The failure, whose missing fields say which values they take, where they take only some. */
function withValues(failure: Failure, capability: CapabilityId): Failure {
  const { errors: found } = failure.detail
  if (failure.code !== 'input_invalid' || !found) return failure
  return failure.with({
    errors: found.map((one) => {
      const values = one.message === isRequired ? valuesAt(capability, one.pointer) : []
      return values.length === 0 ? one : { ...one, message: isRequiredOf(values) }
    }),
  })
}

function valuesAt(capability: CapabilityId, pointer: string): string[] {
  return texts(
    schemasAt(capability, 'input', pointer).flatMap(({ enum: values, const: only }) => [
      ...(values ?? []),
      ...(only === undefined ? [] : [only]),
    ]),
  )
}

/** A sentence on where the handle of a field comes from, which no one read gives; null where one does, or nothing is known. */
function originOf(capability: CapabilityId, pointer: string): string | null {
  const field = namesOf(pointer).at(-1) ?? ''
  if (field === 'execution_id' || field === 'invitation_token') return whereFrom(field, field)
  const [kind] = kindsTaken(capability, pointer) ?? []
  return kind === undefined ? null : whereFrom(kind, field)
}

function handlesAt({ code, detail }: Failure): string[] {
  if (code === 'reference_not_found') return detail.pointer === undefined ? [] : [detail.pointer]
  if (code !== 'input_invalid') return []
  const missing =
    detail.errors?.filter(({ code: why, message }) => why === 'required' || namesKind(message)) ??
    []
  return missing.map(({ pointer }) => pointer)
}

/**
 * A failure of a call with this input, which then says what is wrong with the reference that was sent, as far as its form
 * tells that: a handle of another kind, or a name. One that means nothing in particular keeps its words, so that nobody
 * learns what exists. Where a reference or a choice is missing, it says where that comes from.
 */
export function withReference(
  failure: Failure,
  capability: CapabilityId,
  input: Readonly<Record<string, unknown>>,
): Failure {
  const { code, detail } = failure
  const { pointer } = detail
  if (pointer === undefined || detail.advice !== undefined) return failure
  const sent = valueAt(input, pointer)
  if (code === 'subject_required' && sent === undefined)
    return withMissing(failure, capability, pointer)
  if (code !== 'reference_not_found' || detail.message !== undefined) return failure
  const words = typeof sent === 'string' ? wordsOf(capability, pointer, sent) : null
  return words === null ? failure : failure.with(words)
}

/**
 * What is wrong with a handle that is too long or too short for its field, which then says what it is a handle of, if that is
 * another kind. Any other violation is returned as it is.
 */
export function ofAnotherKind(
  violation: Violation,
  capability: CapabilityId,
  input: unknown,
): Violation {
  if (violation.code !== 'too_long' && violation.code !== 'too_short') return violation
  const sent = valueAt(input, violation.pointer)
  const kind = typeof sent === 'string' ? kindOfHandle(sent) : null
  if (kind === null || kindsTaken(capability, violation.pointer)?.includes(kind) !== false)
    return violation
  const message = isHandleOfAnotherKind(kind)
  return message === null ? violation : { ...violation, message }
}

function withMissing(failure: Failure, capability: CapabilityId, pointer: string): Failure {
  const { prerequisite, candidates, next, instead } = failure.detail
  if (prerequisite || candidates || next || instead) return failure
  const field = namesOf(pointer).join('.')
  const source = sourceOf(capability, pointer)
  if (source !== null && source !== capability) {
    const advice = lookUpHandle(field, source)
    return failure.with({ advice, prerequisite: { capability: source, input: {} } })
  }
  const values = valuesAt(capability, pointer)
  return values.length === 0 ? failure : failure.with({ advice: sendOneOf(field, values) })
}

function wordsOf(
  capability: CapabilityId,
  pointer: string,
  sent: string,
): Pick<FailureDetail, 'message' | 'advice'> | null {
  const field = namesOf(pointer).join('.')
  const taken = kindsTaken(capability, pointer)
  if (taken === null) return null
  const kind = kindOfHandle(sent)
  if (kind !== null) {
    const message = taken.includes(kind) ? null : handleOfAnotherKind(kind, field)
    const advice = originOf(capability, pointer) ?? sendTheOther
    return message === null ? null : { message, advice }
  }
  const names = fieldOfNames(capability, pointer)
  const isName =
    names === null
      ? /^\p{L}(?:\p{L}{2,24}|[^_]*\s\S[^_]*)$/u.test(sent.trim())
      : /\p{L}/u.test(sent) && !/[_0-9]/.test(sent)
  if (!isName) return null
  const told = nameForHandle(names)
  const origin = names === null ? originOf(capability, pointer) : null
  return origin === null ? told : { ...told, advice: origin }
}

/** The kinds of handles that a field takes; null where it takes any, or it is not known. */
function kindsTaken(capability: CapabilityId, pointer: string): readonly HandleKind[] | null {
  // Objects are read by any handle.
  if (capability === 'ideas.object.get' || capability === 'ideas.object.mutate') {
    if (pathOf(pointer).length > 1) return null
  }
  // The only handle without a prefix.
  if (namesOf(pointer).at(-1) === 'execution_id') return ['execution']
  const begins = prefixesTaken[capability]?.[namesOf(pointer).join('/')]?.split(' ')
  return begins ? kindsBeginning(begins) : null
}

/** The field that takes a name where another takes the person's or list's handle; null if there is none. */
function fieldOfNames(capability: CapabilityId, pointer: string): string | null {
  const path = namesOf(pointer)
  const field = path.at(-1) ?? ''
  const around = path.slice(0, -1)
  const fields = schemasAt(capability, 'input', pointerTo(around)).flatMap(({ properties }) =>
    Object.keys(properties ?? {}),
  )
  const isMany = field.endsWith('s')
  const isPerson = field.includes('person') || field.includes('people')
  const named = [
    field.replace(/_handle(s?)$/, '_name$1'),
    ...(isPerson ? (isMany ? ['people', 'names'] : ['name', 'person_query']) : []),
  ].find((one) => one !== field && fields.includes(one))
  return named === undefined ? null : [...around, named].join('.')
}

function namesOf(pointer: string): string[] {
  return pathOf(pointer).filter((name) => !/^\d+$/.test(name))
}

function texts(values: readonly unknown[]): string[] {
  return [...new Set(values.filter((one) => typeof one === 'string'))]
}
