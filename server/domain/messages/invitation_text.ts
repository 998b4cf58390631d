import { factLabels } from '#server/domain/messages/mail.ts'

/** The parts of the text that recipients of a plan read in a preview, called as its mail calls them. */

/** The activity of the plan. */
export function whatItIs(activity: string): string {
  return `${factLabels.activity}: ${activity}.`
}

/** How many people the plan is for. */
export function forPeople(size: string): string {
  return `${factLabels.people}: ${size}.`
}

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

/** What guests have to remember, one line each; empty where there is nothing. */
export function goodToKnow(
  items: readonly { title: string; amount_note: string | null; target_url: string | null }[],
): string {
  if (items.length === 0) return ''
  const lines = items.map(({ title, amount_note, target_url }) => {
    const what = amount_note === null ? title : `${title}, ${amount_note}`
    return `- ${target_url === null ? what : `${what}: ${target_url}`}`
  })
  return `Good to know:\n${lines.join('\n')}`
}

/** Where what is said about the place comes from, as the licence of that source wants it. */
export function placeData(attribution: string): string {
  return `Place data: ${attribution}`
}
