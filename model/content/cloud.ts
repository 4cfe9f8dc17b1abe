import * as z from 'zod/mini'
import { Id, Moment } from '../id'
import { Link } from './link'
import { whole } from '../whole'

const count = z.number().check(whole(), z.nonnegative())

/** A folder of advertising materials. [ENT-022] */
export const CloudFolder = z.object({
  kind: z.literal('folder'),
  id: Id,
  /** null: a root. */
  parent_id: z.nullable(Id),
  name: z.string(),
  /** Of a root: the slug of the brand whose section it is. [ROUTE-059] */
  slug: z.string(),
  folders_count: count,
  files_count: count,
})
export type CloudFolder = z.output<typeof CloudFolder>

/** A file to take away. [ENT-022] */
export const CloudFile = z.object({
  kind: z.literal('file'),
  id: Id,
  folder_id: Id,
  /** With its ending. */
  name: z.string(),
  url: Link,
  preview: z.nullable(Link),
  /** Bytes. */
  size: count,
  created_at: Moment,
})
export type CloudFile = z.output<typeof CloudFile>

/** A folder with what lies in it, and the way down to it from a root. */
export const OpenCloudFolder = z.object({
  ...CloudFolder.shape,
  trail: z.array(z.object({ id: Id, name: z.string() })),
  items: z.array(z.union([CloudFolder, CloudFile])),
})
export type OpenCloudFolder = z.output<typeof OpenCloudFolder>
