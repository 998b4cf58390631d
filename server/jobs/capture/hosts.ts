import { type CaptureHost, updateHostAnswered } from '#server/data/captures/hosts.ts'
import type { Database } from '#server/database/db.ts'
import { hostHash, type PageMark, sourceKeyHash } from '#server/domain/capture/hashes.ts'
import { sourceKeys } from '#server/domain/capture/source_key.ts'
import type { Attempt } from '#server/jobs/capture/tools.ts'
import type { HostProbes } from '#server/jobs/capture/host_probes.ts'

// What the captures of one account know of the hosts that they ask.

type Asking = Pick<Attempt, 'owner' | 'capture_id' | 'hosts' | 'onBroken'>

/** Pages of one host whose latest fetch came to nothing, after which an account's other captures do not ask it. */
const maxDead = 3

/** Seconds after which one capture asks such a host all the same. */
const untilProbe = 60

/** What the account's other captures knew of a host when this one was claimed. */
export interface KnownHost {
  /** Whether three different pages had no answer: then this one does not ask, unless it is the one that may look again. */
  readonly is_quiet: boolean
  /** Whether the latest of them asked long enough ago that one may look again. */
  readonly may_probe: boolean
  /** Seconds that it wants to be left alone; null where it said nothing of the kind. */
  readonly wait_seconds: number | null
}

/** What the account's other captures knew of a host when this one was claimed. However often a page was asked for, it counts once. */
export function knownOf(attempt: Asking, host: string): KnownHost {
  const known = ofHost(attempt, host).filter(({ capture_id }) => capture_id !== attempt.capture_id)
  const waits = known.flatMap(({ wait_seconds }) => wait_seconds ?? [])
  const found = known.filter(({ dead_seconds }) => dead_seconds !== null)
  const dead = found.flatMap(({ dead_seconds }) => dead_seconds ?? [])
  const pages = new Set(
    found.map(({ page_hash, capture_id }) => page_hash?.toString('hex') ?? capture_id),
  )
  return {
    is_quiet: pages.size >= maxDead,
    may_probe: dead.length > 0 && Math.min(...dead) >= untilProbe,
    wait_seconds: waits.length > 0 ? Math.max(...waits) : null,
  }
}

/** The probes of one process. `clock` gives milliseconds. */
export function makeHostProbes(clock: () => number = () => performance.now()): HostProbes {
  const taken = new Map<string, number>()
  return {
    take(owner, host) {
      const now = clock()
      // The oldest come first.
      for (const [key, at] of taken) {
        if (now - at < untilProbe * 1_000) break
        taken.delete(key)
      }
      const key = `${owner} ${host}`
      if (taken.has(key)) return false
      taken.set(key, now)
      return true
    },
  }
}

/** Has the account's captures forget that a host did not answer, now that it has. */
export async function forgetDeaths(
  database: Database,
  attempt: Asking,
  host: string,
): Promise<void> {
  const [known] = ofHost(attempt, host).filter(({ dead_seconds }) => dead_seconds !== null)
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

/** How captures of an account remember the page at an address, and its host. */
export function markOf(owner: string, url: string): PageMark {
  const [key = url] = sourceKeys(url)
  return { host_hash: hostHash(owner, hostOf(url)), page_hash: sourceKeyHash(owner, key) }
}

/** The exact host of an address, with its port. */
export function hostOf(url: string): string {
  return URL.parse(url)?.host ?? ''
}
