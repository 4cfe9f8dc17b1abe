import * as z from 'zod/mini'
import { NewsHeadline } from './news'
import { TextBlock } from './text-block'

/** A piece of news with what it says. [ROUTE-008] */
export const NewsArticle = z.object({ ...NewsHeadline.shape, body: z.optional(z.array(TextBlock)) })
