import type { Account, World } from '#test/support/world.ts'
import { newLinkToken } from '#server/database/secret.ts'
import { insertSignInLink } from '#server/data/sign_in_links/insert.ts'
import { hashLinkToken } from '#server/domain/links/token.ts'
import { nobody } from '#server/domain/basics/seal.ts'

/** An answer of the web application. */
export interface WebReply {
  status: number
  headers: Headers
  text: string
  /** The body as JSON; null if it is something else. */
  json: ReturnType<typeof JSON.parse>
}

/** A program that keeps cookies as a browser does. */
export class WebClient {
  readonly cookies = new Map<string, string>()
  readonly #url: () => string
  /** Headers of every request. */
  headers: Record<string, string> = { accept: 'application/json' }

  constructor(url: string | (() => string)) {
    this.#url = typeof url === 'string' ? () => url : url
  }

  get(path: string, headers: Record<string, string> = {}): Promise<WebReply> {
    return this.#send(path, { headers })
  }

  /** Sends a form of these fields; a list is sent as a repeated field. */
  post(
    path: string,
    fields: Record<string, string | readonly string[]> = {},
    headers: Record<string, string> = {},
  ): Promise<WebReply> {
    const body = new URLSearchParams(
      Object.entries(fields).flatMap(([name, value]) =>
        [value].flat().map((one): [string, string] => [name, one]),
      ),
    )
    return this.#send(path, { method: 'POST', body, headers })
  }

  /** Sends a form with a token of the page at `page`, which is the same path by default. */
  async submit(
    path: string,
    fields: Record<string, string | readonly string[]> = {},
    page = path,
  ): Promise<WebReply> {
    const { json } = await this.get(page, { accept: 'application/json' })
    return this.post(path, { form_token: json.form_token, ...fields })
  }

  async #send(path: string, init: RequestInit & { headers: Record<string, string> }) {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(this.#url() + path, {
      ...init,
      redirect: 'manual',
      headers: { ...this.headers, ...(cookie && { cookie }), ...init.headers },
    })
    for (const header of response.headers.getSetCookie()) this.#keep(header)
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    return {
      status: response.status,
      headers: response.headers,
      text,
      json: isJson ? JSON.parse(text) : null,
    }
  }

  #keep(header: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? []
    if (/Max-Age=0\b/.test(header)) this.cookies.delete(name)
    else this.cookies.set(name, value)
  }
}

/** The path of a link that signs in to an account, as the command prints it. */
export async function aPrintedLink(
  world: Pick<World, 'database'>,
  { owner }: Pick<Account, 'owner'>,
): Promise<string> {
  const token = newLinkToken()
  const link_hash = hashLinkToken(token) ?? Buffer.alloc(0)
  await world.database.write(nobody, {
    work: (db) =>
      insertSignInLink(db, { link_hash, purpose: 'printed', seconds: 600, owner_id: owner }),
  })
  return `/sign-in/${token}`
}

/** A client that is signed in to an account. */
export async function signedInClient(
  world: Pick<World, 'database' | 'url'>,
  account: Pick<Account, 'owner'>,
): Promise<WebClient> {
  const client = new WebClient(() => world.url)
  const { status } = await client.post(await aPrintedLink(world, account))
  if (status !== 200) throw new Error(`Signing in answered ${status}.`)
  return client
}
