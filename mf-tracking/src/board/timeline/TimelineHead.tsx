import { dateTimeFormat, useTexts } from 'shared-lib/i18n';
import { communityTime, zoneLabel } from '../table/communityTime.ts';
import styles from './Lane.module.css';
import { percent, shareOf } from './places.ts';
import { useShownTimeline } from './TimelineContext.ts';

/** The hours above the lanes, on the business's clock, and the present moment. */
export function TimelineHead() {
  const { t, i18n } = useTexts('mf-tracking');
  const { language } = i18n;
  const shown = useShownTimeline();
  if (shown === null) return null;
  const { timeline, timeZone } = shown;
  const zone = zoneLabel(timeline.from, timeZone, language);
  const hour = dateTimeFormat(language, { hour: 'numeric', timeZone });
  const present = shareOf(timeline.now, timeline);
  return (
    <>
      <span className="vh-unseen">
        {zone === null ? t('timeline.hours') : t('timeline.hoursIn', { zone })}
      </span>
      <span className={styles.head} aria-hidden>
        {timeline.ticks.map((tick, place) => {
          const left = place / timeline.ticks.length;
          // The present moment covers what is right next to it.
          const isCovered = present !== null && present - 0.12 < left && left < present + 0.06;
          return (
            <span key={tick} className={styles.tick} style={{ left: percent(left) }}>
              {isCovered ? '' : hour.format(tick)}
            </span>
          );
        })}
        {present !== null && (
          <span className={styles.present} style={{ left: percent(present) }}>
            {communityTime(timeline.now!, timeZone, language)}
          </span>
        )}
      </span>
    </>
  );
}
