import type { ResearchGap } from '#generated/types.ts'
import type { Choice, PoolEntry } from '#server/domain/finding/choice.ts'
import { type Eligibility, judge } from '#server/domain/finding/eligible.ts'
import { type Filters, hardFiltersOf, isTimed, without } from '#server/domain/finding/filters.ts'
import { inOrderOfPreference } from '#server/domain/finding/prefers.ts'
import type { Relaxation } from '#server/domain/finding/relax.ts'
import { scoreOf } from '#server/domain/finding/score.ts'
import { type Wish, wishOf } from '#server/domain/finding/wish.ts'
import type { Db } from '#server/database/db.ts'
import type { Context } from '#server/domain/context.ts'
import * as say from '#server/domain/messages/recommendations.ts'
import { type FreeTime, readFreeTime } from '#server/flows/finding/free_time.ts'
import { type Given, maxDepth, type Pool, readPool } from '#server/flows/finding/pool.ts'

/** How a choice is made. */
export interface ChooseOptions {
  /** The most choices. */
  readonly most: number
  /** Whether the caller's own free time counts even if nobody is named. */
  readonly own_time?: boolean
  /** What was given before and is left out. */
  readonly given?: Given | null
  /** Whether more is looked at where less than `most` fits of what was. */
  readonly reads_on?: boolean
}

/** What was chosen. */
export interface Chosen {
  /** The best first. */
  readonly choices: readonly Choice[]
  /** Whether more fitted than were asked for, or may have: then `most` were chosen. */
  readonly cut: boolean
  /** Whether fewer were chosen although not everything was looked at. */
  readonly is_partial: boolean
  readonly gaps: readonly ResearchGap[]
  /** Where nothing fits: how much would without each of the hard filters, most first. Empty otherwise. */
  readonly relaxations: readonly Relaxation[]
  /** Why no public thing was looked for; null where they were. */
  readonly no_items: Pool['no_items']
  /** What is known of free time; null where it was not asked. */
  readonly free: FreeTime | null
}

/** A part of everything that fits. */
export interface ChosenPart {
  /** The best first. */
  readonly choices: readonly Choice[]
  /** Whether this is the last part although not everything was looked at. */
  readonly is_partial: boolean
}

/** How long after an item was last seen it is taken for granted, in milliseconds. */
const trusted_ms = 90 * 86_400_000

/** How many choices are ranked at a time where all are read. */
const partSize = 500

/**
 * The best of what fits, in order: pool, hard filters, rank, variety. It writes nothing and asks nobody outside. In a read no
 * transaction is open while much is ranked: what is read after it may be newer.
 */
export async function choose(
  { db, owner }: Pick<Context, 'db' | 'owner'>,
  filters: Filters,
  { most, own_time = false, given = null, reads_on = false }: ChooseOptions,
): Promise<Chosen> {
  const wish = wishOf(filters)
  const { pool, judged } = await lookAt(db, wish, given, reads_on ? most : 0)
  const { scored, free } = await score(db, wish, judged, { own_time, pauses: true })
  const ordered = inOrderOfPreference(scored, owner, most + 1)
  const choices = ordered.slice(0, most)
  const unplaced = judged.filter((one) => one.judged.only_place_unknown)
  return {
    choices: choices.map(toChoice),
    cut: ordered.length > most || (pool.is_full && choices.length === most),
    is_partial: pool.is_full && choices.length < most,
    gaps: gapsOf(wish, pool, {
      hours_unknown: choices.filter((one) => one.hours_unknown).map(({ entry }) => entry.title),
      unplaced: unplaced.map(({ entry }) => entry.title),
      chosen: choices.map(({ entry }) => entry),
      free,
    }),
    relaxations: choices.length === 0 && given === null ? await relaxationsOf({ db }, filters) : [],
    no_items: pool.no_items,
    free,
  }
}

/**
 * Everything that fits, part by part: the best 500 of what is looked at first, then the best of the rest of it, then the
 * best of what is looked at next. Each choice is in one part. Parts that are not taken are not read. All of it is of one state.
 */
export async function* chooseAll(
  { db, owner }: Pick<Context, 'db' | 'owner'>,
  filters: Filters,
): AsyncGenerator<ChosenPart> {
  const wish = wishOf(filters)
  for await (const { pool, judged, is_last } of looks(db, wish, { given: null, pauses: false })) {
    let { scored: left } = await score(db, wish, judged, { own_time: false, pauses: false })
    while (left.length > 0) {
      const best = new Set(inOrderOfPreference(left, owner, partSize))
      left = left.filter((one) => !best.has(one))
      yield { choices: [...best].map(toChoice), is_partial: false }
    }
    if (is_last && pool.is_full) yield { choices: [], is_partial: true }
  }
}

type Judged = { entry: PoolEntry; judged: Eligibility }

type Scored = Choice & { score: number; hours_unknown: boolean }

/** What a request may choose from, judged. */
interface Look {
  pool: Pool
  judged: Judged[]
}

