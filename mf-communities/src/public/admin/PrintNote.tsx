import { useNow } from 'shared-lib/data';
import { dateTimeFormat, useTexts } from 'shared-lib/i18n';
import styles from './admin.module.css';

interface PaperLineProps {
  /** The page's filters, which the screen shows in its controls. */
  facts?: readonly string[];
  timezone: string;
}

/** A note for the printed page only: which rows it has, and when they were last recorded. */
export function PrintNote({ facts = [], timezone }: PaperLineProps) {
  const { t, i18n } = useTexts('mf-communities');
  const when = dateTimeFormat(i18n.language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: timezone,
  }).format(useNow());
  return <p className={styles.paperLine}>{[...facts, t('managerPages.asOf', { when })].join(' · ')}</p>;
}
