import { createHash } from 'node:crypto'
import { capabilities } from '#generated/server/capabilities.ts'
import type { Database, Db } from '#server/database/db.ts'
import type { Allowance, Quota } from '#server/data/rate_limits/rows.ts'
import { claimRate, claimRates } from '#server/data/rate_limits/claim.ts'
import { fail } from '#server/domain/failure.ts'
import { sendingLimited } from '#server/domain/messages/limits.ts'
import { isCapability } from '#server/runtime/authorise.ts'

export type RateClass = 'read' | 'write' | 'commit'

/** The limits of each token. Generous for people and agents, tight for runaway loops. */
const quotas: { readonly [Class in RateClass]: Quota } = {
  read: { limit: 600, seconds: 60 },
  write: { limit: 120, seconds: 60 },
  commit: { limit: 30, seconds: 60 },
}

/** Failed authentications of one address. */
const failures: Quota = { limit: 30, seconds: 60 }

/** Visits to the pages behind links: from one address, which many people may share, and to one link. */
const visits = {
  address: { limit: 240, seconds: 60 },
  link: { limit: 120, seconds: 60 },
} as const

/** Messages that the commits of one account send: to one person, and in total. */
const sends = {
  recipient: { limit: 20, seconds: 3_600 },
  owner: { limit: 1_000, seconds: 86_400 },
} as const

/** What the headers `RateLimit` and `RateLimit-Policy` say. */
export interface RateStatus extends Allowance {
  readonly name: RateClass
  readonly quota: Quota
}

export interface Rates {
  /** Counts one call of an account's token and says whether it is allowed; null where there are no limits. */
  take(token: { owner: string; token_id: string }, name: RateClass): Promise<RateStatus | null>
  /** Counts one failed authentication of an address. Errors: `rate_limited`. */
  failed(remote_address: string): Promise<void>
  /** Counts one visit to the page behind a link, from an address. Errors: `rate_limited`. */
  visit(remote_address: string, link: string): Promise<void>
  /**
   * Counts a message of the transaction's account to each of these people, by their handles, if it commits.
   * Errors: `rate_limited`.
   */
  send(db: Db, recipients: readonly string[]): Promise<void>
}

/** The class of a call, by the effect of the capability; an unknown name counts as a read. */
export function rateClass(capability: string | undefined): RateClass {
  if (capability === undefined || !isCapability(capability)) return 'read'
  const { effect } = capabilities[capability]
  return effect === 'external_send' ? 'commit' : effect
}

/** The limits of RATE_LIMITS=off. */
export const unlimited: Rates = {
  take: async () => null,
  failed: async () => {},
  visit: async () => {},
  send: async () => {},
}

export function makeRates(database: Database): Rates {
  // A refusal is cached, so that the database is not asked each time.
  const refusedUntil = new Map<string, number>()
  const count = async (bucket: string, quota: Quota) => {
    const until = refusedUntil.get(bucket) ?? 0
    const now = performance.now()
    if (now < until) throw fail('rate_limited', { retryAfter: Math.ceil((until - now) / 1000) })
    const status = await claimRate(database, bucketOf(bucket), quota, bucket)
    if (status.allowed) return
    if (refusedUntil.size >= 10_000) refusedUntil.clear()
    refusedUntil.set(bucket, now + status.retry_after * 1000)
    throw fail('rate_limited', { retryAfter: status.retry_after })
  }
  return {
    async take({ owner, token_id }, name) {
      const quota = quotas[name]
      const bucket = bucketOf(`token ${name} ${token_id}`)
      const allowance = await claimRate(database, bucket, quota, owner)
      return { ...allowance, name, quota }
    },
    failed: (remote_address) => count(`address ${remote_address}`, failures),
    async visit(remote_address, link) {
      await count(`visitor ${remote_address}`, visits.address)
      await count(`link ${link.slice(0, 64)}`, visits.link)
    },
    async send(db, recipients) {
      if (recipients.length === 0) return
      const { owner } = db
      const each = recipients.map((recipient) => bucketOf(`send ${owner} ${recipient}`))
      const wait =
        (await claimRates(db, each, sends.recipient)) ||
        (await claimRates(db, [bucketOf(`send ${owner}`)], sends.owner, recipients.length))
      if (wait === 0) return
      throw fail('rate_limited', {
        retryAfter: wait,
        message: sendingLimited,
      })
    },
  }
}

/** A hash, so that the table of buckets holds no token ids, addresses or links. */
function bucketOf(name: string): Buffer {
  return createHash('sha256').update(name).digest()
}

/** The two headers (draft-ietf-httpapi-ratelimit-headers). */
export function rateHeaders({ name, quota, remaining, reset }: RateStatus): Record<string, string> {
  return {
    'ratelimit-policy': `"${name}";q=${quota.limit};w=${quota.seconds}`,
    ratelimit: `"${name}";r=${remaining};t=${reset}`,
  }
}
