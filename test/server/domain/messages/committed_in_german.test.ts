import { expect, test } from 'vitest'
import type { ActionsCommitData, ActionHandle, PersonHandle } from '#generated/types.ts'
import { committedInGerman } from '#server/domain/messages/spoken/de_committed.ts'

const mira = { person_handle: 'pe_mira' as PersonHandle, display_name: 'Mira' }

function said(kind: string, links: ActionsCommitData['share_links']): string {
  const data: ActionsCommitData = {
    action_handle: 'ac_1' as ActionHandle,
    kind,
    executed_at: '2026-11-29T10:00:00.000Z',
    deliveries: [{ ...mira, status: 'manual_share' }],
    share_links: links,
  }
  return committedInGerman({ data, status: 'completed', named: ['Flohmarkt'] })
}

test('the host passes on the links that were made', () => {
  const links = [{ ...mira, url: 'https://outings.example/i/a' }]
  expect(said('plan.send_invites', links)).toContain('Den Link für Mira gibst du selbst weiter.')
  expect(said('plan.change_roster', links)).toContain('Den Link für Mira gibst du selbst weiter.')
})

test('the host tells guests who have their link already what has changed', () => {
  for (const kind of ['plan.update', 'plan.cancel', 'plan.change_roster']) {
    expect(said(kind, [])).toContain('Mira sagst du selbst Bescheid.')
    expect(said(kind, [])).not.toContain('Den Link')
  }
})

test('the host reads that the link of who is told of a change stays the same', () => {
  expect(said('plan.update', [])).toContain('Der Link von vorher gilt weiter.')
  expect(said('plan.cancel', [])).not.toContain('Link')
})

test('who is invited now and who is no longer are named by the data, also under a name of their own', () => {
  const data: ActionsCommitData = {
    action_handle: 'ac_1' as ActionHandle,
    kind: 'plan.change_roster',
    executed_at: '2026-11-29T10:00:00.000Z',
    deliveries: [],
    share_links: [],
  }
  const guest = (display_name: string) => ({ ...mira, display_name })
  const kim = { ...guest('Kim'), signed_up_by_link: true }
  const inGerman = (changed: Pick<ActionsCommitData, 'added' | 'removed'>) =>
    committedInGerman({
      ...{ data: { ...data, ...changed }, status: 'completed', named: ['Flohmarkt'] },
    })
  expect(inGerman({ added: [guest('Jonas and Ben'), guest('Ada')], removed: [kim] })).toBe(
    '„Jonas and Ben“ und Ada sind jetzt zu „Flohmarkt“ eingeladen. „Kim“ (Name vom Gast) ist nicht mehr eingeladen.',
  )
  expect(inGerman({ added: [], removed: [kim] })).toBe(
    '„Kim“ (Name vom Gast) ist nicht mehr eingeladen.',
  )
  // An answer of an earlier release does not say who.
  expect(inGerman({})).toBe('Die Gästeliste von „Flohmarkt“ ist geändert.')
})
