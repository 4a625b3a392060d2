import { useState } from 'react';
import { archiveCommunity, restoreCommunity } from 'shared-lib/data';
import { showToast } from 'shared-lib/ui';
import { ConfirmDialog, type ConfirmResult } from 'shared-lib/ui/dialogs';
import { Footprint, useFootprints } from './Footprint.tsx';
import type { DialogCommunity } from './lifecycleActions.ts';
import styles from './LifecycleDialog.module.css';
import { applySequentially } from '../bulk/applySequentially.ts';
import { useLifecycleTexts } from './useLifecycleTexts.ts';

export interface CommunitiesDialogProps {
  /** One or more communities. */
  communities: readonly DialogCommunity[];
  opened: boolean;
  onClose: () => void;
  /** Called when everything is done. */
  onDone: (() => void) | undefined;
}

/** Shows the effects of archiving communities, then archives them; the toast offers to undo it. */
export function ArchiveDialog({ communities, opened, onClose, onDone }: CommunitiesDialogProps) {
  const { t, nameOf, refusal } = useLifecycleTexts();
  const name = nameOf(communities);
  const footprints = useFootprints(communities.map(({ id }) => id));
  const [done, setDone] = useState<number | null>(null);

  const undo = async () => {
    const { stopped } = await applySequentially(
      communities,
      ({ id }) => restoreCommunity(id),
      () => {},
    );
    if (stopped === null)
      showToast({
        meaning: 'good',
        message: t('lifecycle.restore.done', { name, count: communities.length }),
      });
    else
      showToast({ meaning: 'bad', message: t('lifecycle.restore.failed', { name: nameOf([stopped.at]) }) });
  };
  const confirm = async (): Promise<ConfirmResult> => {
    setDone(0);
    const { stopped } = await applySequentially(communities, ({ id }) => archiveCommunity(id), setDone);
    setDone(null);
    if (stopped) {
      const failed = t('lifecycle.archive.failed', { name: nameOf([stopped.at]) });
      return { ok: false, message: refusal(stopped.error) ?? failed };
    }
    showToast({
      meaning: 'good',
      message: t('lifecycle.archive.done', { name, count: communities.length }),
      undo: () => void undo(),
    });
    onDone?.();
    return { ok: true };
  };

  return (
    <ConfirmDialog
      opened={opened}
      title={t('lifecycle.archive.title', { name })}
      action={t('lifecycle.archive.action', { name })}
      disabled={footprints.status !== 'ready'}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className={styles.first}>{t('lifecycle.archive.text')}</p>
      <Footprint act="archive" communities={communities} live={footprints} />
      <p role="status" className={styles.progress}>
        {done !== null &&
          communities.length > 1 &&
          t('lifecycle.archive.progress', { done, count: communities.length })}
      </p>
    </ConfirmDialog>
  );
}
