import { harmless, inQuotes, safeName } from '#server/domain/basics/in_quotes.ts'
import { isObject } from '#server/domain/basics/json.ts'
import { isFoundSaved } from '#server/domain/messages/spoken/found_saved.ts'
import { dayInWords, whenInWords } from '#server/domain/messages/spoken/days.ts'
import { openedIn } from '#server/domain/messages/spoken/opened.ts'
import { offeredInEnglish, proposedInEnglish } from '#server/domain/messages/spoken/en_proposed.ts'
import { reviewInEnglish } from '#server/domain/messages/spoken/en_review.ts'
import { forPeople } from '#server/domain/messages/spoken/for_people.ts'
import type {
  Answered,
  DaySpan,
  PlansFound,
  LineFacts,
  Refused,
  Sentences,
} from '#server/domain/messages/spoken/sentences.ts'
import { thingsWaiting } from '#server/domain/messages/spoken/waiting.ts'

/** What the Assistant says in English. What an answer says of itself is English, too. */
export const english: Sentences = {
  tag: 'en-GB',
  hello: 'Hello! Ask me what is waiting, when your friends are free, or what you could do.',
  help: 'You can ask what is waiting for you, when you and your friends are free, and what you could do; draft a plan and invite people, see who has answered, save links and ideas, and keep lists, people and places. Nothing is sent before you approve it.',
  thanks: 'You’re welcome.',
  nothingToRepeat: 'I have not said anything yet.',
  dropped: 'All right, I leave it.',
  puttingOff: 'All right. I change nothing until you say so.',
  nothingOpen: 'There is nothing I am waiting to hear. What would you like to do?',
  nothingMore: 'That was all.',
  nothingToUndo: 'There is nothing here that I can undo.',
  notUndoable: 'I cannot take that back. Tell me what it should be instead.',
  undoBy: 'Say “undo” to take it back.',
  noUndo: '“Undo” does not take this back: say what it should be instead.',
  notAmong: (names) => `Not among the guests: ${names.join(', ')}. Everything is as it was.`,
  onlyGuest: (title) =>
    `Nobody else is invited to ${inQuotes(title)}. Say ${inQuotes(`cancel ${harmless(title)}`)} to call it off, or add somebody first.`,
  nothingToSend: 'Nothing is prepared that could be sent. Tell me who to invite to what.',
  notUnderstood: 'I did not understand that. You could say:',
  partNotUnderstood: (part) => `I did not understand “${part}”.`,
  notYetDone: 'I have not done the rest yet.',
  notAllowed:
    'I may not do that with this access, or it cannot be done in a conversation. Nothing was done.',
  earlierWaits: 'The earlier one is still waiting, too.',
  approvalDropped: 'All right, I leave it. Nothing was sent, and I no longer offer it here.',
  approvalGone:
    'What I had prepared can no longer be approved, because something has changed since. Nothing was sent. Ask me to prepare it again.',
  plansThen: plansInEnglish,
  notNarrowed: (said) => `I could not narrow that by ${and.format(said.map(inQuotes))}.`,
  planAfter: (title, when) => `The next plan is ${inQuotes(title)}: ${when}.`,
  notReadYet: 'What you saved is still being read. Say that again in a moment.',
  nothingShown: 'I have not shown a list yet.',
  whenShould: 'When should it be? Say a day and a time.',
  whenFree: 'For which days should I look?',
  howMany: 'How many?',
  whoShould: 'Who should that be?',
  whatShould: 'What should it be?',
  whichDay: 'Which day do you mean?',
  clockTwice: (when) => `The clocks go back then and show ${when} twice. Which time do you mean?`,
  clockTime: (when, isFirst) =>
    isFirst
      ? `${when}, the first time, before the clocks go back`
      : `${when}, the second time, after the clocks went back`,
  clockSkips: (when, around) =>
    `The clocks go forward then and skip ${when}. Which time do you mean that day, ${around.join(' or ')}?`,
  whenPlanned: 'It has no time yet. When should it be? Say a day and a time.',
  draftAnew: 'A new plan',
  somethingBroke: 'Something went wrong here, so I stopped. Please say it again.',
  somethingBrokeAfter:
    'Something went wrong here, so I stopped. What is listed had been done by then; look before you say it again.',
  tooMuchAtOnce: 'That was more than I do at once, so I stopped. Say the rest in another message.',
  sendWord: 'SEND',
  approveBy: (reply_word) =>
    `I never send anything myself. Approve it with the button, or by the word ${reply_word} where you are asked for it.`,
  approveShort: (reply_word) => `Nothing is sent yet. To approve: ${reply_word}`,
  draftGoOn: (title) => `Go on with the draft ${inQuotes(title)}`,
  notFound: (kind, name) => `I find no ${kindName(kind)} called ${inQuotes(name)}.`,
  alreadySaved: (title) => `${inQuotes(title)} is among your ideas already.`,
  notSavedYet: (title) =>
    `${inQuotes(title)} is not among your saved ideas yet. Say ${inQuotes(`save the idea: ${harmless(title)}`)} first.`,
  whichOne: (kind) => `Which ${kindName(kind)} do you mean?`,
  listed: (labels) => labels.map(inQuotes).join(', '),
  whichOf: (kind, name) =>
    `There are several called ${inQuotes(name)}. Which ${kindName(kind)} do you mean?`,
  noSuchNumber: (count) =>
    count === 1 ? 'I showed only one.' : `I showed ${count}; which of them do you mean?`,
  whatTime: (day) => `At what time on ${day}?`,
  cannot: (what) => `${impossible[what] ?? 'I cannot do that.'} Nothing was done.`,
  addPerson: (name) => `I do not know ${name} yet. Shall I add ${name} to your people?`,
  andMore: (count, goesOn) => {
    if (goesOn) return count === 0 ? 'and more' : `and more than ${count} others`
    return count === 1 ? 'and one more' : `and ${count} more`
  },
  onlyThing: (label) => `${inQuotes(label)}.`,
  shallI: (proposed, isSure) => `${proposedInEnglish(proposed, isSure)} Shall I do that?`,
  interrupted: (changes) => {
    if (changes === 0) return 'I was interrupted before I could finish. Nothing was changed.'
    const made = changes === 1 ? 'One change was made' : `${changes} changes were made`
    return `I was interrupted before I could finish. ${made} by then; look before you say it again.`
  },
  linksElsewhere:
    'What you approved was done, and its links are not shown here again. Ask me for a new link to pass on, such as “make a link for the plan”.',
  outcome: outcomeInEnglish,
  refusal: refusalInEnglish,
  disclosure: ({ text }) => forPeople(text),
  consequence: (code, text) => (code === 'likes_removable' ? null : forPeople(text)),
  goAhead: 'Shall I do that?',
  openQuestion: (_, text) => text,
  offered: (label) => label,
  whichMeant: 'I am not sure what you mean. Which of these?',
  offeredCall: offeredInEnglish,
  review: reviewInEnglish,
  facts: factsInEnglish,
  freeOrNot: (name, status) => `${safeName(name)}: ${statuses[status] ?? 'not known'}`,
  brief: ({ title }) => title,
}

