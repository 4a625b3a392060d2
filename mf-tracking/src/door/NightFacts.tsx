import type { SetOutWindow } from 'mf-tracking/domain';
import type { ServiceLog, Unit } from 'shared-lib/domain';
import { clockTime, formatDateTime, useTexts, viewerTimeZone, zoneName } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { FactList, type Fact } from 'shared-lib/ui/drawer';
import { formatMinutes, useListTexts } from 'shared-lib/ui/lists';
import type { NightFromAddress } from '../communityNight/CommunityNight.tsx';
import { distanceIn } from '../serviceLogs/distanceIn.ts';
import { visitTimes, type DoorResult } from './doorNightOf.ts';
import { useMemberName } from './useMemberName.ts';

interface NightFactsProps {
  result: DoorResult;
  /** The unit's service logs of that night. */
  logs: readonly ServiceLog[];
  window: SetOutWindow | null;
  unit: Unit;
  asked: NightFromAddress;
}

/** Who came when and how close, the night's set-out window, and the unit's own facts. */
export function NightFacts({ result, logs, window, unit, asked }: NightFactsProps) {
  const { t, i18n } = useTexts('mf-tracking');
  const { communityId, timeZone } = asked;
  const recordFacts = useRecordFacts(asked, logs);
  const clock = (at: number, viewerZone: string) => clockTime(at, timeZone, viewerZone, i18n.language);
  return (
    <FactList
      facts={[
        ...('log' in result ? recordFacts(result) : []),
        {
          label: t('door.facts.window'),
          value:
            window &&
            // The zone is named once at most.
            t('fromTo', { from: clock(window.from, timeZone), to: clock(window.until, viewerTimeZone()) }),
        },
        {
          label: t('doors.resident'),
          value: unit.status === 'active' ? unit.residentName : t(`doors.${unit.status}`),
        },
        {
          label: t('door.facts.tag'),
          value: unit.binTagId && (
            <Link
              to={`/communities/${encodeURIComponent(communityId)}?tab=bintags&tag=${encodeURIComponent(unit.binTagId)}`}
            >
              {unit.binTagId}
            </Link>
          ),
        },
        { label: t('columns.violations90d'), value: String(unit.violationCount90d) },
        { label: t('facts.serviceNotes'), value: unit.serviceNotes },
      ]}
    />
  );
}

/** The facts of the record that counts. */
function useRecordFacts(requested: NightFromAddress, logs: readonly ServiceLog[]) {
  const { t, i18n } = useTexts('mf-tracking');
  const { language } = i18n;
  const tShared = useListTexts().t;
  const memberName = useMemberName(requested);
  const { timeZone } = requested;
  const moment = (at: number) =>
    `${formatDateTime(at, language, timeZone)} ${zoneName(at, timeZone, language)}`;
  return ({ log, visit }: Extract<DoorResult, { readonly log: ServiceLog }>): Fact[] => {
    const times = visitTimes(visit);
    const original = logs.find(({ id }) => id === log.corrects);
    const visits = logs.filter(({ corrected }) => corrected === null).length;
    return [
      { label: t('door.facts.specialist'), value: log.memberId && memberName(log.memberId) },
      { label: t('door.facts.time'), value: times?.kind === 'one' && moment(times.at) },
      { label: t('door.facts.deviceTime'), value: times?.kind === 'both' && moment(times.device) },
      { label: t('door.facts.serverTime'), value: times?.kind === 'both' && moment(times.server) },
      {
        label: t('door.facts.clockOff'),
        value:
          visit.clockOff !== null &&
          t('door.facts.clockOffBy', { time: formatMinutes(visit.clockOff, { tShared }) }),
      },
      { label: t('serviceLogs.columns.distance'), value: distanceIn(log, timeZone, { t, language }) },
      { label: t('serviceLogs.columns.method'), value: t(`serviceLogs.methods.${log.method}`) },
      { label: t('serviceLogs.columns.bags'), value: log.bagCount > 0 && String(log.bagCount) },
      { label: t('door.facts.visits'), value: visits > 1 && String(visits) },
      { label: t('door.facts.firstRecorded'), value: original && t(`doors.states.${original.outcome}`) },
      {
        label: t('door.facts.correctedBy'),
        value:
          log.corrects !== null &&
          log.createdBy !== null &&
          log.createdAt !== null &&
          t('door.facts.byAt', { name: memberName(log.createdBy), when: moment(log.createdAt) }),
      },
      { label: t('serviceLogs.correctionReason'), value: log.correctionReason },
    ].map((fact) => ({ ...fact, value: fact.value || null }));
  };
}
