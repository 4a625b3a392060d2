import { IconPhotoOff } from '@tabler/icons-react';
import { setOutWindowOn, type SetOutWindow } from 'mf-tracking/domain';
import { useEffect, useRef } from 'react';
import { combineLive } from 'shared-lib/data';
import { citedName, doorName, type ServiceLog, type Unit } from 'shared-lib/domain';
import { formatDateTime, formatNight, useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { ListSkeleton, LiveContent, Skeleton } from 'shared-lib/ui';
import { PanelPart, RecordPage, useDoorTexts } from 'shared-lib/ui/lists';
import { LargePhotos } from 'shared-lib/ui/photos';
import type { NightFromAddress } from '../communityNight/CommunityNight.tsx';
import { useNoRecordsReason } from '../communityNight/useNoRecordsReason.ts';
import { useLogsOfDoor, useOpenCasesOf, useOpenRequestsOf } from '../data/doorCard.api.ts';
import { useProofActions } from '../proof/useProofActions.tsx';
import { AroundDoor } from './AroundDoor.tsx';
import styles from './DoorCard.module.css';
import { DoorMonths } from './DoorMonths.tsx';
import { doorNightOf } from './doorNightOf.ts';
import { NightFacts } from './NightFacts.tsx';
import { NightResult } from './NightResult.tsx';
import { useMemberName } from './useMemberName.ts';

/**
 * Moves the focus to the heading when the card shows another night, or when the focused link was removed
 * along with the previous door.
 */
function useFocusOnMove(night: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(night);
  useEffect(() => {
    const hasMoved = shown.current !== night;
    shown.current = night;
    // A panel next to the page takes the focus itself when its content is gone.
    const isLost = document.activeElement?.matches('body, [data-side-panel]') ?? true;
    if (hasMoved || isLost) heading.current?.focus();
  }, [night]);
  return heading;
}

interface DoorContentProps {
  unit: Unit;
  asked: NightFromAddress;
  recordedDoors: number;
}

interface OpenRecordsProps {
  unit: Pick<Unit, 'id'>;
  timeZone: string;
}

/** The unit's open cases and resident requests, with links. */
function OpenRecords({ unit, timeZone }: OpenRecordsProps) {
  const { t, i18n } = useTexts('mf-tracking');
  const { language } = i18n;
  const tDoors = useDoorTexts().t;
  const live = combineLive([useOpenCasesOf(unit.id), useOpenRequestsOf(unit.id)], (cases, requests) => ({
    cases: cases.toSorted((one, other) => (one.serviceDate < other.serviceDate ? 1 : -1)),
    requests: requests.toSorted((one, other) => (other.createdAt ?? 0) - (one.createdAt ?? 0)),
  }));
  return (
    <PanelPart title={t('door.open.title')}>
      <LiveContent live={live} skeleton={<ListSkeleton rows={2} />}>
        {({ cases, requests }) =>
          cases.length + requests.length === 0 ? (
            <p className="vh-soft">{t('door.open.none')}</p>
          ) : (
            <ul className={`vh-list ${styles.open}`} aria-label={t('door.open.title')}>
              {cases.map(({ id, serviceDate, status, caseNumber, ...cited }) => (
                <li key={id}>
                  <Link to={`/violations?open=${encodeURIComponent(id)}`} dir="auto">
                    {citedName(cited, language) || caseNumber}
                  </Link>
                  <span className="vh-soft">
                    {tDoors(`history.violationStatus.${status}`)} · {formatNight(serviceDate, language)}
                  </span>
                </li>
              ))}
              {requests.map(({ id, topic, name, createdAt }) => (
                <li key={id}>
                  <Link to={`/communities?view=requests&open=${encodeURIComponent(id)}`} dir="auto">
                    {[tDoors(`history.topics.${topic}`), name].filter(Boolean).join(' · ')}
                  </Link>
                  <span className="vh-soft">
                    {createdAt !== null && formatDateTime(createdAt, language, timeZone)}
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </LiveContent>
    </PanelPart>
  );
}

/** The card's content: the result first, then its record, the doors around it, and the unit's open records. */
export function DoorContent({ unit, asked, recordedDoors }: DoorContentProps) {
  const { t, i18n } = useTexts('mf-tracking');
  const { communityId, night, account } = asked;
  const community = account.communityOf.get(communityId) ?? null;
  const heading = useFocusOnMove(night);
  const [place, id] = [encodeURIComponent(communityId), encodeURIComponent(unit.id)];
  const { actions, dialog } = useProofActions({ communityId, unitId: unit.id, night });
  return (
    <>
      <RecordPage
        name={doorName(unit)}
        badges={null}
        place={[community?.propertyName, formatNight(night, i18n.language)].filter(Boolean).join(' · ')}
        headRef={heading}
        facts={
          <OneNight
            key={night}
            unit={unit}
            asked={asked}
            recordedDoors={recordedDoors}
            window={community && setOutWindowOn(community, night)}
          />
        }
        timeline={
          <PanelPart title={t('doors.months')}>
            <DoorMonths unitId={unit.id} asked={asked} />
          </PanelPart>
        }
        related={
          <>
            <OpenRecords unit={unit} timeZone={asked.timeZone} />
            <p className={styles.ways}>
              <Link to={`/communities/${place}?tab=units&unit=${id}`}>{t('openUnit')}</Link>
              <Link to={`/units?tab=logs&community=${place}&unit=${id}`}>{t('doors.logsOf')}</Link>
            </p>
          </>
        }
        actions={actions}
      />
      {dialog}
    </>
  );
}

interface RecordPhotoProps {
  log: ServiceLog;
  unit: Unit;
  asked: NightFromAddress;
}

/** The photo of the door's record, or a note that it has none. */
function RecordPhoto({ log, unit, asked }: RecordPhotoProps) {
  const { t, i18n } = useTexts('mf-tracking');
  const memberName = useMemberName(asked);
  if (log.photo === null) {
    return (
      <p className={styles.noPhoto}>
        <IconPhotoOff size={20} aria-hidden />
        {t('door.noPhoto')}
      </p>
    );
  }
  return (
    <LargePhotos
      photos={[log.photo]}
      subject={t('door.photo', { unit: doorName(unit), night: formatNight(log.serviceDate, i18n.language) })}
      timeZone={asked.timeZone}
      memberName={memberName}
    />
  );
}

/** What happened that night: the result, its photo, its facts, and the doors before and after. */
function OneNight({
  unit,
  asked,
  recordedDoors,
  window,
}: DoorContentProps & { window: SetOutWindow | null }) {
  const { night, timeZone } = asked;
  const logs = useLogsOfDoor({ unitId: unit.id, night });
  const { why, noService } = useNoRecordsReason(asked);
  return (
    <LiveContent live={logs} skeleton={<Skeleton height={280} />}>
      {(found) => {
        const result = doorNightOf({
          logs: found,
          status: unit.status,
          why,
          recordedDoors,
          window,
          timeZone,
        });
        const log = 'log' in result ? result.log : null;
        return (
          <>
            <NightResult result={result} noService={noService} timeZone={timeZone} />
            {log && <RecordPhoto log={log} unit={unit} asked={asked} />}
            <NightFacts result={result} logs={found} window={window} unit={unit} asked={asked} />
            {log && <AroundDoor log={log} asked={asked} />}
          </>
        );
      }}
    </LiveContent>
  );
}
