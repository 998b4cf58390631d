/** What is said of a turn that a model could not finish. */
export interface ModelSentences {
  /** After a change that was made. */
  readonly stopped: string
  /** Where a model speaks of sending. */
  readonly nothingSent: string
}

const english: ModelSentences = {
  stopped: 'That is done. I could not go on from there: say what is left once more.',
  nothingSent: 'Nothing has been sent.',
}

const german: ModelSentences = {
  stopped: 'Das ist getan. Weiter bin ich nicht gekommen: Sag noch einmal, was übrig ist.',
  nothingSent: 'Es ist nichts verschickt worden.',
}

/** These sentences in a language; in English for any other. */
export function modelSentences(language: string): ModelSentences {
  return language === 'de' ? german : english
}

/** What a model reads in the place of a result. */
export const toModel = {
  noTool: 'There is no such tool. find_tools finds others.',
  noInput: 'The arguments are no JSON object.',
  notHere: 'That is not possible here.',
  unknownHandle: 'No result has this handle. Read the thing first.',
  enough: 'That was not called: too many calls. Answer now.',
}

/** Words by which a model may say, in one of our languages, that something went out. */
export const speaksOfSending =
  /\b(?:send|sent|invit|shar(?:e|ing)|publish|deliver|(?:ver|ab)?ge?(?:send|sand|schick)|verschick|verteil|eingelad|geteilt)/iu
