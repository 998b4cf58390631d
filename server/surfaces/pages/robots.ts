import type { Request, Response } from 'express'
import { requestIdOf, send } from '#server/surfaces/http/exchange.ts'

const text = `User-agent: *
Disallow: /i/
Disallow: /p/
Disallow: /l/
Disallow: /c/
Disallow: /u/
`

/** `GET /robots.txt`: what a link opens is for its holder alone. */
export function robots(request: Request, response: Response): void {
  send(response, 200, 'text/plain; charset=utf-8', text, { 'x-request-id': requestIdOf(request) })
}
