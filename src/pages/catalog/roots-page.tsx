/** Being written. */
export default function RootsPage() {
  return <h1>RootsPage</h1>
}
