// Generated from spec/ by codegen. Do not edit.

/** The words of a language that the assistant knows, by what they are for. */
export const words = {
  "fillers": [
    "please",
    "just",
    "now",
    "then",
    "me",
    "my",
    "the",
    "a",
    "an",
    "some",
    "so",
    "well",
    "ok",
    "okay",
    "also",
    "maybe",
    "really",
    "kindly",
    "our",
    "any",
    "actually",
    "quickly",
    "today's"
  ],
  "openers": [
    "could you please",
    "could you",
    "can you please",
    "can you",
    "would you please",
    "would you",
    "will you",
    "i would like you to",
    "i would like to",
    "i want you to",
    "i want to",
    "i wanna",
    "i need you to",
    "i need to",
    "let us",
    "let me",
    "please",
    "hey",
    "hi",
    "hello",
    "ok",
    "okay",
    "and",
    "so",
    "then",
    "also",
    "go ahead and",
    "help me",
    "help me to"
  ],
  "short": {
    "what's": "what is",
    "who's": "who is",
    "where's": "where is",
    "when's": "when is",
    "how's": "how is",
    "i'd": "i would",
    "i'm": "i am",
    "i'll": "i will",
    "i've": "i have",
    "let's": "let us",
    "we're": "we are",
    "she's": "she is",
    "he's": "he is",
    "they're": "they are",
    "it's": "it is",
    "that's": "that is",
    "there's": "there is",
    "wanna": "want to",
    "gonna": "going to",
    "don't": "do not",
    "can't": "can not",
    "cannot": "can not",
    "won't": "will not"
  },
  "yes": [
    "yes",
    "yeah",
    "yep",
    "yup",
    "sure",
    "yes please",
    "of course",
    "absolutely",
    "right",
    "correct",
    "exactly",
    "do it",
    "do that",
    "go ahead",
    "sounds good",
    "that is right",
    "fine",
    "ok",
    "okay",
    "please do"
  ],
  "no": [
    "no",
    "nope",
    "nah",
    "no thanks",
    "no thank you",
    "do not",
    "better not",
    "rather not",
    "please do not"
  ],
  "never_mind": [
    "never mind",
    "nevermind",
    "forget it",
    "forget that",
    "cancel that question",
    "skip it",
    "skip that",
    "stop",
    "leave it",
    "drop it",
    "none of them",
    "none of these",
    "none"
  ],
  "more": [
    "more",
    "show more",
    "next",
    "next page",
    "more please",
    "what else",
    "go on",
    "continue",
    "anything else",
    "and more",
    "show me more"
  ],
  "repeat": [
    "repeat",
    "repeat that",
    "say that again",
    "say it again",
    "what did you say",
    "again",
    "come again",
    "pardon"
  ],
  "undo": [
    "undo",
    "undo that",
    "undo it",
    "take that back",
    "take it back",
    "revert",
    "revert that",
    "undo the last thing",
    "put it back"
  ],
  "help": [
    "help",
    "what can you do",
    "what can i say",
    "what can i ask",
    "how does this work",
    "what do you do",
    "help me",
    "commands",
    "options"
  ],
  "hello": [
    "hello",
    "hi",
    "hey",
    "good morning",
    "good evening",
    "good afternoon",
    "hi there",
    "hello there"
  ],
  "thanks": [
    "thanks",
    "thank you",
    "thank you very much",
    "thanks a lot",
    "cheers",
    "great thanks",
    "thx",
    "ta",
    "perfect thanks",
    "great",
    "perfect",
    "cool",
    "nice",
    "lovely"
  ],
  "send": [
    "send it",
    "send",
    "send them",
    "send that",
    "yes send it",
    "yes send them",
    "send it now",
    "send it off",
    "send them out",
    "send it out",
    "approve",
    "approve it",
    "approved",
    "i approve",
    "confirm",
    "confirm it",
    "commit",
    "commit it",
    "go ahead and send it",
    "please send it",
    "ok send it",
    "okay send it",
    "just send it",
    "send the invitation",
    "send the invitations",
    "send the invites",
    "send invites",
    "send invitations",
    "send everything",
    "send it to everyone",
    "send it to everybody",
    "do send it",
    "yes please send it",
    "release it",
    "ship it",
    "fire it off"
  ],
  "reply_word": [
    "send",
    "senden"
  ],
  "it": [
    "it",
    "that",
    "this",
    "that one",
    "this one",
    "the one",
    "the same",
    "the same one",
    "them all"
  ],
  "them": [
    "her",
    "him",
    "them",
    "she",
    "he",
    "they"
  ],
  "open": [
    "open",
    "show",
    "show me",
    "read",
    "see",
    "look at",
    "view",
    "tell me about",
    "tell me more about",
    "more about",
    "what about",
    "how about",
    "details of",
    "details about",
    "i mean",
    "number"
  ],
  "everybody": [
    "everyone",
    "everybody",
    "all",
    "anyone",
    "anybody"
  ],
  "articles": [
    "the",
    "a",
    "an",
    "my",
    "our",
    "that",
    "this",
    "those",
    "these",
    "some"
  ],
  "kinds": {
    "plan": [
      "plan",
      "outing",
      "draft",
      "event",
      "invitation",
      "party"
    ],
    "list": [
      "list",
      "ideas list"
    ],
    "idea": [
      "idea"
    ],
    "person": [
      "person",
      "friend"
    ],
    "place": [
      "place"
    ],
    "invite": [
      "invite",
      "invitation"
    ]
  },
  "positions": {
    "first": 1,
    "second": 2,
    "third": 3,
    "fourth": 4,
    "fifth": 5,
    "sixth": 6,
    "seventh": 7,
    "eighth": 8,
    "ninth": 9,
    "tenth": 10,
    "last": -1,
    "one": 1,
    "two": 2,
    "three": 3,
    "four": 4,
    "five": 5,
    "1st": 1,
    "2nd": 2,
    "3rd": 3,
    "4th": 4,
    "5th": 5
  },
  "joiners": [
    "and",
    "with",
    "plus",
    "or"
  ],
  "cannot": {
    "pay": [
      "pay",
      "pay for",
      "transfer",
      "split the bill",
      "send money"
    ],
    "book": [
      "book",
      "reserve",
      "buy",
      "order",
      "purchase"
    ],
    "write": [
      "text",
      "call",
      "phone",
      "message",
      "email",
      "dm",
      "write to",
      "tell"
    ]
  }
} as const

