import type { Asked } from './findings.ts'

const asked = (query: string, ...pages: readonly string[]): Asked => ({ query, pages })
const capability = (...ids: readonly string[]) => ids.map((id) => `capabilities/${id}`)

/**
 * In the words of calendars, boards, chats and other APIs, written with their pages before anybody looked: 12 of these 20 found
 * their page first. Since then the field's own synonyms were extended.
 */
export const foreignWords: readonly Asked[] = [
  asked(
    'poll my friends for a date',
    ...capability('availability.query'),
    'guides/find_a_free_evening',
    'guides/what_there_is_not',
  ),
  asked(
    'unsend an invite',
    ...capability('plans.roster.prepare', 'plans.cancel.prepare'),
    'guides/change_or_cancel_a_plan',
  ),
  asked('RSVP no', ...capability('invites.rsvp.update')),
  asked(
    'save for later',
    ...capability('ideas.capture', 'ideas.structured_create'),
    'guides/save_an_idea_from_a_link',
  ),
  asked('mark as going', ...capability('invites.rsvp.update')),
  asked(
    'who is going tonight',
    ...capability('plans.get', 'plans.status.get'),
    'guides/follow_the_answers',
  ),
  asked('sync with google calendar', ...capability('calendar.status.get'), 'guides/calendars'),
  asked('revoke an api key', 'guides/authentication'),
  asked('trash a board', ...capability('ideas.lists.delete')),
  asked(
    'add a collaborator to a board',
    ...capability('ideas.lists.members.update', 'ideas.lists.share.prepare'),
    'guides/share_a_list',
  ),
  asked('callback url for status changes', 'guides/what_there_is_not', 'guides/accepted_work'),
  asked('page token', 'guides/paging'),
  asked('retry safely after a timeout', 'guides/idempotency', 'guides/errors_and_recovery'),
  asked('too many requests', 'errors/rate_limited', 'guides/limits'),
  asked(
    'upload my address book',
    ...capability('relationships.people.ensure'),
    'guides/add_a_friend',
    'guides/importing',
    'guides/what_there_is_not',
  ),
  asked(
    'attendee limit',
    ...capability('plans.draft.create', 'plans.draft.update', 'plans.update.prepare'),
    'errors/plan_full',
  ),
  asked('archive a bookmark', ...capability('ideas.created.archive')),
  asked('rename a contact', ...capability('relationships.people.manage')),
  asked('snooze a task', ...capability('plans.logistics.update')),
  asked('swipe right', ...capability('ideas.candidates.like', 'likes.mutate')),
]

/** Others, to which nothing was adjusted: 12 of 18 found their page, before and after. They are counted, not looked at. */
export const foreignHeldBack: readonly Asked[] = [
  asked(
    'move an event to another day',
    ...capability('plans.update.prepare', 'plans.draft.update'),
    'guides/change_or_cancel_a_plan',
  ),
  asked(
    'kick a guest out',
    ...capability('plans.roster.prepare'),
    'guides/change_or_cancel_a_plan',
  ),
  asked(
    'guest list of an event',
    ...capability('plans.get', 'plans.status.get', 'plans.roster.prepare'),
    'guides/follow_the_answers',
  ),
  asked(
    'free busy lookup',
    ...capability('availability.query'),
    'guides/find_a_free_evening',
    'guides/calendars',
  ),
  asked('favourites', ...capability('likes.query', 'ideas.saved.query', 'likes.mutate')),
  asked('pin a spot', ...capability('places.private.create', 'ideas.structured_create')),
  // Judged again when accounts could be deleted on a page: the guide to privacy says how.
  asked('delete my account', 'guides/privacy', 'guides/retention'),
  asked(
    'undo send',
    ...capability('plans.cancel.prepare'),
    'guides/undo',
    'guides/change_or_cancel_a_plan',
  ),
  asked(
    'invite link expired',
    ...capability('relationships.invitation.get'),
    'guides/pages_for_people',
    'guides/invite_somebody',
    'guides/add_a_friend',
  ),
  asked('bulk import of bookmarks', 'guides/importing'),
  asked('access token scopes', 'guides/authentication'),
  asked(
    'friend request',
    ...capability('relationships.friendship.review', 'relationships.connection.prepare'),
    'guides/add_a_friend',
  ),
  asked(
    'accept a friend request',
    ...capability('relationships.friendship.apply', 'relationships.friendship.review'),
    ...capability('relationships.invitation.get'),
    'guides/add_a_friend',
  ),
  asked('to-do list of an event', ...capability('plans.logistics.get', 'plans.logistics.update')),
  asked('push notifications', 'guides/what_there_is_not'),
  asked('schema validation error', 'errors/input_invalid', 'guides/errors_and_recovery'),
  asked(
    'conflict when two clients edit',
    'errors/stale_revision',
    'errors/stale_state_version',
    'guides/errors_and_recovery',
  ),
  asked('attach a photo', 'guides/media', ...capability('ideas.capture')),
]
