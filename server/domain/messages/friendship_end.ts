import { safeName } from '#server/domain/basics/in_quotes.ts'
import { spokenNames } from '#server/domain/basics/spoken_list.ts'

/** What callers read when they review and apply the end of a connection or an invitation. Names are plain text. */

/** The connection ends. */
export function disconnected(name: string): string {
  return `You and ${safeName(name)} are no longer connected. Each of you keeps the other as a Friend in Mind.`
}

/** Neither sees the other's likes any more. */
export function likesWithdrawn(name: string): string {
  return `${safeName(name)} no longer sees your likes, and you no longer see theirs.`
}

/** Somebody no longer sees the account's free time. */
export function freeTimeWithdrawn(name: string): string {
  return `${safeName(name)} no longer sees when you are free or busy.`
}

/** Lists the two shared with each other are shared no longer. */
export function listSharesEnd(name: string): string {
  return `Lists that you shared with ${safeName(name)}, or ${safeName(name)} with you, are no longer shared. Their links stop working.`
}

/** What happens to invitations to plans. */
export function invitesStay(name: string): string {
  return `Plan invitations that were already sent stay as they are. New ones cannot be delivered to ${safeName(name)}.`
}

/** Links from before cannot connect the two again. */
export function oldLinksEnd(name: string): string {
  return `Connection links that already exist cannot connect you with ${safeName(name)} again. Only a new one can.`
}

/** What disconnecting would do. */
export function reviewOfDisconnect(names: readonly string[]): string {
  return `Disconnecting would end your connection with ${spokenNames(names)}. Nothing has changed yet.`
}

/** The account is no longer connected with these people. */
export function areDisconnected(names: readonly string[]): string {
  return `You and ${spokenNames(names)} are no longer connected. Nobody was notified.`
}

/** Links stop working; `names` are the people they are for. */
export function linkCloses(links: number, names: readonly string[]): string {
  const which = links === 1 ? 'the link' : `the ${links} links`
  const made = names.length === 0 ? '' : ` for ${spokenNames(names)}`
  return `Nobody else can join with ${which}${made}. Everybody who already joined stays connected.`
}

/** What closing would do. */
export function reviewOfClose(links: number): string {
  return `After closing, nobody else can join with ${theLinks(links)}. Nothing has changed yet.`
}

/** The links are closed. */
export function linksAreClosed(links: number): string {
  return `Nobody else can join with ${theLinks(links)}.`
}

function theLinks(links: number): string {
  return links === 1 ? 'the link' : 'the links'
}
