import type { Asked } from './findings.ts'

const asked = (query: string, ...pages: readonly string[]): Asked => ({ query, pages })

const nothing = 'guides/what_there_is_not'

/** Questions of newcomers that found another page before. */
export const mended: readonly Asked[] = [
  asked('can I call this from a browser', 'guides/operating'),
  asked(
    'how does my friend answer without an account',
    'guides/pages_for_people',
    'guides/invite_somebody',
  ),
  asked(
    'what is open tonight',
    'capabilities/events.search',
    'capabilities/ideas.search',
    'capabilities/ideas.recommendations.get',
  ),
  asked('events next weekend', 'capabilities/events.search'),
  asked(
    'set a deadline for answers',
    'capabilities/plans.draft.create',
    'guides/invite_somebody',
    'capabilities/plans.draft.update',
  ),
  asked(
    'limit number of guests',
    'capabilities/plans.draft.create',
    'guides/invite_somebody',
    'capabilities/plans.draft.update',
    'errors/plan_full',
  ),
  asked('how do I page through results', 'guides/paging'),
  asked(
    'how do I know when a capture is finished',
    'capabilities/ideas.capture.get',
    'guides/capture',
    'guides/accepted_work',
    'guides/save_an_idea_from_a_link',
  ),
  asked('is a field going to be removed', 'guides/versioning'),
  asked('sign in with google', 'guides/sign_in'),
  asked('how do I test without sending mail', 'guides/try_it', nothing),
  asked('merge two lists', nothing, 'capabilities/ideas.lists.items.update'),
  asked('vote on a date', nothing, 'guides/find_a_free_evening'),
  asked('book a table', nothing),
  asked('postgres version', 'guides/operating'),
  asked('filter plans by date', 'capabilities/plans.query'),
  asked('search for a person by email', nothing, 'capabilities/relationships.people.query'),
  asked(
    'group of friends',
    nothing,
    'guides/share_a_list',
    'capabilities/relationships.people.query',
  ),
  asked('max length of a description', 'guides/limits', 'capabilities/ideas.structured_create'),
]
