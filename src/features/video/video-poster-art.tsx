import { useId } from 'react'

interface Props {
  /** CSS pixels; both together also give the player its shape while it loads and plays. */
  readonly width: number
  readonly height: number
  readonly className?: string | undefined
}

/** Our own poster: the kawung pattern, four lobes around each point. Decorative. */
export function VideoPosterArt({ width, height, className }: Props) {
  const patternId = useId()
  return (
    <svg aria-hidden="true" className={className} height={height} viewBox={`0 0 ${width} ${height}`} width={width}>
      <defs>
        <pattern height="90" id={patternId} patternUnits="userSpaceOnUse" width="90">
          {[45, 135, 225, 315].map((angle) => (
            <path
              d="M0-8C15-22 15-46 0-60C-15-46-15-22 0-8Z"
              fill="none"
              key={angle}
              stroke="currentColor"
              transform={`translate(45 45) rotate(${angle})`}
            />
          ))}
        </pattern>
      </defs>
      <rect fill={`url(#${patternId})`} height="100%" width="100%" />
    </svg>
  )
}
