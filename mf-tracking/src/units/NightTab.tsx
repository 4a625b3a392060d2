import {
  IconBuildingCommunity,
  IconCheck,
  IconHelp,
  IconHomeOff,
  IconMinus,
  IconX,
} from '@tabler/icons-react';
import { useMemo, type ReactNode } from 'react';
import { combineLive, useKeepPreviousData, useUnitListing } from 'shared-lib/data';
import { useDoorMonths, useDoorNight } from '../data/doorMonths.api.ts';
import { byDoor, doorName, monthOf } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Link, useLocation, useSearchParams } from 'shared-lib/router';
import { Card, LazyOverlay, lazyPart, LiveContent, StatePanel, useAddressState } from 'shared-lib/ui';
import { DoorGrid } from 'shared-lib/ui/lists';
import { CommunityMonths } from './CommunityMonths.tsx';
import {
  CommunityNight,
  type NightFromAddress,
  type CommunityFromAddress,
} from '../communityNight/CommunityNight.tsx';
import { NightHead, NightParts } from '../communityNight/NightParts.tsx';
import { useNoRecordsReason } from '../communityNight/useNoRecordsReason.ts';
import {
  countActive,
  countRecorded,
  countStates,
  expectedOf,
  expectedOn,
  gridStates,
  lastRecorded,
  monthsAtOnce,
  monthsUpTo,
  nightDoors,
  percentOf,
  countServed,
  type GridState,
  type NightDoor,
} from './doorNights.ts';
import styles from './units.module.css';

const card = lazyPart(
  'The door card',
  async () => (await import(/* webpackChunkName: "door-card" */ '../door/DoorCard.tsx')).DoorCard,
);

const icons = {
  collected: IconCheck,
  notOut: IconMinus,
  notCollected: IconX,
  none: IconHelp,
  idle: IconHomeOff,
} as const;

/** A community's doors on one night, and its nights of the last months. */
export function NightTab() {
  return (
    <CommunityNight opening={(place, show) => <LastResults place={place} show={show} />}>
      {(requested) => <Night key={requested.communityId} asked={requested} />}
    </CommunityNight>
  );
}

interface LastResultsProps {
  place: CommunityFromAddress;
  show: (night: string | null) => ReactNode;
}

/** Opens on the last night with results, among the months that the calendar shows. */
function LastResults({ place: { communityId, tonight }, show }: LastResultsProps) {
  const live = useDoorMonths({ communityId, months: monthsUpTo(monthOf(tonight), monthsAtOnce) });
  if (live.status === 'loading') return show(null);
  return show((live.status === 'ready' ? lastRecorded(live.data) : null) ?? tonight);
}

function Night({ asked }: { asked: NightFromAddress }) {
  const { communityId, night } = asked;
  const units = useUnitListing(communityId);
  const recorded = useKeepPreviousData(useDoorNight({ communityId, date: night }));
  // The document that the night itself is read from.
  const month = useKeepPreviousData(useDoorMonths({ communityId, months: [monthOf(night)] }));
  return (
    <LiveContent
      live={combineLive([units, recorded, month], (listing, doors, months) => ({ listing, doors, months }))}
    >
      {({ listing, doors, months }) => (
        <Doors
          asked={asked}
          isComplete={listing.isComplete}
          doors={nightDoors(listing.rows, doors)}
          reported={expectedOn(months, night)}
        />
      )}
    </LiveContent>
  );
}

interface DoorsProps {
  asked: NightFromAddress;
  /** Whether these are all units of the community. */
  isComplete: boolean;
  doors: readonly NightDoor[];
  /** How many doors the night's reports expected; null if unknown. */
  reported: number | null;
}

/** The night's grid, and the card of an opened door, which also covers nights without service. */
function Doors(props: DoorsProps) {
  const { asked, doors } = props;
  const [params] = useSearchParams();
  const opened = useAddressState('open');
  const ordered = useMemo(() => doors.toSorted(byDoor), [doors]);
  const only = gridStates.find((state) => state === params.get('outcome')) ?? null;
  const shown = only === null ? ordered : ordered.filter(({ state }) => state === only);
  return (
    <>
      <Grid {...props} only={only} shown={shown} />
      <LazyOverlay part={card} isOpen={opened.isOpen} onClose={opened.close}>
        {(DoorCard) => (
          <DoorCard
            asked={asked}
            unitIds={shown.map(({ id }) => id)}
            recordedDoors={countRecorded(countStates(doors))}
            openId={opened.value}
            onStep={opened.open}
            onClose={opened.close}
          />
        )}
      </LazyOverlay>
    </>
  );
}

