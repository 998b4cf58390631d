import { readCaptureCall } from '#server/domain/capture/forms.ts'
import {
  answerAccepted,
  answerIsGone,
  answerNotUnderstood,
  captureAccepted,
  oneOfThem,
} from '#server/domain/messages/capture.ts'
import { acceptCapture } from '#server/flows/capture/accept.ts'
import { answerCapture } from '#server/flows/capture/answer.ts'
import { tellWrite } from '#server/flows/capture/tell_write.ts'
import { handler } from '#server/runtime/handler.ts'

export default handler('ideas.capture', async (context, input) => {
  const call = readCaptureCall(input)
  if (call.form === 'new') {
    const capture_id = await acceptCapture(context, call.sent)
    return tellWrite(context, capture_id, { accepted: captureAccepted, is_new: true })
  }
  const { capture_id, heard, kind } = await answerCapture(context, call)
  const before = {
    nothing: answerNotUnderstood,
    all: oneOfThem,
    gone: kind === null ? undefined : answerIsGone(kind),
    answer: undefined,
    cancel: undefined,
  }
  return tellWrite(context, capture_id, { accepted: () => answerAccepted, before: before[heard] })
})
