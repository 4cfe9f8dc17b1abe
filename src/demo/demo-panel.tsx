/** The demo's panel. */
export function DemoPanel() {
  return null
}
