import type { NewAction } from '#server/data/prepared_actions/insert.ts'
import type { LockedAction, OpenedAction } from '#server/data/prepared_actions/lock.ts'
import type { ActionRow } from '#server/data/prepared_actions/rows.ts'
import type { ActionKind } from '#server/domain/prepared/action_kinds.ts'
import type { PersonRow } from '#server/data/people/rows.ts'
import type { Db } from '#server/database/db.ts'
import type { Context } from '#server/domain/context.ts'
import type { Change, MailContent } from '#server/domain/mail/content.ts'
import type { ChosenGuest, PayloadForm } from '#server/domain/prepared/payload.ts'
import type { CommittedResult } from '#server/domain/prepared/result.ts'
import type { ProposedGuest } from '#server/flows/plans/guests.ts'
import type { CapabilityId, PreparedAction, Recipient, ShareLink } from '#generated/types.ts'
import type { Effect, Presentation } from '#server/domain/calls/presentation.ts'

/** What the file of a kind of prepared action says. */
export interface Definition<Subject, Input, Payload> {
  /** What prepares it, and prepares it once more. */
  readonly preparedBy: CapabilityId
  readonly subject: SubjectKind<Subject, Payload>
  readonly payload: PayloadForm<Payload>
  /**
   * Throws where the action is not possible, by the clock too. Runs when it is prepared, and again when it is
   * committed.
   */
  readonly check: (subject: Subject, payload: Payload) => void
  /** The people besides the saved ones that the same call may name again; left out where there are none. */
  readonly others?: (db: Db, action: ActionRow) => Promise<readonly PersonRow[]>
  /**
   * The mail that committing it sends, one for each guest that the service writes to. The commit writes the same, so that
   * a reviewer reads what the guests will.
   */
  readonly letters: (
    context: LetterContext,
    payload: Payload,
    subject: Subject,
  ) => readonly PreparedLetter[] | Promise<readonly PreparedLetter[]>
  /** Who a commit would reach now, and how; those it would not any more are not eligible. It locks nothing. */
  readonly reaches: (
    db: Db,
    payload: Payload,
    subject: Subject,
  ) => Promise<readonly ProposedGuest[]>
  /** What differs before and after it, as the host sees it; left out where it changes no detail. */
  readonly changes?: (payload: Payload, subject: Subject) => readonly Change[]
  /** What is proposed. The caller has locked the subject. */
  readonly prepare: (
    context: Context,
    subject: Subject,
    input: Input,
  ) => Proposal<Payload> | Promise<Proposal<Payload>>
  /** Carries it out in the commit's transaction. What is written for other accounts and for mail comes last. */
  readonly commit: (
    context: CommitContext,
    payload: Payload,
    subject: Subject,
  ) => Promise<CommitResult>
}

/** What the letters of an action are written with. */
export type LetterContext = Pick<Context, 'db' | 'display_name'>

/** The mail to one guest, without its links. */
export interface PreparedLetter {
  readonly to: ChosenGuest
  readonly content: MailContent
  /** Whether the guest asked for it, which the end of the mail says. */
  readonly asked?: true
}

/** What a reviewer sees of an action besides what is stored of it. */
export interface ActionReview {
  readonly letters: readonly PreparedLetter[]
  /** Whether replies to the mail go to the host. */
  readonly replies: boolean
  readonly changes: readonly Change[]
}

/** What prepared actions of a kind are about, such as a plan. */
export interface SubjectKind<Subject, Payload> {
  /** The columns of the action that name it. */
  readonly ids: (subject: Subject) => Pick<NewAction, 'plan_id' | 'list_id'>
  /** It as it is now, from what was read with the action. Errors: `reference_not_found`. */
  readonly open: (db: Db, opened: Pick<OpenedAction, 'plan' | 'list'>) => Subject | Promise<Subject>
  /** Its revision; 0 for something that has none. */
  readonly revision: (subject: Subject) => number
  /** Hexadecimal SHA-256 of what recipients see of it. */
  readonly checksum: (subject: Subject, payload: Payload) => string
  /** What it is called. */
  readonly title: (subject: Subject) => string
  /** That it has changed since the action was prepared, for the caller. */
  readonly changed: string
  /** The call that has its changes reviewed; null where they need no review or were reviewed. */
  readonly review?: (subject: Subject) => Call | null
}

/** A call of a capability, as `prerequisite` names it. */
export interface Call {
  capability: CapabilityId
  input: Record<string, unknown>
}

/** What a reviewer is shown, and what the commit then carries out. */
export interface Proposal<Payload> {
  /** What committing it does, in one sentence. */
  summary: string
  recipients: readonly ProposedGuest[]
  /** What recipients would see. */
  content_preview: Record<string, unknown>
  payload: Payload
  /** The input that prepares it once more, besides the handle of what it is about. */
  again?: Record<string, unknown>
  person_id?: string
  presentation: Pick<Presentation, 'text' | 'disclosures' | 'next'>
}

/** An action that waits for approval, and how that is answered. */
export interface Ready {
  prepared: PreparedAction
  presentation: Presentation
}

/** What a commit is made with besides its payload. */
export type CommitContext = Pick<Context, 'db' | 'base_url' | 'seal' | 'display_name'> &
  Pick<ActionRow, 'action_id'>

/** What a commit did. */
export interface CommitResult extends CommittedResult {
  /** Links for the host to share. They are in this answer and stored nowhere else. */
  share_links: ShareLink[]
  effects: Effect[]
  /** The one sentence of the answer. */
  text: string
}

/** One kind of prepared action, as handlers call it. */
export interface PreparedKind<Kind extends ActionKind, Subject, Input> {
  readonly kind: Kind
  /** Stores an action for a later approval. Errors: those of the kind's `check` and `prepare`. */
  readonly prepare: (context: Context, subject: Subject, input: Input) => Promise<Ready>
  /** The call that prepares an action once more, with what was asked then. */
  readonly again: (action: ActionRow) => Call
  /**
   * Resolves where nothing is different from when the action was prepared. Errors: `stale_revision`,
   * `stale_checksum`, `confirmation_expired` for what another release wrote, `review_required` for what is
   * no longer possible, and the kind's own.
   */
  readonly requireUnchanged: (db: Db, locked: LockedAction) => Promise<void>
  /**
   * The recipients as a commit would reach them now; it need not be locked. Errors: `recipient_not_eligible` where somebody
   * would get nothing who was to when it was prepared, and those of `review`.
   */
  readonly recipientsNow: (db: Db, opened: OpenedAction) => Promise<Recipient[]>
  /**
   * The mail and the changes of an action, as things are now; it need not be locked. Errors: `confirmation_expired` for
   * what another release wrote, `reference_not_found` where what it is about is gone.
   */
  readonly review: (context: LetterContext, opened: OpenedAction) => Promise<ActionReview>
  /** Carries out an action. Errors: as `requireUnchanged`, and the kind's own. */
  readonly commit: (context: Context, locked: LockedAction) => Promise<CommitResult>
}
