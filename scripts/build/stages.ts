/** Times the stages of a long command, some of which run side by side, so that it can say where its minutes went. */

interface Stage {
  readonly name: string
  readonly seconds: number
}

export interface Stages {
  /** Runs a stage and notes how long it took, also where it throws. */
  time<T>(name: string, run: () => T | Promise<T>): Promise<T>
  /** A line for each stage, in the order of their ends, and how long all took by the clock. */
  table(): string
}

/** @param now a clock in ms */
export function createStages(now: () => number = () => performance.now()): Stages {
  const stages: Stage[] = []
  const begin = now()
  return {
    async time(name, run) {
      const start = now()
      try {
        return await run()
      } finally {
        stages.push({ name, seconds: (now() - start) / 1_000 })
      }
    },
    table() {
      const rows = [...stages, { name: 'all', seconds: (now() - begin) / 1_000 }]
      const width = Math.max(...rows.map(({ name }) => name.length))
      return rows.map(({ name, seconds }) => `${name.padEnd(width)} ${seconds.toFixed(0).padStart(5)} s`).join('\n')
    },
  }
}
