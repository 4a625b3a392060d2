import { saveSettings, useAccount } from 'shared-lib/data';
import { payFrequencies, payrollSchema, type Payroll } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { DateField, SelectField, useAutosaveForm } from 'shared-lib/ui/form';

/** How often one pays, and when a period begins; each field saves itself. */
export function PayrollForm({ stored }: { stored: Payroll }) {
  const { t } = useTexts('mf-tracking');
  const { customerId } = useAccount();
  const { field } = useAutosaveForm<Payroll>({
    stored,
    schema: payrollSchema,
    errorTexts: 'mf-tracking:clock.payroll.problems',
    save: (change) => saveSettings(customerId, 'payroll', { ...stored, ...change }),
  });
  return (
    <>
      <SelectField
        {...field('frequency')}
        label={t('clock.payroll.frequency')}
        choices={payFrequencies.map((value) => ({
          value,
          label: t(`clock.payroll.frequencies.${value}`),
        }))}
      />
      <DateField
        {...field('startsOn')}
        label={t('clock.payroll.startsOn')}
        help={t('clock.payroll.startsOnHelp')}
      />
    </>
  );
}
