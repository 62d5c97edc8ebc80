/** The phone and the networks that benchmarks of pages imitate. */

/** How many times slower the processor is. */
export const slowdown = 4

export interface Network {
  readonly offline: boolean
  /** Bytes per second. */
  readonly downloadThroughput: number
  /** Bytes per second. */
  readonly uploadThroughput: number
  /** From a request to its answer, in ms: several round trips, because Chromium does not slow down the opening of connections. */
  readonly latency: number
}

export const networks = {
  /** Chromium's 'Fast 4G': 60 ms a round trip, 2.75 of them, 9 Mbit/s less a tenth. */
  '4G': { offline: false, downloadThroughput: 1_012_500, uploadThroughput: 168_750, latency: 165 },
  /** 150 ms a round trip, 3.75 of them, 1.6 Mbit/s less a tenth, as Lighthouse sets it in Chromium (`mobileSlow4G`). */
  'slow 4G': { offline: false, downloadThroughput: 184_320, uploadThroughput: 84_375, latency: 562.5 },
} as const satisfies Record<string, Network>
