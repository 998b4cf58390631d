import type { CapabilityId } from '#generated/types.ts'
import { harmless, inQuotes } from '#server/domain/basics/in_quotes.ts'
import { Phrase, phrase } from '#server/domain/basics/phrase.ts'

/**
 * What a call did, in the words of a person: the verb when it was done, the verb before, the thing where its name is
 * known, and the thing where it is not.
 */
type Words = readonly [did: string, does: string, the: string, a: string]

/** Every capability that can be in the audit: each that writes. */
export const callWords: { readonly [Id in CapabilityId]?: Words } = {
  'actions.commit': ['Sent', 'send', '', 'what you approved'],
  'ideas.capture': ['Saved', 'save', 'the idea', 'an idea from a link, words or pictures'],
  'ideas.capture.retry': [
    'Read again',
    'read again',
    'the idea',
    'what was to be saved as an idea',
  ],
  'discovery.prepare': ['Got ready', 'get ready', 'the search', 'a search for something to do'],
  'discovery.record': ['Kept', 'keep', 'what was found for', 'what a search found'],
  'ideas.discover': ['Searched', 'search', 'for', 'for something to do'],
  'ideas.discover.refine': ['Searched again', 'search again', 'for', 'for something to do'],
  'ideas.discover.save': ['Saved', 'save', 'the search', 'a search as a list'],
  'ideas.created.archive': ['Archived', 'archive', 'the idea', 'an idea'],
  'ideas.created.update': ['Changed', 'change', 'the idea', 'an idea'],
  'ideas.structured_create': ['Saved', 'save', 'the idea', 'an idea'],
  'ideas.candidates.like': ['Liked', 'like', '', 'some ideas'],
  'invites.rsvp.update': ['Answered', 'answer', 'the invitation to', 'an invitation'],
  'likes.mutate': ['Changed your like of', 'change your like of', '', 'something'],
  'ideas.lists.create': ['Made', 'make', 'the list', 'a list'],
  'ideas.lists.defaults.update': [
    'Changed',
    'change',
    'the rules of the list',
    'the rules of a list',
  ],
  'ideas.lists.delete': ['Deleted', 'delete', 'the list', 'a list'],
  'ideas.lists.duplicate': ['Copied', 'copy', 'the list', 'a list'],
  'ideas.lists.rename': ['Renamed', 'rename', 'the list', 'a list'],
  'ideas.lists.items.update': ['Changed', 'change', 'the list', 'a list'],
  'ideas.lists.members.update': ['Changed who is on', 'change who is on', 'the list', 'a list'],
  'ideas.lists.likes.apply': ['Put what you like on', 'put what you like on', 'the list', 'a list'],
  'ideas.lists.share.prepare': ['Prepared to share', 'prepare to share', 'the list', 'a list'],
  'plans.logistics.update': ['Changed', 'change', 'the checklist of', 'the checklist of a plan'],
  'ideas.object.mutate': ['Changed', 'change', '', 'something'],
  'relationships.people.ensure': ['Saved', 'save', '', 'people'],
  'relationships.people.manage': ['Changed', 'change', '', 'a person'],
  'places.private.create': ['Saved', 'save', 'the place', 'a place'],
  'places.private.update': ['Changed', 'change', 'the place', 'a place'],
  'places.private.archive': ['Archived', 'archive', 'the place', 'a place'],
  'plans.draft.create': ['Drafted', 'draft', 'the plan', 'a plan'],
  'plans.draft.update': ['Changed', 'change', 'the draft of', 'a draft'],
  'plans.draft.preview': ['Looked over', 'look over', 'the draft of', 'a draft'],
  'plans.draft.delete': ['Deleted', 'delete', 'the draft of', 'a draft'],
  'plans.discard': ['Discarded', 'discard', 'the plan', 'a plan'],
  'plans.prepare_send': ['Prepared', 'prepare', 'the invitation to', 'an invitation'],
  'plans.invitation.prepare': ['Prepared', 'prepare', 'the invitation to', 'an invitation'],
  'plans.roster.prepare': ['Prepared', 'prepare', 'other guests for', 'other guests for a plan'],
  'plans.update.prepare': ['Prepared', 'prepare', 'a change of', 'a change of a plan'],
  'plans.cancel.prepare': ['Prepared', 'prepare', 'to cancel', 'to cancel a plan'],
  'plans.send': ['Sent', 'send', 'the invitation to', 'an invitation'],
  'plans.lifecycle.commit': ['Changed', 'change', 'the plan', 'a plan'],
  'ideas.list.generate': ['Made', 'make', 'the list', 'a list of suggestions'],
  'relationships.interest.mutate': [
    'Changed your interest in',
    'change your interest in',
    '',
    'something',
  ],
  'relationships.connection.prepare': [
    'Prepared',
    'prepare',
    'a message to',
    'a message to a friend',
  ],
  'relationships.connection.send': ['Sent', 'send', 'a message to', 'a message to a friend'],
  'relationships.friendship.apply': ['Changed', 'change', 'the connection with', 'a connection'],
  'ideas.roundup.mutate': ['Changed', 'change', 'the ideas in', 'several ideas at once'],
}

