import { firstText, isObject, type Json, textsOf } from '#server/reading/inventory/json.ts'

const days: ReadonlyMap<string, string> = new Map([
  ...['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(
    (name): [string, string] => [name, name.slice(0, 2)],
  ),
])

/** The opening hours of a thing of schema.org as OpenStreetMap writes them; undefined for none that are always so. */
export function openingHoursOf(thing: Json): string | undefined {
  const written = textsOf(thing.openingHours)
  // Each value is about its days only.
  if (written.length > 0) return written.map((text) => text.replace(/,\s*/g, ',')).join('; ')
  const given: unknown[] = Array.isArray(thing.openingHoursSpecification)
    ? thing.openingHoursSpecification
    : [thing.openingHoursSpecification]
  const ranges = new Map<string, string[]>()
  for (const one of given.filter(isObject)) {
    if (one.validFrom !== undefined || one.validThrough !== undefined) return undefined
    const [opens, closes] = [timeOf(one.opens), timeOf(one.closes)]
    if (opens === null || closes === null) return undefined
    for (const name of textsOf(one.dayOfWeek)) {
      const day = days.get(name.replace(/^.*\//, ''))
      if (day === undefined) return undefined
      ranges.set(day, [...(ranges.get(day) ?? []), `${opens}-${closes}`])
    }
  }
  const rules = [...ranges].map(([day, times]) => `${day} ${times.join(',')}`)
  return rules.length === 0 ? undefined : rules.join('; ')
}

function timeOf(value: unknown): string | null {
  return /^(\d{2}:\d{2})(:\d{2})?$/.exec(firstText(value) ?? '')?.[1] ?? null
}
