/** What a link opens, and the first part of its path. */
export const linkPaths = {
  /** One guest's invitation to a plan; the subject is the invite, with the host. */
  invite: 'i',
  /** A plan for anybody with the link; the subject is the plan. */
  plan: 'p',
  /** A shared list; the subject is the list share. */
  list_share: 'l',
  /** A connection invitation; the subject is the invitation. */
  connection: 'c',
  /** Stops mail to the owner; the subject is the account that sent it. */
  unsubscribe: 'u',
  /** An account's own plans, for its calendar program; the subject is the account. */
  feed: 'f',
} as const

/** What a link opens. */
export type LinkKind = keyof typeof linkPaths

/** @returns the address of a link's page. */
export function linkUrl(base_url: string, kind: LinkKind, token: string): string {
  return `${base_url}/${linkPaths[kind]}/${token}`
}
