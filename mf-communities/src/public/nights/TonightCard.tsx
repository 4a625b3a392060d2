import { useNow } from 'shared-lib/data/public';
import type { PublicPage } from 'shared-lib/domain';
import { isLastNight, formatNightState, nightState, type NightState } from 'mf-communities/domain';
import { clockTime, formatNight, useTexts, viewerTimeZone } from 'shared-lib/i18n';
import { Card, StatusBadge, type Meaning } from 'shared-lib/ui/public';
import styles from './NextService.module.css';

const meanings: Readonly<Record<NightState['state'], Meaning>> = {
  noService: 'neutral',
  scheduled: 'good',
  delayed: 'watch',
  inProgress: 'info',
  complete: 'good',
};

/** Tonight's service status as text, live, in the community's time zone. */
export function TonightCard({ page }: { page: PublicPage }) {
  const { t, i18n } = useTexts('mf-communities');
  const { language } = i18n;
  const now = useNow();
  const night = nightState(page, now);
  const timeOf = (instant: number) => clockTime(instant, page.timezone, viewerTimeZone(), language);
  const { inShort, sentence } = formatNightState(night, language, timeOf);

  return (
    <Card>
      <div className={`vh-spread ${styles.head}`}>
        <h2 className="vh-quiet-title">
          {isLastNight(night, page.timezone, now) ? t('public.lastNight') : t('public.next.tonight')}
          <span className={styles.ofDate}>{formatNight(night.date, language)}</span>
        </h2>
        <StatusBadge meaning={meanings[night.state]}>{inShort}</StatusBadge>
      </div>
      <p role="status" className={styles.sentence}>
        {sentence}
      </p>
    </Card>
  );
}
