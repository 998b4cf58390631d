import type { Asked } from './findings.ts'

const asked = (query: string, ...pages: readonly string[]): Asked => ({ query, pages })

/**
 * Questions that were written last, with their pages. 25 of them found their page first before anybody looked. What they
 * showed was corrected: stems of words such as authenticate, and other names of guides. No weight was adjusted to them.
 */
export const fresh: readonly Asked[] = [
  asked(
    'invalid json body',
    'errors/input_invalid',
    'guides/requests_and_answers',
    'errors/request_malformed',
  ),
  asked('what are the possible statuses of an answer', 'guides/requests_and_answers'),
  asked(
    'can I delete a sent invitation',
    'guides/change_or_cancel_a_plan',
    'capabilities/plans.cancel.prepare',
    'guides/undo',
  ),
  asked(
    'limit of people on a list',
    'capabilities/ideas.lists.members.update',
    'capabilities/ideas.lists.create',
    'guides/limits',
  ),
  asked('token for a ci job', 'guides/authentication', 'guides/quick_start'),
  asked('claude code setup', 'guides/mcp'),
  asked('elicitation', 'guides/mcp'),
  asked('capture failed', 'guides/capture', 'capabilities/ideas.capture.retry'),
  asked('save several places from one article', 'guides/roundups'),
  asked('import ics file', 'guides/importing', 'guides/calendars'),
  asked('recommendations without saving', 'capabilities/ideas.recommendations.get'),
  asked('remove all my data', 'guides/what_there_is_not', 'guides/retention'),
  asked(
    'free evening with three friends',
    'guides/find_a_free_evening',
    'capabilities/availability.query',
  ),
  asked('daylight saving', 'guides/requests_and_answers', 'guides/calendars'),
  asked(
    'guest changed her mind',
    'guides/follow_the_answers',
    'capabilities/invites.rsvp.update',
    'guides/change_or_cancel_a_plan',
  ),
  asked('maximum page size', 'guides/paging', 'guides/limits'),
  asked(
    'difference between archive and delete',
    'guides/undo',
    'capabilities/ideas.created.archive',
    'guides/retention',
  ),
  asked('what does confirmation_expired mean', 'errors/confirmation_expired'),
  asked('example data', 'guides/try_it'),
  asked('database migration failed', 'guides/operating'),
  asked('handle not found', 'errors/reference_not_found'),
  asked('how to authenticate', 'guides/authentication', 'guides/quick_start'),
  asked('response envelope fields', 'guides/requests_and_answers'),
  asked('poll instead of webhook', 'guides/what_there_is_not', 'guides/follow_the_answers'),
  asked('retry after header', 'guides/errors_and_recovery', 'errors/rate_limited', 'guides/limits'),
  asked('friend in mind vs connected friend', 'guides/add_a_friend', 'types/common'),
  asked(
    'change the time of a sent plan',
    'guides/change_or_cancel_a_plan',
    'capabilities/plans.update.prepare',
  ),
  asked('what may the assistant send without asking', 'guides/prepared_actions', 'guides/mcp'),
  asked('tool names have which prefix', 'guides/mcp'),
  asked('delete an uploaded file', 'guides/media'),
  asked('move from google keep', 'guides/importing'),
  asked('archive a place', 'capabilities/places.private.archive'),
  asked('undo a like', 'guides/undo', 'workflows/like_and_undo', 'capabilities/likes.mutate'),
  asked('which calendars can be connected', 'guides/calendars'),
  asked('is there an sla', 'guides/what_there_is_not'),
  asked('list of all capabilities', 'capabilities/index', 'guides/versioning'),
  asked('how do guests see the guest list', 'guides/pages_for_people'),
  asked('metrics endpoint', 'guides/operating'),
  asked(
    'idea without a time',
    'errors/timing_required',
    'capabilities/ideas.structured_create',
    'guides/capture',
  ),
  asked('stale checksum', 'errors/stale_checksum'),
]
