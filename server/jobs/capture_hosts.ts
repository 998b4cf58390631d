import type { CaptureHost } from '#server/data/captures/list_hosts.ts'
import { updateHostAnswered } from '#server/data/captures/update_hosts.ts'
import type { Database } from '#server/database/db.ts'
import { hostHash } from '#server/domain/capture/hashes.ts'
import type { Attempt } from '#server/jobs/capture_tools.ts'

// What the captures of one account know of the hosts that they ask.

type Asking = Pick<Attempt, 'owner' | 'capture_id' | 'hosts' | 'onBroken'>

/** What the account's other captures knew of a host when this one was claimed. */
export function knownOf(
  attempt: Asking,
  host: string,
): { dead: number; wait_seconds: number | null } {
  const known = ofHost(attempt, host).filter(({ capture_id }) => capture_id !== attempt.capture_id)
  const waits = known.flatMap(({ wait_seconds }) => wait_seconds ?? [])
  return {
    dead: known.reduce((sum, { dead }) => sum + dead, 0),
    wait_seconds: waits.length > 0 ? Math.max(...waits) : null,
  }
}

/** Has the account's captures forget that a host did not answer, now that it has. */
export async function forgetDeaths(
  database: Database,
  attempt: Asking,
  host: string,
): Promise<void> {
  const [known] = ofHost(attempt, host).filter(({ dead }) => dead > 0)
  if (!known) return
  await database
    .write(attempt.owner, { work: (db) => updateHostAnswered(db, known.host_hash) })
    // What was fetched counts whether this is stored or not.
    .catch(attempt.onBroken)
}

function ofHost({ owner, hosts }: Asking, host: string): readonly CaptureHost[] {
  if (hosts.length === 0) return []
  const hash = hostHash(owner, host)
  return hosts.filter(({ host_hash }) => hash.equals(host_hash))
}

/** The exact host of an address, with its port. */
export function hostOf(url: string): string {
  return URL.parse(url)?.host ?? ''
}
