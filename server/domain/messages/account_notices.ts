import { inQuotes } from '#server/domain/basics/in_quotes.ts'

/** The sentences of mail that tells an account who may act for it. Names are single lines of plain text. */

/** What stands below each of these mails. */
export function noticeFooter(product: string): string[] {
  return [
    `Sent by ${product}, because it is about who can act for your account. These mails can’t be turned off.`,
  ]
}

/** The labels of facts. */
export const noticeLabels = {
  name: 'Name',
  called: 'Calls itself',
  may: 'It',
  ends: 'Works until',
  when: 'When',
  browser: 'Browser',
  agent: 'Prepared by',
  until: 'You can approve it until',
}

const otherSessions = 'sign out the other browsers in your settings'

export const tokenMade = {
  subject: (product: string) => `New access token for your account at ${product}`,
  heading: 'A new access token was made',
  text: 'A program that has this token can act for you. You’ll find it under “Agents” in your settings.',
  end: `If it wasn’t you: sign in, revoke the token under “Agents”, and ${otherSessions}.`,
  action: 'Look at your tokens',
}

export const appConnected = {
  subject: (app: string) => `${app} was connected to your account`,
  heading: (app: string) => `${app} can act for you now`,
  text: 'You’ll find it under “Agents” in your settings, where you can disconnect it at any time.',
  end: `If it wasn’t you: sign in, disconnect it under “Agents”, and ${otherSessions}.`,
  action: 'Look at your apps',
}

export const passkeyAdded = {
  subject: (product: string) => `New passkey for your account at ${product}`,
  heading: 'A passkey was added',
  text: 'From now on you can sign in with it.',
  end: `If it wasn’t you: sign in by mail, remove the passkey in your settings, and ${otherSessions}.`,
  action: 'Look at your passkeys',
}

export const passkeyRemoved = {
  subject: (product: string) => `A passkey of your account at ${product} was removed`,
  heading: 'A passkey was removed',
  text: 'You can’t sign in with it any more. You can still sign in by mail.',
  end: `If it wasn’t you: sign in by mail, look at your passkeys, and ${otherSessions}.`,
  action: 'Look at your passkeys',
}

export const recoveryCodesMade = {
  subject: (product: string) => `New recovery codes for your account at ${product}`,
  heading: 'Recovery codes were made',
  text: 'Each of them proves once that it’s you, for when you can’t get at your mail. Earlier codes no longer work.',
  end: `If it wasn’t you: sign in by mail, make new recovery codes in your settings, and ${otherSessions}.`,
  action: 'Look at your account',
}

export const recoveryCodeUsed = {
  subject: (product: string) => `A recovery code was used at ${product}`,
  heading: 'A recovery code was used',
  text: (left: number) =>
    left === 0
      ? 'It no longer works, and it was the last one. You can make new ones in your settings.'
      : `It no longer works. ${left === 1 ? 'One more is' : `${left} more are`} left.`,
  end: `If it wasn’t you: sign in by mail, make new recovery codes in your settings, and ${otherSessions}.`,
  action: 'Look at your account',
}

export const approvalWaiting = {
  subject: (title: string) => `Waiting for your approval: ${inQuotes(title)}`,
  heading: (agent: string) => `${agent} wants to send something for you`,
  text: (title: string, minutes: number) =>
    `${inQuotes(title)} is ready. Nothing has been sent: open the page, look at it, and decide. ${minutesLeft(minutes)}`,
  end: 'Later you can still send it yourself from the same page. If you don’t want this agent to act for you any more, take away its access under “Agents” in your settings.',
  action: 'Look at it',
}

function minutesLeft(minutes: number): string {
  if (minutes < 1) return 'Less than a minute is left.'
  return minutes === 1 ? 'One minute is left.' : `${minutes} minutes are left.`
}
