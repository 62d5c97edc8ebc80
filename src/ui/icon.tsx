/** Line icons on a grid of 24, drawn here because the font lacks arrows and ticks. Decorative: text stands beside them. */
const shapes = {
  arrow: 'M5 12h14M13 6l6 6-6 6',
  back: 'M19 12H5M11 6l-6 6 6 6',
  chat: 'M4 20l1.4-4.2A8 8 0 1 1 8.6 19z',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  close: 'M6 6l12 12M18 6L6 18',
  dark: 'M20 14.5A8 8 0 0 1 9.5 4 8 8 0 1 0 20 14.5z',
  document: 'M7 3h7l4 4v14H7zM14 3v4h4M10 12h5M10 16h5',
  download: 'M12 3v12M7 10l5 5 5-5M4 20h16',
  external: 'M8 6h10v10M18 6L6 18',
  fullscreen: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  help: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .8-1 1.7M12 16.5v.5',
  layout: 'M6 3h12v7H6zM6 14h12v7H6z',
  mail: 'M4 6h16v12H4zM4 7l8 6 8-6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M5 12h14',
  more: 'M5 11.5h.01v1H5zM12 11.5h.01v1H12zM19 11.5h.01v1H19zM4.5 12h1M11.5 12h1M18.5 12h1',
  next: 'M9 5l7 7-7 7',
  open: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  panel: 'M3 5h18v14H3zM9 5v14',
  plus: 'M5 12h14M12 5v14',
  previous: 'M15 5l-7 7 7 7',
  print: 'M7 9V3h10v6M7 18H4V9h16v9h-3M7 14h10v7H7z',
  rotateLeft: 'M4 12a8 8 0 1 0 2.5-5.8M4 3v4.5h4.5',
  rotateRight: 'M20 12a8 8 0 1 1-2.5-5.8M20 3v4.5h-4.5',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L20 20',
} as const

export type IconName = keyof typeof shapes

/** @param size width and height in CSS pixels */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      aria-hidden="true"
      fill="none"
      height={size}
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="2"
      viewBox="0 0 24 24"
      width={size}
    >
      <path d={shapes[name]} />
    </svg>
  )
}
