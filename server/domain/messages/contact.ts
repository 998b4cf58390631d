import { type Phrase, phrase } from '#server/domain/basics/phrase.ts'

/** `/settings/contact` */
export const contact = {
  title: 'Mail to you',
  back: 'Settings',
  help: 'Which mail you get, and who you want none from',
  saved: 'Saved. It applies from the next message on.',
  which: 'Which mail you get',
  fromOthers: 'From friends and hosts',
  fromOthersHelp:
    'Invitations, changes to plans you’re invited to, and lists that are shared with you',
  own: 'About your own plans',
  ownHelp:
    'Answers from guests, whether enough people are coming, and problems with your calendars',
  always: 'About your account',
  alwaysHelp:
    'Signing in, and changes to your account. You always get these, so that nobody can lock you out.',
  on: 'On',
  off: 'Off',
  stop: 'Stop',
  resume: 'Allow again',
  stopOwn: 'Stop: mail about your own plans',
  resumeOwn: 'Allow again: mail about your own plans',
  yourGuests: 'Mail to your guests',
  replies: 'Guests can reply to you',
  repliesHelp: (address: string): Phrase =>
    phrase`Replies to mail about your plans go to ${address}. Your guests then see this address; otherwise replies reach nobody.`,
  startReplies: 'Turn on',
  startRepliesLong: 'Turn on: guests can reply to you',
  stopReplies: 'Turn off',
  stopRepliesLong: 'Turn off: guests can reply to you',
  people: 'People you don’t want mail from',
  nobody:
    'Nobody. When you stop mail from somebody, here or with the link in a mail, you’ll see them here.',
  untold: 'They aren’t told. They see that they have to send you their link themselves.',
  resumeFrom: (name: string): string => `Allow again: mail from ${name}`,
  somebody: 'Somebody you are no longer connected with',
  choose: 'Stop mail from',
  stopFrom: 'Stop their mail',
  never: 'Never write to me',
  neverText: (address: string): Phrase =>
    phrase`If you press this, nobody writes to ${address} through this service any more. Only mail to sign in still comes when you ask for it. You can allow mail again here.`,
  neverOn: 'Nobody writes to you. Allow mail again to get invitations and news.',
  resumeAll: 'Allow mail again',
  unknown: 'That person is no longer on the list. Look at it again, and choose.',
}
