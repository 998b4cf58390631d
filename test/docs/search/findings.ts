/** What somebody types into the search, and the pages that answer it. */
export interface Asked {
  readonly query: string
  /** Below docs/, without an extension. The first hit has to be one of them. */
  readonly pages: readonly string[]
}

const asked = (query: string, ...pages: readonly string[]): Asked => ({ query, pages })

/** The queries of developers who tried the reference before its search knew sections, synonyms and stems. */
export const findings: readonly Asked[] = [
  // Nothing was found.
  asked('how do I retry', 'guides/errors_and_recovery', 'guides/idempotency'),
  asked('invite without account', 'guides/invite_somebody', 'guides/pages_for_people'),
  asked('webhook', 'guides/what_there_is_not'),
  asked('pagination', 'guides/paging'),
  asked('install', 'guides/quick_start'),
  asked('claude', 'guides/mcp'),
  asked('changelog', 'changelog'),
  asked('base url', 'guides/quick_start'),
  asked('timeout', 'guides/errors_and_recovery', 'guides/accepted_work'),
  asked('cors', 'guides/operating'),
  asked('add friend', 'guides/add_a_friend', 'capabilities/relationships.people.ensure'),
  asked('typescript', 'guides/quick_start'),
  asked('sandbox', 'guides/what_there_is_not', 'guides/try_it'),
  asked('deprecated', 'guides/versioning'),
  asked('notification', 'guides/what_there_is_not', 'guides/pages_for_people'),
  asked('email', 'guides/pages_for_people', 'guides/operating'),
  // The first hit was a poor one.
  asked('time zone', 'guides/requests_and_answers'),
  asked('rsvp', 'capabilities/invites.rsvp.update'),
  asked('next page', 'guides/paging'),
  asked('curl', 'guides/quick_start'),
  asked('limits', 'guides/limits'),
  asked('version', 'guides/versioning'),
  asked('approval', 'guides/prepared_actions'),
  // The first hit was good.
  asked('idempotency', 'guides/idempotency'),
  asked('cancel plan', 'capabilities/plans.cancel.prepare', 'guides/change_or_cancel_a_plan'),
  asked('401', 'errors/token_missing', 'errors/token_invalid', 'errors/token_expired'),
  asked('429', 'errors/rate_limited'),
  asked('rate limit', 'errors/rate_limited', 'guides/limits'),
  asked('delete list', 'capabilities/ideas.lists.delete'),
  asked(
    'send invitation',
    'guides/invite_somebody',
    'capabilities/plans.prepare_send',
    'capabilities/plans.invitation.prepare',
  ),
  asked('token expired', 'errors/token_expired'),
  asked('error codes', 'errors/index', 'guides/errors_and_recovery'),
  asked('sdk', 'guides/quick_start'),
  asked('mcp', 'guides/mcp'),
  asked('undo', 'guides/undo', 'capabilities/ideas.object.mutate', 'workflows/like_and_undo'),
  asked('stale revision', 'errors/stale_revision'),
  asked('share link', 'guides/share_a_list', 'guides/pages_for_people'),
  asked('prepare send', 'capabilities/plans.prepare_send'),
]
