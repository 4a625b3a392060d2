import { useMemo, useState } from 'react';
import { useFormerMembers, useTonightDate } from 'shared-lib/data';
import { formatNight, useTexts } from 'shared-lib/i18n';
import { Card, LiveContent, OverlayHost, PageHeader, useIsPhone } from 'shared-lib/ui';
import { AreaLinks } from '../../lists/AreaLinks.tsx';
import { namesOfFormer } from '../night/namesOfFormer.ts';
import { useBoard, type LiveBoard } from '../night/useBoard.ts';
import { BoardSummary } from '../summary/BoardSummary.tsx';
import { BoardStrip } from '../tonight/BoardStrip.tsx';
import { AgentTable } from '../table/AgentTable.tsx';
import { BoardTable } from '../table/BoardTable.tsx';
import { NightBar } from './NightBar.tsx';
import { UpcomingNight, NoServiceTonight, NothingRecorded } from './NoShifts.tsx';
import { NoCommunitiesYet } from './NoCommunitiesYet.tsx';
import styles from './TrackingPage.module.css';
import { useNight } from './useNight.ts';

/** `/tracking`: the shifts of tonight or another night, who clocked in, and their progress. */
export default function TrackingPage() {
  const { t, i18n } = useTexts('mf-tracking');
  const tonight = useTonightDate();
  const requested = useNight(tonight);
  const { night, byAgent } = requested;
  // Former members’ names may arrive later.
  const former = useFormerMembers();
  const known = former.status === 'ready' ? former.data : null;
  const names = useMemo(() => (known ? namesOfFormer(known) : undefined), [known]);
  const live = useBoard(night, i18n.language, names);
  const isToCome = night !== null && night > tonight;
  const board = live.status === 'ready' && !isToCome && isShown(live.data, night) ? live.data : null;
  const list = byAgent ? 'agentsList' : 'list';
  const isPhone = useIsPhone();
  const [toolsAt, setToolsAt] = useState<Element | null>(null);
  const bar = <NightBar {...requested} tonight={tonight} hasViews={!isPhone} />;
  const shown = { isTimeline: requested.isTimeline && !isPhone, phoneTools: { at: toolsAt, more: bar } };
  const summary = board && <BoardSummary board={board} />;
  const label = night === null ? t(list) : t(`${list}Of`, { night: formatNight(night, i18n.language) });
  return (
    <OverlayHost>
      {isPhone ? (
        // A phone's list starts in the first third of the screen: everything else is behind one button.
        <div className={styles.head}>
          <PageHeader title={t('title')} action={<span ref={setToolsAt} />} />
          <p className={styles.summary}>{summary}</p>
          <AreaLinks />
          {!board && live.status === 'ready' && bar}
        </div>
      ) : (
        <>
          <PageHeader title={t('title')} summary={summary} />
          <AreaLinks />
          {bar}
          {board ? (
            <BoardStrip rows={board.rows} />
          ) : (
            live.status === 'loading' && <div className={styles.strip} />
          )}
        </>
      )}
      <Card flush>
        <LiveContent live={live}>
          {(data) => {
            if (!data.hasCommunities && !data.hasRecords) return <NoCommunitiesYet />;
            if (isToCome) return <UpcomingNight night={night} />;
            if (night === null && data.rows.length === 0) return <NoServiceTonight board={data} />;
            if (night !== null && !isShown(data, night))
              return <NothingRecorded night={night} wasServed={data.rows.length > 0} />;
            return byAgent ? (
              <AgentTable board={data} label={label} night={night} {...shown} />
            ) : (
              <BoardTable board={data} label={label} {...shown} />
            );
          }}
        </LiveContent>
      </Card>
    </OverlayHost>
  );
}

/** Whether a night has shifts worth showing. */
const isShown = ({ rows, counts }: LiveBoard, night: string | null): boolean =>
  rows.length > 0 && (night === null || counts.noRecord < rows.length);
