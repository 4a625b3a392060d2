import { IconChevronRight, IconMoonStars } from '@tabler/icons-react';
import { useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { Card, LiveContent, Skeleton } from 'shared-lib/ui/dashboard';
import { useBoard } from '../night/useBoard.ts';
import { BoardSummary } from './BoardSummary.tsx';
import { NightStrip } from './NightStrip.tsx';
import styles from './TonightBand.module.css';

/** The dashboard's top band: how tonight is going, as a sentence and as a strip with a cell for each shift. */
export default function TonightBand() {
  const { t, i18n } = useTexts('mf-tracking');
  const live = useBoard(null, i18n.language);
  return (
    <Card>
      <div className={styles.head}>
        <h2 className={styles.title}>
          <IconMoonStars size={18} aria-hidden />
          {t('band.title')}
        </h2>
        <Link to="/tracking" className={styles.link}>
          {t('band.open')}
          <IconChevronRight size={16} aria-hidden />
        </Link>
      </div>
      <LiveContent live={live} skeleton={<Skeleton height={42} mt={12} />}>
        {(board) =>
          board.rows.length === 0 ? (
            <p className={styles.sentence}>{t('band.none')}</p>
          ) : (
            <>
              <p className={styles.sentence}>
                <BoardSummary board={board} />
              </p>
              <NightStrip rows={board.rows} />
            </>
          )
        }
      </LiveContent>
    </Card>
  );
}
