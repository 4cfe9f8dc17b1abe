import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { TextHeading } from '../../../model/content/headings'
import type { RichText, TextBlock } from '../../../model/content/text-block'
import { Note } from '../surfaces/note'
import { Table } from '../surfaces/tables/data-table'
import styles from './text-blocks.module.scss'

export type TextBlocksProps = {
  blocks: readonly TextBlock[]
  /** The headings that links lead to, by `headingsOf`; without it only headings that editors gave an id have one. */
  headings?: ReadonlyMap<number, TextHeading> | undefined
  /** The level of the larger headings in the outline of the page: 3 where the text stands under an h2. */
  headingLevel?: 2 | 3 | undefined
  className?: string | undefined
}

/** A text as editors wrote it. Everything in it is shown as plain words: there is no mark-up to be interpreted. */
export function TextBlocks({ blocks, headings, headingLevel = 2, className }: TextBlocksProps) {
  return (
    <div className={[styles.text, className ?? ''].join(' ').trim()}>
      {blocks.map((block, at) => (
        // A text does not change its order while it is shown.
        <Block key={at} block={block} heading={headings?.get(at)} headingLevel={headingLevel} />
      ))}
    </div>
  )
}

type BlockProps = { block: TextBlock; heading: TextHeading | undefined; headingLevel: 2 | 3 }

function Block({ block, heading, headingLevel }: BlockProps): ReactNode {
  switch (block.type) {
    case 'heading': {
      const isLarge = (block.level ?? 2) === 2
      const Heading = `h${isLarge ? headingLevel : headingLevel + 1}` as 'h2' | 'h3' | 'h4' // 2 or 3, and one more
      return (
        <Heading id={heading?.id ?? block.id} className={isLarge ? styles.large : styles.small}>
          {block.text}
        </Heading>
      )
    }
    case 'paragraph':
      return (
        <p>
          <Words of={block.text} />
        </p>
      )
    case 'list': {
      const List = block.is_ordered ? 'ol' : 'ul'
      return (
        <List>
          {block.items.map((item, at) => (
            <li key={at}>
              <Words of={item} />
            </li>
          ))}
        </List>
      )
    }
    case 'table':
      return <TextTable of={block} />
    case 'note':
      return (
        <Note tone={block.tone}>
          <Words of={block.text} />
        </Note>
      )
    case 'image':
      return (
        <figure>
          <img src={block.src} alt={block.alt} width={block.width} height={block.height} loading="lazy" decoding="async" />
          {block.caption !== undefined && <figcaption>{block.caption}</figcaption>}
        </figure>
      )
  }
}

/** px a column needs: with more of them than a phone has room for, the table scrolls in its own box. */
const COLUMN = 132

function TextTable({ of: { caption, head, rows } }: { of: Extract<TextBlock, { type: 'table' }> }) {
  return (
    <div className={styles.table}>
      <Table label={caption} isRoomy minWidth={head.length * COLUMN}>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, at) => (
            <tr key={at}>
              {cells.map((cell, column) =>
                column === 0 ? (
                  <th key={head[column]} scope="row">
                    <Words of={cell} />
                  </th>
                ) : (
                  <td key={head[column]}>
                    <Words of={cell} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}

function Words({ of: text }: { of: RichText }): ReactNode {
  if (typeof text === 'string') return text
  return text.map((run, at) =>
    typeof run === 'string' ? (
      run
    ) : (
      <TextLink key={at} href={run.href}>
        {run.text}
      </TextLink>
    ),
  )
}

/** Within the shop, to a place of the page, or away to another site in a tab of its own; '' leads nowhere and is plain words. */
function TextLink({ href, children }: { href: string; children: ReactNode }) {
  if (href === '') return children
  if (href.startsWith('/')) return <Link href={href}>{children}</Link>
  const isElsewhere = /^https?:/.test(href)
  return (
    <a href={href} {...(isElsewhere && { target: '_blank', rel: 'noreferrer' })}>
      {children}
    </a>
  )
}