/** Looks at what a request may choose from, and further as long as less than `least` fits. */
async function lookAt(db: Db, wish: Wish, given: Given | null, least: number): Promise<Look> {
  const all: Judged[] = []
  for await (const { pool, judged, is_last } of looks(db, wish, { given, pauses: true })) {
    all.push(...judged)
    if (is_last || all.filter((one) => one.judged.fits).length >= least)
      return { pool, judged: all }
  }
  throw new Error('The first look is always there.')
}

/** What a request may choose from, look by look: each is for more, and has nothing of those before it. */
async function* looks(
  db: Db,
  wish: Wish,
  { given, pauses }: { given: Given | null; pauses: boolean },
): AsyncGenerator<Look & { is_last: boolean }> {
  const ids = new Set(given?.ids)
  const snapshots = given?.snapshots ?? 0
  for (let before = 0; ; before += 1) {
    const seen = before === 0 ? given : { ids, snapshots: snapshots + before, is_same_choice: true }
    const pool = await readPool(db, wish.filters, { given: seen, pauses })
    const judged = pool.entries.map((entry) => ({ entry, judged: judge(wish, entry) }))
    const is_last = !pool.is_full || before === maxDepth
    yield { pool, judged, is_last }
    if (is_last) return
    for (const { id } of pool.entries) ids.add(id)
  }
}

/** What fits, with how well, and what is known of free time. */
async function score(
  db: Db,
  wish: Wish,
  judged: readonly Judged[],
  { own_time, pauses }: { own_time: boolean; pauses: boolean },
): Promise<{ scored: Scored[]; free: FreeTime | null }> {
  const { filters } = wish
  const fitting = judged.filter((one) => one.judged.fits)
  const entries = fitting.map(({ entry }) => entry)
  const asksTime = isTimed(filters.window) && (filters.people.length > 0 || own_time)
  const free = asksTime ? await readFreeTime(db, filters, entries, pauses) : null
  const scored = fitting.map(({ entry, judged: { is_proven, hours_unknown } }) => {
    const status = free === null ? null : free.statusOf(entry)
    const { score: points, reasons } = scoreOf(wish, entry, status)
    const provisional = !isTrusted(entry, filters) || !is_proven || status === 'unknown'
    return { entry, score: points, reasons, provisional, hours_unknown }
  })
  return { scored, free }
}

function toChoice({ entry, reasons, provisional }: Scored): Choice {
  return { entry, reasons, provisional }
}

/** Whether what an entry says may be taken for granted: it is one's own and its source still says so, or an item that was seen lately. */
export function isTrusted(entry: PoolEntry, { window }: Filters): boolean {
  const { kind, is_own, is_outdated, observed_at } = entry
  if (kind !== 'item') return is_own && !is_outdated
  return observed_at !== null && window.now.getTime() - observed_at.getTime() <= trusted_ms
}

/** How many choices fit a request, of those that are read for it. */
export async function countFitting(db: Db, filters: Filters): Promise<number> {
  return (await listFitting(db, filters)).length
}

/** What fits a request, of what is read for it, in no order. */
export async function listFitting(db: Db, filters: Filters): Promise<PoolEntry[]> {
  const wish = wishOf(filters)
  const { entries } = await readPool(db, filters, { pauses: true })
  return entries.filter((entry) => judge(wish, entry).fits)
}

/** How many would fit without each of the filters, most first; filters without which nothing fits either are left out. */
async function relaxationsOf({ db }: Pick<Context, 'db'>, filters: Filters): Promise<Relaxation[]> {
  const counts = await Promise.all(
    hardFiltersOf(filters).map(async (filter) => {
      return { filter, count: await countFitting(db, without(filters, filter)) }
    }),
  )
  return counts.filter(({ count }) => count > 0).sort((one, other) => other.count - one.count)
}

interface GapFacts {
  hours_unknown: readonly string[]
  unplaced: readonly string[]
  chosen: readonly PoolEntry[]
  free: FreeTime | null
}

function gapsOf({ filters, people }: Wish, { no_items }: Pool, facts: GapFacts): ResearchGap[] {
  const { hours_unknown, unplaced, chosen, free } = facts
  const isLiked = chosen.some(({ likers }) => likers.some((id) => people.has(id)))
  // Everything that is saved is no question that public things would answer.
  const isLooking = hardFiltersOf(filters).length > 0 || chosen.length === 0
  const outdated = chosen.filter((entry) => entry.is_outdated).map(({ title }) => title)
  const names = filters.people.map(({ called, display_name }) => called ?? display_name)
  return [
    ...(hours_unknown.length > 0 ? [say.hoursUnknown(hours_unknown)] : []),
    ...(outdated.length > 0 ? [say.sourceChanged(outdated)] : []),
    ...(unplaced.length > 0 ? [say.locationUnknown(unplaced)] : []),
    ...(names.length > 0 && chosen.length > 0 && !isLiked ? [say.nobodyKnownToLike(names)] : []),
    ...(isLooking && no_items === 'area_unknown' ? [say.areaUnknown] : []),
    ...(isLooking && no_items === 'none' ? [say.noPublicInventory] : []),
    ...(free && free.unknown.length > 0 ? [say.availabilityUnknown(free.unknown)] : []),
  ]
}
