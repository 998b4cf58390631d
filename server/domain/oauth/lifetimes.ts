const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** How long what the authorization server gives and keeps lives, in seconds. */
export const lifetimes = {
  code: minute,
  access: hour,
  /** Of a refresh token that is not used, and of all of one grant together. */
  refresh: 30 * day,
  grant: 180 * day,
  /** From a request until the person has answered it. */
  flow: 15 * minute,
  /** Of a client that nobody has allowed anything, and of one that nobody uses any more. */
  newClient: day,
  client: 30 * day,
} as const

/** For how many seconds a refresh token that was used still works: clients race, and answers get lost. */
export const refreshGrace = 10

/** Seconds after which a program may ask again while something that is needed is away. */
export const retryAfter = 1
