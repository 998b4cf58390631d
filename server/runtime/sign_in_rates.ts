import { Failure } from '#server/domain/failure.ts'
import { tooManyMails } from '#server/domain/messages/web_sign_in.ts'
import type { Quota } from '#server/data/rate_limits/rows.ts'
import type { SignInLimits } from '#server/flows/web/context.ts'

const hour = 3_600

/**
 * Mails to sign in: to one address from one network, and from everywhere; from one network; by a browser that an account
 * knows, which others cannot use up; and in all.
 */
const mails = {
  pair: { limit: 5, seconds: hour },
  address: { limit: 15, seconds: hour },
  network: { limit: 60, seconds: hour },
  known: { limit: 5, seconds: hour },
  all: { limit: 500, seconds: hour },
} as const

/**
 * Codes that are tried: for one address, from one network, and in all, beyond which only links count; and in one session,
 * to prove who somebody is.
 */
const codes = {
  address: { limit: 20, seconds: 24 * hour },
  network: { limit: 60, seconds: hour },
  all: { limit: 300, seconds: hour },
  session: { limit: 20, seconds: hour },
} as const

/** A limit of codes: its name, what is counted, and how many there may be. */
type Limit = readonly [name: string, what: string, quota: Quota]

/** Counts one of a bucket. Errors: `rate_limited`. */
type Count = (bucket: string, quota: Quota) => Promise<void>

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
          await count(`sign-in network ${network}`, mails.network)
        }
        await count(`sign-in address ${to}`, mails.address)
        await count('sign-in all', mails.all)
      } catch (error) {
        if (!isLimit(error)) throw error
        throw error.with(tooManyMails)
      }
    },
    sessionCode: (session) => within([['session', session.toString('base64url'), codes.session]]),
    signInCode: (address, network) =>
      within([
        ['address', address.toString('base64url'), codes.address],
        ...(network === null ? [] : [['network', network, codes.network] satisfies Limit]),
        ['all', '', codes.all],
      ]),
  }
}

/** No limits: of RATE_LIMITS=off. */
export const noSignInLimits: SignInLimits = {
  signInMail: async () => {},
  signInCode: async () => true,
  sessionCode: async () => true,
}

function isLimit(error: unknown): error is Failure {
  return error instanceof Failure && error.code === 'rate_limited'
}
