// What agents are told about actions that wait for the person.

/** What an agent does about an action that waits for its user. */
export function askUserToOpen(approve_at: string): string {
  return `Ask the user to open ${approve_at}, then send the same request again with the same idempotency key.`
}

/** What an agent does about a step of a friendship that its user takes themself. */
export function askUserToTakeStep(approve_at: string): string {
  return `Ask the user to open ${approve_at} and decide there. Once they have, the same request with the same idempotency key finds it done.`
}

/** Asks the user of a client to open the page where they decide. */
export const openAndDecide =
  'This waits for your approval. Open the page to see what would be sent, and decide there.'

export const userRefused = 'The user refused it. Nothing was done and nobody was contacted.'

/** What an agent does after a refusal. */
export const askWhatInstead =
  'Ask the user what to do instead. Prepare it again only if they ask for it.'

/** Disclosure of a prepared action, in the place of the usual one, where the user has to send it. */
export function userSendsIt(approve_at: string) {
  return {
    name: 'confirmation.action_prepared',
    text: `Nothing has changed and nobody has been contacted. The user sends it at ${approve_at}.`,
  }
}

/** The same where the token may commit, and its commits wait for the user. */
export function userReleasesIt(approve_at: string) {
  return {
    name: 'confirmation.action_prepared',
    text: `Nothing has changed and nobody has been contacted. Review what is shown. Committing it waits until the user approves it at ${approve_at}.`,
  }
}
