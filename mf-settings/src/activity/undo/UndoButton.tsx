import { IconArrowBackUp } from '@tabler/icons-react';
import { undoOf, type BusinessActivity, type Undo } from 'mf-settings/domain';
import type { FieldChange } from 'shared-lib/domain';
import { Link } from 'shared-lib/router';
import { Button, showToast, useOverlayHost } from 'shared-lib/ui';
import { ConfirmDialog, type ConfirmResult } from 'shared-lib/ui/dialogs';
import { formatChange, type ActivityNames } from '../formatChange.ts';
import { recordOfEntry } from '../recordOfEntry.ts';
import { useRunUndo, type UndoRefusal } from './useRunUndo.ts';

/** The reverse of a change. */
const reversed = (change: FieldChange): FieldChange => ({ ...change, from: change.to, to: change.from });

interface UndoProps {
  entry: BusinessActivity;
  names: ActivityNames;
}

/** Undoes a logged change, if it can be undone. @param tonight the service date in progress, `YYYY-MM-DD` */
export function UndoButton({ entry, names, tonight }: UndoProps & { tonight: string }) {
  const undo = undoOf(entry, tonight);
  if (undo === null) return null;
  const label = names.t('activity.undo.of', { name: recordOfEntry(entry, names).name });
  if (undo.kind === 'reactivateMember') {
    return (
      <Button
        component={Link}
        to={`/team/${encodeURIComponent(undo.memberId)}?ask=reactivate`}
        variant="subtle"
        size="compact-md"
        aria-label={label}
        title={label}
      >
        <IconArrowBackUp size={18} aria-hidden />
      </Button>
    );
  }
  return <ConfirmedUndo entry={entry} names={names} undo={undo} label={label} />;
}

interface ConfirmedUndoProps extends UndoProps {
  undo: Exclude<Undo, { kind: 'reactivateMember' }>;
  label: string;
}

function ConfirmedUndo({ entry, names, undo, label }: ConfirmedUndoProps) {
  const { t } = names;
  const show = useOverlayHost();
  const run = useRunUndo(entry);
  const { name } = recordOfEntry(entry, names);

  const confirm = async (): Promise<ConfirmResult> => {
    const refusal = await run(undo);
    if (refusal !== null) return { ok: false, message: wordsOf(refusal, names) };
    showToast({ meaning: 'good', message: t('activity.undo.done', { name }) });
    return { ok: true };
  };
  const ask = () =>
    show((state) => (
      <ConfirmDialog
        {...state}
        title={t('activity.undo.title', { name })}
        losses={
          undo.kind === 'restoreCommunity'
            ? [t('activity.undo.restores')]
            : entry.changes.map((change) => formatChange(reversed(change), names))
        }
        action={t('activity.undo.action')}
        onConfirm={confirm}
      />
    ));
  return (
    <Button variant="subtle" size="compact-md" aria-label={label} title={label} onClick={ask}>
      <IconArrowBackUp size={18} aria-hidden />
    </Button>
  );
}

/** Why a change wasn't undone, and what to do. */
const wordsOf = (refusal: UndoRefusal, { t, memberName }: ActivityNames): string => {
  switch (refusal.kind) {
    case 'changed':
      return refusal.by === null
        ? t('activity.undo.refused.changed')
        : t('activity.undo.refused.changedBy', { name: memberName(refusal.by) });
    case 'inactive':
      return t('activity.undo.refused.inactive', {
        name: refusal.agentIds.map((id) => memberName(id)).join(', '),
      });
    default:
      return t(`activity.undo.refused.${refusal.kind}`);
  }
};
