// Generated from spec/ by codegen. Do not edit.
import { readFileSync } from 'node:fs'
import type { CompiledFrames } from '#generated/server/assistant/compiled.ts'

/** The words of a language that the assistant knows, by what they are for. */
export const words = {
  "fillers": [
    "hm",
    "asap",
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
    "omg",
    "changed my mind",
    "i changed my mind",
    "i have changed my mind",
    "change of plan",
    "change of plans",
    "plans changed",
    "oops",
    "oh dear",
    "oh no",
    "quick one",
    "quick question",
    "quick thing",
    "just quickly",
    "sorry to bother you",
    "sorry to bother you again",
    "one more thing",
    "one last thing",
    "a question",
    "i have a question",
    "excuse me",
    "by the way",
    "ugh",
    "i can not remember",
    "i do not remember",
    "i do not know any more",
    "i have forgotten",
    "i forgot",
    "i would like to know",
    "i was wondering if you could",
    "i was wondering whether you could",
    "i wonder if you could",
    "i wonder if you can",
    "i was wondering if you can",
    "would it be possible to",
    "would it be possible for you to",
    "is it possible to",
    "would you be able to",
    "would you be so kind as to",
    "would you be so kind and",
    "would you mind",
    "could you possibly",
    "could you maybe",
    "could you perhaps",
    "could you just",
    "could you also",
    "can you just",
    "can you also",
    "can you possibly",
    "can you maybe",
    "do you think you could",
    "do you think you can",
    "do you mind",
    "is there any chance you could",
    "is there any way you could",
    "any chance you could",
    "any chance of",
    "i wanted to ask you to",
    "i wanted to ask whether you could",
    "i wanted to ask if you could",
    "i wanted to",
    "i would appreciate it if you could",
    "i would appreciate if you could",
    "i would be grateful if you could",
    "it would be great if you could",
    "it would be nice if you could",
    "it would be good if you could",
    "if you could",
    "if you can",
    "be so kind as to",
    "be a dear and",
    "be a love and",
    "do me a favour and",
    "do me a favor and",
    "feel free to",
    "make sure to",
    "make sure you",
    "i would love to",
    "i should like to",
    "i should like you to",
    "i would love you to",
    "we want to",
    "we would like to",
    "we need to",
    "i have to",
    "i think we should",
    "i think i should",
    "ok google",
    "okay google",
    "hey google",
    "hi google",
    "alexa",
    "hey alexa",
    "siri",
    "hey siri",
    "olly",
    "echo",
    "cortana",
    "hey cortana",
    "computer",
    "assistant",
    "hey assistant",
    "pda",
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
  "endings": [],
  "short": {
    "abt": "about",
    "teh": "the",
    "hte": "the",
    "wat": "what",
    "waht": "what",
    "wats": "what is",
    "wich": "which",
    "hwo": "how",
    "fre": "free",
    "frist": "first",
    "adn": "and",
    "wiht": "with",
    "fro": "for",
    "thsi": "this",
    "taht": "that",
    "tiem": "time",
    "yuo": "you",
    "jsut": "just",
    "wen": "when",
    "wehn": "when",
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
    "won't": "will not",
    "smth": "something",
    "sth": "something",
    "smthg": "something",
    "gotta": "have to",
    "soz": "sorry",
    "gimme": "give me",
    "lemme": "let me",
    "ur": "your",
    "cal": "calendar",
    "tldr": "summary",
    "bc": "because",
    "cuz": "because",
    "cos": "because",
    "rn": "right now",
    "cba": "can not be bothered",
    "we'd": "we would",
    "we'll": "we will",
    "we've": "we have",
    "you'll": "you will",
    "you're": "you are",
    "you've": "you have",
    "they'll": "they will",
    "they'd": "they would",
    "it'll": "it will",
    "you'd": "you would"
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
    "pardon",
    "really",
    "seriously",
    "is that so",
    "is that right",
    "are you sure"
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
    "put it back",
    "bring it back",
    "bring that back",
    "put that back",
    "put that back the way it was",
    "put it back the way it was",
    "that was the wrong one",
    "i pressed the wrong thing",
    "that was a mistake",
    "reverse that"
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
    "thank you so much",
    "thank you ever so much",
    "many thanks",
    "that will be all",
    "that is all",
    "that is all for now",
    "that will be all for today",
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
  "elsewhere": [
    "song",
    "songs",
    "track",
    "playlist",
    "playlists",
    "podcast",
    "audiobook",
    "volume",
    "speaker",
    "speakers",
    "light",
    "lights",
    "lamp",
    "lamps",
    "socket",
    "plug",
    "thermostat",
    "vacuum",
    "alarm",
    "alarms",
    "timer",
    "weather",
    "forecast",
    "temperature",
    "email",
    "emails",
    "e-mail",
    "mail",
    "inbox",
    "contact",
    "contacts",
    "tweet",
    "tweets",
    "news",
    "headlines",
    "stock",
    "stocks",
    "updated",
    "informed",
    "posted",
    "tabs",
    "taxi",
    "cab",
    "uber",
    "playing",
    "calendar",
    "reminder",
    "reminders",
    "meeting",
    "meetings",
    "expense",
    "expenses",
    "invoice",
    "invoices",
    "receipt",
    "receipts",
    "payslip",
    "timesheet",
    "tax",
    "taxes",
    "spreadsheet",
    "printer"
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
    "wekend": "weekend",
    "wk": "week",
    "wks": "weeks",
    "nxt": "next",
    "thurs": "thursday",
    "tues": "tuesday",
    "weds": "wednesday"
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
  "reported": [
    "i didn't take",
    "i didn't remove",
    "i didn't cancel",
    "i didn't delete",
    "i didn't move",
    "i didn't add",
    "i didn't invite",
    "we didn't cancel",
    "i haven't taken",
    "i haven't removed",
    "i haven't cancelled",
    "i did not take",
    "i did not remove",
    "i did not cancel",
    "i did not delete",
    "i did not move",
    "i did not add",
    "i did not invite",
    "i have not taken",
    "i have not removed",
    "i have not cancelled",
    "we did not cancel",
    "already",
    "i was going to",
    "we were going to",
    "i was about to",
    "i wanted to",
    "i meant to",
    "says i should",
    "said i should",
    "says we should",
    "said we should",
    "thinks i should",
    "thinks we should",
    "told me to",
    "tells me to",
    "wants me to",
    "asked me to",
    "i forgot to",
    "i never",
    "yesterday",
    "says",
    "reckons",
    "claims",
    "wrote that",
    "told me that",
    "mentioned that"
  ],
  "asking": [
    "would",
    "ought",
    "what happens",
    "how do i",
    "how do we",
    "how can i",
    "how can we",
    "how do you",
    "how does",
    "how did",
    "why",
    "who",
    "whose",
    "which",
    "what",
    "when",
    "where",
    "do i",
    "do we",
    "do you",
    "do my",
    "do they",
    "do the",
    "does",
    "did",
    "is",
    "are",
    "was",
    "were",
    "will i",
    "will my",
    "will the",
    "can it",
    "may it",
    "should i",
    "should we",
    "may i",
    "may we",
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
    "only when",
    "only after",
    "not until",
    "would be better",
    "i would prefer",
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
    "probably",
    "whether",
    "not sure",
    "no idea",
    "almost",
    "nearly",
    "wish",
    "imagine",
    "regret having",
    "could have",
    "would have",
    "it would be",
    "before you",
    "before we"
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
    "his",
    "its",
    "their",
    "your",
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
  "parts": [
    "so",
    "and",
    "but",
    "also",
    "because"
  ],
  "tails": [
    "for me",
    "for us",
    "asap",
    "if possible",
    "right now",
    "instead",
    "please",
    "from now on",
    "from today on",
    "for now",
    "from now",
    "if you can",
    "if you could",
    "rather",
    "after all",
    "thanks",
    "thank you",
    "will you",
    "ok",
    "okay"
  ],
  "without": [
    "without",
    "minus",
    "but without",
    "and without",
    "just not",
    "except"
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
    "remind": [
      "remind me to",
      "remind me at",
      "remind me in",
      "remind me on",
      "remind us to",
      "set a reminder",
      "set up a reminder",
      "set reminder",
      "add a reminder",
      "add reminder",
      "new reminder",
      "create a reminder",
      "create reminder",
      "make a reminder",
      "give me a reminder",
      "i need a reminder",
      "delete my reminder",
      "delete the reminder",
      "delete all reminders",
      "cancel my reminder",
      "cancel the reminder",
      "remove my reminder",
      "show my reminders",
      "show me my reminders",
      "set an alarm",
      "set a timer",
      "set my alarm",
      "wake me"
    ],
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
  },
  "before_text": [
    "called",
    "named",
    "to",
    "as",
    "into",
    "about",
    "titled",
    "that",
    "for",
    "is"
  ],
  "of_whom": [
    "of",
    "at",
    "by"
  ],
  "that_plan": [
    "the one",
    "that one",
    "the thing",
    "that thing",
    "my thing",
    "the plan",
    "my plan",
    "our plan",
    "the outing",
    "our outing",
    "the meeting",
    "the meetup",
    "the get-together",
    "the appointment",
    "the gathering",
    "the party",
    "the trip"
  ],
  "described": {
    "the": [
      "the",
      "my",
      "our",
      "that",
      "this"
    ],
    "of": [
      "of",
      "at",
      "by",
      "from"
    ],
    "home": [
      "place",
      "house",
      "home",
      "flat"
    ],
    "link": [
      "that",
      "which"
    ],
    "helper": [
      "is",
      "are",
      "me",
      "us",
      "will",
      "be"
    ],
    "has": [
      "hosting",
      "hosts",
      "hosted",
      "throwing",
      "throws",
      "giving",
      "gives",
      "having",
      "organising",
      "organizing",
      "organises",
      "organizes",
      "invited"
    ],
    "behind": [
      "me",
      "us",
      "to",
      "for"
    ],
    "in": [
      "in",
      "at"
    ],
    "to": [
      "to"
    ],
    "moved_from": [
      "from"
    ],
    "moved_to": [
      "to"
    ]
  },
  "with_person": [
    "with"
  ],
  "on_day": [
    "on",
    "for",
    "from",
    "at"
  ],
  "before_area": [
    "in",
    "near",
    "around"
  ],
  "unsure_times": [
    "may"
  ],
  "polite": {
    "begin": [
      "i would be",
      "i should be",
      "i will be",
      "we would be",
      "it would be",
      "that would be",
      "it would",
      "would it be",
      "would you be",
      "could you be",
      "might you be",
      "will you be",
      "is it",
      "would that be",
      "i would",
      "i should",
      "we would"
    ],
    "feel": [
      "glad",
      "grateful",
      "happy",
      "delighted",
      "obliged",
      "thankful",
      "pleased",
      "lovely",
      "nice",
      "great",
      "good",
      "kind",
      "helpful",
      "wonderful",
      "fantastic",
      "brilliant",
      "super",
      "perfect",
      "possible",
      "ok",
      "okay",
      "alright",
      "all right",
      "fine",
      "willing",
      "able",
      "awesome",
      "amazing",
      "sweet",
      "handy",
      "useful",
      "help",
      "appreciate it",
      "love it",
      "like it",
      "prefer it",
      "rather like",
      "dearly like",
      "very much like",
      "dearly love"
    ],
    "link": [
      "if you could",
      "if you would",
      "if you can",
      "if you might",
      "if you",
      "if we could",
      "if we",
      "if i could",
      "if one could",
      "if one",
      "if somebody could",
      "if someone could",
      "if",
      "as to",
      "enough to",
      "for you to",
      "for me to",
      "to"
    ],
    "find_out": [
      "i was wondering whether you might",
      "i was wondering whether you could",
      "i was wondering whether you would",
      "i was wondering whether you can",
      "i wonder whether you might",
      "i wonder whether you could",
      "i wonder if you might",
      "i was wondering if you might",
      "i wonder whether",
      "i wonder if",
      "i wonder",
      "i was wondering whether",
      "i was wondering if",
      "i am wondering whether",
      "i am wondering if",
      "do you happen to know",
      "would you happen to know",
      "you happen to know whether",
      "you happen to know if",
      "you happen to know of",
      "you happen to know",
      "do you know whether",
      "do you know if",
      "can you see whether",
      "can you see if",
      "could you see whether",
      "could you see if",
      "could you find out whether",
      "could you find out if",
      "can you find out whether",
      "can you find out if",
      "can you check whether",
      "can you check if",
      "could you check whether",
      "could you check if",
      "one could",
      "one might"
    ],
    "sorry": [
      "forgive me for",
      "forgive my",
      "forgive me",
      "pardon my",
      "excuse me for",
      "excuse my",
      "sorry for",
      "sorry about",
      "i am sorry for",
      "i am sorry to",
      "apologies for"
    ],
    "aside": [
      "may",
      "might",
      "possible",
      "ok",
      "okay",
      "alright",
      "right",
      "forward",
      "convenient",
      "moment",
      "minute",
      "second",
      "time",
      "chance",
      "kind",
      "please",
      "permitted",
      "allowed"
    ],
    "burden": [
      "trouble",
      "mind",
      "bother",
      "bothering",
      "inconvenience",
      "inconvenient",
      "imposition",
      "hassle",
      "effort"
    ],
    "around": [
      "i",
      "you",
      "your",
      "me",
      "it",
      "that",
      "this",
      "there",
      "is",
      "are",
      "be",
      "am",
      "would",
      "could",
      "can",
      "will",
      "do",
      "does",
      "have",
      "get",
      "find",
      "spare",
      "give",
      "a",
      "an",
      "any",
      "the",
      "all",
      "at",
      "and",
      "too",
      "so",
      "very",
      "really",
      "much",
      "of",
      "for",
      "to",
      "with",
      "by",
      "great",
      "big",
      "bit",
      "sort",
      "kind",
      "terribly",
      "awfully",
      "ever",
      "just",
      "one",
      "free",
      "say",
      "ask",
      "bold",
      "as",
      "being",
      "asking"
    ],
    "no": [
      "not",
      "no",
      "never",
      "without",
      "isn't",
      "aren't",
      "don't",
      "doesn't",
      "wouldn't",
      "won't",
      "can't"
    ],
    "if": [
      "if"
    ],
    "you": [
      "you",
      "somebody",
      "someone",
      "one"
    ],
    "can": [
      "could",
      "would",
      "might",
      "can",
      "will",
      "may"
    ]
  },
  "passed_on": {
    "say": [
      "said",
      "say",
      "says",
      "saying",
      "wrote",
      "writes",
      "written",
      "texted",
      "messaged",
      "message",
      "messages",
      "text",
      "texts",
      "words",
      "line",
      "sentence",
      "quote",
      "quoting",
      "quoted",
      "example",
      "request",
      "requests",
      "instruction",
      "instructions",
      "order",
      "orders",
      "command",
      "commands",
      "asked",
      "asks",
      "told",
      "tells",
      "phrase",
      "letter",
      "email",
      "mail",
      "page",
      "following",
      "dictated",
      "suggested",
      "suggests",
      "claims",
      "claimed",
      "demanded",
      "demands",
      "insists",
      "insisted",
      "joke",
      "kidding",
      "imagine",
      "pretend",
      "suppose",
      "decided",
      "against",
      "untrue",
      "fwd",
      "fw"
    ],
    "saying": [
      "said",
      "says",
      "say",
      "wrote",
      "writes",
      "texted",
      "told",
      "claims",
      "claimed",
      "reckons",
      "suggested",
      "suggests",
      "insists",
      "dictated",
      "quote",
      "joke",
      "joking",
      "kidding"
    ],
    "to": [
      "you",
      "your",
      "yourself"
    ],
    "act": [
      "do",
      "did",
      "done",
      "doing"
    ],
    "what": [
      "this",
      "that",
      "it",
      "so",
      "one",
      "these",
      "those"
    ],
    "when": [
      "only when",
      "only if",
      "only after",
      "not until",
      "as soon as",
      "once you",
      "until then"
    ],
    "ask": [
      "why",
      "whether",
      "where",
      "whose",
      "which",
      "tell me why",
      "tell me whether",
      "tell me if",
      "tell me where",
      "tell me which",
      "tell me whose",
      "tell me who",
      "tell me when",
      "tell me how",
      "tell me what",
      "explain why",
      "explain how"
    ],
    "joke": [
      "just kidding",
      "only kidding",
      "kidding",
      "i am kidding",
      "joking",
      "just joking",
      "only joking",
      "i was joking",
      "it was a joke",
      "that was a joke",
      "jk",
      "scratch that",
      "scrap that",
      "strike that",
      "i take that back"
    ],
    "later": [
      "once",
      "as soon as",
      "whenever",
      "wait until",
      "wait till"
    ],
    "too": [
      "too … to"
    ],
    "tell": [
      "tell",
      "ask",
      "remind",
      "get",
      "order",
      "urge",
      "beg",
      "tells",
      "asks",
      "told",
      "asked"
    ],
    "to_do": [
      "to"
    ],
    "yours": [
      "you",
      "your",
      "yours",
      "yourself"
    ],
    "back": [
      "just kidding",
      "only kidding",
      "kidding",
      "i am kidding",
      "joking",
      "just joking",
      "only joking",
      "i was joking",
      "i am joking",
      "it was a joke",
      "that was a joke",
      "just a joke",
      "jk",
      "scratch that",
      "scrap that",
      "strike that",
      "ignore that",
      "disregard that",
      "forget i said that",
      "i take that back",
      "i take it back",
      "take that back",
      "not",
      "not really",
      "rather not",
      "better not",
      "do not",
      "do not do it",
      "do not do that",
      "please do not",
      "maybe not",
      "changed my mind",
      "i have changed my mind",
      "leave it as it was",
      "no",
      "not after all",
      "cancel that",
      "not that"
    ],
    "back_lead": [
      "or",
      "but",
      "oh",
      "ah",
      "haha",
      "lol",
      "wait",
      "hang on",
      "hold on",
      "actually",
      "well",
      "hm",
      "hmm",
      "on second thought",
      "on second thoughts",
      "thinking about it",
      "come to think of it",
      "maybe",
      "please",
      "just",
      "sorry",
      "no",
      "nope",
      "nah",
      "no wait",
      "and"
    ]
  },
  "no_item": [
    "nothing",
    "none",
    "sister",
    "brother",
    "mother",
    "father",
    "mum",
    "mom",
    "dad",
    "wife",
    "husband",
    "son",
    "daughter",
    "aunt",
    "uncle",
    "cousin",
    "grandma",
    "grandpa",
    "granny",
    "boss",
    "girlfriend",
    "boyfriend",
    "partner",
    "flatmate",
    "flatmates",
    "roommate",
    "roommates",
    "boys",
    "girls",
    "kids",
    "children",
    "neighbours",
    "neighbors",
    "colleagues",
    "family"
  ],
  "repair": [
    "no",
    "nope",
    "wait",
    "no wait",
    "wait no",
    "hang on",
    "hold on",
    "sorry",
    "i mean",
    "i meant",
    "actually",
    "actually no",
    "or rather",
    "rather",
    "scrap that",
    "no scrap that",
    "strike that",
    "make that",
    "oops",
    "correction",
    "uh",
    "um",
    "er",
    "erm"
  ],
  "told": [
    "she's",
    "he's",
    "it's",
    "they're",
    "i'm",
    "we're"
  ],
  "clause": {
    "link": [
      "that",
      "which",
      "who"
    ],
    "subject": [
      "i",
      "we",
      "you",
      "he",
      "she",
      "they"
    ],
    "helper": [
      "have",
      "had",
      "has",
      "just",
      "already",
      "recently",
      "once",
      "originally",
      "also"
    ],
    "verb": [
      "made",
      "got",
      "gave",
      "sent",
      "put",
      "set",
      "wrote",
      "told",
      "kept",
      "took",
      "found",
      "said",
      "began",
      "built",
      "drew",
      "chose",
      "thought",
      "left",
      "showed",
      "shown",
      "written",
      "given",
      "taken",
      "begun",
      "chosen",
      "drawn"
    ],
    "finite": [
      "have",
      "has",
      "had",
      "is",
      "are",
      "was",
      "were",
      "will",
      "keep",
      "keeps",
      "want",
      "wants",
      "love",
      "loves",
      "need",
      "needs",
      "asked"
    ],
    "behind": [
      "up",
      "down",
      "together",
      "out",
      "away",
      "aside",
      "you",
      "me",
      "us",
      "them",
      "there",
      "here"
    ],
    "then": [
      "last week",
      "last month",
      "last night",
      "last year",
      "last time",
      "yesterday",
      "the other day",
      "earlier",
      "before",
      "recently",
      "a while ago",
      "ages ago",
      "a few days ago",
      "a week ago",
      "some time ago",
      "this morning",
      "just now",
      "long ago",
      "back then",
      "once"
    ]
  },
  "verbs": "first",
  "senses": {
    "show": [
      "show",
      "list",
      "display",
      "view",
      "see",
      "open",
      "read",
      "read out",
      "give me",
      "tell me",
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
      "have a look",
      "let me have a look",
      "look",
      "check",
      "let me know",
      "i wonder",
      "i want to see",
      "name",
      "tell",
      "hear",
      "recite",
      "enumerate",
      "lay out",
      "let me hear",
      "i need to hear",
      "can i hear",
      "pull",
      "bring me"
    ],
    "see": [
      "see",
      "visible",
      "view",
      "seen",
      "look"
    ],
    "let": [
      "let",
      "allow",
      "permit"
    ],
    "what": [
      "what",
      "which",
      "whats",
      "what all",
      "what's"
    ],
    "who": [
      "who",
      "whos",
      "whose",
      "which people",
      "who all"
    ],
    "when": [
      "when",
      "what day",
      "which day",
      "what date",
      "on which",
      "at what times",
      "which evenings",
      "which days",
      "whenever",
      "by when",
      "any day",
      "what dates"
    ],
    "what_time": [
      "what time",
      "which time",
      "how late",
      "what hour",
      "at what time"
    ],
    "where": [
      "where",
      "whereabouts",
      "which place"
    ],
    "how": [
      "how",
      "how's"
    ],
    "how_many": [
      "how many",
      "how many of us",
      "how many people",
      "headcount",
      "how much",
      "number of people"
    ],
    "how_long": [
      "how long",
      "until when",
      "till when"
    ],
    "any": [
      "any",
      "anything",
      "anyone",
      "anybody",
      "is there",
      "are there",
      "somebody",
      "someone",
      "do i have",
      "have i got"
    ],
    "have": [
      "have",
      "got",
      "have got",
      "own",
      "has",
      "had",
      "hold",
      "there is",
      "there are",
      "stored",
      "have i got",
      "did i have"
    ],
    "do": [
      "do",
      "does",
      "did",
      "doing"
    ],
    "do_i": [
      "am i doing",
      "are we doing",
      "i am doing",
      "we are doing",
      "am i up to"
    ],
    "me": [
      "i",
      "me",
      "we",
      "us",
      "my",
      "our",
      "i am",
      "we are",
      "myself",
      "im"
    ],
    "want": [
      "want",
      "would like",
      "would love",
      "wish",
      "fancy",
      "should like",
      "like to",
      "want to",
      "would be grateful",
      "need"
    ],
    "need": [
      "need",
      "needs",
      "require",
      "requires",
      "needed",
      "needing"
    ],
    "must": [
      "must",
      "should",
      "have to",
      "has to",
      "ought to",
      "need to",
      "needs to",
      "got to",
      "will have to",
      "shall"
    ],
    "can": [
      "can",
      "could",
      "would",
      "may",
      "might",
      "able to",
      "possible"
    ],
    "know": [
      "know",
      "learn",
      "about",
      "info",
      "information",
      "tell me about",
      "know about",
      "more about",
      "know of"
    ],
    "thing": [
      "thing",
      "things",
      "stuff",
      "one",
      "ones"
    ],
    "not": [
      "nobody",
      "no one",
      "none of us",
      "not",
      "no longer",
      "never",
      "no more",
      "neither",
      "nor",
      "anymore",
      "any more",
      "isn't",
      "aren't",
      "doesn't",
      "won't",
      "wouldn't",
      "cannot",
      "don't",
      "didn't",
      "shouldn't",
      "couldn't",
      "haven't",
      "hasn't",
      "without",
      "nobody",
      "no need",
      "no reason",
      "no point"
    ],
    "not_yet": [
      "not yet"
    ],
    "of_somebody": [
      "will",
      "wants",
      "wanted",
      "would",
      "has",
      "had",
      "might",
      "planned",
      "plans",
      "said",
      "asked",
      "thought",
      "thinks",
      "hopes"
    ],
    "more": [
      "any more",
      "anymore",
      "any longer",
      "no longer"
    ],
    "owe": [
      "owe",
      "owed",
      "owing"
    ],
    "too": [
      "too",
      "as well",
      "also"
    ],
    "reason": [
      "because",
      "since",
      "otherwise",
      "or else",
      "so that",
      "as",
      "she",
      "he",
      "they",
      "it",
      "it is",
      "it was",
      "that is",
      "that was",
      "we are",
      "we have",
      "i am",
      "i have",
      "there is",
      "there are",
      "everyone",
      "nobody",
      "somebody",
      "before",
      "until then",
      "in case"
    ],
    "because": [
      "because",
      "so that",
      "otherwise"
    ],
    "instead_of": [
      "instead of",
      "instead of at",
      "instead of on",
      "rather than",
      "rather than at",
      "rather than on",
      "not",
      "not at",
      "not on",
      "not on the",
      "and not"
    ],
    "unsuitable": [
      "too early",
      "too late",
      "too soon",
      "does not work",
      "is no good",
      "does not suit",
      "is not good",
      "clashes",
      "is away"
    ],
    "pair": [
      "both of them",
      "them both",
      "those two",
      "the two of them",
      "these two"
    ],
    "that_day": [
      "that day",
      "on that day",
      "the same day"
    ],
    "that_clause": [
      "that"
    ],
    "that_time": [
      "that evening",
      "that morning",
      "that afternoon",
      "that night",
      "that same evening",
      "the same evening",
      "the same morning",
      "the same afternoon",
      "on that evening",
      "on that afternoon",
      "on that morning"
    ],
    "what_of": [
      "what about",
      "how about",
      "and what about",
      "and how about",
      "how does it look for",
      "how does it look with",
      "how is it with",
      "and how is it with",
      "how does it look on",
      "and what of",
      "what of",
      "how are things with"
    ],
    "same_time": [
      "same time",
      "same hour",
      "at the same time",
      "the same time",
      "the same hour",
      "at the same hour",
      "same time of day",
      "keep the time",
      "the time stays",
      "time stays the same"
    ],
    "told": [
      "tell",
      "telling",
      "let",
      "inform",
      "notify"
    ],
    "aside": [
      "by the way",
      "you know what",
      "to be honest",
      "mind you",
      "as you know",
      "come to think of it",
      "if you do not mind",
      "when you get a chance",
      "no rush",
      "for me",
      "as usual",
      "this time",
      "from now on",
      "in the end",
      "at the moment"
    ],
    "one_more": [
      "one more",
      "another one",
      "one more thing",
      "one more item",
      "another item"
    ],
    "meant": [
      "i mean",
      "i meant",
      "no wait",
      "hang on",
      "wait no",
      "sorry",
      "i actually meant",
      "wait",
      "not that",
      "not that one",
      "oops",
      "rather",
      "actually",
      "i said",
      "wrong",
      "correction",
      "make that"
    ],
    "waiting": [
      "waiting",
      "waits",
      "wait",
      "pending",
      "outstanding",
      "unanswered",
      "queue",
      "inbox",
      "on my plate",
      "on hold"
    ],
    "attention": [
      "attention",
      "deal with",
      "take care of",
      "handle",
      "tackle",
      "look into",
      "act on",
      "decide",
      "decision",
      "react to",
      "see to",
      "follow up on",
      "look at",
      "attend to",
      "requires my attention",
      "on my radar"
    ],
    "urgent": [
      "urgent",
      "important",
      "pressing",
      "on fire",
      "burning",
      "most urgent",
      "top of the list"
    ],
    "brief": [
      "brief",
      "briefing",
      "overview",
      "summary",
      "rundown",
      "update",
      "digest",
      "recap",
      "report",
      "agenda",
      "status report",
      "lowdown",
      "low-down",
      "tl;dr",
      "gist"
    ],
    "missed": [
      "miss",
      "missed",
      "overlooked",
      "forgotten",
      "catch me up",
      "catch up",
      "forgetting",
      "forget",
      "slipped my mind",
      "slipping my mind",
      "left undone",
      "overlooking",
      "slip through",
      "dropped the ball on",
      "missing"
    ],
    "uptodate": [
      "up to date",
      "up to speed",
      "update me",
      "brief me",
      "fill me in",
      "get me up to speed"
    ],
    "news": [
      "new",
      "news",
      "latest",
      "up",
      "what's up",
      "changed",
      "going on",
      "cooking"
    ],
    "open_state": [
      "open",
      "left",
      "unresolved",
      "undecided",
      "unfinished",
      "to do",
      "unread",
      "unsettled"
    ],
    "situation": [
      "situation",
      "how do things stand",
      "how are things",
      "where do things stand",
      "where do we stand",
      "state of things",
      "state of play",
      "how do we stand",
      "where do i stand"
    ],
    "next": [
      "next",
      "first",
      "soon"
    ],
    "invitation": [
      "invitation",
      "invitations",
      "invite",
      "invites",
      "invited"
    ],
    "question_n": [
      "question",
      "questions",
      "request",
      "requests"
    ],
    "plan": [
      "plan",
      "outing",
      "event",
      "meetup",
      "get-together",
      "gathering",
      "trip",
      "appointment",
      "party",
      "evening",
      "night out",
      "day out",
      "excursion",
      "plans"
    ],
    "plans": [
      "plans",
      "outings",
      "events",
      "meetups",
      "get-togethers",
      "gatherings",
      "trips",
      "appointments",
      "parties",
      "engagements",
      "commitments",
      "schedule"
    ],
    "draft": [
      "draft",
      "drafts",
      "drafted"
    ],
    "drafts": [
      "drafts",
      "unsent plans",
      "plans not sent",
      "unsent",
      "drafted plans",
      "half-finished plans",
      "never finish",
      "never finished",
      "not finished",
      "started and never",
      "begun",
      "still a draft",
      "never sent",
      "not sent yet",
      "half done",
      "half-done",
      "unfinished plans",
      "unfinished"
    ],
    "planned": [
      "planned",
      "scheduled",
      "lined up",
      "arranged",
      "booked",
      "in store",
      "set up"
    ],
    "upcoming": [
      "upcoming",
      "coming up",
      "ahead",
      "coming weeks",
      "coming days",
      "in the near future",
      "next few",
      "what have i got on",
      "what is next",
      "on the horizon"
    ],
    "past": [
      "did i do",
      "did we do",
      "have i done",
      "have we done",
      "did we get up to",
      "did i get up to",
      "were we up to",
      "past",
      "old",
      "earlier",
      "previous",
      "former",
      "already over",
      "been to",
      "happened",
      "were we",
      "last year",
      "last month",
      "were",
      "went",
      "history",
      "used to",
      "gone by",
      "lately",
      "recently",
      "in the past"
    ],
    "host": [
      "host",
      "hosting",
      "organise",
      "organize",
      "organising",
      "organizing",
      "my own plans",
      "run",
      "running",
      "hosted",
      "host of"
    ],
    "invited": [
      "invited",
      "asked to",
      "been asked",
      "was asked",
      "invites me",
      "other people's",
      "asked along",
      "been asked along",
      "asked out",
      "invited me",
      "asked me",
      "asked me along"
    ],
    "cancelled": [
      "cancelled",
      "canceled",
      "called off",
      "fell through",
      "fallen through",
      "didn't happen",
      "got cancelled",
      "got canceled",
      "axed",
      "dropped out",
      "scrapped",
      "i called off",
      "dropped"
    ],
    "find": [
      "find",
      "search",
      "look for",
      "look up",
      "search for",
      "seek",
      "locate",
      "hunt for",
      "dig out",
      "dig up",
      "track down",
      "looking for",
      "google",
      "searching",
      "where did i put",
      "where have i put",
      "where did i leave",
      "got anything about"
    ],
    "come": [
      "come",
      "comes",
      "coming",
      "attend",
      "attending",
      "join",
      "joining",
      "go",
      "going",
      "make it",
      "be there",
      "turn up",
      "show up",
      "take part",
      "participate",
      "tag along",
      "participating",
      "showing up",
      "will be there",
      "on board",
      "there",
      "in",
      "in for",
      "up for",
      "part of",
      "around"
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
      "said anything",
      "committed",
      "turned down",
      "answer",
      "reply",
      "respond",
      "said",
      "heard from",
      "heard back",
      "still waiting",
      "missing",
      "agreed",
      "accept",
      "confirm",
      "gave an answer",
      "bailed",
      "backed out",
      "chickened out",
      "pulled out",
      "bail",
      "bailing",
      "drop out",
      "dropped out",
      "dropping out",
      "said anything about",
      "get back",
      "got back to",
      "come back"
    ],
    "answers": [
      "answers",
      "replies",
      "rsvps",
      "responses",
      "attendance",
      "rsvp",
      "rsvp status"
    ],
    "answer_v": [
      "answer",
      "reply",
      "respond",
      "rsvp",
      "get back",
      "let me know",
      "let us know",
      "tell me",
      "say yes",
      "confirm"
    ],
    "guestlist": [
      "guest list",
      "guestlist",
      "attendees",
      "list of guests",
      "participants",
      "roster"
    ],
    "area_n": [
      "neighborhood",
      "neighbourhood",
      "neighborhoods",
      "area",
      "district",
      "quarter"
    ],
    "guests": [
      "guest",
      "guests",
      "people",
      "person",
      "persons",
      "attendee",
      "of us",
      "pax",
      "heads",
      "participants",
      "how many of us"
    ],
    "everybody": [
      "everyone",
      "everybody",
      "all of them",
      "all"
    ],
    "details": [
      "details",
      "detail",
      "info",
      "information",
      "particulars",
      "facts",
      "more about",
      "all about",
      "everything about",
      "tell me about",
      "description of",
      "more on",
      "tell me more",
      "learn more",
      "what is the deal",
      "story",
      "bit more about",
      "some more about",
      "more information",
      "the lowdown",
      "the gist"
    ],
    "start": [
      "start",
      "starts",
      "begin",
      "begins",
      "kick off",
      "starting",
      "beginning",
      "take place",
      "happen",
      "happening",
      "taking place",
      "held",
      "get going",
      "kicks off"
    ],
    "meet": [
      "meet",
      "meeting"
    ],
    "checklist": [
      "checklist",
      "check list",
      "to do list",
      "todo list",
      "to-do list",
      "todos",
      "to-dos",
      "to dos",
      "tasks",
      "task",
      "logistics",
      "packing list",
      "shopping list",
      "preparations",
      "to do",
      "todo",
      "to-do",
      "jobs",
      "chores"
    ],
    "item": [
      "item",
      "task",
      "point",
      "entry",
      "items"
    ],
    "left": [
      "left",
      "missing",
      "outstanding",
      "undone",
      "still open",
      "remaining",
      "to do",
      "to be done",
      "open"
    ],
    "todo_v": [
      "to do",
      "do",
      "be done",
      "get done",
      "prepare",
      "prepared",
      "organise",
      "organised",
      "buy",
      "bought",
      "arrange",
      "sort out",
      "take care of",
      "doing",
      "sorting",
      "see to",
      "organize",
      "organized",
      "taken care of",
      "sort",
      "get sorted",
      "to sort",
      "left to sort",
      "sorted"
    ],
    "bring": [
      "bring",
      "brings",
      "bringing",
      "pack",
      "carry",
      "take along",
      "brought"
    ],
    "prepare": [
      "prepare",
      "prepared",
      "preparing",
      "get ready"
    ],
    "obey": [
      "do as",
      "do what",
      "do whatever",
      "do everything",
      "do all",
      "do it",
      "do that",
      "do so",
      "follow",
      "obey",
      "execute",
      "carry out"
    ],
    "says": [
      "says",
      "says so",
      "tells you",
      "tells me",
      "asks",
      "demands",
      "instructs",
      "states",
      "written",
      "described"
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
      "record",
      "log",
      "stash",
      "file",
      "note down",
      "jot down",
      "write down",
      "take down",
      "put down",
      "make a note",
      "make a note of",
      "take a note",
      "hold on to",
      "do not forget",
      "do not let me forget",
      "don't let me forget",
      "put aside",
      "jot",
      "memo",
      "idea for later",
      "keep this",
      "hang on to",
      "put away",
      "stow",
      "save for later",
      "save this",
      "take this down"
    ],
    "remember": [
      "remember",
      "remind",
      "forget",
      "do not forget"
    ],
    "forget": [
      "forget"
    ],
    "make": [
      "make",
      "create",
      "start",
      "begin",
      "new",
      "set up",
      "put together",
      "open",
      "build",
      "establish",
      "start off",
      "another"
    ],
    "done": [
      "done",
      "finished",
      "complete",
      "completed",
      "tick",
      "tick off",
      "ticked",
      "ticked off",
      "check off",
      "checked off",
      "cross off",
      "crossed off",
      "mark off",
      "sorted",
      "bought",
      "got",
      "reserved",
      "booked",
      "ordered",
      "packed",
      "taken care of",
      "dealt with",
      "ready",
      "baked",
      "picked up",
      "cross out",
      "strike off",
      "sorted out",
      "organised",
      "organized",
      "arranged",
      "prepared",
      "brought",
      "mark",
      "i have",
      "check",
      "i have got",
      "sorted already",
      "got hold of",
      "is in the bag",
      "all set",
      "done with"
    ],
    "reopen": [
      "reopen",
      "re-open",
      "open again",
      "open it again",
      "open that again",
      "open that one again",
      "untick",
      "uncheck",
      "unmark",
      "not done",
      "not done yet",
      "not done after all",
      "not finished yet",
      "not yet done",
      "still to do",
      "back to open",
      "put it back to open",
      "isn't done",
      "isn't done yet",
      "isn't finished",
      "has to be done again"
    ],
    "skip": [
      "skip",
      "ignore",
      "leave out",
      "drop",
      "forget about",
      "never mind",
      "no need",
      "not needed",
      "unnecessary",
      "not necessary",
      "scratch",
      "can skip",
      "do not need",
      "does not need",
      "leave off",
      "no longer needed",
      "not needed any more",
      "leave"
    ],
    "drop": [
      "drop",
      "scratch"
    ],
    "draft_v": [
      "draft",
      "plan",
      "organise",
      "organize",
      "arrange",
      "prepare",
      "schedule",
      "make a plan",
      "set up",
      "put together",
      "sketch",
      "sketch out",
      "work out",
      "draw up",
      "write up",
      "pencil in",
      "throw together",
      "propose",
      "make a draft",
      "plan something",
      "whip up",
      "knock up",
      "draw up an invitation",
      "begin a plan",
      "start a plan",
      "start a draft",
      "begin a draft",
      "begin",
      "cook up",
      "get going",
      "rustle up",
      "drum up",
      "set that up",
      "set it up",
      "pencil it in",
      "pencil that in",
      "put in the diary",
      "start the invite",
      "start an invite",
      "start the invitation",
      "whip up an invite",
      "make an invite",
      "make an invitation",
      "put together an invitation",
      "put together an invite"
    ],
    "turn": [
      "turn"
    ],
    "lets": [
      "let us",
      "let's",
      "lets",
      "shall we",
      "how about",
      "we could",
      "why don't we",
      "why not",
      "what about",
      "should we",
      "i would like to go",
      "i would love to go",
      "i want to go",
      "we want to go",
      "i would like to do",
      "want to go",
      "we should go",
      "fancy",
      "i feel like going",
      "i want to do"
    ],
    "go": [
      "go",
      "visit",
      "try",
      "go to",
      "do"
    ],
    "another": [
      "another",
      "second",
      "separate",
      "additional",
      "different",
      "new"
    ],
    "separate": [
      "separate",
      "separately"
    ],
    "idea": [
      "idea",
      "thought",
      "tip",
      "suggestion",
      "recommendation"
    ],
    "ideas": [
      "ideas",
      "thoughts",
      "tips",
      "suggestions"
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
      "pull forward",
      "adjust",
      "later",
      "earlier",
      "moved",
      "changed",
      "shifted",
      "delayed",
      "brought forward",
      "pushed",
      "advance",
      "sooner",
      "start",
      "moves",
      "shifts",
      "slips",
      "slips to",
      "changes to",
      "switches",
      "goes back",
      "move it",
      "bring it forward"
    ],
    "make_it": [
      "make it",
      "make",
      "make that",
      "do it",
      "put it",
      "have it",
      "let us say",
      "let's say",
      "be"
    ],
    "rather": [
      "rather",
      "instead",
      "better",
      "prefer",
      "actually",
      "after all",
      "instead of"
    ],
    "time": [
      "time",
      "date",
      "day",
      "start time",
      "hour"
    ],
    "rename": [
      "rename",
      "retitle",
      "call",
      "name",
      "title",
      "relabel",
      "new name",
      "call it",
      "change the name",
      "change the title",
      "named",
      "renamed",
      "rechristen",
      "be called",
      "is called",
      "should be called",
      "different name",
      "is now called",
      "shall be called",
      "goes by",
      "be known as",
      "is called now"
    ],
    "title": [
      "title",
      "name",
      "heading"
    ],
    "add": [
      "add",
      "bring along",
      "ask along",
      "invite along",
      "take along",
      "include",
      "put",
      "stick",
      "pop",
      "chuck",
      "place",
      "throw",
      "include",
      "append",
      "drop",
      "sling",
      "toss",
      "bring in",
      "sign up",
      "move",
      "get",
      "squeeze in",
      "added",
      "attach",
      "on board",
      "on the guest list",
      "slot in",
      "in as well",
      "put in",
      "squeeze",
      "squeeze into",
      "fit in",
      "rope in",
      "loop in",
      "ask along too",
      "bring",
      "count in"
    ],
    "person": [
      "person",
      "friend",
      "contact",
      "buddy",
      "mate",
      "pal",
      "neighbour",
      "neighbor",
      "colleague",
      "cousin"
    ],
    "max": [
      "max",
      "maximum",
      "at most",
      "no more than",
      "not more than",
      "up to",
      "limit",
      "limit it to",
      "cap",
      "capped",
      "limited",
      "tops",
      "fit",
      "room for",
      "space for",
      "seats",
      "places only",
      "maximal",
      "more than"
    ],
    "min": [
      "min",
      "minimum",
      "at least",
      "no fewer than",
      "not fewer than",
      "no less than",
      "not less than",
      "or more",
      "fewer than",
      "less than"
    ],
    "limit": [
      "limit",
      "cap"
    ],
    "deadline": [
      "deadline",
      "due date",
      "cut-off",
      "cutoff",
      "rsvp by",
      "answer by",
      "reply by",
      "respond by",
      "answers by",
      "rsvp deadline",
      "by",
      "latest",
      "should answer by",
      "have until",
      "let me know by",
      "need answers by"
    ],
    "until": [
      "until",
      "by",
      "till",
      "before"
    ],
    "description": [
      "description",
      "describe",
      "note for guests",
      "blurb",
      "invitation text",
      "text",
      "message",
      "mention",
      "write in",
      "describe it",
      "add a note",
      "the text"
    ],
    "write": [
      "write",
      "say",
      "mention",
      "tell"
    ],
    "take": [
      "take",
      "chuck",
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
      "leave off",
      "get",
      "cross",
      "off",
      "out",
      "take off",
      "take out",
      "taken off",
      "removed",
      "kick out",
      "throw out",
      "away",
      "leaves",
      "leave",
      "come off",
      "can come off",
      "can go from",
      "should come off",
      "comes off",
      "get off"
    ],
    "uninvite": [
      "uninvite",
      "disinvite",
      "kick out",
      "throw out",
      "uninvited",
      "cancel on",
      "unask"
    ],
    "preview": [
      "preview",
      "review",
      "look over",
      "proofread",
      "before it goes out",
      "before sending",
      "sample",
      "mock up",
      "dry run",
      "before i send it",
      "what will they see",
      "what will they get",
      "what do they see",
      "what would they see",
      "what people will see",
      "proof read",
      "proof-read",
      "check over",
      "read over",
      "read through",
      "give it a once-over",
      "once-over",
      "see it as",
      "check it over",
      "how it comes across",
      "as its recipient would",
      "as the guests would",
      "comes across",
      "comes over"
    ],
    "look_like": [
      "look like",
      "look",
      "looks",
      "looking",
      "is it looking",
      "looks like",
      "come across",
      "read like"
    ],
    "get": [
      "get",
      "receive",
      "gets"
    ],
    "send": [
      "send",
      "send out",
      "mail",
      "dispatch",
      "forward",
      "sent",
      "send off",
      "deliver",
      "fire off",
      "shoot off",
      "shoot over",
      "fire away",
      "ship",
      "ship out",
      "send away",
      "send over",
      "send round",
      "send around",
      "get it off",
      "get it out",
      "get them off",
      "get them out",
      "get that out",
      "get this out",
      "go out now",
      "may go out",
      "can go out",
      "could go out",
      "ready to go out",
      "out the door",
      "ready to go",
      "ready for dispatch",
      "ready to be sent",
      "good to go"
    ],
    "share": [
      "share",
      "sharing",
      "shared",
      "give access",
      "make accessible",
      "pass on",
      "show to",
      "give",
      "post",
      "put in",
      "group chat",
      "chat",
      "drop in"
    ],
    "link": [
      "link",
      "url",
      "share link",
      "hyperlink",
      "web address"
    ],
    "invite": [
      "invite",
      "ask",
      "have over",
      "inviting",
      "ask over"
    ],
    "tell": [
      "tell",
      "telling",
      "notify",
      "notifying",
      "inform",
      "informing",
      "say",
      "let know",
      "message",
      "announce"
    ],
    "anybody": [
      "anybody",
      "anyone",
      "nobody"
    ],
    "after_all": [
      "after all"
    ],
    "meet_at": [
      "meet",
      "meeting point",
      "meeting place",
      "meetup",
      "meet up",
      "meeting",
      "gather",
      "meet-up",
      "we meet",
      "let us meet",
      "meeting time",
      "meetup time"
    ],
    "before": [
      "before"
    ],
    "cancel": [
      "cancel",
      "call off",
      "called off",
      "scrap",
      "axe",
      "abandon",
      "is off",
      "call it off",
      "off",
      "not happening",
      "canceled",
      "cancelled",
      "won't happen",
      "will not happen",
      "bin",
      "pull the plug on",
      "pull the plug",
      "not going ahead",
      "is not happening",
      "isn't happening",
      "isn't going ahead",
      "is not going ahead",
      "cannot take place",
      "can not take place",
      "can't take place",
      "won't take place",
      "will not take place",
      "won't be doing",
      "will not be doing",
      "call it quits on",
      "scrub",
      "give up on",
      "not going to happen",
      "no longer happening",
      "not taking place",
      "ditch",
      "pull",
      "has fallen through",
      "falls through",
      "will have to be cancelled",
      "has to be cancelled"
    ],
    "happen": [
      "happen",
      "happening",
      "take place",
      "taking place"
    ],
    "sorry": [
      "sorry",
      "unfortunately",
      "afraid",
      "regret",
      "sadly"
    ],
    "accept": [
      "accept",
      "yes",
      "rsvp yes",
      "count me in",
      "sign me up",
      "i am in",
      "we are in",
      "i'm in",
      "im in",
      "with pleasure",
      "would love to come",
      "happy to come",
      "gladly",
      "confirm",
      "will be there",
      "i'll be there",
      "say yes",
      "am coming",
      "i come",
      "attending",
      "in",
      "agree",
      "can make it",
      "make it",
      "put me down",
      "put us down",
      "put me in",
      "save me a seat",
      "save me a spot",
      "save us a seat",
      "keep me a seat",
      "save a seat for me",
      "save me a place",
      "wouldn't miss",
      "would not miss",
      "up for it",
      "i am up for",
      "we are up for",
      "am up for",
      "are up for"
    ],
    "me_in": [
      "count me in",
      "i am in",
      "im in",
      "sign me up",
      "i will be there",
      "i'll be there",
      "we are in",
      "i'm coming",
      "i am coming",
      "we are coming",
      "i am going",
      "we will be there",
      "i can come",
      "i can make it",
      "i will come",
      "we will come",
      "i am joining",
      "i will join",
      "see you there",
      "i'd love to come",
      "i would love to come",
      "i would love to go",
      "i should love to go",
      "i should love to come",
      "i would like to come",
      "i am happy to come",
      "i come gladly",
      "i will go",
      "put me down",
      "put us down",
      "count on me",
      "count on us",
      "count us in",
      "reckon with me",
      "reckon with us",
      "i will attend",
      "we will attend",
      "sign us up",
      "i would love to",
      "we would love to",
      "i would love that",
      "we would love that",
      "i am game",
      "we are game",
      "i am up for it",
      "we are up for it",
      "i am there",
      "we would love to come",
      "deal me in",
      "we can make it",
      "we can come",
      "i am keen",
      "put me on the list"
    ],
    "decline": [
      "decline",
      "no",
      "rsvp no",
      "count me out",
      "i am out",
      "im out",
      "pass",
      "turn down",
      "reject",
      "say no",
      "refuse",
      "skip",
      "won't make it",
      "can't make it",
      "cannot make it",
      "not coming",
      "not going",
      "unable",
      "bail",
      "opt out",
      "back out",
      "i have to cancel",
      "can't come",
      "cannot come",
      "something came up",
      "have to miss",
      "will miss",
      "can not do",
      "cannot do",
      "give it a miss",
      "not this time",
      "flake",
      "flake on",
      "flake out",
      "flake out on",
      "bail on",
      "bail out",
      "bail out of",
      "withdraw",
      "withdraw from",
      "cry off",
      "duck out",
      "duck out of",
      "drop out",
      "drop out of",
      "pull out",
      "pull out of",
      "back out of",
      "bow out",
      "bow out of",
      "beg off",
      "rain check",
      "raincheck",
      "take a rain check",
      "no chance",
      "no way",
      "sit out",
      "sit this one out",
      "won't work for me",
      "does not work for me",
      "doesn't work for me",
      "will not be able",
      "won't be able",
      "cannot any more",
      "must withdraw",
      "have to withdraw"
    ],
    "me_out": [
      "count me out",
      "i am out",
      "im out",
      "i can not make it",
      "i can't make it",
      "can not make it",
      "can't come",
      "i am not coming",
      "not coming",
      "we are not coming",
      "not going",
      "i will not come",
      "will not make it",
      "won't be there",
      "can not come",
      "have to pass",
      "can not go",
      "i must decline",
      "i have to decline",
      "i have to pass",
      "i must pass",
      "i have to cancel after all",
      "i am not free that day",
      "i am busy that day",
      "i have other plans",
      "we have other plans",
      "count us out",
      "i can not any more",
      "can not any more",
      "i am not going",
      "i am not going any more",
      "i won't be there any more",
      "i can not do it",
      "not going any more",
      "i will have to miss it",
      "i have to miss it",
      "we can not make it",
      "we can not come",
      "i have to bail",
      "i have to flake",
      "i have to drop out",
      "i will pass",
      "we will pass"
    ],
    "able": [
      "make it",
      "able",
      "manage",
      "possible"
    ],
    "yes": [
      "yes",
      "yeah",
      "yep",
      "sure",
      "accepted"
    ],
    "no": [
      "no",
      "nope",
      "nah"
    ],
    "free": [
      "free",
      "available",
      "availability",
      "not busy",
      "unoccupied",
      "at leisure",
      "have time",
      "has time",
      "got time",
      "free time",
      "time for",
      "in common free",
      "spare time",
      "has got time",
      "busy",
      "is there time",
      "both have time",
      "around",
      "time free",
      "any time",
      "both free",
      "grab a beer",
      "grab a coffee",
      "manage",
      "any slot",
      "gap",
      "gaps",
      "free slot",
      "free slots"
    ],
    "time_for": [
      "time",
      "time slot",
      "slot",
      "gap",
      "a date with"
    ],
    "slot": [
      "slot",
      "gap",
      "date",
      "opening",
      "time",
      "day",
      "evening",
      "afternoon",
      "morning",
      "night",
      "weekend",
      "lunchtime",
      "weekends",
      "evenings",
      "slots",
      "gaps"
    ],
    "both": [
      "both",
      "in common",
      "together",
      "each other",
      "all of us",
      "the two of us",
      "share"
    ],
    "together": [
      "together",
      "with each other"
    ],
    "calendar": [
      "calendar",
      "calendars",
      "google calendar",
      "diary",
      "ical",
      "outlook"
    ],
    "calendars": [
      "calendars"
    ],
    "schedule_n": [
      "calendar",
      "calender",
      "calander",
      "schedule",
      "schedules",
      "agenda",
      "diary",
      "planner"
    ],
    "meetings": [
      "meeting",
      "meetings",
      "appointment",
      "appointments",
      "engagement",
      "engagements",
      "commitment",
      "commitments",
      "meet",
      "meeting up"
    ],
    "food": [
      "restaurant",
      "restaurants",
      "eatery",
      "eateries",
      "steakhouse",
      "steakhouses",
      "diner",
      "diners",
      "bistro",
      "pizzeria",
      "cafe",
      "cafes",
      "pub",
      "pubs",
      "grill",
      "sushi",
      "ramen",
      "tacos",
      "taco",
      "pizza",
      "burger",
      "burgers",
      "pasta",
      "seafood",
      "fish",
      "noodles",
      "dumplings",
      "curry",
      "kebab",
      "steak",
      "barbecue",
      "bbq",
      "thai",
      "italian",
      "mexican",
      "chinese",
      "vietnamese",
      "indian",
      "japanese",
      "korean",
      "greek",
      "turkish",
      "vegan",
      "vegetarian",
      "lunch",
      "dinner",
      "brunch",
      "breakfast",
      "supper",
      "coffee",
      "food",
      "cuisine",
      "dining",
      "eating out",
      "place to eat",
      "places to eat",
      "grub",
      "meal"
    ],
    "sights": [
      "movie",
      "movies",
      "film",
      "films",
      "cinema",
      "cinemas",
      "blockbuster",
      "shop",
      "shops",
      "mall",
      "malls",
      "shopping center",
      "shopping centers",
      "shopping centre",
      "supermarket",
      "supermarkets",
      "hotel",
      "hotels",
      "museum",
      "museums",
      "gallery",
      "galleries",
      "park",
      "parks",
      "playground",
      "playgrounds",
      "zoo",
      "zoos",
      "bookshop",
      "bookshops",
      "library",
      "club",
      "clubs",
      "trail",
      "trails",
      "spa",
      "pool",
      "pools",
      "lake",
      "lakes",
      "beach",
      "beaches",
      "attraction",
      "attractions",
      "sight",
      "sights",
      "sightseeing",
      "touristy",
      "tourist",
      "tourists",
      "destination",
      "destinations",
      "landmark",
      "landmarks",
      "things to do",
      "stuff to do",
      "activities",
      "place to visit",
      "places to visit",
      "places to go",
      "place to go",
      "to visit"
    ],
    "connected": [
      "connected",
      "linked",
      "synced",
      "hooked up",
      "syncing",
      "working",
      "in sync",
      "attached",
      "sync",
      "syncs",
      "hooked",
      "connection",
      "work",
      "works",
      "working properly",
      "up to date",
      "plugged in",
      "tied in",
      "joined up",
      "broken",
      "talking to"
    ],
    "google": [
      "outlook",
      "apple",
      "google"
    ],
    "events": [
      "event",
      "events",
      "circus",
      "fete",
      "parade",
      "lecture",
      "lectures",
      "talk",
      "talks",
      "ballet",
      "opera",
      "operas",
      "musical",
      "musicals",
      "comedy",
      "plays",
      "concert",
      "concerts",
      "gig",
      "gigs",
      "a show",
      "any show",
      "any shows",
      "live show",
      "shows",
      "exhibition",
      "exhibitions",
      "festival",
      "festivals",
      "market",
      "markets",
      "performance",
      "performances",
      "play",
      "readings",
      "theatre",
      "theater",
      "exhibits",
      "screenings",
      "parties"
    ],
    "from_w": [
      "from"
    ],
    "for_me": [
      "for me",
      "for us",
      "with me",
      "with us",
      "have i got",
      "do i have",
      "have we got",
      "do we have",
      "in my life"
    ],
    "going_on": [
      "going on",
      "happening",
      "takes place",
      "to see",
      "playing",
      "worth seeing"
    ],
    "on_then": [
      "what is on",
      "anything on",
      "what's on",
      "whats on",
      "what have i got on",
      "what do i have on"
    ],
    "near": [
      "near",
      "nearby",
      "nearest",
      "closest",
      "near me",
      "near by",
      "close by",
      "close to me",
      "around me",
      "around here",
      "near here",
      "my area",
      "this area",
      "local area",
      "in the area",
      "in the neighbourhood",
      "in the neighborhood",
      "around here",
      "in town",
      "in berlin",
      "in the city",
      "around",
      "in my area",
      "local"
    ],
    "suggest": [
      "suggest",
      "recommend",
      "propose",
      "recommendation",
      "recommendations",
      "suggestion",
      "suggestions",
      "inspire",
      "inspiration",
      "idea for",
      "ideas for",
      "surprise me",
      "suggested",
      "suggesting",
      "recommended",
      "show up",
      "surprise",
      "surprise us",
      "pick something",
      "pick",
      "throw me some",
      "come up with",
      "choose something"
    ],
    "what_to_do": [
      "what to do",
      "what can we do",
      "what could we do",
      "what should we do",
      "what shall we do",
      "things to do",
      "something to do",
      "what can i do",
      "what could i do",
      "anything to do",
      "what do we do",
      "what should i do",
      "what is there to do",
      "what would be fun",
      "what might we do"
    ],
    "something": [
      "something",
      "anything",
      "some"
    ],
    "could": [
      "could",
      "can",
      "should",
      "shall",
      "might"
    ],
    "fun": [
      "fun",
      "entertaining",
      "exciting",
      "nice"
    ],
    "bored": [
      "bored",
      "boring",
      "we are bored"
    ],
    "good": [
      "good",
      "nice",
      "great",
      "decent",
      "cool",
      "cheap",
      "cosy",
      "cozy",
      "lovely",
      "best",
      "better",
      "top",
      "popular",
      "biggest",
      "oldest",
      "highest rated"
    ],
    "capture": [
      "capture",
      "link",
      "article",
      "page",
      "import",
      "saved link"
    ],
    "ready": [
      "ready",
      "done",
      "finished",
      "processed",
      "read yet",
      "worked",
      "work out",
      "work",
      "worked out",
      "through",
      "get read",
      "been read",
      "get through",
      "gone through",
      "finished yet",
      "processed yet",
      "read"
    ],
    "became": [
      "became",
      "become",
      "happened to",
      "came of",
      "what about",
      "progress",
      "how far",
      "coming along",
      "come along",
      "get on",
      "getting on",
      "doing"
    ],
    "status": [
      "status",
      "state",
      "progress"
    ],
    "retry": [
      "retry",
      "try again",
      "try that again",
      "try it again",
      "again",
      "once more",
      "try once more",
      "another try",
      "one more time",
      "give it another go",
      "another go",
      "reload",
      "re-read",
      "reread",
      "refetch",
      "give it another try",
      "have another go",
      "another attempt",
      "one more try",
      "another shot",
      "give it another shot",
      "second try",
      "have another try"
    ],
    "try": [
      "try",
      "attempt",
      "read",
      "go"
    ],
    "again": [
      "again",
      "once more",
      "another time"
    ],
    "saved": [
      "saved",
      "stored",
      "kept",
      "collected",
      "bookmarked",
      "noted",
      "remembered",
      "saved up",
      "put away"
    ],
    "both_like": [
      "both like",
      "in common"
    ],
    "everywhere": [
      "everywhere",
      "anywhere",
      "all over"
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
      "wipe",
      "forget",
      "get rid",
      "deleted",
      "removed",
      "drop",
      "take off",
      "can go",
      "do away with"
    ],
    "stop": [
      "stop",
      "quit",
      "cease",
      "stop sharing",
      "no longer share"
    ],
    "list": [
      "list",
      "collection",
      "ideas list"
    ],
    "lists": [
      "lists",
      "collections",
      "all lists",
      "my lists",
      "list of lists"
    ],
    "contents": [
      "contents",
      "content",
      "on it",
      "what is on",
      "what's on",
      "whats on",
      "what is in",
      "in it",
      "items",
      "entries",
      "inside"
    ],
    "copy": [
      "copy",
      "duplicate",
      "clone",
      "make a copy"
    ],
    "belong": [
      "belong",
      "belongs",
      "goes",
      "fits",
      "go",
      "should be",
      "needs to be",
      "is for",
      "has to be",
      "should be on",
      "should be in",
      "ought to be on",
      "belongs in",
      "has a place on"
    ],
    "arrow": [
      "arrow"
    ],
    "only": [
      "only",
      "just",
      "nothing but",
      "solely"
    ],
    "keep": [
      "keep",
      "leave",
      "contain",
      "contains"
    ],
    "replace": [
      "replace",
      "swap",
      "substitute",
      "overwrite",
      "exchange"
    ],
    "everything": [
      "everything",
      "all of it",
      "all the ideas",
      "all"
    ],
    "all": [
      "all",
      "every",
      "each",
      "entire",
      "the whole",
      "complete"
    ],
    "directions": [
      "directions",
      "direction",
      "wishes",
      "conditions",
      "rules",
      "guidelines",
      "preferences",
      "criteria"
    ],
    "fit": [
      "fit",
      "fits",
      "match",
      "matches",
      "suit",
      "suits",
      "works",
      "works for",
      "works out"
    ],
    "like": [
      "like",
      "likes",
      "love",
      "loves",
      "adore",
      "enjoy",
      "enjoys",
      "fancy",
      "favourite",
      "favorite",
      "heart",
      "thumbs up",
      "dig",
      "fond of",
      "keen on",
      "favour",
      "favor",
      "thumb up",
      "liked",
      "loved",
      "star",
      "hearted",
      "i am into",
      "is great",
      "sounds great",
      "sounds lovely",
      "sounds fun",
      "right up my street",
      "super",
      "am into",
      "really into",
      "so into"
    ],
    "likes": [
      "likes",
      "favourites",
      "favorites",
      "hearts",
      "preferences",
      "liked",
      "tastes",
      "taste",
      "interests",
      "hearted",
      "things i like"
    ],
    "own": [
      "own",
      "mine",
      "my own"
    ],
    "friends": [
      "friends",
      "friend",
      "contacts",
      "mates",
      "buddies",
      "pals",
      "friends'",
      "friend's"
    ],
    "people_n": [
      "people",
      "contacts",
      "persons",
      "folks",
      "address book",
      "connections",
      "friends",
      "mates",
      "buddies",
      "pals"
    ],
    "somebody": [
      "somebody",
      "someone",
      "anybody",
      "anyone",
      "a person"
    ],
    "in_mind": [
      "in mind",
      "friends in mind",
      "not on here",
      "without an account",
      "no account"
    ],
    "here": [
      "here",
      "on here",
      "in here"
    ],
    "mine": [
      "mine",
      "own",
      "my"
    ],
    "contact": [
      "contact",
      "acquaintance"
    ],
    "places": [
      "places",
      "addresses",
      "locations",
      "spots",
      "saved places"
    ],
    "place": [
      "place",
      "spot",
      "location",
      "venue",
      "address",
      "cafe",
      "bar",
      "restaurant"
    ],
    "address": [
      "address",
      "street",
      "located",
      "location",
      "lives at",
      "moved to",
      "whereabouts"
    ],
    "moved": [
      "is now",
      "are now",
      "now at",
      "now in",
      "moved",
      "relocated",
      "has moved",
      "have moved",
      "is now at",
      "moved to",
      "has a new address",
      "is at"
    ],
    "eat": [
      "eat",
      "drink",
      "have dinner",
      "have lunch",
      "dine",
      "have breakfast",
      "grab",
      "get food",
      "eating"
    ],
    "somewhere": [
      "somewhere",
      "someplace",
      "spot",
      "restaurant",
      "near us",
      "nearby",
      "around here",
      "close by"
    ],
    "hungry": [
      "hungry",
      "craving",
      "in the mood for",
      "feel like",
      "fancy"
    ],
    "research": [
      "research",
      "google",
      "find out about",
      "find out",
      "look online for",
      "look online",
      "investigate",
      "explore",
      "discover",
      "dig into",
      "on the web",
      "online",
      "on the internet",
      "do some research",
      "dig up",
      "find out more",
      "research on"
    ],
    "cheaper": [
      "cheaper",
      "less expensive",
      "under",
      "below",
      "closer",
      "nearer",
      "smaller",
      "shorter",
      "more",
      "bigger",
      "later",
      "earlier",
      "for beginners",
      "without",
      "less",
      "free of charge",
      "affordable",
      "less far",
      "further away",
      "nearby ones",
      "outdoors",
      "indoors",
      "other ones",
      "different ones",
      "keep digging",
      "dig deeper",
      "keep looking",
      "look further"
    ],
    "but": [
      "but",
      "except",
      "though"
    ],
    "narrow": [
      "narrow",
      "refine",
      "filter",
      "narrow down",
      "narrow it down",
      "restrict",
      "limit it to",
      "limit the search",
      "narrow the search",
      "only the ones",
      "only those",
      "just the ones",
      "keep only"
    ],
    "same": [
      "same",
      "that again"
    ],
    "unlike": [
      "unlike",
      "no longer like",
      "take back my like",
      "remove my like",
      "dislike",
      "go off",
      "isn't really my thing",
      "is not really my thing",
      "not my thing",
      "not my thing any more",
      "went off",
      "gone off",
      "over it"
    ],
    "default": [
      "default",
      "defaults",
      "by default",
      "usually",
      "preset",
      "standard"
    ],
    "activity": [
      "activity",
      "activities"
    ],
    "apply": [
      "apply",
      "take over",
      "adopt",
      "use",
      "carry over"
    ],
    "mean": [
      "mean",
      "allow",
      "do",
      "for"
    ],
    "allow": [
      "allow",
      "permit",
      "mean",
      "purpose"
    ],
    "friend_request": [
      "friend request",
      "friendship request",
      "connection request",
      "connection invitation",
      "friend invitation",
      "friendship invitation",
      "connection link",
      "friend link"
    ],
    "connect": [
      "connect",
      "connected",
      "befriend",
      "link up",
      "make friends",
      "become friends",
      "be friends",
      "link",
      "friends with",
      "be connected"
    ],
    "become": [
      "be",
      "become",
      "get",
      "make"
    ],
    "disconnect": [
      "disconnect",
      "unfriend",
      "unlink",
      "defriend",
      "end the friendship",
      "end the connection",
      "cut the connection",
      "sever",
      "end my friendship",
      "end my connection",
      "break off",
      "cut ties",
      "stop being friends"
    ],
    "pass_on": [
      "pass on",
      "hand out",
      "forward",
      "spread"
    ],
    "out": [
      "out"
    ],
    "or_w": [
      "or"
    ],
    "polite_tail": [
      "if you can",
      "if you could",
      "if possible",
      "if it is possible",
      "if that is possible",
      "if that is ok",
      "if that is okay",
      "if that is alright",
      "if you do not mind",
      "if you would",
      "if you like",
      "when you can",
      "when you get a chance",
      "when you have a moment",
      "asap",
      "as soon as possible",
      "for me please",
      "thanks",
      "thank you",
      "thank you very much",
      "many thanks",
      "thanks a lot",
      "cheers",
      "thx",
      "would you",
      "will you",
      "could you",
      "there is a dear",
      "please and thank you",
      "pretty please",
      "if it is not too much trouble",
      "no rush"
    ],
    "tail_word": [
      "lol",
      "lmao",
      "rofl",
      "haha",
      "hehe",
      "xd",
      "thx",
      "ty",
      "tysm",
      "pls",
      "plz",
      "please",
      "asap",
      "thanks",
      "now",
      "omg",
      "hurry",
      "for me"
    ],
    "tag_question": [
      "right",
      "isn't it",
      "is not it",
      "or not",
      "correct",
      "aren't we",
      "are not we",
      "isn't he",
      "isn't she"
    ],
    "other_one": [
      "the other one",
      "the other",
      "that other one"
    ]
  }
} as const

/** How people ask for each capability. */
export const frames = [
  {
    "id": "planning.brief.get",
    "capability": "planning.brief.get",
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
    "set": {
      "scope": "active"
    },
    "slots": {
      "when": "window"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "what are we doing this weekend",
      "am I doing anything on the 10th",
      "do I have anything on tomorrow",
      "have we got plans for Saturday",
      "what do I have planned next week",
      "show my plans for December"
    ]
  },
  {
    "id": "plans.query#3",
    "capability": "plans.query",
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
    "id": "plans.query#4",
    "capability": "plans.query",
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
    "id": "plans.query#5",
    "capability": "plans.query",
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
    "id": "plans.query#6",
    "capability": "plans.query",
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
    "id": "plans.query#7",
    "capability": "plans.query",
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
    "id": "plans.query#8",
    "capability": "plans.query",
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
    "set": {
      "filters.incoming_only": true
    },
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
    "id": "likes.query#5",
    "capability": "likes.query",
    "set": {
      "filters.incoming_only": true
    },
    "slots": {
      "filters.activity_names": "words"
    },
    "needs": [],
    "confirm": false,
    "examples": [
      "who likes jazz",
      "who else likes ramen",
      "which of my friends like jazz",
      "which of my friends are into climbing",
      "does anyone like sauna",
      "who is keen on theatre"
    ]
  },
  {
    "id": "relationships.people.query",
    "capability": "relationships.people.query",
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
  "plans.prepare_send": "The same is prepared by plans.invitation.prepare.",
  "relationships.friendship.apply": "not yet"
} as const

/** The patterns of the frames, compiled: starting reads none of them. */
export const compiled: CompiledFrames = JSON.parse(
  readFileSync(new URL('./en.json', import.meta.url), 'utf8'),
)
