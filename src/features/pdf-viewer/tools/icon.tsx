/** The viewer's pictograms: lines of 24 by 24, in the colour of the text. */

const paths = {
  panel: 'M3 5h18v14H3zM9 5v14',
  previous: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  minus: 'M5 12h14',
  plus: 'M5 12h14M12 5v14',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l5 5',
  rotateRight: 'M20 12a8 8 0 1 1-2.5-5.8M20 3v4.5h-4.5',
  rotateLeft: 'M4 12a8 8 0 1 0 2.5-5.8M4 3v4.5h4.5',
  layout: 'M6 3h12v7H6zM6 14h12v7H6z',
  hand: 'M8 13V6a1.5 1.5 0 0 1 3 0v5V4.5a1.5 1.5 0 0 1 3 0V11V6a1.5 1.5 0 0 1 3 0v9c0 4-2 6-5.5 6S7 19 4.5 14.5c-.8-1.5 1-2.5 2-1.300L8 15',
  dark: 'M20 14.5A8 8 0 0 1 9.5 4 8 8 0 1 0 20 14.5z',
  print: 'M7 9V3h10v6M7 18H4V9h16v9h-3M7 14h10v7H7z',
  fullscreen: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  open: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  download: 'M12 3v12M7 10l5 5 5-5M4 20h16',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5.500M12 7.500v.01',
  help: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.5 9.5a2.5 2.5 0 1 1 3.5 2.300c-.7.3-1 .8-1 1.700M12 16.5v.5',
  more: 'M5 11.500v1h.01v-1zM12 11.500v1h.01v-1zM19 11.500v1h.01v-1zM4.500 12h1M11.500 12h1M18.500 12h1',
  close: 'M6 6l12 12M18 6L6 18',
} as const

export type IconName = keyof typeof paths

/** Decoration: the control around it carries the words. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  )
}
