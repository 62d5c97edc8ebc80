/** Offers a text as a file to keep; nothing is sent. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has taken the file over by then; releasing it at once stops the download in some.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
