import type { Request, Response } from 'express'
import { requestIdOf, send } from '#server/surfaces/http/exchange.ts'

const text = `User-agent: *
Disallow: /i/
Disallow: /p/
Disallow: /l/
Disallow: /c/
Disallow: /u/
Disallow: /f/
Disallow: /e/
Disallow: /m/
Disallow: /connect/
Disallow: /no-mail/
Disallow: /settings
Disallow: /sign-in
Disallow: /welcome
`

/** `GET /robots.txt`: pages behind links are only for people who have the link. */
export function robots(request: Request, response: Response): void {
  send(response, 200, 'text/plain; charset=utf-8', text, { 'x-request-id': requestIdOf(request) })
}
