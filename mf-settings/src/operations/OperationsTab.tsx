import { useTexts } from 'shared-lib/i18n';
import styles from '../settings/SettingsTab.module.css';
import { RoundChecks } from './RoundChecks.tsx';
import { ServiceFeatures } from './ServiceFeatures.tsx';
import { TypesSection } from './types/TypesSection.tsx';

/** The settings tab of shifts: service features and violation types. */
export default function OperationsTab() {
  const { t } = useTexts('mf-settings');
  return (
    <div className={styles.tab}>
      <h2 className="vh-large-title">{t('operations.title')}</h2>
      <p className={styles.text}>{t('operations.text')}</p>
      <section aria-labelledby="service-features" data-tour="service-features">
        <h3 id="service-features" className={styles.group}>
          {t('operations.features.title')}
        </h3>
        <ServiceFeatures />
      </section>
      <section aria-labelledby="round-checks">
        <h3 id="round-checks" className={styles.group}>
          {t('operations.checks.title')}
        </h3>
        <p className={styles.text}>{t('operations.checks.text')}</p>
        <RoundChecks />
      </section>
      <section aria-labelledby="violation-types" data-tour="violation-types" data-setting="violation-types">
        <h3 id="violation-types" className={styles.group}>
          {t('operations.types.title')}
        </h3>
        <TypesSection />
      </section>
    </div>
  );
}
