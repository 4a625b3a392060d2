import {
  type ServiceLog,
  currentLog,
  type Violation,
  noticeStatuses,
  maxDoorNotices,
  type DoorNotice,
  type Door,
} from 'shared-lib/domain';

type Log = Pick<ServiceLog, 'id' | 'serviceDate' | 'servicedAt' | 'outcome' | 'reason' | 'corrected'>;

type Noticed = Pick<
  Violation,
  | 'id'
  | 'typeName'
  | 'typeNameEs'
  | 'serviceDate'
  | 'cureBy'
  | 'reviewStatus'
  | 'status'
  | 'dispute'
  | 'residentAnswers'
>;

/** Whether a violation is open and the unit's residents were notified. */
export const hasOpenNotice = ({ reviewStatus, status }: Pick<Noticed, 'reviewStatus' | 'status'>): boolean =>
  reviewStatus === 'approved' && noticeStatuses.some((one) => one === status);

const answerOf = ({ residentAnswers, dispute }: Noticed): DoorNotice['answer'] => {
  const latest = residentAnswers.at(-1);
  if (!latest) return null;
  const { kind, at, until, decision } = latest;
  if (kind !== 'dispute') return { kind, at, until, decision };
  const decided = dispute?.decision ?? null;
  if (decided === null) return { kind, at, until, decision: null };
  return { kind, at, until, decision: decided === 'uphold' ? 'refused' : 'accepted' };
};

/**
 * The public content of a unit's tag page.
 * @param logs service logs of the unit, including those of its last night
 * @param violations of the unit; those without an open notice are left out
 * @param nameOf the public name of a violation, by its id
 */
export const doorContent = (
  logs: readonly Log[],
  violations: readonly Noticed[],
  nameOf: (violationId: string) => string,
): Door => {
  const dates = logs.filter(({ corrected }) => corrected === null).map(({ serviceDate }) => serviceDate);
  const date = dates.toSorted().at(-1);
  const last = currentLog(logs.filter(({ serviceDate }) => serviceDate === date));
  return {
    last:
      date === undefined || last === null
        ? null
        : { date, at: last.servicedAt, outcome: last.outcome, reason: last.reason },
    notices: violations
      .filter(hasOpenNotice)
      .toSorted((one, other) =>
        one.serviceDate === other.serviceDate
          ? one.id.localeCompare(other.id)
          : other.serviceDate.localeCompare(one.serviceDate),
      )
      .slice(0, maxDoorNotices)
      .map((violation) => ({
        id: nameOf(violation.id),
        typeName: violation.typeName,
        typeNameEs: violation.typeNameEs,
        since: violation.serviceDate,
        cureBy: violation.cureBy,
        status: noticeStatuses.find((one) => one === violation.status) ?? 'notified',
        answer: answerOf(violation),
      })),
  };
};

/** A door as stored: moments are dates. */
export const doorFields = ({ last, notices }: Door) => {
  const moment = (at: number | null) => (at === null ? null : new Date(at));
  return {
    last: last && { ...last, at: moment(last.at) },
    notices: notices.map(({ answer, ...notice }) => ({
      ...notice,
      cureBy: moment(notice.cureBy),
      answer: answer && { ...answer, at: new Date(answer.at) },
    })),
  };
};
