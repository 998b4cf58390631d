import { inQuotes, safeName } from '#server/domain/basics/in_quotes.ts'
import {
  isToldByHost,
  isToldByService,
  namesOf,
  tellThemYourself,
} from '#server/domain/messages/prepared.ts'
import type { ChosenGuest } from '#server/domain/prepared/payload.ts'
import { isOrAre } from '#server/domain/basics/spoken_list.ts'
import { counted } from '#server/domain/basics/text.ts'
import type { Violation } from '#server/domain/basics/violation.ts'

// Sentences about what a commit did, or why it did nothing.

const nothingDone = 'Nothing was done and nobody was contacted.'

export const alreadyCommitted = 'This action was already committed. Nobody was contacted again.'

export const replacedByNewer = `A newer prepared action has replaced this one. ${nothingDone}`

export const writtenByOtherRelease = `The service was updated after this action was prepared. ${nothingDone}`

export const planChanged = `The plan has changed since this action was prepared. ${nothingDone}`

export const listChanged = `The list has changed since this action was prepared. ${nothingDone}`

/** What to do about an action that a newer one has replaced. */
export const commitTheNewer =
  'Commit the newer one, or prepare this one again, which replaces the newer one.'

/** Why what was prepared breaks a rule by now, such as the clock's. */
export function noLongerPossible(violations: readonly Violation[]): string {
  const broken = violations.map(
    ({ pointer, message }) => `${pointer.slice(pointer.lastIndexOf('/') + 1)} ${message}`,
  )
  return `What was prepared is no longer possible: ${broken.join('; ')}. ${nothingDone}`
}

export function noLongerReachable(guests: readonly ChosenGuest[]): string {
  return `${namesOf(guests)} can no longer be reached as it was prepared. ${nothingDone}`
}

/** What to do when something that was prepared is not possible any more. */
export const prepareAnother = 'Ask the user what to do instead, and prepare that.'

/** What to do when somebody can no longer be reached: of a changed plan nobody can be left out. */
export const prepareAgainForOthers =
  'Prepare the action again: its recipients then show who can be reached and how.'

/** Who could not be reached and has to hear it from the host, as a sentence after others; why is never told. Empty for nobody. */
export function couldNotBeReached(guests: readonly ChosenGuest[]): string {
  const names = namesOf(guests)
  return names && ` ${names} could not be reached through the service; tell them yourself.`
}

/** Guests who get a message or a link, and guests who can get neither. */
interface Told {
  reached: readonly ChosenGuest[]
  unreached: readonly ChosenGuest[]
}

function whoIsTold({ reached, unreached }: Told): string {
  const told = namesByService(reached)
  const telling = told && ` The service is telling ${told}.`
  const others = unreached.map((guest) => ({ ...guest, eligible: false }))
  return `${telling}${tellThemYourself([...reached, ...others])}`
}

function namesByService(guests: readonly ChosenGuest[]): string {
  return namesOf(guests.filter(isToldByService))
}

function namesByHost(guests: readonly ChosenGuest[]): string {
  return namesOf(guests.filter(({ delivery }) => delivery === 'manual_share'))
}

/** `when` is the time of the plan in words; null for none. */
export function planCanceled(title: string, told: Told, when: string | null): string {
  const message = `${inQuotes(title)}${when === null ? '' : ` on ${when}`} is off.`
  return `${inQuotes(title)} is canceled.${whoIsTold(told)}${toPassOn(told, message)}`
}

/** Where and when a plan is, in words; null for what is not known. */
interface Held {
  when: string | null
  where: string | null
}

/** A message for the guests that the host has to tell, as a sentence after others; empty for nobody. */
function toPassOn({ reached, unreached }: Told, message: string): string {
  const others = [...reached.filter(isToldByHost), ...unreached]
  return others.length === 0 ? '' : ` You can copy this: ${message}`
}

/** `untold` counts the guests who see the change and are not told of it. */
export function planUpdated(
  title: string,
  told: Told,
  { untold, moved, when, where }: Held & { untold: number; moved: boolean },
): string {
  const silent =
    untold > 0 ? ` ${counted(untold, 'guest')} ${untold === 1 ? 'gets' : 'get'} no message.` : ''
  const at = [when && ` on ${when}`, where && `, ${where}`].filter(Boolean).join('')
  const message = moved
    ? `${inQuotes(title)} is now${at || ' without a time'}. Does that work for you?`
    : `${inQuotes(title)} has changed. Please look at your link again.`
  const passedOn = toPassOn(told, message)
  const links = passedOn && ' The links they have still work.'
  return `${inQuotes(title)} has been changed.${whoIsTold(told)}${silent}${links}${passedOn}`
}

export function invitesSent(title: string, { reached, unreached }: Told): string {
  const sent = namesByService(reached)
  const shared = namesByHost(reached)
  const byMail = sent && `The invitation to ${inQuotes(title)} is on its way to ${sent}`
  const byLink = sent ? `; share the link with ${shared} yourself` : shareYourself(title, shared)
  return `${byMail}${shared && byLink}.${couldNotBeReached(unreached)}`
}

function shareYourself(title: string, names: string): string {
  return `Share the link to ${inQuotes(title)} with ${names} yourself`
}

export function linkCreated(title: string, reached: readonly ChosenGuest[]): string {
  const names = namesOf(reached)
  if (names === '') return `${inQuotes(title)} is shared. Anyone with the link can answer.`
  return `${inQuotes(title)} is shared, with personal links for ${names}. Share the links yourself.`
}

export function rosterChanged(
  title: string,
  {
    added,
    removed,
    roster,
  }: {
    added: Told
    removed: Told & { all: readonly ChosenGuest[] }
    roster: Parameters<typeof namesOf>[1]
  },
): string {
  const parts = [
    ...(added.reached.length > 0
      ? [
          `${namesOf(added.reached)} ${isOrAre(added.reached.length)} invited to ${inQuotes(title)}.`,
        ]
      : []),
    ...(removed.all.length > 0
      ? [`${namesOf(removed.all, roster)} ${isOrAre(removed.all.length)} no longer invited.`]
      : []),
  ]
  const what =
    parts.length > 0 ? parts.join(' ') : `Nothing changed on the roster of ${inQuotes(title)}.`
  const shared = namesByHost(added.reached)
  const share = shared && ` Share the link with ${shared} yourself.`
  return `${what}${whoIsTold(removed)}${share}${couldNotBeReached(added.unreached)}`
}

export function listOnItsWay(list: string, person: string): string {
  return `${inQuotes(list)} is on its way to ${safeName(person)}.`
}

/** Why a message is not confirmed yet. */
export function messagesQueued(count: number): string {
  return `${count === 1 ? 'One message is' : `${count} messages are`} queued; the service is sending.`
}

export const seeDeliveries = 'Tells what becomes of each message.'

/** The same where there is no message. */
export const seeAnswers = 'Tells who has answered.'

/** Disclosure of a commit that made links: the service keeps no link that it could show again. */
export const linksShownOnce = {
  name: 'plan.links_shown_once',
  text: 'Give the links to the user now: they are shown only here. Later, plans.prepare_send with create_share_link makes another one.',
}
