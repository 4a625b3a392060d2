import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import type { ShiftPlace } from 'shared-lib/domain';
import { formatNight, useTexts } from 'shared-lib/i18n';
import { Button } from 'shared-lib/ui';
import { DayShift } from '../grid/DayShift.tsx';
import { ExtraService } from '../panel/ExtraService.tsx';
import type { WeekRow } from '../rows/weekGridOf.ts';
import { dayShiftsOf, type PlacedShift } from '../rows/weekView.ts';
import styles from './DayCards.module.css';

/** How many shifts a day shows before "Show all". */
const shownAtFirst = 50;

interface DayCardsProps {
  rows: readonly WeekRow[];
  /** All communities, regardless of the filter. */
  communities: readonly WeekRow[];
  dates: readonly string[];
  /** The night in progress where the viewer is, `YYYY-MM-DD`. */
  tonight: string;
  asked: string;
  onOpen: (shift: ShiftPlace) => void;
}

/**
 * A week on a phone: its days stacked, each with its shifts. Tonight's comes first and is open; past days
 * come last and are collapsed.
 */
export function DayCards({ rows, communities, dates, tonight, asked, onOpen }: DayCardsProps) {
  const { t } = useTexts('mf-team');
  const over = Math.max(0, dates.indexOf(tonight));
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set([over]));
  const toggle = (day: number) =>
    setOpened((current) =>
      current.has(day) ? new Set([...current].filter((one) => one !== day)) : new Set([...current, day]),
    );
  const [withOver, setWithOver] = useState(false);
  const shiftsOver = dates.slice(0, over).flatMap((_, day) => dayShiftsOf(rows, day, asked));
  const cards = dates.map((date, day) => (
    <DayCard
      key={date}
      date={date}
      day={day}
      isTonight={date === tonight}
      rows={rows}
      communities={communities}
      asked={asked}
      opened={opened.has(day)}
      onToggle={() => toggle(day)}
      onOpen={onOpen}
    />
  ));
  return (
    <>
      {cards.slice(over)}
      {over > 0 && (
        <div className={styles.day}>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={withOver}
            onClick={() => setWithOver((current) => !current)}
          >
            <span className={styles.date}>{t('schedule.earlier')}</span>
            <Counts shifts={shiftsOver} />
            <IconChevronDown size={18} aria-hidden />
          </button>
        </div>
      )}
      {withOver && cards.slice(0, over)}
    </>
  );
}

function Counts({ shifts }: { shifts: readonly PlacedShift[] }) {
  const { t } = useTexts('mf-team');
  const unassigned = shifts.filter(({ cell }) => cell.kind === 'unassigned').length;
  return (
    <span className={`vh-soft vh-digits ${styles.count}`}>
      {t(unassigned > 0 ? 'schedule.summaryUnassigned' : 'schedule.summary', {
        count: shifts.length,
        unassigned,
      })}
    </span>
  );
}

interface DayCardProps extends Omit<DayCardsProps, 'dates' | 'tonight'> {
  date: string;
  /** Its index in the week, from 0. */
  day: number;
  isTonight: boolean;
  opened: boolean;
  onToggle: () => void;
}

function DayCard(props: DayCardProps) {
  const { date, day, isTonight, rows, communities, asked, opened, onToggle, onOpen } = props;
  const { t, i18n } = useTexts('mf-team');
  const [all, setAll] = useState(false);
  const shifts = dayShiftsOf(rows, day, asked);
  const unserved = opened ? communities.filter(({ cells }) => cells[day]?.kind === 'none') : [];
  return (
    <section className={styles.day} data-tonight={isTonight || undefined}>
      <h3 className={styles.heading}>
        <button type="button" className={styles.toggle} aria-expanded={opened} onClick={onToggle}>
          <span className={styles.date}>
            {formatNight(date, i18n.language)}
            {isTonight && <span className={styles.tonight}>{t('schedule.tonight')}</span>}
          </span>
          <Counts shifts={shifts} />
          <IconChevronDown size={18} aria-hidden />
        </button>
      </h3>
      {opened && shifts.length > 0 && (
        <ul className={`vh-list ${styles.shifts}`}>
          {(all ? shifts : shifts.slice(0, shownAtFirst)).map(({ row, cell }) => (
            <li key={row.id}>
              <DayShift row={row} cell={cell} onOpen={onOpen} />
            </li>
          ))}
        </ul>
      )}
      {opened && !all && shifts.length > shownAtFirst && (
        <div className={styles.more}>
          <Button variant="default" fullWidth onClick={() => setAll(true)}>
            {t('schedule.showAll', { count: shifts.length })}
          </Button>
        </div>
      )}
      {unserved.length > 0 && (
        <div className={styles.more}>
          <ExtraService date={date} communities={unserved} onOpen={onOpen} />
        </div>
      )}
    </section>
  );
}
