import { adaAccepts, moveTheGames, settle } from '#test/twins/events.ts'
import { action as prepared, times } from '#test/twins/lives.ts'
import type { Step } from '#test/twins/step.ts'

/** To what Sam is invited, and to what she invites. */
export const invitesAndPlans: readonly Step[] = [
  [
    'invites.list',
    {},
    {
      games: 'data.items.1.invite_handle',
      sledging: 'data.items.0.invite_handle',
      gamesPlan: 'data.items.1.plan.plan_handle',
    },
  ],
  ['invites.list', { query: 'cake' }],
  ['invites.list', { query: 'games', rsvp_status: 'pending' }],
  ['invites.get', { invite_handle: '$games' }],
  ['plans.get', { plan_handle: '$gamesPlan' }],
  ['plans.status.get', { plan_handle: '$gamesPlan' }],
  ['plans.logistics.get', { plan_handle: '$gamesPlan' }],
  ['plans.logistics.update', { plan_handle: '$gamesPlan', mode: 'add', item: { title: 'A cake' } }],
  ['plans.query', {}],
  ['plans.query', { role: 'invitee', query: 'cake' }],
  [
    'plans.query',
    { scope: 'upcoming', limit: 1 },
    { snapshot: 'outcome.collection.snapshot_handle' },
  ],
  ['invites.rsvp.update', { invite_handle: '$games', rsvp_status: 'accepted' }],
  [
    'invites.rsvp.update',
    { invite_handle: '$games', rsvp_status: 'accepted', expected_revision: 7 },
  ],
  ['invites.rsvp.update', { invite_handle: '$sledging', rsvp_status: 'declined' }],
  ['plans.update.prepare', { plan_handle: '$gamesPlan', changes: { capacity_max: 3 } }],
  ['plans.cancel.prepare', { plan_handle: '$gamesPlan' }],
  moveTheGames,
  ['invites.get', { invite_handle: '$games' }],
  ['plans.query', { snapshot_handle: '$snapshot' }],
  ['planning.brief.get', {}],
  ['invites.rsvp.update', { invite_handle: '$games', rsvp_status: 'accepted' }],

  [
    'plans.draft.create',
    {
      candidate_id: '$ramen candidate',
      scheduled_at: times.ramen,
      capacity_min: 2,
      audience_selection: { person_names: ['Ada', 'Jonas'] },
    },
    { plan: 'data.plan.plan_handle' },
  ],
  [
    'plans.draft.create',
    { candidate_id: '$ramen candidate', audience_selection: { person_names: ['Henriette'] } },
  ],
  ['plans.draft.create', { candidate_id: '$ramen candidate' }],
  [
    'plans.draft.create',
    { candidate_id: '$ramen candidate', separate_outing: true },
    { second: 'data.plan.plan_handle' },
  ],
  [
    'plans.draft.update',
    {
      plan_handle: '$plan',
      title_override: 'Ramen night',
      audience_selection: { person_names: ['Henriette'] },
    },
  ],
  ['plans.draft.update', { plan_handle: '$plan', title_override: 'Ramen night' }],
  ['plans.draft.preview', { plan_handle: '$second' }],
  ['plans.draft.delete', { plan_handle: '$second' }],
  ['plans.prepare_send', { plan_handle: '$plan' }],
  ['plans.draft.preview', { plan_handle: '$plan' }],
  ['plans.prepare_send', { plan_handle: '$plan', send_person_names: ['Henriette'] }],
  ['plans.prepare_send', { plan_handle: '$plan' }, prepared],
  ['plans.status.get', { plan_handle: '$plan' }],
  ['actions.commit', { action_handle: '$action' }],
  ['actions.commit', { action_handle: '$action' }],
  settle,
  adaAccepts,
  ['plans.get', { plan_handle: '$plan' }],
  ['plans.status.get', { plan_handle: '$plan' }],
  [
    'plans.roster.prepare',
    { plan_handle: '$plan', recipient_handles: ['$ada', '$mira'] },
    prepared,
  ],
  ['actions.commit', { action_handle: '$action' }],
  [
    'plans.update.prepare',
    { plan_handle: '$plan', changes: { rsvp_deadline: times.ramen }, notify_recipients: true },
    prepared,
  ],
  ['actions.commit', { action_handle: '$action' }],
  ['plans.cancel.prepare', { plan_handle: '$plan' }, prepared],
  ['actions.commit', { action_handle: '$action' }],
  ['plans.get', { plan_handle: '$plan' }],
  [
    'plans.draft.create',
    { candidate_id: '$tea candidate', scheduled_at: times.ramen },
    { third: 'data.plan.plan_handle' },
  ],
  ['plans.invitation.prepare', { plan_handle: '$third', send_person_names: ['Jonas'] }],
  ['plans.discard', { plan_handle: '$third' }],
  ['plans.query', { role: 'host' }],
]
