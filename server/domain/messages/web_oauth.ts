import { type Phrase, phrase } from '#server/domain/basics/phrase.ts'

/** What the page says on which somebody allows an app something, and the pages around it. */

export const consent = {
  title: 'Connect an app',
  /** What is verified of the app. */
  wants: (who: string) => `${who} would like to use your account`,
  thisComputer: 'A program on this computer',
  program: (scheme: string) => `A program that opens ${scheme} links`,
  callsItself: (name: string): Phrase => phrase`It calls itself “${name}”.`,
  /** What is said of an app that gives itself no name. */
  nameless: 'It has no name. Go on only if you have just started this yourself.',
  /** The app is described at one host, and another one gets the answer. */
  describedAt: (document: string, answered: string) =>
    `Its description is at ${document}. That is not where you will be sent: go on only if you trust ${answered}.`,
  programOf: (document: string) =>
    `It says that it comes from ${document}. Any program can say that.`,
  returnsTo: 'You will be sent back to',
  onThisComputer: 'on this computer',
  account: (name: string) => `You are signed in as ${name}.`,
  notYou: 'Not you? Sign out first, then start again from the app.',
  unchecked: 'Nobody has checked that name. Go on only if you have just started this yourself.',
  abilities: 'What it may do',
  ask: 'Ask me before anything is sent or somebody is connected or disconnected',
  askAbout:
    'What it prepares then waits on your page until you say yes. Links it makes reach nobody unless it passes them on.',
  allow: 'Allow',
  allowSending: 'Allow sending after approval',
  notNow: 'Not now',
  nothing: 'Choose at least one thing that it may do, or press “Not now”.',
  /** `can` is an ability, such as `can read`. */
  it: (can: string) => `It ${can}`,
  more: (can: string) => `It asks for one thing more: it ${can}`,
  end: 'You can disconnect it at any time in your settings, under agents.',
}

export const goingBack = {
  allowed: 'It is connected',
  refused: 'It is not connected',
  text: 'You can close this page.',
  back: (name: string) => `Back to ${name}`,
  app: 'the app',
}

/** Why an authorization cannot go on, for the person in front of it. */
export const flowEnded = {
  title: 'This cannot go on',
  late: 'It took more than 15 minutes, or it was finished before. Go back to the app and connect it again.',
  other:
    'It was started in another account or another browser. Go back to the app and connect it again from here.',
  /** The app has an address where its description is, and nothing is kept of it. */
  gone: 'This service does not know the app any more. Go back to the app and connect it again.',
  /** The app has no address: it registered once, and has to do so again. */
  unknown:
    'This service does not know the app. It forgets apps that nobody uses for 30 days. Remove the connection in the app, then add it there again.',
  changed:
    'The app has changed since you started: it does not name any more the address to which you would be sent back. Go back to the app and connect it again.',
  wrong: (why: string) =>
    `The app has asked in a way that this service cannot answer (${why}). Go back to the app and connect it again; if that does not help, tell the people who make it.`,
  failed: 'Something went wrong here. Go back to the app and connect it again in a moment.',
  /** Of the document that the app's id is the address of. */
  document: (why: string) =>
    `The app’s description of itself cannot be used: ${why} Tell the people who make the app.`,
  documents:
    'Too many apps that are new here are being connected just now. Go back to the app and connect it again in a minute.',
}

/** Why the description that an app gives of itself is refused: whole sentences, for its user and its makers. */
export const documentFaults = {
  type: (type: string | null) =>
    `it has to be sent as application/json, and is sent ${type === null ? 'without a type' : `as ${type}`}.`,
  status: (status: number) => `its address answers with status ${status} instead of 200.`,
  unreached:
    'it could not be fetched from its address: within 2.4 seconds, without a redirect, at most 20 kB.',
  notJson: 'it is not JSON of an object.',
  otherId: 'the client_id in it is not the address that it was fetched from.',
  metadata: (why: string) => `it breaks a rule. ${why}`,
}

/** For programs. */
export const oauthProblems = {
  tooOften: 'Too many requests. Wait as long as Retry-After says.',
  unavailable:
    'Something this service depends on is not answering at the moment. Send the same request again once Retry-After is over.',
  notJson: 'The body must be a JSON object of client metadata (RFC 7591, 3.1).',
  notForm: 'The body must be a form, application/x-www-form-urlencoded.',
  notPost: 'Send a POST.',
  grantEnded: 'The grant has ended. Ask the user to connect the app again.',
}
