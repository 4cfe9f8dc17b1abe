/** Pictures of the roots of the catalogue that are drawn, by slug. */
const DRAWN: ReadonlySet<string> = new Set([
  'akb-i-ustroistva',
  'smazocnye-materialy',
  'oxlazdayushhaya-zidkost',
  'texzidkosti-i-avtoximiya',
  'avtotovary',
  'filtry',
])

/** The picture of a root of the catalogue; nothing for one that is not drawn. */
export function CategoryArt({ slug, className }: { slug: string; className?: string | undefined }) {
  if (!DRAWN.has(slug)) return null
  return <img src={`/art/category-${slug}.svg`} alt="" width={138} height={138} loading="lazy" decoding="async" className={className} />
}
