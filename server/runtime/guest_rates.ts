import type { Quota } from '#server/data/rate_limits/rows.ts'
import type { GuestLimits } from '#server/flows/by_link/guest_mail.ts'
import { type Count, isLimit } from '#server/runtime/sign_in_rates.ts'

/** Mails that ask whether an address is a guest's: by one link, from one network, to one address, and in all. */
const mails = {
  link: { limit: 5, seconds: 3_600 },
  network: { limit: 20, seconds: 3_600 },
  address: { limit: 3, seconds: 3_600 },
  all: { limit: 250, seconds: 3_600 },
} as const

/** Makes the limits of what guests have the service do. Nobody learns that an address has got enough. */
export function makeGuestLimits(count: Count): GuestLimits {
  const isWithin = async (bucket: string, quota: Quota) => {
    try {
      await count(bucket, quota)
      return true
    } catch (error) {
      if (!isLimit(error)) throw error
      return false
    }
  }
  return {
    async guestMail(link, network, address) {
      await count(`guest mail link ${link}`, mails.link)
      if (network !== null) await count(`guest mail network ${network}`, mails.network)
      const isNew = await isWithin(`guest mail address ${address.toString('hex')}`, mails.address)
      return isNew && isWithin('guest mail all', mails.all)
    },
  }
}

/** No limits: of RATE_LIMITS=off. */
export const noGuestLimits: GuestLimits = { guestMail: async () => true }