/** How people ask for each capability. */
export const frames = [
  {
    "id": "planning.brief.get",
    "capability": "planning.brief.get",
    "say": [
      "(what|anything) [is|has] [there] (waiting|pending|new|open|up) [for (me|us)] [today]",
      "(what|which things) (need|needs|needing) [my] (attention|answer|reply)",
      "what (should|must|do) i (know|do|answer) [today]",
      "[give|show|read|get] [me] [my] [planning|daily|morning] (brief|briefing|overview|summary)",
      "(catch|bring) me up [to date]",
      "what (did i miss|have i missed)",
      "what waits for me",
      "(any|what|show|do i have) [open|new] (invitations|invites) [for me|do i have]",
      "who (has invited|invited) me",
      "am i invited [to] [anything|something]",
      "what is going on"
    ],
    "set": {},
    "slots": {},
    "needs": [],
    "confirm": false,
    "examples": [
      "what is waiting for me",
      "what's new?",
      "anything pending for me",
      "give me the brief",
      "what needs my attention",
      "catch me up",
      "do I have any new invitations?",
      "who invited me",
      "what did I miss"
    ]
  },
  {
    "id": "plans.query",
    "capability": "plans.query",
    "say": [
      "(what|which) (plans|outings) [do|are] [i|we] [have|there] [coming] [up]",
      "[show|list|see|read] [all] [of] [upcoming|coming|next] (plans|outings)",
      "what (am i|are we|is) [doing|planned|planning|coming] [up|next]",
      "what is (coming|planned) [up|next]",
      "what do (i|we) have (planned|coming up)"
    ],
    "set": {
      "scope": "active"
    },
    "slots": {},
    "needs": [],
    "confirm": false,
    "examples": [
      "what plans do I have?",
      "show my plans",
      "what is coming up",
      "list my upcoming outings",
      "what do we have planned",
      "which plans are there",
      "what am I doing next"
    ]
  },
  {
    "id": "plans.query#2",
    "capability": "plans.query",
    "say": [
      "[show|list|see|what|which] [are] [do i have] drafts [do i have]",
      "(what|which|show|list) [plans|outings|invitations] [are|is|have] [i] not [yet] (sent|shared) [yet]",
      "(what|which) (plans|outings) am i (preparing|drafting)",
      "what am i (drafting|preparing)"
    ],
    "set": {
      "scope": "drafts"
    },
    "slots": {},
    "needs": [],
    "confirm": false,
    "examples": [
      "show my drafts",
      "what drafts do I have",
      "list the drafts",
      "which plans are not sent yet",
      "what am I drafting",
      "drafts?"
    ]
  },
  {
    "id": "plans.query#3",
    "capability": "plans.query",
    "say": [
      "[show|list|what|which] [are] [my] (past|old|earlier|previous) (plans|outings)",
      "what (did|have) (i|we) [do|done] (last|before|lately|recently)",
      "(which|what) (plans|outings) are over"
    ],
    "set": {
      "scope": "past"
    },
    "slots": {},
    "needs": [],
    "confirm": false,
    "examples": [
      "show past plans",
      "list my old plans",
      "what are my earlier outings",
      "which plans are over",
      "what did we do lately",
      "my previous plans"
    ]
  },
  {
    "id": "plans.query#4",
    "capability": "plans.query",
    "say": [
      "(what|which plans|which outings) am i (hosting|organizing|organising)",
      "[show|list] (plans|outings) [that] i (host|organize|organise)",
      "[show|list] my own (plans|outings)"
    ],
    "set": {
      "role": "host"
    },
    "slots": {},
    "needs": [],
    "confirm": false,
    "examples": [
      "what am I hosting",
      "which plans am I organizing",
      "show plans that I host",
      "list my own plans",
      "which outings am I hosting",
      "plans I organise"
    ]
  },
  {
    "id": "plans.query#5",
    "capability": "plans.query",
    "say": [
      "(what|which plans|which outings) am i (invited|going|coming) [to]",
      "[show|list] (plans|outings) [that] i am invited to",
      "where am i (invited|going)"
    ],
    "set": {
      "role": "invitee"
    },
    "slots": {},
    "needs": [],
    "confirm": false,
    "examples": [
      "what am I invited to",
      "which plans am I invited to",
      "where am I going",
      "show plans I am invited to",
      "which outings am I going to",
      "where am I invited"
    ]
  },
  {
    "id": "plans.query#6",
    "capability": "plans.query",
    "say": [
      "[show|list|what|which] [are] (canceled|cancelled) (plans|outings)",
      "what (was|has been|got) (canceled|cancelled|called off)"
    ],
    "set": {
      "scope": "canceled"
    },
    "slots": {},
    "needs": [],
    "confirm": false,
    "examples": [
      "show canceled plans",
      "list cancelled plans",
      "what was called off",
      "which are the canceled plans",
      "what has been cancelled",
      "canceled outings"
    ]
  },
  {
    "id": "plans.query#7",
    "capability": "plans.query",
    "say": [
      "(find|search|look for|is there) [a] (plan|outing) (about|for|called|named|with) {query}",
      "(do i|do we) have [a] plan (about|for|called|named) {query}"
    ],
    "set": {},
    "slots": {
      "query": "text"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "find the plan about pottery",
      "search a plan called Trio night",
      "is there a plan for swimming",
      "do I have a plan for the cinema",
      "look for a plan named Picnic",
      "find a plan with bowling"
    ]
  },
  {
    "id": "plans.get",
    "capability": "plans.get",
    "say": [
      "who (is coming|comes|is going|is in|will come|will be there|attends|is invited) [to {plan_handle}]",
      "who (has|have) [already] (answered|replied|responded|accepted|declined|confirmed|said yes|said no) [to|for] [{plan_handle}]",
      "(has|have) (anyone|anybody|everyone|everybody) (answered|replied|responded|accepted|confirmed) [to {plan_handle}]",
      "did (anyone|anybody|everyone|everybody) (answer|reply|respond|accept|confirm) [to {plan_handle}]",
      "how many (are coming|people are coming|come|accepted) [to {plan_handle}]",
      "[show|what are|any] (answers|replies|rsvps) [for|to|of] [{plan_handle}]"
    ],
    "set": {},
    "slots": {
      "plan_handle": "plan"
    },
    "needs": [
      "plan_handle"
    ],
    "confirm": false,
    "examples": [
      "who is coming to the trio night",
      "who has answered",
      "has anyone replied",
      "did everybody accept",
      "who has said yes to pottery",
      "how many people are coming",
      "any answers?"
    ]
  },
  {
    "id": "plans.get#2",
    "capability": "plans.get",
    "say": [
      "(show|open|read) [me] [the] (plan|outing|draft) {plan_handle}",
      "(show|open|read) [me] {plan_handle} (plan|outing|draft)",
      "(show|tell) me (more|details) (about|of) (plan|outing|draft) {plan_handle}",
      "(when|where) is {plan_handle}",
      "what time is {plan_handle}",
      "(how|what) about the plan {plan_handle}"
    ],
    "set": {},
    "slots": {
      "plan_handle": "plan"
    },
    "needs": [
      "plan_handle"
    ],
    "confirm": false,
    "examples": [
      "show me the plan trio night",
      "open the plan pottery",
      "when is the trio night",
      "where is the picnic",
      "what time is the concert",
      "tell me more about plan Trio night"
    ]
  },
  {
    "id": "plans.logistics.get",
    "capability": "plans.logistics.get",
    "say": [
      "[show|read|see|open|what is on] [the] (checklist|to do list|todo list|to-do list|todos|logistics) [for|of] [{plan_handle}]",
      "what (is|are) [still] (left|missing|to do|to be done|open) (for|before|of) {plan_handle}",
      "what (do|must|should) (i|we) [still] (bring|prepare|organize|organise|arrange) [for {plan_handle}]"
    ],
    "set": {},
    "slots": {
      "plan_handle": "plan"
    },
    "needs": [
      "plan_handle"
    ],
    "confirm": false,
    "examples": [
      "show the checklist",
      "what is on the checklist for the trio night",
      "what is left for the picnic",
      "what do we still bring for the picnic",
      "open the to-do list of pottery",
      "logistics for the concert"
    ]
  },
  {
    "id": "plans.logistics.update",
    "capability": "plans.logistics.update",
    "say": [
      "(put|add) {item.title} (on|to) [the] (checklist|to do list|todo list|to-do list|todos) [(of|for) {plan_handle}]",
      "(remember|note) for {plan_handle} to {item.title}"
    ],
    "set": {
      "mode": "add",
      "item.kind": "host_action",
      "item.action_type": "task",
      "item.phase": "before_arrival",
      "item.actor_type": "host",
      "item.visibility": "host"
    },
    "slots": {
      "item.title": "text",
      "plan_handle": "plan"
    },
    "needs": [
      "plan_handle"
    ],
    "confirm": false,
    "examples": [
      "put bring blankets on the checklist",
      "add buy tickets to the checklist of the trio night",
      "add cake to the to-do list",
      "put candles on the checklist for the picnic",
      "note for the picnic to bring a blanket",
      "add wine to the todo list"
    ]
  },
  {
    "id": "plans.draft.create",
    "capability": "plans.draft.create",
    "say": [
      "(draft|plan|create|make|prepare|start|set up|organize|organise|arrange) [an|a] [outing|plan|draft|evening|trip] [for|from|of|with|about] {candidate_id} [(on|for|at) {scheduled_at}] with {audience_selection.person_names}",
      "(draft|plan|create|make|prepare|start|set up|organize|organise|arrange) [an|a] [outing|plan|draft|evening|trip] [for|from|of|about] {candidate_id} with {audience_selection.person_names} (on|at|for) {scheduled_at}",
      "(draft|plan|prepare|organize|organise|arrange) [an|a] [outing|plan|draft] [for|from|of|about] {candidate_id} [(on|for|at) {scheduled_at}]",
      "(create|make|start|set up) [an|a] (outing|plan|draft) (for|from|of|about|with|out of) {candidate_id} [(on|for|at) {scheduled_at}]",
      "(draft|plan) {candidate_id} {scheduled_at}"
    ],
    "set": {},
    "slots": {
      "candidate_id": "candidate",
      "scheduled_at": "moment",
      "audience_selection.person_names": "people"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "draft it",
      "draft the pottery with Ada",
      "plan the film on Saturday at 8pm",
      "make a plan out of the soup evening",
      "draft pottery with Ada on Friday at 7pm",
      "organize the flea market for Sunday at 11",
      "create a draft from the second"
    ]
  },
  {
    "id": "plans.draft.update",
    "capability": "plans.draft.update",
    "say": [
      "(move|change|shift|set|put) [the] [time|date|day|start] [of] draft [{plan_handle}] to {scheduled_at}",
      "(make|set) [the] draft [{plan_handle}] (on|for|at) {scheduled_at}",
      "(make|do|have) it (on|at) {scheduled_at}",
      "[on|at] {scheduled_at}",
      "set (time|date) to {scheduled_at}"
    ],
    "set": {},
    "slots": {
      "plan_handle": "plan",
      "scheduled_at": "moment"
    },
    "needs": [
      "plan_handle"
    ],
    "confirm": false,
    "examples": [
      "move the draft to Saturday at 8pm",
      "set the draft pottery for Friday at 6pm",
      "make it on Sunday at noon",
      "shift the draft trio night to Monday at 7pm",
      "set the time to Friday at 8pm",
      "do it at 9pm on Saturday"
    ]
  },
  {
    "id": "plans.draft.update#2",
    "capability": "plans.draft.update",
    "say": [
      "(call|rename|title|name) [the] draft [{plan_handle}] [to|as] {title_override}",
      "(call|title|name) it {title_override}"
    ],
    "set": {},
    "slots": {
      "plan_handle": "plan",
      "title_override": "text"
    },
    "needs": [
      "plan_handle"
    ],
    "confirm": false,
    "examples": [
      "call it Clay night",
      "rename the draft Picnic by the lake",
      "title it Movie night",
      "name it Brunch",
      "call the draft Ramen evening",
      "title the draft Long walk"
    ]
  },
  {
    "id": "plans.draft.update#3",
    "capability": "plans.draft.update",
    "say": [
      "(add|put|bring|take|include) {audience_selection.person_names} (to|on|into) [the] draft [{plan_handle}]",
      "the draft is (for|with) {audience_selection.person_names}"
    ],
    "set": {},
    "slots": {
      "audience_selection.person_names": "people",
      "plan_handle": "plan"
    },
    "needs": [
      "plan_handle"
    ],
    "confirm": false,
    "examples": [
      "add Ada to the draft",
      "put Jonas and Mira on the draft",
      "include Ada in to the draft pottery",
      "bring Mira into the draft",
      "the draft is for Ada and Jonas",
      "take Priya into the draft"
    ]
  },
  {
    "id": "plans.draft.update#4",
    "capability": "plans.draft.update",
    "say": [
      "(at most|max|maximum|no more than|up to) {capacity_max} [people|guests|persons]",
      "(limit|cap) [it|the draft] to {capacity_max} [people|guests|persons]"
    ],
    "set": {},
    "slots": {
      "capacity_max": "text"
    },
    "needs": [
      "plan_handle"
    ],
    "confirm": false,
    "examples": [
      "at most 6 people",
      "limit it to 8 guests",
      "cap the draft to 4",
      "maximum 10 people",
      "no more than 5",
      "up to 12 guests"
    ]
  },
  {
    "id": "plans.draft.update#5",
    "capability": "plans.draft.update",
    "say": [
      "(at least|minimum|min|no fewer than) {capacity_min} [people|guests|persons]",
      "we need {capacity_min} (people|guests|persons)"
    ],
    "set": {},
    "slots": {
      "capacity_min": "number"
    },
    "needs": [
      "plan_handle"
    ],
    "confirm": false,
    "examples": [
      "at least 4 people",
      "minimum 3",
      "no fewer than 5 guests",
      "min 4",
      "we need 6 people",
      "at least 3"
    ]
  },
  {
    "id": "plans.draft.update#6",
    "capability": "plans.draft.update",
    "say": [
      "(answers|rsvps|replies|guests answer|deadline|set the deadline) [is|are|to|due|needed] (by|until|till|to|on) {rsvp_deadline}",
      "(they|guests|people) (should|must|have to) (answer|reply) (by|until|till) {rsvp_deadline}"
    ],
    "set": {},
    "slots": {
      "rsvp_deadline": "moment"
    },
    "needs": [
      "plan_handle"
    ],
    "confirm": false,
    "examples": [
      "answers by Thursday at noon",
      "set the deadline to Friday at 6pm",
      "guests should answer until Wednesday at 8pm",
      "replies due by Sunday at 10am",
      "they must reply by Monday at noon",
      "rsvps by Friday at 5pm"
    ]
  },
  {
    "id": "plans.draft.preview",
    "capability": "plans.draft.preview",
    "say": [
      "(preview|review) [the] [draft|plan|invitation|it] [{plan_handle}]",
      "(how|what) (does|will|would) [the] (draft|invitation|plan|it) [{plan_handle}] (look|looks) [like]",
      "show me (what|how) (they|guests|friends) [would|will] (see|get)"
    ],
    "set": {},
    "slots": {
      "plan_handle": "plan"
    },
    "needs": [
      "plan_handle"
    ],
    "confirm": false,
    "examples": [
      "preview the draft",
      "review it",
      "how does the invitation look",
      "what would the draft look like",
      "preview the pottery draft",
      "show me what guests would see"
    ]
  },
  {
    "id": "plans.invitation.prepare",
    "capability": "plans.invitation.prepare",
    "say": [
      "(invite|ask) {send_person_names} (to|for) {plan_handle}",
      "(send|prepare|get ready) [the|an|out] {plan_handle} (invitations|invitation|invites|invite) [to {send_person_names}]",
      "(send|prepare) [the|an] (invitations|invitation|invites|invite) (for|to|of) {plan_handle}",
      "(prepare|get ready) [the|an] (invitations|invitation|invites|invite)",
      "invite {send_person_names}",
      "invite {send_person_names} along"
    ],
    "set": {},
    "slots": {
      "send_person_names": "people",
      "plan_handle": "plan"
    },
    "needs": [
      "plan_handle"
    ],
    "confirm": false,
    "examples": [
      "invite Ada to the pottery",
      "invite Ada and Jonas",
      "invite her",
      "prepare the invitation",
      "send the pottery invitations",
      "ask Mira to the trio night",
      "send the invitations for the trio night"
    ]
  },
  {
    "id": "plans.invitation.prepare#2",
    "capability": "plans.invitation.prepare",
    "say": [
      "(make|create|get|give|prepare|i need) [me] [a] [share|sharing|invite|invitation] link (for|to) [the] [plan] {plan_handle}",
      "share [the] (plan|outing|draft) [{plan_handle}] (by|with|as|via) [a] link",
      "(make|create|get|give|prepare|i need) [me] [a] [share|sharing|invite|invitation] link"
    ],
    "set": {
      "action": "create_share_link"
    },
    "slots": {
      "plan_handle": "plan"
    },
    "needs": [
      "plan_handle"
    ],
    "confirm": false,
    "examples": [
      "make a share link for the trio night",
      "share the plan by link",
      "give me a link to the plan pottery",
      "I need an invite link",
      "create a link for the picnic",
      "share the plan trio night as a link"
    ]
  },
  {
    "id": "plans.roster.prepare",
    "capability": "plans.roster.prepare",
    "say": [
      "[also] (add|invite|bring) {recipient_names} (to|into) [the] (sent|existing|shared) (plan|outing) [{plan_handle}]",
      "add (guest|guests) {recipient_names} [to {plan_handle}]",
      "change [the] guests [of {plan_handle}] to {recipient_names}"
    ],
    "set": {},
    "slots": {
      "recipient_names": "people",
      "plan_handle": "plan"
    },
    "needs": [
      "plan_handle"
    ],
    "confirm": false,
    "examples": [
      "add Ada to the sent plan",
      "invite Jonas to the existing plan trio night",
      "add guest Mira to the picnic",
      "add guests Ada and Jonas",
      "change the guests to Ada and Mira",
      "bring Priya into the shared plan"
    ]
  },
  {
    "id": "plans.update.prepare",
    "capability": "plans.update.prepare",
    "say": [
      "(move|shift|push|postpone|reschedule|change|delay|bring forward) {plan_handle} (to|until|till) {changes.scheduled_at}",
      "(move|shift|push|postpone|reschedule|change) [the] (time|date|day|start) (of|for) {plan_handle} to {changes.scheduled_at}",
      "{plan_handle} is now (on|at) {changes.scheduled_at}"
    ],
    "set": {},
    "slots": {
      "plan_handle": "plan",
      "changes.scheduled_at": "moment"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "move the trio night to Saturday at 8pm",
      "postpone the picnic to Sunday at 3pm",
      "change the time of pottery to Friday at 6pm",
      "reschedule it to Monday at 7pm",
      "push dinner until Thursday at 9pm",
      "shift it to Sunday at noon"
    ]
  },
  {
    "id": "plans.update.prepare#2",
    "capability": "plans.update.prepare",
    "say": [
      "(rename|retitle) [the] (plan|outing) {plan_handle} (to|as) {changes.title_override}",
      "(change|set) [the] title (of|for) {plan_handle} to {changes.title_override}"
    ],
    "set": {},
    "slots": {
      "plan_handle": "plan",
      "changes.title_override": "text"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "rename the plan trio night to Games night",
      "change the title of the picnic to Lunch outside",
      "retitle the plan pottery as Clay",
      "set the title of it to Long walk",
      "rename the outing dinner to Supper",
      "change title for pottery to Mugs"
    ]
  },
  {
    "id": "plans.update.prepare#3",
    "capability": "plans.update.prepare",
    "say": [
      "[we|let us] meet (at|in) {changes.meetup_location_text} (for|before) {plan_handle}",
      "(change|set|make) [the] (meeting point|meeting place|meetup) [(of|for) {plan_handle}] [to|at] {changes.meetup_location_text}"
    ],
    "set": {},
    "slots": {
      "changes.meetup_location_text": "text",
      "plan_handle": "plan"
    },
    "needs": [
      "plan_handle"
    ],
    "confirm": false,
    "examples": [
      "we meet at the station before the picnic",
      "set the meeting point to the fountain",
      "change the meeting place of the trio night to Café Lux",
      "make the meetup at the main gate",
      "meet in the lobby for the concert",
      "set the meeting point of pottery to the back door"
    ]
  },
  {
    "id": "plans.cancel.prepare",
    "capability": "plans.cancel.prepare",
    "say": [
      "(cancel|call off|abandon|scrap) [the] [plan|outing] {plan_handle}",
      "{plan_handle} is (off|canceled|cancelled)",
      "call {plan_handle} off"
    ],
    "set": {},
    "slots": {
      "plan_handle": "plan"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "cancel the trio night",
      "call off the picnic",
      "the picnic is off",
      "cancel it",
      "call the concert off",
      "scrap the plan pottery"
    ]
  },
  {
    "id": "invites.rsvp.update",
    "capability": "invites.rsvp.update",
    "say": [
      "(accept|join|attend) [the] [invitation|invite] [to|from|for] {invite_handle}",
      "i (am|will be) (in|coming|there|going) [for|to|at] [{invite_handle}]",
      "i [will|can] (come|join|go|attend|make it) [to] [{invite_handle}]",
      "(say|answer|reply) yes to {invite_handle}",
      "count me in [for {invite_handle}]",
      "accept"
    ],
    "set": {
      "rsvp_status": "accepted"
    },
    "slots": {
      "invite_handle": "invite"
    },
    "needs": [
      "invite_handle"
    ],
    "confirm": false,
    "examples": [
      "accept the invitation to swimming",
      "I am in",
      "count me in for the swim",
      "say yes to the dinner",
      "I will come to the party",
      "I'm coming",
      "join the picnic"
    ]
  },
  {
    "id": "invites.rsvp.update#2",
    "capability": "invites.rsvp.update",
    "say": [
      "(decline|refuse|turn down|skip) [the] [invitation|invite] [to|from|for] {invite_handle}",
      "i (can not|will not|do not) (come|make it|join|go|attend) [to] [{invite_handle}]",
      "(say|answer|reply) no to {invite_handle}",
      "count me out [for|of] [{invite_handle}]",
      "i am (out|not coming|not going) [to|for] [{invite_handle}]",
      "decline"
    ],
    "set": {
      "rsvp_status": "declined"
    },
    "slots": {
      "invite_handle": "invite"
    },
    "needs": [
      "invite_handle"
    ],
    "confirm": false,
    "examples": [
      "decline the invitation to swimming",
      "I can't come to the swim",
      "count me out",
      "say no to the dinner",
      "turn down the invite for Friday",
      "I won't make it"
    ]
  },
  {
    "id": "availability.query",
    "capability": "availability.query",
    "say": [
      "when (are|is) (i|we|me) and {person_names} [both|all] free {window}",
      "when (are|is) {person_names} and (i|me) [both|all] free {window}",
      "when (is|are) {person_names} free {window}",
      "(are|is) {person_names} [and i] free {window}",
      "when (can|could|do) (i|we) (see|meet) {person_names} {window}",
      "(find|look for|suggest) [a|us] [free] (time|times|slot|evening) (with|for) {person_names} {window}",
      "when (can|could) {person_names} and i (meet|meet up|get together) {window}",
      "when (does|do) {person_names} have time {window}",
      "when (are|am|is) (i|we) [all] free {window}",
      "(am i|are we) free {window}",
      "when do (i|we) have time {window}"
    ],
    "set": {},
    "slots": {
      "person_names": "people",
      "window": "window"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "when are Ada and I free at the weekend",
      "is Jonas free on Friday evening",
      "find a time with Ada and Jonas next week",
      "when is Ada free tomorrow",
      "when can we meet Mira this weekend",
      "am I free on Saturday",
      "when am I free next week"
    ]
  },
  {
    "id": "availability.query#2",
    "capability": "availability.query",
    "say": [
      "when (are|is) (i|we|me) and {person_names} [both|all] free",
      "when (are|is) {person_names} and (i|me) [both|all] free",
      "when (is|are) {person_names} free",
      "(find|look for|suggest) [a|us] [free] (time|times|slot) (with|for) {person_names}",
      "when does {person_names} have time",
      "when (are|am|is) (i|we) [all] free",
      "when (can|could|do) (i|we) (see|meet) {person_names}"
    ],
    "set": {},
    "slots": {
      "person_names": "people"
    },
    "needs": [
      "window"
    ],
    "confirm": false,
    "examples": [
      "when is Ada free",
      "when are we free",
      "when does Jonas have time",
      "find a time with Ada",
      "when can I see Ada",
      "when are Ada and I free"
    ]
  },
  {
    "id": "calendar.status.get",
    "capability": "calendar.status.get",
    "say": [
      "(is|are) [my] (calendar|calendars) (connected|up to date|fresh|synced)",
      "(which|what|show|list) [my] (calendar|calendars) [are|is] [connected|do i have]",
      "(when|how) (was|is) [my] calendar (last|) (read|synced|updated)",
      "calendar status"
    ],
    "set": {},
    "slots": {},
    "needs": [],
    "confirm": false,
    "examples": [
      "is my calendar connected",
      "which calendars are connected",
      "show my calendars",
      "calendar status",
      "are my calendars up to date",
      "when was my calendar last read"
    ]
  },
  {
    "id": "events.search",
    "capability": "events.search",
    "say": [
      "(find|search|look for|show|list|are there) [me] {query} (events|concerts|shows) [near me|nearby]",
      "(find|search|look for|show|list) [me] (events|concerts|shows|what is on) (about|for|with|like|at) {query}",
      "(what|which) (events|concerts|shows) (are there|are on|do you know) (about|for|with|at) {query}",
      "(find|search|show|list|what|which|any) (events|concerts) [are there|are on] [near me|nearby|coming up]"
    ],
    "set": {},
    "slots": {
      "query": "text"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "find jazz events",
      "show me events about ceramics",
      "which events are there for children",
      "search concerts with piano",
      "any events",
      "list events coming up"
    ]
  },
  {
    "id": "ideas.recommendations.get",
    "capability": "ideas.recommendations.get",
    "say": [
      "what (can|could|should|shall) (i|we) do with {people} (on|at|in|this|next|over) {when}",
      "what (can|could|should|shall) (i|we) do with {people} {when}",
      "what (can|could|should|shall) {people} and i do {when}",
      "what (can|could|should|shall) (i|we) do with {people}",
      "what (can|could|should|shall) {people} and i do",
      "what (can|could|should|shall) (i|we) do {when}",
      "what (can|could|should|shall) (i|we) do",
      "(suggest|recommend|propose|find) [us] [me] something [to do|nice|fun] [with {people}] [for {when}]",
      "(any|give me|got any) (ideas|suggestions|recommendations|tips) [what to do] [for {when}] [with {people}]",
      "i am bored",
      "something to do [with {people}]",
      "something to do {when}",
      "something for [me and] {people}"
    ],
    "set": {},
    "slots": {
      "people": "people",
      "when": "window"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "what can we do",
      "what could we do with Ada on Sunday",
      "suggest something for the weekend",
      "any ideas for tomorrow",
      "what should I do with Jonas",
      "I'm bored",
      "something to do",
      "what could Ada and I do this weekend"
    ]
  },
  {
    "id": "ideas.capture",
    "capability": "ideas.capture",
    "say": [
      "(save|keep|store|remember|bookmark|capture|note|clip) [this|the|that|a] [link|page|idea|tip|article] {source_url} [(for|to|on|in|into) {target_feed_text}]",
      "(save|keep|store|bookmark|capture|clip) {source_url}"
    ],
    "set": {},
    "slots": {
      "source_url": "link",
      "target_feed_text": "text"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "save this link https://example.com/a",
      "keep https://example.com/b",
      "save https://example.com/c on Rainy Sundays",
      "bookmark https://example.com/d",
      "clip https://example.com/e",
      "remember the page https://example.com/f"
    ]
  },
  {
    "id": "ideas.capture#2",
    "capability": "ideas.capture",
    "say": [
      "{source_url}"
    ],
    "set": {},
    "slots": {
      "source_url": "link"
    },
    "needs": [],
    "confirm": true,
    "examples": [
      "https://example.com/1",
      "http://example.com/2",
      "https://example.com/3?a=b",
      "https://example.com/4#part",
      "https://www.example.com/5",
      "https://example.com/6/7"
    ]
  },
  {
    "id": "ideas.capture#3",
    "capability": "ideas.capture",
    "say": [
      "(save|keep|store|remember|capture|note) [the] idea {text}",
      "(save|keep|store|remember|capture|note) [this|that] {text}",
      "(new|add an|add a new) idea {text}"
    ],
    "set": {},
    "slots": {
      "text": "text"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "save the idea: ramen at Cocolo",
      "remember the new pottery studio",
      "note: film festival in March",
      "new idea boat trip on the Spree",
      "save trying the climbing hall",
      "keep that brunch place in Kreuzberg"
    ]
  },
  {
    "id": "ideas.capture.get",
    "capability": "ideas.capture.get",
    "say": [
      "(is|are) (it|that|the capture|the link|the idea|what i saved) [already] (ready|done|finished|saved|there) [yet]",
      "(what|how) (became of|about|is with) (the capture|what i saved|my link|the link|that link)",
      "(did|has) (it|that) (work|worked|been saved)"
    ],
    "set": {},
    "slots": {},
    "needs": [
      "capture_public_id"
    ],
    "confirm": false,
    "examples": [
      "is it ready",
      "is that done yet",
      "what became of the link",
      "is the link saved yet",
      "did it work",
      "what about what I saved"
    ]
  },
  {
    "id": "ideas.saved.query",
    "capability": "ideas.saved.query",
    "say": [
      "[show|list|see|what are|which] [me] [all] [my] [saved] ideas [do i have|have i saved|i have saved]",
      "what (have|did) i (saved|save)",
      "everything i saved"
    ],
    "set": {},
    "slots": {},
    "needs": [],
    "confirm": false,
    "examples": [
      "show my ideas",
      "what have I saved",
      "list my saved ideas",
      "which ideas do I have",
      "what did I save",
      "everything I saved"
    ]
  },
  {
    "id": "ideas.saved.query#2",
    "capability": "ideas.saved.query",
    "say": [
      "(find|search|look for|show|do i have) [me] [my] [saved] (ideas|idea|something) (about|for|with|like|called) {query}",
      "(find|search) [my] [saved] {query} (ideas|idea)",
      "have i saved (something|anything) (about|with|like|for) {query}",
      "(show|open) [me] [the] idea {query}"
    ],
    "set": {},
    "slots": {
      "query": "text"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "find ideas about ramen",
      "search my saved climbing ideas",
      "do I have an idea for a rainy day",
      "have I saved anything with piano",
      "show me the idea pottery",
      "look for ideas like sauna"
    ]
  },
  {
    "id": "ideas.saved.query#3",
    "capability": "ideas.saved.query",
    "say": [
      "(what|which ideas) do {person_name} and i both (like|want)",
      "(what|which ideas) do i (share|have in common) with {person_name}",
      "(show|list) ideas (for|that i saved for|i saved for) {person_name}",
      "what (have i saved|did i save) for {person_name}"
    ],
    "set": {},
    "slots": {
      "person_name": "people"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "what do Ada and I both like",
      "what do I have in common with Ada",
      "show ideas for Jonas",
      "what have I saved for Mira",
      "which ideas do Ada and I both like",
      "list ideas I saved for Ada"
    ]
  },
  {
    "id": "ideas.search",
    "capability": "ideas.search",
    "say": [
      "(search|search for|find|look for|look up) {query}",
      "where (is|did i put) [my] [thing about] {query}",
      "do (you|we|i) (know|have) (anything|something) about {query}"
    ],
    "set": {},
    "slots": {
      "query": "text"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "search pottery",
      "find Nordlicht",
      "look for ramen",
      "do you know anything about saunas",
      "search for the climbing hall",
      "look up film with live piano"
    ]
  },
  {
    "id": "ideas.created.archive",
    "capability": "ideas.created.archive",
    "say": [
      "(archive|delete|remove|forget) [the] idea {idea_handle}",
      "(archive|delete|remove) {idea_handle} from [my] (saved ideas|ideas)",
      "i am (done with|over) [the] idea {idea_handle}"
    ],
    "set": {},
    "slots": {
      "idea_handle": "idea"
    },
    "needs": [],
    "confirm": true,
    "examples": [
      "archive the idea pottery",
      "delete the idea ramen",
      "remove sauna from my ideas",
      "forget the idea flea market",
      "archive the idea it",
      "delete the idea new blue routes"
    ]
  },
  {
    "id": "ideas.created.update",
    "capability": "ideas.created.update",
    "say": [
      "(rename|retitle|call) [the] idea {idea_handle} (to|as|instead) {title}",
      "(change|set) [the] (title|name) of [the] idea {idea_handle} to {title}"
    ],
    "set": {},
    "slots": {
      "idea_handle": "idea",
      "title": "text"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "rename the idea pottery to Clay class",
      "change the title of the idea sauna to Steam",
      "retitle the idea ramen as Noodles",
      "set the name of the idea walk to Lake walk",
      "rename the idea it to Cinema",
      "call the idea market instead Flea market"
    ]
  },
  {
    "id": "ideas.lists.query",
    "capability": "ideas.lists.query",
    "say": [
      "[show|list|see|what|which] [are] [me] [all] [my] [ideas] lists [do i have|are there]",
      "what lists (do i have|are there)"
    ],
    "set": {},
    "slots": {},
    "needs": [],
    "confirm": false,
    "examples": [
      "show my lists",
      "which lists do I have",
      "what are my lists",
      "list all my lists",
      "what lists are there",
      "see my ideas lists"
    ]
  },
  {
    "id": "ideas.lists.get",
    "capability": "ideas.lists.get",
    "say": [
      "(open|show|read|see) [me] [the] list {ideas_list_handle}",
      "(open|show|read|see) [me] [my] {ideas_list_handle} list",
      "(what|which ideas|which) (is|are) on [the] [list] {ideas_list_handle}",
      "(what|which ideas|which) (is|are) (on|in) [my] {ideas_list_handle} list"
    ],
    "set": {},
    "slots": {
      "ideas_list_handle": "list"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "open the list Rainy Sundays",
      "show me the Rainy Sundays list",
      "what is on Rainy Sundays",
      "show the list evenings with Jonas",
      "which ideas are on Evenings with Jonas",
      "open my rainy list"
    ]
  },
  {
    "id": "ideas.lists.create",
    "capability": "ideas.lists.create",
    "say": [
      "(create|make|start|add|new|open) [a] [new] list [called|named] {name} (with|for) {person_names}",
      "(create|make|start|add|new) [a] [new] list [called|named] {name}",
      "i (need|want) [a] [new] list [called|named|for] {name}"
    ],
    "set": {},
    "slots": {
      "name": "text",
      "person_names": "people"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "create a list Rainy days",
      "make a new list called Autumn",
      "start a list named Slow evenings with Ada",
      "new list Cinema",
      "I need a list for Paris",
      "add a list Birthday gifts"
    ]
  },
  {
    "id": "ideas.lists.rename",
    "capability": "ideas.lists.rename",
    "say": [
      "(rename|retitle) [the] [list] {ideas_list_handle} (to|as|into) {name}",
      "(rename|call) [the] list {ideas_list_handle} (to|as|now) {name}",
      "change [the] name of [the] list {ideas_list_handle} to {name}"
    ],
    "set": {},
    "slots": {
      "ideas_list_handle": "list",
      "name": "text"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "rename the list Rainy Sundays to Wet Sundays",
      "rename Autumn to Fall",
      "change the name of the list Cinema to Films",
      "rename the list it to Slow days",
      "retitle Paris as France",
      "call the list Autumn now October"
    ]
  },
  {
    "id": "ideas.lists.duplicate",
    "capability": "ideas.lists.duplicate",
    "say": [
      "(copy|duplicate|clone) [the] [list] {ideas_list_handle}",
      "make a copy of [the] [list] {ideas_list_handle}",
      "(copy|duplicate) [my] {ideas_list_handle} list"
    ],
    "set": {},
    "slots": {
      "ideas_list_handle": "list"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "copy the list Rainy Sundays",
      "duplicate Autumn",
      "make a copy of the list Cinema",
      "clone Paris",
      "duplicate my Paris list",
      "copy that list"
    ]
  },
  {
    "id": "ideas.lists.delete",
    "capability": "ideas.lists.delete",
    "say": [
      "(delete|remove|throw away|get rid of) [the] list {ideas_list_handle}",
      "(delete|remove) [my] {ideas_list_handle} list",
      "i (do not|no longer) need [the] list {ideas_list_handle} [any more|anymore]"
    ],
    "set": {},
    "slots": {
      "ideas_list_handle": "list"
    },
    "needs": [],
    "confirm": true,
    "examples": [
      "delete the list Autumn",
      "remove the list Cinema",
      "delete my Paris list",
      "get rid of the list Autumn",
      "I no longer need the list Cinema",
      "throw away the list Birthday gifts"
    ]
  },
  {
    "id": "ideas.lists.items.update",
    "capability": "ideas.lists.items.update",
    "say": [
      "(put|add|save|move|stick) {idea_handles} (on|to|onto|into|in) [the] list {ideas_list_handle}",
      "(put|add|save|stick) {idea_handles} (on|to|onto|into|in) {ideas_list_handle} [list]",
      "add {idea_handles} there"
    ],
    "set": {
      "mode": "add"
    },
    "slots": {
      "idea_handles": "idea",
      "ideas_list_handle": "list"
    },
    "needs": [
      "ideas_list_handle"
    ],
    "confirm": false,
    "examples": [
      "put it on the list Rainy Sundays",
      "add pottery to Rainy Sundays",
      "put the second on my Rainy Sundays list",
      "save the sauna in the list Winter",
      "add that to Evenings with Jonas",
      "put the film onto Cinema"
    ]
  },
  {
    "id": "ideas.lists.items.update#2",
    "capability": "ideas.lists.items.update",
    "say": [
      "(take|remove|delete|drop|throw) {idea_handles} (off|from|out of) [the] list {ideas_list_handle}",
      "(take|remove|delete|drop|throw) {idea_handles} (off|from|out of) {ideas_list_handle} [list]"
    ],
    "set": {
      "mode": "remove"
    },
    "slots": {
      "idea_handles": "idea",
      "ideas_list_handle": "list"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "take pottery off the list Rainy Sundays",
      "remove it from Rainy Sundays",
      "drop the sauna from my Winter list",
      "delete the second from the list Cinema",
      "remove the film from Cinema",
      "take that off Evenings with Jonas"
    ]
  },
  {
    "id": "ideas.lists.members.update",
    "capability": "ideas.lists.members.update",
    "say": [
      "(add|put) (person|friend) {person_names} (to|on) [the] [list] {ideas_list_handle}",
      "[the] list {ideas_list_handle} is (for|with) {person_names}"
    ],
    "set": {
      "mode": "add"
    },
    "slots": {
      "person_names": "people",
      "ideas_list_handle": "list"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "add person Ada to Rainy Sundays",
      "the list Cinema is for Mira",
      "put friend Jonas on Winter",
      "the list Winter is with Ada and Jonas",
      "add friend Mira to Cinema",
      "add person Priya to the list Paris"
    ]
  },
  {
    "id": "ideas.lists.members.update#2",
    "capability": "ideas.lists.members.update",
    "say": [
      "(remove|take) (person|friend) {person_names} (from|off) [the] [list] {ideas_list_handle}",
      "[the] list {ideas_list_handle} is no longer (for|with) {person_names}"
    ],
    "set": {
      "mode": "remove"
    },
    "slots": {
      "person_names": "people",
      "ideas_list_handle": "list"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "remove person Ada from Rainy Sundays",
      "take friend Jonas off Winter",
      "the list Cinema is no longer for Mira",
      "remove friend Mira from the list Cinema",
      "take person Ada off the list Paris",
      "the list Paris is no longer with Jonas"
    ]
  },
  {
    "id": "ideas.lists.share.prepare",
    "capability": "ideas.lists.share.prepare",
    "say": [
      "share [the] [list] {ideas_list_handle} with {person_name}",
      "(send|show|give) [the] list {ideas_list_handle} to {person_name}",
      "(send|show|give) {person_name} [the] list {ideas_list_handle}",
      "let {person_name} see [the] [list] {ideas_list_handle}"
    ],
    "set": {},
    "slots": {
      "ideas_list_handle": "list",
      "person_name": "people"
    },
    "needs": [],
    "confirm": true,
    "examples": [
      "share the list Rainy Sundays with Ada",
      "share Cinema with Mira",
      "send the list Winter to Jonas",
      "let Ada see the list Paris",
      "show Mira the list Cinema",
      "give the list Winter to Priya"
    ]
  },
  {
    "id": "ideas.lists.directions.get",
    "capability": "ideas.lists.directions.get",
    "say": [
      "(show|list|see) [the] directions (of|for) [the] [list] {ideas_list_handle}",
      "which directions (has|does) [the] [list] {ideas_list_handle} [have]",
      "what are [the] directions of [the] [list] {ideas_list_handle}"
    ],
    "set": {},
    "slots": {
      "ideas_list_handle": "list"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "show the directions of Rainy Sundays",
      "which directions does the list Winter have",
      "list the directions for Cinema",
      "what are the directions of the list Paris",
      "see directions of Winter",
      "show directions for the list Autumn"
    ]
  },
  {
    "id": "ideas.lists.likes.preview",
    "capability": "ideas.lists.likes.preview",
    "say": [
      "what would {person_names} like (on|of|from) [the] [list] {ideas_list_handle}",
      "which (likes|ideas) (fit|would fit|match) [the] [list] {ideas_list_handle}",
      "preview [the] likes (of|for) [the] [list] {ideas_list_handle}"
    ],
    "set": {},
    "slots": {
      "person_names": "people",
      "ideas_list_handle": "list"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "what would Ada like on Rainy Sundays",
      "which likes fit the list Winter",
      "preview the likes for Cinema",
      "which ideas would fit the list Paris",
      "what would Mira like of the list Cinema",
      "preview likes of Winter"
    ]
  },
  {
    "id": "likes.query",
    "capability": "likes.query",
    "say": [
      "[show|list|what are|which] [all] [my] likes [do i have]",
      "what do i like",
      "what (do|does) (my friends|friends|others|everybody|people) like",
      "what (did|have) i (like|liked)"
    ],
    "set": {},
    "slots": {},
    "needs": [],
    "confirm": false,
    "examples": [
      "show my likes",
      "what do I like",
      "what do my friends like",
      "list all my likes",
      "what have I liked",
      "which likes do I have"
    ]
  },
  {
    "id": "relationships.people.query",
    "capability": "relationships.people.query",
    "say": [
      "[show|list|see|who are|which] [me] [all] [my] (people|friends|contacts) [do i have|have i saved]",
      "who (do i know|have i saved|are my people)"
    ],
    "set": {},
    "slots": {},
    "needs": [],
    "confirm": false,
    "examples": [
      "show my people",
      "list my friends",
      "who do I know",
      "who are my friends",
      "which people do I have",
      "see all my contacts"
    ]
  },
  {
    "id": "relationships.people.query#2",
    "capability": "relationships.people.query",
    "say": [
      "(do i know|do i have|is there) [a] (person|friend|somebody|someone) (called|named) {query}",
      "(find|search|look for) [the] (person|friend|people) [called|named] {query}"
    ],
    "set": {},
    "slots": {
      "query": "text"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "do I know somebody called Ada",
      "find the person Mira",
      "search a friend named Jonas",
      "is there someone named Priya",
      "look for people called Sam",
      "find the friend Tomasz"
    ]
  },
  {
    "id": "relationships.person.get",
    "capability": "relationships.person.get",
    "say": [
      "who is {person_handle}",
      "(what do you know|tell me|what is there) [more] about [the] (person|friend) {person_handle}",
      "(show|open) [me] [the] (person|friend) {person_handle}",
      "what do i have with {person_handle}"
    ],
    "set": {},
    "slots": {
      "person_handle": "person"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "who is Ada",
      "tell me about the person Jonas",
      "show me the person Mira",
      "open friend Ada",
      "what do I have with Jonas",
      "what do you know about the friend Priya"
    ]
  },
  {
    "id": "relationships.people.ensure",
    "capability": "relationships.people.ensure",
    "say": [
      "(add|save|remember) {people} (as|to|in) [my] (person|people|friend|friends|contacts|a friend)",
      "(add|save|new|create|remember) [a] [new] (person|friend|people|friends|contact|contacts) [called|named] {people}",
      "i (met|know) {people}"
    ],
    "set": {},
    "slots": {
      "people": "people"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "add Nora as a friend",
      "save the person Nora",
      "new friend Lee",
      "add Nora and Lee to my people",
      "I met Kim",
      "remember Nora in my contacts"
    ]
  },
  {
    "id": "relationships.people.manage",
    "capability": "relationships.people.manage",
    "say": [
      "(rename|call) [the] (person|friend|contact) {person_handle} (to|now|as) {display_name}",
      "(change|set) [the] name of {person_handle} to {display_name}"
    ],
    "set": {
      "operation": "rename"
    },
    "slots": {
      "person_handle": "person",
      "display_name": "text"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "rename the person Ada to Ada L",
      "change the name of Jonas to Joe",
      "call the friend Mira now Mimi",
      "rename friend Nora as Nono",
      "set the name of Ada to Addie",
      "rename the contact Lee to Leo"
    ]
  },
  {
    "id": "relationships.people.manage#2",
    "capability": "relationships.people.manage",
    "say": [
      "(delete|remove|forget) [the] (person|friend|contact) {person_handle}",
      "(delete|remove) {person_handle} from [my] (people|friends|contacts)"
    ],
    "set": {
      "operation": "delete"
    },
    "slots": {
      "person_handle": "person"
    },
    "needs": [],
    "confirm": true,
    "examples": [
      "delete the person Nora",
      "remove Lee from my people",
      "forget the friend Kim",
      "delete Nora from my contacts",
      "remove the contact Lee",
      "remove the friend Nora"
    ]
  },
  {
    "id": "places.private.query",
    "capability": "places.private.query",
    "say": [
      "[show|list|see|what are|which] [me] [all] [my] [saved|private] places [do i have]",
      "(find|search|look for) [the] place [called|named] {query}"
    ],
    "set": {},
    "slots": {
      "query": "text"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "show my places",
      "list all my places",
      "which places do I have",
      "find the place Nordlicht",
      "what are my saved places",
      "search a place called Stadtbad"
    ]
  },
  {
    "id": "places.private.create",
    "capability": "places.private.create",
    "say": [
      "(add|save|create|new|remember) [a] [new] place [called|named] {name} (at|in) {address}",
      "(add|save|create|new|remember) [a] [new] place [called|named] {name}",
      "i found [a] [new] place [called|named] {name}"
    ],
    "set": {},
    "slots": {
      "name": "text",
      "address": "text"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "add a place Stadtbad Neukölln",
      "save the place Café Lux at Weserstraße 5",
      "new place Nordlicht",
      "create a new place called Home",
      "remember the place Boulder Hall in Wedding",
      "I found a place called Cocolo"
    ]
  },
  {
    "id": "places.private.update",
    "capability": "places.private.update",
    "say": [
      "(rename|call) [the] place {place_handle} (to|now|as) {name}",
      "(change|set) [the] name of [the] place {place_handle} to {name}"
    ],
    "set": {},
    "slots": {
      "place_handle": "place",
      "name": "text"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "rename the place Home to My flat",
      "call the place Nordlicht now Polarlicht",
      "change the name of the place Home to Flat",
      "rename the place Lux as Luxe",
      "set the name of the place Boulder Hall to Hall",
      "rename place Studio to Workshop"
    ]
  },
  {
    "id": "places.private.update#2",
    "capability": "places.private.update",
    "say": [
      "[the] address of [the] [place] {place_handle} is {address}",
      "(change|set) [the] address of [the] [place] {place_handle} to {address}"
    ],
    "set": {},
    "slots": {
      "place_handle": "place",
      "address": "text"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "the address of Nordlicht is Weserstraße 5",
      "change the address of the place Home to Hauptstraße 1",
      "set the address of Lux to Park 3",
      "address of the place Studio is Am Ufer 2",
      "change address of Nordlicht to Ring 9",
      "the address of the place Home is Markt 4"
    ]
  },
  {
    "id": "places.private.archive",
    "capability": "places.private.archive",
    "say": [
      "(archive|delete|remove|forget) [the] place {place_handle}",
      "(archive|delete|remove) {place_handle} from [my] places"
    ],
    "set": {},
    "slots": {
      "place_handle": "place"
    },
    "needs": [],
    "confirm": true,
    "examples": [
      "archive the place Home",
      "delete the place Nordlicht",
      "remove Lux from my places",
      "forget the place Studio",
      "remove the place Boulder Hall",
      "archive Home from my places"
    ]
  }
] as const

/** Capabilities that nobody can ask for by words, and why. */
export const none = {
  "ideas.capture.retry": "not yet",
  "ideas.discover": "not yet",
  "ideas.discover.refine": "not yet",
  "ideas.lists.defaults.update": "not yet",
  "ideas.lists.likes.apply": "not yet",
  "ideas.object.get": "What was shown is opened by its number.",
  "ideas.recommendations.prepare": "What can be done is asked of ideas.recommendations.get.",
  "ideas.roundup.mutate": "not yet",
  "likes.mutate": "not yet",
  "plans.prepare_send": "The same is prepared by plans.invitation.prepare.",
  "relationships.friendship.apply": "not yet",
  "relationships.friendship.review": "not yet",
  "relationships.invitation.get": "not yet"
} as const
