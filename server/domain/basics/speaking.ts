import { AsyncLocalStorage } from 'node:async_hooks'

/** A language that pages and mails are written in. */
export type PageLanguage = 'en' | 'de'

/** The languages of pages and mails by what people call them in each. */
export const pageLanguages: Readonly<Record<PageLanguage, string>> = {
  en: 'English',
  de: 'Deutsch',
}

const spoken = new AsyncLocalStorage<PageLanguage>()

/**
 * Does some work whose sentences are in a language: a page, or a mail. All of its texts are said in one language, so that it is no
 * argument of each of them. Capabilities answer in English, whatever page calls them.
 */
export function speaking<T>(language: PageLanguage, work: () => T): T {
  return spoken.run(language, work)
}

/** The language of the page or mail that is being written; English outside of one. */
export function languageNow(): PageLanguage {
  return spoken.getStore() ?? 'en'
}

/** Whether a mail in this language is in another one than what capabilities answer, which is English. */
export function isTranslated(
  language: PageLanguage | undefined,
): language is Exclude<PageLanguage, 'en'> {
  return language !== undefined && language !== 'en'
}

/** A text as a language of pages; null for any other. */
export function readPageLanguage(text: string | null | undefined): PageLanguage | null {
  return text === 'en' || text === 'de' ? text : null
}
