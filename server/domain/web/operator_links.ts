import { operator as say } from '#server/domain/messages/web.ts'

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

/** @returns the links to the pages that were named, in the order in which they are shown. */
export function operatorLinks({ imprint, privacy, support }: OperatorUrls): OperatorLink[] {
  const all = [
    { label: say.imprint, url: imprint },
    { label: say.privacy, url: privacy },
    { label: say.support, url: support },
  ]
  return all.flatMap(({ label, url }) => (url === null ? [] : [{ label, url }]))
}
