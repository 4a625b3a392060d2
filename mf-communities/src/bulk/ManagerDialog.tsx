import { useTeamDirectory } from 'shared-lib/data';
import { canOversee } from 'shared-lib/domain';
import { bulkForms, managerEdits, noManager } from 'mf-communities/domain';
import { textCollator, useTexts } from 'shared-lib/i18n';
import { FormDialog, useForm } from 'shared-lib/ui/form';
import { SearchSelectField } from 'shared-lib/ui/forms';
import { BulkEffect } from './BulkEffect.tsx';
import type { BulkDialogProps } from './BulkDialogProps.ts';
import { useBulkEdits } from './useBulkEdits.ts';

const idOf = (chosen: string) => (chosen === noManager ? null : chosen);

/**
 * Sets or clears the district manager of several communities. Candidates are active and allowed to oversee
 * communities (spec section 6).
 */
export function ManagerDialog({ ids, opened, onClose, onDone }: BulkDialogProps) {
  const { t, i18n } = useTexts('mf-communities');
  const team = useTeamDirectory();
  const members = team.status === 'ready' ? team.data : [];
  const { communities, run, progress, describeFailure, takeBack } = useBulkEdits(ids);
  const form = useForm({
    name: 'bulk-manager',
    initialValues: { managerId: null as string | null },
    schema: bulkForms.manager,
    submit: ({ managerId }) => run(managerEdits(communities, idOf(managerId))),
    errorTexts: 'mf-communities:bulk.problems',
    describeFailure,
  });

  const { compare } = textCollator(i18n.language);
  const overseers = members
    .filter(({ isActive, tier }) => isActive && canOversee(tier))
    .sort((a, b) => compare(a.fullName, b.fullName));
  const nameOfMember = (id: string | null) =>
    id === null
      ? t('bulk.manager.nobody')
      : members.find((member) => member.id === id)?.fullName || t('unknownMember');
  const chosen = form.values.managerId;
  const edits = chosen === null ? [] : managerEdits(communities, idOf(chosen));
  const changed = communities.filter(({ id }) => edits.some(({ communityId }) => communityId === id));
  const lines = changed.map(({ propertyName, districtManagerId }) =>
    t('bulk.line', {
      name: propertyName,
      from: nameOfMember(districtManagerId),
      to: nameOfMember(idOf(chosen ?? noManager)),
    }),
  );
  return (
    <FormDialog
      form={form}
      opened={opened}
      onClose={onClose}
      title={t('bulk.manager.title', { count: communities.length })}
      submitLabel={t('bulk.manager.submit', { count: edits.length })}
      success={({ value = [] }) => t('bulk.done', { count: value.length })}
      undo={({ value }) => takeBack(value)}
      onDone={onDone}
      disabled={chosen !== null && edits.length === 0}
    >
      <SearchSelectField
        {...form.field('managerId')}
        label={t('bulk.manager.field')}
        choices={[
          { value: noManager, label: t('bulk.manager.nobody') },
          ...overseers.map(({ id, fullName }) => ({ value: id, label: fullName || t('unknownMember') })),
        ]}
        nothingFound={t('bulk.manager.none')}
        limit={50}
        autoFocus
      />
      <BulkEffect
        groups={[{ id: 'changed', title: t('bulk.changed', { count: lines.length }), lines }]}
        same={chosen === null ? 0 : communities.length - edits.length}
        progress={progress}
      />
    </FormDialog>
  );
}
