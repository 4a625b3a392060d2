import { IconAlertTriangle } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useTexts } from 'shared-lib/i18n';
import { Button } from 'shared-lib/ui';
import { DialogFooter } from 'shared-lib/ui/dialogs';
import styles from './copyWeek.module.css';
import { planCopy } from './planCopy.ts';
import type { SchedulePlan } from '../editing/schedulePlan.ts';
import type { Editing } from '../editing/useEditing.ts';
import { formatWeek } from '../rows/usePeriod.ts';

/** How many shifts of one kind are named; the rest are counted. */
const named = 4;

interface CopyPreviewProps {
  /** The destination week. */
  target: SchedulePlan;
  editing: Editing;
  onClose: () => void;
}

/** Shows what copying the week would change, overwrite and leave out, with the button that copies it. */
export function CopyPreview({ target, editing, onClose }: CopyPreviewProps) {
  const { t, i18n } = useTexts('mf-team');
  const { plan, words } = editing;
  const [keep, setKeep] = useState(false);
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const copy = planCopy(plan, target, keep);
  const all = keep ? planCopy(plan, target, false) : copy;
  const count = copy.changes.shifts.length;
  const week = formatWeek(target.dates, i18n.language);
  // Two shifts that form a route in both weeks aren't mentioned, because nothing changes.
  const lines = words.concerns(
    copy.concerns.filter(({ conflict }) => !(conflict.kind === 'sameHour' && conflict.isRoute)),
  );
  const asks = lines.filter(({ severity }) => severity === 'confirms').map(({ words: line }) => line);
  const notes = lines.filter(({ severity }) => severity === 'informs').map(({ words: line }) => line);

  const save = async () => {
    setSaving(true);
    setProblem(null);
    const saved = await editing.make({
      changes: copy.changes,
      words: t('schedule.copy.done', { count, week }),
    });
    setSaving(false);
    if (saved.ok) onClose();
    else setProblem(saved.message);
  };

  return (
    <div className={styles.preview}>
      <p className={styles.count} role="status">
        {count === 0 ? t('schedule.copy.nothing') : t('schedule.copy.changes', { count })}
      </p>
      {all.overwritten.length > 0 && (
        <>
          <Listed
            title={t('schedule.copy.overwritten', { count: all.overwritten.length })}
            lines={all.overwritten.map(words.place)}
          />
          <label className={styles.keep}>
            <input
              type="checkbox"
              className="vh-check"
              checked={keep}
              onChange={({ currentTarget }) => setKeep(currentTarget.checked)}
            />
            {t('schedule.copy.keep')}
          </label>
        </>
      )}
      {copy.skipped.length > 0 && (
        <Listed
          title={t('schedule.copy.skipped', { count: copy.skipped.length })}
          lines={copy.skipped.map((shift) =>
            t(`schedule.copy.reason.${shift.reason}`, {
              name: words.agent(shift.agentId),
              place: words.place(shift),
            }),
          )}
        />
      )}
      {asks.length > 0 && (
        <Listed
          watch
          icon={<IconAlertTriangle size={16} aria-hidden />}
          title={t('schedule.copy.conflicts', { count: asks.length })}
          lines={asks}
        />
      )}
      {notes.length > 0 && <Listed title={t('schedule.copy.notes', { count: notes.length })} lines={notes} />}
      {copy.unassigned > 0 && (
        <p className="vh-soft">{t('schedule.copy.unassigned', { count: copy.unassigned })}</p>
      )}
      <DialogFooter problem={problem}>
        <Button variant="default" disabled={saving} onClick={onClose}>
          {t('schedule.copy.cancel')}
        </Button>
        <Button loading={saving} disabled={count === 0} onClick={() => void save()}>
          {t(asks.length > 0 ? 'schedule.copy.actionAnyway' : 'schedule.copy.action', { count })}
        </Button>
      </DialogFooter>
    </div>
  );
}

interface ListedProps {
  title: string;
  lines: readonly string[];
  icon?: ReactNode;
  watch?: boolean;
}

function Listed({ title, lines, icon, watch = false }: ListedProps) {
  const { t } = useTexts('mf-team');
  return (
    <div className={styles.listed} data-watch={watch || undefined}>
      <p className={styles.title}>
        {icon}
        {title}
      </p>
      <ul className="vh-list">
        {lines.slice(0, named).map((line) => (
          <li key={line} dir="auto">
            {line}
          </li>
        ))}
        {lines.length > named && <li>{t('schedule.edit.moreConcerns', { count: lines.length - named })}</li>}
      </ul>
    </div>
  );
}
