import { type Phrase, phrase } from '#server/domain/basics/phrase.ts'

/** What the copies of others call the host whose account was deleted. */
export const formerMember = 'A former member'

/** Why nobody can answer the invitation of a host whose account was deleted. */
export const hostHasLeft = 'The host of this plan has deleted their account.'
export const askNobody = 'Nothing is to do: the invitation takes no more answers.'

/** `/settings/account/delete` */
export const deleteAccount = {
  title: 'Delete my account',
  back: 'Account',
  help: 'Everything in it goes, after seven days in which you can change your mind.',
  text: 'This ends at once: every session, the access of assistants and apps, your calendar feed, what friends see of your free time, and every link that you shared.',
  after: 'For 7 days you can sign in and keep your account. Then it is deleted:',
  consequences: [
    'Plans that others know of and that aren’t over are canceled. Your answers to other people’s plans become a no.',
    'Friends are no longer connected with you. Lists you shared end. What friends still have of your plans says “a former member”.',
    'Everything you saved is deleted, and can’t be brought back. The people who run this service may have it in backups for a while.',
  ],
  exportFirst: 'Take your data with you first',
  address: 'Type your address',
  addressHelp: (address: string): Phrase => phrase`It is ${address}.`,
  wrongAddress: 'This isn’t the address of your account. Type it as it’s shown below the field.',
  tells: 'Write to the guests of my plans that they are off',
  button: 'Delete my account',
  done: 'Your account will be deleted',
  doneText: (day: string): Phrase =>
    phrase`You are signed out everywhere. For 7 days, until ${day}, you can sign in and keep your account. After that everything in it is deleted.`,
  signIn: 'Sign in',
}

/** `/settings/account/keep` */
export const keepAccount = {
  title: 'Your account is being deleted',
  text: (day: string): Phrase =>
    phrase`You asked for it. Until ${day} you can keep everything as it is.`,
  ended:
    'What ended when you asked stays ended: sessions, the access of assistants and apps, your calendar feed, and who sees when you’re free. Links to your plans and lists work again.',
  button: 'Keep my account',
  leave: 'Leave it so',
  kept: 'Your account stays.',
  tooLate: 'The seven days are over, and your account is being deleted.',
}

/** `/settings/account/export` */
export const exportAccount = {
  title: 'Your data',
  back: 'Account',
  help: 'Everything in your account, as one file',
  text: 'One zip file with everything in your account: plans, ideas, lists, people, places, answers, what was done in your name, and your pictures. A file README.txt in it says what is what.',
  without:
    'Not in it: what opens something, such as links, access tokens and feed addresses, and addresses of other people.',
  limit: 'You can get it once a day. It is made while you load it.',
  button: 'Download my data',
  tooOften: 'You have downloaded your data in the last 24 hours. Try again tomorrow.',
  underWay: 'Your data is being downloaded already. Wait until that has ended.',
  busy: 'Others are downloading their data at the moment. Try again in a minute.',
}

/** What somebody reads who opens a link of an account that leaves. */
export const endedLink = {
  title: 'This has ended',
  text: 'Who sent you this link no longer shares it.',
  advice: 'Nothing is wrong with the link, and you need not look for another one.',
}
