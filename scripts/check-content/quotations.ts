/** Leaves out what a text only quotes. */

const quotations = /"[^"\n]{1,60}"|“[^”\n]{1,60}”|‘[^’\n]{1,60}’|(?<![\p{L}\p{N}])'[^'\n]{1,60}'(?![\p{L}\p{N}])/gu

/** The text on one line, with an ellipsis for each short quotation. */
export function withoutQuotations(text: string): string {
  return text.replace(/\s+/g, ' ').replace(quotations, '…')
}
