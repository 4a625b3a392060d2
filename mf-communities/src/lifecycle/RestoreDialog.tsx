import { useState } from 'react';
import { restoreCommunity, useCommunityUsage } from 'shared-lib/data';
import { Button, showToast } from 'shared-lib/ui';
import { ConfirmDialog, DialogFooter, Modal, type ConfirmResult } from 'shared-lib/ui/dialogs';
import { PlanOffer } from 'shared-lib/ui/plans';
import { useReachedLimit } from '../add-community/useReachedLimit.ts';
import type { CommunitiesDialogProps } from './ArchiveDialog.tsx';
import styles from './LifecycleDialog.module.css';
import { applySequentially } from '../bulk/applySequentially.ts';
import { restoreAddress } from './restoreAddress.ts';
import { useLifecycleTexts } from './useLifecycleTexts.ts';

/** Restores archived communities if the plan has room; otherwise explains why not. */
export function RestoreDialog({ communities, opened, onClose, onDone }: CommunitiesDialogProps) {
  const { t, nameOf, refusal } = useLifecycleTexts();
  const name = nameOf(communities);
  const use = useCommunityUsage();
  const limit = useReachedLimit();
  /** The communities that the plan had no room for, once known. */
  const [refused, setRefused] = useState<typeof communities | null>(null);
  const left = refused ?? communities;
  // After the first call, only the function's result counts: restored communities already take up places in
  // the limit shown here.
  const [done, setDone] = useState<number | null>(null);
  const [hasAsked, setHasAsked] = useState(false);

  const confirm = async (): Promise<ConfirmResult> => {
    setHasAsked(true);
    setRefused(null);
    setDone(0);
    const { done: restored, stopped } = await applySequentially(
      communities,
      ({ id }) => restoreCommunity(id),
      setDone,
    );
    setDone(null);
    if (stopped === null) {
      showToast({
        meaning: 'good',
        message: t('lifecycle.restore.done', { name, count: communities.length }),
      });
      onDone?.();
      return { ok: true };
    }
    const { at, error } = stopped;
    const about = { name: nameOf([at]) };
    if (error.code === 'resource-exhausted') {
      setRefused(communities.filter((community) => !restored.includes(community)));
      const count = use.status === 'ready' ? use.data.limit : 0;
      return { ok: false, message: t('lifecycle.restore.atLimit', { count }) };
    }
    const failed = error.code === 'failed-precondition' ? 'unfinished' : 'failed';
    return { ok: false, message: refusal(error) ?? t(`lifecycle.restore.${failed}`, about) };
  };

  if (limit !== null && (!hasAsked || refused !== null)) {
    return (
      <Modal opened={opened} onClose={onClose} title={t('lifecycle.restore.title', { name: nameOf(left) })}>
        {left.length < communities.length && (
          <p>
            {t('lifecycle.restore.some', {
              done: communities.length - left.length,
              count: communities.length,
            })}
          </p>
        )}
        <p role="alert" className={styles.refusal}>
          {t('lifecycle.restore.atLimit', { count: limit })}
        </p>
        <p>{t('lifecycle.restore.limitHelp')}</p>
        <PlanOffer more={{ communities: left.length }} back={restoreAddress(left.map(({ id }) => id))} />
        <DialogFooter>
          <Button variant="default" onClick={onClose} data-autofocus>
            {t('lifecycle.restore.close')}
          </Button>
        </DialogFooter>
      </Modal>
    );
  }
  return (
    <ConfirmDialog
      opened={opened}
      title={t('lifecycle.restore.title', { name })}
      action={t('lifecycle.restore.action', { name })}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className={styles.first}>{t('lifecycle.restore.text')}</p>
      <p role="status" className={styles.progress}>
        {done !== null &&
          communities.length > 1 &&
          t('lifecycle.restore.progress', { done, count: communities.length })}
      </p>
    </ConfirmDialog>
  );
}
