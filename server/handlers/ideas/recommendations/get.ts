import type {
  Candidate,
  Disclosure,
  DiscoveryFilters,
  Input,
  ResearchGap,
} from '#generated/types.ts'
import { findSnapshotIds } from '#server/data/snapshots/find.ts'
import { recommendation_minutes, snapshot_ids } from '#server/data/snapshots/rows.ts'
import type { Context } from '#server/domain/context.ts'
import { Failure, fail } from '#server/domain/basics/failure.ts'
import { type StoredChoice, toStored } from '#server/domain/finding/choice.ts'
import { type Filters, hardFiltersOf } from '#server/domain/finding/filters.ts'
import { revivedFilters, type StoredFilters } from '#server/domain/finding/stored_filters.ts'
import { packChoice, unpackChoice } from '#server/domain/finding/packed.ts'
import { cursorExpired } from '#server/domain/messages/likes.ts'
import { sharedIsRead } from '#server/domain/messages/lists.ts'
import * as say from '#server/domain/messages/recommendations.ts'
import type { Continued, FrozenList } from '#server/domain/calls/snapshot.ts'
import { type Chosen, choose } from '#server/flows/finding/choices.ts'
import { chooseByWords } from '#server/flows/finding/choose_by_words.ts'
import { readFilters } from '#server/flows/finding/filters.ts'
import { nothingFound } from '#server/flows/finding/nothing.ts'
import { type AskedWords, toCandidates } from '#server/flows/finding/present.ts'
import { markCalendarsDue } from '#server/flows/finding/refresh_calendars.ts'
import { recheck } from '#server/flows/finding/recheck.ts'
import { readComputedPage } from '#server/flows/paging.ts'
import { completed, handler } from '#server/runtime/handler.ts'
import type { Presentation } from '#server/domain/calls/presentation.ts'

type Asked = Input<'ideas.recommendations.get'> & { limit?: number }

/** What all pages show; kept with the choices, as JSON. */
interface Facts {
  /** What `packChoice` keeps of each id's choice, in the same order. */
  choices: string[]
  filters: StoredFilters
  applied: DiscoveryFilters
  /** What words were read as; snapshots of earlier versions lack it. */
  told?: readonly Disclosure[]
  gaps: ResearchGap[]
  /** Whether more fit than these, which the next snapshot has. */
  cut: boolean
  /** Whether not everything was looked at, and no snapshot has the rest. */
  is_partial?: boolean
  /** How many the snapshots before have. */
  before?: number
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
    compute: ({ limit: _, ...asked }, behind) =>
      take(context, { ...asked, ...(page_size !== undefined && { page_size }) }, behind),
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
async function take(
  context: Context,
  asked: Input<'ideas.recommendations.get'>,
  behind: Continued<Facts> | null,
): Promise<Taken> {
  const own_time = asked.allow_calendar_fetch === true
  if (behind) return takeNext(context, behind, own_time)
  const { prioritize_likes, allow_calendar_fetch, page_size } = asked
  const given = await readFilters(context, asked, { with_shared: true })
  const options = { most: snapshot_ids, own_time, reads_on: true }
  const { read, chosen, told } = await chooseByWords(context, given, asked, options)
  // A person who asks for nothing special is told where there is something, too.
  const isAsking = hardFiltersOf(read.filters).length > 0 || chosen.no_items === 'area_unknown'
  const nothing =
    isAsking &&
    (await nothingFound(context, chosen, read, {
      ...(page_size !== undefined && { page_size }),
      ...(prioritize_likes !== undefined && { prioritize_likes }),
      ...(allow_calendar_fetch !== undefined && { allow_calendar_fetch }),
    }))
  if (nothing) throw nothing
  return taken(chosen, { ...read, told }, own_time, 0)
}

/** Chooses again by the same filters, without what the snapshots before have. */
async function takeNext(
  context: Context,
  { facts, lineage }: Continued<Facts>,
  own_time: boolean,
): Promise<Taken> {
  const { db } = context
  const [now, ids] = await Promise.all([db.now(), findSnapshotIds(db, lineage)])
  const filters = revivedFilters(facts.filters, now)
  const given = { ids: new Set(ids), snapshots: lineage.length }
  const chosen = await choose(context, filters, {
    ...{ most: snapshot_ids, own_time, given },
    reads_on: true,
  })
  return taken(
    chosen,
    { filters, applied: facts.applied, told: facts.told ?? [] },
    own_time,
    ids.length,
  )
}

/** What is kept of a choice; `before` is how many the snapshots before have. */
function taken(
  { choices, gaps, cut, is_partial, free }: Chosen,
  read: { filters: Filters; applied: DiscoveryFilters; told?: readonly Disclosure[] },
  own_time: boolean,
  before: number,
): Taken {
  return {
    cut,
    ids: choices.map(({ entry }) => entry.id),
    facts: {
      choices: choices.map((choice) => packChoice(toStored(choice))),
      filters: { ...read.filters },
      applied: read.applied,
      told: read.told ?? [],
      gaps: [...gaps],
      cut,
      is_partial,
      before,
    },
    now: read.filters.window.now,
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
  { choices, gaps, cut, is_partial = false, before = 0, told = [] }: Facts,
  { isFirst, hasMore, refreshes }: { isFirst: boolean; hasMore: boolean; refreshes: boolean },
): Presentation {
  const [first] = items
  const total = before + choices.length
  const sharers = new Set(items.flatMap(({ shared_by }) => shared_by?.display_name ?? []))
  const disclosures = [
    ...told,
    ...[...sharers].map(sharedIsRead),
    ...(gaps.length > 0 ? [{ name: 'recommendations.gaps', text: say.gapsText(gaps) }] : []),
    ...(is_partial ? [{ name: 'collection.cut', text: say.choicesCut(total) }] : []),
    ...(refreshes ? [{ name: 'availability.refreshing', text: say.calendarsRefreshing }] : []),
  ]
  const isNothing = total === 0
  return {
    text: first
      ? isFirst
        ? say.firstChoice(first.title, total, cut)
        : say.nextChoice(first.title)
      : isNothing
        ? say.nothingSaved
        : hasMore
          ? say.noneOfPage
          : say.noMoreChoices,
    disclosures,
    facts: { total, ...(cut && { more: true }) },
    ...(isNothing && {
      next: [{ capability: 'ideas.structured_create' }, { capability: 'ideas.capture' }],
    }),
    // Ideas of a friend's list can be read, and no plan is drafted from them.
    ...(first && items.every(({ shared_by }) => shared_by !== undefined) && { enabled: [] }),
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
