/** What the menu's item of services opens to, in columns. */
export type ServicesMenu = readonly {
  readonly heading: string
  readonly links: readonly { readonly href: string; readonly title: string; readonly price?: string }[]
}[]
