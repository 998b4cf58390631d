import type { Asked } from './findings.ts'

const asked = (query: string, ...pages: readonly string[]): Asked => ({ query, pages })

/** Questions that were written after the last change of names and weights, with their pages: nothing was adjusted to them. */
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
]
