import type { RoundFinding } from 'shared-lib/domain';
import { clockTime, formatLength, formatSpeed, lengthUnitIn, type Translate } from 'shared-lib/i18n';

interface FindingWords {
  readonly t: Translate<'mf-tracking'>;
  readonly language: string;
  /** IANA zone of the community, which also determines its units. */
  readonly timeZone: string;
}

/** A finding of a report check, with its figure, limit and time. */
export const findingText = (
  { kind, figure, limit, at }: RoundFinding,
  { t, language, timeZone }: FindingWords,
): string => {
  const inUnit = (amount: number, unit: string) =>
    amount.toLocaleString(language, { style: 'unit', unit, unitDisplay: 'short' });
  const speed = (kmh: number) => formatSpeed(kmh, lengthUnitIn(timeZone), language);
  const time = at === null ? '' : clockTime(at, timeZone, timeZone, language);
  switch (kind) {
    case 'pace':
      return t('report.findings.pace', {
        figure: inUnit(figure, 'second'),
        limit: inUnit(limit, 'second'),
      });
    case 'burst':
      return t('report.findings.burst', { count: figure, limit, time });
    case 'travel':
      return t('report.findings.travel', { figure: speed(figure), limit: speed(limit), time });
    case 'photo':
      return t('report.findings.photo', { count: figure });
    case 'clock': {
      const values = { figure: inUnit(Math.abs(figure), 'minute'), limit: inUnit(limit, 'minute') };
      return figure < 0 ? t('report.findings.clockAhead', values) : t('report.findings.clockBehind', values);
    }
    case 'gate':
      return t('report.findings.gate', {
        figure: formatLength(figure, timeZone, language),
        limit: formatLength(limit, timeZone, language),
      });
  }
};
