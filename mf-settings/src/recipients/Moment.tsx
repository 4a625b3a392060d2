import { clockTime, formatDate, useTexts, viewerTimeZone } from 'shared-lib/i18n';
import styles from './Listed.module.css';

/** When something was noted: the day, and below it the time by the viewer's clock. Lists go back for years. */
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
