/** The rooms whose pages are in every language of pages; the others are in English, with all that surrounds them. */
const translated =
  /^\/((connect|more|no-mail|settings\/(account|contact)|sign-in|sign-out|sign-up|welcome)(\/|$)|settings$)/

/** @returns whether the page at this path, as its route writes it, is translated. */
export function isTranslated(path: string): boolean {
  return translated.test(path)
}
