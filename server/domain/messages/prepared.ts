import { inQuotes, safeName } from '#server/domain/basics/in_quotes.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'
import type { ChosenGuest } from '#server/domain/prepared/payload.ts'
import { capitalized, counted } from '#server/domain/basics/text.ts'
import { spokenList } from '#server/domain/basics/spoken_list.ts'
import type { ChangedPlan } from '#server/domain/plans/change.ts'
import { zoneWords } from '#server/domain/basics/time_words.ts'

// Sentences about what waits for approval. Titles and names stand in them as their owner wrote them.

/** A person that a sentence may have to tell from others. */
type Named = Pick<ChosenGuest, 'person_id' | 'display_name'>

/**
 * The names of people in one phrase; empty for nobody. Names that guests gave themselves are in quotes and say so, and two
 * people of the same name are told apart: by `another`, and where somebody of `among` who is not meant is called so, too,
 * by the handle: `Zoe (pe_…)`.
 */
export function namesOf(guests: readonly ChosenGuest[], among: readonly Named[] = []): string {
  const named = new Set<string>()
  const meant = new Set(guests.map(({ person_id }) => person_id))
  const others = among.filter(({ person_id }) => !meant.has(person_id))
  const called = new Set(others.map(({ display_name }) => nameKey(display_name)))
  return spokenList(
    guests.map(({ person_id, display_name, signed_up }) => {
      const name = safeName(display_name)
      const handle = called.has(nameKey(display_name)) ? toHandle('person', person_id) : null
      if (signed_up) return `${another(inQuotes(display_name), named)} (${byGuest(handle)})`
      return handle === null ? another(name, named) : `${name} (${handle})`
    }),
  )
}

/** A name, or that it is another one's who is called like somebody named before. */
function another(name: string, named: Set<string>): string {
  const isAnother = named.has(name)
  named.add(name)
  return isAnother ? `another ${name}` : name
}

/** What is said of a name that a guest chose. */
function byGuest(handle: string | null): string {
  return handle === null ? 'name by the guest' : `name by the guest, ${handle}`
}

/** The names of those the service would write to, in one phrase; empty for nobody. */
export function namesReached(guests: readonly ChosenGuest[]): string {
  return namesOf(guests.filter(isToldByService))
}

/** That an action is ready, and what then: `Ready: Invite Ada to Ramen. Nothing has changed; …` */
export function readyToCommit(
  ready: string,
  guests: readonly ChosenGuest[],
  untouched = 'Nothing has changed',
): string {
  return `${ready}. ${untouched}; approve within 15 minutes.${cannotBeReached(guests)}`
}

/** As `readyToCommit`, of an action that guests of a plan are told of. */
export function readyToTell(ready: string, guests: readonly ChosenGuest[]): string {
  return `${readyToCommit(ready, [])}${tellThemYourself(guests)}`
}

/** The guests the service cannot write to, as a sentence after others; never why. Empty for nobody. */
function cannotBeReached(guests: readonly ChosenGuest[]): string {
  const names = namesOf(guests.filter(({ eligible }) => !eligible))
  return (
    names && ` ${names} cannot be reached through the service at the moment; tell them yourself.`
  )
}

/**
 * All guests the host has to tell, as a sentence after others: those with a link of the host's, and those the service does
 * not reach, whatever the reason. Empty for nobody.
 */
export function tellThemYourself(guests: readonly ChosenGuest[]): string {
  const names = namesOf(guests.filter(isToldByHost))
  return names && ` The service does not contact ${names}; tell them yourself.`
}

export const unreachableReason = 'Not reachable through the service at the moment.'

export function nobodyReachable(guests: readonly ChosenGuest[]): string {
  return `${namesOf(guests)} cannot be reached through the service at the moment.`
}

/** Why these guests get no link from the host. */
export function haveTheirLink(names: string): string {
  return `The service has invited ${names}, with a link of their own. Leave them out.`
}

export function inviteSummary(title: string, names: string): string {
  return `Invite ${names} to ${inQuotes(title)}`
}

export function whoIsInvited(title: string): string {
  return `Who should be invited to ${inQuotes(title)}? You can create a share link without naming anybody.`
}

export function shareLinkSummary(title: string, guests: readonly ChosenGuest[]): string {
  return `Create a share link of ${inQuotes(title)}${personalLinks(guests)}`
}

/** The links besides the open one, as the end of a sentence; empty for nobody. */
function personalLinks(guests: readonly ChosenGuest[]): string {
  const links = guests.length === 1 ? 'a personal one' : 'personal ones'
  return guests.length === 0 ? '' : ` and ${links} for ${namesOf(guests)}`
}

/** That the service sends nothing to these people, and what happens instead. */
function sentByHost(names: string): string {
  return `The service sends nothing to ${names}: committing gives a personal link for the user to pass on.`
}

export function readyToInvite(guests: readonly ChosenGuest[], names: string): string {
  const ready = readyToCommit(`Ready to invite ${names}`, guests, 'Nothing has been sent')
  const manual = namesOf(guests.filter(({ delivery }) => delivery === 'manual_share'))
  return manual === '' ? ready : `${ready} ${sentByHost(manual)}`
}

export function readyToCreateLink(guests: readonly ChosenGuest[]): string {
  const ready = `Ready to create a share link${personalLinks(guests)}`
  return readyToCommit(ready, [], 'Nothing has been shared')
}

export function rosterSummary(title: string, added: string, removed: string): string {
  if (removed === '') return `Add ${added} to ${inQuotes(title)}`
  if (added === '') return `Remove ${removed} from ${inQuotes(title)}`
  return `Add ${added} to ${inQuotes(title)} and remove ${removed} from it`
}