/** What plans are called by their state. */
const plansCalled: { readonly [scope: string]: string | undefined } = {
  canceled: 'cancelled plan',
  drafts: 'draft',
}

function plansInEnglish(count: number, { scope = 'all', days, guests }: PlansFound): string {
  const then = days ? ` for ${daysInEnglish(days)}` : ''
  const whose = guests.length > 0 ? ` with ${and.format(guests.map(safeName))}` : ''
  const called = plansCalled[scope]
  if (count === 0 && called === undefined && whose === '')
    return `Nothing ${scope === 'past' ? 'was' : 'is'} planned${then}.`
  const plans = `${called ?? 'plan'}${count === 1 ? '' : 's'}${whose}${then}`
  return count === 0 ? `No ${plans}.` : `${count} ${plans}:`
}

const and = new Intl.ListFormat('en-GB', { type: 'conjunction' })

function daysInEnglish({ first, last }: DaySpan): string {
  const [from, to] = [first, last].map((day) => dayInWords(day, 'en-GB'))
  return from === to ? `${from}` : `${from} to ${to}`
}

/** How the English of a plan that was sent begins. */
const isActive = /^(“[^”]*”) is active:/

/** What an answer says of itself, and when a draft is now. */
function outcomeInEnglish(capability: string, answered: Answered): string {
  const { text, data, input, timezone } = answered
  const said = headOf(capability, answered) ?? forPeople(text).replace(isActive, '$1 is on:')
  const at = isObject(data) && isObject(data.plan) ? data.plan.scheduled_at : null
  const isTimed = capability.startsWith('plans.draft.') && input.scheduled_at !== undefined
  return isTimed && typeof at === 'string'
    ? `${said} It is on ${whenInWords(at, timezone, 'en-GB')}.`
    : said
}

