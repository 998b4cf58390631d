import type { Model } from '#codegen/model.ts'

type Values = { readonly [name: string]: unknown }

/** What somebody says or approves, and the whole answer to it. */
interface Exchange {
  readonly about: string
  readonly request: Values
  readonly answer: Values
}

const [handle, other] = ['3p0w8zj4c1r6n9k2h5t7v8x4qd', '6jhbjvtgp8g02pzaayhv6hfk47']
const [started, finished] = ['2037-12-01T18:00:00.000Z', '2037-12-01T18:00:00.041Z']
const expires = '2037-12-01T18:15:00.000Z'

/** Turns of one conversation: what waits, something that is asked about, an approval, and words that are not understood. */
export function messageExamples({ service }: Model): Exchange[] {
  const { brand, handles } = service
  const id = (type: string, tail = handle) => `${handles[type] ?? ''}${tail}`
  const plan = { kind: 'plan', handle: id('PlanHandle'), title: 'Pottery for beginners' }
  const invited = {
    ...call('plans.invitation.prepare', 'write', { plan_handle: id('PlanHandle') }),
    text: 'Invite Ada to “Pottery for beginners”.',
  }
  const review =
    'Invite Ada to “Pottery for beginners”.\nTo Ada, by mail and in their account\nTitle: Pottery for beginners\nWednesday, 16 December 2037, 18:00, Berlin time (GMT+1).\nNothing has been sent. You can approve it until Tuesday, 1 December 2037, 19:15.'
  const approval = {
    action_handle: id('ActionHandle', other),
    kind: 'plan.send',
    summary: 'Invite Ada to “Pottery for beginners”.',
    review_text: review,
    recipients: ['Ada'],
    content_preview: { title: 'Pottery for beginners', scheduled_at: '2037-12-16T17:00:00Z' },
    facts: { plan_handle: id('PlanHandle') },
    expires_at: expires,
    commit: {
      method: 'POST',
      path: `${service.protocol.path}/assistant/prepared-actions/${id('ActionHandle', other)}/commit`,
    },
    reply_word: 'SEND 47',
  }
  const question = {
    question_handle: id('QuestionHandle'),
    kind: 'choice',
    slot: 'ideas_list_handle',
    text: 'There are several called “Trips”. Which list do you mean?',
    options: [1, 2].map((ordinal) => ({
      ...{ ordinal, label: 'Trips', detail: ordinal === 1 ? '3 ideas' : 'no idea yet' },
      handle: id('IdeasListHandle', ordinal === 1 ? handle : other),
    })),
    proposes: null,
    expires_at: expires,
  }
  const not = 'I did not understand that. You can say, for example:'
  const turns: [about: string, message: string, answer: Values][] = [
    [
      'What waits',
      'What is waiting for me?',
      {
        reply: 'One thing to do for “Pottery for beginners” – Wednesday, 16 December 2037, 18:00.',
        calls: [call('planning.brief.get', 'read', {})],
        cards: [card(plan, 'Wednesday, 16 December 2037, 18:00', '2037-12-16T17:00:00.000Z')],
      },
    ],
    [
      'Several are meant',
      'Open the list Trips',
      {
        ...{ status: 'needs_input', reply: question.text, question },
        calls: [call('ideas.lists.query', 'read', { query: 'Trips' })],
      },
    ],
    [
      'What sends is prepared',
      'Invite Ada to the pottery',
      {
        ...{ status: 'needs_input', calls: [invited], approval },
        reply: `${review}\nI never send anything myself. Approve it with the button, or by the word SEND 47 where you are asked for it.`,
      },
    ],
    [
      'Not understood',
      'Make me happy',
      {
        ...{ status: 'failed', reply: `${not}\n– what is waiting for me` },
        error: { code: 'not_understood', message: not, retryable: false },
        suggestions: [{ label: 'What is waiting for me', say: 'what is waiting for me' }],
      },
    ],
  ]
  return turns.map(([about, message, answer], at) => {
    const request_key = `turn-${at + 1}`
    return {
      about,
      request: { message, request_key },
      answer: turn(brand, handles, { kind: 'message', request_key, ordinal: at + 1 }, answer),
    }
  })
}

