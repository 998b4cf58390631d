/**
 * What a worker does for an account: replicate changes to other accounts (`relay`), send mail, write to the account
 * about its own plans (`notice`), read its calendars (`calendar`), write to the account about those (`account_mail`)
 * and about who may act for it (`account_notice`),
 * copy what its friends may know of its time (`busy`), delete what the account no longer needs (`retention`), or send
 * mail about signing in, which belongs to no account (`sign_in`), write to guests who asked for it (`guest_mail`), read what it captures (`capture`), go on with its
 * roundups (`roundup`), write what its rows are found by and its guests' copies lack (`search`), write what public items
 * are found by, which belong to no account (`item_words`), look for what it asked to discover (`discovery`), or bring its
 * lists into the accounts they are shared with (`lists`), or delete it seven days after that was asked for (`deletion`).
 */
export type DueKind =
  | 'relay'
  | 'mail'
  | 'guest_mail'
  | 'notice'
  | 'calendar'
  | 'account_mail'
  | 'account_notice'
  | 'busy'
  | 'retention'
  | 'sign_in'
  | 'capture'
  | 'roundup'
  | 'search'
  | 'item_words'
  | 'discovery'
  | 'lists'
  | 'deletion'

/** Seconds a worker has for one account's work before another worker may claim it. */
export const leaseSeconds = 60

/** The work of one account, leased by a worker. */
export interface DueWork {
  owner: string
  kind: DueKind
  /** When the lease ends, unless work is queued meanwhile. */
  lease: Date
  /** The number of this claim, higher than that of every claim before it: only the latest may end its lease. */
  claim: number
}

/** When there is more to do: `again` is now, behind the accounts that are due already. */
export type NextDue = Date | 'again'
