import type { ChangeScheduleResult } from 'shared-lib/data';
import {
  regularAgentOn,
  unknownProperty,
  weekdayOf,
  type StartedShift,
  type ShiftPlace,
  type Weekday,
} from 'shared-lib/domain';
import { clockTime, dateTimeFormat, formatNight, viewerTimeZone, type Translate } from 'shared-lib/i18n';
import { nameOfAgent } from '../../people/agentOf.ts';
import { concernsByShift, describeConflicts, type ConflictLine } from './describeConflict.ts';
import type { Drop } from './dropOf.ts';
import type { PlannedStep, Scope } from './planStep.ts';
import type { Concern, SchedulePlan } from './schedulePlan.ts';
import { keysOfChanges } from '../rows/placeKey.ts';

type Texts = Translate<'mf-team'>;
type Overtaken = Extract<ChangeScheduleResult, { reason: 'overtaken' }>;

/** How many inactive people are named; the rest are counted. */
const namedInactive = 3;

const aMonday = Date.UTC(2024, 0, 1);

/** A weekday's full name, such as `Monday`. */
export const weekdayName = (serviceDate: string, language: string): string =>
  dateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(
    Date.parse(`${serviceDate}T00:00:00Z`),
  );

const nameOfDay = (day: Weekday, language: string): string => {
  const date = [0, 1, 2, 3, 4, 5, 6].map((days) =>
    new Date(aMonday + days * 86_400_000).toISOString().slice(0, 10),
  );
  return weekdayName(date.find((one) => weekdayOf(one) === day) ?? '', language);
};

/** The messages about schedule changes, in the viewer's language. */
export interface EditingTexts {
  agent: (id: string) => string;
  place: (place: ShiftPlace) => string;
  /** A step's conflicts, the most serious first. For several shifts, they name the person and the shift. */
  concerns: (concerns: readonly Concern[], isOneShift?: boolean) => ConflictLine[];
  /** The result of a step. */
  step: (step: PlannedStep, scope: Scope) => string;
  /** Preview of a drop. */
  drop: (drop: Drop, agentId: string, from: ShiftPlace | null) => string;
  /** The result of a drop. */
  dropped: (drop: Exclude<Drop, { kind: 'refused' }>, agentId: string, target: ShiftPlace) => string;
  /** The concurrent change that won, and the schedule's current state. */
  overtaken: (overtaken: Overtaken, isUndo: boolean) => string;
  /** The specialist on the clock for a shift that a step would take from them. */
  begun: (shift: StartedShift) => string;
  /** The members who can't get a shift because they are inactive. */
  inactive: (agentIds: readonly string[], isUndo: boolean) => string;
}

/** The messages for the current schedule. */
export function editingTexts(plan: SchedulePlan, t: Texts, language: string): EditingTexts {
  const community = (id: string) => plan.communityOf(id)?.propertyName ?? unknownProperty;
  const agent = (id: string) => nameOfAgent(plan.agentOf(id), t);
  const regularOf = ({ communityId, serviceDate }: ShiftPlace) => {
    const served = plan.communityOf(communityId);
    return served ? regularAgentOn(served, serviceDate, plan.assignments) : null;
  };
  const place = ({ communityId, serviceDate }: ShiftPlace) =>
    t('schedule.edit.place', {
      community: community(communityId),
      night: formatNight(serviceDate, language),
    });
  const step: EditingTexts['step'] = ({ wishes, changes }, scope) => {
    const [wish] = wishes;
    if (!wish || wishes.length > 1) {
      return t('schedule.edit.done.many', { count: keysOfChanges(changes, plan.dates).length });
    }
    const { agentId, communityId, serviceDate } = wish;
    const [change] = changes.shifts;
    if (scope === 'week') {
      const names = { community: community(communityId), day: weekdayName(serviceDate, language) };
      return agentId === null
        ? t('schedule.edit.done.clearWeekly', names)
        : t('schedule.edit.done.assignWeekly', { ...names, name: agent(agentId) });
    }
    if (change?.to === null && agentId !== null)
      return t('schedule.edit.done.regular', { place: place(wish) });
    return agentId === null
      ? t('schedule.edit.done.clear', { place: place(wish) })
      : t('schedule.edit.done.assign', { name: agent(agentId), place: place(wish) });
  };

  return {
    agent,
    place,
    step,
    concerns: (concerns, isOneShift = false) =>
      concernsByShift(concerns)
        .flatMap(({ wish, conflicts }) =>
          describeConflicts(conflicts, (id) => plan.communityOf(id)?.propertyName, t).map(
            ({ severity, words }) => ({
              severity,
              words: isOneShift
                ? words
                : t('schedule.edit.concern', {
                    name: agent(wish.agentId),
                    place: place(wish),
                    conflict: words,
                  }),
            }),
          ),
        )
        .sort((a, b) => Number(a.severity === 'informs') - Number(b.severity === 'informs')),
    drop(drop, agentId, from) {
      const name = agent(agentId);
      if (drop.kind === 'refused') return t(`schedule.edit.drop.${drop.reason}`, { name });
      const other = drop.present === null ? '' : agent(drop.present);
      return t(`schedule.edit.drop.${drop.kind}`, { name, other, from: from ? place(from) : '' });
    },
    dropped: (drop, agentId, target) =>
      drop.kind === 'swap' && drop.present !== null
        ? t('schedule.edit.done.swap', { name: agent(agentId), other: agent(drop.present) })
        : t('schedule.edit.done.assign', { name: agent(agentId), place: place(target) }),
    begun: ({ memberId, communityId, serviceDate, clockInAt }) => {
      const zone = plan.communityOf(communityId)?.timezone ?? viewerTimeZone();
      return t('schedule.edit.begun', {
        name: agent(memberId),
        place: place({ communityId, serviceDate }),
        time: clockTime(clockInAt, zone, viewerTimeZone(), language),
      });
    },
    inactive(agentIds, isUndo) {
      const names = agentIds.slice(0, namedInactive).map(agent).join(', ');
      const rest = agentIds.length - namedInactive;
      return t(`schedule.edit.problem.${isUndo ? 'undoInactive' : 'inactive'}`, {
        count: agentIds.length,
        names: rest > 0 ? `${names} ${t('schedule.edit.moreConcerns', { count: rest })}` : names,
      });
    },
    overtaken({ shifts, assignments }, isUndo) {
      const count = shifts.length + assignments.length;
      const key = isUndo ? 'undoOvertaken' : 'overtaken';
      if (count !== 1) return t(`schedule.edit.problem.${key}Many`, { count });
      const [shift] = shifts;
      const [assignment] = assignments;
      const day = shift ? weekdayOf(shift.serviceDate) : assignment!.day;
      const communityId = shift ? shift.communityId : assignment!.communityId;
      const serves = shift?.found
        ? shift.found.newAgentId
        : (assignment?.found ?? (shift ? regularOf(shift) : null));
      const nobody = isUndo ? 'nowNobodyStart' : 'nowNobody';
      return t(`schedule.edit.problem.${key}`, {
        place: shift
          ? place(shift)
          : t('schedule.edit.problem.regularPlace', {
              community: community(communityId),
              day: nameOfDay(day, language),
            }),
        now:
          serves === null
            ? t(`schedule.edit.problem.${nobody}`)
            : t('schedule.edit.problem.nowServes', { name: agent(serves) }),
      });
    },
  };
}
