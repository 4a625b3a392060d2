import { useCustomer } from 'shared-lib/data';
import { communityForms } from 'mf-communities/domain';
import { useTexts } from 'shared-lib/i18n';
import { useFieldNames } from 'shared-lib/i18n/fields';
import { ChangedElsewhere, FormDialog, TextField } from 'shared-lib/ui/form';
import type { EditDialogProps } from './EditDialogProps.ts';
import { useCommunityForm } from './useCommunityForm.ts';

/** The dialog for the last part of the public address. Renaming the community doesn't change it. */
export function AddressDialog({ community, onClose }: EditDialogProps) {
  const { t } = useTexts('mf-communities');
  const fieldName = useFieldNames();
  const customer = useCustomer();
  const business = customer.status === 'ready' ? customer.data?.businessSlug : null;
  const { form, lastChange, dialog } = useCommunityForm({
    part: 'address',
    community,
    stored: { slug: community.slug ?? '' },
    schema: communityForms.address,
  });
  const before = `${window.location.host}/${business ?? '…'}/`;
  return (
    <FormDialog {...dialog} onClose={onClose} note={t('edit.slugNote')}>
      <ChangedElsewhere form={form} lastChange={lastChange} />
      <TextField
        {...form.field('slug')}
        label={fieldName('slug')}
        help={t('edit.slugHelp', { address: before + form.values.slug.trim().toLowerCase() })}
        spellCheck={false}
        autoFocus
      />
    </FormDialog>
  );
}
