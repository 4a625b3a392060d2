import { setOutWindowOn, type SetOutWindow } from 'mf-tracking/domain';
import { useEffect, useRef } from 'react';
import { doorName, type Unit } from 'shared-lib/domain';
import { formatNight, useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { LiveContent, Skeleton } from 'shared-lib/ui';
import { PanelPart, RecordPage } from 'shared-lib/ui/lists';
import type { NightFromAddress } from '../communityNight/CommunityNight.tsx';
import { useNoRecordsReason } from '../communityNight/useNoRecordsReason.ts';
import { useLogsOfDoor } from '../data/doorCard.api.ts';
import { useProofActs } from '../proof/useProofActs.tsx';
import { AroundDoor } from './AroundDoor.tsx';
import styles from './DoorCard.module.css';
import { DoorMonths } from './DoorMonths.tsx';
import { doorNightOf } from './doorNightOf.ts';
import { NightFacts } from './NightFacts.tsx';
import { NightResult } from './NightResult.tsx';
import { OpenRecords } from './OpenRecords.tsx';
import { RecordPhoto } from './RecordPhoto.tsx';

/**
 * Moves the focus to the heading when the card shows another night, or another door whose link is gone with the previous
 * door.
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

/** The card's content: the result first, then its record, the doors around it, and the unit's open records. */
export function DoorContent({ unit, asked, recordedDoors }: DoorContentProps) {
  const { t, i18n } = useTexts('mf-tracking');
  const { communityId, night, account } = asked;
  const community = account.communityOf.get(communityId) ?? null;
  const heading = useFocusOnMove(night);
  const [place, id] = [encodeURIComponent(communityId), encodeURIComponent(unit.id)];
  const { acts, dialog } = useProofActs({ communityId, unitId: unit.id, night });
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
        acts={acts}
      />
      {dialog}
    </>
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
