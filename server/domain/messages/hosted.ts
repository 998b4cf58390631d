// Why a plan of the caller's cannot be changed or sent now.

export const notYourPlan = 'This is another person’s plan. Only its host can change it.'

export const alreadySent =
  'This plan was already shared or sent. Change who is invited with plans.roster.prepare.'

export function tooManyForOne(people: number, most: number): string {
  return `The draft was made for ${people} people. Which of them should be invited, ${most} at most?`
}
