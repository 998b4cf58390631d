import type { Asked } from './findings.ts'

const asked = (query: string, ...pages: readonly string[]): Asked => ({ query, pages })

/** More queries, with which the weights of the search were and may be adjusted. */
export const practice: readonly Asked[] = [
  asked('create a list', 'capabilities/ideas.lists.create'),
  asked('remove a place', 'capabilities/places.private.archive'),
  asked('see my invitations', 'capabilities/invites.list'),
  asked('find events', 'capabilities/events.search', 'guides/calendars'),
  asked('server error 500', 'errors/internal', 'guides/errors_and_recovery'),
  asked('add an idea manually', 'capabilities/ideas.structured_create'),
  asked('copy a list', 'capabilities/ideas.lists.duplicate'),
  asked(
    'put an idea on a list',
    'workflows/save_and_collect',
    'capabilities/ideas.lists.items.update',
  ),
  asked('read one plan', 'capabilities/plans.get'),
  asked('list all plans', 'capabilities/plans.query'),
  asked('delete a draft', 'capabilities/plans.draft.delete'),
  asked('preview invitation', 'capabilities/plans.draft.preview'),
  asked(
    'free time of others',
    'capabilities/availability.query',
    'guides/find_a_free_evening',
    'guides/calendars',
  ),
  asked('is my calendar up to date', 'capabilities/calendar.status.get', 'guides/calendars'),
  asked('retry a capture', 'capabilities/ideas.capture.retry'),
  asked('token lacks ability', 'errors/ability_missing'),
  asked('plan has changed since', 'errors/stale_revision', 'guides/change_or_cancel_a_plan'),
  asked('pgbouncer', 'guides/operating'),
  asked('readiness probe', 'guides/operating'),
  asked('prompt injection', 'guides/threat_model'),
  asked('reverse proxy', 'guides/operating'),
  asked('several ideas from one newsletter', 'guides/roundups'),
  asked('what to bring', 'capabilities/plans.logistics.get', 'guides/pages_for_people'),
  asked('plan_handle', 'resources/Plan', 'types/plans', 'capabilities/plans.get'),
  asked('show_guest_list', 'guides/pages_for_people', 'capabilities/plans.draft.create'),
  asked('token', 'guides/authentication', 'guides/quick_start'),
  asked('timezone', 'guides/requests_and_answers', 'guides/calendars'),
  asked('envelope', 'guides/requests_and_answers'),
  asked('duplicate request', 'guides/idempotency'),
  asked('wait for the end', 'guides/accepted_work'),
  asked('disconnect a friend', 'guides/add_a_friend'),
  asked('error 409', 'guides/errors_and_recovery', 'errors/index', 'errors/idempotency_conflict'),
  asked('redoc', 'reference'),
]
