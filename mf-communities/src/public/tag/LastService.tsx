import type { Door } from 'shared-lib/domain';
import { clockTime, formatNight, useTexts, viewerTimeZone } from 'shared-lib/i18n';
import { Card } from 'shared-lib/ui/public';
import styles from './LastService.module.css';

interface LastServiceProps {
  last: Door['last'];
  /** The community's IANA zone. */
  timeZone: string;
}

/** How the last service at this door went, in plain words. */
export function LastService({ last, timeZone }: LastServiceProps) {
  const { t, i18n } = useTexts('mf-communities');
  const { language } = i18n;
  if (last === null) {
    return (
      <Card>
        <h2 className="vh-quiet-title">{t('door.last.title')}</h2>
        <p className={styles.none}>{t('door.last.none')}</p>
      </Card>
    );
  }
  const { date, at, outcome, reason } = last;
  const night = formatNight(date, language);
  return (
    <Card>
      <h2 className="vh-quiet-title">{t('door.last.title')}</h2>
      <p className={styles.outcome}>{t(`door.last.${outcome}`)}</p>
      {outcome === 'notCollected' && reason !== null && <p>{t(`door.last.reasons.${reason}`)}</p>}
      <p className={styles.when}>
        {at === null
          ? t('door.last.night', { night })
          : t('door.last.nightAt', { night, time: clockTime(at, timeZone, viewerTimeZone(), language) })}
      </p>
    </Card>
  );
}
