import { Failure } from '#server/domain/basics/failure.ts'
import { html } from '#server/surfaces/web/parts/html.ts'
import { endedLink } from '#server/domain/messages/said/leaving.ts'
import { missing, refusalText } from '#server/domain/messages/said/pages.ts'
import type { WebPage } from '#server/surfaces/web/links/page.ts'

/** The one page for links that are unknown, expired or revoked, and for texts that never were links. */
export function missingPage(): WebPage {
  return pageOf(missing)
}

/** The page for links that have ended because their account is being deleted. */
export function endedPage(): WebPage {
  return pageOf(endedLink)
}

function pageOf({ title, text, advice }: typeof missing): WebPage {
  return {
    status: 404,
    title,
    main: html`<h1>${title}</h1>
<p>${text}</p>
<p class="soft">${advice}</p>`,
  }
}

/**
 * The page that says what went wrong to somebody who opened a link, or `sent` a form. `allow` names the methods of the
 * page.
 */
export function refusedPage(
  error: unknown,
  status: number,
  { allow, sent }: { allow: string; sent: boolean },
): WebPage {
  if (status === 404) return missingPage()
  const { title, text } = refusalText(status, sent)
  const headers: Record<string, string> = status === 405 ? { allow } : {}
  if (status === 429 || status === 503 || status === 409) {
    const wait = error instanceof Failure ? error.detail.retryAfter : undefined
    headers['retry-after'] = String(wait ?? 1)
  }
  return {
    status,
    title,
    main: html`<h1>${title}</h1>
<p>${text}</p>`,
    headers,
  }
}
