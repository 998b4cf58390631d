import { FetchFailure } from '#server/outbound/fetch/failure.ts'
import {
  contentTypeOf,
  mayBeRead,
  type PageType,
  pageTypeOf,
} from '#server/outbound/fetch/page_type.ts'
import { maxLooked, refreshOf } from '#server/outbound/fetch/refresh.ts'
import { redirected } from '#server/outbound/fetch/request.ts'
import { retryAfterOf } from '#server/outbound/fetch/retry_after.ts'
import type {
  FetchAnswer,
  Fetcher,
  FetchRequest,
  FetchTimes,
} from '#server/outbound/fetch/fetcher.ts'

/**
 * Why there is no page. `dead`: nothing came of it, whether it may not be fetched or nobody answers, which look alike;
 * `gone`: the server says that it is not there; `wall`: the server shows it to some only; `type`, `size`: nothing that
 * is read; `off`: no page is fetched at all.
 */
export type NoPage = 'dead' | 'gone' | 'wall' | 'type' | 'size' | 'off'

/** What came of fetching a page. */
export type PageFetch =
  | {
      readonly state: 'page'
      /** All of it, or of a page in HTML that is too large, too slow or breaks off its beginning. */
      readonly bytes: Uint8Array<ArrayBuffer>
      readonly type: PageType
      /** As the server names it. */
      readonly charset: string | null
      /** Where the page came from. */
      readonly url: string
      /** Where the address has moved to for good; null if it has not. */
      readonly permanent_url: string | null
    }
  | {
      readonly state: 'none'
      readonly why: NoPage
      /** Whether another attempt may bring it. */
      readonly again: boolean
      /** Seconds after which the server wants to be asked again, a day at most; null if it does not say. */
      readonly retry_after: number | null
      /** The server answered, with a status that brings no page; not given where it did not, or may not be asked. */
      readonly answered?: true
    }

/** How a page is fetched. */
export interface PageOptions {
  /** `asked`: by a person, who named the address; `found`: the address stood in something that was read. */
  readonly purpose: 'asked' | 'found'
  /** The language tag that the site is asked for; null for English. */
  readonly language: string | null
  /** Ends the fetch early; the page then is dead. */
  readonly signal?: AbortSignal
  readonly milliseconds?: FetchTimes
}

/** How many pages of one host a process fetches at the same time. */
export const atOnceOfHost = 2

/** Milliseconds between two pages of one host. */
export const gapOfHost = 300

/** The most seconds a server may want to be left alone before an attempt is the last. */
export const maxRetryAfter = 120

/** What may not be fetched, what nobody answers for and what breaks off at once are all told after the same time. */
const times: FetchTimes = { connect: 3_000, head: 5_000, dead: 5_000, all: 8_000 }

/** The most bytes of a page, before and after decoding. */
const most = 2 * 2 ** 20

const maxRefreshes = 2

const accepted =
  'text/html,application/xhtml+xml,text/calendar;q=0.9,application/ld+json;q=0.9,application/json;q=0.8,' +
  'text/plain;q=0.8,text/csv;q=0.7,image/jpeg;q=0.5,image/png;q=0.5,image/webp;q=0.5,*/*;q=0.1'

/** Words of links that do something when they are opened. */
const acting =
  /(?<![a-z])(unsubscribe|confirm|verify|reset|token|logout|signout)(?![a-z])|(Unsubscribe|Confirm|Verify|Reset|Token|Logout|Signout)(?![a-z])/

/** A page, or where it leads on to. */
type Step =
  | PageFetch
  | { readonly state: 'leads_on'; readonly to: string; readonly asked: string[] }

/**
 * Fetches a page that an account captures. What may not be fetched and what nobody answers for end alike, after the
 * same time. Of links that nobody named, none that may do something when opened is.
 */
export async function fetchPage(
  fetcher: Fetcher,
  url: string,
  options: PageOptions,
): Promise<PageFetch> {
  if (!fetcher.on) return none('off')
  if (options.purpose === 'found' && acts(url)) return none('dead')
  const { milliseconds = fetcher.page_times ?? times } = options
  const late = AbortSignal.timeout(milliseconds.all)
  const request = requestOf(url, { ...options, milliseconds, signal: join(late, options.signal) })
  let led = 0
  try {
    let step = await stepOf(fetcher, request, 0)
    while (step.state === 'leads_on') {
      led += 1
      step = await stepOf(fetcher, { ...request, url: step.to, asked: step.asked }, led)
    }
    return options.signal?.aborted ? none('dead', true) : step
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error
    return error.problem === 'not_readable'
      ? none('type')
      : error.problem === 'too_large'
        ? none('size')
        : none('dead', true, null, error.answered || led > 0)
  }
}

/** Where a short link leads: the address in the server's redirect, which is not asked itself. */
export async function fetchRedirect(
  fetcher: Fetcher,
  url: string,
  options: PageOptions,
): Promise<{ readonly state: 'moved'; readonly url: string } | (PageFetch & { state: 'none' })> {
  if (!fetcher.on) return none('off')
  const { milliseconds = fetcher.page_times ?? times } = options
  const request = { ...requestOf(url, { ...options, milliseconds }), follow: false }
  try {
    return await fetcher.exchange(request, async ({ status, headers, url: from }) => {
      const { location } = headers
      if (status >= 300 && status < 400 && location !== undefined) {
        return { state: 'moved', url: redirected(from, location) }
      }
      return noneOf(status, headers) ?? none('gone')
    })
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error
    return none('dead', true, null, error.answered)
  }
}

