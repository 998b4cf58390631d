import { expect } from 'vitest'
import { englishLeft } from '#test/support/english_left.ts'
import { hiddenFields } from '#test/support/page_forms.ts'
import { signedInClient, type WebClient, type WebReply } from '#test/support/web_client.ts'
import type { Account, World } from '#test/support/world.ts'

/** Somebody whose browser asks for German. */
export interface German {
  readonly client: WebClient
  /** Opens a page, which is wholly German, with this status. */
  open(path: string, status?: number): Promise<string>
  /** Sends the form of a page that leads to `action`, and opens where it leads; a page that it answers itself has `status`. */
  send(
    page: string,
    action: string,
    fields?: Readonly<Record<string, string | readonly string[]>>,
    status?: number,
  ): Promise<string>
}

const asked = { accept: 'text/html', 'accept-language': 'de-DE,de;q=0.9,en;q=0.5' }

/** Signs in with a browser that asks for German. */
export async function inGerman(world: World, account: Account): Promise<German> {
  const client = await signedInClient(world, account)
  async function open(path: string, status = 200) {
    return checked(path, await client.get(path, asked), status)
  }
  return {
    client,
    open,
    async send(page, action, fields = {}, status = 200) {
      const text = await open(page)
      const reply = await client.post(action, { ...hiddenFields(text, action), ...fields }, asked)
      if (reply.status !== 303) return checked(action, reply, status)
      return open(reply.headers.get('location') ?? '', status)
    },
  }
}

/** Expects an answer to be a page that is wholly German, and has this status. */
export function checked(path: string, { text, status: is }: WebReply, status: number): string {
  const left = englishLeft(text)
  const language = /<html lang="(\w+)"/.exec(text)?.[1]
  expect({ path, is, language, left }).toEqual({ path, is: status, language: 'de', left: [] })
  return text
}
