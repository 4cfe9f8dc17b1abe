/** Colours are '#rrggbb'. */
const hex = (c: string): number[] => [1, 3, 5].map((i) => parseInt(c.slice(i, i + 2), 16))
const toHex = (a: readonly number[]): string =>
  '#' +
  a
    .map((v) =>
      Math.max(0, Math.min(255, Math.round(v)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')
/** @returns a colour `t` of the way from one to another */
export const mix = (a: string, b: string, t: number): string => {
  const y = hex(b)
  return toHex(hex(a).map((v, i) => v + ((y[i] ?? 0) - v) * t))
}
/** @returns a colour `t` of the way to black, 0 to 1 */
export const dark = (c: string, t: number): string => mix(c, '#000000', t)
/** @returns a colour `t` of the way to white, 0 to 1 */
export const light = (c: string, t: number): string => mix(c, '#ffffff', t)
/** @returns the relative luminance of a colour, 0 to 1 */
export const lum = (c: string): number => {
  const [r = 0, g = 0, b = 0] = hex(c).map((v) => (v / 255 <= 0.03928 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
/** @returns a colour that can be read on another */
export const on = (c: string): string => (lum(c) > 0.32 ? '#12181f' : '#ffffff')
/** @returns a coordinate with one decimal */
export const n = (v: number): number => +v.toFixed(1)
