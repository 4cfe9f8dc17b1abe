import type { FaqItem } from '../content/faq'
import type { Promotion } from '../content/promotion'
import { absolute, crumbsThing, type Thing } from '../catalogue/structured-data'
import { plainText } from '../conversation/faq-search'
import { META_DESCRIPTION_LENGTH } from '../limits'
import type { Route } from '../routing/route'
import { SITE_NAME } from '../routing/routes'
import { trimText } from '../text/trim'
import type { PageHead } from './page-head'

type News = { id: number; title: string; lead: string; published_at: string }
type Company = { phone: string; email: string }

const short = (text: string): string | null => trimText(text.replaceAll(/\s+/g, ' '), META_DESCRIPTION_LENGTH) || null

/** A piece of news. */
export const newsHead = ({ id, title, lead, published_at }: News, origin: string): PageHead => ({
  title,
  description: short(lead),
  canonical: `/news/${id}`,
  isIndexed: true,
  type: 'article',
  image: null,
  things: [
    {
      '@context': 'https://schema.org',
      '@type': 'NewsArticle',
      headline: title,
      datePublished: published_at,
      mainEntityOfPage: absolute(`/news/${id}`, origin),
      publisher: { '@type': 'Organization', name: SITE_NAME, url: absolute('/', origin) },
    },
    crumbsThing(
      [
        { name: 'Новости', path: '/news' },
        { name: title, path: '' },
      ],
      origin,
    ),
  ],
})

const questionOf = ({ title, body = [] }: FaqItem) => ({
  '@type': 'Question',
  name: title,
  acceptedAnswer: { '@type': 'Answer', text: plainText(body) },
})
const answered = (items: readonly FaqItem[]) => items.filter(({ body }) => body !== undefined && plainText(body) !== '')
const questionsThing = (items: readonly FaqItem[]): Thing[] =>
  items.length === 0 ? [] : [{ '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity: items.map(questionOf) }]

/** All questions and answers. */
export const questionsHead = (items: readonly FaqItem[]): PageHead => ({
  title: 'Вопросы и ответы',
  description: null,
  canonical: '/info/faq',
  isIndexed: true,
  type: 'website',
  image: null,
  things: questionsThing(answered(items)),
})

/** One question with its answer. */
export const questionHead = (item: FaqItem, origin: string): PageHead => ({
  title: item.title,
  description: short(plainText(item.body ?? [])),
  canonical: `/info/faq/${item.slug}`,
  isIndexed: true,
  type: 'article',
  image: null,
  things: [
    ...questionsThing(answered([item])),
    crumbsThing(
      [
        { name: 'Вопросы и ответы', path: '/info/faq' },
        { name: item.title, path: '' },
      ],
      origin,
    ),
  ],
})

/** A promotion: what it advertises is public. [DEC-078] */
export const promotionHead = (
  { id, title, values, banners }: Pick<Promotion, 'id' | 'title' | 'values' | 'banners'>,
  origin: string,
): PageHead => ({
  title,
  description: short(`${title}. ${values.map(({ name, value }) => `${name}: ${value}`).join(', ')}.`),
  canonical: `/promotions/${id}`,
  isIndexed: true,
  type: 'website',
  image: banners[0]?.image ?? null,
  things: [
    crumbsThing(
      [
        { name: 'Акции', path: '/promotions' },
        { name: title, path: '' },
      ],
      origin,
    ),
  ],
})

/** The first page: whose shop it is. */
export const homeHead = ({ phone, email }: Company, route: Pick<Route, 'title' | 'description'>, origin: string): PageHead => ({
  title: route.title,
  description: route.description ?? null,
  canonical: '/',
  isIndexed: true,
  type: 'website',
  image: null,
  things: [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: SITE_NAME,
      url: absolute('/', origin),
      logo: absolute('/favicon.svg', origin),
      contactPoint: { '@type': 'ContactPoint', telephone: phone, email, contactType: 'sales', availableLanguage: 'Russian' },
    },
  ],
})
