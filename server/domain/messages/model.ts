/** What is said of a turn that a model could not finish. */
export interface ModelSentences {
  /** After a change that was made. */
  readonly stopped: string
  /** Where a model speaks of sending. */
  readonly nothingSent: string
  /** Where a model speaks of having done something, or tried what cannot be done, and nothing was changed. */
  readonly nothingChanged: string
}

const english: ModelSentences = {
  stopped: 'That is done. I could not go on from there: say what is left once more.',
  nothingSent: 'Nothing has been sent.',
  nothingChanged: 'Nothing has been changed.',
}

const german: ModelSentences = {
  stopped: 'Das ist getan. Weiter bin ich nicht gekommen: Sag noch einmal, was übrig ist.',
  nothingSent: 'Es ist nichts verschickt worden.',
  nothingChanged: 'Es ist nichts geändert worden.',
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

/** Words by which a model may say, in one of our languages, that it has done something: “Done.”, “I've renamed it”, “Ich habe …”. */
export const speaksOfDoing =
  /\bi(?:['’]ve|\s+have)\b|\b(?:ich\s+habe|habe\s+ich)\b|(?:^|[.!?\n]\s*)(?:all\s+)?(?:done|finished|erledigt|fertig|gemacht)\b/iu
