import { IconChevronRight, IconMoonStars } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { Card, LazyContent, lazyPart, LiveContent, Skeleton } from 'shared-lib/ui/dashboard';
import { useBoard } from '../night/useBoard.ts';
import { BoardSummary } from './BoardSummary.tsx';
import { NightStrip } from './NightStrip.tsx';
import styles from './TonightBand.module.css';

const details = lazyPart(
  'Tonight',
  async () => (await import('../tonight/TonightDetails.tsx')).TonightDetails,
);

/**
 * The dashboard's top band: how tonight is going, as a sentence and as a strip with a cell for each shift; then
 * what needs attention.
 */
export default function TonightBand() {
  const { t, i18n } = useTexts('mf-tracking');
  const live = useBoard(null, i18n.language);
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    // Safari has no `requestIdleCallback`.
    (window.requestIdleCallback ?? setTimeout)(() => setIdle(true));
  }, []);
  return (
    <Card>
      <div className={styles.head}>
        <h2 className={styles.title}>
          <IconMoonStars size={18} aria-hidden />
          {t('band.title')}
        </h2>
        <span className={styles.links}>
          <Link to="/tracking/last-night" className={styles.link}>
            {t('band.lastNight')}
          </Link>
          <Link to="/tracking" className={styles.link}>
            {t('band.open')}
            <IconChevronRight size={16} aria-hidden />
          </Link>
        </span>
      </div>
      <LiveContent live={live} skeleton={<Skeleton height={42} mt={12} />}>
        {(board) => {
          const { rows } = board;
          return rows.length === 0 ? (
            <p className={styles.sentence}>{t('band.none')}</p>
          ) : (
            <>
              <p className={styles.sentence}>
                <BoardSummary board={board} />
              </p>
              <LazyContent
                part={details}
                isWanted={isIdle}
                onFailed={() => setIdle(false)}
                // The dashboard shows the content below once the details' height is known.
                placeholder={
                  <div data-waiting>
                    <NightStrip rows={rows} />
                  </div>
                }
              >
                {(TonightDetails) => <TonightDetails rows={rows} />}
              </LazyContent>
            </>
          );
        }}
      </LiveContent>
    </Card>
  );
}
