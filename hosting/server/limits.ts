/** What one client may take of the server. Times in milliseconds. */
export const defaultLimits = {
  /** Request line and headers together, in bytes; a browser sends about 1,000. */
  maxHeaderSize: 8 * 1024,
  /** A client that has not sent its headers by then is let go. */
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  /** How often the two above are looked at. */
  connectionsCheckingInterval: 2_000,
  /** A connection on which nothing moves, in either direction, is let go: also a reader who has stopped reading. */
  inactivityTimeout: 30_000,
  /** Longer than the 60 s of common load balancers, so that they end an idle connection first. */
  keepAliveTimeout: 65_000,
  /** Downloads that are running at shutdown may take this long. */
  shutdownTimeout: 30_000,
}

export type Limits = Readonly<typeof defaultLimits>
