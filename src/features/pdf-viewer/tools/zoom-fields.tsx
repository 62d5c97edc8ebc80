/** The zoom as a percentage, and what it follows. */
import type { Translate } from '../../../i18n/translate.ts'
import type { ViewerSettings } from '../view/use-viewer-settings.ts'
import { type Fit, fits } from '../viewer-state.ts'
import { NumberField } from './number-field.tsx'
import styles from './toolbar.module.css'

interface ZoomProps {
  readonly translate: Translate
  readonly settings: ViewerSettings
}

export function ZoomField({ translate, settings }: ZoomProps) {
  return (
    <NumberField
      label={translate('pdf.zoom')}
      value={`${Math.round(settings.zoom * 100)}%`}
      onCommit={(text) => settings.setZoom(Number.parseFloat(text.replace(',', '.')) / 100)}
    />
  )
}

export function FitField({ translate, settings }: ZoomProps) {
  return (
    <select
      className={styles.select}
      aria-label={translate('pdf.fit')}
      title={translate('pdf.fit')}
      value={settings.fit ?? ''}
      onChange={(event) => settings.setFit(fits.find((fit) => fit === event.target.value) ?? null)}
    >
      <option value="">{translate('pdf.fit.none')}</option>
      {fits.map((fit: Fit) => (
        <option key={fit} value={fit}>
          {translate(`pdf.fit.${fit}`)}
        </option>
      ))}
    </select>
  )
}
