import { IconX } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import { formatNight, useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { ActionIcon, StatusBadge } from 'shared-lib/ui';
import { communityHref, memberHref } from '../../people/addresses.ts';
import type { Agent } from '../../people/agentOf.ts';
import { Avatar } from '../../people/Avatar.tsx';
import { startTime } from '../../people/startTime.ts';
import { nameOfAgent } from './describeCell.ts';
import styles from './ShiftPanel.module.css';
import type { WeekCell, WeekRow } from './weekGridOf.ts';

interface ShiftPanelProps {
  row: WeekRow;
  cell: WeekCell;
  onClose: () => void;
}

/** A shift in detail, live, beside the week; Escape closes it and gives the focus back to the cell. */
export function ShiftPanel({ row, cell, onClose }: ShiftPanelProps) {
  const { t, i18n } = useTexts('mf-team');
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const { agent, insteadOf, isExtra, date } = cell;

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    const closeOutside = (event: MouseEvent) => event.target === element && element?.close();
    element?.addEventListener('click', closeOutside);
    return () => element?.removeEventListener('click', closeOutside);
  }, []);

  return (
    <dialog ref={dialog} className={styles.panel} aria-labelledby={title} onClose={onClose}>
      <div className={styles.content}>
        <div className={styles.head}>
          <h2 id={title} className={styles.title} dir="auto">
            {row.propertyName}
          </h2>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={t('schedule.close')}
            onClick={() => dialog.current?.close()}
          >
            <IconX size={20} aria-hidden />
          </ActionIcon>
        </div>
        <dl className={styles.facts}>
          <div>
            <dt>{t('schedule.night')}</dt>
            <dd>{formatNight(date, i18n.language)}</dd>
          </div>
          <div>
            <dt>{t('employee.columns.start')}</dt>
            <dd>{startTime(date, row.serviceStart, row.timezone, i18n.language)}</dd>
          </div>
          <div>
            <dt>{t('schedule.agent')}</dt>
            <dd>
              {agent ? (
                <Person agent={agent} />
              ) : (
                <StatusBadge meaning="watch">{t('schedule.unassigned')}</StatusBadge>
              )}
            </dd>
          </div>
          {insteadOf && (
            <div>
              <dt>{t(agent ? 'schedule.regularAgent' : 'schedule.clearedAgent')}</dt>
              <dd>
                <Person agent={insteadOf} />
              </dd>
            </div>
          )}
        </dl>
        {isExtra && <p className={styles.note}>{t('schedule.extraText')}</p>}
        {insteadOf && <p className={styles.note}>{t('schedule.changedText')}</p>}
        <Link to={communityHref(row.id)} className={styles.link ?? ''}>
          {t('schedule.toCommunity')}
        </Link>
      </div>
    </dialog>
  );
}

function Person({ agent }: { agent: Agent }) {
  const { t } = useTexts('mf-team');
  const name = nameOfAgent(agent, t);
  return (
    <span className={styles.person}>
      <Avatar name={name} />
      {agent.state === 'unknown' ? (
        name
      ) : (
        <Link to={memberHref(agent.id)} className={styles.link ?? ''} dir="auto">
          {name}
        </Link>
      )}
      {agent.state !== 'active' && <StatusBadge meaning="watch">{t(`schedule.${agent.state}`)}</StatusBadge>}
    </span>
  );
}
