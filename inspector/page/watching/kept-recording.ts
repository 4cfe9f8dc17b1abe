import { sessionValues } from '../../../src/platform/storage'
import { append, type Recording } from '../../recording/recording'
import { openRecording, savedPart } from '../../recording/recording-file'

const KEY = 'inspected recording'
/** As much as a browser's storage of one tab takes, bytes. */
const KEPT_BYTES = 2_000_000

/** Leaves the end of a recording to the page that comes next in this tab of the browser; where that has no room it is lost. */
export const leaveRecording = (recording: Recording): void => sessionValues.write(KEY, savedPart(recording, Date.now(), KEPT_BYTES).text)

/** The recording that the page before has left, once; nobody listened since. @returns null where there is none */
export function takeRecording(): Recording | null {
  const text = sessionValues.read(KEY)
  sessionValues.remove(KEY)
  const opened = typeof text === 'string' ? openRecording(text) : null
  return opened && 'recording' in opened ? append(opened.recording, [{ kind: 'gap', at: Date.now() }]) : null
}
