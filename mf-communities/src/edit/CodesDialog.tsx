import { useCommunityAccess } from '../data/communityAccess.api.ts';
import { communityForms, noAccess, type CommunityAccess } from 'mf-communities/domain';
import { useTexts } from 'shared-lib/i18n';
import { useFieldNames } from 'shared-lib/i18n/fields';
import { ChangedElsewhere, FormDialog, TextAreaField, TextField } from 'shared-lib/ui/form';
import type { EditDialogProps } from './EditDialogProps.ts';
import { blankToNull, useCommunityForm } from './useCommunityForm.ts';

/** The dialog for access instructions. */
export function CodesDialog(props: EditDialogProps) {
  const access = useCommunityAccess(props.community.id);
  // The form starts with the stored values: otherwise, saving would remove values that were never shown.
  return access.status === 'ready' && <CodesForm {...props} access={access.data ?? noAccess} />;
}

function CodesForm({ community, access, onClose }: EditDialogProps & { access: CommunityAccess }) {
  const { t } = useTexts('mf-communities');
  const fieldName = useFieldNames();
  const { form, lastChange, dialog } = useCommunityForm({
    part: 'codes',
    community,
    access,
    stored: {
      gateCode: access.gateCode ?? '',
      compactorCode: access.compactorCode ?? '',
      accessNotes: access.accessNotes ?? '',
    },
    schema: communityForms.access,
    toInput: ({ gateCode, compactorCode, accessNotes }) => ({
      gateCode: blankToNull(gateCode),
      compactorCode: blankToNull(compactorCode),
      accessNotes: blankToNull(accessNotes),
    }),
    // A draft would be stored in the browser, where the next person may see it.
    notKept: ['gateCode', 'compactorCode', 'accessNotes'],
  });
  const { field } = form;
  return (
    <FormDialog {...dialog} onClose={onClose}>
      <ChangedElsewhere form={form} lastChange={lastChange} />
      <TextField {...field('gateCode')} label={fieldName('gateCode')} spellCheck={false} autoFocus />
      <TextField {...field('compactorCode')} label={fieldName('compactorCode')} spellCheck={false} />
      <TextAreaField
        {...field('accessNotes')}
        label={fieldName('accessNotes')}
        help={t('edit.accessNotesHelp')}
      />
    </FormDialog>
  );
}
