import { useNow } from 'shared-lib/data/public';
import type { PublicPage } from 'shared-lib/domain';
import { addDays, momentOfNight } from 'shared-lib/domain/public';
import { serviceAhead, serviceOutlook } from 'mf-communities/domain';
import { dateTimeFormat, formatNight, isEveryDay, useTexts, weekdayNames } from 'shared-lib/i18n';
import { Card } from 'shared-lib/ui/public';
import { Facts } from '../../place/Facts.tsx';
import { formatTimeOfDay, formatTimeZone } from '../../place/formatTimeOfDay.ts';

import { nextNightLabel, timeLeft } from './nextNight.ts';
import styles from './NextService.module.css';

/** Shows when to set out next, for how long, and the coming week, in the community's time zone. */
export function NextService({ page }: { page: PublicPage }) {
  const { t, i18n } = useTexts('mf-communities');
  const { language } = i18n;
  const now = useNow();
  const outlook = serviceOutlook(page, now);
  const { tonight, next } = outlook;
  const times = {
    from: formatTimeOfDay(page.setOutStart, language),
    to: formatTimeOfDay(page.setOutEnd, language),
  };
  const named = nextNightLabel(page, now);
  const until = (timeOfDay: string) =>
    timeLeft(momentOfNight(tonight, timeOfDay, page.timezone) - now, language);
  const countdown =
    next === tonight &&
    (outlook.setOut === 'open'
      ? t('public.setOut.closesIn', { time: until(page.setOutEnd) })
      : t('public.setOut.opensIn', { time: until(page.setOutStart) }));
  const days = isEveryDay(page.serviceDays) ? t('everyDay') : weekdayNames(page.serviceDays, language);

  return (
    <Card>
      <h2 className="vh-quiet-title">{t('public.next.title')}</h2>
      <p className={styles.next}>
        {named === 'itsDate' ? formatNight(next ?? '', language) : t(`public.next.${named}`)}
      </p>
      {next !== null && (
        <p className={styles.setOut}>
          {t(outlook.setOut === 'open' ? 'public.setOut.now' : 'public.setOut.then', times)}
          {countdown && <span className={styles.countdown}>{countdown}</span>}
        </p>
      )}
      <Week page={page} tonight={tonight} next={next} />
      <Facts
        facts={[
          { label: t('columns.serviceDays'), value: days || t('noServiceDays') },
          { label: t('facts.setOut'), value: t('facts.fromTo', times) },
          { label: t('facts.timeZone'), value: formatTimeZone(page.timezone, language) },
        ]}
      />
    </Card>
  );
}

interface WeekProps {
  page: PublicPage;
  tonight: string;
  next: string | null;
}

/** The seven nights starting tonight, as cells. */
function Week({ page, tonight, next }: WeekProps) {
  const { t, i18n } = useTexts('mf-communities');
  const weekday = dateTimeFormat(i18n.language, { weekday: 'short', timeZone: 'UTC' });
  return (
    <ol className={`vh-list ${styles.week}`} aria-label={t('public.week')}>
      {Array.from({ length: 7 }, (_, days) => addDays(tonight, days)).map((date) => {
        const service = serviceAhead(page, date);
        return (
          <li key={date} className={styles.night} data-service={service} data-next={date === next}>
            <span aria-hidden>{weekday.format(Date.parse(`${date}T00:00:00Z`))}</span>
            <span className={styles.date} aria-hidden>
              {Number(date.slice(8))}
            </span>
            <span className={styles.mark} aria-hidden />
            <span className="vh-unseen">
              {`${formatNight(date, i18n.language)}: ${t(`public.night.${service}`)}`}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
