import { useTexts } from 'shared-lib/i18n';
import { zoneLabel } from '../table/communityTime.ts';
import styles from './TimelineKey.module.css';
import { useShownTimeline } from './TimelineContext.ts';

const kinds = ['planned', 'late', 'worked', 'projected'] as const;

/** The legend of the bars. Each row has the same information as text. */
export function TimelineKey() {
  const { t, i18n } = useTexts('mf-tracking');
  const shown = useShownTimeline();
  if (shown === null) return null;
  const zone = zoneLabel(shown.timeline.from, shown.timeZone, i18n.language);
  return (
    <div className={styles.key} aria-hidden>
      {kinds.map((kind) => (
        <span key={kind} className={styles.entry}>
          <span className={styles.sample} data-kind={kind} />
          {t(`timeline.kinds.${kind}`)}
        </span>
      ))}
      {zone !== null && <span>{t('timeline.hoursIn', { zone })}</span>}
    </div>
  );
}