/** What a call did, by what its answer says of it: the kind of the action that was committed, or the result. */
const detailWords: Readonly<Record<string, Words>> = {
  'plan.send_invites': ['Sent', 'send', 'the invitation to', 'an invitation'],
  'plan.create_share_link': ['Made', 'make', 'a link to', 'a link to a plan'],
  'plan.change_roster': ['Changed', 'change', 'who is invited to', 'who is invited to a plan'],
  'plan.update': ['Changed', 'change', 'the plan', 'a plan'],
  'plan.cancel': ['Canceled', 'cancel', 'the plan', 'a plan'],
  'list.share': ['Shared', 'share', 'the list', 'a list'],
  added: ['Put on a list:', 'put on a list:', '', 'something'],
  removed: ['Took off a list:', 'take off a list:', '', 'something'],
  link_created: ['Made', 'make', 'a link to', 'a link to a list'],
  defaults_updated: ['Changed', 'change', 'the rules of the list', 'the rules of a list'],
  undone: ['Undid', 'undo', 'a change of', 'a change'],
}

/** What a call did, or was to do. */
export interface SaidCall {
  readonly capability: string
  readonly status: string
  /** The kind of the action that was committed, or the result of a change of an object; null where there is neither. */
  readonly detail: string | null
  /** What it was about; null where that is not known any more. */
  readonly label: string | null
}

/** @returns what a call did; the name of its thing stands in quotes where it is known. */
export function callPhrase({ capability, status, detail, label }: SaidCall): string | Phrase {
  const known = callWords[capability as CapabilityId] ?? other
  const [did, does, the, a] = (detail === null ? null : detailWords[detail]) ?? known
  const isDone = status === 'completed' || status === 'unchanged'
  const thing = label === null ? a : the
  const words = [isDone ? did : `Wanted to ${does}`, thing].filter(Boolean).join(' ')
  return label === null ? words : new Phrase([`${words} “`, '”'], [label])
}

/** A call that only another release knows. */
const other: Words = ['Changed', 'change', '', 'something']

