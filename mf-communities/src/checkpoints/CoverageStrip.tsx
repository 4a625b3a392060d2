import { useNow, useTrackingRecords } from 'shared-lib/data';
import { addDays, coverageNights, coverageOf, serviceNight, type Community } from 'shared-lib/domain';
import { formatNight, useTexts } from 'shared-lib/i18n';
import { LiveContent, Skeleton } from 'shared-lib/ui';
import { Section } from '../place/Section.tsx';
import styles from './CoverageStrip.module.css';

/** More shifts than a community has on as many nights. */
const most = coverageNights * 2;

/** How much of the round was scanned on each of the last nights, by what the shift reports say. */
export function CoverageStrip({ community }: { community: Pick<Community, 'id' | 'timezone'> }) {
  const { t, i18n } = useTexts('mf-communities');
  const tonight = serviceNight(useNow(), community.timezone);
  const live = useTrackingRecords({
    kind: 'shiftReports',
    narrowing: [{ field: 'communityId', values: [community.id] }],
    since: addDays(tonight, 1 - coverageNights),
    limit: most,
  });
  return (
    <Section title={t('checkpoints.coverage.title')}>
      <LiveContent live={live} skeleton={<Skeleton height={72} />}>
        {({ records }) => {
          const nights = coverageOf(records);
          if (nights.length === 0) return <p className={styles.none}>{t('checkpoints.coverage.none')}</p>;
          return (
            <ol className={styles.nights} aria-label={t('checkpoints.coverage.title')}>
              {nights.map(({ date, expected, scanned, percent }) => (
                <li key={date} className={styles.night}>
                  <span className={styles.percent} aria-hidden>
                    {percent === null ? '–' : t('checkpoints.coverage.percent', { percent })}
                  </span>
                  <span className={styles.track} aria-hidden>
                    <span
                      className={styles.bar}
                      data-meaning={percent === 100 ? 'good' : (percent ?? 0) >= 80 ? 'watch' : 'bad'}
                      style={{ height: `${percent ?? 0}%` }}
                    />
                  </span>
                  <time dateTime={date} className={styles.date} aria-hidden>
                    {Number(date.slice(8))}
                  </time>
                  <span className={styles.spoken}>
                    {t('checkpoints.coverage.night', {
                      night: formatNight(date, i18n.language),
                      scanned,
                      expected,
                    })}
                  </span>
                </li>
              ))}
            </ol>
          );
        }}
      </LiveContent>
    </Section>
  );
}