interface GridProps extends DoorsProps {
  /** The state that the address narrows the grid to; null for all. */
  only: GridState | null;
  /** The doors with that state, in walking order. */
  shown: readonly NightDoor[];
}

function Grid({ asked, isComplete, doors, reported, only, shown }: GridProps) {
  const { t } = useTexts('mf-tracking');
  const { search } = useLocation();
  const [, setParams] = useSearchParams();
  const quiet = useNoRecordsReason(asked);
  const counts = countStates(doors);
  const showOnly = (state: GridState | null) =>
    setParams(
      (present) => {
        if (state === null) present.delete('outcome');
        else present.set('outcome', state);
        return present;
      },
      { replace: true, preventScrollReset: true },
    );
  const hrefOf = (id: string) => {
    const next = new URLSearchParams(search);
    next.set('open', id);
    return `?${next}`;
  };
  if (doors.length === 0 && isComplete) {
    return (
      <Card>
        <StatePanel icon={<IconBuildingCommunity size={32} />} title={t('doors.empty.title')}>
          {t('doors.empty.text')}
        </StatePanel>
      </Card>
    );
  }
  const expected = reported ?? expectedOf(counts);
  const percent = percentOf(countServed(counts), expected);
  const hasRecords = countRecorded(counts) > 0;
  // A past night without any record: no one scanned, and 0% would be misleading.
  const isBlank = asked.night < asked.tonight && !hasRecords;
  const months = <CommunityMonths asked={asked} activeNow={countActive(doors)} />;
  if (quiet.noService !== null && !hasRecords && reported === null) {
    return (
      <NightParts>
        <Card>
          <NightHead said={<strong>{quiet.noService}</strong>} states={null} />
        </Card>
        {months}
      </NightParts>
    );
  }
  return (
    <NightParts>
      <Card>
        <NightHead
          label={t('doors.legend')}
          said={
            <>
              <strong>
                {isBlank ? t('doors.blank') : percent !== null && t('doors.served', { percent })}
              </strong>{' '}
              {!isBlank && t('doors.ofDoors', { served: countServed(counts), count: expected })}
              {!isComplete && ` ${t('doors.partly')}`}
            </>
          }
          states={gridStates
            .filter((state) => state !== 'idle' || counts.idle > 0)
            .map((state) => {
              const Icon = icons[state];
              return (
                <li key={state}>
                  <button
                    type="button"
                    className={styles.state}
                    data-state={state}
                    aria-pressed={only === state}
                    onClick={() => showOnly(only === state ? null : state)}
                  >
                    <Icon size={16} aria-hidden />
                    {t('doors.legendItem', { state: t(`doors.states.${state}`), count: counts[state] })}
                  </button>
                </li>
              );
            })}
        />
        {shown.length === 0 ? (
          <p className={styles.help}>{t('doors.noneLike')}</p>
        ) : (
          <>
            <p className={styles.help}>{t('doors.gridHelp')}</p>
            <DoorGrid
              doors={shown}
              label={t('doors.grid')}
              cell={(door, focus) => (
                <Link
                  {...focus}
                  to={hrefOf(door.id)}
                  preventScrollReset
                  className={styles.door ?? ''}
                  data-state={door.state}
                  title={[doorName(door), door.reason && t(`doors.reasons.${door.reason}`)]
                    .filter(Boolean)
                    .join(': ')}
                >
                  <DoorContent door={door} />
                </Link>
              )}
            />
          </>
        )}
      </Card>
      {months}
    </NightParts>
  );
}

function DoorContent({ door }: { door: NightDoor }) {
  const { t } = useTexts('mf-tracking');
  const Icon = icons[door.state];
  return (
    <>
      <span className={styles.number} dir="auto">
        {door.unitNumber}
        <Icon size={14} aria-hidden />
      </span>
      <span className={`vh-cut ${styles.word}`}>
        {door.state === 'idle' && door.status !== 'active'
          ? t(`doors.${door.status}`)
          : t(`doors.states.${door.state}`)}
      </span>
    </>
  );
}
