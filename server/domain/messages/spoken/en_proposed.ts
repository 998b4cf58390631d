import { capitalized } from '#server/domain/basics/text.ts'
import type { CapabilityId } from '#generated/types.ts'
import { inQuotes } from '#server/domain/basics/in_quotes.ts'
import { callWords } from '#server/domain/messages/activity_words.ts'
import {
  changeIn,
  type ChangeWords,
  detailsIn,
  type FieldWords,
} from '#server/domain/messages/spoken/proposed.ts'
import type { Proposed } from '#server/domain/messages/spoken/sentences.ts'

/** What is about to happen; where it may not have been asked for, that too. */
export function proposedInEnglish(proposed: Proposed, isSure: boolean): string {
  const { capability, label } = proposed
  const known = isSure ? certain[capability] : undefined
  if (known) return known(label === '' ? 'it' : inQuotes(label))
  const would = `I would ${doneInEnglish(proposed)}.`
  return isSure ? would : `I am not sure that I understood. ${would}`
}

/** A call as one of several that may have been meant: “Show your plans: “bowling””. */
export function offeredInEnglish(proposed: Proposed): string {
  return capitalized(doneInEnglish(proposed))
}

function doneInEnglish(proposed: Proposed): string {
  const { capability, label } = proposed
  const change = changeIn(proposed, changes, inQuotes)
  if (change !== null) return withDetails(change.done, detailsIn(change.rest, fields))
  const read = reading[capability]
  const [, does = 'do', the = '', a = 'that'] = callWords[capability as CapabilityId] ?? []
  const named = label === '' ? `${does} ${a}` : `${does} ${the} ${inQuotes(label)}`
  const details = detailsIn(proposed, fields)
  const said = read === undefined || label === '' ? details : [inQuotes(label), ...details]
  return withDetails((read ?? named).replaceAll(/\s+/g, ' '), said)
}

function withDetails(done: string, said: readonly string[]): string {
  return said.length > 0 ? `${done}: ${said.join(', ')}` : done
}

/** The thing of a kind that changes, where it is named and where it is not. */
function the(kind: string, on: string): string {
  return on === '' ? kind : `${kind} ${on}`
}

function checklistOf(on: string): string {
  return on === '' ? 'the checklist' : `the checklist of ${on}`
}

/** Changes of what something has, each as people would say it. */
const changes: ChangeWords = {
  'plans.logistics.update': {
    completed: (what, on) => `tick off ${what || 'an item'} on ${checklistOf(on)}`,
    pending: (what, on) => `mark ${what || 'an item'} on ${checklistOf(on)} as open again`,
    dismissed: (what, on) => `take ${what || 'an item'} off ${checklistOf(on)}`,
    add: (what, on) => `put ${what || 'an item'} on ${checklistOf(on)}`,
    remove: (what, on) => `take ${what || 'an item'} off ${checklistOf(on)}`,
    replace: (what, on) => `replace what is on ${checklistOf(on)}${what && ` by ${what}`}`,
  },
  'ideas.lists.items.update': {
    add: (what, on) => `put ${what || 'an idea'} on ${the('the list', on)}`,
    remove: (what, on) => `take ${what || 'an idea'} off ${the('the list', on)}`,
    replace: (what, on) => `replace what is on ${the('the list', on)}${what && ` by ${what}`}`,
  },
  'ideas.lists.members.update': {
    add: (what, on) => `add ${what || 'somebody'} to the people of ${the('the list', on)}`,
    remove: (what, on) => `remove ${what || 'somebody'} from the people of ${the('the list', on)}`,
    replace: (what, on) => `replace the people of ${the('the list', on)}${what && ` by ${what}`}`,
  },
  'invites.rsvp.update': {
    accepted: (_, on) => `say that you are coming to ${on || 'a plan'}`,
    declined: (_, on) => `say that you are not coming to ${on || 'a plan'}`,
  },
  'likes.mutate': {
    save: (_, on) => `add ${on || 'an idea'} to your likes`,
    unlike: (_, on) => `take ${on || 'an idea'} out of your likes`,
  },
  'relationships.people.manage': {
    rename: (what, on) => `rename ${on || 'a person'}${what && ` to ${what}`}`,
    delete: (_, on) => `remove ${on || 'a person'} from your people`,
  },
}

/** Calls that change nothing. */
const reading: Readonly<Record<string, string>> = {
  'planning.brief.get': 'tell what is waiting for you',
  'plans.query': 'show your plans',
  'plans.get': 'show a plan',
  'plans.logistics.get': 'show a checklist',
  'availability.query': 'look when you are free',
  'calendar.status.get': 'show your calendars',
  'events.search': 'look for events',
  'ideas.recommendations.get': 'suggest something to do',
  'ideas.recommendations.prepare': 'suggest where to go',
  'ideas.saved.query': 'show your ideas',
  'ideas.search': 'search your ideas',
  'ideas.capture.get': 'show what became of what was saved',
  'ideas.lists.query': 'show your lists',
  'ideas.lists.get': 'show a list',
  'likes.query': 'show your likes',
  'places.private.query': 'show your places',
  'relationships.people.query': 'show your people',
}

const certain: Readonly<Record<string, (named: string) => string>> = {
  'ideas.lists.delete': (named) => `That deletes the list ${named}.`,
  'ideas.created.archive': (named) => `That archives the idea ${named}.`,
  'places.private.archive': (named) => `That archives the place ${named}.`,
  'relationships.people.manage': (named) => `That deletes ${named} from your people.`,
  'ideas.capture': () => 'That is a link. I can save it as an idea.',
  'ideas.lists.share.prepare': (named) =>
    `That shares ${named}: with a friend who has an account after your approval, with anybody else by a link that you pass on.`,
}

const fields: FieldWords = {
  tag: 'en-GB',
  quoted: inQuotes,
  before: {
    ...{ title: '', name: '', display_name: '', query: '', text: '', raw_text: '', source_url: '' },
    ...{ subject: '', description: '', directions: '', names: '', people: '', objective: '' },
    ...{ person_names: 'with', person_name: 'with', recipient_names: 'with', label: 'with' },
    ...{ send_person_names: 'for', target_feed_text: 'on the list', target_person_text: 'for' },
    ...{
      scheduled_at: 'on',
      event_start_at: 'on',
      rsvp_deadline: 'answers until',
      scheduled_ends_at: 'until',
    },
    ...{ capacity_min: 'at least', capacity_max: 'at most', title_override: 'called' },
    ...{ meetup_location_text: 'meeting at', meetup_at: 'meeting on', description_override: '' },
    ...{ address: 'at', activity_name: '', note: 'with the note', clarification_answer: '' },
    ...{ added: 'invite', removed: 'remove' },
    ...{ neighborhood_names: 'in', activity_names: '', custom_activity_names: '' },
  },
  values: {
    'rsvp_status.accepted': 'say that you are coming',
    'rsvp_status.declined': 'say that you are not coming',
    'answer.accepted': 'say that you are coming',
    'answer.declined': 'say that you are not coming',
    'status.completed': 'mark it as done',
    'status.pending': 'mark it as open again',
    'status.dismissed': 'take it off the checklist',
    'mode.add': 'add',
    'mode.remove': 'remove',
    'mode.replace': 'replace what is there',
    'operation.create': 'add',
    'operation.delete': 'delete',
    'operation.rename': 'rename',
    'operation.unlike': 'take it out of your likes',
    'operation.save': 'add it to your likes',
  },
}
