import { createHash } from 'node:crypto'
import { capabilities } from '#generated/server/capabilities.ts'
import type { Database, Db } from '#server/database/db.ts'
import type { Allowance, Quota } from '#server/data/rate_limits/rows.ts'
import { claimPartRate, claimRate, claimRates } from '#server/data/rate_limits/claim.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { sendingLimited } from '#server/domain/messages/limits.ts'
import { isCapability } from '#server/runtime/authorise.ts'
import type { SignInLimits } from '#server/flows/web/context.ts'
import type { GuestLimits } from '#server/flows/by_link/guest_mail.ts'
import { makeGuestLimits, noGuestLimits } from '#server/runtime/guest_rates.ts'
import { makeSignInLimits, noSignInLimits } from '#server/runtime/sign_in_rates.ts'
import { networkOf } from '#server/runtime/remote_address.ts'

export type RateClass = 'read' | 'write' | 'commit' | 'turn'

/** The limits of each token. Generous for people and agents, tight for runaway loops. */
const quotas: { readonly [Class in RateClass]: Quota } = {
  read: { limit: 600, seconds: 60 },
  write: { limit: 120, seconds: 60 },
  commit: { limit: 30, seconds: 60 },
  turn: { limit: 20, seconds: 60 },
}

/** Turns of the Assistant of one account, in a day. */
const turnsOfDay: Quota = { limit: 1_000, seconds: 86_400 }

/** All tokens of an account together have the limits of this many. */
const tokensOfAccount = 5

/** Failed authentications of one address. */
const failures: Quota = { limit: 30, seconds: 60 }

/**
 * Visits to the pages behind links: from one address, which many people may share; from it to one link; and to one link
 * from everywhere, so many that one visitor cannot close an open link to everybody else.
 */
const visits = {
  address: { limit: 240, seconds: 60 },
  share: { limit: 120, seconds: 60 },
  link: { limit: 2_400, seconds: 60 },
} as const

/** Requests of one address for the document and the reference: all of its pages in a minute, in both formats. */
const readings: Quota = { limit: 1_200, seconds: 60 }

/** Messages that the commits of one account send: to one person, and in total. */
const sends = {
  recipient: { limit: 20, seconds: 3_600 },
  owner: { limit: 1_000, seconds: 86_400 },
} as const

/** Requests of one person for pages of the web application, and forms of theirs. */
const webQuotas = {
  read: { limit: 240, seconds: 60 },
  write: { limit: 120, seconds: 60 },
} as const

/** Decisions of one account about what was prepared for it. */
const approvals: Quota = { limit: 60, seconds: 60 }
/** Requests to the authorization server; each counts what its caller names, such as a network. */
const oauthQuotas = {
  authorize: { limit: 60, seconds: 60 },
  token: { limit: 60, seconds: 60 },
  register: { limit: 20, seconds: 3_600 },
  document: { limit: 10, seconds: 60 },
  documents: { limit: 60, seconds: 60 },
} as const

/** A limit of the authorization server. */
export type OauthLimit = keyof typeof oauthQuotas

/** What the headers `RateLimit` and `RateLimit-Policy` say. */
export interface RateStatus extends Allowance {
  readonly name: RateClass
  readonly quota: Quota
}

