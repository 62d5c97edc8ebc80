import { Icon, type IconName } from '../../ui/icon.tsx'
import { Stamp, type StampTone } from '../../ui/stamp.tsx'
import styles from './verdict-stamp.module.css'

export type VerdictLook = 'pass' | 'look' | 'risk'

const looks: Readonly<Record<VerdictLook, { readonly tone: StampTone; readonly icon: IconName }>> = {
  pass: { tone: 'positive', icon: 'check' },
  look: { tone: 'caution', icon: 'help' },
  risk: { tone: 'negative', icon: 'close' },
}

/** The verdict of a tool as a stamp with its sign. The words carry the meaning; sign and colour repeat it. */
export function VerdictStamp({ look, children }: { look: VerdictLook; children: string }) {
  const { tone, icon } = looks[look]
  return (
    <span className={styles.verdict} data-verdict={look}>
      <Icon name={icon} size={16} />
      <Stamp tone={tone}>{children}</Stamp>
    </span>
  )
}
