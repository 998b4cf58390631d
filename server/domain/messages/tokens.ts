/** What an app is told that looks for a way to sign its user in. */
export const noSignInForApps = 'Apps cannot sign in here by themselves.'

/** What helps; `guide` is the address of the guide. */
export function makeToken(guide: string): string {
  return `Make an access token, as ${guide} says, and send it in the header Authorization, after the word Bearer.`
}

/**
 * How a token is made, in the metadata that apps read before they have one; `guide` is the address of the guide, and
 * `connects` says whether apps can connect by themselves.
 */
export function howToGetToken(guide: string, connects: boolean): string {
  const made = `Access tokens are made in the agent-access settings, or by the person who runs the service: ${guide}.`
  return connects
    ? `Apps connect by OAuth at the authorization server. ${made}`
    : `${made} There is no authorization server.`
}
