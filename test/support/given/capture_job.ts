import { refuseDefect } from '#server/runtime/check.ts'
import {
  type CaptureJob,
  type CaptureJobOptions,
  makeCaptureJob,
} from '#server/jobs/capture/job.ts'
import { openOcr } from '#server/jobs/capture/ocr.ts'
import { readAllowedAddress } from '#server/outbound/fetch/allow.ts'
import { makeHostSlots } from '#server/outbound/fetch/host_slots.ts'
import { atOnceOfHost } from '#server/outbound/fetch/page.ts'
import { makeFetcher } from '#server/outbound/fetch/request.ts'
import { openPictures } from '#server/pictures/open.ts'
import { makeTell } from '#server/runtime/tell.ts'
import { parseHandle } from '#server/domain/basics/handle.ts'
import { sql } from '#server/database/sql.ts'
import { sharedThreads } from '#test/support/shared_threads.ts'
import type { Account, World } from '#test/support/world.ts'
import type { FetchTimes } from '#server/outbound/fetch/fetcher.ts'

/** The capture job of one worker, and how its attempts ended. */
export interface TestCaptureJob extends CaptureJob {
  /** Each as `end` or `end code`. */
  readonly ends: string[]
  end(): Promise<void>
}

/** Short times of pages, for tests of addresses that bring nothing. */
export const quickPages = { connect: 400, head: 3_000, dead: 800, all: 6_000 }

/** What a test gives a capture job. */
export interface TestJobOptions extends Partial<CaptureJobOptions> {
  /** How long pages may take; by default as long as in a worker. */
  readonly page_times?: FetchTimes
}

/** A capture job that may fetch from these addresses of FETCH_ALLOW; null where it fetches nothing. */
export function captureJob(
  { database, service }: World,
  allow: readonly string[] | null = [],
  { page_times, ...options }: TestJobOptions = {},
): TestCaptureJob {
  const ends: string[] = []
  const { seal } = service.runtime
  const threads = options.threads ?? sharedThreads()
  const pictures = openPictures()
  const ocr = openOcr({ on: false })
  const job = makeCaptureJob({
    database,
    seal,
    threads,
    pictures,
    ocr,
    slots: makeHostSlots(atOnceOfHost),
    tell: makeTell({ seal, base_url: () => service.url, onDefect: refuseDefect }),
    fetcher: makeFetcher({
      on: allow !== null,
      allow: (allow ?? []).map(readAllowedAddress).filter((entry) => entry !== null),
      local: true,
      agent: () => 'test/1',
      ...(page_times && { page_times }),
    }),
    log: { debug() {}, info() {}, error: (facts) => console.error(facts) },
    onEnd: (end, code) => ends.push(code === null ? end : `${end} ${code}`),
    ...options,
  })
  return {
    ...job,
    ends,
    async end() {
      await job.stop()
      await Promise.all([threads.stop(), pictures.stop(), ocr.stop()])
    },
  }
}

/** A capture as it is stored; times count in seconds from now, by the database's clock. */
export interface StoredCapture {
  state: string
  state_version: number
  attempts: number
  claim: number
  leased: boolean
  due: number
  reused: boolean
  failure: { code: string; retryable: boolean; retry_after_seconds?: number } | null
  disclosures: string[]
}

/** How a capture is stored. */
export async function storedCapture(account: Account, handle: string): Promise<StoredCapture> {
  const id = parseHandle('capture', handle)
  const [row] = await account.world.database.read(
    account.owner,
    (db) => db.sql<StoredCapture>`
      select state, state_version, attempts, claim, coalesce(lease_until > now(), false) as leased,
        extract(epoch from due_at - now())::float8 as due, reused, failure, disclosures
      from captures
      where owner_id = ${db.owner} and capture_id = ${id}`,
  )
  if (!row) throw new Error('There is no such capture.')
  return row
}

/** As if the time until this capture is due, or the lease on it, were over. */
export async function dueNow(account: Account, handle: string): Promise<void> {
  const id = parseHandle('capture', handle)
  await account.world.database.write(account.owner, {
    work: (db) => db.sql`
      update captures
      set due_at = now(), lease_until = null, wait_until = null
      where owner_id = ${db.owner} and capture_id = ${id}`,
  })
}

/** What the worker's part of the audit says of an account: capability and status of each row, the first first. */
export async function workerAudit({ owner, world }: Account): Promise<string[]> {
  const rows = await world.database.read(owner, (db) =>
    db.run<{ capability: string; status: string }>(sql`
      select capability, status from audit where owner_id = ${owner} and surface = 'worker' order by at`),
  )
  return rows.map(({ capability, status }) => `${capability} ${status}`)
}

/** A page about one thing, in JSON-LD. */
export function pageOf(thing: Record<string, unknown>, title = 'A page'): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...thing })
  return `<!doctype html><html lang="en"><head><title>${title}</title>
<script type="application/ld+json">${json}</script></head><body><p>Words of the page.</p></body></html>`
}

/** A sauna as pages say it. */
export const sauna = {
  '@type': 'HealthClub',
  name: 'Ostsee Sauna',
  description: 'A sauna with a garden at the sea.',
  address: {
    '@type': 'PostalAddress',
    streetAddress: 'Seestraße 9',
    postalCode: '13353',
    addressLocality: 'Berlin',
    addressCountry: 'DE',
  },
  geo: { '@type': 'GeoCoordinates', latitude: 52.5501, longitude: 13.3504 },
}
