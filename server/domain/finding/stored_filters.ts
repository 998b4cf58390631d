import type { Filters } from '#server/domain/finding/filters.ts'
import type { TimeSpan } from '#server/domain/finding/span.ts'

/** Filters as JSON writes them: instants are texts. */
export type StoredFilters = { readonly [Field in keyof Filters]: unknown }

/** Filters that went through JSON, at an instant of now: spans of time stay those that were meant. */
export function revivedFilters(stored: StoredFilters, now: Date): Filters {
  const filters = stored as Filters
  const { spans, exact, near } = filters.window
  return {
    ...filters,
    lists: filters.lists.map((list) => ({
      ...list,
      view: list.view && { ...list.view, filters: revivedFilters(list.view.filters, now) },
    })),
    window: {
      ...filters.window,
      spans: spans?.map(revivedSpan) ?? null,
      exact: revived(exact),
      near: revived(near),
      now,
    },
  }
}

function revivedSpan({ from, until }: TimeSpan): TimeSpan {
  return { from: new Date(from), until: revived(until) }
}

function revived(instant: Date | null): Date | null {
  return instant && new Date(instant)
}
