import { useRef, useState } from 'react';
import { useCommunityDirectory, useNow, type CallableError } from 'shared-lib/data';
import { closureCallLimits, closuresAfter, communityForms, type ClosureChange } from 'mf-communities/domain';
import { localDate, unknownProperty } from 'shared-lib/domain';
import { formatNight, useTexts } from 'shared-lib/i18n';
import { showToast } from 'shared-lib/ui';
import { FormDialog, useForm } from 'shared-lib/ui/form';
import { BulkEffect } from '../../bulk/BulkEffect.tsx';
import type { BulkDialogProps } from '../../bulk/BulkDialogProps.ts';
import { changeClosures } from '../../data/communityCallables.ts';
import { ClosuresField } from './ClosuresField.tsx';

type ClosuresDone =
  | { readonly ok: true; readonly changes: readonly ClosureChange[] }
  /** `changes` has those made before the error, so they can be undone. */
  | { readonly ok: false; readonly changes: readonly ClosureChange[]; readonly error: CallableError };

/**
 * Changes the closures of any number of communities, in batches. Retries are idempotent.
 * @param onProgress called with the number of communities done
 */
async function closeMany(
  changes: readonly ClosureChange[],
  onProgress: (done: number) => void,
): Promise<ClosuresDone> {
  const done: ClosureChange[] = [];
  for (let start = 0; start < changes.length; start += closureCallLimits.communities) {
    const result = await changeClosures(changes.slice(start, start + closureCallLimits.communities));
    if (!result.ok) return { ok: false, changes: done, error: result.error };
    done.push(
      ...result.value.changes.map(({ communityId, added, removed }) => ({
        communityId,
        add: added,
        remove: removed,
      })),
    );
    onProgress(Math.min(start + closureCallLimits.communities, changes.length));
  }
  return { ok: true, changes: done };
}

/** The changes that undo these. */
const reversed = (changes: readonly ClosureChange[]): ClosureChange[] =>
  changes
    .filter(({ add, remove }) => add.length + remove.length > 0)
    .map(({ communityId, add, remove }) => ({ communityId, add: remove, remove: add }));

/** The dialog that adds closures to several communities at once, with undo. */
export function ManyClosuresDialog({ ids, opened, onClose, onDone }: BulkDialogProps) {
  const { t, i18n } = useTexts('mf-communities');
  const now = useNow();
  const directory = useCommunityDirectory();
  const communities = (directory.status === 'ready' ? directory.data : []).filter(({ id }) =>
    ids.includes(id),
  );
  const count = communities.length;
  // A date counts as past once it is past anywhere.
  const today = communities
    .map(({ timezone }) => localDate(now, timezone))
    .reduce((latest, date) => (date > latest ? date : latest), '');
  const [done, setDone] = useState(0);
  // Collects every attempt in this dialog, so that undo covers all of them.
  const made = useRef<readonly ClosureChange[]>([]);

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
      made.current = [...made.current, ...reversed(result.changes)];
      return result.ok ? { ok: true, value: made.current } : result;
    },
    errorTexts: 'mf-communities:edit.problems',
    describeFailure: () => ({ text: t('edit.manyFailed', { done, count }) }),
  });
  const chosen = form.values.noServiceDates;
  const changed = communities.flatMap(({ propertyName, noServiceDates }) => {
    const { added } = closuresAfter(noServiceDates, { add: chosen, remove: [] }, today);
    if (added.length === 0) return [];
    const dates = added.map((date) => formatNight(date, i18n.language)).join(' · ');
    return [`${propertyName || unknownProperty}: ${dates}`];
  });

  const takeBack = async (changes: readonly ClosureChange[]) => {
    const result = await closeMany(changes, () => {});
    if (result.ok) showToast({ meaning: 'good', message: t('bulk.undone', { count: changes.length }) });
    else showToast({ meaning: 'bad', message: t('edit.manyNotUndone') });
  };

  return (
    <FormDialog
      form={form}
      opened={opened}
      onClose={onClose}
      title={t('edit.manyTitle', { count })}
      submitLabel={t('edit.manySubmit', { count })}
      success={({ payload }) => t('edit.manySaved', { count: payload.noServiceDates.length })}
      undo={({ value = [] }) => void takeBack(value)}
      onDone={onDone}
      discard={t('edit.discard')}
      disabled={!form.isDirty}
      size="lg"
    >
      <ClosuresField
        {...form.field('noServiceDates')}
        label={t('closures.title')}
        today={today}
        none={t('edit.manyNone')}
      />
      <BulkEffect
        groups={[{ id: 'changed', title: t('bulk.changed', { count: changed.length }), lines: changed }]}
        same={chosen.length === 0 ? 0 : count - changed.length}
        progress={form.status === 'submitting' && done > 0 ? t('bulk.progress', { done, count }) : null}
      />
    </FormDialog>
  );
}