/** What the pages of the account did that no capability does. `subject` is what the audit says of it. */
const pageWords: Readonly<Record<string, (subject: string | null) => string | Phrase>> = {
  'web.session.begin': by('You signed in'),
  'web.session.prove': by('You proved who you are'),
  'web.passkey.add': named('You added the passkey', 'You added a passkey'),
  'web.passkey.remove': named('You removed the passkey', 'You removed a passkey'),
  'web.recovery.make': () => 'You made recovery codes',
  'web.recovery.use': () => 'You used a recovery code',
  'web.session.end': by('You signed out'),
  'web.sessions.end': () => 'You signed out everywhere',
  'web.programs.end': () => 'You ended the access of every assistant and app',
  'web.token.make': named('You made the token', 'You made a token'),
  'web.token.issue': named(
    'Somebody who runs this service made the token',
    'Somebody who runs this service made a token',
  ),
  'web.token.rotate': named('You replaced the token', 'You replaced a token'),
  'web.token.revoke': named('You revoked the token', 'You revoked a token'),
  'web.token.ask': (subject) =>
    subject === null
      ? 'A token has to ask you before anything is sent'
      : phrase`${inQuotes(subject)} has to ask you before anything is sent`,
  'web.token.trust': (subject) =>
    subject === null
      ? 'A token sends without asking you here'
      : phrase`${inQuotes(subject)} sends without asking you here`,
  'web.address.change': () => 'You changed your address',
  'web.address.undo': () => 'A change of your address was taken back',
  'web.model.agree': by('You let a language model understand you'),
  'web.model.name': by('A language model was asked to name a text that you saved'),
  'web.model.end': () => 'You turned the assistant’s language model off',
  'web.profile.change': () => 'You changed your name or time zone',
  'web.language.change': () => 'You changed the language of pages and mails',
  'web.invitation.keep': () => 'You kept an invitation',
  'web.calendar.connect': named('You connected the calendar', 'You connected a calendar'),
  'web.calendar.change': named('You changed the calendar', 'You changed a calendar'),
  'web.calendar.remove': named('You removed the calendar', 'You removed a calendar'),
  'web.calendar.times': () => 'You changed when you’re busy',
  'web.calendar.share': () => 'You changed who sees when you’re free',
  'web.feed.make': () => 'You made an address for the feed of your plans',
  'web.feed.remove': () => 'You ended the feed of your plans',
  'web.app.allow': named('You connected the app', 'You connected an app'),
  'web.app.continue': named('You connected the app again', 'You connected an app again'),
  'web.app.ask': (subject) =>
    subject === null
      ? 'An app has to ask you before anything is sent'
      : phrase`${inQuotes(subject)} has to ask you before anything is sent`,
  'web.app.trust': (subject) =>
    subject === null
      ? 'An app sends without asking you here'
      : phrase`${inQuotes(subject)} sends without asking you here`,
  'web.app.end': named('You disconnected the app', 'You disconnected an app'),
  'web.approval.release': (agent) =>
    agent === null
      ? 'You said yes to what an agent wanted to send'
      : phrase`You said yes to what ${inQuotes(agent)} wanted to send`,
  'web.approval.refuse': (agent) =>
    agent === null
      ? 'You said no to what an agent wanted to send'
      : phrase`You said no to what ${inQuotes(agent)} wanted to send`,
  'web.approval.drop': () => 'You decided not to send what you had prepared',
  'web.account.export': () => 'You downloaded your data',
  'web.account.delete': () => 'You asked to delete your account',
  'web.account.keep': () => 'You kept your account',
  'web.list.end_share': () => 'You stopped sharing a list',
  'web.place.picture': () => 'You changed the picture of a place',
  'web.contact.stop': () => 'You stopped mail from somebody',
  'web.contact.resume': () => 'You allowed mail from somebody again',
  'web.contact.stop_all': () => 'You said that nobody may write to you',
  'web.contact.resume_all': () => 'You allowed mail again',
  'web.contact.stop_own': () => 'You stopped mail about your own plans',
  'web.contact.replies_on': () => 'You let replies of guests come to your address',
  'web.contact.replies_off': () => 'You stopped replies of guests to your address',
  'web.contact.resume_own': () => 'You allowed mail about your own plans again',
}

/** @returns what a page of the account did; in general words where only another release knows it. */
export function pagePhrase(what: string, subject: string | null): string | Phrase {
  return pageWords[what]?.(subject) ?? 'You changed something in your account'
}

function named(known: string, unknown: string) {
  return (subject: string | null) =>
    subject === null ? unknown : new Phrase([`${known} “`, '”'], [harmless(subject)])
}

/** Everything that pages are known to do, for tests. */
export const knownPageWork: ReadonlySet<string> = new Set(Object.keys(pageWords))

function by(what: string) {
  return (browser: string | null) => (browser === null ? what : `${what} (${browser})`)
}
