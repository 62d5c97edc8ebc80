/** Shows what a document says about itself. */
import { useEffect, useRef, useState } from 'react'
import type { Translate } from '../../../i18n/translate.ts'
import { type Properties, readProperties } from '../reader/properties.ts'
import type { Reader } from '../reader/reader.ts'
import { ViewerDialog } from './viewer-dialog.tsx'

interface PropertiesDialogProps {
  readonly translate: Translate
  /** For dates and numbers. */
  readonly locale: string
  readonly reader: Reader
  readonly onClose: () => void
}

/** Opens itself when it is mounted. */
export function PropertiesDialog({ translate, locale, reader, onClose }: PropertiesDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [properties, setProperties] = useState<Properties | null>(null)
  useEffect(() => {
    dialog.current?.showModal()
    let isCurrent = true
    readProperties(reader).then(
      (read) => isCurrent && setProperties(read),
      // The first page is gone: the viewer itself says so.
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [reader])
  const rows = properties ? rowsOf(properties, translate, locale) : []
  return (
    <ViewerDialog
      heading={translate('pdf.properties')}
      onClose={onClose}
      ref={dialog}
      rows={rows}
      translate={translate}
    />
  )
}

function rowsOf(properties: Properties, translate: Translate, locale: string): [label: string, value: string][] {
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' })
  const number = new Intl.NumberFormat(locale)
  const { width, height } = properties.pageSize
  const size = `${number.format(Math.round(width))} × ${number.format(Math.round(height))} mm`
  const rows: [string, string][] = [
    [translate('pdf.properties.title'), properties.title],
    [translate('pdf.properties.author'), properties.author],
    [translate('pdf.properties.subject'), properties.subject],
    [translate('pdf.properties.language'), languageName(properties.language, locale)],
    [translate('pdf.properties.pages'), number.format(properties.pageCount)],
    [translate('pdf.properties.page-size'), size],
    [translate('pdf.properties.file-size'), fileSize(properties.fileSize, locale)],
    [translate('pdf.properties.created'), properties.created ? dates.format(properties.created) : ''],
    [translate('pdf.properties.modified'), properties.modified ? dates.format(properties.modified) : ''],
    [translate('pdf.properties.version'), properties.version],
    [translate('pdf.properties.tagged'), translate(properties.isTagged ? 'pdf.properties.yes' : 'pdf.properties.no')],
  ]
  return rows.filter(([, value]) => value !== '')
}

/** In kilobytes, from a megabyte on in megabytes. */
function fileSize(bytes: number, locale: string): string {
  if (bytes === 0) return ''
  const [amount, unit] = bytes < 1_000_000 ? [bytes / 1_000, 'kilobyte'] : [bytes / 1_000_000, 'megabyte']
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(amount)
}

/** `Indonesia` for `id`; what is no language tag is shown as it is. */
function languageName(tag: string, locale: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'language' }).of(tag) ?? tag
  } catch {
    return tag
  }
}
