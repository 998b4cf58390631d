import type { AccountRow } from '#server/data/account_rows/list.ts'
import type { AccountTable } from '#server/data/account_rows/tables.ts'
import { type HandleKind, toHandle } from '#server/domain/basics/handle.ts'

/**
 * Tables whose rows are not written as they are stored, and why: they only serve the service itself, name other accounts, hold what
 * opens something, or are written in another form.
 */
export const unwrittenTables: ReadonlySet<AccountTable> = new Set<AccountTable>([
  // What is copied where: of the service, by the ids of other accounts.
  ...([
    'busy_targets',
    'like_targets',
    'relay_marks',
    'friend_calendars',
    'friend_months',
  ] as const),
  // Steps of the service, without anything that anybody wrote.
  ...(['idempotency_keys', 'snapshots', 'like_previews', 'reviews', 'account_notices'] as const),
  // Stored answers repeat the other files; what was done is in activity.jsonl.
  'executions',
  // The months of calendars are bits; the calendars themselves are read at their addresses.
  ...(['busy_months', 'calendar_months'] as const),
  // Addresses of guests, sealed: they are not the host's.
  'guest_mail',
  // The files are in media/.
  'media_bytes',
])

/** Columns that are left out: secrets, ids of other accounts, and what only the service reads. */
const unwritten =
  /(^|_)(owner_id|sealed|hash|hashes|fingerprint|token_id|search|search_version|claim|lease_until|claimed_at|attempts?|key|keys|checksum|version)$|^(peer_owner|host_owner|recipient_owner|peer_person_id|host_invite_id|host_list_id|accents|found_addresses|validators|zone_data|accepted_by|kept|made_from|audit_id|source_id|carried_version|page_hash|same_key|metrics)$/

/** The kind of handle of what a column names. */
const handles: Readonly<Record<string, HandleKind>> = {
  person_id: 'person',
  host_person_id: 'person',
  idea_id: 'idea',
  list_id: 'list',
  place_id: 'place',
  venue_place_id: 'place',
  plan_id: 'plan',
  invite_id: 'invite',
  action_id: 'action',
  capture_id: 'capture',
  roundup_id: 'roundup',
  run_id: 'run',
  parent_run_id: 'run',
  thread_id: 'thread',
  media_id: 'media',
  interest_id: 'interest',
  reversible_id: 'reversible_action',
  execution_id: 'execution',
  conversation_id: 'conversation',
  turn_id: 'turn',
}

/** Columns whose handles are of another kind in one table. */
const ofTable: Readonly<Record<string, Readonly<Record<string, HandleKind>>>> = {
  calendar_sources: { source_id: 'calendar' },
  logistics_items: { item_id: 'logistics_item' },
}

/** A row as the export writes it: ids are the handles that callers know, times are ISO 8601 in UTC. */
export function writtenRow(table: string, row: AccountRow): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).flatMap(([name, value]): [string, unknown][] => {
      const kind = ofTable[table]?.[name] ?? handles[name]
      if (kind !== undefined) {
        return [
          [
            name.replace(/_id$/, '_handle'),
            typeof value === 'string' ? toHandle(kind, value) : null,
          ],
        ]
      }
      return unwritten.test(name) || Buffer.isBuffer(value) ? [] : [[name, withoutOthers(value)]]
    }),
  )
}

/** JSON without the parts that are left out of rows, too. */
function withoutOthers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutOthers)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]): [string, unknown][] =>
      unwritten.test(name) ? [] : [[name, withoutOthers(part)]],
    ),
  )
}
