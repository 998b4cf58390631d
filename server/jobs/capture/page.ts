import type { SourceReading } from '#server/domain/language/claim.ts'
import type { OneSource } from '#server/domain/capture/kept.ts'
import { type LinkForm, linkForm } from '#server/domain/capture/link_form.ts'
import { emptyReading, readingOf } from '#server/domain/language/reading.ts'
import { sourceKeys } from '#server/domain/capture/source_key.ts'
import { readBytes, resultOf } from '#server/jobs/capture/bytes.ts'
import { forgetDeaths, hostOf, knownOf } from '#server/jobs/capture/hosts.ts'
import { readFetchedPicture } from '#server/jobs/capture/picture.ts'
import { type Attempt, type CaptureTools, notRead } from '#server/jobs/capture/tools.ts'
import { fetchPage, fetchRedirect, type PageFetch } from '#server/outbound/fetch/page.ts'
import type { SourceResult, Unread } from '#server/jobs/capture/source_result.ts'

/** The most short links that lead from one to the next. */
const maxHops = 3

/** Seconds until a capture is due again whose host is being asked for as many pages as it may be. */
const untilSlot = 5

/** Milliseconds between two looks for a place of a host. */
const slotLook = 30

/** A page that says nothing of what it is about, because it is not shown to everybody. */
const wall: SourceReading = { ...emptyReading, is_wall: true }

type Page = Extract<PageFetch, { state: 'page' }>
type None = Extract<PageFetch, { state: 'none' }>
type UrlSource = Extract<OneSource, { kind: 'url' }>

/** What is known while an address is followed. */
interface Progress {
  readonly readings: SourceReading[]
  readonly keys: string[]
}

/**
 * Reads an address: what it says by its form, and the page where that is worth opening and was not read for this account
 * a moment ago.
 */
export async function readUrl(
  tools: CaptureTools,
  attempt: Attempt,
  source: UrlSource,
  depth: 'items' | 'whole',
): Promise<SourceResult> {
  const asked = { owner: attempt.owner, url: source.url, depth }
  // Who has it tried again wants it read again.
  const known = attempt.is_retry ? null : tools.pages.find(asked)
  if (known !== null) return { ...known, is_reused: true }
  const progress: Progress = { readings: [], keys: [] }
  let form = follow(progress, source.url)
  for (let hop = 0; form.fetch === 'redirect' && hop < maxHops; hop += 1) {
    const { unwrapped_url } = form
    const led = await asking(tools, attempt, unwrapped_url, () =>
      fetchRedirect(tools.fetcher, unwrapped_url, { ...source, ...optionsOf(attempt) }),
    )
    if ('busy' in led) return { ...progress, unread: led.unread, busy: led.busy }
    if (led.fetched.state === 'none') return withoutPage(progress, led.fetched, unwrapped_url)
    form = follow(progress, led.fetched.url)
  }
  if (form.fetch !== 'yes') {
    const says = progress.readings.some(({ claims }) => claims.length > 0)
    return { ...progress, readings: says ? progress.readings : [wall], unread: null, busy: null }
  }
  const { unwrapped_url } = form
  const got = await asking(tools, attempt, unwrapped_url, () =>
    fetchPage(tools.fetcher, unwrapped_url, { ...source, ...optionsOf(attempt) }),
  )
  if ('busy' in got) return { ...progress, unread: got.unread, busy: got.busy }
  if (got.fetched.state === 'none') return withoutPage(progress, got.fetched, unwrapped_url)
  const page = { page: got.fetched, url: unwrapped_url, depth }
  const result = await readPage(tools, attempt, progress, page)
  // What follows is about this capture alone.
  const { decision: _, ...read } = result
  tools.pages.keep(asked, read)
  return result
}

/** Reads the form of an address, and keeps what it says. */
function follow({ readings, keys }: Progress, url: string): LinkForm {
  const form = linkForm(url)
  if (form.claims.length > 0) readings.push(readingOf(form.claims))
  keys.push(...sourceKeys(url))
  return form
}

function optionsOf({ signal }: Attempt) {
  return { language: null, signal }
}

