/** Where load balancers ask: 200 'ok', or 503 'closing' while the last downloads finish. Two names deep, so that the
 * specification's fallback for single names stays whole. */
export const healthPath = '/-/health'
