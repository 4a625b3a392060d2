import { IconArrowsExchange, IconBeach } from '@tabler/icons-react';
import { Fragment } from 'react';
import { weekdayOf } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { useIsPrinting } from 'shared-lib/ui';
import { startTime } from '../../people/startTime.ts';
import styles from './AgentGrid.module.css';
import { linesThatFit } from './linesThatFit.ts';
import { GridCell } from '../grid/GridRow.tsx';
import type { AgentDay } from '../rows/agentRowsOf.ts';
import { describeAgentDay } from '../rows/describe.ts';

interface AgentGridCellProps {
  day: AgentDay;
  row: number;
  column: number;
  isTonight: boolean;
  compact: boolean;
  tabbable: boolean;
}

/** A specialist's day: time off and shifts. */
export function AgentGridCell({ day, row, column, isTonight, compact, tabbable }: AgentGridCellProps) {
  const { t, i18n } = useTexts('mf-team');
  const { date, timeOff, shifts } = day;
  const words = describeAgentDay(day, t, i18n.language);
  // The accessible name includes everything shown, even a single shift's number.
  const counted = compact && shifts.length === 1 ? [t('agents.shifts', { count: 1 })] : [];
  const label = [...counted, ...words].join(', ');
  return (
    <GridCell
      row={row}
      column={column}
      tabbable={tabbable}
      isTonight={isTonight}
      opens={shifts.length > 0}
      data-week={weekdayOf(date) === 'monday' || undefined}
      data-off={timeOff ?? undefined}
      data-busy={shifts.length > 0 || undefined}
      className={styles.cell}
      // Even off-screen text is laid out, and a month has a thousand cells.
      aria-label={compact ? label : undefined}
      title={words.join('\n')}
    >
      {compact ? (
        <DayInNumbers {...day} />
      ) : (
        <>
          <span className="vh-unseen">{label}</span>
          <DayInLines {...day} />
        </>
      )}
    </GridCell>
  );
}

function DayInNumbers({ timeOff, shifts }: AgentDay) {
  return (
    <>
      {timeOff && <IconBeach size={14} className={styles.off ?? ''} aria-hidden />}
      {shifts.length > 0 && (
        <b className={styles.count} aria-hidden>
          {shifts.length}
        </b>
      )}
    </>
  );
}

function DayInLines({ date, timeOff, shifts }: AgentDay) {
  const { t, i18n } = useTexts('mf-team');
  const printing = useIsPrinting();
  const fit = linesThatFit(
    shifts,
    ({ row }) => startTime(date, row, i18n.language),
    timeOff ? 1 : 0,
    printing ? Infinity : undefined,
  );
  return (
    <span className={styles.drawn} aria-hidden>
      {timeOff && (
        <span className={styles.off}>
          <IconBeach size={14} aria-hidden />
          <span className="vh-cut">{t(`agents.timeOff.${timeOff}`)}</span>
        </span>
      )}
      {fit.groups.map(({ time, shifts: starting }) => (
        <Fragment key={time}>
          <span className={styles.time}>{time}</span>
          {starting.map(({ row: { id, propertyName }, cell: { insteadOf, isExtra } }) => (
            <span key={id} data-community={id} className={styles.shift}>
              {(insteadOf || isExtra) && <IconArrowsExchange size={14} aria-hidden />}
              <span className={`vh-cut ${styles.place}`} dir="auto">
                {propertyName}
              </span>
            </span>
          ))}
        </Fragment>
      ))}
      {fit.rest > 0 && <span className={styles.more}>{t('months.more', { count: fit.rest })}</span>}
    </span>
  );
}
