import { changeBinTag } from '../data/binTagCallables.ts';
import { binTagRefusals, type BinTag, type BinTagChange, type BinTagRefusal } from 'mf-communities/domain';
import { useTexts } from 'shared-lib/i18n';
import { Button, LazyOverlay, lazyPart, showToast, useAddressState } from 'shared-lib/ui';
import styles from './BinTagActions.module.css';

const claimDialog = lazyPart(
  'The form to claim a bin tag',
  async () => (await import('./ClaimDialog.tsx')).ClaimDialog,
);
const replaceDialog = lazyPart(
  'The form to replace a bin tag',
  async () => (await import('./ReplaceDialog.tsx')).ReplaceDialog,
);

const isRefusal = (code: string | undefined): code is BinTagRefusal =>
  binTagRefusals.some((refusal) => refusal === code);

/** A tag's actions, depending on its status: claim, replace, take out of use, restore. */
export function BinTagActions({ tag }: { tag: BinTag }) {
  const { t } = useTexts('mf-communities');
  const claiming = useAddressState('claim');
  const replacing = useAddressState('replace');
  const { id: binTagId, status, unitId, replacedById, label } = tag;
  const name = label || binTagId;
  const isOut = status !== 'assigned' && status !== 'unassigned';

  /** Makes a change immediately, and offers to undo it. */
  const run = async (change: BinTagChange, done: string, undo?: BinTagChange) => {
    const result = await changeBinTag(change);
    if (result.ok) {
      showToast({
        meaning: 'good',
        message: done,
        ...(undo && { undo: () => void run(undo, t('binTags.acts.undone', { name })) }),
      });
      return;
    }
    const code = result.error.fields?.['binTagId']?.code;
    showToast({
      meaning: 'bad',
      message: isRefusal(code) ? t(`binTags.refusals.${code}`) : t('binTags.acts.failed'),
    });
  };
  const takeOut = (reason: 'damaged' | 'lost' | 'retired') =>
    run({ act: 'takeOut', binTagId, reason }, t(`binTags.acts.done.${reason}`, { name }), {
      act: 'restore',
      binTagId,
    });

  return (
    <div className={styles.actions}>
      {status === 'unassigned' && (
        <Button onClick={() => claiming.open()} {...claimDialog.ahead}>
          {t('binTags.acts.claim')}
        </Button>
      )}
      {unitId !== null && replacedById === null && (
        <Button onClick={() => replacing.open()} {...replaceDialog.ahead}>
          {t('binTags.acts.replace')}
        </Button>
      )}
      {isOut && replacedById === null && (
        <Button
          variant="default"
          onClick={() => void run({ act: 'restore', binTagId }, t('binTags.acts.done.restored', { name }))}
        >
          {t('binTags.acts.restore')}
        </Button>
      )}
      {status === 'assigned' && unitId !== null && (
        <Button
          variant="default"
          onClick={() =>
            void run({ act: 'release', binTagId }, t('binTags.acts.done.released', { name }), {
              act: 'claim',
              binTagId,
              unitId,
            })
          }
        >
          {t('binTags.acts.release')}
        </Button>
      )}
      {!isOut &&
        (['damaged', 'lost', 'retired'] as const).map((reason) => (
          <Button key={reason} variant="default" onClick={() => void takeOut(reason)}>
            {t(`binTags.acts.${reason}`)}
          </Button>
        ))}
      <LazyOverlay part={claimDialog} isOpen={claiming.isOpen} onClose={claiming.close}>
        {(ClaimDialog) => claiming.isOpen && <ClaimDialog tag={tag} onClose={claiming.close} />}
      </LazyOverlay>
      <LazyOverlay part={replaceDialog} isOpen={replacing.isOpen} onClose={replacing.close}>
        {(ReplaceDialog) => replacing.isOpen && <ReplaceDialog tag={tag} onClose={replacing.close} />}
      </LazyOverlay>
    </div>
  );
}
