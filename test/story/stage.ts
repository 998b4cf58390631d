import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { expect } from 'vitest'
import { type Client, createClient } from '#sdk/src/client.ts'
import { makeMailer } from '#server/outbound/email/mailer.ts'
import { type Letter, type Mailbox, openMailbox } from '#test/story/mailbox.ts'
import { approve, reached } from '#test/story/reached.ts'
import { type Company, type Expected, expectAllToSee } from '#test/story/views.ts'
import { startBrowser } from '#test/support/browser.ts'
import { type Account, startWorld, type World } from '#test/support/world.ts'

/** Where the story takes place, and how far it has come. */
export interface Stage {
  world: World
  mailbox: Mailbox
  browser: Browser
  account: Record<'sam' | 'ada', Account>
  sam: Client
  ada: Client
  /** Sam's people, as Sam has them. */
  friend: { ada: string; mira: string }
  /** The secret of the link by which Sam and Ada became connected. */
  invitation_token: string
  /** The outing, in everybody's eyes. */
  company: Company
  /** Of Ada's first mail: the page it leads to, and what later ones refer to. */
  invitation: { page: string; uid: string; message_id: string }
  /** The page by which Ada stops mail. */
  unsubscribe: string
  close(): Promise<void>
}

export const inHours = (hours: number): string =>
  new Date(Math.floor(Date.now() / 60_000 + hours * 60) * 60_000).toISOString()

export const title = 'Ramen before the concert'
export const first = { scheduled_at: inHours(72), rsvp_deadline: inHours(48) }
export const later = inHours(75)

/** A service that keeps its mail in a folder, two accounts with a client each, and a browser. */
export async function openStage(): Promise<Stage> {
  const folder = await mkdtemp(join(tmpdir(), 'story-'))
  const mailer = makeMailer({ url: null, key: null, data_dir: folder })
  const world = await startWorld({ mail: { mailer, from: 'plans@service.example' } })
  const account = { sam: await world.account('Sam'), ada: await world.account('Ada') }
  const clientOf = ({ token }: Account) => createClient({ baseUrl: world.url, token })
  const [sam, ada] = [clientOf(account.sam), clientOf(account.ada)]
  const browser = await startBrowser()
  const pages = { ada: '', mira: '' }
  return {
    world,
    mailbox: openMailbox(join(folder, 'outbox')),
    browser,
    account,
    sam,
    ada,
    friend: { ada: '', mira: '' },
    invitation_token: '',
    company: { sam, ada, plan_handle: '', invite_handle: '', pages },
    invitation: { page: '', uid: '', message_id: '' },
    unsubscribe: '',
    async close() {
      await browser.close()
      await world.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export function urlOf({ world }: Stage, path: string | null): string {
  return `${world.url}${path ?? ''}`
}

/** Looks at the outing through every eye; what is not said is as it was when it was sent. */
export function see({ company }: Stage, expected: Partial<Expected>): Promise<void> {
  return expectAllToSee(company, {
    title,
    scheduled_at: first.scheduled_at,
    state: 'active',
    revision: 1,
    ada: 'pending',
    mira: 'pending',
    tipped: false,
    ...expected,
  })
}

/** The one mail that came, which must be Ada's. */
export async function adasMail({ mailbox }: Stage): Promise<Letter> {
  const [letter] = await mailbox.next()
  expect(letter?.to).toMatch(/^ada-.+@example\.test$/)
  if (!letter) throw new Error('No mail came.')
  return letter
}

/** Prepares sending a plan of its own. */
export async function prepareAnother({ sam }: Stage, name: string, send_person_handles: string[]) {
  const { idea } = await reached(sam.ideas.structured_create({ kind: 'place', title: name }))
  const { candidate_id } = idea
  const { plan } = await reached(
    sam.plans.draft.create({ candidate_id, scheduled_at: inHours(96) }),
  )
  const { plan_handle } = plan
  return reached(sam.plans.invitation.prepare({ plan_handle, send_person_handles }))
}

/** Sends a plan of its own to Ada. */
export async function sendAnother(stage: Stage, name: string) {
  return approve(await prepareAnother(stage, name, [stage.friend.ada]))
}
