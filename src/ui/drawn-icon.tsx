import { createElement, type SVGProps } from 'react'

type Drawn = { node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[] }
type DrawnProps = SVGProps<SVGSVGElement> & { size: number }

/**
 * Stands for lucide's own `createLucideIcon` in the build: of what that one can the shop needs an icon's lines on their grid of 24.
 * @param data the icon, as lucide keeps it; each of its lines has its own `key`
 * @returns a component that draws it; it is laid out by `Icon`, and by it alone
 */
export default function createDrawnIcon({ node }: Drawn) {
  return function DrawnIcon({ size, ...rest }: DrawnProps) {
    return (
      <svg
        xmlns="http://www.w3.org/2000/svg"
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeLinejoin="round"
        {...rest}
      >
        {node.map(([tag, attributes]) => createElement(tag, attributes))}
      </svg>
    )
  }
}
