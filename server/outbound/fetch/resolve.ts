import { lookup, Resolver } from 'node:dns/promises'
import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds for which addresses of the other family are waited for once those of one are known. */
const patience = 500

/**
 * The addresses of a name, IPv4 and IPv6 in turn; none if it has none, or none is known when the signal aborts.
 * `servers` are asked instead of the system's. The system's own look-up is not used: it cannot be ended, and four names
 * that nobody answers for would stop every other look-up of the process.
 */
export async function resolveHost(
  host: string,
  signal: AbortSignal,
  servers: readonly string[] | null,
): Promise<string[]> {
  const resolver = new Resolver({ timeout: 1_500, tries: 2 })
  if (servers) resolver.setServers(servers)
  const cancel = () => resolver.cancel()
  let late: NodeJS.Timeout | undefined
  const ask = async (asked: Promise<string[]>): Promise<string[]> => {
    const found = await asked.catch((): string[] => [])
    if (found.length > 0) late ??= setTimeout(cancel, patience)
    return found
  }
  signal.addEventListener('abort', cancel)
  try {
    return inTurn(
      ...(await Promise.all([ask(resolver.resolve4(host)), ask(resolver.resolve6(host))])),
    )
  } finally {
    clearTimeout(late)
    signal.removeEventListener('abort', cancel)
  }
}

/**
 * The addresses of a name that FETCH_ALLOW has, which may stand in the hosts file of this machine only; none where
 * looking them up takes more than these milliseconds.
 */
export async function lookUpHost(host: string, milliseconds: number): Promise<string[]> {
  const late = pause(milliseconds, [], { ref: false })
  const found = await Promise.race([lookup(host, { all: true }).catch(() => []), late])
  return found.map(({ address }) => address)
}

function inTurn(four: readonly string[], six: readonly string[]): string[] {
  const longer = four.length > six.length ? four : six
  return longer.flatMap((_, index) => [four[index], six[index]].filter(isText))
}

function isText(text: string | undefined): text is string {
  return text !== undefined
}
