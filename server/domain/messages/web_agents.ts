import { type Phrase, phrase } from '#server/domain/basics/phrase.ts'

/** What the pages of agent access say. */

/** What a token may do, in the words of rows and forms, in the order in which they are shown. */
export const abilityWords: Readonly<
  Record<string, { readonly can: string; readonly what: string; readonly example: string }>
> = {
  'planning:read': {
    can: 'can read',
    what: 'Looks at your ideas, lists, places, people and plans, and when you’re free.',
    example: '“What’s on this weekend?”',
  },
  'planning:write': {
    can: 'can change',
    what: 'Saves and edits ideas, lists, places, people and drafts, and gets invitations ready. Contacts nobody.',
    example: '“Save this ramen place for a rainy day.”',
  },
  'planning:rsvp': {
    can: 'can answer invitations',
    what: 'Reads the invitations you get and answers them for you. Your host sees the answer.',
    example: '“Tell Ada I’m coming on Friday.”',
  },
  'planning:commit': {
    can: 'can send after you approve',
    what: 'Sends what it got ready: invitations, new times, cancellations, shared lists. It also connects and disconnects people.',
    example: '“Yes, invite Jonas and Mira.”',
  },
}

/** Where the person's own approval is needed, the rows say so. */
const asksHere = 'can send after you approve it here'

/** What a token may do. */
interface May {
  readonly abilities: readonly string[]
  readonly needs_approval: boolean
}

/** @returns what a token may do, each such as `can read`. */
export function abilityList({ abilities, needs_approval }: May): string[] {
  return Object.entries(abilityWords)
    .filter(([name]) => abilities.includes(name))
    .map(([name, { can }]) => (name === 'planning:commit' && needs_approval ? asksHere : can))
}

/** @returns what a token may do, such as `can read, can change`. */
export function abilitiesText(may: May): string {
  return abilityList(may).join(', ') || 'can do nothing'
}

/** `/settings/agents` */
export const agents = {
  deleteSaid: 'and delete what was said to it',
  title: 'Agents and apps',
  back: 'Settings',
  text: 'Assistants, apps and scripts that act for you: what each may do, and what it did.',
  newToken: 'New token',
  waiting: 'Waiting for you',
  apps: 'Connected apps',
  nothingWaits: 'Nothing waits for you.',
  approvals: 'Everything that waits, or has lapsed',
  noApps: 'No app is connected. An app that can connect by itself sends you here to allow it.',
  callsItself: (name: string): Phrase => phrase`calls itself “${name}”`,
  allowed: (day: string): string => `allowed ${day}`,
  disconnect: 'Disconnect',
  disconnectAll: 'Disconnect all',
  moreApps: 'More apps',
  moreAllowed: (count: number) =>
    `You have allowed it ${count === 1 ? 'once' : `${count} times`} more, longer ago.`,
  disconnectedNow: 'It’s disconnected',
  tokens: 'Tokens',
  none: 'No token yet. An agent needs one to act for you: make it, then paste it where the agent keeps its settings.',
  noneExample: 'Then tell your agent: “What’s on this weekend?”',
  ended: 'Tokens that have ended',
  noneEnded: 'No token has ended yet.',
  noLabel: 'Token without a label',
  lastUsed: (day: string): string => `Last used ${day}`,
  neverUsed: 'Not used yet',
  made: (day: string): string => `made ${day}`,
  ends: (day: string): string => `ends ${day}`,
  expired: (day: string): string => `ended ${day}`,
  revoked: (day: string): string => `revoked ${day}`,
  soon: 'Ends soon',
  replaced: 'Replaced',
  older: 'Older',
  newest: 'Back to the newest',
  activity: 'What happened in your account',
  revokedNow: 'It’s revoked',
  revokedText: 'It stops working at once.',
}

