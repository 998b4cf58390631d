import { createHash } from 'node:crypto'

/**
 * The token of the personal link of somebody who signs up by a plan's open link. It follows from the open link and
 * from the secret of the form, so that a form that is sent twice signs up once. Without the form's secret nobody can
 * compute it.
 */
export function signUpToken(plan_token: string, form: string): string {
  return createHash('sha256').update(`sign up ${plan_token} ${form}`).digest('base64url')
}
