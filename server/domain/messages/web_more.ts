/** What `/more` says: every page that the bar of a phone has no place for. */
export const more = {
  title: 'More',
  captures: 'Being read',
  capturesHelp: 'What you saved that asks you something',
  approvals: 'Approvals',
  approvalsHelp: 'What an agent wants to send in your name',
  assistant: 'Assistant',
  assistantHelp: 'Say what you want in your own words',
  settings: 'Settings',
  settingsHelp: 'Account, calendars, and what may act for you',
}
