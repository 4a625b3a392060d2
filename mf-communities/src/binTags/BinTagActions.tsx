import { callBinTags } from '../data/callables.ts';
import { binTagRefusals, type BinTag, type BinTagChange, type BinTagRefusal } from 'mf-communities/domain';
import { useTexts } from 'shared-lib/i18n';
import { LazyOverlay, lazyPart, showToast, useAddressState } from 'shared-lib/ui';
import type { PanelAction } from 'shared-lib/ui/lists';

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

type TagAction = 'claim' | 'replace' | 'restore' | 'release' | 'damaged' | 'lost' | 'retired';

/** A tag's actions, depending on its status: claim, replace, take out of use, restore. */
export function useBinTagActions(tag: BinTag): readonly PanelAction[] {
  const { t } = useTexts('mf-communities');
  const claiming = useAddressState('claim');
  const replacing = useAddressState('replace');
  const { id: binTagId, status, unitId, replacedById, label } = tag;
  const name = label || binTagId;
  const isOut = status !== 'assigned' && status !== 'unassigned';

  /** Makes a change immediately, and offers to undo it. */
  const run = async (change: BinTagChange, done: string, undo?: BinTagChange) => {
    const result = await callBinTags('changeBinTag', change);
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

  const restore = () => run({ act: 'restore', binTagId }, t('binTags.acts.done.restored', { name }));
  const release = (from: string) =>
    run({ act: 'release', binTagId }, t('binTags.acts.done.released', { name }), {
      act: 'claim',
      binTagId,
      unitId: from,
    });

  const actions: PanelAction[] = [];
  const add = (id: TagAction, act: () => unknown, more?: Partial<PanelAction>) =>
    actions.push({ id, label: t(`binTags.acts.${id}`), onAction: () => void act(), ...more });
  if (status === 'unassigned') add('claim', () => claiming.open(), { ahead: claimDialog.ahead });
  if (unitId !== null && replacedById === null)
    add('replace', () => replacing.open(), { ahead: replaceDialog.ahead });
  if (isOut && replacedById === null) add('restore', restore, { isQuiet: true });
  if (status === 'assigned' && unitId !== null) add('release', () => release(unitId));
  if (!isOut)
    for (const reason of ['damaged', 'lost', 'retired'] as const) add(reason, () => takeOut(reason));
  return actions;
}

/** The forms that claim or replace a tag, while one is open. */
export function BinTagForms({ tag }: { tag: BinTag }) {
  const claiming = useAddressState('claim');
  const replacing = useAddressState('replace');
  return (
    <>
      <LazyOverlay part={claimDialog} isOpen={claiming.isOpen} onClose={claiming.close}>
        {(ClaimDialog) => claiming.isOpen && <ClaimDialog tag={tag} onClose={claiming.close} />}
      </LazyOverlay>
      <LazyOverlay part={replaceDialog} isOpen={replacing.isOpen} onClose={replacing.close}>
        {(ReplaceDialog) => replacing.isOpen && <ReplaceDialog tag={tag} onClose={replacing.close} />}
      </LazyOverlay>
    </>
  );
}