export interface Rates extends SignInLimits, GuestLimits {
  /**
   * Counts a call of an account's token, or as many as `calls` says, and says whether they are allowed, to the token and
   * to the account with all its tokens; null where there are no limits.
   */
  take(
    token: { owner: string; token_id: string },
    name: RateClass,
    calls?: number,
  ): Promise<RateStatus | null>
  /** Counts one failed authentication of an address. Errors: `rate_limited`. */
  failed(remote_address: string): Promise<void>
  /** Counts one visit to the page behind a link, from an address. Errors: `rate_limited`. */
  visit(remote_address: string, link: string): Promise<void>
  /** Counts a turn of the Assistant in the day of an account. Errors: `rate_limited`. */
  turnOfDay(owner: string): Promise<void>
  /** Counts a request for a page of the web application by nobody who is signed in. Errors: `rate_limited`. */
  page(network: string): Promise<void>
  /** Counts a request for a page, or a form, of an account that is signed in. Errors: `rate_limited`. */
  form(owner: string, name: 'read' | 'write'): Promise<void>
  /** Counts a decision of an account about something that was prepared. Errors: `rate_limited`. */
  approval(owner: string): Promise<void>
  /** Counts a request to the authorization server, by where it comes from. Errors: `rate_limited`. */
  oauth(limit: OauthLimit, who: string): Promise<void>
  /**
   * Counts a request of an address for the document or a page of the reference, in this process only, so that both
   * are shown while there is no database. Errors: `rate_limited`.
   */
  reading(remote_address: string): void
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
  ...noSignInLimits,
  ...noGuestLimits,
  turnOfDay: async () => {},
  page: async () => {},
  form: async () => {},
  approval: async () => {},
  oauth: async () => {},
  reading: () => {},
  send: async () => {},
}

/** Makes the limits that the database counts; `codesOff` is called where too many codes were tried. */
export function makeRates(database: Database, codesOff: (limit: string) => void): Rates {
  // A refusal is cached, so that the database is not asked each time.
  const refusedUntil = new Map<string, number>()
  const countReading = makeLocalRate(readings)
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
    ...makeSignInLimits(count, codesOff),
    ...makeGuestLimits(count),
    async take({ owner, token_id }, name, calls = 1) {
      const quota = quotas[name]
      const part = bucketOf(`token ${name} ${token_id}`)
      const whole = bucketOf(`account ${name} ${owner}`)
      const buckets = { part, whole, parts: tokensOfAccount }
      const allowance = await claimPartRate(database, buckets, quota, owner, calls)
      return { ...allowance, name, quota }
    },
    failed: (remote_address) => count(`address ${networkOf(remote_address)}`, failures),
    async visit(remote_address, link) {
      const visitor = networkOf(remote_address)
      const page = link.slice(0, 64)
      await count(`visitor ${visitor}`, visits.address)
      await count(`share ${visitor} ${page}`, visits.share)
      await count(`link ${page}`, visits.link)
    },
    turnOfDay: (owner) => count(`turns ${owner}`, turnsOfDay),
    page: (network) => count(`visitor ${network}`, visits.address),
    form: (owner, name) => count(`token web ${name} ${owner}`, webQuotas[name]),
    approval: (owner) => count(`approval ${owner}`, approvals),
    oauth: (limit, who) => count(`oauth ${limit} ${who}`, oauthQuotas[limit]),
    reading: (remote_address) => countReading(networkOf(remote_address)),
    async send(db, recipients) {
      if (recipients.length === 0) return
      const { owner } = db
      const each = recipients.map((recipient) => bucketOf(`send ${owner} ${recipient}`))
      // What is claimed of the other is rolled back with a refusal.
      const waits = await Promise.all([
        claimRates(db, each, sends.recipient),
        claimRates(db, [bucketOf(`send ${owner}`)], sends.owner, recipients.length),
      ])
      const wait = Math.max(...waits)
      if (wait === 0) return
      throw fail('rate_limited', {
        retryAfter: wait,
        message: sendingLimited,
      })
    },
  }
}

/** How many keys one process counts at once. */
const maxKeys = 10_000

/**
 * A limit of this process alone, by the same algorithm as those of the database. @returns a function that counts one
 * request of a key. Errors: `rate_limited`.
 */
function makeLocalRate({ limit, seconds }: Quota): (key: string) => void {
  const interval = (seconds * 1000) / limit
  const fullAt = new Map<string, number>()
  return (key) => {
    const now = performance.now()
    const next = Math.max(fullAt.get(key) ?? 0, now) + interval
    const wait = next - now - seconds * 1000
    if (wait > 0) throw fail('rate_limited', { retryAfter: Math.ceil(wait / 1000) })
    if (fullAt.size >= maxKeys) {
      for (const [other, at] of fullAt) if (at < now) fullAt.delete(other)
      if (fullAt.size >= maxKeys) fullAt.clear()
    }
    fullAt.set(key, next)
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
