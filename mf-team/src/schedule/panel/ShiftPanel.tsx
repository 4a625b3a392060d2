import { IconAlertTriangle, IconArrowBackUp } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useNow } from 'shared-lib/data';
import { serviceStartsAt } from 'shared-lib/domain';
import { formatNight, useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { Avatar, Button, StatusBadge } from 'shared-lib/ui';
import { communityHref, memberHref } from '../../people/addresses.ts';
import { nameOfAgent, type Agent } from '../../people/agentOf.ts';
import { startTime } from '../../people/startTime.ts';
import { describeConflicts } from '../editing/describeConflict.ts';
import { planRegularAgain, type Scope } from '../editing/planStep.ts';
import type { Editing } from '../editing/useEditing.ts';
import { OfferShift } from '../offer/OfferShift.tsx';
import { AssignForm } from './AssignForm.tsx';
import styles from './ShiftPanel.module.css';
import { SidePanel } from './SidePanel.tsx';
import type { WeekCell, WeekRecords, WeekRow } from '../rows/weekGridOf.ts';

interface ShiftPanelProps {
  row: WeekRow;
  cell: WeekCell;
  scope?: Scope | undefined;
  team: WeekRecords['team'];
  editing: Editing;
  onClose: () => void;
}

/** A shift's details next to the week, live, with its assignment. */
export function ShiftPanel({ row, cell, scope, team, editing, onClose }: ShiftPanelProps) {
  const { t, i18n } = useTexts('mf-team');
  const { kind, agent, insteadOf, isExtra, conflicts, date, gap, isOffered } = cell;
  const place = useMemo(() => [{ communityId: row.id, serviceDate: date }], [row.id, date]);
  const now = useNow();
  const canOffer = now < serviceStartsAt(row, date);
  const key = `${row.id}/${date}`;
  // "Inactive" is shown next to the name.
  const relevant = conflicts.filter((conflict) => conflict.kind !== 'inactive');
  const nameOf = (communityId: string) => editing.plan.communityOf(communityId)?.propertyName;
  return (
    <SidePanel title={row.propertyName} openKey={key} onClose={onClose}>
      <dl className={styles.facts}>
        <div>
          <dt>{t('schedule.night')}</dt>
          <dd>{formatNight(date, i18n.language)}</dd>
        </div>
        <div>
          <dt>{t('employee.columns.start')}</dt>
          <dd>{startTime(date, row, i18n.language)}</dd>
        </div>
        <div data-wide={relevant.length > 0 || undefined}>
          <dt>{t('schedule.agent')}</dt>
          <dd>
            {agent && <Person agent={agent} />}
            {kind === 'unassigned' && <StatusBadge meaning="watch">{t('schedule.unassigned')}</StatusBadge>}
            {kind === 'none' && t('schedule.noService')}
            {kind === 'closed' && t('schedule.closed')}
            {describeConflicts(relevant, nameOf, t).map(({ severity, words }) => (
              <p key={words} className={styles.conflict} data-severity={severity}>
                <IconAlertTriangle size={16} aria-hidden />
                {words}
              </p>
            ))}
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
      {isExtra && agent && <p className={styles.note}>{t('schedule.extraText')}</p>}
      {insteadOf && <p className={styles.note}>{t('schedule.changedText')}</p>}
      {kind === 'none' && <p className={styles.note}>{t('schedule.edit.extraText')}</p>}
      {kind === 'closed' && <p className={styles.note}>{t('schedule.edit.closedText')}</p>}
      {insteadOf && (
        <RegularAgain
          key={`regular/${key}`}
          regular={insteadOf}
          place={place}
          editing={editing}
          onSaved={onClose}
        />
      )}
      {gap && canOffer && (
        <OfferShift
          key={`offer/${key}`}
          place={{ communityId: row.id, serviceDate: date }}
          isOffered={isOffered}
          editing={editing}
        />
      )}
      {kind !== 'closed' && (
        <AssignForm key={key} places={place} scope={scope} team={team} editing={editing} onSaved={onClose} />
      )}
      <p className={styles.note}>
        <Link to={communityHref(row.id)} className={styles.link ?? ''}>
          {t('schedule.toCommunity')}
        </Link>
      </p>
    </SidePanel>
  );
}

interface RegularAgainProps {
  regular: Agent;
  place: Parameters<typeof planRegularAgain>[0];
  editing: Editing;
  onSaved: () => void;
}

/** Removes one night's change, so the regular assignment applies again. */
function RegularAgain({ regular, place, editing, onSaved }: RegularAgainProps) {
  const { t } = useTexts('mf-team');
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const save = async () => {
    setSaving(true);
    const saved = await editing.save(planRegularAgain(place, editing.plan), 'night');
    setSaving(false);
    if (saved.ok) onSaved();
    else setProblem(saved.message);
  };
  return (
    <div className={styles.again}>
      <Button
        variant="default"
        fullWidth
        loading={saving}
        leftSection={<IconArrowBackUp size={18} aria-hidden />}
        onClick={() => void save()}
      >
        {regular.state === 'unknown'
          ? t('schedule.edit.save.regular')
          : t('schedule.edit.save.regularTo', { name: nameOfAgent(regular, t) })}
      </Button>
      {problem !== null && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}

function Person({ agent }: { agent: Agent }) {
  const { t } = useTexts('mf-team');
  const name = nameOfAgent(agent, t);
  return (
    <span className={`vh-row ${styles.person}`}>
      <Avatar size="small" name={name} />
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
