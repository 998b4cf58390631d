import { retryAccepted } from '#server/domain/messages/capture.ts'
import { retryCapture } from '#server/flows/capture/retry.ts'
import { tellWrite } from '#server/flows/capture/tell_write.ts'
import { handler } from '#server/runtime/handler.ts'

export default handler('ideas.capture.retry', async (context, input) => {
  const { capture_id, refused } = await retryCapture(context, input)
  return tellWrite(context, capture_id, { accepted: () => retryAccepted, refused })
})
