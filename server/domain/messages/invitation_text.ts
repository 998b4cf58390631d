/** The parts of the text that recipients of a plan read in a preview. */

/** When and where the guests meet. */
export function meetingPoint(words: string): string {
  return `We meet: ${words}.`
}

/** Until when guests are asked to answer. */
export function answerBy(moment: string): string {
  return `Please answer by ${moment}.`
}

/** The web page of what the plan is about. */
export function morePage(url: string): string {
  return `More: ${url}`
}
