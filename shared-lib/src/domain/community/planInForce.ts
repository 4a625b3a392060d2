import { addDays, momentOfNight } from '../base/serviceNight.ts';
import { weekdays, type Weekday } from '../base/weekday.ts';
import type { Community } from './community.ts';
import type { CommunityActivity } from './communityActivity.ts';

type Planned = Pick<Community, 'serviceDays' | 'noServiceDates' | 'serviceStart' | 'timezone'>;

/** The field whose changes say which days a community had, and the one whose say which closures. */
type PlanField = 'serviceDays' | 'noServiceDates';

const daysIn = (value: string | number | null): Weekday[] =>
  weekdays.filter((day) =>
    String(value ?? '')
      .split(' ')
      .includes(day),
  );

/**
 * A community with the plan of a past night, by its log: each change since then is taken back. Days of service are those of the moment at
 * which service began; a closure that was said while the night lasted counts. A change that has no line in the log, such as one from before
 * there was a log, is not known of. Of a change with very many closures at once the log names the first alone.
 * @param date the night, `YYYY-MM-DD`
 * @param activity the community's log since that night, in any order
 */
export const planInForce = <T extends Planned>(
  community: T,
  date: string,
  activity: readonly Pick<CommunityActivity, 'at' | 'changes'>[],
): T => {
  const { timezone, serviceStart } = community;
  const changesSince = (field: PlanField, moment: number) =>
    activity
      .filter(({ at }) => at !== null && at > moment)
      .toSorted((one, other) => (other.at ?? 0) - (one.at ?? 0))
      .flatMap(({ changes }) => changes.filter((change) => change.field === field));
  const first = changesSince('serviceDays', momentOfNight(date, serviceStart, timezone)).at(-1);
  const isClosed = changesSince('noServiceDates', momentOfNight(addDays(date, 1), '12:00', timezone)).reduce(
    (closed, { added, removed }) => (closed ? !added.includes(date) : removed.includes(date)),
    community.noServiceDates.includes(date),
  );
  return {
    ...community,
    ...(first && { serviceDays: daysIn(first.from) }),
    noServiceDates: [
      ...community.noServiceDates.filter((closure) => closure !== date),
      ...(isClosed ? [date] : []),
    ],
  };
};
