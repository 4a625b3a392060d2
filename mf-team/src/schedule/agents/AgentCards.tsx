import { IconBeach, IconChevronDown, IconUserOff } from '@tabler/icons-react';
import { useState } from 'react';
import { pictureAddress } from 'shared-lib/data';
import type { ShiftPlace } from 'shared-lib/domain';
import { formatNight, useTexts } from 'shared-lib/i18n';
import { Avatar, Button } from 'shared-lib/ui';
import { VirtualList } from 'shared-lib/ui/table';
import { nameOfAgent } from '../../people/agentOf.ts';
import { startTime } from '../../people/startTime.ts';
import styles from './AgentCards.module.css';
import type { AgentRow } from '../rows/agentRowsOf.ts';
import { describeCell, detailOfAgent } from '../rows/describe.ts';
import { agentLinesOf, type ScheduleLine } from '../rows/fileColumns.ts';

/** How many shifts and nights off a specialist shows before "Show all". */
const shownAtFirst = 50;

interface AgentCardsProps {
  rows: readonly AgentRow[];
  onOpen: (shift: ShiftPlace) => void;
}

/**
 * The specialists on a phone, one below the other. Each expands to show that specialist's shifts and nights
 * off.
 */
export function AgentCards({ rows, onOpen }: AgentCardsProps) {
  const { t } = useTexts('mf-team');
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set(rows.length === 1 ? [rows[0]!.id] : []));
  const toggle = (id: string) =>
    setOpened((current) =>
      current.has(id) ? new Set([...current].filter((one) => one !== id)) : new Set([...current, id]),
    );
  return (
    <div className={styles.cards}>
      <VirtualList label={t('agents.grid')} items={rows} itemKey={({ id }) => id} itemHeight={61}>
        {(row) => (
          <AgentCard row={row} opened={opened.has(row.id)} onToggle={() => toggle(row.id)} onOpen={onOpen} />
        )}
      </VirtualList>
    </div>
  );
}

interface AgentCardProps {
  row: AgentRow;
  opened: boolean;
  onToggle: () => void;
  onOpen: (shift: ShiftPlace) => void;
}

function AgentCard({ row, opened, onToggle, onOpen }: AgentCardProps) {
  const { t } = useTexts('mf-team');
  const [all, setAll] = useState(false);
  const { agent, member } = row;
  const name = agent ? nameOfAgent(agent, t) : t('schedule.unassigned');
  const lines = opened ? agentLinesOf([row]) : [];
  return (
    <section className={styles.card} data-nobody={(agent === null && row.count > 0) || undefined}>
      <h3 className={styles.heading}>
        <button type="button" className={styles.toggle} aria-expanded={opened} onClick={onToggle}>
          {agent ? (
            <Avatar size="small" name={name} picture={pictureAddress(member?.profilePic ?? null)} />
          ) : (
            <IconUserOff size={24} aria-hidden />
          )}
          <span className="vh-lines">
            <span className={`vh-cut ${styles.name}`} dir="auto">
              {name}
            </span>
            <span className={`vh-cut ${styles.detail}`}>{detailOfAgent(row, t)}</span>
          </span>
          <IconChevronDown size={18} aria-hidden />
        </button>
      </h3>
      {opened && lines.length === 0 && <p className={`vh-soft ${styles.none}`}>{t('agents.none')}</p>}
      {lines.length > 0 && (
        <ul className={`vh-list ${styles.lines}`}>
          {(all ? lines : lines.slice(0, shownAtFirst)).map((line) => (
            <li key={`${line.date}/${line.shift?.row.id}`}>
              <Line line={line} onOpen={onOpen} />
            </li>
          ))}
        </ul>
      )}
      {!all && lines.length > shownAtFirst && (
        <div className={styles.more}>
          <Button variant="default" fullWidth onClick={() => setAll(true)}>
            {t('schedule.showAll', { count: lines.length })}
          </Button>
        </div>
      )}
    </section>
  );
}

function Line({ line, onOpen }: { line: ScheduleLine; onOpen: AgentCardProps['onOpen'] }) {
  const { t, i18n } = useTexts('mf-team');
  const { date, shift, timeOff } = line;
  const off = timeOff && (
    <span className={styles.off}>
      <IconBeach size={16} aria-hidden />
      {t(`agents.timeOff.${timeOff}`)}
    </span>
  );
  if (!shift) {
    return (
      <div className={styles.line}>
        <span className={styles.date}>{formatNight(date, i18n.language)}</span>
        {off}
      </div>
    );
  }
  const { id, propertyName } = shift.row;
  const { note } = describeCell(shift.cell, t);
  return (
    <button
      type="button"
      className={styles.line}
      aria-haspopup="dialog"
      onClick={() => onOpen({ communityId: id, serviceDate: date })}
    >
      <span className={styles.date}>
        {formatNight(date, i18n.language)}
        <span className={styles.time}>{startTime(date, shift.row, i18n.language)}</span>
      </span>
      <span className={`vh-cut ${styles.place}`} dir="auto" title={propertyName}>
        {propertyName}
      </span>
      {off}
      {note && (
        <span className={styles.note} dir="auto">
          {note}
        </span>
      )}
    </button>
  );
}
