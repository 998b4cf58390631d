import { expect, test } from 'vitest'
import { capabilities } from '#generated/server/capabilities.ts'
import type { CapabilityId } from '#generated/types.ts'

/** The permitted next actions of the specification, where it lists any. */
const permitted: { readonly [Id in CapabilityId]?: readonly CapabilityId[] } = {
  'availability.query': ['ideas.recommendations.get', 'calendar.status.get'],
  'calendar.status.get': ['availability.query'],
  'ideas.lists.get': [
    'ideas.lists.members.update',
    'ideas.lists.defaults.update',
    'ideas.lists.share.prepare',
  ],
  'ideas.lists.members.update': ['ideas.lists.likes.preview', 'ideas.lists.likes.apply'],
  'ideas.lists.likes.preview': ['ideas.lists.likes.apply'],
  'ideas.lists.query': ['ideas.lists.get', 'ideas.lists.create', 'ideas.capture'],
  'ideas.lists.share.prepare': ['actions.commit'],
  'ideas.saved.query': ['plans.draft.create'],
  'plans.draft.create': [
    'plans.status.get',
    'plans.draft.update',
    'plans.draft.preview',
    'plans.prepare_send',
  ],
  'plans.get': [
    'plans.draft.update',
    'plans.draft.preview',
    'plans.prepare_send',
    'plans.update.prepare',
    'plans.cancel.prepare',
    'plans.roster.prepare',
    'plans.logistics.get',
    'plans.discard',
    'invites.list',
  ],
  'plans.query': ['plans.get'],
  'plans.invitation.prepare': ['plans.invitation.prepare'],
  'plans.roster.prepare': ['actions.commit', 'plans.draft.preview', 'plans.roster.prepare'],
  'plans.update.prepare': ['actions.commit'],
  'plans.cancel.prepare': ['actions.commit'],
  'planning.brief.get': ['plans.get', 'ideas.saved.query'],
  'places.private.query': [
    'places.private.create',
    'places.private.update',
    'places.private.archive',
  ],
  'relationships.people.query': ['relationships.people.manage'],
  'relationships.person.get': ['relationships.person.get', 'ideas.recommendations.get'],
}

test('where the specification lists next actions, the registry has these and puts all others under may_follow', () => {
  const listed = Object.keys(permitted).map((id) => {
    const { next } = capabilities[id as CapabilityId]
    return [id, next.map(({ capability }) => capability)]
  })
  expect(Object.fromEntries(listed)).toEqual(permitted)
})
