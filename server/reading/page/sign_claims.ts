import type { Claim } from '#server/domain/language/claim.ts'
import { countrySigns } from '#server/domain/language/place/country_signs.ts'
import type { Page } from '#server/reading/page/page.ts'

/** The countries that a page hints at, for what is in a city whose name others have. */
export function signClaims({ words, about, language }: Page): Claim[] {
  return countrySigns(words, { language, url: about.url }).map((value) => {
    return { field: 'country_sign', value, from: 'text', subject: 0 }
  })
}
