import type { CapabilityId } from '#generated/types.ts'
import { isObject } from '#server/domain/json.ts'
import { memberPointer } from '#server/domain/pointer.ts'
import { schemasAt } from '#server/runtime/schema.ts'

type Members = Readonly<Record<string, unknown>>

// `Fri 2026-11-27T20:00+01:00`: with or without the weekday, and without seconds.
const asWritten =
  /^(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) )?(\d{4}-\d\d-\d\dT\d\d:\d\d)(:\d\d(?:\.\d+)?)?(Z|[+-]\d\d:\d\d)$/

/**
 * The arguments of a call with the times as inputs have them that are written as texts write them, so that a model can copy
 * them: only where the input takes a date and time, and everything else as it is.
 */
export function withTimes(id: CapabilityId, input: Members): Members {
  return Object.fromEntries(
    Object.entries(input).map(([field, value]) => [
      field,
      timeIn(id, value, memberPointer('', field)),
    ]),
  )
}

function timeIn(id: CapabilityId, value: unknown, pointer: string): unknown {
  if (typeof value === 'string') return timeOf(id, value, pointer)
  if (Array.isArray(value)) return value.map((one, at) => timeIn(id, one, `${pointer}/${at}`))
  if (!isObject(value)) return value
  const members = Object.entries(value).map(([field, member]) => {
    return [field, timeIn(id, member, memberPointer(pointer, field))] as const
  })
  return Object.fromEntries(members)
}

function timeOf(id: CapabilityId, text: string, pointer: string): string {
  if (text.length > 40) return text
  const [, minutes, seconds = ':00', offset] = asWritten.exec(text) ?? []
  if (minutes === undefined) return text
  const isTime = schemasAt(id, 'input', pointer).some(({ format }) => format === 'date-time')
  return isTime ? `${minutes}${seconds}${offset}` : text
}
