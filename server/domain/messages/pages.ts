import { failed, type RefusalText, refusals } from '#server/domain/messages/refusals.ts'

/** What every page behind a link may say. */

/** The one page for every link that does not work, whatever the reason. */
export const missing = {
  title: 'This link doesn’t work',
  text: 'It may have been replaced by a newer one, or the invitation or list behind it was taken back.',
  advice: 'Look for a newer message, or ask the person who sent you the link for another one.',
}

const ownRefusals: Readonly<Record<number, RefusalText>> = {
  ...refusals,
  403: {
    title: 'Please answer on the page itself',
    text: 'The form was sent from another site, so nothing was changed. Open your link and answer there.',
  },
  405: { title: 'That doesn’t work here', text: 'Please open your link in a browser.' },
  409: {
    title: 'Just a moment',
    text: 'Other people are answering right now, so nothing was saved. Please go back and try again.',
  },
  413: { title: 'That was too long', text: 'Please go back and enter a shorter text.' },
  429: {
    title: 'Too many visits at once',
    text: 'Please wait a moment, then open your link again.',
  },
}

/** Too many visits, and this one sent a form. */
const formLimited: RefusalText = {
  title: 'Too many visits at once',
  text: 'Nothing was saved. Please wait a moment, then go back and send it again.',
}

/** @returns what a page says when a visit fails with this HTTP status; `sent` says whether it sent a form. */
export function refusalText(status: number, sent: boolean): RefusalText {
  if (status === 429 && sent) return formLimited
  return ownRefusals[status] ?? failed
}
