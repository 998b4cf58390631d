import type { Candidate, DiscoveryFilters, Input, ResearchGap } from '#generated/types.ts'
import { recommendation_minutes, snapshot_ids } from '#server/data/snapshots/rows.ts'
import type { Context, Presentation } from '#server/domain/context.ts'
import { Failure, fail } from '#server/domain/failure.ts'
import { type StoredChoice, toStored } from '#server/domain/finding/choice.ts'
import { hardFiltersOf } from '#server/domain/finding/filters.ts'
import { revivedFilters, type StoredFilters } from '#server/domain/finding/stored_filters.ts'
import { packChoice, unpackChoice } from '#server/domain/finding/packed.ts'
import { cursorExpired } from '#server/domain/messages/likes.ts'
import * as say from '#server/domain/messages/recommendations.ts'
import type { FrozenList } from '#server/domain/snapshot.ts'
import { choose } from '#server/flows/finding/choices.ts'
import { readFilters } from '#server/flows/finding/filters.ts'
import { nothingFound } from '#server/flows/finding/nothing.ts'
import { type AskedWords, toCandidates } from '#server/flows/finding/present.ts'
import { markCalendarsDue } from '#server/flows/finding/refresh_calendars.ts'
import { recheck } from '#server/flows/finding/recheck.ts'
import { readComputedPage } from '#server/flows/paging.ts'
import { completed, handler } from '#server/runtime/handler.ts'

type Asked = Input<'ideas.recommendations.get'> & { limit?: number }

/** What all pages show; kept with the choices, as JSON. */
interface Facts {
  /** What `packChoice` keeps of each id's choice, in the same order. */
  choices: string[]
  filters: StoredFilters
  applied: DiscoveryFilters
  gaps: ResearchGap[]
  /** Whether more fitted than are kept. */
  cut: boolean
}

/** A list of choices that was just made. */
interface Taken extends FrozenList<Facts> {
  /** The ids of those at whose time everybody is free: they are not kept. */
  free: ReadonlySet<string>
  /** Whether calendars may be read again and should be. */
  refreshes: boolean
}

interface Content {
  choices: StoredChoice[]
  facts: Facts
  free: ReadonlySet<string>
  refreshes: boolean
}

export default handler('ideas.recommendations.get', async (context, { page_size, ...rest }) => {
  const input: Asked = { ...rest, ...(page_size !== undefined && { limit: page_size }) }
  const { content, collection } = await readComputedPage<Content, Asked, Taken>(context, input, {
    compute: () => take(context, { ...rest, ...(page_size !== undefined && { page_size }) }),
    load: async (ids, facts, _, offset) => ({
      choices: await recheck(
        context.db,
        revivedFilters(facts.filters, await context.db.now()),
        choicesOf(ids, facts, offset),
      ),
      facts,
      free: new Set<string>(),
      refreshes: false,
    }),
    first: (ids, { facts, free, refreshes }) => ({
      choices: choicesOf(ids, facts, 0),
      facts,
      free,
      refreshes,
    }),
  }).catch(refuseExpired)
  const { facts, free, refreshes, choices } = content
  const items = await toCandidates(context, choices, facts.filters as AskedWords, free)
  const { applied, gaps } = facts
  const shown = { isFirst: input.cursor === undefined, hasMore: collection.has_more, refreshes }
  const presentation = present(items, facts, shown)
  return completed(
    { items, applied_filters: applied, gaps },
    { ...presentation, collection: { ...collection, returned: items.length } },
  )
})

/** Chooses, and keeps what was chosen. Errors: as `readFilters`; `nothing_found`. */
async function take(context: Context, asked: Input<'ideas.recommendations.get'>): Promise<Taken> {
  const { prioritize_likes, allow_calendar_fetch, page_size } = asked
  const read = await readFilters(context, asked)
  const own_time = allow_calendar_fetch === true
  const chosen = await choose(context, read.filters, { most: snapshot_ids, own_time })
  const isAsking = hardFiltersOf(read.filters).length > 0
  const nothing =
    isAsking &&
    (await nothingFound(context.db, chosen, read, {
      ...(page_size !== undefined && { page_size }),
      ...(prioritize_likes !== undefined && { prioritize_likes }),
      ...(allow_calendar_fetch !== undefined && { allow_calendar_fetch }),
    }))
  if (nothing) throw nothing
  const { window } = read.filters
  const { choices, gaps, cut, free } = chosen
  return {
    ids: choices.map(({ entry }) => entry.id),
    facts: {
      choices: choices.map((choice) => packChoice(toStored(choice))),
      filters: { ...read.filters },
      applied: read.applied,
      gaps: [...gaps],
      cut,
    },
    now: window.now,
    minutes: recommendation_minutes,
    free: new Set(
      choices.flatMap(({ entry, reasons }) =>
        reasons.some(({ why }) => why === 'free') ? entry.id : [],
      ),
    ),
    refreshes: own_time && free?.stale === true,
  }
}

/** The choices of a page. */
function choicesOf(ids: readonly string[], { choices }: Facts, offset: number): StoredChoice[] {
  return ids.map((id, index) => unpackChoice(id, choices[offset + index] ?? ''))
}

function present(
  items: readonly Candidate[],
  { choices, gaps, cut }: Facts,
  { isFirst, hasMore, refreshes }: { isFirst: boolean; hasMore: boolean; refreshes: boolean },
): Presentation {
  const [first] = items
  const total = choices.length
  const disclosures = [
    ...(gaps.length > 0 ? [{ name: 'recommendations.gaps', text: say.gapsText(gaps) }] : []),
    ...(cut ? [{ name: 'collection.cut', text: say.choicesCut(total) }] : []),
    ...(refreshes ? [{ name: 'availability.refreshing', text: say.calendarsRefreshing }] : []),
  ]
  const isNothing = total === 0
  return {
    text: first
      ? isFirst
        ? say.firstChoice(first.title, total)
        : say.nextChoice(first.title)
      : isNothing
        ? say.nothingSaved
        : hasMore
          ? say.noneOfPage
          : say.noMoreChoices,
    disclosures,
    facts: { total },
    ...(isNothing && {
      next: [{ capability: 'ideas.structured_create' }, { capability: 'ideas.capture' }],
    }),
    ...(refreshes && { afterwards: markCalendarsDue }),
  }
}

/**
 * `snapshot_expired` as `cursor_invalid`: the registry gives this capability no result status but completed and
 * needs_input. Its pages have a size of their own name, too.
 */
function refuseExpired(error: unknown): never {
  if (!(error instanceof Failure)) throw error
  if (error.code === 'cursor_with_constraints') throw error.with({ advice: say.onlyCursor })
  if (error.code !== 'snapshot_expired') throw error
  throw fail('cursor_invalid', { pointer: '/cursor', message: cursorExpired })
}
