import { communityForms } from 'mf-communities/domain';
import { useTexts } from 'shared-lib/i18n';
import { ChangedElsewhere, EmailField, FormDialog, PhoneField, TextField } from 'shared-lib/ui/form';
import type { EditDialogProps } from './EditDialogProps.ts';
import { blankToNull, useCommunityForm } from './useCommunityForm.ts';

/** The dialog for the contact at the property. */
export function ContactDialog({ community, onClose }: EditDialogProps) {
  const { t } = useTexts('mf-communities');
  const { form, lastChange, dialog } = useCommunityForm({
    part: 'contact',
    community,
    stored: {
      contactName: community.contactName ?? '',
      contactEmail: community.contactEmail ?? '',
      contactPhone: community.contactPhone,
    },
    schema: communityForms.contact,
    toInput: ({ contactName, contactEmail, contactPhone }) => ({
      contactName: blankToNull(contactName),
      contactEmail: blankToNull(contactEmail),
      contactPhone,
    }),
  });
  const { field } = form;
  return (
    <FormDialog {...dialog} onClose={onClose}>
      <ChangedElsewhere form={form} lastChange={lastChange} />
      <TextField {...field('contactName')} label={t('edit.contact.name')} autoFocus />
      <EmailField {...field('contactEmail')} label={t('edit.contact.email')} />
      <PhoneField {...field('contactPhone')} label={t('edit.contact.phone')} help={t('edit.phoneHelp')} />
    </FormDialog>
  );
}
