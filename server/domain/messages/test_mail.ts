/** The sentences of the mail that an operator sends to try the settings. */
export const testMail = {
  subject: (product: string) => `Mail from ${product} arrives`,
  heading: 'Mail arrives',
  text: (product: string) =>
    `Somebody who runs ${product} has sent this to see whether its mail arrives. Nobody has to answer.`,
  look: 'If it was among the spam, look at the records SPF, DKIM and DMARC of the domain it is from. The button must open the service.',
  action: (product: string) => `Open ${product}`,
  footer: (product: string) => `Sent by ${product} once, by a command of its operator.`,
}
