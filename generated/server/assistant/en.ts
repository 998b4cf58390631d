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
    "im": "i am",
    "ive": "i have",
    "dont": "do not",
    "cant": "can not",
    "wont": "will not",
    "whats": "what is",
    "whos": "who is",
    "wheres": "where is",
    "hows": "how is",
    "lets": "let us",
    "thats": "that is",
    "r": "are",
    "u": "you",
    "n": "and",
    "pls": "please",
    "plz": "please",
    "ppl": "people",
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
  "not": [
    "not",
    "never",
    "neither",
    "nor",
    "without"
  ],
  "edges": [
    "and",
    "or",
    "with",
    "for",
    "of",
    "on",
    "to",
    "at",
    "in",
    "into",
    "from",
    "about",
    "by",
    "as",
    "than",
    "if",
    "when",
    "where",
    "who",
    "what",
    "which",
    "is",
    "are",
    "was",
    "were",
    "be",
    "will",
    "would",
    "it",
    "that",
    "this",
    "the",
    "a",
    "an",
    "i",
    "we",
    "you",
    "he",
    "she",
    "they",
    "me",
    "us",
    "not",
    "no",
    "too",
    "so",
    "then",
    "only",
    "do",
    "does",
    "did",
    "have",
    "has",
    "had",
    "can",
    "could",
    "should",
    "called",
    "named",
    "instead",
    "please",
    "thing",
    "though",
    "down"
  ],
  "and": [
    "and",
    "and what about",
    "what about",
    "how about",
    "and how about",
    "and for",
    "and with",
    "same for",
    "the same for",
    "the same with"
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
      "what is (up|on|new|pending|outstanding|urgent|open|happening) [for me] [this week|today|now]",
      "(anything|something) (urgent|new|pending|waiting|open|important|i should know|i have to do|outstanding)",
      "(overview|summary|rundown|list) [of] [outstanding|pending|open] [matters|things|items|everything]",
      "what [all] is pending [from my side|with me|on my side]",
      "(what|tell me what) [all] (do i have|have i got) (to do|to answer|to decide|pending|open|outstanding)",
      "(how|what) does my (day|week) look like",
      "what is (next|on my plate|left to do|to be done)",
      "what has (happened|changed) [since] [last|yesterday|lately]",
      "what invitations (did|do|have) i (get|got|have|received)",
      "waiting for me",
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
      "(plans|outings) [i have|this week|soon|coming|ahead]",
      "what are (my|our) plans",
      "list [my] [upcoming] plans",
      "what have (i|we) got (planned|on|coming up)",
      "(upcoming|next) (plans|outings)",
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
      "what (plans|outings) (did|have) (i|we) (have|had)",
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
      "(list|show|which|what) [are] [the] (plans|outings) [which|that] i (host|am hosting|organize|organise|run)",
      "(plans|outings) (of mine|i host)",
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
      "to (which|what) (plans|outings|things) (i am|am i) invited",
      "has (anybody|anyone|somebody|someone) (asked|invited) me [out] [anywhere|to anything|to something]",
      "(plans|outings|things) i (am|was|have been) (invited|asked) to",
      "(who|what) (has|have) invited me",
      "which (invitations|invites) (did|do|have) i (get|got|have|received)",
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
      "(which|what) (plans|outings) (were|are|got|have been) (canceled|cancelled|called off)",
      "(canceled|cancelled) ones",
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
      "(is there|have i got|have i|do i have) [any] (plan|plans|outing) (about|for|called|named|with|on) {query}",
      "plans (about|called|named|with) {query}",
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
      "did {query} (answer|reply|respond|accept|say yes|say no) [about|re|for|to] {plan_handle}",
      "(what|how) did {query} (answer|say|reply) [about|re|for|to] {plan_handle}",
      "who (said|has said|says) (yes|no) [to|for] [{plan_handle}]",
      "how is {plan_handle} (shaping up|going|looking|coming along|doing)",
      "who [all] (was|were|is|are) (at|in|on|coming to|going to|invited to) {plan_handle}",
      "(which|what) people are (on|in) [guest list of|the guest list of] {plan_handle}",
      "[show] guest list (of|for) {plan_handle}",
      "status of {plan_handle}",
      "is {query} coming [to {plan_handle}]",
      "who (is|are) still missing [for|from] [{plan_handle}]",
      "who (is coming|comes|is going|is in|will come|will be there|attends|is invited) [to {plan_handle}]",
      "who (has|have) [already] (answered|replied|responded|accepted|declined|confirmed|said yes|said no) [to|for] [{plan_handle}]",
      "(has|have) (anyone|anybody|everyone|everybody) (answered|replied|responded|accepted|confirmed) [to {plan_handle}]",
      "did (anyone|anybody|everyone|everybody) (answer|reply|respond|accept|confirm) [to {plan_handle}]",
      "how many (are coming|people are coming|come|accepted) [to {plan_handle}]",
      "[show|what are|any] (answers|replies|rsvps) [for|to|of] [{plan_handle}]"
    ],
    "set": {},
    "slots": {
      "query": "person",
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
      "when (was|is|does|do) {plan_handle} [start|begin|at|take place|happen]",
      "(what|when) time (does|do|is) {plan_handle} (start|begin)",
      "(where|when) (is|was) {plan_handle} and (when|where)",
      "(show|open|see) (plan|outing|draft) {plan_handle}",
      "{plan_handle} (details|info)",
      "details (of|for|about) [the] [plan] {plan_handle}",
      "(open|show) {plan_handle}",
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
      "what (is|are) [still] (left|missing|open) to (do|get|buy|bring) [for|before] [{plan_handle}]",
      "what (do|must|should) (i|we) (need to|have to) (bring|do|get|prepare) [for|to] [{plan_handle}]",
      "what do (i|we) need [to bring] [for {plan_handle}]",
      "who (does|brings|is doing|is bringing) what [for|to] [{plan_handle}]",
      "[the] {plan_handle} (checklist|to do list|todo list|todos)",
      "(bring|packing) list for {plan_handle}",
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
      "(put|add) [on|to] [the] (checklist|to do list|todo list|list) [of|for] {plan_handle} {item.title}",
      "add [a] (to do|todo|to-do|task|item) [to|for] {plan_handle} {item.title}",
      "(put|add|pop) {item.title} on the list [for|of] [{plan_handle}]",
      "(somebody|someone|we) (needs|need) to bring {item.title} (to|for) {plan_handle}",
      "(remind us|do not forget) to {item.title} for {plan_handle}",
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
      "plan_handle": "plan",
      "item.title": "text"
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
    "id": "plans.logistics.update#2",
    "capability": "plans.logistics.update",
    "say": [
      "i have (bought|got|done|reserved|booked|finished|ordered|sorted|packed) {item_handle}",
      "(tick|check|cross|mark) [off] {item_handle} [off|as done|as completed|done|on the checklist|on the list]",
      "{item_handle} is (done|bought|sorted|reserved|finished|taken care of|completed|ready)",
      "(done|finished) with {item_handle}",
      "(tick|check) off item {item_handle}",
      "(tick|check) {item_handle} off"
    ],
    "set": {
      "mode": "add",
      "status": "completed"
    },
    "slots": {
      "item_handle": "item"
    },
    "needs": [
      "plan_handle"
    ],
    "confirm": false,
    "examples": [
      "I have bought the cake",
      "tick off the cake",
      "the cake is done",
      "check off item 3",
      "mark the tickets as done",
      "I have reserved the table"
    ]
  },
  {
    "id": "plans.logistics.update#3",
    "capability": "plans.logistics.update",
    "say": [
      "(skip|drop|ignore) [that] [the] [item|task] {item_handle}",
      "{item_handle} (is|are) (no longer|not) (needed|necessary) [any more]",
      "we do not need {item_handle} [any more|anymore]",
      "(skip|drop) item {item_handle}"
    ],
    "set": {
      "mode": "add",
      "status": "skipped"
    },
    "slots": {
      "item_handle": "item"
    },
    "needs": [
      "plan_handle"
    ],
    "confirm": false,
    "examples": [
      "skip the cake",
      "the gloves are no longer needed",
      "we do not need the cake any more",
      "drop item 2",
      "skip that item",
      "ignore the task buy tickets"
    ]
  },
  {
    "id": "plans.draft.create",
    "capability": "plans.draft.create",
    "say": [
      "(make|set up|plan|create|draft) [a] (plan|outing|something|evening) (for|with) {candidate_id} with {audience_selection.person_names} (on|at|for) {scheduled_at}",
      "(i|we) (want|would like|would love|fancy|should like|plan) [to] [go|do|plan|go to] {candidate_id} with {audience_selection.person_names} (on|at|for|) {scheduled_at}",
      "(plan|draft|do|let us do) {candidate_id} with {audience_selection.person_names} [on|at|for] {scheduled_at}",
      "(draft|plan|make) [an|a] [outing|plan] [from|for|of] [the] [idea] {candidate_id} for {audience_selection.person_names} [on|at|for|] {scheduled_at}",
      "(draft|plan|make) [an|a] [outing|plan] [from|of] [the] [idea] {candidate_id} for {audience_selection.person_names}",
      "(set up|plan|draft) something with {audience_selection.person_names} [on|at|for] {scheduled_at}",
      "(i|we) (want|would like|would love|fancy) [to] [go|do|plan|go to] {candidate_id} with {audience_selection.person_names}",
      "{candidate_id} with {audience_selection.person_names} (on|at|) {scheduled_at}",
      "(draft|plan|create|make|prepare|start|set up|organize|organise|arrange) [an|a] [outing|plan|draft|evening|trip] [for|from|of|with|about] {candidate_id} [(on|for|at) {scheduled_at}] with {audience_selection.person_names}",
      "(draft|plan|create|make|prepare|start|set up|organize|organise|arrange) [an|a] [outing|plan|draft|evening|trip] [for|from|of|about] {candidate_id} with {audience_selection.person_names} (on|at|for) {scheduled_at}",
      "(draft|plan|prepare|organize|organise|arrange) [an|a] [outing|plan|draft] [for|from|of|about] {candidate_id} [(on|for|at) {scheduled_at}]",
      "(create|make|start|set up) [an|a] (outing|plan|draft) (for|from|of|about|with|out of) {candidate_id} [(on|for|at) {scheduled_at}]",
      "(draft|plan) {candidate_id} {scheduled_at}"
    ],
    "set": {},
    "slots": {
      "candidate_id": "candidate",
      "audience_selection.person_names": "people",
      "scheduled_at": "moment"
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
    "id": "plans.draft.create#2",
    "capability": "plans.draft.create",
    "say": [
      "(draft|make|plan) [a] (separate|second|another|new) (outing|plan|draft) [from|for|of] {candidate_id} [for|on|at] {scheduled_at}",
      "(draft|make|plan) [a] (separate|second|another) (outing|plan|draft) [from|for|of] {candidate_id}"
    ],
    "set": {
      "separate_outing": true
    },
    "slots": {
      "candidate_id": "candidate",
      "scheduled_at": "moment"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "draft a separate outing from pottery",
      "make another plan for the sauna on Friday at 8pm",
      "plan a second outing of pottery",
      "draft a separate plan for the film",
      "make a separate draft from ramen",
      "plan another outing from the flea market for Sunday at 11"
    ]
  },
  {
    "id": "plans.draft.update",
    "capability": "plans.draft.update",
    "say": [
      "(make|put|move|set|shift|push) {plan_handle} [draft|thing|one] [start|begin|on|to|at|for|] [the] {scheduled_at}",
      "(make|have) [the] {plan_handle} (on|at) [the] {scheduled_at}",
      "{plan_handle} (on|at|) {scheduled_at}",
      "(move|put|set) [the] {plan_handle} draft (to|on|for|) {scheduled_at}",
      "[the] draft (is|starts|begins) (on|at) {scheduled_at}",
      "(move|change|shift|set|put) [the] [time|date|day|start] [of] draft [{plan_handle}] to {scheduled_at}",
      "(make|set) [the] draft [{plan_handle}] (on|for|at) {scheduled_at}",
      "(make|do|have) it (on|at) {scheduled_at}",
      "[on|at] {scheduled_at}",
      "set (time|date) to {scheduled_at}"
    ],
    "set": {},
    "slots": {
      "plan_handle": "draft",
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
      "(rename|retitle|call) (it|the draft) [to] {title_override}",
      "(rename|retitle|call|title|name) [the] {plan_handle} (draft|invite) [to|as|] {title_override}",
      "rename it to {title_override}",
      "(call|rename|title|name) [the] draft [{plan_handle}] [to|as] {title_override}",
      "(call|title|name) it {title_override}"
    ],
    "set": {},
    "slots": {
      "title_override": "text",
      "plan_handle": "draft"
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
      "(add|put|bring|take|include) {added} (to|on|into) [the] draft [{plan_handle}]",
      "(add|put|bring|include) {added} (to|on|into) [the] {plan_handle} draft",
      "the draft is (for|with) {added}"
    ],
    "set": {},
    "slots": {
      "added": "handles",
      "plan_handle": "draft"
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
      "{plan_handle} (max|at most|maximum|no more than|up to) {capacity_max} [people|ppl|guests|persons]",
      "(change|set|make) [the] {plan_handle} [draft] [to] (at most|max|maximum|no more than|up to) {capacity_max} [people|ppl|guests]",
      "(at most|max|maximum|no more than|up to) {capacity_max} [people|guests|persons]",
      "(limit|cap) [it|the draft] to {capacity_max} [people|guests|persons]"
    ],
    "set": {},
    "slots": {
      "plan_handle": "draft",
      "capacity_max": "number"
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
      "{plan_handle} [draft] (at least|min|minimum) {capacity_min} [people|ppl|guests|persons]",
      "(change|set|make) [the] {plan_handle} [draft] [to] (at least|min|minimum) {capacity_min} [people|ppl|guests]",
      "(at least|minimum|min|no fewer than) {capacity_min} [people|guests|persons]",
      "we need {capacity_min} (people|guests|persons)"
    ],
    "set": {},
    "slots": {
      "plan_handle": "draft",
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
    "id": "plans.draft.update#7",
    "capability": "plans.draft.update",
    "say": [
      "(write|put|say|mention|note|add) [in|on|to] [the] {plan_handle} [one|draft|invite|description] that {description_override}",
      "(set|change) [the] (description|text|note) of {plan_handle} to {description_override}"
    ],
    "set": {},
    "slots": {
      "plan_handle": "draft",
      "description_override": "text"
    },
    "needs": [
      "plan_handle"
    ],
    "confirm": false,
    "examples": [
      "write in the pottery one that they should wear old clothes",
      "say in the draft that we eat first",
      "set the description of pottery to Bring an apron",
      "mention in the draft pottery that it is cash only",
      "change the text of the draft pottery to Dress warmly",
      "put in the invite that dogs are welcome"
    ]
  },
  {
    "id": "plans.draft.update#8",
    "capability": "plans.draft.update",
    "say": [
      "[show] [the] guest list [of|on] {plan_handle} [to guests|visible]",
      "{plan_handle} show [the] guest list",
      "(let|make) guests see [who comes|the guest list|who is coming] [of|for|to|in] [{plan_handle}]"
    ],
    "set": {
      "show_guest_list": true
    },
    "slots": {
      "plan_handle": "draft"
    },
    "needs": [
      "plan_handle"
    ],
    "confirm": false,
    "examples": [
      "pottery show guest list",
      "let guests see who comes to pottery",
      "show the guest list of the draft to guests",
      "make guests see the guest list of pottery",
      "let guests see the guest list",
      "let guests see who is coming to the picnic"
    ]
  },
  {
    "id": "plans.draft.update#9",
    "capability": "plans.draft.update",
    "say": [
      "(take|remove|drop|kick) [out] {removed} (from|off|out of) [the] {plan_handle} [draft]"
    ],
    "set": {},
    "slots": {
      "removed": "handles",
      "plan_handle": "draft"
    },
    "needs": [
      "plan_handle"
    ],
    "confirm": false,
    "examples": [
      "take Priya off the draft pottery",
      "remove Jonas from the draft",
      "drop Mira from the pottery draft",
      "take out Priya from the fondue draft",
      "remove Ada from the picnic draft",
      "kick Ben out of the draft"
    ]
  },
  {
    "id": "plans.draft.preview",
    "capability": "plans.draft.preview",
    "say": [
      "(how|what) (will|does|would) [the] {plan_handle} (invite|invitation|draft) look [like]",
      "(let me|) (review|see|check) it as [the] (guests|friends|they) (would|will|) see it",
      "(preview|review) {plan_handle}",
      "show me the preview [of|for] [{plan_handle}]",
      "what (will|would) (guests|they|my friends) see",
      "(preview|review) [the] [draft|plan|invitation|it] [{plan_handle}]",
      "(how|what) (does|will|would) [the] (draft|invitation|plan|it) [{plan_handle}] (look|looks) [like]",
      "show me (what|how) (they|guests|friends) [would|will] (see|get)"
    ],
    "set": {},
    "slots": {
      "plan_handle": "draft"
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
      "(send|send out) [the] (invitations|invitation|invites|invite) [for|of] [{plan_handle}]",
      "(prepare|get ready|ready) [the] (invitation|invite|invitations) (to|for|of) {plan_handle} [for dispatch|to send|for sending]",
      "{plan_handle} (is|looks) (fine|good|ready) send it [out]",
      "[the] draft is (fine|good|ready|done) [now] [go ahead and] send it [out]",
      "send [out] {plan_handle} [invitation|invite]",
      "invite them",
      "(invite|ask) {send_person_names} (to|for) {plan_handle}",
      "(send|prepare|get ready) [the|an|out] {plan_handle} (invitations|invitation|invites|invite) [to {send_person_names}]",
      "(send|prepare) [the|an] (invitations|invitation|invites|invite) (for|to|of) {plan_handle}",
      "(prepare|get ready) [the|an] (invitations|invitation|invites|invite)",
      "invite {send_person_names}",
      "invite {send_person_names} along"
    ],
    "set": {},
    "slots": {
      "plan_handle": "draft",
      "send_person_names": "people"
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
      "(share|sharing|invite) link [for|to|of|] {plan_handle}",
      "[i want|i need|i should like|give me|make] [a] link (to|for) [the] {plan_handle} [plan] [that i can pass on|to pass on|to share|for others] [to]",
      "(make|create|get|give|prepare|i need) [me] [a] [share|sharing|invite|invitation] link (for|to) [the] [plan] {plan_handle}",
      "share [the] (plan|outing|draft) [{plan_handle}] (by|with|as|via) [a] link",
      "(make|create|get|give|prepare|i need) [me] [a] [share|sharing|invite|invitation] link"
    ],
    "set": {
      "action": "create_share_link"
    },
    "slots": {
      "plan_handle": "draft"
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
      "(can|could) {added} come [to] {plan_handle} [too|as well|also]",
      "(bring|add|invite) {added} (to|on) {plan_handle} (too|as well|also)",
      "also invite {added} to {plan_handle}",
      "invite {added} to {plan_handle}",
      "[also] (add|invite|bring) {added} (to|into) [the] (sent|existing|shared) (plan|outing) [{plan_handle}]",
      "add (guest|guests) {added} [to {plan_handle}]"
    ],
    "set": {},
    "slots": {
      "added": "handles",
      "plan_handle": "sent"
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
      "also invite Ada and Mira to the plan",
      "bring Priya into the shared plan"
    ]
  },
  {
    "id": "plans.roster.prepare#2",
    "capability": "plans.roster.prepare",
    "say": [
      "(take|remove|drop|kick|uninvite|disinvite) [out] {removed} (off|from|out of) {plan_handle}",
      "(uninvite|disinvite) {removed} [from {plan_handle}]",
      "{plan_handle} (roster|guests) remove {removed}"
    ],
    "set": {},
    "slots": {
      "removed": "handles",
      "plan_handle": "sent"
    },
    "needs": [
      "plan_handle"
    ],
    "confirm": false,
    "examples": [
      "take Lukas off the bowling",
      "remove Ada from the picnic",
      "uninvite Ben from the trio night",
      "kick Jonas out of the picnic",
      "bowling roster remove Ben",
      "disinvite Mira"
    ]
  },
  {
    "id": "plans.update.prepare",
    "capability": "plans.update.prepare",
    "say": [
      "(push|move|shift) {plan_handle} [back|forward] (to|by|until|on) {changes.scheduled_at}",
      "(start|begin|have) [the] {plan_handle} (at|on|) {changes.scheduled_at}",
      "{plan_handle} has to move [to|on] {changes.scheduled_at}",
      "(could|can|let us) [we] (start|have|do) {plan_handle} (at|on|) {changes.scheduled_at}",
      "(prepone|postpone|delay|bring forward|move up) {plan_handle} by {changes.scheduled_at}",
      "{plan_handle} (got|has got|needs) to move",
      "(move|shift|push|postpone|reschedule|change|delay|bring forward) {plan_handle} (to|until|till) {changes.scheduled_at}",
      "(move|shift|push|postpone|reschedule|change) [the] (time|date|day|start) (of|for) {plan_handle} to {changes.scheduled_at}",
      "{plan_handle} is now (on|at) {changes.scheduled_at}"
    ],
    "set": {},
    "slots": {
      "plan_handle": "sent",
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
      "plan_handle": "sent",
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
      "we meet [for] {plan_handle} (at|in) {changes.meetup_location_text}",
      "we meet (for|at) {plan_handle} (at|in) {changes.meetup_location_text}",
      "[we|let us] meet (at|in) {changes.meetup_location_text} (for|before) {plan_handle}",
      "(change|set|make) [the] (meeting point|meeting place|meetup) [(of|for) {plan_handle}] [to|at] {changes.meetup_location_text}"
    ],
    "set": {},
    "slots": {
      "plan_handle": "sent",
      "changes.meetup_location_text": "text"
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
    "id": "plans.update.prepare#4",
    "capability": "plans.update.prepare",
    "say": [
      "(we|shall we) [shall] meet {changes.meetup_at} (before|for) [the] {plan_handle} [begins|starts]",
      "(change|set|make) [the] (meeting|meetup) time [of|for] {plan_handle} to {changes.meetup_at}"
    ],
    "set": {},
    "slots": {
      "changes.meetup_at": "moment",
      "plan_handle": "sent"
    },
    "needs": [
      "plan_handle"
    ],
    "confirm": false,
    "examples": [
      "we meet at 6pm for the trio night",
      "set the meeting time of the picnic to 11am",
      "change the meetup time for pottery to 5pm",
      "we meet at noon for the picnic",
      "set the meeting time for the concert to 7pm",
      "make the meetup time of the trio night to 6pm"
    ]
  },
  {
    "id": "plans.update.prepare#5",
    "capability": "plans.update.prepare",
    "say": [
      "(move|shift|push|postpone|reschedule|change|delay) {plan_handle} (to|until|for) {changes.scheduled_at} (without|and do not) (telling|notifying|tell|notify|messaging) [the] (guests|anybody|anyone|people|them|others)"
    ],
    "set": {
      "notify_recipients": false
    },
    "slots": {
      "plan_handle": "sent",
      "changes.scheduled_at": "moment"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "move the picnic to Sunday at 3pm without telling the guests",
      "reschedule the trio night to Saturday at 8pm and do not notify anybody",
      "shift pottery to Friday at 6pm without notifying the guests",
      "push dinner to 9pm on Friday without telling anyone",
      "postpone the picnic to Sunday at noon without notifying people",
      "change the trio night to Monday at 7pm without telling them"
    ]
  },
  {
    "id": "plans.cancel.prepare",
    "capability": "plans.cancel.prepare",
    "say": [
      "(kids|child|i|we) (are|is|am) sick cancel {plan_handle}",
      "[we] [must|have to|need to|will] (call off|cancel) {plan_handle}",
      "(we|i) (are|am) not doing {plan_handle} [any more|anymore]",
      "(cancel|call off|abandon|scrap) [the] [plan|outing] {plan_handle}",
      "{plan_handle} is (off|canceled|cancelled)",
      "call {plan_handle} off"
    ],
    "set": {},
    "slots": {
      "plan_handle": "sent"
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
      "(i|we) (am|are|will be) (in|coming|there|going|joining) [for|to|at] [{invite_handle}]",
      "i can come [to {invite_handle}] [after all]",
      "[rsvp|answer|say] yes [to|for] [{invite_handle}]",
      "(accept|join) {invite_handle}",
      "i (would|will) (love|be happy|be glad) to (come|join) [to] [{invite_handle}]",
      "(tell them|yes) i am coming",
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
      "(i|we) (can not|will not|do not|must) (make|say no to|come to|go to) {invite_handle}",
      "(can not|will not) make {invite_handle} [decline|sorry]",
      "i must (say no|decline) [to] [{invite_handle}]",
      "(cancel|decline|turn down) {invite_handle}",
      "[rsvp|answer|say] no [to|for] [{invite_handle}]",
      "i am (sick|ill|busy) (can not|will not) come [to] {invite_handle}",
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
      "(are|is|do|does) {person_names} [have time|free|available] {window}",
      "when (can|could|do) i see {person_names} {window}",
      "free {window} (me|i) and {person_names}",
      "{person_names} and (me|i) {window}",
      "(on which|which) (days|evenings|day|evening|times) {window} [do|are|is] {person_names} and i [both] [have time|free|available]",
      "(determine|find|check|show|look up) [common|shared|our] (availability|free time) (for|of|with|between) {person_names} {window}",
      "find [a|me] (lunch|dinner|coffee|evening|free) slot with {person_names} {window}",
      "(could|can) [the four of|the three of|] [us] {person_names} [and i|and me] (squeeze in|meet|find|fit in) [a] [rehearsal|time|coffee|drink|dinner] {window}",
      "(do|does|has|have) {person_names} [got|have] time {window}",
      "when (are|is) {person_names} and (i|me) free {window}",
      "when [are|is] {person_names} (and|n) (i|me) (free|available) {window}",
      "is there [a|any] time {window} (for|with) {person_names}",
      "what about {window}",
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
      "(and|what about|how about) {person_names}",
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
      "calendar (sync|status|connection) [status]",
      "(is|are) my (calendar|calendars) [connected|linked|working|there] [at all]",
      "(which|what) calendars are (linked|connected) [to my account|]",
      "[please|kindly] state which calendars are (linked|connected) [to my account]",
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
      "(is|are) {query} on anywhere",
      "(search|look) for events (about|with|like|called) {query}",
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
    "id": "events.search#2",
    "capability": "events.search",
    "say": [
      "(what|anything) is (happening|on|going on) [in town|in the city|around here|nearby] {window}",
      "(any|are there any|which|what) (events|concerts|shows|gigs) [are there|are on] [in|on|for|over|at|] {window}",
      "(search|look|find|show me|list) [for] (events|concerts|shows|gigs) (on|in|for|at|over|) {window}",
      "events {window}",
      "(concerts|shows|gigs) {window}"
    ],
    "set": {},
    "slots": {
      "window": "window"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "what is on tomorrow",
      "any concerts this weekend",
      "events on Saturday",
      "what is happening in town tomorrow evening",
      "search for events on 20 December",
      "are there any shows next week"
    ]
  },
  {
    "id": "ideas.recommendations.get",
    "capability": "ideas.recommendations.get",
    "say": [
      "(i am|im) bored [ideas|what now]",
      "(what|anything|something) [could|can] (we|i) do with {people} (around|on|over|at|for) {when}",
      "(suggest|recommend) [some|a|us] [nice] (evening|thing|idea|outing|activity) for {people} [and me]",
      "(any|some|got) (ideas|suggestions|tips) (for|with) {people} [on|for|at|] {when}",
      "(something|what) (fun|nice|to do) [with] {people} {when}",
      "(how do|what shall) we spend {when}",
      "what is there to do {when}",
      "(entertain|amuse) me",
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
    "id": "ideas.recommendations.get#2",
    "capability": "ideas.recommendations.get",
    "say": [
      "ideas from [the] [list] {idea_list_names} (for|on) {when}",
      "(what|something) from [the] [list] {idea_list_names} [could|can|shall] [we do] [for|on|] {when}"
    ],
    "set": {},
    "slots": {
      "idea_list_names": "list",
      "when": "window"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "ideas from Date night for tomorrow",
      "something from the list Rainy Sundays for Sunday",
      "what from Cinema could we do on Friday",
      "ideas from the list Winter for next week",
      "something from Paris for the weekend",
      "ideas from Autumn for tonight"
    ]
  },
  {
    "id": "ideas.capture",
    "capability": "ideas.capture",
    "say": [
      "(bookmark|save|keep|note) [this|that] [pls|please] {source_url}",
      "{source_url} (save|keep|bookmark) [it|this]",
      "please note (this|that) page {source_url}",
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
      "has it finished [reading] [that page|the page|it] [now|yet]",
      "did (that|the|my) [zine|page] (link|page|capture) (work|work out)",
      "what became of (the|that) (page|link|thing) [i asked you to save|i saved]",
      "is it (saved|ready|done|there) [yet|now]",
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
      "what (have|did) i (saved|save) (about|on|with|for) {query}",
      "(what|anything|something) saved (about|on|with) {query}",
      "have i (got|saved) [something|anything] (about|with|on) {query}",
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
      "(list|show) [the] ideas (that|which) concern {person_name}",
      "(ideas|things) (for|about|concerning) {person_name}",
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
    "id": "ideas.saved.query#4",
    "capability": "ideas.saved.query",
    "say": [
      "(show|list|which) [the] places [which|that] [i] [have] saved [as ideas]",
      "saved places [as ideas]"
    ],
    "set": {
      "kind": "saved_places"
    },
    "slots": {},
    "needs": [],
    "confirm": false,
    "examples": [
      "show the places which I have saved",
      "list places I saved",
      "saved places",
      "which places have I saved as ideas",
      "show saved places",
      "list the places that I have saved as ideas"
    ]
  },
  {
    "id": "ideas.search",
    "capability": "ideas.search",
    "say": [
      "where (did|has|is) (that|the|my) {query} [thing] [go|gone]",
      "(search|look) (everywhere|anywhere|all over) [for] {query}",
      "(search|look for) {query} (everywhere|anywhere)",
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
      "(bin|trash|archive|delete|remove|drop|get rid of|throw away|forget) [the] {idea_handle} idea",
      "(delete|archive|bin|trash) [the] idea [which is] [called|named] {idea_handle}",
      "(bin|trash|archive) {idea_handle}",
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
    "id": "ideas.created.update#2",
    "capability": "ideas.created.update",
    "say": [
      "(do not|never) (recommend|suggest|show) [me] {idea_handle} [to me] [any more|anymore|again]",
      "(stop|hide) (recommending|suggesting|) {idea_handle} [from for you]"
    ],
    "set": {
      "show_in_for_you": false
    },
    "slots": {
      "idea_handle": "idea"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "do not recommend the pottery any more",
      "stop suggesting the sauna",
      "never show me ramen again",
      "do not suggest the film to me",
      "hide the flea market from for you",
      "stop recommending pottery"
    ]
  },
  {
    "id": "ideas.created.update#3",
    "capability": "ideas.created.update",
    "say": [
      "(idea|) {idea_handle} (set|add|change) [the] link [to] {source_url}",
      "(set|add|change) [the] link (of|to|for) [the] [idea] {idea_handle} [to] {source_url}"
    ],
    "set": {},
    "slots": {
      "idea_handle": "idea",
      "source_url": "link"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "set the link of pottery to https://example.com/p",
      "add a link to the idea ramen https://example.com/r",
      "change the link of the sauna to https://example.com/s",
      "idea pottery set link https://example.com/q",
      "set the link for the film https://example.com/f",
      "add the link of ramen https://example.com/t"
    ]
  },
  {
    "id": "ideas.lists.query",
    "capability": "ideas.lists.query",
    "say": [
      "(give|tell) me [all] [the] lists [what|that|which] i have",
      "(have|do) i [got|have] [a] list (about|for|on|called) {query} [somewhere]",
      "all [my] lists",
      "[show|list|see|what|which] [are] [me] [all] [my] [ideas] lists [do i have|are there]",
      "what lists (do i have|are there)"
    ],
    "set": {},
    "slots": {
      "query": "text"
    },
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
      "what is (on|in) {ideas_list_handle}",
      "(show|open|read) [me] {ideas_list_handle}",
      "show me what (i have|is) on [that|the] [list] {ideas_list_handle}",
      "what (do i have|have i) [got] (on|in) {ideas_list_handle}",
      "who is [the] list {ideas_list_handle} for [again]",
      "who is on [the] list {ideas_list_handle}",
      "(show|open) [my] lists and then open {ideas_list_handle}",
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
      "(create|make|start|begin) [please] [a] list [with] [name|named|called] {name}",
      "(create|make|i need|start) [an|a] (empty|new) list {name}",
      "new list {name}",
      "(create|make|start|begin|open) [a] [new] list [with] [name|named|called] {name} for {person_names}",
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
      "rename {ideas_list_handle} [to] {name}",
      "[the] list {ideas_list_handle} (should|shall) be called {name}",
      "rename it {name}",
      "(rename|retitle) [the] [list] {ideas_list_handle} (to|as|into) {name}",
      "(rename|call) [the] list {ideas_list_handle} (to|as|now) {name}",
      "change [the] name of [the] list {ideas_list_handle} to {name}"
    ],
    "set": {},
    "slots": {
      "ideas_list_handle": "list",
      "name": "text"
    },
    "needs": [
      "ideas_list_handle"
    ],
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
      "(make|create) [a] (duplicate|copy) of [the] [list] {ideas_list_handle}",
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
      "(delete|remove|bin|trash) [the] [ideas] list [called|named] {ideas_list_handle} [entirely|completely]",
      "(delete|bin|trash) [the] {ideas_list_handle} list",
      "delete {ideas_list_handle}",
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
      "(put|add|stick|pop|chuck) {idea_handles} [place|idea|thing] (on|to|onto) {ideas_list_handle}",
      "{idea_handles} (on|to|onto|->) {ideas_list_handle}",
      "(put|add) {idea_handles} (on|to) [the] {ideas_list_handle} list",
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
    "id": "ideas.lists.items.update#3",
    "capability": "ideas.lists.items.update",
    "say": [
      "[the] list {ideas_list_handle} (is|should|shall) [to] (contain|have) only {idea_handles}",
      "(leave|keep) only {idea_handles} on {ideas_list_handle}",
      "replace [everything|all] [on] {ideas_list_handle} (with|by) {idea_handles}"
    ],
    "set": {
      "mode": "replace"
    },
    "slots": {
      "ideas_list_handle": "list",
      "idea_handles": "idea"
    },
    "needs": [],
    "confirm": true,
    "examples": [
      "the list Cinema should contain only the film",
      "keep only ramen on Winter",
      "replace everything on Winter with pottery",
      "the list Winter is to contain only sauna",
      "leave only the film on Cinema",
      "replace all on Autumn by pottery"
    ]
  },
  {
    "id": "ideas.lists.members.update",
    "capability": "ideas.lists.members.update",
    "say": [
      "(add|put|ad) {person_names} (to|on) [the] (list|people of|people on) {ideas_list_handle}",
      "(add|put|ad) {person_names} (to|on) [the] {ideas_list_handle} [list]",
      "[the] list {ideas_list_handle} is (for|with) {person_names} (as well|too)",
      "{ideas_list_handle} is (for|with) {person_names} (as well|too)",
      "(put|add) {person_names} on {ideas_list_handle}",
      "add them to {ideas_list_handle}",
      "(add|put) {person_names} to the people of {ideas_list_handle}",
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
      "(remove|take) {person_names} (from|off) [the] {ideas_list_handle} list",
      "(remove|take) {person_names} (from|off) {ideas_list_handle}",
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
      "(send|share|show|give) {ideas_list_handle} [list] (with|to) {person_name}",
      "(send|show|give) {person_name} [the] {ideas_list_handle} list",
      "share [the] {ideas_list_handle} list (with|to) {person_name}",
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
      "(read|show|tell) [me] [the] directions (of|for|on) [the] [list] {ideas_list_handle}",
      "what (did|have) i (write|note|noted) (for|about) [planning] {ideas_list_handle}",
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
      "(preview|show) [the] likes [preview] (of|for|on) {ideas_list_handle} for {person_names}",
      "likes preview {ideas_list_handle} {person_names}",
      "(preview|show) [the] likes of {ideas_list_handle}",
      "what would {person_names} like (on|of|from) [the] [list] {ideas_list_handle}",
      "which (likes|ideas) (fit|would fit|match) [the] [list] {ideas_list_handle}",
      "preview [the] likes (of|for) [the] [list] {ideas_list_handle}"
    ],
    "set": {},
    "slots": {
      "ideas_list_handle": "list",
      "person_names": "people"
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
      "show likes",
      "all likes",
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
    "id": "likes.query#2",
    "capability": "likes.query",
    "say": [
      "(show|list) [only] my [own] likes",
      "what (do|have|did) i (like|liked)",
      "my [own] likes"
    ],
    "set": {
      "filters.own_only": true
    },
    "slots": {},
    "needs": [],
    "confirm": false,
    "examples": [
      "show my own likes",
      "list my likes only",
      "what have I liked so far",
      "what did I like",
      "my own likes",
      "list my own likes"
    ]
  },
  {
    "id": "likes.query#3",
    "capability": "likes.query",
    "say": [
      "(which|what) [of] (my friends|friends|others|people) [do] like [rn|now]",
      "(which|what) [of] my friends [likes] (am i allowed to|can i|may i) see",
      "what (do|does|did) my friends like",
      "what are my friends into [these days|now|lately]",
      "[show] likes of my friends",
      "incoming likes"
    ],
    "set": {
      "filters.incoming_only": true
    },
    "slots": {},
    "needs": [],
    "confirm": false,
    "examples": [
      "what are my friends into these days",
      "which likes of my friends can I see",
      "show the likes of my friends",
      "what do my friends like these days",
      "incoming likes",
      "what did my friends like"
    ]
  },
  {
    "id": "likes.query#4",
    "capability": "likes.query",
    "say": [
      "what (is|does|did|has) {people_handles} (like|into|liked|love) [lately]",
      "[show] [the] likes of {people_handles}",
      "{people_handles} likes"
    ],
    "set": {},
    "slots": {
      "people_handles": "handles"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "what does Ada like",
      "what is Jonas into lately",
      "show the likes of Mira",
      "what did Ada like",
      "what has Jonas liked",
      "Mira likes"
    ]
  },
  {
    "id": "relationships.people.query",
    "capability": "relationships.people.query",
    "say": [
      "who do i (have|know|have saved) [in] [here]",
      "list [my] friends",
      "(show|list) [all] [my] contacts",
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
      "do i know (somebody|someone|anybody|anyone) [with] [name|called|named] {query}",
      "people [called|named] {query}",
      "which {query} do i (know|have)",
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
    "id": "relationships.people.query#3",
    "capability": "relationships.people.query",
    "say": [
      "(list|show) [only] [my] friends in mind [only]",
      "who (is|are) not connected [yet]"
    ],
    "set": {
      "classification": "friend_in_mind"
    },
    "slots": {},
    "needs": [],
    "confirm": false,
    "examples": [
      "list my friends in mind",
      "show friends in mind only",
      "who is not connected yet",
      "list only friends in mind",
      "show my friends in mind",
      "who are not connected"
    ]
  },
  {
    "id": "relationships.person.get",
    "capability": "relationships.person.get",
    "say": [
      "what do (you|i) know (about|of) {person_handle}",
      "(show|tell me) everything [saved] about {person_handle}",
      "what have {person_handle} and i been up to",
      "(any|which) plans with {person_handle}",
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
      "(add|save|remember|keep) my [neighbour|neighbor|cousin|sister|brother|colleague|friend|aunt|uncle|boss|flatmate|mother|father] {people} [as one of my people|to my people]",
      "(remember|save|keep|add) {people} as (one of my people|a person|a contact|somebody i know)",
      "add {people} to my (people|friends|contacts)",
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
      "{person_handle} is [now] called {display_name} [now]",
      "correct [a] name {person_handle} (should|shall) (read|be) {display_name}",
      "{person_handle} (has married and is|got married and is) called {display_name} [now]",
      "(rename|call) {person_handle} [to|as] {display_name}",
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
      "(delete|remove) {person_handle} from [my] [saved] people",
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
      "(show|list) [my] addresses",
      "my [saved] addresses",
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
      "(save|keep|add) {name} as [a] place [at|in|] {address}",
      "(save|keep|create|add) [a] [private] place [for me] {name} {address}",
      "(create|add|new) [a] [private] place {name} {address}",
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
      "(correct|fix|change|update) [the] address of {place_handle} to {address}",
      "[we moved] {place_handle} is [now] {address} [now]",
      "{place_handle} (has moved|moved) to {address}",
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
      "(delete|remove|archive|forget) [the] [old] {place_handle} address",
      "(delete|remove|archive|forget) [the] address [of] {place_handle}",
      "(delete|remove|archive) [the] place {place_handle}",
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
  },
  {
    "id": "ideas.recommendations.prepare",
    "capability": "ideas.recommendations.prepare",
    "say": [
      "(where|) (can|could) (i|we) (eat|get|find|drink|have|buy) [good] {subject} with {person} {date_phrase}",
      "(where|) (can|could) (i|we) (eat|get|find|drink|have) [good] {subject}",
      "find [me|us] [a|some] {subject} (place|restaurant|bar|cafe|spot) (for me and|with|for) {person}",
      "look up {subject} in {area} for {date_phrase}",
      "(find|look for|recommend) [me|us] [a|some] [good] {subject} (place|restaurant|bar|cafe|spot) [in {area}]",
      "(find|look up|recommend) {subject} (in|near|around) {area}"
    ],
    "set": {},
    "slots": {
      "subject": "text",
      "person": "people",
      "date_phrase": "window",
      "area": "text"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "where can we eat sushi with Ada tomorrow",
      "where can I get good ramen",
      "find a pizza place for me and Ada",
      "look up ramen in Mitte for this weekend",
      "recommend a good wine bar",
      "find a quiet cafe in Wedding"
    ]
  },
  {
    "id": "ideas.discover",
    "capability": "ideas.discover",
    "say": [
      "(research|find out|investigate|look online|look up online|search the web|search online|dig up|discover) [for|about|where|some] {query}",
      "(do|start|make) [some|a|an] (research|search|discovery) (on|about|for|into|) {query}",
      "(look up|find) {query} (online|on the web|on the internet)",
      "search the (web|internet) for {query}"
    ],
    "set": {},
    "slots": {
      "query": "text"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "research escape rooms for six people",
      "find out about kayak tours",
      "look online for pottery classes",
      "start a search for quiet cafes",
      "search the web for salsa classes",
      "do some research about night trains"
    ]
  },
  {
    "id": "likes.mutate",
    "capability": "likes.mutate",
    "say": [
      "(like|love|heart|favourite|favorite) {subject.handle}",
      "i (like|love|would love to do) {subject.handle} [with {people_handles}]",
      "(put|give) [a] (heart|like) (on|to) {subject.handle}",
      "(mark|save) {subject.handle} as [a] (favourite|favorite|liked|like) [for {people_handles}]",
      "like {subject.handle} (for|with) {people_handles}",
      "i (would|am) (love|keen|up) to do {subject.handle} with {people_handles}",
      "{subject.handle} (sounds|looks) (great|good|fun)",
      "i want to do {subject.handle} [with {people_handles}]"
    ],
    "set": {
      "operation": "save",
      "subject.kind": "idea"
    },
    "slots": {
      "subject.handle": "idea",
      "people_handles": "handles"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "like the pottery",
      "I love the sauna",
      "put a heart on ramen",
      "mark the film as a favourite",
      "like ramen for Ada",
      "save the sauna as liked"
    ]
  },
  {
    "id": "likes.mutate#2",
    "capability": "likes.mutate",
    "say": [
      "(unlike|dislike) {subject.handle}",
      "i (do not|no longer) like {subject.handle} [any more|anymore]",
      "(take|remove|drop|delete) [my] (like|heart) [away|off|of|from|for] {subject.handle}",
      "i do not like {subject.handle} any more take the like away"
    ],
    "set": {
      "operation": "unlike",
      "subject.kind": "idea"
    },
    "slots": {
      "subject.handle": "idea"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "unlike the pottery",
      "I no longer like the sauna",
      "remove my like of ramen",
      "take my heart off the film",
      "I do not like pottery any more",
      "delete my like of the sauna"
    ]
  },
  {
    "id": "ideas.object.get",
    "capability": "ideas.object.get",
    "say": [
      "tell me [more] about [the] {subject.candidate_id}",
      "(show|give me|open) [the] details (of|about|for) {subject.candidate_id}",
      "(open|show|inspect) [the] [idea] {subject.candidate_id}",
      "what (is|was) {subject.candidate_id} [about]"
    ],
    "set": {},
    "slots": {
      "subject.candidate_id": "idea"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "tell me more about the pottery",
      "show the details of ramen",
      "open the idea sauna",
      "what is the flea market about",
      "inspect the idea pottery",
      "tell me about the film"
    ]
  },
  {
    "id": "ideas.lists.defaults.update",
    "capability": "ideas.lists.defaults.update",
    "say": [
      "[list] {ideas_list_handle} default (activity|activities) {activity_names}",
      "[the] default (activity|activities) (of|for) {ideas_list_handle} (is|are) {activity_names}"
    ],
    "set": {},
    "slots": {
      "ideas_list_handle": "list",
      "activity_names": "words"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "list Winter default activity hiking",
      "the default activity of Autumn is cooking",
      "list Cinema default activity film",
      "the default activities for Paris are museums",
      "Winter default activity sauna",
      "list Autumn default activities walking"
    ]
  },
  {
    "id": "ideas.lists.defaults.update#2",
    "capability": "ideas.lists.defaults.update",
    "say": [
      "[list] {ideas_list_handle} is for {when_preset} by default",
      "(set|make) [the] default (time|when) (of|for) {ideas_list_handle} [to] {when_preset}"
    ],
    "set": {},
    "slots": {
      "ideas_list_handle": "list",
      "when_preset": "preset"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "Winter is for next week by default",
      "set the default time of Autumn to next week",
      "the list Cinema is for this weekend by default",
      "make the default time for Paris next week",
      "set the default time for Winter to this weekend",
      "Autumn is for tomorrow by default"
    ]
  },
  {
    "id": "ideas.lists.defaults.update#3",
    "capability": "ideas.lists.defaults.update",
    "say": [
      "(remove|clear|drop|delete) [the] (time|when) from [the] defaults of {ideas_list_handle}",
      "{ideas_list_handle} has no default time"
    ],
    "set": {
      "when_preset": null
    },
    "slots": {
      "ideas_list_handle": "list"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "remove the time from the defaults of Winter",
      "clear the time from the defaults of Autumn",
      "Cinema has no default time",
      "drop the time from defaults of Paris",
      "delete the time from the defaults of the list Winter",
      "the list Autumn has no default time"
    ]
  },
  {
    "id": "ideas.lists.likes.apply",
    "capability": "ideas.lists.likes.apply",
    "say": [
      "apply [the] (preview|likes|likes preview) [of|for|to|on] [{ideas_list_handle}]",
      "(take|use) [over] [the] previewed likes [of|for] [{ideas_list_handle}]"
    ],
    "set": {},
    "slots": {
      "ideas_list_handle": "list"
    },
    "needs": [
      "ideas_list_handle"
    ],
    "confirm": true,
    "examples": [
      "apply the preview",
      "apply the likes of Winter",
      "apply the likes preview for Cinema",
      "use the previewed likes",
      "apply the likes to Autumn",
      "take over the previewed likes of Winter"
    ]
  },
  {
    "id": "ideas.roundup.mutate",
    "capability": "ideas.roundup.mutate",
    "say": [
      "(save|keep|get|take|grab) [all] [of] [the] (places|playgrounds|markets|restaurants|ideas|items|things|events|ones|spots|shops|bars|cafes) (from|on|in|at|of) {source_url}",
      "[this] (article|page|list|post) lists [several|many|ten|twelve] [things] [please] save (them all|all of them|everything) {source_url}",
      "(save|keep) (them all|all of them|everything) (from|on|in|at) {source_url}",
      "all [the] [places] (on|from|in) {source_url} (to|on|onto|->) {target_ideas_list_handle}",
      "(save|put) all [of] [the] [places] (on|from|in) {source_url} (to|on|onto) {target_ideas_list_handle}"
    ],
    "set": {
      "operation": "create"
    },
    "slots": {
      "source_url": "link",
      "target_ideas_list_handle": "list"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "save all the places from https://example.com/top",
      "save everything on https://example.com/best",
      "all places on https://example.com/list to Winter",
      "keep all of the restaurants from https://example.com/r",
      "save them all from https://example.com/a",
      "grab the bars from https://example.com/bars"
    ]
  },
  {
    "id": "relationships.invitation.get",
    "capability": "relationships.invitation.get",
    "say": [
      "[what is] [this] {invitation_token} (what does it allow|what is it|what does it do)",
      "(what is|what about|who sent|what does) (this|that) link [from|of|sent] [me] {invitation_token} [do|mean|allow]",
      "(a friend|somebody|someone) (gave|sent) me (this|that) [link] {invitation_token}"
    ],
    "set": {},
    "slots": {
      "invitation_token": "link"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "what is this link https://example.com/c/abc",
      "a friend gave me this https://example.com/c/abd what does it allow",
      "what does that link do https://example.com/c/abe",
      "somebody sent me this link https://example.com/c/abf",
      "what about this link https://example.com/c/abg",
      "who sent this link https://example.com/c/abh"
    ]
  },
  {
    "id": "relationships.friendship.review",
    "capability": "relationships.friendship.review",
    "say": [
      "(i|we) (wish|want|would like) to (be|become) (connected|friends) with {people_handles}",
      "(connect|make friends) [me] with {people_handles}",
      "(send|make) [a] friend request [to|for] {people_handles}",
      "(make|create|get|give me) [a] link (so that|for) {people_handles} [can] [add me as a friend|to connect|to add me]",
      "(add|invite) {people_handles} as [a] (friend|connection) [here|on here]"
    ],
    "set": {
      "operation": "create_invitation"
    },
    "slots": {
      "people_handles": "handles"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "connect me with Jonas",
      "I want to be friends with Mira",
      "send a friend request to Jonas",
      "make a link so that Mira can add me as a friend",
      "make friends with Jonas",
      "I wish to be connected with Mira"
    ]
  },
  {
    "id": "relationships.friendship.review#2",
    "capability": "relationships.friendship.review",
    "say": [
      "(disconnect|unfriend) [me] [from] {person_handle}",
      "i (do not|would rather not|no longer) (want|like|be|) [to] [be] (friends|connected) with {person_handle} [on here] [any more|anymore]",
      "end [the|my] (friendship|connection) with {person_handle}"
    ],
    "set": {
      "operation": "disconnect"
    },
    "slots": {
      "person_handle": "person"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "disconnect me from Ada",
      "unfriend Ada",
      "I no longer want to be friends with Ada",
      "end the connection with Ada",
      "disconnect Ada",
      "I would rather not be connected with Ada any more"
    ]
  }
] as const

/** Capabilities that nobody can ask for by words, and why. */
export const none = {
  "ideas.capture.retry": "not yet",
  "ideas.discover.refine": "not yet",
  "plans.prepare_send": "The same is prepared by plans.invitation.prepare.",
  "relationships.friendship.apply": "not yet"
} as const