/** The approval of what one of them prepared. */
export function approvalExamples({ service }: Model): Exchange[] {
  const { brand, handles } = service
  const action_handle = `${handles.ActionHandle ?? ''}${other}`
  const reply = 'The invitation to “Pottery for beginners” is on its way to Ada.'
  const sent = {
    ...call('actions.commit', 'external_send', { action_handle }),
    ...{ text: reply, execution_id: other },
  }
  const facts = { kind: 'commit', request_key: 'approval-1', ordinal: 5 }
  return [
    {
      about: 'It is sent',
      request: { request_key: 'approval-1' },
      answer: turn(brand, handles, facts, { reply, calls: [sent], data: { action_handle } }),
    },
  ]
}

/** A conversation, and what was said in it. */
export function conversationExamples(model: Model): { list: Values; one: Values } {
  const conversation = conversationOf(model.service.handles, 4)
  const turns = messageExamples(model).map(({ request, answer }) => {
    const { turn_handle, ordinal, kind } = answer.turn as Values
    return {
      ...{ turn_handle, ordinal, kind, message: request.message },
      ...{ reply: (answer.reply as Values).text, status: answer.status },
      ...{ started_at: started, finished_at: finished },
    }
  })
  const collection = {
    ...{ has_more: false, returned: 1, next_cursor: null, expires_at: '2037-12-02T18:00:00.000Z' },
    snapshot_handle: `${model.service.handles.SnapshotHandle ?? ''}${handle}`,
  }
  return {
    list: envelope(model, 'assistant.conversations.listed', { items: [conversation] }, collection),
    one: envelope(model, 'assistant.conversation.read', { conversation, turns }),
  }
}

function envelope({ service }: Model, kind: string, data: Values, collection?: Values): Values {
  return {
    ...{ contract: service.contract, status: 'completed' },
    outcome: {
      ...{ kind, facts: {}, resources: [], ...(collection && { collection }) },
      ...{
        disclosures: [],
        next_actions: [],
        fallback_text: collection ? '1 conversation.' : 'What was said.',
      },
    },
    ...{ data, error: null, errors: [], effects: [], next_actions: [] },
    request_id: 'req_1',
  }
}

type Handles = Model['service']['handles']

function turn(brand: string, handles: Handles, facts: Values, answer: Values): Values {
  const { reply, ...others } = answer
  return {
    ...{ contract: `${brand}.assistant-turn.v1`, status: 'completed' },
    turn: {
      turn_handle: `${handles.TurnHandle ?? ''}${handle}`,
      ...{ ...facts, replayed: false, interpreter: 'rules', language: 'en' },
      ...{ started_at: started, finished_at: finished },
    },
    conversation: conversationOf(handles, Number(facts.ordinal)),
    reply: { text: reply, truncated: false },
    ...{ calls: [], cards: [], question: null, approval: null, disclosures: [], suggestions: [] },
    ...{ data: null, error: null },
    usage: {
      ...{ model: null, steps: 1, input_tokens: 0, output_tokens: 0, ms: 41, fallback: null },
    },
    request_id: 'req_1',
    ...others,
  }
}

function conversationOf(handles: Handles, turns: number): Values {
  return {
    conversation_handle: `${handles.ConversationHandle ?? ''}${handle}`,
    ...{ channel: 'chat', channel_identity: null, turns, expires_at: '2037-12-31T18:00:00.041Z' },
  }
}

function call(capability: string, effect: string, input: Values): Values {
  return {
    ...{ capability, version: '1.0', effect, input, status: 'completed', code: null },
    ...{ execution_id: null, text: 'Done.', replayed: false },
  }
}

function card(thing: Values, line: string, when: string): Values {
  return { ordinal: 1, ...thing, lines: [line], when, whose: null, url: null, actions: [] }
}
