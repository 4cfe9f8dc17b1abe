import { nameplates, type Product } from '../../../model/catalogue/product'
import { Tag, Tags } from '../../ui/marks/tag'

const KEY_COUNT = 2

/** The nameplates of a product, the two most telling ones darker. @param limit how many at most */
export function ProductTags({ product, limit, className }: { product: Product; limit: number; className?: string | undefined }) {
  const texts = [...new Set(nameplates(product))].slice(0, limit)
  if (texts.length === 0) return null
  return (
    <Tags className={className}>
      {texts.map((text, at) => (
        <Tag key={text} isKey={at < KEY_COUNT}>
          {text}
        </Tag>
      ))}
    </Tags>
  )
}
