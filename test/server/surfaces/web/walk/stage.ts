import type { BrowserContext } from 'playwright-core'
import { expect } from 'vitest'
import { type Keyboard, keyboardAt } from '#test/server/surfaces/web/walk/keyboard.ts'
import { readAllowedAddress } from '#server/outbound/fetch/allow.ts'
import { startBrowser } from '#test/support/browser.ts'
import { calendarOf, type FeedServer, startFeed } from '#test/support/feed_server.ts'
import { aSentPlan } from '#test/support/given/actions.ts'
import { people } from '#test/support/given/lists.ts'
import { aMailbox, type Mailbox } from '#test/support/given/sign_in_mail.ts'
import { signedInClient } from '#test/support/web_client.ts'
import { type Account, startWorld, type World } from '#test/support/world.ts'

/** Pages elsewhere that somebody shares: their titles by path. */
export const sharedPages: Readonly<Record<string, string>> = {
  '/sauna': 'Ostsee Sauna',
  '/games': 'Board game café Spielwiese',
}

/** Where the walk takes place, and how far it has come. */
export interface Stage {
  readonly world: World
  readonly mailbox: Mailbox
  /** A calendar, and the pages that are shared. */
  readonly site: FeedServer
  readonly hanna: Account
  /** Kim's phone. */
  readonly kim: Keyboard
  /** The path of Hanna's invitation of Kim. */
  readonly invitation: string
  /** Opens a path on Kim's phone, as a link of a mail or a share menu does. */
  open(path: string): Promise<void>
  /** What the page says now, in one line. */
  says(): Promise<string>
  /** The texts of what Hanna was sent; waits until so many are there. */
  hannasMail(count: number): Promise<string[]>
  /** Somebody else's phone. */
  anotherPhone(): Promise<Keyboard>
  close(): Promise<void>
}

/** Hanna, who invites Kim; a browser; and what is outside of the service. */
export async function openStage(): Promise<Stage> {
  const mailbox = aMailbox()
  const site = await startFeed()
  const allowed = readAllowedAddress(site.allow)
  if (!allowed) throw new Error('The address of the feed is not one.')
  site.answer((response, { url = '' }) => {
    const title = sharedPages[url]
    response.setHeader('content-type', title ? 'text/html' : 'text/calendar')
    response.end(title ? `<!doctype html><title>${title}</title><h1>${title}</h1>` : calendarOf(''))
  })
  const world = await startWorld({
    ...mailbox.options,
    fetch: { on: true, allow: [allowed] },
  })
  const hanna = await world.account('Hanna')
  const page = '/settings/calendars'
  const hannas = await signedInClient(world, hanna)
  await hannas.submit(`${page}/subscribe`, { url: site.url }, page)
  await hannas.submit(`${page}/sharing`, { mode: 'all' }, page)
  const [kim = ''] = await people(hanna, 'Kim')
  const { share_links } = await aSentPlan(hanna, [kim], {
    ...{ title_override: 'Dumplings and games', connect_on_signup: true },
  })
  const invitation = new URL(share_links?.[0]?.url ?? '').pathname
  const browser = await startBrowser()
  const contexts: BrowserContext[] = []
  const anotherPhone = async () => {
    const viewport = { width: 360, height: 780 }
    const context = await browser.newContext({
      viewport,
      javaScriptEnabled: false,
      locale: 'en-US',
    })
    contexts.push(context)
    return keyboardAt(await context.newPage())
  }
  const phone = await anotherPhone()
  return {
    ...{ world, mailbox, site, hanna, kim: phone, invitation, anotherPhone },
    async open(path) {
      await phone.page.goto(world.url + path)
    },
    says: phone.says,
    async hannasMail(count) {
      const texts = () =>
        mailbox.all.filter(({ to }) => to.name === 'Hanna').map(({ text }) => text)
      await expect.poll(texts, { timeout: 30_000 }).toHaveLength(count)
      return texts()
    },
    async close() {
      await browser.close()
      await world.stop()
      await site.close()
    },
  }
}
