/** Measures the memory of a process and all its children while it runs. */
import { execFileSync } from 'node:child_process'

const sampleEveryMs = 250

/**
 * Watches a process until `stop` is called.
 * @returns a function that stops watching and gives the most resident memory seen, in bytes
 */
export function watchMemory(pid: number): () => number {
  let peak = 0
  const sample = () => {
    peak = Math.max(peak, residentBytes(pid))
  }
  const timer = setInterval(sample, sampleEveryMs)
  sample()
  return () => {
    clearInterval(timer)
    return peak
  }
}

/** Resident memory of a process and its descendants, by `ps`, which counts in units of 1024 bytes. */
export function residentBytes(root: number): number {
  const processes = execFileSync('ps', ['-e', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
  const family = new Set([root])
  // Parents are not always listed before their children, so look until no more are found.
  for (let size = 0; size !== family.size; ) {
    size = family.size
    for (const [pid, parent] of processes) {
      if (pid !== undefined && parent !== undefined && family.has(parent)) family.add(pid)
    }
  }
  return processes.reduce(
    (sum, [pid, , rss]) => sum + (pid !== undefined && family.has(pid) ? (rss ?? 0) * 1024 : 0),
    0,
  )
}
