/** The phone and the network that benchmarks of pages imitate. */

/** How many times slower the processor is. */
export const slowdown = 4

/**
 * Slow 4G (150 ms round trip, 1.6 Mbit/s) as Lighthouse sets it in Chromium (`mobileSlow4G`): bytes per second, and ms from
 * a request to its answer, 3.75 round trips, because Chromium does not slow down the opening of connections.
 */
export const network = { offline: false, downloadThroughput: 184_320, uploadThroughput: 84_375, latency: 562.5 }
