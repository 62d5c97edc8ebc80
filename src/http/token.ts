/** The rule of the cross-site request forgery token (specification, section 7). Pure. */

const tokenCookie = 'XSRF-TOKEN'
const tokenHeader = 'X-XSRF-TOKEN'

/** Methods that change nothing on a server: they carry no token and may be repeated. */
export function isSafeMethod(method: string): boolean {
  return method === 'GET' || method === 'HEAD'
}

/**
 * Sets the token header where the rule asks for it: any method but GET and HEAD, to our own origin, while the cookie
 * exists. A header that the caller set stays as it is. Origins are compared, not spellings: `//host/path` looks
 * relative and leaves the site (CVE-2025-66035).
 *
 * @param method in capitals.
 * @param headers changed in place.
 * @param cookies what `document.cookie` says at the time of the request.
 */
export function setToken(method: string, target: URL, ownOrigin: string, headers: Headers, cookies: string): void {
  if (isSafeMethod(method) || target.origin !== ownOrigin || headers.has(tokenHeader)) return
  const value = cookieValue(cookies, tokenCookie)
  if (value === undefined) return
  try {
    headers.set(tokenHeader, decoded(value))
  } catch {
    // A header cannot hold every character; such a cookie is no token, and the server will say so.
  }
}

/** What follows the first `=` of a cookie. */
function cookieValue(cookies: string, name: string): string | undefined {
  const start = `${name}=`
  return cookies
    .split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(start))
    ?.slice(start.length)
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
