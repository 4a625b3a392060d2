import type { Translate } from 'shared-lib/i18n';
import type { BoardRow } from '../night/boardRow.ts';
import { communityTime } from '../table/communityTime.ts';
import { formatLateness } from '../table/formatLateness.ts';

/**
 * A shift's lane in words: planned and actual times on the community's clock, doors, and how late it is.
 * @param t the module's texts
 * @param language a BCP 47 tag
 */
export function describeShift(row: BoardRow, t: Translate<'mf-tracking'>, language: string): string {
  const timeOf = (instant: number) => communityTime(instant, row.timeZone, language);
  const { clockInAt, clockOutAt, timeFault } = row;
  const actual = () => {
    if (clockInAt === null) return t('timeline.notIn');
    return clockOutAt === null
      ? t('timeline.in', { clockIn: timeOf(clockInAt) })
      : t('timeline.inAndOut', { clockIn: timeOf(clockInAt), clockOut: timeOf(clockOutAt) });
  };
  const facts = [
    t('timeline.planned', { from: timeOf(row.scheduledStart), to: timeOf(row.finishBy) }),
    actual(),
    ...(timeFault === null ? [] : [t(`timeFaults.${timeFault}`)]),
    ...(row.doorsTotal === 0 ? [] : [t('phone.doors', { part: row.doorsServiced, all: row.doorsTotal })]),
    formatLateness(row.lateMin, t) ?? [],
  ].flat();
  return t('timeline.row', { name: row.communityName, facts: facts.join(', ') });
}
