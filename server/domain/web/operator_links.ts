import { operator as say } from '#server/domain/messages/said/web.ts'

/** Pages of the people who run the service; null for one that was not named. */
export interface OperatorUrls {
  readonly imprint: string | null
  readonly privacy: string | null
  readonly support: string | null
}

/** A link at the end of every page and mail. */
export interface OperatorLink {
  readonly label: string
  /** An http or https address. */
  readonly url: string
}

/** A link whose label is read in the language of the page or mail that it stands on. */
function linkOf(name: 'imprint' | 'privacy' | 'support', url: string): OperatorLink {
  return {
    url,
    get label() {
      return say[name]
    },
  }
}

/** @returns the links to the pages that were named, in the order in which they are shown. */
export function operatorLinks({ imprint, privacy, support }: OperatorUrls): OperatorLink[] {
  const all = [
    ['imprint', imprint],
    ['privacy', privacy],
    ['support', support],
  ] as const
  return all.flatMap(([name, url]) => (url === null ? [] : [linkOf(name, url)]))
}
