import { AsyncLocalStorage } from 'node:async_hooks'

/** A language that pages and mails are written in. */
export type PageLanguage = 'en' | 'de'

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
