import type { CapabilityId } from '#generated/types.ts'
import { isObject } from '#server/domain/json.ts'
import { pointerTo } from '#server/domain/pointer.ts'
import { withoutWeekday } from '#server/domain/written_time.ts'
import { schemasAt } from '#server/runtime/schema.ts'

type Members = Readonly<Record<string, unknown>>

/**
 * The input of a call with the times as inputs have them that are written as texts write them, so that a model can copy
 * them: with or without the weekday, without seconds. A time whose weekday is not that of its date stays as it is, and is
 * refused. Only where the capability takes a time or a day, and everything else as it is.
 */
export function withTimes(capability: CapabilityId, input: Members): Members {
  const inside = (value: unknown, path: readonly string[]): unknown => {
    if (typeof value === 'string') return timeAt(capability, path, value)
    if (path.length > deepest) return value
    if (Array.isArray(value)) return value.map((one, at) => inside(one, [...path, String(at)]))
    if (!isObject(value)) return value
    return Object.fromEntries(
      Object.entries(value).map(([name, member]) => [name, inside(member, [...path, name])]),
    )
  }
  return Object.fromEntries(
    Object.entries(input).map(([field, value]) => [field, inside(value, [field])]),
  )
}

/** No input that takes a time is deeper. */
const deepest = 8

// Fields that the schema leaves open, and that take a day alone or a time without an offset, too.
const readsTimes = /_(?:at|after|before|start|end)$/

function timeAt(capability: CapabilityId, path: readonly string[], text: string): string {
  const plain = withoutWeekday(text)
  if (plain === null) return text
  const found = schemasAt(capability, 'input', pointerTo(path))
  const formats = found.flatMap(({ format }) => format ?? [])
  if (formats.includes('date-time')) return withSeconds(plain) ?? text
  const takesDays =
    formats.includes('date') || (formats.length === 0 && readsTimes.test(path.at(-1) ?? ''))
  return takesDays ? (found.length === 0 ? (withSeconds(plain) ?? plain) : plain) : text
}

/** A time with an offset, with its seconds; null for a day, and for a time without an offset. */
function withSeconds(text: string): string | null {
  const [, minutes, seconds = ':00', offset] =
    /^(\d{4}-\d\d-\d\dT\d\d:\d\d)(:\d\d(?:\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.exec(text) ?? []
  return minutes === undefined ? null : `${minutes}${seconds}${offset}`
}
