import type { OperatorLink } from '#server/domain/web/operator_links.ts'

/** What is the same in every message of this process. */
export interface Sender {
  /** The address mail is sent from. */
  readonly from: string
  /** The name before it; the product's where it is left out. */
  readonly name?: string
  /** Public, without a trailing slash. */
  readonly base_url: string
  /** The product's name, and its name in identifiers. */
  readonly title: string
  readonly brand: string
  /** Links at the end of every mail. */
  readonly operator_links?: readonly OperatorLink[]
}
