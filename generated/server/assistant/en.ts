// Generated from spec/ by codegen. Do not edit.

/** The words of a language that the assistant knows, by what they are for. */
export const words = {
  "classes": {
    "show": [
      "show",
      "list",
      "display",
      "view",
      "see",
      "open",
      "read",
      "give",
      "get",
      "check",
      "tell",
      "print",
      "present",
      "pull up",
      "bring up",
      "look at",
      "go through",
      "run through",
      "take me to",
      "remind me of",
      "let me see",
      "let me have a look at",
      "have a look at"
    ],
    "find": [
      "find",
      "search",
      "search for",
      "look for",
      "look up",
      "seek",
      "locate",
      "hunt for",
      "hunt down",
      "dig out",
      "dig up",
      "track down"
    ],
    "make": [
      "make",
      "create",
      "start",
      "begin",
      "add",
      "open",
      "build",
      "new",
      "set up",
      "put together",
      "make me",
      "start off",
      "spin up"
    ],
    "plan": [
      "plan",
      "draft",
      "organize",
      "organise",
      "arrange",
      "prepare",
      "schedule",
      "create",
      "make",
      "start",
      "propose",
      "do",
      "set up",
      "put together",
      "sketch",
      "sketch out",
      "work out",
      "draw up",
      "write up",
      "pencil in",
      "throw together",
      "turn"
    ],
    "delete": [
      "delete",
      "remove",
      "bin",
      "trash",
      "archive",
      "erase",
      "scrap",
      "discard",
      "ditch",
      "dump",
      "get rid of",
      "throw away",
      "throw out",
      "clear out",
      "kill",
      "lose",
      "wipe"
    ],
    "take": [
      "take",
      "remove",
      "drop",
      "kick",
      "strike",
      "pull",
      "cut",
      "delete",
      "throw",
      "scratch",
      "erase",
      "leave",
      "get",
      "cross"
    ],
    "put": [
      "put",
      "add",
      "stick",
      "pop",
      "chuck",
      "place",
      "throw",
      "save",
      "file",
      "include",
      "get",
      "drop",
      "move",
      "set",
      "append",
      "sling",
      "toss"
    ],
    "move": [
      "move",
      "shift",
      "push",
      "postpone",
      "reschedule",
      "change",
      "delay",
      "put",
      "set",
      "bump",
      "switch",
      "put off",
      "push back",
      "bring forward",
      "move up",
      "put back",
      "rearrange",
      "make",
      "pull forward",
      "adjust"
    ],
    "rename": [
      "rename",
      "retitle",
      "call",
      "name",
      "title",
      "relabel",
      "change"
    ],
    "save": [
      "save",
      "keep",
      "store",
      "remember",
      "bookmark",
      "capture",
      "note",
      "clip",
      "add",
      "record",
      "log",
      "stash",
      "file",
      "note down",
      "jot down",
      "write down",
      "take down",
      "put down",
      "make a note of",
      "make a note",
      "take a note of",
      "hold on to",
      "do not forget",
      "do not let me forget",
      "put aside"
    ],
    "outing": [
      "plan",
      "outing",
      "event",
      "meetup",
      "get-together",
      "gathering",
      "trip",
      "date",
      "appointment",
      "party",
      "activity",
      "evening",
      "night",
      "day out",
      "night out",
      "arrangement",
      "excursion",
      "engagement",
      "draft",
      "thing"
    ],
    "outings": [
      "plans",
      "outings",
      "events",
      "meetups",
      "get-togethers",
      "gatherings",
      "trips",
      "dates",
      "appointments",
      "parties",
      "activities",
      "arrangements",
      "engagements",
      "things",
      "stuff"
    ],
    "persons": [
      "people",
      "friends",
      "contacts",
      "persons",
      "folks",
      "mates",
      "buddies",
      "pals",
      "guests",
      "connections"
    ],
    "person": [
      "person",
      "friend",
      "contact",
      "buddy",
      "mate",
      "pal",
      "guest",
      "connection"
    ],
    "what": [
      "what",
      "which"
    ],
    "have": [
      "have",
      "got",
      "have got"
    ],
    "likes": [
      "like",
      "love",
      "fancy",
      "enjoy",
      "adore",
      "dig",
      "want"
    ],
    "good": [
      "good",
      "nice",
      "great",
      "decent",
      "fun",
      "cool",
      "cheap",
      "cosy",
      "cozy",
      "quiet",
      "lovely",
      "interesting",
      "different",
      "new"
    ],
    "where": [
      "on",
      "at",
      "in",
      "for",
      "around",
      "over",
      "during",
      "by"
    ],
    "note": [
      "idea",
      "thought",
      "tip",
      "suggestion",
      "thing",
      "one",
      "recommendation",
      "place"
    ],
    "ideas": [
      "ideas",
      "things",
      "thoughts",
      "tips",
      "suggestions",
      "stuff"
    ],
    "come": [
      "come",
      "attend",
      "join",
      "go",
      "make it",
      "be there",
      "turn up",
      "show up",
      "take part",
      "participate",
      "tag along"
    ],
    "coming": [
      "coming",
      "attending",
      "joining",
      "going",
      "in",
      "there",
      "on board",
      "taking part",
      "participating",
      "showing up",
      "turning up"
    ],
    "answered": [
      "answered",
      "replied",
      "responded",
      "rsvped",
      "rsvp'd",
      "reacted",
      "accepted",
      "declined",
      "confirmed",
      "got back",
      "said yes",
      "said no",
      "committed",
      "cancelled",
      "turned down",
      "agreed"
    ],
    "answer": [
      "answer",
      "reply",
      "respond",
      "rsvp",
      "react",
      "accept",
      "decline",
      "confirm",
      "get back",
      "say yes",
      "say no",
      "commit",
      "agree",
      "say"
    ],
    "invite": [
      "invite",
      "ask",
      "bring along",
      "include",
      "get",
      "have",
      "add"
    ],
    "free": [
      "free",
      "available",
      "around",
      "open",
      "not busy",
      "unoccupied",
      "at leisure"
    ],
    "meet": [
      "meet",
      "see",
      "meet up",
      "get together",
      "hang out",
      "hook up",
      "catch up",
      "do something",
      "go out",
      "come together"
    ],
    "us": [
      "i",
      "we",
      "me",
      "us"
    ],
    "rather": [
      "need",
      "want",
      "would like",
      "have"
    ]
  },
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
    "really",
    "hey",
    "hi",
    "hello",
    "um",
    "uh",
    "erm",
    "er",
    "hmm",
    "oh",
    "ah",
    "right",
    "alright",
    "yeah",
    "sorry",
    "thanks",
    "thank",
    "btw",
    "lol",
    "mate",
    "dear",
    "love",
    "still",
    "already",
    "there",
    "again",
    "too",
    "simply",
    "perhaps",
    "possibly",
    "though",
    "anyway",
    "actually",
    "basically",
    "kind",
    "us",
    "you",
    "this",
    "that",
    "whole",
    "quite",
    "very",
    "kindly",
    "our",
    "any",
    "actually",
    "quickly",
    "today's"
  ],
  "openers": [
    "ugh",
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
    "please do",
    "yes do it",
    "do it please",
    "go for it",
    "why not",
    "that is correct",
    "please go ahead",
    "i agree",
    "agreed",
    "i accept",
    "i accept that",
    "i confirm",
    "carry it out",
    "please proceed",
    "proceed",
    "i agree to the consequences"
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
    "none",
    "nvm",
    "not now",
    "leave everything as it is",
    "leave it as it is",
    "i changed my mind",
    "no need"
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
  "several": [
    "them",
    "they",
    "both"
  ],
  "selves": [
    "i",
    "me",
    "we",
    "us",
    "you",
    "myself",
    "ourselves"
  ],
  "before_name": [
    "my",
    "with",
    "and",
    "also",
    "both",
    "friend",
    "friends"
  ],
  "then": [
    "and then",
    "then",
    "and after that",
    "after that",
    "and also",
    "and please"
  ],
  "vague": [
    "thing",
    "things",
    "one",
    "ones",
    "stuff",
    "event",
    "evening",
    "night",
    "session",
    "date",
    "place",
    "spot",
    "outing",
    "visit",
    "trip",
    "idea",
    "plan",
    "draft",
    "bit",
    "do",
    "meetup",
    "party",
    "of",
    "at",
    "in",
    "on",
    "the",
    "for",
    "with"
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
  "numbers": {
    "one": 1,
    "two": 2,
    "three": 3,
    "four": 4,
    "five": 5,
    "six": 6,
    "seven": 7,
    "eight": 8,
    "nine": 9,
    "ten": 10,
    "eleven": 11,
    "twelve": 12,
    "thirteen": 13,
    "fourteen": 14,
    "fifteen": 15,
    "sixteen": 16,
    "seventeen": 17,
    "eighteen": 18,
    "nineteen": 19,
    "twenty": 20,
    "thirty": 30,
    "forty": 40,
    "fifty": 50,
    "couple": 2,
    "pair": 2,
    "dozen": 12
  },
  "days": {
    "first": "1st",
    "second": "2nd",
    "third": "3rd",
    "fourth": "4th",
    "fifth": "5th",
    "sixth": "6th",
    "seventh": "7th",
    "eighth": "8th",
    "ninth": "9th",
    "tenth": "10th",
    "eleventh": "11th",
    "twelfth": "12th",
    "thirteenth": "13th",
    "fourteenth": "14th",
    "fifteenth": "15th",
    "sixteenth": "16th",
    "seventeenth": "17th",
    "eighteenth": "18th",
    "nineteenth": "19th",
    "twentieth": "20th",
    "twenty-first": "21st",
    "twenty-second": "22nd",
    "twenty-third": "23rd",
    "twenty-fourth": "24th",
    "twenty-fifth": "25th",
    "twenty-sixth": "26th",
    "twenty-seventh": "27th",
    "twenty-eighth": "28th",
    "twenty-ninth": "29th",
    "thirtieth": "30th",
    "thirty-first": "31st",
    "p.m": "pm",
    "a.m": "am",
    "tmrw": "tomorrow",
    "tmr": "tomorrow",
    "tomoz": "tomorrow",
    "2moro": "tomorrow",
    "wknd": "weekend",
    "noonish": "noon",
    "thurday": "thursday",
    "wensday": "wednesday",
    "wednsday": "wednesday",
    "satuday": "saturday",
    "saterday": "saturday",
    "tusday": "tuesday",
    "tomorow": "tomorrow",
    "tommorow": "tomorrow",
    "tommorrow": "tomorrow",
    "weeknd": "weekend",
    "wekend": "weekend"
  },
  "weekdays": [
    "monday",
    "tuesday",
    "wednesday",
    "thursday",
    "friday",
    "saturday",
    "sunday",
    "weekend",
    "week"
  ],
  "clock_words": [
    "am",
    "pm",
    "p.m",
    "a.m",
    "o'clock",
    "oclock"
  ],
  "asking": [
    "should i",
    "should we",
    "shall i",
    "do you think",
    "what if",
    "suppose",
    "what would",
    "would it",
    "would you say",
    "did we already",
    "have you already",
    "could we have",
    "am i",
    "did i",
    "have i",
    "was i",
    "do i",
    "is it",
    "are they",
    "did they",
    "have they",
    "has",
    "is there",
    "are there",
    "did you",
    "have you",
    "were we",
    "did we",
    "have we"
  ],
  "hedges": [
    "if",
    "unless",
    "provided",
    "supposing",
    "in case",
    "otherwise",
    "thinking",
    "considering",
    "undecided",
    "maybe",
    "perhaps",
    "possibly",
    "might",
    "unsure",
    "probably"
  ],
  "shift_amounts": {
    "half": "0.5",
    "quarter": "0.25",
    "a": 1,
    "an": 1,
    "one": 1,
    "two": 2,
    "three": 3,
    "four": 4,
    "five": 5,
    "six": 6,
    "ten": 10,
    "fifteen": 15,
    "twenty": 20,
    "thirty": 30,
    "forty-five": 45,
    "couple": 2
  },
  "shift_units": {
    "minute": [
      "minute",
      "minutes",
      "min",
      "mins"
    ],
    "hour": [
      "hour",
      "hours",
      "h",
      "hr",
      "hrs"
    ],
    "day": [
      "day",
      "days"
    ],
    "week": [
      "week",
      "weeks"
    ]
  },
  "shift_earlier": [
    "earlier",
    "prepone",
    "bring forward",
    "sooner",
    "move up",
    "before",
    "pull forward",
    "forward"
  ],
  "shift_silent": [
    "by",
    "of",
    "later",
    "earlier",
    "back",
    "forward",
    "sooner",
    "the",
    "before",
    "after"
  ],
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
    "off",
    "onto",
    "out",
    "until",
    "till",
    "after",
    "before",
    "between",
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
      "(anything|something|what|things) [that|which] [else] (needs|need|require|requires|wants|deserves) [my|me] [attention|answer|reply|response|input|action|decision|deciding]",
      "[is|are] [there] (anything|something|things) [i] [that] (should|need to|must|have to|ought to) (know|do|answer|deal with|look at|take care of|respond to|reply to|handle|be aware of)",
      "what (should|must|do|shall) i (look at|deal with|take care of|respond to|reply to|handle|tackle|attend to) [first|next|today]",
      "what (do|did) i (need to|have to|got to|miss) [do|answer|reply to|decide|respond to|catch up on|know] [today|now]",
      "(bring|get|fill) me (up to speed|up to date|in)",
      "(how|where) do (things|we|i) stand",
      "[what is] (my|the) (to do|agenda|day|situation|status|state of play|state of things|state of affairs)",
      "[is] [there] [anything|something] [new|open|pending|waiting|unanswered|outstanding] in my (inbox|queue)",
      "(give|show|send|read) [me] [the|a] [quick|short|daily|morning] (brief|briefing|overview|summary|rundown|update|status|digest|recap|report)",
      "(what is|anything) [happening|cooking|new|up] with (my|the) (plans|friends|invites)",
      "(who|what) is waiting (on|for) me",
      "(which|what) (invites|invitations|requests|questions) (are|still) [are] (open|pending|waiting|unanswered|outstanding|new|need an answer)",
      "[do i have|have i got|are there|is there] [any] (open|new|pending|unanswered|outstanding|unread) (invitations|invites|invitation|invite|requests|questions|things|items|stuff)",
      "(whose|which) (invitation|invite|invites|invitations) have i not answered [yet]",
      "(update|brief) me",
      "what is (the) (news|latest|status|state)",
      "have i (missed|forgotten|overlooked) (anything|something)",
      "what (happened|changed|is new) (while i was away|since i was last here|recently|overnight)",
      "what is there to do for me",
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
      "[<show>] [<what>] [all] [of] [my|our] [upcoming|future|coming|next|current|active|planned] (plans|outings|meetups|get-togethers|appointments|arrangements|engagements) [do i have|do we have|have i got|are there|coming up|ahead|planned] [now|so far|this week|this month|soon]",
      "what (is|have i got|do i have|have we got|do we have) [coming up|on|ahead|planned|scheduled|lined up|in the diary|in my diary|in my calendar|on my calendar|on the agenda|on the cards|in the pipeline]",
      "what (am i|are we) (doing|up to|planning|going to do) [next|soon|this week|in the next days|these days]",
      "[do|have] (i|we) (have|got) [got] (anything|something) (planned|coming up|scheduled|lined up|on|arranged)",
      "(is|are) there (anything|something) (planned|coming up|scheduled|lined up|arranged)",
      "what (plans|outings|things|stuff) (do|have) (i|we) (have|got) [coming up|planned|ahead|lined up]",
      "(what is|show) (my|the) (schedule|diary|programme|program|agenda)",
      "(which|what) (plans|outings|events) am i (part of|involved in)",
      "what [have] (i|we) [have] (planned|arranged|organised|organized|scheduled) [so far|with friends]",
      "when is my next (outing|plan|meetup)",
      "what is (next|my next plan|my next outing|the next plan|the next thing)",
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
      "[<show>] [<what>] [are] [all] [of] [my|the|our] [unsent|unfinished|open|current] (drafts|draft plans|draft outings) [do i have|have i got|are there|waiting|left|open|so far]",
      "[<show>] [<what>] [are] [my] (unsent|unfinished|unshared) (plans|outings|drafts|invitations)",
      "[<what>] [plans|outings|drafts] (have i|i have|did i|have) (not|never) [yet] (sent|shared|finished|sent out|invited anybody to) [yet]",
      "[<what>] [plans|outings] (are|is) (still|only) [a] (draft|drafts|in draft|in preparation|being prepared|in the works)",
      "[<what>] [plans|outings] (am i|are we|i am) [still|currently] (working on|preparing|drafting|cooking up|putting together)",
      "(anything|something) [still] in draft",
      "what is (still) [a|in] (draft|drafts)",
      "what have i (drafted|prepared|got in draft|started)",
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
      "[<show>] [<what>] [are|were] [all] [of] [my|our|the] (past|old|earlier|previous|finished|former|last) (plans|outings|events|meetups|get-togethers|trips) [have i had|were there]",
      "what (did|have) (i|we) [do|done|been up to|been doing|get up to] (last|before|lately|recently|in the past|last week|last month|last weekend|this year|in november|in october|the other day|together)",
      "[<what>] (plans|outings|events|things) (are|have|were) [already] (over|happened|been|taken place|behind us|past|done|finished)",
      "(where|what) (was|were|have) (i|we) [been] [to|at] (last|lately|recently|last week|last month|last weekend)",
      "what was our last (outing|plan|event|meetup)",
      "(history|archive) [of] [my] [plans|outings]",
      "[my|our] (past|old|earlier|previous) (plans|outings|events|meetups)",
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
      "[<show>] [<what>] [are] [all] [the|my] (plans|outings|events|things|parties) [that|which] [i am|am i|i|do i|i have|have i] (host|hosting|hosted|organize|organise|organizing|organising|organised|organized|run|running|in charge of|responsible for|throwing|set up|started|made|created)",
      "(what|which) am i (hosting|organizing|organising|running|throwing|in charge of|responsible for)",
      "(plans|outings|events) (of my own|of mine|by me|hosted by me|organised by me|organized by me|i am the host of|where i am the host)",
      "[<show>] [the|my] (plans|outings|events) where i am [the] host",
      "where am i [the] (host|organizer|organiser)",
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
      "[<show>] [<what>] [are] [all] [the] (plans|outings|events|things|parties) [that|which|where] [i am|am i|i have been|have i been|i was|was i|i] (invited|asked|a guest|asked along|invited along) [to|at|for]",
      "(what|which|where) (have i|am i|was i|did i get|have i been|i have been) [been] (invited|asked|asked along|invited along) [to|for]",
      "[<show>] [the|all|my] (invitations|invites) [that|which] [i] [have|did i|have i] (got|received|been sent|gotten)",
      "(what|whose) [plans|outings] [do|are] (others|my friends|friends|other people) (hosting|host|invited me to|invite me to|organising|organizing)",
      "where (have i|i have) been invited",
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
      "[<show>] [<what>] [are|were|was|has been|have been|got|all] [the|my] (canceled|cancelled|called off|dropped|abandoned) (plans|outings|events|things|ones|trips)",
      "(what|which|anything) [plans|outings|events] (was|were|has been|have been|got|did|is|are) [been] [i|we] (canceled|cancelled|call off|called off|cancel|dropped|abandoned|fallen through|scrapped)",
      "(what|which) (fell through|did not happen)",
      "did (anything|something) get (canceled|cancelled|called off)",
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
      "[<find>] [my|the|a] (plan|plans|outing|outings|event) (about|for|called|named|with|on|involving|to do with|around|including|that has|where|to) {query}",
      "(do|have|did) (i|we) [already] (have|got|make|plan|planned|made) [got] (a|any|an|something|anything) [plan|plans|outing|outings|event] [planned] (about|for|called|named|with|on|involving|around) {query}",
      "(is|are|was) there [already] (a|any|an) (plan|plans|outing|outings|event|draft) (about|for|called|named|with|involving|around|to) {query}",
      "(which|what) (plans|outings) (do i have|have i got|are there|involve|include) [with|about|for|on] {query}",
      "(am i|are we) (meeting|seeing|doing anything with|doing something with) {query} [soon|any time soon|some time]",
      "(when|what) (am i|are we) (meeting|seeing|doing with) {query} [next]",
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
      "[do|does] [you|we] [know] who [all] (is|are|will be|will|has|was|were) [all] [still] [not] (coming|attending|joining|going|in|invited|come|attend|join|going to come|on board|on the guest list|confirmed) [along] [to|for|on] [{plan_handle}]",
      "(who|how many|how many people|how many guests) [all] (is|are|will be|will|have|has) [already] (coming|come|attending|joining|going|there|accepted|confirmed|said yes|agreed|signed up|been invited|invited) [to|for|on|at] [{plan_handle}] [so far|now|yet]",
      "who (can not|will not|is not|does not|has not) [be] (come|coming|make it|coming along|there|attending|replied|answered|responded) [to|for] [{plan_handle}] [yet]",
      "(who|anyone|anybody|everyone|everybody|any of them|they|he|she) (has|have|is|are) [already|still] [to] (<answered>|<answer>|yet to answer|yet to reply|outstanding|missing|undecided|pending) [to|for|about|on] [{plan_handle}] [yet|so far|already]",
      "(has|have) (anyone|anybody|everyone|everybody|any of them|they|all|the guests|people|my friends) [already] <answered> [to|for|about|on] [{plan_handle}] [yet|so far|already]",
      "did (anyone|anybody|everyone|everybody|any of them|they|all|the guests|people|my friends) [already] <answer> [to|for|about|on] [{plan_handle}] [yet|so far|already]",
      "(has|did|have) {query} [already] (<answered>|<answer>) [to|for|about|on|the invitation] [{plan_handle}] [yet|so far|already]",
      "(is|are|will) {query} [be] [going to] (<coming>|<come>) [to|for|at|along to] [{plan_handle}]",
      "(what|how) (did|has|have) {query} (<answer>|<answered>) [to|for|about|on] [{plan_handle}]",
      "(does|do) {query} (come|join|attend) [to] [{plan_handle}]",
      "what (is|are) (the|all) (answers|replies|rsvps|responses|rsvp status|state|status) [for|to|of|on|at] [{plan_handle}] [so far]",
      "(any|are there any|show me the|give me the|what are the) (answers|replies|rsvps|responses|news|confirmations|acceptances|rejections) [for|to|of|on|about|from] [{plan_handle}] [yet]",
      "(guest list|guests|attendees|participants|attendance|rsvps|roster|headcount) [of|for|at|to] [{plan_handle}]",
      "<show> [the] (guest list|guests|attendees|participants|attendance|rsvps|headcount) [of|for|at|to] [{plan_handle}]",
      "how (does|do|did|is|are) [the] (guests|guest list|numbers|rsvps|attendance|answers) [of|for] [{plan_handle}] (look|looking|doing)",
      "how (is|are) {plan_handle} (looking|going|coming along|coming on|doing|shaping up|developing)",
      "who did i invite [to|for] [{plan_handle}]",
      "who (else) is [coming|invited] [to] {plan_handle}",
      "(am i|are we) still waiting (for|on) (anyone|anybody|someone|an answer|answers) [for|to|about] [{plan_handle}]",
      "who am i still waiting (for|on) [for|with] [{plan_handle}]",
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
      "plan_handle": "plan",
      "query": "person"
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
      "(what|when|where) (day|time|date) [exactly] (is|does|was|do we have|are we doing|do we meet for) {plan_handle} [start|begin|on|at|happening|taking place|scheduled|planned|again]",
      "(when|where) [exactly] (is|are|was|does|do|did|will) [we] [have|doing|going to] [be] {plan_handle} [start|begin|on|at|happening|taking place|take place|happen|scheduled|planned|again|held|meeting]",
      "(how late|what time|when) (do we have to be|should we be|must i be|do i have to be|should i be) (at|there for) {plan_handle}",
      "<show> [me] [all] [the] (details|info|information|particulars|facts) [of|for|about|on] {plan_handle}",
      "[give|tell] [me] (more|everything|all) (about|on) [the] (plan|outing|draft|event) {plan_handle}",
      "<show> [me] [my|the] (plan|outing|draft|event) [for|called|named|about] {plan_handle}",
      "<show> [me] {plan_handle} (plan|outing|draft|event) [again]",
      "<show> me {plan_handle} [again]",
      "what (is|about|was) [the] (plan|outing|draft|event) {plan_handle} [about|again]",
      "what (do we do|are we doing|happens|is happening|is planned) (at|for|on) {plan_handle}",
      "what is [the] (plan|deal|story) (for|with) {plan_handle}",
      "(how long|until when|till when) (is|does|will) {plan_handle} [last|go on]",
      "until when (can|must|do) [guests|people|they|i|we] [have to] (answer|reply|respond) [to|for] {plan_handle}",
      "where (do|shall) we meet (for|before) {plan_handle}",
      "(who|whose) (is hosting|hosts|organises|organizes|is organising) {plan_handle}",
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
      "[<show>] [me] [what is on] [the] (checklist|to do list|todo list|to-do list|to-dos|todos|to dos|tasks|logistics|packing list|shopping list|preparations) [of|for|on|to|before] [{plan_handle}]",
      "what (is|are|needs|has) [still] [to] (left|missing|open|outstanding|to do|to be done|needed|undone|be done|be bought|be prepared|be organised) [to] [do|get|buy|bring|be done|organise|organize] [for|before|of|on|at] [{plan_handle}]",
      "(what|anything) [else] (do|must|should|shall|does) (i|we|everyone|everybody|guests|people|one) [still] [need|have|got] [to] (bring|do|get|prepare|buy|organise|organize|arrange|pack|take|think of|take care of|remember|need|carry) [along] [with us|with me] [to|for|before|at] [{plan_handle}]",
      "(what|which) (things|items|tasks|stuff|jobs) (are|do) [still] [we|i] [on|left|missing|open|need|outstanding|to do] [the checklist] [for|of] [{plan_handle}]",
      "who (brings|does|takes care of|is bringing|is doing|is getting|is in charge of|gets|buys) what [for|to|at|on] [{plan_handle}]",
      "is (everything|all) (ready|prepared|done|sorted|organised|organized|bought) for {plan_handle}",
      "what (still) (needs|need) (doing|to be done|sorting|organising|organizing|buying) for [{plan_handle}]",
      "(how far along|how prepared) are we (with|for) {plan_handle}",
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
      "(put|add|pop|stick|write|note|include) {item.title} (on|to|onto|in) [the] [{plan_handle}] (checklist|to do list|todo list|to-do list|list of things to do|to-dos|todos|tasks|packing list|shopping list) [for|of|at] [{plan_handle}]",
      "(add|make|create|new) [a|another] (to do|todo|to-do|task|item|checklist item|reminder|point) [to|for|on] [{plan_handle}] {item.title}",
      "(add|make|create|new) [a|another] (to do|todo|to-do|task|item|checklist item|reminder|point) [to] {item.title} (to|for|on) {plan_handle}",
      "(for|at) {plan_handle} (i|we|somebody|someone) [still] (need|needs|have|has|must|should) to {item.title}",
      "(i|we|somebody|someone) [still] (need|needs|have|has|must|should) to {item.title} (for|before) {plan_handle}",
      "(remind|tell) (us|me) to {item.title} (for|before) {plan_handle}",
      "(do not|let us not|do not let me|do not let us) forget [to|the] {item.title} (for|before) {plan_handle}",
      "(we|i) need {item.title} (for|at) {plan_handle} (add|put|pop|note) (it|that|them) [on|to] [the] [checklist|list|to do list]",
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
    "id": "plans.logistics.update#2",
    "capability": "plans.logistics.update",
    "say": [
      "(i|we|somebody|someone) [have|has] [already] (bought|got|done|reserved|booked|finished|ordered|sorted|packed|prepared|made|organised|organized|arranged|taken care of|brought|baked|picked up|got hold of|dealt with|sorted out) {item_handle} [already|now] [for {plan_handle}]",
      "(tick|check|cross|mark|strike|set|take) [off] {item_handle} [off] [as] [done|completed|finished|ticked|complete|bought] [on|off] [the checklist|the list] [for|of] [{plan_handle}]",
      "{item_handle} (is|are|has been|have been|was|were) [all|already|now] (done|bought|sorted|reserved|finished|taken care of|completed|ready|packed|ordered|booked|sorted out|dealt with|organised|organized|arranged|prepared) [for|off] [{plan_handle}]",
      "{item_handle} (done|check|sorted|bought)",
      "(i am|we are) (done|finished|through) with {item_handle}",
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
      "item_handle": "item",
      "plan_handle": "plan"
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
      "(skip|drop|ignore|forget|leave out|forget about|never mind) [that] [the] [item|task|to do] {item_handle} [on|from|off|for] [the checklist|the list]",
      "{item_handle} (is|are) (no longer|not) (needed|necessary|required) [any more|anymore|after all]",
      "(we|i) (do not|no longer|will not) (need|have to do|need to do) {item_handle} [any more|anymore|after all]",
      "(no need|not necessary) (for|to) {item_handle} [any more|anymore|after all]",
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
      "<plan> [me|us] [an|a|the|up] [nice|new] [<outing>] [draft] [from|for|of|with|about|out of|to|around] [the] [idea] {candidate_id} &((with|for|and) [me and] {audience_selection.person_names}|[on|at|for|] {scheduled_at}|[for|with] (max|at most|maximum|up to|no more than|not more than) {capacity_max} [people|guests|persons|of us])",
      "<plan> [me|us] [an|a|the] [nice|new] [<outing>] (with|for|and) {audience_selection.person_names} &((on|at|for|) {scheduled_at}|(for|at|about|doing|to|around) [the] [idea] {candidate_id})",
      "(turn|make) {candidate_id} into [a|an] [real|proper] <outing> &((with|for) {audience_selection.person_names}|[on|at|for|] {scheduled_at})",
      "(let us|let me|we could|we should|shall we|can we|could we|i want to|i would like to|i would love to|i fancy|we want to|how about we) [go|do|plan|go to|go for|have|make|try|visit|see] [the] {candidate_id} &((with|and) {audience_selection.person_names}|[on|at|for|] {scheduled_at})",
      "(invite|ask|take) {audience_selection.person_names} (for|to) [a|an|the] [new] (outing|plan|draft) (to|for|of|from|about) {candidate_id} [on|at|for|] {scheduled_at}",
      "{audience_selection.person_names} and (me|i) {candidate_id} [on|at|for|] {scheduled_at}",
      "{candidate_id} [on|at|for|] {scheduled_at} (with|and) {audience_selection.person_names}",
      "{candidate_id} (with|and) {audience_selection.person_names} [on|at|for|] {scheduled_at}",
      "<plan> [on|at|for] {scheduled_at} [a|an] [outing|plan|evening|] (with|for) {audience_selection.person_names} [to|for|at] {candidate_id}",
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
      "scheduled_at": "moment",
      "capacity_max": "number"
    },
    "needs": [
      "candidate_id"
    ],
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
      "<move> [the|my] [time|date|day|start|start time] [of|for] [the] [draft] {plan_handle} [draft|thing|one] [back|forward|over|out] [to|on|at|for|until|till|by|start|begin|start at|begin at|on|] [the] {scheduled_at} [instead]",
      "<move> [the|my] (time|date|day|start) [of|for] {plan_handle} [draft] (to|on|at|for|) {scheduled_at} [instead]",
      "{plan_handle} [draft] (should|shall|will|could|can|must|has to|needs to|ought to|is to|to) [be|start|begin|happen|take place|move|be moved|go] [on|at|to|for|] {scheduled_at} [instead]",
      "{plan_handle} (is|starts|begins|takes place|happens) [now] (on|at|) {scheduled_at} [instead]",
      "(start|begin|have|do|let us do|let us have|hold) {plan_handle} (on|at|) {scheduled_at} [instead]",
      "[how about|let us say|better|rather|make it|make that|i would rather have it|let us make it|change it to|actually|no] [on|at] {scheduled_at} (instead|for the draft|for {plan_handle})",
      "(i would|we would) (rather|prefer) [to] [have|do] {plan_handle} (on|at|) {scheduled_at}",
      "{plan_handle} {scheduled_at}",
      "{plan_handle} [draft] {scheduled_at} (later|earlier)",
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
      "<rename> [the] [title|name|draft] [of] [the] [draft] {plan_handle} [draft|invite|plan] (to|as|into|) {title_override}",
      "(let us|we should) call {plan_handle} {title_override}",
      "{plan_handle} [draft] (should|shall) be (called|named|titled) {title_override}",
      "(give|) {plan_handle} [draft] [a new] (title|name) {title_override}",
      "(rename|retitle|call) (it|the draft) [to] {title_override}",
      "(rename|retitle|call|title|name) [the] {plan_handle} (draft|invite) [to|as|] {title_override}",
      "rename it to {title_override}",
      "(call|rename|title|name) [the] draft [{plan_handle}] [to|as] {title_override}",
      "(call|title|name) it {title_override}"
    ],
    "set": {},
    "slots": {
      "plan_handle": "draft",
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
      "(add|put|bring|take|include|have|get) {added} (to|on|into|in|along to|along on) [the] [draft] {plan_handle} [draft|too|as well|also]",
      "(add|include|bring) {added} (to|on|in|into|for) [the] (draft|guest list|guests|people|invitees|list of guests) [of|for] [{plan_handle}]",
      "{plan_handle} [draft] (is|should be|shall be) (for|with) {added} [too|as well|also]",
      "{added} (should|shall|could|can|wants to|would like to|will|is) (come|join|be|coming|be part of|be on|come along) [along] [to|on|in|at] {plan_handle} [too|as well|also]",
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
      "{plan_handle} [draft] [is|should be|shall be|for] (max|at most|maximum|no more than|not more than|up to|limited to|capped at|maximum of|a maximum of) {capacity_max} [people|ppl|guests|persons|of us|heads]",
      "(limit|cap|restrict) {plan_handle} [draft] (to|at) {capacity_max} [people|guests|persons|heads|places|spots]",
      "(set|change|make) [the] (maximum|max|limit|capacity|cap|number of places|upper limit) [of|for] [{plan_handle}] [draft] [to|at|be] {capacity_max} [people|guests|persons]",
      "(only|no more than|at most) {capacity_max} (people|guests|persons|of us|places|spots) [can come|fit|may come|can join] [to|for|at] [{plan_handle}]",
      "there (is|are) (only|just) (room|space|places|spots) for {capacity_max} [people|guests] [at|for] [{plan_handle}]",
      "[with] (at most|max|maximum|no more than|up to) {capacity_max} [people|guests|persons] (for|at|on|to) {plan_handle}",
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
      "{plan_handle} [draft] [needs|should have|must have|is for|requires] (at least|min|minimum|no fewer than|not fewer than|no less than|a minimum of) {capacity_min} [people|ppl|guests|persons|of us|heads]",
      "(set|change|make) [the] (minimum|min|lower limit|minimum number) [of|for] [people|guests] [for] [{plan_handle}] [draft] [to|at|be] {capacity_min} [people|guests|persons]",
      "(we|it|that) (need|needs|require|requires|must be|should be) (at least|a minimum of|no fewer than) {capacity_min} [people|guests|persons] [for|at] [{plan_handle}]",
      "(only|) if (at least) {capacity_min} [people|guests] (come|join|are coming) [to] [{plan_handle}]",
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
      "(everyone|everybody|people|guests|they|all|friends) (should|must|have to|has to|need to|needs to|shall|can) (answer|reply|respond|rsvp|let me know|confirm|decide|say) [to|for] [{plan_handle}] (by|until|till|before|no later than) {rsvp_deadline}",
      "(answer|answers|rsvp|rsvps|reply|replies|responses|deadline|rsvp deadline|answer deadline|reply deadline|the deadline) [for|of|to] [{plan_handle}] [is|are|to|due|needed|wanted|should be|shall be|must be in] [in] (by|until|till|to|on|before|) {rsvp_deadline}",
      "(set|change|move|make|put|extend) [the] (deadline|rsvp|rsvp deadline|deadline for answers|answer deadline|deadline for replies|reply deadline|rsvps) [of|for] [{plan_handle}] [draft] (to|by|on|until|for|be|) {rsvp_deadline}",
      "(i|we) (need|want|would like) [the|all|an] (answers|answer|replies|rsvps|responses|to know) [for|to] [{plan_handle}] (by|until|till|before) {rsvp_deadline}",
      "(answers|rsvps|replies|guests answer|deadline|set the deadline) [is|are|to|due|needed] (by|until|till|to|on) {rsvp_deadline}",
      "(they|guests|people) (should|must|have to) (answer|reply) (by|until|till) {rsvp_deadline}"
    ],
    "set": {},
    "slots": {
      "plan_handle": "plan",
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
      "(write|put|say|mention|note|add|state|tell them|tell the guests|tell people) [in|on|to|into] [the] [{plan_handle}] [one|draft|invite|invitation|description|text|note] [that|to say] {description_override}",
      "(set|change|make|use|update) [the] (description|text|note|message|blurb|words) (of|for|on|in) {plan_handle} [draft] (to|say|read|be|) {description_override}",
      "[the] (description|text|note|message) (of|for) {plan_handle} (is|should be|shall be|should read|should say) {description_override}",
      "add [a|the] (note|description|message|text|line) (to|on|for) {plan_handle} [draft] [saying|that says|that] {description_override}",
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
      "(show|share|reveal) [the] guest list (of|on|for|at|to) [everyone|guests|the guests|them] [on|of|for] [{plan_handle}]",
      "(everyone|everybody|guests|they|people) (can|may|should|shall) (see|know) (who|the guest list|who else) [is|comes] [coming|invited] [to|on|for] [{plan_handle}]",
      "(make|) [the] guest list (of|for) {plan_handle} visible [to] [guests|everyone|everybody]",
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
      "<take> [out|away] {removed} (from|off|out of) [the] [draft] {plan_handle} [draft|again]",
      "(do not|not) (invite|ask|include|take) {removed} (to|for|on|in) [the] {plan_handle} [draft]",
      "{plan_handle} [draft] without {removed}",
      "{removed} (should|shall|is|will) not (come|be|coming|join|be on|be invited) [on|in|to] {plan_handle} [draft]",
      "(leave|take) {removed} out [of|from] [{plan_handle}]",
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
      "(how|what) (will|does|would|is) [the] [invite|invitation|draft|it] [for|of] [{plan_handle}] [invite|invitation|draft] [be] (look|looking|going to look) [like] [to|for] [the] [guests|friends|them|others]",
      "(preview|review|check|proofread) [the] [draft|plan|invitation|invite|text] [of|for] {plan_handle} [draft|invitation|before sending|before it goes out]",
      "(show|let) [me] [see] [a|the] preview [of|for] [the] [draft|invitation|invite] [{plan_handle}]",
      "(show|let) [me] [see] (what|how) [the] (guests|friends|they|my friends|people|invitees|others|it) [would|will] (see|get|receive|looks|read|look) [like] [for|of|in] [{plan_handle}]",
      "what (will|would|do|does) [the] (guests|friends|they|my friends|people|invitees|others) (see|get|receive|read) [for|of|in] [{plan_handle}]",
      "can i (see|preview|check) [the] (invitation|invite|draft) [for|of|to] [{plan_handle}] (first|before it goes out|before i send it|before sending)",
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
      "(send|send out|dispatch|mail|get out|prepare|get ready|ready|issue|release) [out] [the|my|an|all] (invitation|invitations|invite|invites) [out] [for|of|to] [the] [draft] [{plan_handle}] [draft] [out|now]",
      "(send|send out|dispatch|mail|prepare|get ready|ready|issue) [out] [the|an] {plan_handle} (invitation|invitations|invite|invites) [out|now] [to {send_person_names}]",
      "(send|mail|give|text) {send_person_names} [the|an] (invitation|invitations|invite|invites) [for|to] [{plan_handle}]",
      "(send|send out|dispatch) [the|an] (invitation|invitations|invite|invites) (for|to|of) {plan_handle} to {send_person_names}",
      "(invite|ask) {send_person_names} (to|for|along to|over for|to come to|to join|along for|out for) [the] [draft] {plan_handle} [draft|too|as well]",
      "(invite|ask) {send_person_names} (to come|to join|along|too|as well) [us|me]",
      "{plan_handle} [draft] (is|looks|seems) (fine|good|ready|done|finished|ok|perfect|great) [now|so] [please] [go ahead and] (send|invite) [it|them|the invitations|the invites|everyone|everybody] [out]",
      "(send|send out|share|ship|release|publish) [the] [draft] {plan_handle} [draft|now|out|to everyone|to all]",
      "(get|make) {plan_handle} [draft] (ready to send|ready to go out|ready for sending|ready to go)",
      "(time|ready) to (send|invite) [out] [the] [invitations|invites] [for|to] {plan_handle}",
      "(ask|invite) {send_person_names} (if|whether) (they|she|he) (want|wants|would like|can|could|feel like) [to] (come|join|coming) [to] {plan_handle}",
      "let {send_person_names} know about {plan_handle}",
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
      "[i want|i need|i would like|give|make|create|get|prepare|generate|can i have|send] [me] [a|the] [share|sharing|invite|invitation|shareable] link (for|to|of) [the] [plan|outing|draft] {plan_handle} [draft|plan]",
      "[i want|i need|i would like|give|make|create|get|prepare|generate|can i have] [me] [a|the] (share|sharing|invite|invitation|shareable) link [that i can pass on|to pass on|to send around|to share|to forward|for it]",
      "(share|invite to|send) [the] [plan|outing|draft] {plan_handle} (by|with|as|via|through|using) [a] link",
      "[a] link (to|for) [the] [plan|outing] {plan_handle} [i can|to] (share|pass on|forward|send around|send to people|post|put in the group|for the group chat)",
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
      "(add|invite|bring|include|put|ask|have|get) {added} (to|on|into|along to|in|for|to come to|to join) {plan_handle} [too|as well|also|still|additionally]",
      "(also|additionally) (add|invite|bring|include|ask) {added} (to|on|into|along to|in|for) {plan_handle}",
      "(could|can|may|should|shall) {added} (come|join|be added|come along|be invited) [along] [to|for|on|at] {plan_handle} [too|as well|also]",
      "{added} (should|shall|could|can|wants to|would like to|will|wants|is) (come|join|be|coming|come along|join us|be invited) [along] [to|on|in|at|for] {plan_handle} [too|as well|also]",
      "(add|put) {added} (to|on) [the] (guest list|guests|roster|invitees) [of|for|at] {plan_handle}",
      "(one more|another|more) (guest|guests|person|people) for {plan_handle} {added}",
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
      "<take> [out|away] {removed} (from|off|out of) {plan_handle} [again|roster|guest list]",
      "<take> {removed} (from|off|out of) [the] (guest list|guests|roster|invitees) [of|for|at] {plan_handle}",
      "(uninvite|disinvite|un-invite) {removed} [from|to|for] [{plan_handle}]",
      "{removed} (should|shall|is|will|can) [not|no longer] (come|be|coming|join|be invited) [to] {plan_handle} [any more|anymore]",
      "(cancel|withdraw|revoke|take back) [the] (invitation|invite) (of|for|to) {removed} [to|for|from] {plan_handle}",
      "{plan_handle} without {removed}",
      "(i|we) (do not|no longer) want {removed} (at|on|to come to) {plan_handle} [any more|anymore]",
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
      "<move> [the|my] [time|date|day|start|start time] [of|for] {plan_handle} [back|forward|over|out] [to|on|at|for|until|till|by|start|begin|start at|begin at|on|] [the] {changes.scheduled_at} [instead]",
      "<move> [the|my] (time|date|day|start) [of|for] {plan_handle} (to|on|at|for|) {changes.scheduled_at} [instead]",
      "{plan_handle} (should|shall|will|could|can|must|has to|needs to|ought to|is to|to) [be|start|begin|happen|take place|move|be moved|go] [on|at|to|for|] {changes.scheduled_at} [instead]",
      "{plan_handle} (is|starts|begins|takes place|happens) [now] (on|at|) {changes.scheduled_at} [instead]",
      "(start|begin|have|do|let us do|let us have|hold) {plan_handle} (on|at|) {changes.scheduled_at} [instead]",
      "(i would|we would) (rather|prefer) [to] [have|do] {plan_handle} (on|at|) {changes.scheduled_at}",
      "{plan_handle} [on|at|to|] {changes.scheduled_at} instead",
      "{plan_handle} {changes.scheduled_at} (later|earlier)",
      "(can|could|shall) we (move|do|have|start|make|shift|push|reschedule) {plan_handle} [on|at|to|for|] {changes.scheduled_at} [instead]",
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
      "<rename> [the] [title|name|plan|outing] [of] [the] {plan_handle} [plan|outing] (to|as|into|) {changes.title_override}",
      "{plan_handle} (should|shall) [now] be (called|named|titled) {changes.title_override}",
      "(give|) {plan_handle} [a new] (title|name) {changes.title_override}",
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
      "(the|our|) (meeting point|meeting place|meetup point|meetup|rendezvous) [for|of] {plan_handle} (is|should be|shall be|will be) [now] [at|in|] {changes.meetup_location_text}",
      "(set|change|move|make) [the] (meeting point|meeting place|meetup point|meetup location|meetup|rendezvous|place) [of|for] {plan_handle} (to|at|in|as|be|) {changes.meetup_location_text}",
      "(we|let us|everyone|all) [should|will|shall] (meet|gather|get together) (for|before) {plan_handle} (at|in|in front of|outside|by) {changes.meetup_location_text}",
      "(we|let us|everyone|all) [should|will|shall] (meet|gather) (at|in|in front of|outside|by) {changes.meetup_location_text} (for|before) {plan_handle}",
      "for {plan_handle} (we|let us) [should|will|shall] meet (at|in|in front of|outside|by) {changes.meetup_location_text}",
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
      "(set|change|move|make) [the] (meeting time|meetup time|time to meet|time we meet) [of|for] {plan_handle} (to|at|) {changes.meetup_at}",
      "(we|let us|everyone) [should|will|shall] (meet|gather) (at|) {changes.meetup_at} (for|before) {plan_handle}",
      "for {plan_handle} (we|let us) [should|will|shall] meet (at|) {changes.meetup_at}",
      "(meet|meeting time|meetup) (for|of) {plan_handle} [is|at] {changes.meetup_at}",
      "(we|shall we) [shall] meet {changes.meetup_at} (before|for) [the] {plan_handle} [begins|starts]",
      "(change|set|make) [the] (meeting|meetup) time [of|for] {plan_handle} to {changes.meetup_at}"
    ],
    "set": {},
    "slots": {
      "plan_handle": "sent",
      "changes.meetup_at": "moment"
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
      "<move> {plan_handle} [back|forward|over|out] [to|on|at|for|until|till|by|] {changes.scheduled_at} (without|but do not|and do not) (telling|notifying|tell|notify|messaging|message|informing|inform|bothering|bother|letting) [the] (guests|anybody|anyone|people|them|others|everyone) [know]",
      "<move> {plan_handle} [back|forward|over|out] [to|on|at|for|until|till|by|] {changes.scheduled_at} (quietly|silently|no notification|no message)",
      "(quietly|silently) <move> {plan_handle} [back|forward] [to|on|at|for|until|till|by|] {changes.scheduled_at}",
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
      "[i am afraid|unfortunately|sadly|sorry] [we|i] [must|have to|need to|will|want to|would like to|should|shall|are going to|had better] [call off|cancel|abandon|scrap|drop|axe|nix] [the|my|our] [plan|outing|event] [for|of|to] {plan_handle} [plan|outing] [altogether|completely]",
      "(cancel|call off|abandon|scrap|drop|axe|kill) [the|my|our] [plan|outing|event] [for|of] {plan_handle} [altogether|completely]",
      "{plan_handle} (is|has been|will be|must be|has to be|needs to be|should be|gets) [now] (off|canceled|cancelled|called off|dead|not happening|scrapped)",
      "{plan_handle} (is not|will not|is not going to|does not|can not) (happening|happen|going ahead|take place|taking place|go ahead|be happening) [any more|anymore|after all]",
      "(we|i) (are not|am not|can not|will not|do not) (doing|do|having|have|hold|holding|going ahead with|want to do) {plan_handle} [any more|anymore|after all]",
      "(let us|we) (not|will not) do {plan_handle} [any more|anymore|after all]",
      "(tell|let) (everyone|everybody|them|the guests) [know] [that] {plan_handle} is (off|cancelled|canceled)",
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
      "[yes|sure|great|of course|absolutely|gladly|happily] [i|we|i am|we are] [can|will|would|shall|am|are|would love to|would be happy to|would be glad to|am going to] (<come>|<coming>|love to come|be in|be glad to come) [along] [to|for|at|on] {invite_handle} [too|gladly|with pleasure]",
      "[i|we] [will|would|want to|would like to|gladly|happily|please] (accept|confirm|take|say yes to|agree to|rsvp yes to|rsvp yes for|rsvp for|sign up for|go to|join) [the|my|that] [invitation|invite] [to|from|for|of] {invite_handle}",
      "(put|sign|count|mark|book|write) me (down|up|in|as coming|as going|as attending) (for|to|at) {invite_handle}",
      "(tell|let) (them|him|her|the host) [know] [that|yes] [i] [am|will] [coming|come|be there|in] [to|for] [{invite_handle}]",
      "yes (to|for) {invite_handle}",
      "{invite_handle} (yes|accepted|count me in|i am in|i will be there|i am coming|sounds good|sounds great|works for me|sure|definitely)",
      "(i|we) (look forward to|am looking forward to|would not miss) {invite_handle} [i am coming|i am in|yes]",
      "[i|we] [will|would] (accept|confirm) [the|that] (invitation|invite)",
      "i (have changed my mind|changed my mind) [i] [will|can|am] [come|coming] [after all] [to] [{invite_handle}]",
      "(i|we) (am|are|will be) (in|coming|there|going|joining) [for|to|at] [{invite_handle}]",
      "i can come [to {invite_handle}] [after all]",
      "(rsvp|answer|say) yes [to|for] [{invite_handle}]",
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
      "[no|sorry|unfortunately|sadly|i am afraid] [but] [i|we] (can not|will not|do not|am not|are not|could not|would rather not|prefer not to|am unable to|will not be able to|must not|no longer) [want to] (<come>|<coming>|be coming|be in|be able to come|be able to make it|make|able to come|able to make it) [along] [to|for|at] {invite_handle} [after all|any more|anymore|sorry|this time]",
      "[no|sorry|unfortunately|sadly|i am afraid] [but] [i|we] (can not|will not|do not|am not|are not|could not|would rather not|am unable to|will not be able to) [want to] (come|make it|join|go|attend|be there) [after all|any more|anymore|sorry|this time]",
      "[i|we] [will|would|want to|would like to|have to|must|need to|should] (decline|refuse|turn down|say no to|reject|skip|pass on|bow out of|drop out of|back out of|pull out of|miss|give a miss|rsvp no to|rsvp no for|cancel on|bail on|bail out of|opt out of|beg off) [the|my|that] [invitation|invite] [to|from|for|of] {invite_handle} [sorry|unfortunately]",
      "(cancel|withdraw|revoke|take back) my (attendance|acceptance|answer|yes|place|spot|rsvp|participation) [to|for|at] {invite_handle}",
      "(take|sign|count|mark|write) me (off|out|as not coming|as not attending|down as a no) [for|from|of|to|at] {invite_handle}",
      "(tell|let) (them|him|her|the host) [know] [that|no] [i] (can not|will not|am not|could not) [come|coming|make it|be there] [to|for] [{invite_handle}]",
      "no (to|for) {invite_handle}",
      "{invite_handle} (no|declined|count me out|i am out|i can not|i can not come|i can not make it|without me|no thanks|does not work for me|is not for me|not for me)",
      "something came up [i] [can not|will not] [come|make it] [to] {invite_handle}",
      "(i|we) (am|are) (not) (free|available|in town|around|up) for {invite_handle}",
      "(i|we) (can not|will not|do not|must) (make|say no to|come to|go to) {invite_handle}",
      "(can not|will not) make {invite_handle} [decline|sorry]",
      "i must (say no|decline) [to] [{invite_handle}]",
      "(cancel|decline|turn down) {invite_handle}",
      "(rsvp|answer|say) no [to|for] [{invite_handle}]",
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
      "(when|what days|which days|what times|what evenings|which evenings|on what days|on which days|on which evenings|what time|which times|what day|which day) [do|does|can|could|would|are|is|am|will|might] [both|all|the two of us] [i|we|me] [and|with] {person_names} [and|n] [i|me] [both|all] [have|be|got|find] [some] (time|free|available|free time|a free evening|a gap|meet|meet up|get together|see each other|hang out|catch up|do something) {window}",
      "(when|what days|which days|what times|what evenings|which evenings|on what days|what time|what day|which day) [do|does|can|could|would|are|is|am|will|might] [both|all] {person_names} [and|n] [i|me|we] [both|all] [have|be|got|find] [some] (time|free|available|free time|a free evening|a gap|meet|meet up|get together|hang out) {window}",
      "(when|what days|which days|what times) [can|could|would|might|should] [i|we] <meet> [with] {person_names} {window}",
      "(is|are|am|does|do|has|have|would|will|was) [both|all] {person_names} [and|n] [i|me|we] [both|all] [be|got|have] (free|available|time|around|some time|not busy|busy) [at all] {window}",
      "(is|are|am|does|do|has|have|would|will) [both|all] {person_names} [and|n] [i|me|we] [both|all] [be|got|have] [free|available|time|around|some time] {window} (free|available|time|around)",
      "<find> [me|us] [a|some|any] [good|free|common|shared|suitable|possible] (time|times|slot|slots|evening|date|dates|day|days|gap|moment|window|free time) [that works] [in which|when|where] [with|for|between|of|to meet|to see] [me and|us and|me,] {person_names} [and me|and i|n me] {window}",
      "<find> [a|some|any] [good|free|common] (time|times|slot|slots|evening|date|day|gap|window) {window} [with|for|to meet|to see] [me and] {person_names} [and me|and i]",
      "(could|can|may|might|should) {person_names} [and|n] [i|me] [both|all] (meet|make it|come|do|manage) {window}",
      "(could|can|shall|should|might) (i|we) [all] <meet> [with] {person_names} {window}",
      "(how|what) (does|about|is|do) [it] [look] {window} [look] (for|with) {person_names} [and me]",
      "(what|how) does {person_names} [and my|and mine] (week|day|weekend|calendar|schedule|diary|availability) [look] [like] {window}",
      "[check] (free time|availability|common time|free slots|free evenings|common free time) [of|for|with|between] [me and] {person_names} [and me] {window}",
      "{window} (is|are|does) {person_names} [and i] (free|available|have time|around)",
      "(do|does) {window} (work|suit|fit) [for|with] {person_names} [and me]",
      "[is|are] {person_names} (busy|free|available) {window}",
      "(when|what days|which days|what times|which evenings|what evenings) (am|are|is|do|have) (i|we) [all] [got|have] [a] (free|available|time|not busy|nothing on|nothing planned|free evening|open|gap) {window}",
      "(am|are|do|have|will) (i|we) [all] [got|be|have] [any|some] (free|available|time|busy|free time|anything on|open) {window}",
      "do i have (a free evening|an evening free|an afternoon free|any free evenings|a free afternoon) {window}",
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
      "(when|what days|which days|what times|which evenings|what evenings) [do|does|can|could|would|are|is|am|will|might] [both|all] [i|we|me] [and|with] {person_names} [and|n] [i|me] [both|all] [next] [have|be|got|find] [some] (time|free|available|free time|a free evening|meet|meet up|get together|hang out|catch up) [next]",
      "(when|what days|which days) [can|could|would|might|should] [i|we] <meet> [with] {person_names} [next|again]",
      "<find> [me|us] [a|some|any] [good|free|common|shared|suitable] (time|times|slot|slots|evening|date|dates|day|gap|window|free time) [that works] [with|for|between|of|to meet|to see] [me and|us and] {person_names} [and me|and i]",
      "(is|are) {person_names} (free|available|around|busy) [soon|some time]",
      "(when|what days|which days) (am|are|is|do|have) (i|we) [all] [got|have] [next] (free|available|time)",
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
      "(is|are|was|were|did|has|have|does|do) [my] (calendar|calendars|google calendar|diary) [still|already|been|get|properly|actually] (connected|linked|up to date|fresh|synced|sync|syncing|working|work|read|hooked up|connect|imported|updated|there|current|online) [at all|now|ok|correctly]",
      "(what|which|how many) (calendar|calendars|diaries) (do i have|have i|are|is|did i) [connected|linked|synced|hooked up|connect] [here|with you|to my account]",
      "(can|do) you (see|read|have access to|know) my (calendar|calendars|diary)",
      "(when|how) (was|is|did|were|long ago was) [the|you|my] [last] (calendar|calendars|sync|calendar sync) [last] (read|synced|updated|connected|sync|happen|refreshed|looked at)",
      "(when did you|how long since you) [last] (read|check|sync|look at|update) my (calendar|calendars)",
      "(what is the|check the|show me the) (status|state) of my (calendar|calendars)",
      "(calendar|calendars) (status|connected|connection|sync|state)",
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
      "(is|are) (there|they) [any] {query} (events|concerts|shows|gigs|exhibitions|performances|festivals|parties|happenings) [on|near me|nearby|around here|in town|soon]",
      "[<find>] [<show>] [me] [some|any|all] {query} (events|concerts|shows|gigs|exhibitions|performances|festivals|happenings|screenings) [near me|nearby|around here|in town]",
      "[<find>] [<show>] [me] [some|any|all] (events|concerts|shows|gigs|exhibitions|performances|festivals|happenings|what is on) (about|for|with|like|at|featuring|related to|to do with|on) {query}",
      "(what|which|any|are there any) (events|concerts|shows|gigs|exhibitions|performances|festivals|happenings) [are there|are on|do you know|exist|can you find] (about|for|with|at|featuring|related to|on) {query}",
      "(where|when) (is|are|can i see|can i hear|can we see) {query} (playing|on|performing|live|showing)",
      "(what is|anything) (on|playing|showing) at {query}",
      "[<find>] [<show>] [<what>] [any|all|me] (events|concerts|gigs|shows|exhibitions|festivals) [are there|are on|are coming|do you know] [near me|nearby|coming up|soon|around here|in town|here|in my area|in the area]",
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
      "(what|what all|anything|something) [is|are|else] (happening|on|going on|playing|showing|up) [in town|in the city|in berlin|around here|nearby|around|here|near me] {window} [in town|in the city|in berlin|around here|nearby|near me]",
      "[<find>] [<show>] [<what>] [are there] [any|all|me] (events|concerts|shows|gigs|exhibitions|performances|festivals|things|happenings) [are there|are on|happening|going on|take place|on offer] [in town|in the city|in berlin|nearby|near me] [on|in|for|over|at|during|] {window} [in town|in the city|in berlin|nearby|near me]",
      "{window} (events|concerts|gigs|shows)",
      "what (events|concerts|gigs|shows|exhibitions) (can|could) (i|we) [go to|see|visit] {window}",
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
      "(what|anything|something) [else] [fun|nice|cool|good|interesting|exciting|cheap|new] [to do|could|can|should|shall|might|would] (i|we|{people} and i|me and {people}) [do|get up to|undertake|try] [together] [with {people}] [on|at|over|for|in|this|] [{when}] [with {people}]",
      "(what|anything|something) [fun|nice|cool|good|interesting|exciting|cheap|new] to do [together] [with|for] [me and] {people} [on|at|over|for|in|] {when}",
      "(what|anything|something) [fun|nice|cool|good|interesting|exciting|cheap|new] to do [on|at|over|for|in|] {when} (with|for) [me and] {people}",
      "(what|anything|something) [fun|nice|cool|good|interesting|exciting|cheap|new] to do [on|at|over|for|in|] {when}",
      "(what|how) (could|can|should|shall|might|do) [i|we] (spend|fill|use) [the|our|my] {when} [with {people}]",
      "(suggest|recommend|propose|find|give|think of|come up with|show|pick|choose) [us|me] [something|some|a|an|any|a few] [nice|fun|good|cool|new|different] [activity|activities|ideas|idea|suggestions|suggestion|things|thing|outing|plan|programme] [to do] &((with|for) [me and] {people}|[on|at|over|for|in|] {when})",
      "[do you have|have you got|got|give me|any|some|i need|we need] [any|some|a few|an|good|new] (ideas|suggestions|recommendations|tips|inspiration|idea|suggestion) [for] [what to do|something to do|an outing|a day out|a night out] &((with|for) [me and] {people}|[on|at|over|for|in|] {when})",
      "(i am|we are|i feel|am) [so|totally|really] bored [at home] [what can i do|what now|entertain me|help] [{when}]",
      "(i|we) [do not|have nothing|have no idea] (know|to do|what to do) [what to do] [on|at|over|for|] [{when}]",
      "(i|we) (want|would like|feel like|fancy|need) [to] [do|doing|go] (something|somewhere) [fun|nice|new|different] [to do] [with {people}] [{when}]",
      "inspire me [for {when}]",
      "surprise (me|us) [on|at|for|] [{when}]",
      "where (could|can|should|shall) (i|we) (go|take {people}|go with {people}) [on|at|over|for|] {when}",
      "where (could|can|should|shall) (i|we) go [with {people}]",
      "(i am|we are) (free|at a loose end) {when} [any] [ideas|suggestions]",
      "what would {people} (enjoy|like to do|like|love) [to do] [on|at|over|for|] {when}",
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
      "(what|something|anything|ideas|suggestions|suggest something|pick something|choose something|give me something) [can|could|should|shall] [we|i] [do] (from|off|on|out of) [the|my|our] [list] {idea_list_names} [list] [could|can|should|shall] [we|i] [do] [on|at|over|for|] {when}",
      "(what|which) [ideas] (from|off|on) [the|my] [list] {idea_list_names} [list] (fit|fits|work|works|suit|suits|is good|would be good) [for|on|] {when}",
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
      "<save> [this|the|that|a|following|me] [link|page|url|website|site|article|tip|post|address|web page|here] [please|for me|for later] [:] {source_url} [for later|please|for me|as an idea|to my ideas|in my ideas|to my list]",
      "<save> {source_url} [(for|to|on|in|into|onto|under) {target_feed_text}] [list|please]",
      "<save> [this|the|that] [link|page|article] {source_url} (for|to|on|in|into|onto|under) [my|the] [list] {target_feed_text} [list|please]",
      "{source_url} (<save>) [this|it|that|please|for later|for me]",
      "{source_url} (looks|is|sounds) (good|great|nice|interesting|fun|cool) [save|keep|remember|store] [it|this|that]",
      "(found|here is|look at|check out) [this|a|that] [link|page|article] [save|keep|remember] [it|this|that] {source_url}",
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
      "<save> [down] [me] [a|an|the|this|that|my|as] [new] [idea|thought|tip|suggestion|recommendation] [of|for|about|to|that|:] {text}",
      "[i have|i had|here is|got] [a|an|another|one|just] [new|more] (idea|thought) [for you|for me|:] {text}",
      "(somebody|someone|a friend|a colleague) (told me|recommended|suggested|mentioned|told me about|raved about|said) [that|about|to] {text} (save|keep|note|remember|store) [it|that|this]",
      "(i|we) (want|would like|would love|should|must|need|have) to (try|visit|go to|see|do|check out) {text} (some time|one day|some day|save it|save that|remember that|note that|keep that in mind|at some point)",
      "{text} (save it|save that|keep that|note it|note that|remember that|keep it|keep that in mind|save that for later)",
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
      "(is|has|did|was|are|have|were) [the|my|that|this|it] [page|link|capture|idea|article|zine|thing] [i] [sent|saved|gave|asked] [you] [already|been|finally|be] (ready|done|finished|saved|there|through|processed|read|captured|work|worked|work out|worked out|come through|imported|go through|gone through|loaded|in) [yet|now|already]",
      "(what|how) (happened|is happening|became|about|is|is going on|is the status|is the state|far is|far along is|far are you) [with|of|to|on|about] [the|my|that] (page|link|capture|saving|article|zine|thing i saved|link i sent|thing i sent|page i sent|one i saved|import)",
      "(are|were) you (done|finished|ready|through) [reading|saving|with it|with the page|with the link|yet] [yet|already]",
      "(did|have) you (manage|managed|finish|finished|get|got|read|save|saved) [to save|to read|reading|saving|with] (it|that|the page|the link|my link|the article|that page|that link) [yet]",
      "status of (the|my) (capture|link|page|save|import)",
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
      "[<show>] [<what>] [are] [me] [all] [of] [my|the] [saved|stored|collected|kept|noted] (ideas|idea collection|saved things|saved stuff|collection|bookmarks) [do i have|have i saved|i have saved|have i got|are there|so far|i saved] [so far|again|all]",
      "what (ideas|all|things|stuff) (have|did|do) i [have|saved|save|collect|collected|noted|note|got] [saved|so far|here|down]",
      "[<show>] [me] (everything|all|the things|the stuff|what|what all) [that] (i|i have|have i) [have] (saved|noted|collected|stored|kept|bookmarked) [so far|here]",
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
      "[<find>] [<show>] [me] [all|any] [of] [my|the] [saved|stored] (ideas|idea|things|saved things|bookmarks) [i saved|i have|that] (about|for|with|like|called|on|involving|related to|to do with|in|around|near|at|concerning) {query}",
      "(do|have|did) i [already] (have|saved|save|got|note|noted|keep|kept) [got] [any|an|some|a] [saved] (idea|ideas|something|anything|things|stuff) [saved] (about|for|with|like|called|on|involving|to do with|in|around|concerning) {query}",
      "(what|which) [ideas|things|stuff] (do|have|did) i (have|saved|save|got|note|noted) [saved] (about|for|with|like|called|on|involving|to do with|in|around|concerning) {query}",
      "[<find>] [<show>] [me] [all|any] [of] [my] [saved] {query} ideas",
      "[is|are] there [any|an|some] [saved] (idea|ideas) (about|for|with|like|called|on|in|around) {query} [saved]",
      "(something|anything|ideas) (saved|in my ideas|among my ideas) (about|with|on|for|like) {query}",
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
      "[<show>] [<what>] [me] [all] [the] [my] (ideas|things) [that|which] [i have|i|have i|did i] [saved|noted|kept|save|have] (for|with|about|concerning|that suit) {person_name}",
      "(what|which) [ideas|things|places] (do|would|might) (i|we) [and {person_name}|both] [share|have] [in common] [with] {person_name} [both|and i|share]",
      "(what|which ideas|which things) do (i and {person_name}|{person_name} and i|me and {person_name}|we) (both|share|have) [like|want|in common|love]",
      "(common|shared|mutual) (ideas|likes|interests) [with|of] {person_name} [and me]",
      "what (have|do) {person_name} and i [have|got] in common",
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
      "[<show>] [<what>] [are] [me] [all] [my|the] saved places [do i have|have i]",
      "[<what>] places (have i|i have|did i|i) [saved|noted|kept|save|bookmarked] [as ideas]",
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
      "(search|search for|look for|look up|find) [me] [anything|everything|something|all|any|stuff] [about|on|with|for|called|named|to do with|related to|that has|containing|matching] {query} [everywhere|anywhere|in my things|in all my stuff|in everything]",
      "(is|are|was) there (anything|something|any) (about|on|with|called|named|to do with|like) {query} [here|saved|anywhere|somewhere]",
      "(do|does|have) (i|we|you) (have|know|got|find) [got] (anything|something|any) (about|on|with|called|named|to do with|like) {query}",
      "where (did|do|have|is|are|can) [i|we] [put|have|find|save|keep|saved|see] [my|that|the] [thing] [about|with|called] {query}",
      "what (do|does|have) (i|we|you) [have|know|got] (about|on) {query}",
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
      "<delete> [the|my|that] [saved] (idea|ideas) [which is|that is|of|about|for|with|called|named] {idea_handle}",
      "<delete> [the|my|that] {idea_handle} (idea|from my ideas|from the ideas|from my saved ideas|from my saved things|from the saved ideas|as an idea)",
      "(take|cross|strike|remove) {idea_handle} (off|from|out of) [my|the] [saved] (ideas|collection|saved things|bookmarks)",
      "(i|we) (do not|no longer) (need|want|want to keep|care about) [the] (idea) {idea_handle} [any more|anymore]",
      "(delete|archive|bin|trash|erase) {idea_handle}",
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
      "<rename> [the] idea [called|named|of|about] {idea_handle} [idea] (to|as|into|in) {title}",
      "<rename> [the] {idea_handle} idea (to|as|into|in|) {title}",
      "(change|set|make) [the] (title|name) (of|for) [the] [idea] {idea_handle} [idea] (to|be|into) {title}",
      "[the] idea {idea_handle} (should|shall|is) [now] [be] (called|named|titled) {title}",
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
      "(do not|never|stop|no longer|please do not) (recommend|recommending|suggest|suggesting|show|showing|propose|proposing|offer|offering|bring up) [me|us] [the] [idea] {idea_handle} [to me|for me|to us|for us] [any more|anymore|again|any longer|ever again]",
      "(hide|remove|take) [the] [idea] {idea_handle} (from|out of|off) [my|the] (suggestions|recommendations|for you|feed)",
      "(i|we) (do not want|no longer want) to (see|get|hear|be shown|be suggested) {idea_handle} (suggested|recommended|in suggestions|as a suggestion|any more|anymore|again)",
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
      "(set|add|change|update|put|attach|replace) [a|the] (link|url|website|address|web page) (of|to|for|on) [the] [idea] {idea_handle} [idea] [to|with|is|:] {source_url}",
      "(add|attach|put|link) [the] [link|url] {source_url} (to|on|for|with) [the] [idea] {idea_handle} [idea]",
      "[the] (link|url|website) (of|for|to) [the] [idea] {idea_handle} is {source_url}",
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
      "[<show>] [<what>] [are] [me] [all] [of] [my|the|our] [idea|ideas|own|existing] lists [do i have|have i|are there|i have|have i got|have i made|of mine|exist|do we have] [got|made|so far|again]",
      "(what|which|how many) lists (do|have|did) (i|we) (have|got|make|made|create|created|keep) [so far]",
      "(names of|overview of) [all] my lists",
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
      "<show> [me] [up] [what is on|the ideas on|the ideas in|everything on|all ideas on|the contents of|what i have on|all of|the content of] [the|my|our|that] [list|idea list] [called|named|for|with|of] {ideas_list_handle} [list|again]",
      "(what|which|which ideas|which things|what ideas|what things|what all|what else) (is|are|do i have|have i got|do we have|have we got|did i put|did we put|have i put|have i saved) [there] [saved] (on|in|under) [the|my|our|that] [list] [called|named] {ideas_list_handle} [list|again]",
      "(what|how) does [the|my] [list] {ideas_list_handle} [list] (contain|have|look|include|hold) [like]",
      "(contents|content|items|ideas) (of|on|in) [the|my] [list] {ideas_list_handle} [list]",
      "(go to|switch to) [the|my] [list] {ideas_list_handle} [list]",
      "(who|how many ideas|how many things) (is|are|sees|can see|has access to|shares) [the|on|in] [list] {ideas_list_handle} [list]",
      "(who is|who) [the|my] [list] {ideas_list_handle} [list] [is] for",
      "(pull up|bring up|look at) {ideas_list_handle}",
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
      "<make> [me|us] [a|an|another|the] [new|empty|fresh|separate] [ideas|idea] list [with the name|with name|with the title|and call it|and name it|called|named|titled|for|about|of|:] {name}",
      "<make> [me|us] [a|an|another|the] [new|empty|fresh] [ideas|idea] list [called|named|titled|with the name|with name] {name} (with|for|together with|shared with) {person_names}",
      "<make> [me|us] [a|an|another|the] [new|empty|fresh] [ideas|idea] list (for|with) {person_names} (called|named|titled|with the name|and call it|and name it) {name}",
      "(i|we) (need|want|would like|could use) [to have|to start|to make|to create|to set up] [a|an|another] [new|separate] [ideas|idea] list [called|named|for|about|of] {name}",
      "<make> [a|an] {name} list",
      "can (i|we) have [a|an] [new] list [called|named|for|about] {name}",
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
      "<rename> [the|my|our|that] [name|title] [of] [the|my] [list] [called|named|from] {ideas_list_handle} [list] (to|as|into|in|instead|now) {name}",
      "(change|set|make|edit) [the] (name|title) (of|for) [the|my] [list] {ideas_list_handle} [list] (to|into|be) {name}",
      "[the|my] [list] {ideas_list_handle} [list] (should|shall|is|will|ought to) [now|from now on] [to] [be] (called|named|titled) {name} [from now on|now]",
      "(give) [the|my] [list] {ideas_list_handle} [list] [a|the] [new] (name|title) {name}",
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
      "(make|create|take|do|give me|i need|i want) [me] [a|another] (copy|duplicate|clone|second copy) (of|from) [the|my|that] [list] {ideas_list_handle} [list]",
      "(copy|duplicate|clone|replicate) [the|my|that] [list] {ideas_list_handle} [list]",
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
      "<delete> [the|my|our|that|this|whole|entire] [whole|entire|ideas|idea] list [called|named|for|with|of] {ideas_list_handle} [entirely|completely|altogether|for good|permanently]",
      "<delete> [the|my|our|that|this] {ideas_list_handle} list [entirely|completely|altogether|for good|permanently]",
      "(i|we) (do not|no longer) (need|want|use) [the|my] [list] {ideas_list_handle} [list] [any more|anymore|delete it|you can delete it]",
      "[the|my] [list] {ideas_list_handle} [list] (can|should|has to|must|may) (go|be deleted|be removed|be binned) [away]",
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
      "<put> {idea_handles} [idea|place|too|also] (on|to|onto|into|in|under) [the|my|our] [list] [called|named|for|of] {ideas_list_handle} [list|too|as well|also]",
      "{idea_handles} (belongs|should go|goes|should be|fits|would fit|would be nice|could go|is something) (on|to|onto|into|in|under|for) [the|my|our] [list] {ideas_list_handle} [list|too|as well]",
      "(i|we) (want|would like) {idea_handles} (on|in) [the|my|our] [list] {ideas_list_handle} [list|too|as well]",
      "(put|add|stick|pop|chuck) {idea_handles} [place|idea|thing] (on|to|onto) {ideas_list_handle}",
      "{idea_handles} (on|to|onto) {ideas_list_handle}",
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
      "<take> [out|away] {idea_handles} (off|from|out of|of) [the|my|our] [list] [called|named] {ideas_list_handle} [list|again]",
      "{idea_handles} (does not belong|should not be|should go|can go|no longer belongs|should come|comes) [off|from|on] [the|my|our] [list] {ideas_list_handle} [list] [any more|anymore]",
      "(i|we) (do not|no longer) want {idea_handles} (on|in) [the|my|our] [list] {ideas_list_handle} [list] [any more|anymore]",
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
      "(leave|keep|have) (only|just|nothing but) {idea_handles} (on|in) [the|my|our] [list] {ideas_list_handle} [list]",
      "[the|my] [list] {ideas_list_handle} [list] (should|shall|must|is|has) [to] [only|just] (contain|have|hold|be) [only|just|nothing but] {idea_handles}",
      "replace [everything|all|all ideas|the ideas|the contents|what is] [on|in|of] [the|my] [list] {ideas_list_handle} [list] (with|by) [only|just] {idea_handles}",
      "[the] list {ideas_list_handle} (is|should|shall) [to] (contain|have) only {idea_handles}",
      "(leave|keep) only {idea_handles} on {ideas_list_handle}",
      "replace [everything|all] [on] {ideas_list_handle} (with|by) {idea_handles}"
    ],
    "set": {
      "mode": "replace"
    },
    "slots": {
      "idea_handles": "idea",
      "ideas_list_handle": "list"
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
      "<put> {person_names} (to|on|onto|in|into) [the|my|our] [list|people of|people on|people for|members of|list of] [called|named] {ideas_list_handle} [list|too|as well|also]",
      "(share|make|use) [the|my|our] [list] {ideas_list_handle} [list] (for|together with) {person_names} [too|as well|also]",
      "[the|my|our] [list] {ideas_list_handle} [list] (is|should be|shall be) [also|now] (for|with|about) {person_names} [too|as well|also]",
      "{person_names} (should|shall|belongs|can|could|is) [also] (be|on|go|to) [on|part of|in|to] [the|my|our] [list] {ideas_list_handle} [list|too|as well]",
      "(link|connect|attach|assign|tag) {person_names} (to|with|on) [the|my|our] [list] {ideas_list_handle} [list]",
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
      "<take> [out|away] {person_names} (off|from|out of) [the|my|our] [list|people of|people on|members of] [called|named] {ideas_list_handle} [list|again]",
      "[the|my|our] [list] {ideas_list_handle} [list] (is|should|shall) (no longer|not) [be] (for|with|about) {person_names} [any more|anymore]",
      "{person_names} (does not belong|should not be|is no longer|should no longer be) [part of] (on|to|in) [the|my|our] [list] {ideas_list_handle} [list] [any more|anymore]",
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
      "(send|share|show|give|forward|pass|offer|hand) [the|my|our|that] [list] {ideas_list_handle} [list] (with|to|on to) {person_name} [too|as well|please]",
      "(send|show|give|forward|offer|hand) {person_name} [the|my|our|that] [list] {ideas_list_handle} [list] [too|as well|please]",
      "let {person_name} (see|have|look at|view|use|have a look at) [the|my|our|that] [list] {ideas_list_handle} [list]",
      "(i|we) (want|would like) [to share|to show] [the|my|our|that] [list] {ideas_list_handle} [list] (with|to) {person_name}",
      "{person_name} (should|may|can|could|shall) (see|have|get|look at|view) [the|my|our|that] [list] {ideas_list_handle} [list]",
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
      "[<show>] [<what>] [are|is] [me] [all] [the|my] (directions|instructions|guidelines|rules|notes|conditions|constraints|preferences|requirements|criteria) [are there] (of|for|on|in|to) [the|my] [list] {ideas_list_handle} [list]",
      "(what|which) (directions|instructions|guidelines|rules|notes|conditions|constraints|preferences|requirements) (does|has|did|have|do) [i|we] [give|gave|write|set|put|noted|have] [the|my|for|on|to] [list] {ideas_list_handle} [list] [have|got]",
      "what (should|must|do) (you|we|i) [have to|need to] (consider|watch out for|keep in mind|respect|pay attention to) (for|on|with) [the|my] [list] {ideas_list_handle} [list]",
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
      "[preview|show|check|see] [the|me|a] [likes] [preview] [of|for|what|which|which ideas|the ideas] [would|might|does|do] {person_names} (like|love|enjoy|likes) (on|of|from|in|off) [the|my] [list] {ideas_list_handle} [list]",
      "(preview|show|see|check) [me] [the] [preview of] likes [preview] (of|for|on|from) {person_names} (for|on|to|with) [the|my] [list] {ideas_list_handle} [list]",
      "(preview|show|see|check) [me] [the] [preview of] likes [preview] (of|for|on) [the|my] [list] {ideas_list_handle} [list] (for|of|with|by|from) {person_names}",
      "(preview|show|see|check) [me] [the] [preview of] likes [preview] (of|for|on) [the|my] [list] {ideas_list_handle} [list]",
      "(which|what) (likes|ideas|liked ideas) (of|from|that) {person_names} [likes] (fit|would fit|match|suit|go with|could go on) [on|to|with] [the|my] [list] {ideas_list_handle} [list]",
      "(preview|show) [the] likes [preview] (of|for|on) {ideas_list_handle} for {person_names}",
      "likes preview {ideas_list_handle} {person_names}",
      "(preview|show) [the] likes of {ideas_list_handle}",
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
      "[<show>] [<what>] [are] [me] [all] [of] [the] likes [are there|do i have|have i got|of everyone|of everybody] [there]",
      "[<show>] [me] (everything|all|what|who) (people|everyone|everybody|we|others|anyone) [has|have|all] (likes|liked|like|love|loved)",
      "who likes what",
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
      "[<show>] [<what>] [are] [me] [all] [of] (my|my own) (likes|favourites|favorites|hearts|liked ideas|liked things)",
      "(what|which ideas|which things|what all) (do|have|did) i (like|liked|love|loved|heart|hearted|favourite|favorite|favourited|marked as favourite|put a heart on) [so far|again|myself]",
      "(everything|things|ideas|all) [that] i (like|liked|have liked|love|loved|marked as favourite)",
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
      "[<show>] [<what>] [are|do|does|did|have|has] [me] [all] [the] (my friends|my friend|friends|others|other people|my people|the others) (like|likes|liked|love|loved|into|favourites|hearts) [these days|now|lately|recently|so far|at the moment]",
      "[<show>] [me] [the|all] (likes|favourites|hearts) (of|from|by) (my friends|friends|others|other people|my people)",
      "(new|fresh|recent) likes [of|from] [my friends|friends|others]",
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
      "[<show>] [me] [all] [the] (likes|favourites|favorites|hearts|liked ideas) (of|from|by) {people_handles}",
      "(what|which ideas|which things|what kind of things|what sort of things) (does|do|has|have|did|is|are|would) {people_handles} (like|likes|liked|love|loves|loved|enjoy|into|interested in|fond of|keen on|heart|hearted) [to do|lately|these days|doing|now|so far]",
      "what has {people_handles} (liked|hearted|put a heart on)",
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
      "[<show>] [<what>] [who] [are|is] [me] [all] [of] [my|the] [saved] (people|friends|contacts|connections|mates|buddies|pals|friend list|contact list|address book|circle) [do i have|have i|are there|i have|have i got|have i saved] [got|saved|here|so far]",
      "who (do|have|did|all|all do|are) i [have|know|saved|got|add|added|know] [all] [here|saved|in here|in my contacts|as friends|in my list|among my people]",
      "who (is|are) (in|on|among) my (people|contacts|friends|address book|circle|friends list|contact list)",
      "(which|what|how many) (people|friends|contacts) (do|have) i (have|know|got|saved) [here|in here|saved]",
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
      "[<find>] [me] [the|a|my] (person|friend|people|contact|contacts|friends) (called|named|with the name|by the name of|whose name is) {query}",
      "<find> [me] [the|my] (person|friend|contact) {query}",
      "(do|have) i (know|have|got|saved) [got] (a|an|any|somebody|someone|anybody|anyone) [person|friend|contact] [with the name|called|named|with the surname|by the name of] {query}",
      "is there (a|an|any|somebody|someone|anybody|anyone) [person|friend|contact] [with the name|called|named|by the name of] {query} [among my people|in my contacts|in my people|here]",
      "is {query} (in|among|one of|part of) my (people|contacts|friends)",
      "(have i|did i) (saved|save|add|added) {query} (as a person|as a friend|to my people|to my contacts|in my contacts|as a contact)",
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
      "[<show>] [<what>] [who] [are|is] [me] [all] [only] [my|the] friends in mind [do i have|have i] [got|only]",
      "(who|which friends|which people|which contacts) [of my friends] (is|are|does|do|has) (not|no) [yet] (connected|connected with me|linked|have an account|on here|here|account|joined) [yet|with me]",
      "(who|which friends|which people) (is|are) only [in mind|saved|a friend in mind]",
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
      "(what|everything) (do|does|did|have) (you|i|we) [all|already] (know|have|got|saved|save|note|noted) (about|of|on|for|with) [my] [friend|person] {person_handle}",
      "[<show>] [tell] [me] [more|everything|all|something|details|info|information] [you know|i know|there is|saved] (about|on|of) [my|the] [friend|person|contact] {person_handle}",
      "<show> [me] [my|the] (person|friend|contact|profile|page|card|details|info|entry) [of|for|about] {person_handle}",
      "<show> [me] {person_handle} (profile|page|card|details|info|entry|contact)",
      "<show> [me] {person_handle}",
      "who (is|was) {person_handle} [again|anyway]",
      "(am i|are we|is) {person_handle} [and i|with me] (connected|connected to|friends|friends with|linked) [with me|here|already]",
      "(am i|are we) (connected|friends|linked) (with|to) {person_handle}",
      "(when|what) (did|have|was) (i|we) [last] (see|meet|do|done|met|seen) [with] {person_handle} [last|together]",
      "(how|what) (do|is) i [know|my relationship with|my connection to] {person_handle}",
      "what (is planned|have we planned|do we have planned|is on|plans are there|plans do i have|have i planned) with {person_handle}",
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
      "(add|save|new|create|remember|store|keep|put|note|register|enter|include) [a|the|another|my] [new] (person|friend|people|friends|contact|contacts|buddy|mate|acquaintance|colleague|neighbour|neighbor|cousin|sister|brother) [called|named|with the name|by the name of|:] {people}",
      "(add|save|remember|store|keep|put|note|register|enter|include) {people} (as|to|in|into|among|on) [a|an|one of|my|the|new] [new] (person|people|friend|friends|contacts|contact|my people|my friends|my contacts|address book|friend list|acquaintance|somebody i know|someone i know|list of people|circle|connections)",
      "(i|we) [have|just|recently] (met|got to know|know|made friends with|made) [a] [new] [friend|person|guy|girl|woman|man|somebody|someone] [called|named] {people} [add|save|remember|please] [them|him|her] [to] [my people]",
      "{people} is [a|my] (new|friend|new friend|a friend|a friend of mine|friend of mine|colleague|neighbour|neighbor|cousin) [add|save|remember] [them|him|her]",
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
      "<rename> [the|my] (person|friend|contact) [called|named] {person_handle} (to|as|into|in|now) {display_name}",
      "(change|set|correct|fix|update) [the] (name|display name|spelling) (of|for) [my|the] [friend|person|contact] {person_handle} (to|into|as) {display_name}",
      "(change|correct|rename|update) {person_handle} [name] (to|into|as) {display_name}",
      "{person_handle} (is|goes by|wants to be|should be|would like to be|prefers to be|is now|is actually) [now|actually|really] [to be] (called|named|known as|spelled|spelt|written) [now|as|name] {display_name} [now|from now on]",
      "{person_handle} (new|real|full|last|correct) name is [now] {display_name}",
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
      "<delete> [the|my] [saved] (person|friend|contact|entry|entry for|entry of) [called|named] {person_handle} [completely|entirely|for good|from here|please]",
      "<delete> {person_handle} (from|out of|off|as) [my|the|a] [saved] (people|friends|contacts|contact|friend|friends list|contact list|address book|person|circle|list of people|list of friends)",
      "(take|strike|cross|throw|kick) {person_handle} (off|from|out of) [my] (people|friends|contacts|address book|friends list|contact list|circle)",
      "(i|we) (do not|no longer) (know|need|want|want to know|need to know) {person_handle} (any more|anymore|as a contact|in my contacts|in my people|saved)",
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
      "[<show>] [<what>] [are] [me] [all] [of] [my|the] [saved|private|own|stored] (places|addresses|locations|spots) [do i have|have i|i have|have i got|are there|have i saved] [got|saved|stored|so far]",
      "(where|what) [places|addresses] (have|did) i (saved|save|stored|store|noted)",
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
      "(save|keep|add|store|create|note|remember|new|make|put) [a|an|the|my|as|this] [new|private] (place|address|location|spot) [for me|to my places|called|named|of|for|:] {name} (at|in|is|,|address|with the address|on|:) {address}",
      "(save|keep|add|store|create|note|remember|put) {name} (at|in|,|with the address|on) {address} (as|to|in|among) [a|an|my|the] [private|new] (place|places|address|location)",
      "(save|keep|add|store|create|note|remember|put) {name} (as|to|in|among) [a|an|my|the] [private|new] (place|places|location) [at|in|on|with the address|:] {address}",
      "(save|keep|add|store|create|note|remember|new|make) [a|an|the|my|this] [new|private] (place|location|spot) [for me|to my places|called|named|:] {name}",
      "(save|keep|add|store|note|remember) [the|an|my] address (of|for) {name} {address}",
      "(save|keep|add|store|note|remember) [the|an|this] (address|place) {address} (as|under|called|named|under the name) {name}",
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
      "<rename> [the|my] (place|address|location) [called|named] {place_handle} (to|as|into|in|now) {name}",
      "(change|set|correct) [the] (name|title) (of|for) [the|my] [place] {place_handle} (to|into|as) {name}",
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
      "(change|set|correct|fix|update|edit) [the] address (of|for) [the|my] [place] {place_handle} (to|into|is|as|:) {address}",
      "[the|my] [new] address (of|for) [the|my] [place] {place_handle} is [now|actually] {address} [now]",
      "[the|my] [place] {place_handle} (is|has moved|moved|is located|lies|is to be found) [now|actually|not] [to|at|in|on] {address} [now]",
      "(change|set|correct|fix|update) [the|my] {place_handle} address (to|into) {address}",
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
      "<delete> [the|my|that|this] [saved|private|old] (place|address|location|spot) [called|named|of|for] {place_handle} [from my places|please]",
      "<delete> [the|my|that] {place_handle} (place|address|from my places|from the places|from my saved places|from my addresses|out of my places)",
      "(i|we) (do not|no longer) (need|want|use) [the|my] (place|address|address of|location) {place_handle} [any more|anymore]",
      "(take|strike|cross) {place_handle} (off|out of|from) my (places|addresses|saved places)",
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
      "where (can|could|do|should|shall|would|might) (i|we|one|you) [go to] (eat|get|find|drink|have|buy|try|enjoy|grab) [some|a|an|really] [good|nice|great|decent|cheap|proper|the best] {subject} (in|near|around|close to) {area}",
      "where (can|could|do|should|shall|would|might) (i|we|one|you) [go to] (eat|get|find|drink|have|buy|try|enjoy|grab) [some|a|an|really] [good|nice|great|decent|cheap|proper|the best] {subject} (with|for) {person} {date_phrase}",
      "where (can|could|do|should|shall|would|might) (i|we|one|you) [go to] (eat|get|find|drink|have|buy|try|enjoy|grab) [some|a|an|really] [good|nice|great|decent|cheap|proper|the best] {subject} {date_phrase}",
      "where (can|could|do|should|shall|would|might) (i|we|one|you) [go to|go for] (eat|get|find|drink|have|buy|try|enjoy|grab|go for) [some|a|an|really] [good|nice|great|decent|cheap|proper|the best] {subject}",
      "where is [there] [a|some|the] (good|nice|great|decent|best|cheap) {subject} [in|near|around] {area}",
      "(find|look for|recommend|suggest|look up|search|search for|show|i am looking for|we are looking for|know|do you know|is there|are there) [me|us|some|any] [a|an|some|the|any] [good|nice|great|decent|cheap|best|cosy|cozy|quiet] {subject} (place|restaurant|bar|cafe|spot|pub|club|museum|park|cinema|shop|bakery|playground|gallery|pool|sauna|theatre|joint) [(in|near|around|close to|by) {area}]",
      "(find|look for|recommend|suggest|look up|i am looking for|we are looking for|do you know|is there|are there) [me|us|some|any] [a|an|some|the|any] [good|nice|great|decent|cheap|best|cosy|cozy|quiet] (place|restaurant|bar|cafe|spot|pub|club|museum|park|cinema|shop|bakery|playground|gallery|pool|theatre|joint) (for|with|that has|that does|to eat|serving|to get|to have) {subject} [(in|near|around|close to|by) {area}]",
      "(find|look for|recommend|suggest|look up|i am looking for|do you know) [me|us|some|any] [a|an|some|the|any] [good|nice|great|decent|cheap|best] {subject} (in|near|around|close to|by) {area} [for|on|] [{date_phrase}] [with {person}]",
      "(find|look for|recommend|suggest|look up) [me|us|some|any] [a|an|some|the|any] [good|nice|great|decent|cheap|best] {subject} (for|with) [me and] {person} [for|on|] {date_phrase}",
      "(i|we) (want|would like|feel like|fancy|crave|am craving|are craving|have a craving for|am in the mood for|are in the mood for|am hungry for) [to] [eat|have|get|drink] [some] {subject} (where|any tips|any ideas|any suggestions|where could we go|where should we go|somewhere) [in|near|around] [{area}]",
      "where (can|could) (i|we) (eat|get|find|drink|have|buy) [good] {subject} with {person} {date_phrase}",
      "where (can|could) (i|we) (eat|get|find|drink|have) [good] {subject}",
      "find [me|us] [a|some] {subject} (place|restaurant|bar|cafe|spot) (for me and|with|for) {person}",
      "look up {subject} in {area} for {date_phrase}",
      "(find|look for|recommend) [me|us] [a|some] [good] {subject} (place|restaurant|bar|cafe|spot) [in {area}]",
      "(find|look up|recommend) {subject} (in|near|around) {area}"
    ],
    "set": {},
    "slots": {
      "subject": "text",
      "area": "text",
      "person": "people",
      "date_phrase": "window"
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
      "(research|investigate|look into|find out|dig into|explore|do some digging on|study|find out more|read up) [online|on the web|on the internet] [for|about|where|some|on|what|which|how|into|for me] {query} [for me|online]",
      "(search|look|browse|look around|google|check|scan|scour|have a look) [the] (web|internet|online|net|google|on the web|on the internet|on google) [for] {query}",
      "google {query} [for me]",
      "(look up|find|search|search for|look for) {query} (online|on the web|on the internet|on google|on the net|outside my ideas)",
      "(do|start|make|run|begin|kick off|launch) [some|a|an|another] [new] (research|search|discovery|investigation|web search|online search) (on|about|for|into|of|) {query} [for me]",
      "(discover|find|look for) (new|fresh|other) [ideas|things|places] (for|about|around|with) {query}",
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
      "(i|we) [really|do|absolutely|would|quite] <likes> [the] [idea|idea of] {subject.handle} [a lot|so much|very much|too] [with {people_handles}]",
      "<likes> [the] [idea] {subject.handle} [for|with] [{people_handles}]",
      "(put|give|add|set|leave|drop|stick|place) [a|an|my|one] (heart|like|star|thumbs up|favourite) (on|to|for|at|by|next to) [the] [idea] {subject.handle} [for|with] [{people_handles}]",
      "(give) [the] [idea] {subject.handle} [a|an|my|one] (heart|like|star|thumbs up)",
      "(mark|save|add|keep|put|set) [the] [idea] {subject.handle} (as|to|in|among) [a|my|one of my] (favourite|favorite|liked|like|likes|favourites|favorites) [for|with|of] [{people_handles}]",
      "(heart|like|favourite|favorite|star) [the] [idea] {subject.handle} [for|with] [{people_handles}]",
      "[the] [idea] {subject.handle} (is|sounds|looks|would be|seems) [a|so|really|very|like] [my] (great|good|fun|lovely|amazing|favourite|wonderful|nice|exactly my thing|right up my street|up my street|my cup of tea|tempting|perfect|fantastic|brilliant|awesome) [fun] [for|with] [{people_handles}]",
      "(i|we) (would|am|are) [be] (love|keen|up|like|interested|into|happy) (for|in|on|to do|to try|to go to|to see|doing|about|to) [the] {subject.handle} [with|for] [{people_handles}]",
      "{people_handles} and i (would|both) <likes> [to do|to go to|doing] {subject.handle}",
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
      "(i|we) (do not|no longer|stopped|am not|am no longer|have stopped|never) (like|liking|love|want|into|care for|fancy|keen on|interested in) [the] [idea] {subject.handle} [any more|anymore|any longer|after all]",
      "<take> [away|back|off] [my|the] (like|heart|star|favourite|thumbs up) [away|back|off|again] (of|from|for|on|off|to) [the] [idea] {subject.handle}",
      "(unlike|dislike|unheart|unfavourite|unstar) [the] [idea] {subject.handle}",
      "<take> [the] [idea] {subject.handle} (from|off|out of) my (likes|favourites|favorites|hearts|liked ideas)",
      "{subject.handle} is (not|no longer) (my thing|for me|a favourite|one of my favourites|my favourite|something i like) [any more|anymore]",
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
      "[tell] [me] (more|everything|details|all|info|something|information) [details|info] (about|on|of|for) [the|that] [idea|event|one] {subject.candidate_id}",
      "<show> [me] [the|all] (details|info|information|facts) (of|about|for|on) [the] [idea|event] {subject.candidate_id}",
      "<show> [me] [the|my|that] (idea|event) [called|named|of|about] {subject.candidate_id} [again|details]",
      "<show> [me] [the|my|that] {subject.candidate_id} idea [again]",
      "what (is|was|do you know about|do we know about|do i have on) [the|this|that] [idea] {subject.candidate_id} [about|again|exactly|all about]",
      "(where|when|how much) (is|does|are|do) [the] (idea|event) {subject.candidate_id} [cost|start|open]",
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
      "(set|make|change|use|put) [the|a] [list] [default|standard|usual] (activity|activities) (of|for|on) [the|my] [list] {ideas_list_handle} [list] (to|be|as|is|are|:) {activity_names}",
      "(set|make|use|put) {activity_names} as [the|a] (default|standard|usual) (activity|activities) (of|for|on) [the|my] [list] {ideas_list_handle} [list]",
      "[the|my] [list] {ideas_list_handle} [list] [by default|usually|normally] (is for|is about|should default to|defaults to) (activity|activities) {activity_names}",
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
      "(set|make|change|use|put) [the|a] (default|standard|usual) (time|when|date|period|time frame) (of|for|on) [the|my] [list] {ideas_list_handle} [list] [to|be|as|:] {when_preset}",
      "(set|make|use|put) {when_preset} as [the|a] (default|standard|usual) [time|when|period] (of|for|on) [the|my] [list] {ideas_list_handle} [list]",
      "[the|my] [list] {ideas_list_handle} [list] (is|should be|shall be|defaults to|should default to) [by default|usually|normally] [for|on|] {when_preset} [by default|as a default|usually|normally]",
      "(by default|usually|normally) [the|my] [list] {ideas_list_handle} [list] is (for|on|) {when_preset}",
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
      "(remove|clear|drop|delete|unset|take away|reset) [the] [default|standard|usual] (time|when|period) [default] (from|of|for|on) [the] [defaults] [of|for] [the|my] [list] {ideas_list_handle} [list]",
      "[the|my] [list] {ideas_list_handle} [list] (has|should have|needs|does not need) [no|a] (default|standard|usual) (time|when|period) [any more|anymore]",
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
      "(apply|accept|use|take|take over|adopt|confirm|carry out) [the|these|those|that] (preview|likes|previewed likes|likes preview|suggested likes|preview of likes) [of|for|to|on|from] [the|my] [list] [{ideas_list_handle}]",
      "(put|add) [the|these|those] [previewed] likes (on|to|onto) [the|my] [list] {ideas_list_handle} [list]",
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
      "(save|keep|get|take|grab|import|collect|add|extract|pull|note) [me] (all|every|each|the|these|those) [of] [the|these|those] (places|playgrounds|markets|restaurants|ideas|items|things|events|ones|spots|shops|bars|cafes|tips|museums|recommendations|suggestions|entries) [that are|listed|mentioned|named] (from|on|in|at|of|out of) [this|the|that] [page|article|list|link|post|roundup|site|website|blog|blog post] {source_url} [(to|on|onto|into|in) [the|my] [list] {target_ideas_list_handle}] [list]",
      "(save|keep|get|take|grab|import|collect|add|extract|pull) (them all|all of them|everything|all|the lot|the whole list|the whole thing|each one|every one|every place|every single one) (from|on|in|at|of|out of|that is on|listed on|mentioned on) [this|the|that] [page|article|list|link|post|roundup|site] {source_url} [(to|on|onto|into|in) [the|my] [list] {target_ideas_list_handle}] [list]",
      "(go through|read|scan) [this|the|that] [page|article|list|link|post|roundup] {source_url} and (save|keep|add|import|take) [all|everything|them all|all of them|the places|the ideas|every place]",
      "(save|keep|get|take|grab) [all] [of] [the] (places|playgrounds|markets|restaurants|ideas|items|things|events|ones|spots|shops|bars|cafes) (from|on|in|at|of) {source_url}",
      "[this] (article|page|list|post) lists [several|many|ten|twelve] [things] [please] save (them all|all of them|everything) {source_url}",
      "(save|keep) (them all|all of them|everything) (from|on|in|at) {source_url}",
      "all [the] [places] (on|from|in) {source_url} (to|on|onto) {target_ideas_list_handle}",
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
      "(what|who) (is|was|does|about|did|sent|happens|can i do|could i do) [me] [with|if i open|if i click] [this|that|the] (link|invitation|url|invitation link|invite link) [from|of|sent|about|for|do|mean|allow|is] [a friend|me|do|mean|allow] {invitation_token} [do|mean|allow|about|for]",
      "(a friend|somebody|someone) [has] (gave|sent|given|passed|forwarded|shared) [me|to me|with me] [this|that|the|a] [link|invitation|url] {invitation_token} [what does it allow|what is it|what does it do|what is that|what does it mean|what can i do with it|what is it for]",
      "(check|explain|look at|open|read|tell me about|inspect) [me|this|that|the] [connection|friendship] [invitation|invite] link {invitation_token}",
      "i (got|received|have got|have received|was sent) [this|that|a|the] [link|invitation|url] {invitation_token} [what is it|what does it do|what is that|what does it mean|what is it for]",
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
      "(i|we) [wish|want|would like|would love|want|need] [to] (be|become|get) (connected|friends|linked) (with|to) {people_handles} [here|on here]",
      "(connect|make friends|become friends|link up|link|befriend|friend) [me|us] [with|to|and] {people_handles} [here|on here|with me]",
      "(send|make|give|issue) {people_handles} [a|an] (friend request|friendship request|connection request|connection invitation|friend invitation|friendship invitation|connection link|friend link)",
      "(send|make|create|issue|prepare) [a|an] (friend request|friendship request|connection request|connection invitation|friend invitation|friendship invitation|connection link|friend link) [to|for|with] {people_handles}",
      "(add|invite|get) {people_handles} (as [a] (connection|connected friend)|to connect|to connect with me|to be friends|to be my friend|on here|to the platform|to join here|to this app|to the app|onto here)",
      "(create|make|get|give me|i need|generate) [a|the] link (so that|with which|that lets|for|so) {people_handles} [can|could|to] [connect|add me|be connected|become friends|join] [with me|as a friend|me as a friend]",
      "can {people_handles} and i (be|become) (connected|friends) [here|on here]",
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
      "(disconnect|unfriend|unlink|defriend) [me|us] [from|and|with] {person_handle} [here|on here]",
      "(end|cut|break|dissolve|sever|stop|cancel|remove|terminate) [the|my|our] (friendship|connection|link|tie) (with|to|between me and) {person_handle}",
      "(i|we) (do not|no longer|would rather not|do not want to) [want to|wish to] [be] (friends|connected|linked) (with|to) {person_handle} [on here|here] [any more|anymore]",
      "{person_handle} (and i|) (should|are|am|is) (no longer|not) [be] (connected|friends) [any more|anymore]",
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
  "ideas.capture.retry": "It takes the version of the capture that was last read.",
  "ideas.discover.refine": "It takes the version and the reply contract of the search that it goes on from.",
  "plans.prepare_send": "The same is prepared by plans.invitation.prepare.",
  "relationships.friendship.apply": "not yet"
} as const
