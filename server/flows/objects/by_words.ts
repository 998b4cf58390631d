import { listRecentCaptures } from '#server/data/captures/find.ts'
import { listNamed, type NamedKind, type NamedRow } from '#server/data/objects/list_named.ts'
import { listSharedListsNamed } from '#server/data/shared_lists/list.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { sharedTitle } from '#server/domain/messages/objects.ts'
import { bestNamed } from '#server/domain/objects/best_named.ts'
import type { ObjectType } from '#server/domain/objects/types.ts'
import { openShared } from '#server/flows/lists/shared.ts'
import { labelOfCapture, type Reading } from '#server/flows/objects/by_reference.ts'
import { namedElsewhere } from '#server/flows/objects/not_own.ts'
import type { NamedChoice } from '#server/flows/objects/named_choice.ts'

/** The most things that are read; more than are offered, so that it shows whether there are more. */
const most = 6

/** How many captures are looked through; their labels are sealed. */
const captures = 100

/** What a text may mean where a caller says a type. */
const kindsOf: { readonly [Type in ObjectType]: readonly NamedKind[] } = {
  ideas_list: ['list'],
  idea: ['idea', 'event'],
  recommendation: ['idea', 'event', 'place'],
  capture: [],
  place: ['place'],
  event: ['event'],
  plan: ['plan'],
}

/**
 * The things of these types that a text means: those whose name it is; where there are none, those whose name begins
 * with it; where there are none, those whose name has all of its words. At most six, the last changed first. Own things
 * come before captures, what friends like, and public places and events.
 */
export async function namedBy(
  reading: Reading,
  text: string,
  types: readonly ObjectType[],
): Promise<NamedChoice[]> {
  const kinds = [...new Set(types.flatMap((type) => kindsOf[type]))]
  const rows = kinds.length > 0 ? await listNamed(reading.db, kinds, text, most) : []
  const best = rows[0]?.fit
  const own = rows.filter(({ fit }) => fit === best).map((row) => toChoice(row, types))
  if (own.length > 0) return own
  const shared =
    reading.withShared && types.includes('ideas_list') ? await sharedNamed(reading, text) : []
  if (shared.length > 0) return shared
  const captured = types.includes('capture') ? await capturesNamed(reading, text) : []
  return captured.length > 0
    ? captured
    : (await namedElsewhere(reading.db, text, types)).slice(0, most)
}

function toChoice({ kind, id, title }: NamedRow, types: readonly ObjectType[]): NamedChoice {
  switch (kind) {
    case 'list':
      return { type: 'ideas_list', handle: toHandle('list', id), title }
    case 'place':
    case 'plan':
      return { type: kind, handle: toHandle(kind, id), title }
    default: {
      const type = types.includes(kind) ? kind : 'idea'
      return { type, handle: toHandle('idea', id), title }
    }
  }
}

/** Lists that friends shared. */
async function sharedNamed({ db }: Reading, text: string): Promise<NamedChoice[]> {
  const found = await openShared(db, await listSharedListsNamed(db, text, most))
  const named = found.map(({ row, live }) => ({ row, title: live.name }))
  return bestNamed(text, named).map(({ row, title }) => ({
    type: 'ideas_list',
    handle: toHandle('list', row.list_id),
    title: sharedTitle(title, row.host_name),
  }))
}

async function capturesNamed(reading: Reading, text: string): Promise<NamedChoice[]> {
  const all = (await listRecentCaptures(reading.db, captures)).map((row) => ({
    type: 'capture' as const,
    handle: toHandle('capture', row.capture_id),
    title: labelOfCapture(reading, row),
  }))
  return bestNamed(text, all).slice(0, most)
}
