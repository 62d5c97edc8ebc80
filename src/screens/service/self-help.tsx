import { languageTraits } from '../../i18n/languages.ts'
import { localizedPath } from '../../i18n/paths.ts'
import { formatRupiah } from '../../lib/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { CitationState } from '../prose/citation-state.tsx'
import { Prose } from '../prose/prose.tsx'
import styles from './self-help.module.css'
import type { ServiceProps } from './service-screen.tsx'
import { ServiceSection } from './service-section.tsx'

/** How to do it without us: the official portal, what the state takes there, and legal aid for those who cannot pay. */
export function SelfHelp({ language, t, service, facts }: ServiceProps) {
  const { portalUrl, stateCostIdr, regulation } = service.selfHelp
  const tariff = facts.tariffs.get(regulation ?? '')
  return (
    <ServiceSection id="urus-sendiri" lead={t('service.selfHelpLead')} title={t('service.selfHelp')}>
      <Prose language={language} t={t}>
        {facts.selfHelp}
      </Prose>
      <dl className={styles.facts}>
        {portalUrl && (
          <div>
            <dt>{t('service.portal')}</dt>
            <dd>
              <a className={styles.portal} href={portalUrl} rel="noopener">
                {new URL(portalUrl).host}
                <Icon name="external" size={16} />
              </a>
            </dd>
          </div>
        )}
        <div>
          <dt>{t('service.stateCost')}</dt>
          <dd>
            <b>
              {stateCostIdr === undefined
                ? t('service.stateCostOpen')
                : formatRupiah(stateCostIdr, languageTraits[language].locale)}
            </b>
            {tariff && (
              <p className={styles.tariff}>
                <a href={tariff.href}>{tariff.label}</a> <CitationState {...tariff} t={t} />
              </p>
            )}
          </dd>
        </div>
      </dl>
      <p className={styles.aid}>
        {t('service.legalAid')}{' '}
        <a href={localizedPath('/infohukum/uu-16-2011', language)}>{t('service.legalAidLink')}</a>
      </p>
    </ServiceSection>
  )
}
