import type { AnswerLine, HostNews } from '#server/domain/mail/host_news.ts'
import { dayOf, fact, type Letter, line, shortened, whenOf } from '#server/domain/mail/letter.ts'
import {
  hostMail,
  answersSubject,
  answerText,
  comingWords,
  countLabels,
  eventSentence,
  eventSubject,
  moreAnswers,
  newsHeading,
} from '#server/domain/messages/said/host_mail.ts'

/** The parts of a message to the host of a plan, who reads times in the zone `reader`, too. */
export function hostLetter(news: HostNews, reader: string | null): Letter {
  const { plan, events, answers, more, counts } = news
  const title = line(plan.title)
  const { capacity_min: least, capacity_max: most } = plan
  const { coming, declined, pending } = counts
  return {
    subject: line(`${subjectOf(news)}: ${shortened(title)}`),
    heading: newsHeading(title, leading(events), answers.length + more),
    paragraphs: events.map((event) => eventSentence[event]({ least, most, coming })),
    changes: [],
    facts: [
      ...whenOf(plan, reader),
      ...fact(countLabels.coming, comingWords(coming, most)),
      ...fact(countLabels.declined, some(declined)),
      ...fact(countLabels.pending, some(pending)),
    ],
    answers: [
      ...answers.map((one) => ({ text: textOf(one), note: one.note?.trim() || null })),
      ...(more > 0 ? [{ text: moreAnswers(more), note: null }] : []),
    ],
    checklist: [],
    details: null,
    action: hostMail.openPlan,
    host_name: null,
    day: dayOf(plan),
  }
}

/** What matters most of what has become of a plan. */
function leading(events: HostNews['events']): HostNews['events'][number] | undefined {
  return (['missed', 'full', 'tipped', 'closed'] as const).find((one) => events.includes(one))
}

/** What matters most of the news: a plan that lacks people, or is full, comes before single answers. */
function subjectOf({ events, answers, more }: HostNews): string {
  const event = leading(events)
  if (event) return eventSubject[event]
  const [only] = answers
  return only && answers.length + more === 1
    ? nameAndAnswer(only)
    : answersSubject(answers.length + more)
}

function textOf(answer: AnswerLine): string {
  const bySignUp = answer.taken_off_before ? hostMail.bySignUpAgain : hostMail.bySignUp
  const signedUp = answer.signed_up ? bySignUp : ''
  return `${nameAndAnswer(answer)}${signedUp}${answer.moved ? hostMail.beforeTheMove : ''}`
}

function nameAndAnswer(answer: AnswerLine): string {
  return answerText(line(answer.name), answer)
}

function some(count: number): string | null {
  return count === 0 ? null : String(count)
}
