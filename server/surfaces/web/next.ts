import type { WebRoute } from '#server/surfaces/web/route.ts'

/** Says where somebody may be sent after signing in; null for anything but an address of our own pages. */
export type Next = (text: string | null | undefined) => string | null

/**
 * Makes the check of where to go after signing in: the address of a page that only signed-in people see, with no more in
 * its query than the page reads.
 */
export function makeNext(routes: readonly WebRoute[]): Next {
  const pages: readonly { pattern: RegExp; query: readonly string[]; longest: number }[] = routes
    .filter(({ session, show }) => session === 'required' && show !== undefined)
    .map(({ path, query = [], longest_query = 500 }) => ({
      pattern: patternOf(path),
      query,
      longest: longest_query,
    }))
  return (text) => {
    if (!text || text.length > 2_000 || !/^\/[\w~./?=&%+*-]*$/.test(text)) return null
    const [path = '', search = '', ...more] = text.split('?')
    const page = pages.find(({ pattern }) => pattern.test(path))
    if (!page || more.length > 0 || text.length > page.longest) return null
    const names = [...new URLSearchParams(search).keys()]
    return names.every((name) => page.query.includes(name)) ? text : null
  }
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/:\w+/g, '[\\w-]+')}$`)
}
