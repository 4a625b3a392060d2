import {
  doorsOfReports,
  planOn,
  type Community,
  type NightClockInOut,
  type NightShiftReport,
} from 'shared-lib/domain';
import { projectedFinish } from './projectedFinish.ts';
import { roundRisk } from './roundRisk.ts';
import { shiftEndAt } from './shiftEndAt.ts';
import { shiftState } from './shiftState.ts';

/** A round whose specialist is too slow to finish it in time. Moments are epoch milliseconds. */
export interface RoundAtRisk {
  readonly communityId: string;
  /** `YYYY-MM-DD` */
  readonly serviceDate: string;
  readonly memberId: string | null;
  readonly finishBy: number;
  readonly doorsLeft: number;
}

type Served = Pick<Community, 'id' | 'serviceStart' | 'binInBy' | 'timezone' | 'totalUnits' | 'pastPlans'>;

/** A community, the night in question, and its records. */
export interface RoundNight {
  readonly community: Served;
  /** `YYYY-MM-DD` */
  readonly serviceDate: string;
  readonly clockInOuts: readonly NightClockInOut[];
  readonly shiftReports: readonly NightShiftReport[];
}

const millisPerMinute = 60_000;

/**
 * Before anyone is notified, a pace must have been measured this long, and its forecast must miss the end by this much.
 */
const measuredMin = 20;
const missedByMin = 10;

/**
 * Finds rounds that can't be finished in time at their own pace, by the rating of the board (`roundRisk`). A round without
 * recorded doors has no pace, and is never at risk.
 * @param now epoch milliseconds
 */
export const roundsAtRisk = (nights: readonly RoundNight[], now: number): RoundAtRisk[] =>
  nights.flatMap(({ community, serviceDate, clockInOuts, shiftReports }): RoundAtRisk[] => {
    const communityId = community.id;
    const live = shiftState(
      { communityId, serviceDate, agentId: null, source: 'regular' },
      clockInOuts,
      now,
      community,
    );
    if (live.state !== 'onTheClock' || live.openTooLong) return [];
    const { clockInAt, scheduledStart, memberId } = live;
    if (now - clockInAt < measuredMin * millisPerMinute) return [];
    const { total, served, left } = doorsOfReports(shiftReports, community.totalUnits);
    const finishAt = projectedFinish(
      { clockInAt, doorsTotal: total, doorsServiced: served, doorsSkipped: left },
      now,
    );
    if (finishAt === null) return [];
    const finishBy = shiftEndAt(serviceDate, planOn(community, serviceDate));
    const doorsDone = served + left;
    const { exception, slackMin } = roundRisk(
      {
        state: 'onTheClock',
        isOver: false,
        scheduledStart,
        finishBy,
        clockInAt,
        doorsTotal: total,
        doorsDone,
        finishAt,
      },
      now,
    );
    return exception === 'cannotFinish' && (slackMin ?? 0) <= -missedByMin
      ? [{ communityId, serviceDate, memberId, finishBy, doorsLeft: total - doorsDone }]
      : [];
  });