export function rosterUnchanged(title: string): string {
  return `Nothing to change: the roster of ${inQuotes(title)} already has exactly these people.`
}

export const whoIsOnTheRoster =
  'Who should be on the roster? Name everybody, including those who are already on it.'

export function cancelSummary(title: string, told: string): string {
  return `Cancel ${inQuotes(title)}${told && ` and tell ${told}`}`
}

export function readyToCancel(title: string, guests: readonly ChosenGuest[]): string {
  const told = namesReached(guests)
  return readyToTell(`Ready to cancel ${inQuotes(title)}${told && ` and tell ${told}`}`, guests)
}

const labels: Record<keyof ChangedPlan, string> = {
  scheduled_at: 'the start',
  scheduled_ends_at: 'the end',
  meetup_at: 'the time to meet',
  meetup_location_text: 'the meeting point',
  rsvp_deadline: 'the deadline',
  capacity_min: 'the minimum number of people',
  capacity_max: 'the maximum number of people',
  title_override: 'the title',
  description_override: 'the description',
  show_guest_list: 'who sees the guest list',
}

export function updateSummary(
  title: string,
  changed: readonly (keyof ChangedPlan)[],
  who: string,
): string {
  const what = spokenList(changed.map((column) => labels[column]))
  return `Change ${what} of ${inQuotes(title)}${who}`
}

/** Whether the host has to tell a guest: the service does not reach them, or they have a link of the host's and asked for no mail. */
export function isToldByHost({ delivery, eligible, mailed }: ChosenGuest): boolean {
  return (delivery === 'manual_share' && !mailed) || !eligible
}

/** Whether the service writes to a guest. */
export function isToldByService({ delivery, eligible, mailed }: ChosenGuest): boolean {
  return eligible && (delivery === 'service' || mailed === true)
}

/** Who hears of a change, as the end of a sentence: ` and tell Ada; tell Mira yourself`. */
export function whoHears(guests: readonly ChosenGuest[]): string {
  const told = namesReached(guests)
  const others = namesOf(guests.filter(isToldByHost))
  return `${told && ` and tell ${told}`}${others && `; tell ${others} yourself`}`
}

/** That the guests do not hear of a change, as the end of a sentence; empty where there are none. */
export function nobodyHears(guests: number): string {
  return guests === 0 ? '' : `; ${counted(guests, 'guest')} will not get a message`
}

export function planUnchanged(title: string): string {
  return `Nothing to change: ${inQuotes(title)} is already like that.`
}

/** In which zone a local day or time was read, of a plan that is shown in another one. */
export function readInOwnZone(at: Date, { own, shown }: { own: string; shown: string }) {
  return {
    name: 'plan.local_time_zone',
    text: `The local day and time are those of your own time zone, ${zoneWords(at, own)}. The plan is shown in ${zoneWords(at, shown)}; give scheduled_at for a time there.`,
  }
}

/** What moves with the start of a plan though it was not mentioned. */
export function movesWithStart(columns: readonly (keyof ChangedPlan)[]) {
  const what = spokenList(columns.map((column) => labels[column]))
  const does = columns.length === 1 ? 'moves' : 'move'
  return {
    name: 'plan.times_moved',
    text: `${capitalized(what)} ${does} with the start. Give ${columns.join(' and ')} too for another time.`,
  }
}

/** What a change of `show_guest_list` does. */
export function guestListChanges(shown: boolean) {
  return shown
    ? {
        name: 'plan.guest_list_shown',
        text: 'Everybody with a link to the plan will see the names of those who come, also of those who accepted before.',
      }
    : { name: 'plan.guest_list_hidden', text: 'Guests will no longer see who comes.' }
}

export const deadlinePassed = {
  name: 'plan.deadline_passed',
  text: 'The deadline for answers has passed, so guests cannot confirm their answers for the new time. Change rsvp_deadline too to let them.',
}

/** What may keep people who are invited now from answering, or from coming. */
export const invitedTooLate = {
  name: 'plan.answers_closed',
  text: 'Answers are no longer taken: the plan has begun, or its deadline for answers has passed. The people added cannot answer unless that changes.',
}

export const invitedToFull = {
  name: 'plan.full',
  text: 'All places are taken. The people added can accept only if a guest declines or capacity_max is raised.',
}

export function invitedTooMany(people: number, capacity_max: number) {
  return {
    name: 'plan.more_people_than_places',
    text: `With the host ${people} people would be invited, and there is room for ${capacity_max}: those who answer first get the places.`,
  }
}

export const privateNotesKept = {
  name: 'plan.private_notes_kept',
  text: 'This plan is private: recipients see the public description, never its notes.',
}

export const publicDescriptionUnused = {
  name: 'plan.public_description_unused',
  text: 'The public description was not used: it is for private drafts. Recipients of this plan see its own description.',
}

/** Disclosure where actions prepared before, whose summaries these are, can no longer be committed. */
export function earlierReplaced(summaries: readonly string[]) {
  const what = spokenList(summaries.map(inQuotes))
  return {
    name: 'confirmation.earlier_replaced',
    text: `This replaces what was prepared before, which can no longer be committed: ${what}. To have both, prepare one, commit it, and then prepare the other.`,
  }
}

/** Disclosure of a prepared action, in the place of the usual one, where the token that prepares it may not commit any. */
export const tokenCannotApprove = {
  name: 'confirmation.action_prepared',
  text: 'Nothing has changed and nobody has been contacted. This token lacks planning:commit, and no other token can commit what it prepares. Prepare it again with a token that has planning:commit.',
}
