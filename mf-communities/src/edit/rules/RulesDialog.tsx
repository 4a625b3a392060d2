import { communityForms } from 'mf-communities/domain';
import { useTexts } from 'shared-lib/i18n';
import { ChangedElsewhere, errorMessage, FormDialog } from 'shared-lib/ui/form';
import type { EditDialogProps } from '../EditDialogProps.ts';
import { useCommunityForm } from '../useCommunityForm.ts';
import { SortedTextsField } from './SortedTextsField.tsx';

/** The dialog for the residents' rules, in reading order. */
export function RulesDialog({ community, onClose }: EditDialogProps) {
  const { t } = useTexts('mf-communities');
  const { form, lastChange, dialog } = useCommunityForm({
    part: 'rules',
    community,
    stored: { rules: community.rules },
    schema: communityForms.rules,
    describeValue: (_, value) => (value as readonly string[]).join(' · '),
  });
  const errorAt = (index: number) => {
    const path = `rules.${index}`;
    const error = form.errors[path];
    return error ? errorMessage('mf-communities:edit.problems', path, error) : null;
  };
  return (
    <FormDialog {...dialog} onClose={onClose} size="lg">
      <ChangedElsewhere form={form} lastChange={lastChange} />
      <SortedTextsField
        {...form.field('rules')}
        label={t('rules.title')}
        help={t('edit.rulesHelp')}
        errorAt={errorAt}
      />
    </FormDialog>
  );
}
