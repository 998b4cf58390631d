import type { Request, Response } from 'express'
import type { PageLanguage } from '#server/domain/basics/speaking.ts'

/** The language of a page, and whether the browser's wish decided. */
export interface ChosenLanguage {
  readonly language: PageLanguage
  readonly by_browser: boolean
}

/** English, whatever a browser asks for: what programs read, and pages that are not translated yet. */
export const inEnglish: ChosenLanguage = { language: 'en', by_browser: false }

/**
 * The language of a page: the one that its account has chosen, else the one that the browser's `Accept-Language` likes best (RFC 9110,
 * 12.5.4), else English.
 */
export function languageOf(
  request: Pick<Request, 'acceptsLanguages'>,
  chosen: PageLanguage | null,
): ChosenLanguage {
  if (chosen !== null) return { language: chosen, by_browser: false }
  return { language: request.acceptsLanguages('en', 'de') === 'de' ? 'de' : 'en', by_browser: true }
}

/** Says with a page in which language it is, and what decided that. */
export function sayLanguage(response: Response, { language, by_browser }: ChosenLanguage): void {
  response.setHeader('content-language', language)
  if (by_browser) response.vary('accept-language')
}
