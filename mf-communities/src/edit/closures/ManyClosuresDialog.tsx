import { useState } from 'react';
import { useNow } from 'shared-lib/data';
import { communityForms, localDate, type DirectoryCommunity } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { showToast } from 'shared-lib/ui';
import { FormDialog, useForm } from 'shared-lib/ui/form';
import { closeMany, takenBack } from './closeMany.ts';
import { ClosuresField } from './ClosuresField.tsx';

interface ManyClosuresDialogProps {
  /** Those that get the dates. */
  communities: readonly Pick<DirectoryCommunity, 'id' | 'timezone'>[];
  onClose: () => void;
}

/** The dialog that adds dates without service to several communities at once; it can be undone. */
export function ManyClosuresDialog({ communities, onClose }: ManyClosuresDialogProps) {
  const { t } = useTexts('mf-communities');
  const now = useNow();
  // A date is over as soon as it is over anywhere.
  const today = communities
    .map(({ timezone }) => localDate(now, timezone))
    .reduce((latest, date) => (date > latest ? date : latest), '');
  const [done, setDone] = useState(0);
  const count = communities.length;
  const form = useForm({
    name: 'closures-of-many',
    initialValues: { noServiceDates: [] as string[] },
    schema: communityForms.closures,
    check: ({ noServiceDates: dates }) => ({
      noServiceDates: dates.length === 0 ? 'missing' : dates.some((date) => date < today) && 'past',
    }),
    submit: async ({ noServiceDates: add }) => {
      setDone(0);
      const result = await closeMany(
        communities.map(({ id }) => ({ communityId: id, add, remove: [] })),
        setDone,
      );
      return result.ok ? { ok: true, value: result.changes } : result;
    },
    errorTexts: 'mf-communities:edit.problems',
    describeFailure: () => ({ text: t('edit.manyFailed', { done, count }) }),
  });
  return (
    <FormDialog
      form={form}
      opened
      onClose={onClose}
      title={t('edit.manyTitle', { count })}
      submitLabel={t('edit.manySubmit', { count })}
      success={({ payload }) => t('edit.manySaved', { count: payload.noServiceDates.length })}
      onDone={({ value = [] }) => {
        const back = takenBack(value);
        if (back.length === 0) return;
        showToast({
          meaning: 'info',
          message: t('edit.manyTouched', { count: back.length }),
          undo: () => void closeMany(back, () => {}),
        });
      }}
      discard={t('edit.discard')}
      disabled={!form.isDirty}
      size="lg"
      note={form.status === 'submitting' && done > 0 && t('edit.manyProgress', { done, count })}
    >
      <ClosuresField
        {...form.field('noServiceDates')}
        label={t('closures.title')}
        today={today}
        none={t('edit.manyNone')}
      />
    </FormDialog>
  );
}
