import { saveBusinessZone, useAccount } from 'shared-lib/data';
import { businessZoneSchema } from 'mf-settings/domain';
import { useTexts } from 'shared-lib/i18n';
import { useAutosaveForm } from 'shared-lib/ui/form';
import { TimeZoneField } from 'shared-lib/ui/forms';
import { useOwnersAlone } from '../../settings/useOwnersAlone.ts';

/** Where the business has its day, which its owner says. */
export function BusinessZone({ stored }: { stored: string }) {
  const { t } = useTexts('mf-settings');
  const { customerId } = useAccount();
  const ownersAlone = useOwnersAlone();
  const { field } = useAutosaveForm({
    name: 'settings-business-zone',
    stored: { timeZone: stored },
    schema: businessZoneSchema,
    save: ({ timeZone = stored }) => saveBusinessZone(customerId, timeZone),
  });
  return (
    <TimeZoneField
      {...field('timeZone')}
      label={t('account.business.timeZone.label')}
      help={t('account.business.timeZone.help')}
      locked={ownersAlone}
    />
  );
}
