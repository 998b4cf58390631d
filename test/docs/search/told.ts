import type { Asked } from './findings.ts'

const asked = (query: string, ...pages: readonly string[]): Asked => ({ query, pages })

const nothing = 'guides/what_there_is_not'

/** Questions of a reader that found another page or none, and others of their kind. Pages got other names for them. */
export const told: readonly Asked[] = [
  asked('how do I know who accepted', 'guides/follow_the_answers', 'capabilities/plans.status.get'),
  asked('postman', 'reference'),
  asked('insomnia collection', 'reference'),
  asked('why was my invitation not delivered', 'guides/follow_the_answers'),
  asked('rotate keys', 'guides/operating', 'guides/authentication'),
  asked('create in bulk', nothing, 'guides/importing', 'guides/roundups'),
  asked('how do I merge two people', nothing),
  asked('duplicate people', nothing, 'guides/add_a_friend'),
  asked('recurring plan', nothing),
  asked('weekly dinner', nothing),
  asked('plus one', nothing),
  asked('bring a friend', nothing),
  asked('sms invitation', nothing),
  asked('invite by telegram', nothing),
  asked('waiting list when plan is full', nothing, 'errors/plan_full'),
  asked('waitlist', nothing),
  asked('block a person', nothing),
  asked('locale language of texts', nothing),
  asked('translate mail', nothing),
]