async function readPage(
  tools: CaptureTools,
  attempt: Attempt,
  { readings, keys }: Progress,
  { page, url, depth }: { page: Page; url: string; depth: 'items' | 'whole' },
): Promise<SourceResult> {
  if (page.permanent_url !== null) keys.push(...sourceKeys(page.permanent_url))
  // An address that passed visitors on to a map.
  if (page.url !== url) {
    const { claims } = linkForm(page.url)
    if (claims.length > 0) {
      readings.push(readingOf(claims))
      keys.push(...sourceKeys(page.url))
    }
  }
  if (page.type === 'image') {
    const picture = await readFetchedPicture(tools, attempt, { content: page.bytes, url: page.url })
    return { ...picture, readings: [...readings, ...picture.readings], keys }
  }
  const { bytes, type, charset } = page
  const source = { bytes, type, charset, url: page.url, depth }
  const read = resultOf(await readBytes(tools, attempt, source, readings), keys)
  if (read.unread !== null) return { ...read, readings }
  const canonical_url = read.readings[0]?.canonical_url ?? null
  if (canonical_url !== null && isSamePart(canonical_url, page.url)) {
    keys.push(...sourceKeys(canonical_url))
  }
  return { ...read, readings: [...readings, ...read.readings] }
}

/** Whether two addresses are of one host and one part of it: under a shared host, each first part may be somebody else's. */
function isSamePart(one: string, other: string): boolean {
  const [first, second] = [URL.parse(one), URL.parse(other)]
  const part = (url: URL) => url.pathname.split('/')[1] ?? ''
  return (
    first !== null && second !== null && first.host === second.host && part(first) === part(second)
  )
}

/** What follows where there is no page. */
function withoutPage({ readings, keys }: Progress, none: None, url: string): SourceResult {
  const { why, again, retry_after, answered = false } = none
  const found = { readings, keys, busy: null }
  switch (why) {
    case 'off':
      return { ...found, readings: [...readings, { ...wall, is_unseen: true }], unread: null }
    case 'wall':
      return { ...found, readings: [...readings, wall], unread: null }
    case 'gone':
      return { ...found, unread: unreachable({ again: false }) }
    case 'dead':
      return {
        ...found,
        unread: unreachable({ again, retry_after, url, is_dead: !answered }),
      }
    case 'type':
    case 'size':
      return { ...found, unread: { ...unreachable({ again: false }), why: 'unsupported' } }
  }
}

function unreachable(known: Partial<Unread>): Unread {
  return notRead({ why: 'unreachable', ...known })
}

/** What came of asking a host, or why it was not asked. */
type Asked<Fetched> =
  | { readonly fetched: Fetched }
  | { readonly unread: Unread; readonly busy: null }
  | { readonly unread: null; readonly busy: number }

/** Asks a host, unless the account's other captures found it dead or were told to wait, or it has enough to do. */
async function asking<Fetched extends PageFetch | { readonly state: 'moved' }>(
  { database, fetcher, slots, probes, onStage, onFetched }: CaptureTools,
  attempt: Attempt,
  url: string,
  ask: () => Promise<Fetched>,
): Promise<Asked<Fetched>> {
  const { is_last, is_retry, slot_wait, signal } = attempt
  const host = hostOf(url)
  if (fetcher.on) {
    const { is_quiet, may_probe, wait_seconds } = knownOf(attempt, host)
    const isAsked = !is_quiet || is_retry || (may_probe && probes.take(attempt.owner, host))
    if (!isAsked) return { unread: notRead({ why: 'quiet' }), busy: null }
    if (wait_seconds !== null && !is_last) return { unread: null, busy: wait_seconds }
  }
  const release = await takeSlot(slots, host, slot_wait, signal)
  if (release === null) {
    return is_last
      ? { unread: unreachable({ again: true }), busy: null }
      : { unread: null, busy: untilSlot }
  }
  const began = performance.now()
  const fetched = await ask().finally(release)
  onStage?.('fetch', (performance.now() - began) / 1_000)
  const bytes = fetched.state === 'page' ? fetched.bytes.length : 0
  onFetched?.(fetched.state === 'none' ? fetched.why : fetched.state, bytes)
  // A fetch that was given up says nothing about its host.
  signal.throwIfAborted()
  if (fetched.state !== 'none' || fetched.answered) await forgetDeaths(database, attempt, host)
  return { fetched }
}

async function takeSlot(
  slots: CaptureTools['slots'],
  host: string,
  most: number,
  signal: AbortSignal,
): Promise<(() => void) | null> {
  const until = performance.now() + most
  for (;;) {
    signal.throwIfAborted()
    const release = slots.take(host)
    if (release !== null || performance.now() >= until) return release
    await new Promise((resolve) => setTimeout(resolve, slotLook))
  }
}
