import type { OperatorLink } from '#server/domain/web/operator_links.ts'
import type { PreparedAction } from '#generated/types.ts'
import type { ApprovalView } from '#server/flows/web/approvals/view.ts'
import type { Content } from '#server/surfaces/web/parts/html.ts'

/** What the page of an action shows, and what its forms need. */
export interface ActionForm {
  readonly view: ApprovalView
  /** What would be sent: what the agent prepared, or the same as it would be now. */
  readonly prepared: PreparedAction
  readonly review: ApprovalView['review']
  /** Why the person cannot send it either; null where they can. */
  readonly impossible: Content
  readonly form_token: string
  /** A form that is sent twice sends once. */
  readonly key: string
  /** Identifies what is shown. */
  readonly shown: string
  /** What a form did not do; null after none. */
  readonly result: Content
  /** Whether it was released or refused just now. */
  readonly decided: boolean
  readonly timezone: string
  /** The links at the end of every mail. */
  readonly operator_links: readonly OperatorLink[]
}
