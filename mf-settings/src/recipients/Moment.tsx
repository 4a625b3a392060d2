import { clockTime, formatDate, useTexts, viewerTimeZone } from 'shared-lib/i18n';
import styles from './Listed.module.css';

/** The time of an entry: the day, and below it the time in the viewer's zone. Lists go back for years. */
export function Moment({ instant }: { instant: number | null }) {
  const { i18n } = useTexts('mf-settings');
  const zone = viewerTimeZone();
  if (instant === null) return '–';
  return (
    <>
      {formatDate(instant, i18n.language)}
      <span className={styles.detail}>{clockTime(instant, zone, zone, i18n.language)}</span>
    </>
  );
}
