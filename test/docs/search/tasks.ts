import type { Asked } from './findings.ts'

const asked = (query: string, ...pages: readonly string[]): Asked => ({ query, pages })

/**
 * What readers want to do, in their words. Written before the search was changed: 33 found their page first with the
 * weights that the findings alone had set. If one of these stops finding its page, correct the page or the search in
 * general, not for this query.
 */
export const tasks: readonly Asked[] = [
  asked('who is coming', 'capabilities/plans.get', 'guides/follow_the_answers'),
  asked(
    'move a dinner to another day',
    'guides/change_or_cancel_a_plan',
    'capabilities/plans.update.prepare',
  ),
  asked('uninvite a guest', 'capabilities/plans.roster.prepare', 'guides/change_or_cancel_a_plan'),
  asked(
    'when are my friends free',
    'capabilities/availability.query',
    'guides/find_a_free_evening',
    'guides/calendars',
  ),
  asked('connect google calendar', 'guides/calendars'),
  asked('save a link as an idea', 'guides/save_an_idea_from_a_link', 'capabilities/ideas.capture'),
  asked('upload a photo', 'guides/media'),
  asked('rename a list', 'capabilities/ideas.lists.rename'),
  asked(
    'share a list with someone',
    'guides/share_a_list',
    'capabilities/ideas.lists.share.prepare',
  ),
  asked('what if my request timed out', 'guides/idempotency', 'guides/errors_and_recovery'),
  asked('python client', 'guides/what_there_is_not', 'guides/quick_start'),
  asked('host it myself', 'guides/operating'),
  asked('import bookmarks', 'guides/importing'),
  asked('is there a test environment', 'guides/what_there_is_not', 'guides/try_it'),
  asked('how long is my data kept', 'guides/retention'),
  asked('environment variables', 'guides/operating'),
  asked('approval ran out', 'errors/confirmation_expired', 'guides/prepared_actions'),
  asked('poll a running job', 'guides/accepted_work', 'capabilities/executions.get'),
  asked('what is a handle', 'guides/requests_and_answers'),
  asked('request too large', 'errors/body_too_large'),
  asked('same key different body', 'errors/idempotency_conflict', 'guides/idempotency'),
  asked('which permissions does my token need', 'guides/authentication', 'errors/ability_missing'),
  asked('get a token', 'guides/quick_start', 'guides/authentication'),
  asked('mark a checklist item as done', 'capabilities/plans.logistics.update'),
  asked('two people with the same name', 'errors/person_ambiguous'),
  asked('friend has no account', 'guides/pages_for_people', 'guides/invite_somebody'),
  asked(
    'call off an outing',
    'capabilities/plans.cancel.prepare',
    'guides/change_or_cancel_a_plan',
  ),
  asked('decline an invitation', 'capabilities/invites.rsvp.update'),
  asked('read what a guest wrote', 'guides/follow_the_answers', 'capabilities/plans.get'),
  asked('cursor', 'guides/paging'),
  asked('snapshot expired', 'errors/snapshot_expired'),
  asked('add a private place', 'capabilities/places.private.create'),
  asked('unlike something', 'capabilities/likes.mutate', 'guides/undo'),
  asked('see my plans in my calendar app', 'guides/calendars'),
  asked('mock server', 'guides/try_it', 'guides/quick_start'),
  asked('openapi file', 'reference'),
  asked('restore a backup', 'guides/backups'),
  asked('vs code agent', 'guides/mcp'),
  asked('unsubscribe from mail', 'guides/pages_for_people'),
  asked('plan is full', 'errors/plan_full'),
]
