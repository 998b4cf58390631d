import { sources } from '#generated/server/sources.ts'
import { isObject } from '#server/domain/basics/json.ts'
import { pathOf } from '#server/domain/basics/pointer.ts'
import type { Tool } from '#server/runtime/tools/tools.ts'

/** What the user chose where a name meant several, or nobody: the handle that stands for the name from then on. */
export interface Choice {
  /** The input's field that held the name; the names that lead to it, joined by `/`. Null where a name is looked up before the call. */
  readonly field: string | null
  readonly name: string
  /** The input's field for the handle; a list where its name is the plural. */
  readonly into: string
  readonly handle: string
}

/** Where a name stands that does not say who or what is meant, and where the chosen handle goes; null where the input has no place for it. */
export function placeOf(
  { facts }: Tool,
  input: Readonly<Record<string, unknown>>,
  pointer: string,
  handleKey: string,
): Omit<Choice, 'handle'> | null {
  const path = pathOf(pointer)
  const index = /^\d+$/.test(path.at(-1) ?? '') ? path.pop() : undefined
  const field = path.join('/')
  const value = path.reduce(
    (inside: unknown, one) => (isObject(inside) ? inside[one] : undefined),
    input,
  )
  const name: unknown =
    index === undefined ? value : Array.isArray(value) ? value[Number(index)] : undefined
  if (typeof name !== 'string') return null
  const usual = index === undefined ? handleKey : `${handleKey}s`
  // Recipients and senders have fields of their own: recipient_names, recipient_handles.
  const around = path.slice(0, -1)
  const inside = sources[facts.id] ?? {}
  const handles = field.replace(/_(?:name|query)(s?)$/, '_handle$1')
  const into = [handles, [...around, usual].join('/')].find(
    (one) => one !== field && (facts.fields.includes(one) || one in inside),
  )
  // A field for one name that has none for its handle takes the handle itself.
  if (into === undefined && (index !== undefined || around.length > 0)) return null
  return { field, name, into: into ?? field }
}

/** The input with a handle in the place of a name, which may stand inside of a field. */
export function applied(
  input: Readonly<Record<string, unknown>>,
  choice: Choice,
): Record<string, unknown> {
  const { field, name, into, handle } = choice
  if (field === null) return { ...input }
  const [outer = '', ...inner] = field.split('/')
  if (inner.length > 0) {
    const own = { ...choice, field: inner.join('/'), into: into.slice(outer.length + 1) }
    const { [outer]: inside } = input
    return { ...input, [outer]: applied(isObject(inside) ? inside : {}, own) }
  }
  const { [field]: named, [into]: handles, ...rest } = input
  if (!Array.isArray(named)) return { ...rest, [into]: handle }
  const at = named.indexOf(name)
  const left: unknown[] = named.filter((_, index) => index !== at)
  const right: unknown[] = Array.isArray(handles) ? handles : []
  return { ...rest, ...(left.length > 0 && { [field]: left }), [into]: [...right, handle] }
}
