import type { Upload } from '../api/client'

/** Somebody to log in as in the demo. */
export type DemoPerson = { id: number; name: string; email: string; phone: string; password: string; role: string }
/** Mail or SMS that the fake server sent. [DEC-041] */
export type DemoMessage = {
  id: number
  to: string
  kind: string
  title: string
  text: string
  /** A path of the shop; '' where it leads nowhere. */
  link: string
  at: number
}

/** What the fake server in the page offers besides answering: the demo panel stands on it. Absent from a build for a real server. [DEC-070] */
export type Demo = {
  /** Whether it survives the page; false where the browser has no database that works. */
  isKept: boolean
  fetch(url: string, init: RequestInit): Promise<Response>
  upload: Upload
  people: readonly DemoPerson[]
  /** Russian sentences by the scenario's name. */
  scenarios: Readonly<Record<string, string>>
  scenarioCookie: string
  /** Ranges in ms by name. */
  latencies: Readonly<Record<string, readonly [number, number]>>
  latencyCookie: string
  /** The outgoing mail and SMS, the newest first. */
  inbox(): Promise<DemoMessage[]>
  /** Company regions that wait for moderation, the newest first. */
  moderated(): Promise<{ id: number; name: string }[]>
  /** Lets one of them through, as an administrator of the shop would. */
  approve(regionId: number): Promise<void>
  /** Refuses one of them, with the reason that its administrators read. */
  refuse(regionId: number, reason: string): Promise<void>
  /** Begins the demo's database anew. */
  reset(): Promise<void>
}
