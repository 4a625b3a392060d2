import type { CSSProperties } from 'react';
import { dateTimeFormat, useTexts, type Translate } from 'shared-lib/i18n';
import type { Column } from 'shared-lib/ui/table';
import type { AgentRow } from '../night/agentRowsOf.ts';
import type { RatedRow } from '../night/ratedRows.ts';
import { nameOrUnknown } from '../night/rowFacts.ts';
import { agentColumns } from '../table/agentColumns.tsx';
import { boardColumns } from '../table/boardColumns.tsx';
import { StateCell } from '../table/StateCell.tsx';
import { communityTime, zoneLabel } from '../table/communityTime.ts';
import styles from './Lane.module.css';
import { useShownTimeline } from './TimelineContext.ts';
import { percent, shareOf } from './places.ts';

/** The hours above the lanes, on the business's clock, and the present moment. */
function TimelineHead() {
  const { t, i18n } = useTexts('mf-tracking');
  const { language } = i18n;
  const shown = useShownTimeline();
  if (shown === null) return null;
  const { timeline, timeZone } = shown;
  const zone = zoneLabel(timeline.from, timeZone, language);
  const hour = dateTimeFormat(language, { hour: 'numeric', timeZone });
  const present = shareOf(timeline.now, timeline);
  return (
    <>
      <span className="vh-unseen">
        {zone === null ? t('timeline.hours') : t('timeline.hoursIn', { zone })}
      </span>
      <span className={styles.head} aria-hidden>
        {timeline.ticks.map((tick, place) => {
          const left = place / timeline.ticks.length;
          // The present moment covers what is right next to it.
          const isCovered = present !== null && present - 0.12 < left && left < present + 0.06;
          return (
            <span key={tick} className={styles.tick} style={{ left: percent(left) }}>
              {isCovered ? '' : hour.format(tick)}
            </span>
          );
        })}
        {present !== null && (
          <span className={styles.present} style={{ left: percent(present) }}>
            {communityTime(timeline.now!, timeZone, language)}
          </span>
        )}
      </span>
    </>
  );
}

interface LaneProps {
  /** The row's key. */
  of: string;
  severity: RatedRow['severity'];
}

/** A row's night: the planned window, the wait and the work, with the share of doors that are served. */
function Lane({ of, severity }: LaneProps) {
  const shown = useShownTimeline();
  if (shown === null) return null;
  const { timeline, describe } = shown;
  const label = describe(of);
  const present = shareOf(timeline.now, timeline);
  return (
    <span role="img" aria-label={label} title={label} className={styles.lane} style={hoursOf(timeline)}>
      {timeline.bars.get(of)?.map((bar) => (
        <span
          key={`${bar.kind} ${bar.communityId} ${bar.start}`}
          className={styles.bar}
          data-kind={bar.kind}
          data-severity={severity}
          data-open={bar.isOpen || undefined}
          data-cut={
            [bar.isCutAtStart && 'start', bar.isCutAtEnd && 'end'].filter(Boolean).join(' ') || undefined
          }
          style={
            {
              left: percent(bar.start),
              width: percent(bar.width),
              '--served': percent(bar.served),
            } as CSSProperties
          }
        />
      ))}
      {present !== null && <span className={styles.now} style={{ left: percent(present) }} />}
    </span>
  );
}

/** The lines behind the bars, one per tick. */
const hoursOf = ({ ticks }: { ticks: readonly number[] }) =>
  ({ '--hour': percent(1 / ticks.length) }) as CSSProperties;

/** The name, the status with how late it is, the hours and the doors, from the columns of the table. */
const withLane = <Row extends Pick<RatedRow, 'state' | 'severity' | 'lateMin'>>(
  columns: readonly Column<Row>[],
  nameId: string,
  keyOf: (row: Row) => string,
  t: Translate<'mf-tracking'>,
): Column<Row>[] => {
  const column = (id: string) => columns.find((one) => one.id === id)!;
  return [
    column(nameId),
    { ...column('state'), cell: (row) => <StateCell row={row} isFull /> },
    {
      id: 'timeline',
      header: t('timeline.hours'),
      head: <TimelineHead />,
      track: 'minmax(240px, 4fr)',
      phone: 'hidden',
      csv: false,
      cell: (row) => <Lane of={keyOf(row)} severity={row.severity} />,
    },
    column('doors'),
  ];
};

/**
 * The columns of the timeline by community.
 * @param t the module's texts
 * @param language a BCP 47 tag
 */
export const communityTimeline = (t: Translate<'mf-tracking'>, language: string): Column<RatedRow>[] =>
  withLane(boardColumns(t, language, true), 'community', ({ communityId }) => communityId, t).map((column) =>
    column.id === 'community'
      ? {
          ...column,
          search: ({ communityName, agentId, agentName }) =>
            `${communityName} ${agentId === null ? '' : nameOrUnknown(agentName, t)}`,
        }
      : column,
  );

/** The columns of the timeline by specialist; as `communityTimeline`. */
export const agentTimeline = (t: Translate<'mf-tracking'>, language: string): Column<AgentRow>[] =>
  withLane(agentColumns(t, language, true), 'agent', ({ key }) => key, t);
