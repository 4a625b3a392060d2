import { useState } from 'react';
import { useNightResults, useTonightDate, type NightResult } from 'shared-lib/data/dashboard';
import { formatNight, useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { Card, LiveContent, Skeleton } from 'shared-lib/ui/dashboard';
import { barsOf } from './barsOf.ts';
import { nightsShown, shownNights } from './figures.ts';
import styles from './LastNights.module.css';

/** The dashboard's chart of the last 14 nights, including tonight: completed and missed shifts. */
export default function LastNights() {
  const { t } = useTexts('mf-tracking');
  const live = useNightResults(nightsShown(useTonightDate()));
  return (
    <Card>
      <h3 id="last-nights" className="vh-title">
        {t('lastNights.title', { count: shownNights })}
      </h3>
      <LiveContent live={live} skeleton={<Skeleton height={196} mt={12} />}>
        {(nights) => <Chart nights={nights} />}
      </LiveContent>
    </Card>
  );
}

const shareStyle = (share: number) => ({ '--share': share }) as React.CSSProperties;

/** A table drawn as bars: screen readers find a row for each night; sighted users see a column. */
function Chart({ nights }: { nights: readonly NightResult[] }) {
  const { t, i18n } = useTexts('mf-tracking');
  const [looked, setLooked] = useState<string | null>(null);
  const shown = nights.find(({ serviceDate }) => serviceDate === looked);
  const sum = (of: 'done' | 'missed') => nights.reduce((total, night) => total + night[of], 0);
  const figures = shown ?? { done: sum('done'), missed: sum('missed') };
  return (
    <>
      <p className={styles.figures} aria-hidden>
        <span>{shown ? formatNight(shown.serviceDate, i18n.language) : t('lastNights.all')}</span>
        <span className={styles.key} data-of="done">
          {t('lastNights.done', { count: figures.done })}
        </span>
        <span className={styles.key} data-of="missed">
          {t('lastNights.missed', { count: figures.missed })}
        </span>
      </p>
      <div role="table" aria-labelledby="last-nights" className={styles.chart}>
        <div role="row" className="vh-unseen">
          <span role="columnheader">{t('lastNights.column')}</span>
          <span role="columnheader">{t('states.done')}</span>
          <span role="columnheader">{t('states.missed')}</span>
        </div>
        {barsOf(nights).map(({ serviceDate, done, missed, doneShare, missedShare }) => (
          <div
            key={serviceDate}
            role="row"
            className={styles.night}
            onPointerEnter={() => setLooked(serviceDate)}
            onPointerLeave={() => setLooked(null)}
          >
            <span role="rowheader" className={styles.date}>
              <Link
                to={`/shift-report?night=${serviceDate}`}
                className={styles.link}
                aria-label={t('lastNights.night', {
                  night: formatNight(serviceDate, i18n.language),
                  done: t('lastNights.done', { count: done }),
                  missed: t('lastNights.missed', { count: missed }),
                })}
                onFocus={() => setLooked(serviceDate)}
                onBlur={() => setLooked(null)}
              >
                {Number(serviceDate.slice(-2))}
              </Link>
            </span>
            <span role="cell" className={styles.bar} data-of="done" style={shareStyle(doneShare)}>
              <span className="vh-unseen">{done}</span>
            </span>
            <span role="cell" className={styles.bar} data-of="missed" style={shareStyle(missedShare)}>
              <span className="vh-unseen">{missed}</span>
            </span>
          </div>
        ))}
      </div>
    </>
  );
}
