import { IconMapPin } from '@tabler/icons-react';
import { useMemo } from 'react';
import { combineLive, useCheckpointsOf, useKeepPreviousData, useTrackingRecords } from 'shared-lib/data';
import { useScansOfNight } from '../data/scans.api.ts';
import {
  addDays,
  coverageNights,
  coverageOf,
  type Checkpoint,
  type CheckpointScan,
  type ShiftReport,
} from 'shared-lib/domain';
import { checkpointStates, roundOfNight, type RoundStop } from 'mf-tracking/domain';
import { useTexts } from 'shared-lib/i18n';
import { Link, useLocation } from 'shared-lib/router';
import { Card, lazyPart, LiveContent, StatePanel, useAddressState } from 'shared-lib/ui';
import { CoverageNights, PanelTable } from 'shared-lib/ui/lists';
import type { Filter } from 'shared-lib/ui/table';
import { CommunityNight, type NightFromAddress } from '../communityNight/CommunityNight.tsx';
import { NightHead, NightParts } from '../communityNight/NightParts.tsx';
import { useNoRecordsReason } from '../communityNight/useNoRecordsReason.ts';
import { countStops, stopName } from './scanTexts.ts';
import styles from './RoundTab.module.css';
import { useRoundColumns } from './useRoundColumns.tsx';

const panel = lazyPart(
  'The checkpoint panel',
  async () => (await import(/* webpackChunkName: "round-panel" */ './RoundPanel.tsx')).RoundPanel,
);

/** More shifts than a community has in that many nights. */
const maxShifts = coverageNights * 2;

/** A community's scans on one night, and its coverage on previous nights. */
export function RoundTab() {
  return (
    <CommunityNight>{(requested) => <Round key={requested.communityId} asked={requested} />}</CommunityNight>
  );
}

function Round({ asked }: { asked: NightFromAddress }) {
  const { communityId, night, tonight } = asked;
  // The nights up to tonight, or up to the displayed one if that is earlier.
  const last = addDays(night, coverageNights) > tonight ? tonight : night;
  const points = useCheckpointsOf(communityId);
  const scans = useKeepPreviousData(useScansOfNight({ communityId, date: night }));
  const reports = useKeepPreviousData(
    useTrackingRecords({
      kind: 'shiftReports',
      narrowing: [{ field: 'communityId', values: [communityId] }],
      since: addDays(last, 1 - coverageNights),
      until: last,
      limit: maxShifts,
    }),
  );
  return (
    <LiveContent
      live={combineLive([points, scans, reports], (checkpoints, found, { records }) => ({
        checkpoints,
        // While this night loads, data left from another one is ignored.
        scans: found.filter(({ serviceDate }) => serviceDate === night),
        reports: records,
      }))}
    >
      {(known) => <Night asked={asked} {...known} />}
    </LiveContent>
  );
}

interface NightProps {
  asked: NightFromAddress;
  checkpoints: readonly Checkpoint[];
  scans: readonly CheckpointScan[];
  /** The reports of the last nights. */
  reports: readonly ShiftReport[];
}

function Night({ asked, checkpoints, scans, reports }: NightProps) {
  const { t } = useTexts('mf-tracking');
  const { search } = useLocation();
  const { night } = asked;
  const opened = useAddressState('open');
  const columns = useRoundColumns(asked);
  const nights = coverageOf(reports);
  const stops = useMemo(
    () =>
      roundOfNight(
        night,
        checkpoints,
        scans,
        reports.filter(({ serviceDate }) => serviceDate === night),
      ),
    [checkpoints, scans, reports, night],
  );
  const quiet = useNoRecordsReason(asked);
  const counts = countStops(stops);
  const present = checkpointStates.filter((state) => counts.has(state));
  const filters = useMemo(
    (): Filter<RoundStop>[] => [
      {
        id: 'state',
        label: t('rounds.columns.state'),
        kind: 'choice',
        options: checkpointStates.map((value) => ({ value, label: t(`rounds.states.${value}`) })),
        values: ({ state }) => state,
      },
    ],
    [t],
  );
  const coverage = nights.find(({ date }) => date === night);
  const isReported = coverage !== undefined;
  const noShift = quiet.why === 'awaited' ? t('rounds.notStarted') : t('rounds.noShift');
  const addressWith = (key: string, value: string) => {
    const next = new URLSearchParams(search);
    next.set(key, value);
    next.delete('open');
    return `?${next}`;
  };
  return (
    <NightParts>
      <Card>
        <NightHead
          said={
            coverage === undefined || coverage.percent === null ? (
              isReported ? (
                t('rounds.none.noPoints')
              ) : (
                (quiet.noService ?? noShift)
              )
            ) : (
              <>
                <strong>{t('rounds.covered', { percent: coverage.percent })}</strong>{' '}
                {t('rounds.ofPoints', { scanned: coverage.scanned, count: coverage.expected })}
              </>
            )
          }
          states={present.map((state) => (
            <li key={state} className={styles.count}>
              <Link to={addressWith('state', state)} preventScrollReset>
                {t('rounds.stateCount', {
                  state: t(`rounds.states.${state}`),
                  count: counts.get(state) ?? 0,
                })}
              </Link>
            </li>
          ))}
        />
        <CoverageNights nights={nights} current={night} hrefOf={(date) => addressWith('night', date)} />
      </Card>
      <Card flush>
        <PanelTable
          id="round"
          label={t('rounds.list')}
          noun={(count) => t('rounds.noun', { count })}
          columns={columns}
          rows={stops}
          rowKey={({ key }) => key}
          rowName={(stop) => stopName(stop, t)}
          searchLabel={t('rounds.search')}
          filters={filters}
          exportable
          choosable
          empty={<NoStops quiet={quiet} isReported={isReported} />}
          opened={opened}
          panel={panel}
        >
          {(RoundPanel, state) => <RoundPanel asked={asked} checkpoints={checkpoints} {...state} />}
        </PanelTable>
      </Card>
    </NightParts>
  );
}

interface NoStopsProps {
  quiet: ReturnType<typeof useNoRecordsReason>;
  /** Whether a shift was reported, at a community without checkpoints. */
  isReported: boolean;
}

/** Replaces a night's scans, and explains why there are none. */
function NoStops({ quiet: { why, noService }, isReported }: NoStopsProps) {
  const { t } = useTexts('mf-tracking');
  const icon = <IconMapPin size={32} />;
  if (isReported) {
    return (
      <StatePanel icon={icon} title={t('rounds.none.unrecorded')}>
        {t('rounds.none.noPoints')}
      </StatePanel>
    );
  }
  if (noService !== null) {
    return (
      <StatePanel icon={icon} title={noService}>
        {t('rounds.none.off')}
      </StatePanel>
    );
  }
  return why === 'awaited' ? (
    <StatePanel icon={icon} title={t('rounds.none.awaited')}>
      {t('rounds.none.text')}
    </StatePanel>
  ) : (
    <StatePanel icon={icon} title={t('rounds.none.unrecorded')}>
      {t('rounds.none.noShift')}
    </StatePanel>
  );
}
