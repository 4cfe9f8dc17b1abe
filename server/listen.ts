import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The port that is listened on, and a way to stop. */
export type Listening = { port: number; close(): Promise<void> }

/**
 * Starts to listen.
 * @param host the address to listen on; all of them without it
 * @returns once it listens; rejects with Node's error when the port cannot be had
 */
export function listen(server: Server, port: number, host?: string): Promise<Listening> {
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    // A listening TCP server's address is never a pipe's name.
    server.listen(port, host, () => resolve({ port: (server.address() as AddressInfo).port, close }))
  })
}