function requestOf(
  url: string,
  { language, signal, milliseconds }: PageOptions & { readonly milliseconds: FetchTimes },
): FetchRequest {
  const tag =
    language !== null && /^[a-z]{2,3}(-[a-z0-9]{1,8}){0,3}$/i.test(language) ? language : 'en'
  const headers = {
    accept: accepted,
    'accept-language': /^en\b/i.test(tag) ? tag : `${tag}, en;q=0.5`,
  }
  const ports = [80, 443]
  return { url, purpose: 'capture', headers, ports, most, partial: true, milliseconds, signal }
}

/** Asks for a page once. Throws a FetchFailure. */
async function stepOf(fetcher: Fetcher, request: FetchRequest, led: number): Promise<Step> {
  return await fetcher.exchange(request, async (answer) => {
    const without = noneOf(answer.status, answer.headers)
    if (without !== null) return without
    const content = contentTypeOf(answer.headers['content-type'])
    const byHeader = leadOf(answer, null)
    if (byHeader === null && !mayBeRead(content)) return none('type')
    const { bytes, failure } = byHeader === null ? await beginningOf(answer) : nothing
    const type = pageTypeOf(content, bytes)
    if (failure !== null && !(type === 'html' && mayBreakOff(failure) && hasHead(bytes)))
      throw failure
    const to = byHeader ?? leadOf(answer, type === 'html' ? headOf(bytes) : null)
    if (to !== null) {
      if (led >= maxRefreshes) throw new FetchFailure('unreachable')
      return { state: 'leads_on', to, asked: [...answer.asked] }
    }
    if (type === null) return none('type')
    const { url } = answer
    const permanent_url = led === 0 ? answer.permanent_url : null
    return { state: 'page', bytes, type, charset: content.charset, url, permanent_url }
  })
}

const nothing: Beginning = { bytes: new Uint8Array(), failure: null }

interface Beginning {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Why no more bytes came; null where these are all. */
  readonly failure: FetchFailure | null
}

/** The bytes that came. */
async function beginningOf(answer: FetchAnswer): Promise<Beginning> {
  const chunks: Uint8Array[] = []
  let failure: FetchFailure | null = null
  try {
    for await (const chunk of answer.bytes) chunks.push(chunk)
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error
    failure = error
  }
  return { bytes: Buffer.concat(chunks), failure }
}

/** What stands in a page's head is enough where the rest of it is too large, too late or broke off. */
function mayBreakOff({ problem }: FetchFailure): boolean {
  return problem === 'too_large' || problem === 'unreachable'
}

/** Bytes in which the end of a page's head is looked for. */
const maxHead = 256 * 1_024

/** Whether the head of a page is here as a whole, with its tags or, where they are left out, with what follows it. */
function hasHead(bytes: Uint8Array<ArrayBuffer>): boolean {
  const text = textOf(bytes, maxHead, 'latin1')
  if (/<\/head\s*>|<body[\s>]/i.test(text)) return true
  const title = text.search(/<\/title\s*>/i)
  return title >= 0 && /<(h[1-6]|p|div|main|article|section|ul|table)[\s>]/i.test(text.slice(title))
}

/** The beginning of a page as text, in which it would lead on. */
function headOf(bytes: Uint8Array<ArrayBuffer>): string {
  return textOf(bytes, maxLooked, 'utf8')
}

function textOf(
  { buffer, byteOffset, byteLength }: Uint8Array<ArrayBuffer>,
  most: number,
  encoding: 'utf8' | 'latin1',
): string {
  return Buffer.from(buffer, byteOffset, Math.min(byteLength, most)).toString(encoding)
}

/** Where a page leads on to by itself; null if it stays, and if it only loads itself again. */
function leadOf({ headers, url }: FetchAnswer, html: string | null): string | null {
  const refresh = refreshOf(headers.refresh, html, url)
  if (refresh === null) return null
  if (!URL.canParse(refresh.location, refresh.base)) return null
  const to = redirected(url, new URL(refresh.location, refresh.base).href)
  return to === url ? null : to
}

/** What a status means without a look at the page; null where the page counts. */
function noneOf(
  status: number,
  headers: FetchAnswer['headers'],
): (PageFetch & { state: 'none' }) | null {
  if (status === 404 || status === 410) return none('gone', false, null, true)
  if ([401, 403, 407, 451, 999].includes(status)) return none('wall', false, null, true)
  if ((status >= 500 && status < 600) || [408, 425, 429].includes(status)) {
    const retry_after = retryAfterOf(headers)
    const again = retry_after === null || retry_after <= maxRetryAfter
    return none('dead', again, retry_after, true)
  }
  return status >= 200 && status < 300 && status !== 206 ? null : none('dead', false, null, true)
}

function none(
  why: NoPage,
  again = false,
  retry_after: number | null = null,
  answered = false,
): PageFetch & { state: 'none' } {
  return { state: 'none', why, again, retry_after, ...(answered && { answered: true }) }
}

function acts(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { pathname, search } = new URL(url)
  return acting.test(pathname + search)
}

function join(late: AbortSignal, signal: AbortSignal | undefined): AbortSignal {
  return signal === undefined ? late : AbortSignal.any([late, signal])
}
