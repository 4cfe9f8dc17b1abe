import type { Upload } from './client'

/** Statuses whose answer has no body: a Response refuses one. */
const WITHOUT_BODY = new Set([204, 205, 304])

/**
 * Sends a request by XMLHttpRequest, the only way in which a browser tells how much of a body has left. Like `fetch` it rejects with a
 * TypeError where no answer comes, and with the reason of the signal where it is aborted.
 */
export const upload: Upload = (url, { method = 'POST', headers, body, signal, credentials }, onProgress) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    request.open(method, url)
    request.withCredentials = credentials === 'include'
    request.responseType = 'arraybuffer'
    new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value))
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress({ sent: loaded, total })
    }
    request.onload = () => {
      const { status, statusText } = request
      // `responseType` says what the answer is.
      const answer = WITHOUT_BODY.has(status) ? null : (request.response as ArrayBuffer)
      resolve(new Response(answer, { status, statusText, headers: headersOf(request.getAllResponseHeaders()) }))
    }
    request.onerror = () => reject(new TypeError('Failed to upload'))
    request.onabort = () => reject(signal?.reason instanceof Error ? signal.reason : new DOMException('Aborted', 'AbortError'))
    request.onloadend = () => signal?.removeEventListener('abort', abort)
    if (signal?.aborted) return abort()
    signal?.addEventListener('abort', abort)
    // The client makes bodies of texts and form data alone.
    request.send(body as FormData | string)
  })

function headersOf(lines: string): Headers {
  const headers = new Headers()
  for (const line of lines.trim().split(/[\r\n]+/)) {
    const at = line.indexOf(':')
    if (at > 0) headers.append(line.slice(0, at).trim(), line.slice(at + 1).trim())
  }
  return headers
}
