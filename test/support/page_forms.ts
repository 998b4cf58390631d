import { expect } from 'vitest'
import type { WebClient, WebReply } from '#test/support/web_client.ts'

const asPage = { accept: 'text/html' }

/** Opens a page as a browser does. */
export function openPage(client: WebClient, path: string): Promise<WebReply> {
  return client.get(path, asPage)
}

/** The hidden fields of the last form on a page that leads to `action`, each with its value. */
export function hiddenFields(text: string, action: string): Record<string, string> {
  const start = text.lastIndexOf(`action="${action}"`)
  if (start < 0) throw new Error(`No form leads to ${action}.`)
  const form = text.slice(start, text.indexOf('</form>', start))
  const fields = form.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)
  return Object.fromEntries([...fields].map(([, name = '', value = '']) => [name, value]))
}

/** Sends the form of a page that leads to `action`, filled in. */
export async function sendForm(
  client: WebClient,
  page: string,
  action: string,
  fields: Record<string, string | readonly string[]> = {},
): Promise<WebReply> {
  const { text } = await openPage(client, page)
  return client.post(action, { ...hiddenFields(text, action), ...fields }, asPage)
}

/** Sends a form and opens the page it leads to. */
export async function followForm(...sent: Parameters<typeof sendForm>): Promise<WebReply> {
  const reply = await sendForm(...sent)
  expect([reply.status, reply.text]).toEqual([303, ''])
  return openPage(sent[0], reply.headers.get('location') ?? '')
}
