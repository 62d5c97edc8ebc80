/** The compressed forms that are made at build, the one to be preferred first. */
export const contentEncodings = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const

export type ContentEncoding = (typeof contentEncodings)[number]['encoding']
