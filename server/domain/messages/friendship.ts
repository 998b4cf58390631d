import { inQuotes, safeName } from '#server/domain/basics/in_quotes.ts'
import { admissionDays } from '#server/domain/people/connection_invitation.ts'
import { spokenList, spokenNames } from '#server/domain/basics/spoken_list.ts'

/** What callers read when they review and apply a new connection. Names and titles are plain text. */

/** A retained intention of the account, as a review offers it. */
export function likeLabel(title: string, company: readonly string[]): string {
  return `${inQuotes(title)}, with ${spokenNames(company)}`
}

/** A link is made; `names` are the people it is for. */
export function linkCreated(names: readonly string[]): string {
  const use = names.length === 0 ? 'pass on' : `give to ${spokenNames(names)}`
  return `You get a link that you can ${use}. The service does not send it to anyone.`
}

/** Who can join with the link, and for how long; `places` is how many people can. */
export function linkAdmits(places: number): string {
  const joiners =
    places === 1
      ? 'The first person who joins with the link is connected with you, no matter who that is'
      : `The first ${places} people who join with the link are connected with you, no matter who they are`
  return `${joiners}: a link does not prove identity. The link works for ${admissionDays} days, unless you close it earlier.`
}

/** What anybody with the link sees; `names` are the people it is for. Who joined shows only on a link for several. */
export function linkShows(
  names: readonly string[],
  { showsTitles, showsJoined }: { showsTitles: boolean; showsJoined: boolean },
): string {
  const shown = [
    'your name',
    ...(names.length === 0 ? [] : [`the names of the people it is for (${spokenNames(names)})`]),
    ...(showsTitles ? ['up to three titles of the likes included here'] : []),
    ...(showsJoined ? ['the names of the people who joined'] : []),
  ]
  return `Anyone with the link sees ${spokenList(shown)}.`
}

/** Likes that a person sees after connecting. */
export function likesBecomeVisible(name: string, titles: readonly string[]): string {
  return `After connecting, ${name} can see these likes of yours: ${quoted(titles)}.`
}

/** Likes that a person is removed from when they connect. */
export function likesLeftOut(name: string, titles: readonly string[]): string {
  return `When you connect, ${name} is removed from the likes that you left out here: ${quoted(titles)}.`
}

/** What `remove_from_likes` would do in addition. */
export function likesRemovable(name: string, titles: readonly string[]): string {
  return `With remove_from_likes, ${name} is removed from these likes of yours: ${quoted(titles)}. Without it, they stay as they are.`
}

/** Who sees the account's free time after connecting; null for everyone who joins with the link. */
export function freeTimeBecomesVisible(name: string | null): string {
  const who = name === null ? 'everyone who joins' : name
  return `After connecting, ${who} can see when you are free or busy, by the half-hour, but never what you do, where, or with anyone. You can change that on your calendar page.`
}

/** What making the link would do; `likes` is how many likes the person would see. */
export function reviewOfCreation(names: readonly string[], likes: number): string {
  const who = names.length === 0 ? 'anyone who has it' : spokenNames(names)
  const seen = likes === 0 ? '' : ` and see ${likes === 1 ? 'one' : likes} of your likes`
  return `With the link, ${who} could connect with you${seen}. Nothing has changed yet.`
}

/** The link has been made. */
export const linkIsReady =
  'The link is ready. Pass it on yourself: the service has not sent it to anyone.'

/** Nothing to accept: the two are connected. */
export function alreadyConnected(host: string): string {
  return `You and ${safeName(host)} are already connected, so nothing changes.`
}

/** The two become connected. */
export function connected(host: string): string {
  return `You and ${safeName(host)} become Connected Friends. You can send each other plans and lists, each time after an explicit approval.`
}

/** A saved person of the account is the host from now on. */
export function friendInMindConnected(name: string, host: string): string {
  return `${name}, your Friend in Mind, becomes your Connected Friend ${safeName(host)} and keeps the name you gave.`
}

/** The host is added to the account's people. */
export function friendAdded(host: string): string {
  return `${safeName(host)} is added to your people.`
}

/** Under which name the host saves the account; `known` is the name of a person the host has already. */
export function identityTold(host: string, known: string | null, own_name: string): string {
  return known === null
    ? `${safeName(host)} saves you as a new person, ${inQuotes(own_name)}.`
    : `${safeName(host)} has saved you as ${inQuotes(known)}.`
}

/** Who sees that the account joined. */
export function nameShown(host: string, own_name: string, shared: boolean): string {
  const who = shared
    ? `${safeName(host)} and everybody else with the link see`
    : `${safeName(host)} sees`
  return `${who} that ${safeName(own_name)} joined.`
}

/** A guest's invitation to a plan gets into their account. */
export function invitationKept(plan_title: string): string {
  return `Your invitation to ${inQuotes(plan_title)} is kept in your account, with your answer. No other account can keep it then.`
}

/** What accepting would do; `choosable` where the host may have saved the account already, and it is not said as which person. */
export function reviewOfAcceptance(host: string, choosable: boolean): string {
  const choice = choosable
    ? ' The host may have saved you already: if you are one of identity_choices, review again with that identity_choice_handle. Without it you are saved as a new person.'
    : ''
  return `Accepting would connect you with ${safeName(host)}. Nothing has changed yet.${choice}`
}

/** The account is connected with these people. */
export function areConnected(names: readonly string[]): string {
  return `You and ${spokenNames(names)} are connected.`
}

function quoted(titles: readonly string[]): string {
  return spokenList(titles.map(inQuotes))
}
