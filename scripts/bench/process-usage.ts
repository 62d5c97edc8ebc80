/** Measures the memory and the processor time of a process and all its children while it runs. */
import { execFileSync } from 'node:child_process'

const sampleEveryMs = 250

export interface Usage {
  /** The most resident memory seen. */
  readonly peakBytes: number
  /** Time spent on all processors together, in whole seconds; unlike the clock, it hardly depends on what else runs. */
  readonly processorSeconds: number
}

/**
 * Watches a process until it is told to stop.
 * @returns a function that stops watching and says what was used
 */
export function watchUsage(pid: number): () => Usage {
  let peakBytes = 0
  // By process, because what has ended still counts.
  const processorSeconds = new Map<number, number>()
  const sample = () => {
    const family = familyOf(pid)
    peakBytes = Math.max(peakBytes, memoryOf(family))
    for (const member of family) processorSeconds.set(member.pid, member.processorSeconds)
  }
  const timer = setInterval(sample, sampleEveryMs)
  sample()
  return () => {
    clearInterval(timer)
    return { peakBytes, processorSeconds: [...processorSeconds.values()].reduce((sum, seconds) => sum + seconds, 0) }
  }
}

interface Member {
  readonly pid: number
  readonly parent: number
  readonly residentBytes: number
  readonly processorSeconds: number
}

function memoryOf(family: readonly Member[]): number {
  return family.reduce((sum, member) => sum + member.residentBytes, 0)
}

/** A process and its descendants, by `ps`, which counts memory in units of 1024 bytes. */
function familyOf(root: number): readonly Member[] {
  const all = execFileSync('ps', ['-e', '-o', 'pid=,ppid=,rss=,cputimes='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line): Member => {
      const [pid = 0, parent = 0, rss = 0, processorSeconds = 0] = line.trim().split(/\s+/).map(Number)
      return { pid, parent, residentBytes: rss * 1024, processorSeconds }
    })
  const family = new Set([root])
  // Parents are not always listed before their children, so look until no more are found.
  for (let size = 0; size !== family.size; ) {
    size = family.size
    for (const { pid, parent } of all) if (family.has(parent)) family.add(pid)
  }
  return all.filter(({ pid }) => family.has(pid))
}
