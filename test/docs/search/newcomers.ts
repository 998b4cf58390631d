import type { Asked } from './findings.ts'

const asked = (query: string, ...pages: readonly string[]): Asked => ({ query, pages })

/**
 * Whole questions of people who have read no page yet, written with their pages before anybody looked: 18 found their
 * page first. Now 26 do, since capabilities have the other names that tools have, forms such as kept are found by
 * keep, and words of time count less. No weight was adjusted to a single question.
 */
export const newcomers: readonly Asked[] = [
  asked('what can I build with this', 'index', 'guides/quick_start', 'capabilities/index'),
  asked('which programming languages are supported', 'guides/what_there_is_not'),
  asked('do I need to install anything', 'guides/quick_start', 'guides/try_it'),
  asked(
    'where do I put my token',
    'guides/authentication',
    'guides/quick_start',
    'errors/token_missing',
  ),
  asked('can a website call the api with fetch', 'guides/operating'),
  asked('what does a successful response look like', 'guides/requests_and_answers'),
  asked('why is the status accepted and not completed', 'guides/accepted_work'),
  asked('my list request returns only 25 items', 'guides/paging', 'guides/limits'),
  asked('is it safe to retry a failed request', 'guides/idempotency', 'guides/errors_and_recovery'),
  asked('do guests have to register', 'guides/pages_for_people', 'guides/invite_somebody'),
  asked(
    'what will my guests see before I send the invitation',
    'capabilities/plans.draft.preview',
    'guides/invite_somebody',
    'guides/prepared_actions',
  ),
  asked(
    'who said no to my dinner',
    'guides/follow_the_answers',
    'capabilities/plans.status.get',
    'capabilities/plans.get',
  ),
  asked(
    'the restaurant is closed, change where we meet',
    'guides/change_or_cancel_a_plan',
    'capabilities/plans.update.prepare',
  ),
  asked(
    'I want to invite one more person to a sent plan',
    'capabilities/plans.roster.prepare',
    'guides/change_or_cancel_a_plan',
  ),
  asked(
    'only six people can come',
    'errors/plan_full',
    'capabilities/plans.draft.create',
    'guides/limits',
    'guides/invite_somebody',
  ),
  asked(
    'until when can guests answer',
    'errors/rsvp_closed',
    'guides/invite_somebody',
    'capabilities/plans.draft.create',
    'guides/pages_for_people',
  ),
  asked('which concerts are on this weekend', 'capabilities/events.search'),
  asked(
    'find a bar near my home',
    'capabilities/ideas.recommendations.prepare',
    'capabilities/ideas.recommendations.get',
    'guides/finding_things',
  ),
  asked('show only plans of next month', 'capabilities/plans.query'),
  asked(
    'find Ada by her name',
    'capabilities/relationships.people.query',
    'capabilities/relationships.person.get',
  ),
  asked('can I look up strangers', 'guides/what_there_is_not', 'guides/threat_model'),
  asked(
    'can my friends read my calendar',
    'guides/calendars',
    'guides/threat_model',
    'guides/find_a_free_evening',
  ),
  asked(
    'when does everybody have time',
    'guides/find_a_free_evening',
    'capabilities/availability.query',
    'workflows/find_a_time',
  ),
  asked('log in with an email link', 'guides/sign_in'),
  asked('is there a google or github login', 'guides/sign_in'),
  asked('which data do you keep after I delete something', 'guides/retention'),
  asked('run the tests of my app offline', 'guides/try_it'),
  asked('how can I see an error without breaking something', 'guides/try_it'),
  asked('will my code break when you release a new version', 'guides/versioning'),
  asked('which fields will disappear', 'guides/versioning', 'changelog'),
  asked('can my model send an invitation on its own', 'guides/prepared_actions', 'guides/mcp'),
  asked('add this to chatgpt', 'guides/mcp'),
  asked(
    'the picture I uploaded does not work',
    'guides/media',
    'errors/media_not_found',
    'errors/media_type_unsupported',
  ),
  asked(
    'my saved link has no title yet',
    'guides/capture',
    'capabilities/ideas.capture.get',
    'guides/accepted_work',
  ),
  asked(
    'save ten restaurants from a blog post',
    'guides/roundups',
    'capabilities/ideas.roundup.mutate',
  ),
  asked('is there a poll for the date', 'guides/what_there_is_not', 'guides/find_a_free_evening'),
  asked('can I charge guests money', 'guides/what_there_is_not'),
  asked('book tickets', 'guides/what_there_is_not'),
  asked('which database do I need to run this', 'guides/operating', 'guides/distributed_database'),
  asked('how big can it get', 'guides/distributed_database', 'guides/operating', 'guides/limits'),
]
