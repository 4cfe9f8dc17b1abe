import type { IncomingMessage } from 'node:http'

/** Bodies that are being read hold at most so many bytes together. */
const AT_ONCE = 100_000_000

/** A body, or why there is none: too long, too many of them at once, or the connection broke. */
export type ReadBody = Buffer<ArrayBuffer> | 'long' | 'busy' | 'broken'

/** @returns reads bodies; those that are being read at the same time share one bound */
export function createReadBody(): (request: IncomingMessage, limit: number) => Promise<ReadBody> {
  let held = 0
  /** The bytes are counted as they come: a length that is named may be missing or wrong. */
  return async (request, limit) => {
    if (Number(request.headers['content-length'] ?? 0) > limit) return 'long'
    const parts: Buffer[] = []
    let length = 0
    try {
      for await (const part of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
        length += part.length
        held += part.length
        if (length > limit) return 'long'
        if (held > AT_ONCE) return 'busy'
        parts.push(part)
      }
    } catch {
      return 'broken'
    } finally {
      held -= length
    }
    return Buffer.concat(parts)
  }
}
