import { useTexts } from 'shared-lib/i18n';
import { Section } from '../place/Section.tsx';
import styles from './ResidentAdvice.module.css';

/** Tells residents what to do with items that don't go into the bin, and with a bin that was not collected. */
export function ResidentAdvice() {
  const { t } = useTexts('mf-communities');
  return (
    <>
      <Section title={t('public.bulk.title')}>
        <p className={styles.text}>{t('public.bulk.text')}</p>
      </Section>
      <Section title={t('public.missed.title')}>
        <p className={styles.text}>{t('public.missed.text')}</p>
      </Section>
    </>
  );
}
