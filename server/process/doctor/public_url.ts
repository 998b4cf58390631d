import type { Config } from '#server/config.ts'
import { reach } from '#server/outbound/reach.ts'
import { baseUrlOf } from '#server/process/base_url.ts'
import { codeOrLine, type Finding, look, ok, wrong } from '#server/process/doctor/finding.ts'

/** How long the service may take to answer, in milliseconds. */
const limit = 10_000

/** Asks `/readyz` at the address that links begin with, as somebody outside would. */
export async function publicUrlFindings(config: Config): Promise<Finding[]> {
  const base = baseUrlOf(config)
  const found = [await answerOf(base, config.public_url !== null)]
  // The service itself has no TLS, so something in front of it has.
  if (base.startsWith('https:') && config.trusted_proxies.length === 0) {
    found.push(
      look(
        'public URL',
        'TRUSTED_PROXIES is not set: behind the proxy that has the certificate, all callers share one address and its limits',
      ),
    )
  }
  return found
}

async function answerOf(base: string, is_set: boolean): Promise<Finding> {
  try {
    const answer = await reach(`${base}/readyz`, 'GET', limit)
    const status = statusOf(answer.text)
    if (answer.status === 200 && status === 'ready') return ok('public URL', `${base} is ready`)
    if (status === 'not_ready') return wrong('public URL', `${base} answers, and is not ready`)
    return wrong(
      'public URL',
      `${base} answers ${answer.status}, but not as this service: see PUBLIC_URL and the proxy`,
    )
  } catch (error) {
    const code = codeOrLine(error)
    if (!is_set && code === 'ECONNREFUSED') {
      return ok('public URL', `not set; links begin with ${base}, where nothing runs now`)
    }
    return wrong(
      'public URL',
      `${base} does not answer (${code}): start the service, or see PUBLIC_URL and the proxy`,
    )
  }
}

/** What the answer of `/readyz` says; null for an answer of something else. */
function statusOf(text: string): unknown {
  try {
    const answer: unknown = JSON.parse(text)
    return typeof answer === 'object' && answer !== null && 'status' in answer
      ? answer.status
      : null
  } catch {
    return null
  }
}
