import type { Express, Request, Response } from 'express'
import { registry } from '#generated/server/capabilities.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { refuse } from '#server/runtime/invoke.ts'
import type { Runtime } from '#server/runtime/runtime.ts'
import { sendAnswer } from '#server/surfaces/http/call.ts'
import { requestMetaOf } from '#server/surfaces/http/exchange.ts'
import { fixedPage, sendFixedPage } from '#server/surfaces/http/fixed_page.ts'
import { allowAnyPage } from '#server/surfaces/mcp/metadata.ts'

/** The icons of the registry by their format; another registry may have none. */
const written: Readonly<Record<string, string>> = registry.icons

/** How each format is written in the registry, what it is, and how large: clients must take PNG, and may take SVG. */
const formats = [
  { name: 'png', type: 'image/png', coding: 'base64', sizes: ['96x96'] },
  { name: 'svg', type: 'image/svg+xml', coding: 'utf8', sizes: ['any'] },
] as const

const own = formats.filter(({ name }) => written[name] !== undefined)

/** The icons of the service as `serverInfo` names them. */
export function iconsAt(base_url: string) {
  return own.map(({ name, type, sizes }) => ({
    ...{ src: `${base_url}/icon.${name}`, mimeType: type, sizes: [...sizes] },
  }))
}

/** Icons hold nothing secret, so the page of any client may show them. An SVG that is opened by itself may do nothing. */
const headers = {
  ...allowAnyPage,
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': "default-src 'none'; sandbox",
  'cache-control': 'public, max-age=86400',
}

/** `GET /icon.svg` and `GET /icon.png`, of those that the registry has. */
export function mountIcons(runtime: Runtime, app: Express): void {
  for (const { name, type, coding } of own) {
    const page = fixedPage(type, Buffer.from(written[name] ?? '', coding))
    app.route(`/icon.${name}`).all(async (request: Request, response: Response) => {
      const asking = requestMetaOf(runtime, request)
      if (request.method === 'GET' || request.method === 'HEAD') {
        await sendFixedPage(request, response, page, {
          ...{ 'x-request-id': asking.request_id, ...headers },
        })
        return
      }
      const answer = refuse(runtime, { ...asking, capability: '' }, fail('method_not_allowed'))
      const allowed = { ...answer.headers, allow: 'GET, HEAD' }
      sendAnswer(response, { ...answer, headers: allowed }, asking.request_id)
    })
  }
}
