import { useNow } from 'shared-lib/data';
import { dateTimeFormat, useTexts } from 'shared-lib/i18n';
import styles from './admin.module.css';

interface PaperLineProps {
  /** What the page is narrowed to, which on the screen its filters say. */
  facts?: readonly string[];
  timezone: string;
}

/** What a sheet of paper says that a screen need not: which rows it has, and up to when they were recorded. */
export function PaperLine({ facts = [], timezone }: PaperLineProps) {
  const { t, i18n } = useTexts('mf-communities');
  const when = dateTimeFormat(i18n.language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: timezone,
  }).format(useNow());
  return <p className={styles.paperLine}>{[...facts, t('managerPages.asOf', { when })].join(' · ')}</p>;
}