/** `/settings/agents/new` */
export const newToken = {
  title: 'New token',
  back: agents.title,
  text: 'A token lets one agent, app or script act for you. Make one for each, so that you can end each alone.',
  label: 'Label',
  labelHelp: 'Where it will be used, such as “Claude on my laptop”.',
  abilities: 'What it may do',
  example: (words: string): string => `For example: ${words}`,
  ask: 'Ask me before anything is sent or somebody is connected or disconnected',
  askHelp:
    'You approve each of these on a page here, whatever the agent says. Links it makes reach nobody unless it passes them on.',
  days: 'It ends after',
  daysChoice: (days: number): string => (days === 365 ? '365 days' : `${days} days`),
  make: 'Make the token',
  wrongLabel: (longest: number): string =>
    `Give it a label of up to ${longest} characters, such as “Claude on my laptop”.`,
  wrongAbilities: 'Tick at least one thing that it may do.',
  wrongDays: 'Choose after how many days it ends.',
  tooMany: 'That’s enough tokens for a day',
  tooManyText:
    'You have made 20 tokens in the last 24 hours. Use one of them, or come back tomorrow.',
  yesOrNo: 'must be yes or no',
  sentBefore: (label: string): Phrase =>
    phrase`This form has made the token “${label}” before. Send it again to make another one.`,
}

/** The page that shows a token, once. */
export const madeToken = {
  title: 'Copy your token now',
  text: 'It’s shown only this once. Keep it like a password: who has it can act for you.',
  token: 'Your token',
  replaces: (hours: number): string =>
    hours === 0
      ? 'The old token has ended.'
      : `The old token ends in ${hours === 1 ? 'an hour' : `${hours} hours`}.`,
  try: 'Try it',
  tryText:
    'Each of these takes the token from the variable TOKEN, so that it isn’t in any file you share.',
  snippets: {
    curl: 'In a terminal',
    mcp: 'In the mcp.json of an MCP client',
    claude: 'In Claude Code',
    sdk: 'With the SDK, in a file ask.mjs',
  },
  done: 'Done',
  goneTitle: 'The token was shown once',
  goneText: (label: string): Phrase =>
    phrase`“${label}” was made and shown before, and can’t be shown again. Nothing new was made now.`,
  goneAdvice: 'If you have no copy, replace it: open it and choose “Replace the token”.',
  open: 'Open the token',
}

/** `/settings/agents/{handle}` */
export const oneToken = {
  may: 'May',
  made: 'Made',
  allowed: 'Allowed',
  disconnected: 'It’s not connected any more.',
  ends: 'Ends',
  ended: 'Ended',
  used: 'Last used',
  never: 'not yet',
  replacedText:
    'A newer token has taken its place. Both act as the same agent until this one ends.',
  sinceReplaced: 'An earlier token of this agent works until',
  rotate: 'Replace the token',
  revoke: 'Revoke',
  approval: 'Before anything is sent',
  asks: 'You approve here whatever it wants to send, and each time it wants to connect or disconnect somebody.',
  trusts: 'It sends as soon as it says that you approved. Nobody asks you here.',
  turnOn: 'Ask me before anything is sent',
  turnOff: 'Don’t ask me here any more',
  turnedOn: 'From now on you’re asked',
  turnedOff: 'You’re not asked any more',
  activity: 'What it did',
  activityText: 'With every token of this agent.',
}

/** `/settings/agents/{handle}/rotate` */
export const rotate = {
  title: 'Replace the token',
  text: (label: string): Phrase =>
    phrase`“${label}” gets a new token that may do the same, for as long as before. What the agent has prepared stays ready.`,
  when: 'The old token ends',
  choice: { 0: 'at once', 1: 'in an hour', 24: 'in a day' } as Readonly<Record<number, string>>,
  whenHelp:
    'Leave time to put the new one where the old one is. At once is right if somebody else may have it.',
  button: 'Replace it',
  wrongHours: 'Choose when the old token ends.',
  gone: 'This token can’t be replaced: it has ended, or a newer one has taken its place.',
}

/** `/settings/agents/{handle}/revoke` */
export const revoke = {
  title: 'Revoke this token?',
  text: (label: string): Phrase =>
    phrase`“${label}” can do nothing more from now on, and what it prepared can’t be sent. What it did stays.`,
  others: (count: number): string =>
    count === 1
      ? 'Also revoke the other token of this agent'
      : `Also revoke the ${count} other tokens of this agent`,
  yes: 'Yes, revoke it',
  no: 'Keep it',
}
