import { Failure } from '#server/domain/basics/failure.ts'
import { tooManyMails } from '#server/domain/messages/web_sign_in.ts'
import type { Quota } from '#server/data/rate_limits/rows.ts'
import type { SignInLimits } from '#server/flows/web/context.ts'

const hour = 3_600

/**
 * Mails to sign in: to one address from one network, and from everywhere; from one network; by a browser that an account
 * knows, which others cannot use up. And mails that are sent, to all addresses with an account and to all others.
 */
const mails = {
  pair: { limit: 5, seconds: hour },
  address: { limit: 15, seconds: hour },
  network: { limit: 60, seconds: hour },
  known: { limit: 5, seconds: hour },
  sent: { limit: 250, seconds: hour },
} as const

/** A customer often has all networks of 64 bits in one of 48: these count as four. */
const networksOfCustomer = 4

/**
 * Codes that are tried: for one address, from one network, and in all, beyond which only links count; and in one session,
 * to prove who somebody is.
 */
const codes = {
  address: { limit: 20, seconds: 24 * hour },
  network: { limit: 60, seconds: hour },
  all: { limit: 300, seconds: hour },
  session: { limit: 20, seconds: hour },
  recovery: { limit: 20, seconds: hour },
} as const

/** Challenges of passkeys from one network. */
const challenges = { limit: 60, seconds: 60 } as const

/** A limit of codes: its name, what is counted, and how many there may be. */
type Limit = readonly [name: string, what: string, quota: Quota]

/** Counts one of a bucket. Errors: `rate_limited`. */
export type Count = (bucket: string, quota: Quota) => Promise<void>

/**
 * Makes the limits of signing in. None of them locks anybody out: who has been signed in in a browser still gets mail
 * there, and a link still works where codes do not. `onOff` is called when a code does not count.
 */
export function makeSignInLimits(count: Count, onOff: (limit: string) => void): SignInLimits {
  const within = async (limits: readonly Limit[]) => {
    for (const [name, what, quota] of limits) {
      try {
        await count(`sign-in code ${name} ${what}`, quota)
      } catch (error) {
        if (!isLimit(error)) throw error
        onOff(name)
        return false
      }
    }
    return true
  }
  return {
    async signInMail(address, { network, known }) {
      const to = address.toString('base64url')
      try {
        if (known) {
          return await count(`sign-in known ${known.toString('base64url')} ${to}`, mails.known)
        }
        if (network !== null) {
          await count(`sign-in pair ${network} ${to}`, mails.pair)
          for (const [name, quota] of networksOf(network, mails.network)) {
            await count(`sign-in network ${name}`, quota)
          }
        }
        await count(`sign-in address ${to}`, mails.address)
      } catch (error) {
        if (!isLimit(error)) throw error
        throw error.with(tooManyMails)
      }
    },
    async maySendSignIn(address) {
      try {
        await count(`sign-in sent ${address}`, mails.sent)
        return true
      } catch (error) {
        if (!isLimit(error)) throw error
        return false
      }
    },
    async passkey(network) {
      for (const [name, quota] of network === null ? [] : networksOf(network, challenges)) {
        await count(`passkey ${name}`, quota)
      }
    },
    recoveryCode: (network) =>
      within(
        (network === null ? [] : networksOf(network, codes.recovery)).map(
          ([name, quota]) => ['recovery', name, quota] satisfies Limit,
        ),
      ),
    sessionCode: (session) => within([['session', session.toString('base64url'), codes.session]]),
    signInCode: (address, network) =>
      within([
        ['address', address.toString('base64url'), codes.address],
        ...(network === null ? [] : networksOf(network, codes.network)).map(
          ([name, quota]) => ['network', name, quota] satisfies Limit,
        ),
        ['all', '', codes.all],
      ]),
  }
}

/** No limits: of RATE_LIMITS=off. */
export const noSignInLimits: SignInLimits = {
  signInMail: async () => {},
  maySendSignIn: async () => true,
  signInCode: async () => true,
  sessionCode: async () => true,
  passkey: async () => {},
  recoveryCode: async () => true,
}

/** What a request from a network counts against: the network, and the larger one that one customer may have. */
function networksOf(network: string, quota: Quota): [string, Quota][] {
  const own: [string, Quota] = [network, quota]
  const [first, second, third] = /^(.*)::\/64$/.exec(network)?.[1]?.split(':') ?? []
  if (first === undefined) return [own]
  const larger = `${first}:${second ?? 0}:${third ?? 0}::/48`
  return [own, [larger, { ...quota, limit: quota.limit * networksOfCustomer }]]
}

/** Whether something was refused because there was too much of it. */
export function isLimit(error: unknown): error is Failure {
  return error instanceof Failure && error.code === 'rate_limited'
}
