import { useRef } from 'react';
import {
  requestReprint,
  newReprintId,
  cancelReprint,
  useAccount,
  usePrintedLabels,
  useKeepPreviousData,
} from 'shared-lib/data';
import { maxReprintCommunities, reprintForm } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { showToast } from 'shared-lib/ui';
import { FormDialog, SegmentsField, useForm } from 'shared-lib/ui/form';
import { CommunitiesField } from '../../communities/CommunitiesField.tsx';

const blank = { where: 'all' as 'all' | 'some', communityIds: [] as string[] };

/** Selects labels to reprint, and shows how many before it is done; it can be undone. */
export function ReprintDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTexts('mf-settings');
  const { customerId, uid } = useAccount();
  // The same id for every attempt in this dialog, so a retry doesn’t create a second request.
  const id = useRef(newReprintId(customerId));
  const form = useForm({
    name: 'reprint',
    initialValues: blank,
    schema: reprintForm,
    toInput: ({ where, communityIds }) => ({
      communityIds: where === 'all' ? ('all' as const) : communityIds,
    }),
    check: ({ where, communityIds }) => ({
      communityIds:
        where === 'some' &&
        (communityIds.length === 0
          ? 'missing'
          : communityIds.length > maxReprintCommunities && { code: 'tooMany', max: maxReprintCommunities }),
    }),
    submit: ({ communityIds }) =>
      requestReprint(customerId, uid, { id: id.current, communityIds, before: null }),
    errorTexts: 'mf-settings:checkpoints.reprints.problems',
    dependents: { where: ['communityIds'] },
    describeFailure: () => ({ text: t('checkpoints.reprints.failed') }),
  });
  const { where, communityIds } = form.values;
  const isChosen =
    where === 'all' || (communityIds.length > 0 && communityIds.length <= maxReprintCommunities);
  const counted = useKeepPreviousData(
    usePrintedLabels(
      { communityIds: where === 'all' ? 'all' : communityIds, before: null },
      { skip: !isChosen },
    ),
  );
  const counts = isChosen && counted.status === 'ready' ? counted.data : null;
  const count = counts === null ? 0 : counts.binTags + counts.checkpoints;

  const note = () => {
    if (!isChosen) return null;
    if (counted.status === 'failed') return t('checkpoints.reprints.countFailed');
    if (counts === null) return t('checkpoints.reprints.counting');
    if (count === 0) return t('checkpoints.reprints.nothing');
    return t('checkpoints.reprints.printed', {
      binTags: t('checkpoints.reprints.binTags', { count: counts.binTags }),
      checkpoints: t('checkpoints.reprints.checkpoints', { count: counts.checkpoints }),
    });
  };
  const undo = async () => {
    const { ok } = await cancelReprint(customerId, id.current);
    if (!ok) showToast({ meaning: 'bad', message: t('checkpoints.reprints.undoFailed') });
  };
  return (
    <FormDialog
      form={form}
      opened
      onClose={onClose}
      title={t('checkpoints.reprints.open')}
      submitLabel={
        count === 0 ? t('checkpoints.reprints.submitNone') : t('checkpoints.reprints.submit', { count })
      }
      success={() => t('checkpoints.reprints.asked', { count })}
      undo={() => void undo()}
      note={<span role="status">{note()}</span>}
      disabled={count === 0}
    >
      <SegmentsField
        {...form.field('where')}
        label={t('checkpoints.reprints.where.label')}
        choices={(['all', 'some'] as const).map((value) => ({
          value,
          label: t(`checkpoints.reprints.where.${value}`),
        }))}
      />
      {where === 'some' && (
        <CommunitiesField
          {...form.field('communityIds')}
          label={t('checkpoints.reprints.communities')}
          max={maxReprintCommunities}
          wide
        />
      )}
    </FormDialog>
  );
}
