import { isObject } from '#server/domain/json.ts'

type Members = Readonly<Record<string, unknown>>

/** What of the schema of an argument says where its times are. */
interface Argument {
  readonly type?: unknown
  readonly format?: unknown
  readonly properties?: { readonly [name: string]: Argument }
  readonly items?: Argument
  readonly anyOf?: readonly Argument[]
}

// `Fri 2026-11-27T20:00+01:00`: with or without the weekday, and without seconds.
const asWritten =
  /^(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) )?(\d{4}-\d\d-\d\dT\d\d:\d\d)(:\d\d(?:\.\d+)?)?(Z|[+-]\d\d:\d\d)$/

/**
 * The arguments of a call with the times as inputs have them that are written as texts write them, so that a model can
 * copy them: only where the tool takes a date and time, and everything else as it is.
 */
export function withTimes(schema: Argument, input: Members): Members {
  return Object.fromEntries(
    Object.entries(input).map(([field, value]) => [
      field,
      timeIn(memberOf(schema, field), value, field),
    ]),
  )
}

function timeIn(schema: Argument | undefined, value: unknown, field: string): unknown {
  if (schema === undefined) return value
  if (typeof value === 'string') {
    if (schema.format === 'date-time') return timeOf(value)
    return readsTimes.test(field) ? withoutWeekday(value) : value
  }
  if (Array.isArray(value)) return value.map((one) => timeIn(itemsOf(schema), one, field))
  return isObject(value) ? withTimes(schema, value) : value
}

// Fields that take a time in other forms, too: a day alone, or a time without an offset.
const readsTimes = /_(?:at|after|before)$/

function withoutWeekday(text: string): string {
  return asWritten.test(text) ? text.slice(text.search(/\d/)) : text
}

function memberOf({ properties = {}, anyOf = [] }: Argument, field: string): Argument | undefined {
  if (Object.hasOwn(properties, field)) return properties[field]
  for (const one of anyOf) {
    const found = memberOf(one, field)
    if (found !== undefined) return found
  }
  return undefined
}

function itemsOf({ items, anyOf = [] }: Argument): Argument | undefined {
  return items ?? anyOf.find((one) => one.items !== undefined)?.items
}

function timeOf(text: string): string {
  if (text.length > 40) return text
  const [, minutes, seconds = ':00', offset] = asWritten.exec(text) ?? []
  return minutes === undefined ? text : `${minutes}${seconds}${offset}`
}
