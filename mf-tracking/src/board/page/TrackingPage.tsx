import { IconCalendarOff, IconMoonStars, IconPrinter } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useCustomer, useFormerMembers, useTonightDate } from 'shared-lib/data';
import { localDate } from 'shared-lib/domain';
import { formatDate, formatNight, useTexts, viewerTimeZone } from 'shared-lib/i18n';
import { Link, useNavigate, useSearchParams } from 'shared-lib/router';
import {
  Button,
  Card,
  LiveContent,
  OverlayHost,
  PageHeader,
  printPage,
  Segments,
  StatePanel,
  useIsPhone,
} from 'shared-lib/ui';
import { AreaLinks } from '../../lists/AreaLinks.tsx';
import { namesOfFormer, nextServiceOf } from '../night/agentRowsOf.ts';
import { readNight } from '../night/readNight.ts';
import { useBoard, type LiveBoard } from '../night/useBoard.ts';
import { BoardSummary } from '../summary/BoardSummary.tsx';
import { BoardStrip } from '../tonight/BoardStrip.tsx';
import { AgentTable } from '../table/AgentTable.tsx';
import { BoardTable } from '../table/BoardTable.tsx';
import { NightSteps } from './NightSteps.tsx';
import { NoCommunitiesYet } from './NoCommunitiesYet.tsx';
import styles from './TrackingPage.module.css';

/** Replaces the shifts on a night without service, and shows when the next one is. */
function NoServiceTonight({ board: { communities, tonight } }: { board: LiveBoard }) {
  const { t, i18n } = useTexts('mf-tracking');
  const next = nextServiceOf(communities, tonight);
  return (
    <StatePanel icon={<IconMoonStars size={32} />} title={t('noService.title')}>
      {t('noService.text')}
      {next !== null && ` ${t('noService.next', { night: formatNight(next, i18n.language) })}`}
    </StatePanel>
  );
}

interface NightProps {
  /** `YYYY-MM-DD` */
  night: string;
}

/** Replaces the shifts of a past night without any data. */
function NoRecords({ night, wasServed }: NightProps & { wasServed: boolean }) {
  const { t, i18n } = useTexts('mf-tracking');
  const customer = useCustomer();
  const began = customer.status === 'ready' ? (customer.data?.dateCreated ?? null) : null;
  const words = formatNight(night, i18n.language);
  const isBefore = began !== null && night < localDate(began, viewerTimeZone());
  const kind = wasServed || isBefore ? 'noRecords' : 'noServiceThen';
  return (
    <StatePanel icon={<IconCalendarOff size={32} />} title={t(`${kind}.title`)}>
      {t(`${kind}.text`, { night: words })}
      {isBefore && ` ${t('noRecords.before', { date: formatDate(began, i18n.language) })}`}
    </StatePanel>
  );
}

/** Replaces the shifts of a night that has not begun anywhere. */
function UpcomingNight({ night }: NightProps) {
  const { t, i18n } = useTexts('mf-tracking');
  return (
    <StatePanel
      icon={<IconMoonStars size={32} />}
      title={t('toCome.title')}
      action={
        <Button component={Link} to={`/schedule?week=${night}`} variant="default">
          {t('toCome.action')}
        </Button>
      }
    >
      {t('toCome.text', { night: formatNight(night, i18n.language) })}
    </StatePanel>
  );
}

/**
 * The board's state in the address, and links to other nights, the other list and the other view. They keep
 * search and filters.
 */
function useNight(tonight: string) {
  const [parameters] = useSearchParams();
  const requested = readNight(parameters.get('night'));
  const changed = (key: string, value: string | null): string => {
    const written = new URLSearchParams(parameters);
    if (value === null) written.delete(key);
    else written.set(key, value);
    // The open row belongs to the displayed list.
    written.delete('open');
    return `?${written.toString()}`;
  };
  return {
    /** `YYYY-MM-DD`; null for the night in progress. */
    night: requested === tonight ? null : requested,
    byAgent: parameters.get('by') === 'agent',
    isTimeline: parameters.get('view') === 'timeline',
    toNight: (night: string | null) => changed('night', night === tonight ? null : night),
    toList: (list: string) => changed('by', list === 'agent' ? list : null),
    toView: (view: string) => changed('view', view === 'timeline' ? view : null),
  };
}

interface NightBarProps extends Pick<
  ReturnType<typeof useNight>,
  'night' | 'byAgent' | 'isTimeline' | 'toNight' | 'toList' | 'toView'
> {
  /** The latest service date in progress, `YYYY-MM-DD`. */
  tonight: string;
  /** A phone's list is the same in both views. */
  hasViews: boolean;
}

/** The displayed night, links to others, and the switches between communities and specialists, table and timeline. */
function NightBar(props: NightBarProps) {
  const { night, byAgent, isTimeline, tonight, hasViews, toNight, toList, toView } = props;
  const { t } = useTexts('mf-tracking');
  const navigate = useNavigate();
  const go = (search: string) => void navigate({ search }, { preventScrollReset: true });
  return (
    <div className={`vh-row ${styles.bar}`}>
      <NightSteps night={night ?? tonight} tonight={tonight} toNight={toNight} />
      <div className={`vh-row ${styles.tools}`}>
        <Segments
          label={t('nights.by')}
          options={[
            { value: 'community', label: t('nights.byCommunity') },
            { value: 'agent', label: t('nights.byAgent') },
          ]}
          value={byAgent ? 'agent' : 'community'}
          onChange={(list) => go(toList(list))}
        />
        {hasViews && (
          <Segments
            label={t('timeline.view')}
            options={[
              { value: 'table', label: t('timeline.table') },
              { value: 'timeline', label: t('timeline.timeline') },
            ]}
            value={isTimeline ? 'timeline' : 'table'}
            onChange={(view) => go(toView(view))}
          />
        )}
        <Button
          variant="default"
          className={styles.print ?? ''}
          leftSection={<IconPrinter size={18} aria-hidden />}
          onClick={printPage}
        >
          {t('nights.print')}
        </Button>
      </div>
    </div>
  );
}

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
              return <NoRecords night={night} wasServed={data.rows.length > 0} />;
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
