import { expect, test } from 'vitest'
import { speaking } from '#server/domain/basics/speaking.ts'
import { accountNoticeLetter } from '#server/domain/mail/account_notice_letter.ts'
import { calendarLetter } from '#server/domain/mail/calendar_letter.ts'
import { changesBetween } from '#server/domain/mail/changes.ts'
import type { MailContent, PlanContent } from '#server/domain/mail/content.ts'
import { hostLetter } from '#server/domain/mail/host_letter.ts'
import { htmlOf } from '#server/domain/mail/html.ts'
import { type Letter, letterOf } from '#server/domain/mail/letter.ts'
import { signInLetter } from '#server/domain/mail/sign_in_letter.ts'
import { textOf } from '#server/domain/mail/text.ts'
import type { AccountNotice } from '#server/domain/web/account_notice.ts'
import type { SignInMail } from '#server/domain/web/sign_in_mail.ts'
import { englishLeft } from '#test/support/english_left.ts'

const plan: PlanContent = {
  host_name: 'Sam',
  title: 'Abendessen',
  description: 'Brot und Käse.',
  activity_name: 'Dinner',
  timezone: 'Europe/Berlin',
  scheduled_at: '2037-11-27T18:00:00.000Z',
  scheduled_ends_at: '2037-11-27T21:00:00.000Z',
  meetup_at: '2037-11-27T17:30:00.000Z',
  meetup_location_text: 'Am Kanal',
  place_name: 'Markthalle Neun',
  place_address: 'Eisenbahnstraße 42, Berlin',
  rsvp_deadline: '2037-11-26T18:00:00.000Z',
  capacity_min: 3,
  capacity_max: 9,
  source_url: 'https://example.org/abend',
  checklist: [{ title: 'Handtuch', note: null, url: null }],
  show_guest_list: true,
  revision: 2,
}
const after: PlanContent = {
  ...plan,
  scheduled_at: '2037-11-28T18:00:00.000Z',
  capacity_min: null,
  description: 'Suppe.',
}

const changes = {
  changes: changesBetween(plan, after),
  changes_de: speaking('de', () => changesBetween(plan, after)),
}
const contents: readonly MailContent[] = [
  { kind: 'plan_invite', plan },
  { kind: 'plan_update', plan: after, ...changes, needs_reconfirm: true, answer: 'pending' },
  { kind: 'plan_cancel', plan },
  { kind: 'plan_removed', plan },
  { kind: 'list_share', host_name: 'Sam', list_name: 'Liste', item_count: 1 },
]

const browser = 'Firefox on Android'
const notices: readonly AccountNotice[] = [
  {
    ...{ kind: 'token_made', label: 'Claude', abilities: ['can read', 'can change'], browser },
    ends_at: '2037-11-28T18:00:00.000Z',
  },
  { kind: 'app_connected', app: 'claude.ai', called: null, abilities: ['can read'], browser },
  { kind: 'passkey_added', label: 'Handy', browser },
  { kind: 'passkey_removed', label: 'Handy', browser },
  { kind: 'recovery_codes_made', browser },
  { kind: 'recovery_code_used', browser, left: 2 },
  {
    ...{ kind: 'approval_waiting', title: 'Abendessen', agent: 'Claude', path: '/approvals/ac_1' },
    until: '2037-11-28T18:15:00.000Z',
  },
]
const mails: readonly SignInMail[] = [
  { kind: 'sign_in', token: 'x', code: '12345678', browser },
  { kind: 'step_up', code: '12345678', browser },
  { kind: 'new_address', code: '12345678', browser },
  { kind: 'address_taken' },
  { kind: 'address_changed', token: 'x', address: 'ada@example.test' },
  { kind: 'new_sign_in', browser },
]

const at = new Date('2037-11-27T18:00:00.000Z')
const facts = { product: 'Sunday', timezone: 'Europe/Berlin', made_at: at, begun_at: at }

/** Every letter, written in the language that is spoken. */
function letters(): Letter[] {
  const asked = { product: 'Sunday', asked_at: at, timezone: 'Europe/Berlin' }
  const answer = { name: 'Ada', before: null, note: 'Ja!', signed_up: true } as const
  const counts = { coming: 3, declined: 1, pending: 2 }
  return [
    ...contents.map((content) => letterOf(content, 'America/New_York')),
    ...notices.map((notice) => accountNoticeLetter(notice, facts)),
    ...mails.flatMap((mail) =>
      [true, false].map((has_account) => signInLetter(mail, { ...asked, has_account })),
    ),
    ...(['tipped', 'full', 'missed', 'closed'] as const).map((event) =>
      hostLetter(
        {
          ...{ plan, events: [event], more: 1, counts },
          answers: [{ ...answer, answer: 'accepted' }],
        },
        'Europe/Berlin',
      ),
    ),
    calendarLetter({ kind: 'calendar_problem', name: 'Arbeit', problem: 'gone' }),
  ]
}

const addresses = { page: 'https://s.example/i/x', unsubscribe: 'https://s.example/u/x' }

test('every mail is wholly German for who reads German', () => {
  speaking('de', () => {
    for (const letter of letters()) {
      const page = htmlOf(letter, addresses, 'Sunday')
      expect(page).toContain('<html lang="de"')
      const lines = textOf(letter, addresses, 'Sunday').split('\n')
      const own = (text: string) => !/https:/.test(text)
      const left = [letter.subject, ...lines].filter(own).flatMap((text) => englishLeft(text))
      expect([letter.subject, left]).toEqual([letter.subject, []])
      expect([letter.subject, englishLeft(page).filter(own)]).toEqual([letter.subject, []])
    }
  })
})

test('a mail says when, what changed and what a token may do in German', () => {
  const [invitation, update, , , , token] = speaking('de', letters)
  expect(invitation?.subject).toMatch(/^Einladung: Abendessen/)
  const when = 'Freitag, 27.\u00a0November 2037, 19:00 – 22:00\u00a0Uhr, Ortszeit Berlin (GMT+1)'
  expect(invitation?.facts).toContainEqual({ label: 'Wann', value: when })
  expect(update?.changes.map(({ label }) => label)).toEqual([
    'Beginn',
    'Mindestens',
    'Einzelheiten',
  ])
  expect(update?.details).toBeNull()
  expect(token?.facts).toContainEqual({ label: 'Darf', value: 'darf lesen, darf ändern' })
})

test('a mail about a change that an older release has kept says it in English', () => {
  const { changes: kept } = changes
  const content: MailContent = {
    ...{ kind: 'plan_update', plan: after, changes: kept, needs_reconfirm: false },
  }
  const letter = speaking('de', () => letterOf(content))
  expect(letter.changes).toEqual(kept)
  expect(letter.details).toBeNull()
})
