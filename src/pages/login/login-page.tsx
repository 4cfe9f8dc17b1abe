/** The login page. */
export default function LoginPage() {
  return null
}
