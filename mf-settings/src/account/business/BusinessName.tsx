import { saveBusinessName, useAccount } from 'shared-lib/data';
import { businessNameSchema } from 'mf-settings/domain';
import { useTexts } from 'shared-lib/i18n';
import { TextField, useAutosaveForm } from 'shared-lib/ui/form';
import { useOwnersAlone } from '../../settings/useOwnersAlone.ts';

/** The name of the business, which is its owner's to give. */
export function BusinessName({ stored }: { stored: string }) {
  const { t } = useTexts('mf-settings');
  const { customerId } = useAccount();
  const ownersAlone = useOwnersAlone();
  const { field } = useAutosaveForm({
    name: 'settings-business-name',
    stored: { businessName: stored },
    schema: businessNameSchema,
    errorTexts: 'mf-settings:account.business.problems',
    save: ({ businessName = '' }) => saveBusinessName(customerId, businessName.trim()),
  });
  return (
    <TextField
      {...field('businessName')}
      label={t('account.business.businessName.label')}
      help={t('account.business.businessName.help')}
      locked={ownersAlone}
    />
  );
}
