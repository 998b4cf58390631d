import { isObject } from '#server/domain/basics/json.ts'

/** How many things wait in the sections of a brief: one that waits for two reasons is one. */
export function thingsWaiting(sections: readonly unknown[]): number {
  const items = sections.flatMap((one) =>
    isObject(one) && Array.isArray(one.items) ? one.items : [],
  )
  const handles = items.map((item: unknown) => {
    const reference = isObject(item) ? item.reference : null
    return isObject(reference) ? reference.handle : item
  })
  return new Set(handles).size
}
