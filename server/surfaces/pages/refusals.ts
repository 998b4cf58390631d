import { Failure } from '#server/domain/failure.ts'
import { html } from '#server/surfaces/pages/html.ts'
import type { Page } from '#server/surfaces/pages/page.ts'

/** The one page for links that are unknown, over, revoked or were never links. */
export const missingPage: Page = {
  status: 404,
  title: 'This link opens nothing',
  main: html`<h1>This link opens nothing</h1>
<p>It may have been replaced by a newer one, or it is no longer valid.</p>
<p class="soft">Look for a newer message, or ask the person who sent you the link for another one.</p>`,
}

/** What went wrong, in words for somebody who only opened a link. `allow` names the methods of the page. */
export function refusedPage(error: unknown, status: number, allow: string): Page {
  if (status === 404) return missingPage
  const { title, text } = sayings[status] ?? whatever
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

const whatever = {
  title: 'Something went wrong',
  text: 'It is not your fault, and nothing was changed. Please try again in a moment.',
}

const sayings: Readonly<Record<number, typeof whatever>> = {
  400: { title: 'This could not be read', text: 'Please go back and try again.' },
  403: {
    title: 'Please answer from the page itself',
    text: 'The form was sent from another site, so nothing was changed. Open your link and answer there.',
  },
  405: { title: 'This cannot be done here', text: 'Open your link in a browser.' },
  409: {
    title: 'One moment',
    text: 'Others are answering at this very moment. Please go back and try again.',
  },
  413: { title: 'This was too much', text: 'Please go back and write less.' },
  415: { title: 'This could not be read', text: 'Please go back and use the buttons of the page.' },
  429: {
    title: 'Too many visits at once',
    text: 'Please wait a moment, then open your link again.',
  },
  503: {
    title: 'Back in a moment',
    text: 'The service is busy or being updated. Nothing was changed. Please try again shortly.',
  },
}