/** What is said before what is listed below, or of what was opened; null where the answer says it itself. */
function headOf(capability: string, { data, input, has_more, timezone }: Answered): string | null {
  if (!isObject(data)) return null
  const { sections, items, subject, object } = data
  if (capability === 'likes.mutate' && isFoundSaved(input) && isObject(subject))
    return `Saved: ${inQuotes(String(subject.title))}.`
  if (capability === 'planning.brief.get' && Array.isArray(sections)) {
    const count = thingsWaiting(sections)
    return count > 1 ? `${count} things are waiting for you:` : null
  }
  const listed = lists[capability]
  if (listed !== undefined && Array.isArray(items) && items.length > 1)
    return `${items.length} ${listed}${has_more ? ', and there are more' : ''}:`
  const isOpened = isObject(subject) && items === undefined && typeof subject.label === 'string'
  return isOpened && capability === 'ideas.object.get'
    ? openedIn(String(subject.label), object, {
        timezone,
        tag: 'en-GB',
        quoted: inQuotes,
        free: 'free',
      })
    : null
}

/** Whose answers name everything that is listed below anyway. */
const lists: Readonly<Record<string, string>> = {
  'ideas.saved.query': 'ideas',
  'likes.query': 'likes',
  'places.private.query': 'places',
}

const impossible: Readonly<Record<string, string>> = {
  remind: 'I cannot remind or wake anybody. I can save an idea, or make a plan with a time.',
  pay: 'I cannot pay or send money.',
  book: 'I cannot book or buy anything.',
  know: 'I know only your plans, people, ideas and places, and what is on around you.',
  write: 'I cannot write to or call people. I can prepare an invitation that you approve.',
}

const kinds: Readonly<Record<string, string>> = {
  invite: 'invitation',
  candidate: 'idea',
  sent: 'plan',
  draft: 'draft',
  capture: 'saved idea',
  item: 'item of a checklist',
}

/** What a request still needs, by a name that no field has. */
function kindName(kind: string): string {
  return kinds[kind] ?? kind.replaceAll('_', ' ')
}

const statuses: Readonly<Record<string, string>> = {
  free: 'free',
  partial: 'free for part of it',
  busy: 'busy',
  unknown: 'not known',
  pending: 'no answer yet',
  accepted: 'coming',
  declined: 'not coming',
  removed: 'no longer invited',
  reviewed: 'a reviewed draft',
  prepared: 'waiting for your approval',
  shared: 'shared by a link',
  past: 'over',
}

function factsInEnglish(facts: LineFacts): string[] {
  const { item_count: ideas, state, rsvp_status, is_friend, is_done, reasons } = facts
  const said = (code: string) => statuses[code] ?? code.replaceAll('_', ' ')
  return [
    ...(ideas === undefined ? [] : [ideas === 1 ? '1 idea' : `${ideas} ideas`]),
    ...reasons.slice(0, 2),
    ...(state === undefined || state === 'active' ? [] : [said(state)]),
    ...(rsvp_status === undefined ? [] : [said(rsvp_status)]),
    ...(is_friend ? ['friend'] : []),
    ...(is_done ? ['done'] : []),
  ]
}

/** What the fields of a request are called where something is wrong with them. */
const fieldNames: Readonly<Record<string, string>> = {
  scheduled_at: 'The start',
  scheduled_date_local: 'The day',
  scheduled_time_local: 'The time',
  scheduled_ends_at: 'The end',
  meetup_at: 'The time to meet',
  rsvp_deadline: 'The deadline for answers',
  capacity_min: 'The minimum number of people',
  capacity_max: 'The maximum number of people',
  title: 'The title',
  title_override: 'The title',
  name: 'The name',
  display_name: 'The name',
  starts_after: 'The beginning',
  starts_before: 'The end',
  source_url: 'The link',
  event_start_at: 'The start',
  address: 'The address',
}

function refusalInEnglish({ code, message, fields }: Refused): string {
  if (code === 'input_invalid') {
    const said = fields.flatMap(({ pointer, message: wrong }) => {
      const name = fieldNames[pointer.split('/').at(-1) ?? '']
      return name === undefined ? [] : [forPeople(`${name} ${wrong.split(';')[0]}.`)]
    })
    return said.length > 0
      ? said.join(' ')
      : 'I cannot do that with what you said. Say it in other words.'
  }
  return forPeople(message)
}
