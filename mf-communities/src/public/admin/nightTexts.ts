import type { ManagerNight } from 'mf-communities/domain';
import { clockTime, dateTimeFormat, formatNight, useTexts, viewerTimeZone } from 'shared-lib/i18n';
import type { Meaning } from 'shared-lib/ui';

/** Badge tone of each state. */
export const nightMeanings: Readonly<Record<ManagerNight['state'], Meaning>> = {
  noService: 'neutral',
  scheduled: 'info',
  late: 'watch',
  inProgress: 'info',
  served: 'good',
  missed: 'bad',
  calledOff: 'watch',
  noRecord: 'watch',
};

/**
 * The name of a month, such as `July 2026`.
 * @param month `YYYY-MM`
 */
export const monthName = (month: string, language: string): string =>
  dateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(`${month}-01T00:00:00Z`),
  );

/**
 * Formats a night.
 * @param timezone the community's
 */
export function useNightTexts(timezone: string) {
  const { t, i18n } = useTexts('mf-communities');
  const { language } = i18n;
  const timeOf = (moment: number) => clockTime(moment, timezone, viewerTimeZone(), language);
  return {
    night: ({ date }: Pick<ManagerNight, 'date'>) => formatNight(date, language),
    /**
     * A night by its full date, as a printed page needs it.
     * @param date `YYYY-MM-DD`
     */
    wholeNight: (date: string) =>
      dateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' }).format(
        Date.parse(`${date}T00:00:00Z`),
      ),
    state: ({ state, why }: ManagerNight) =>
      why !== null && state === 'noService'
        ? t(`managerPages.nights.why.${why}`)
        : t(`managerPages.nights.states.${state}`),
    times: ({ startedAt, endedAt }: ManagerNight) => {
      if (startedAt === null) return '';
      const from = timeOf(startedAt);
      return endedAt === null
        ? t('managerPages.nights.since', { from })
        : t('managerPages.nights.range', { from, to: timeOf(endedAt) });
    },
    doors: ({ state, doors: { served, notOut, total } }: ManagerNight) => {
      if (state !== 'served' && state !== 'inProgress') return '';
      const counted = t('managerPages.nights.doors', { served, total });
      return notOut === 0 ? counted : `${counted}, ${t('managerPages.nights.notOut', { count: notOut })}`;
    },
    left: ({ doors: { reasons } }: ManagerNight) =>
      reasons
        .map(({ reason, count }) =>
          t('managerPages.nights.left', { count, reason: t(`managerPages.nights.reasons.${reason}`) }),
        )
        .join(', '),
  };
}
