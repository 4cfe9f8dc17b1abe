/** Being written. */
export default function ShortOrderPage() {
  return <h1>ShortOrderPage</h1>
}
