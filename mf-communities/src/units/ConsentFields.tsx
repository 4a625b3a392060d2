import { consentSources, maxWordingLength, type ConsentSource } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { SelectField, SwitchField, TextAreaField, type FieldState } from 'shared-lib/ui/form';

interface ConsentFieldsProps {
  smsOptIn: FieldState<boolean>;
  consentSource: FieldState<ConsentSource | null>;
  consentWording: FieldState<string>;
  /** Whether the resident consents for the first time with this number; the ledger then has to record how. */
  isNew: boolean;
}

/** A form's data about a new consent: how it was given, and to which terms. Nothing is preselected. */
export const blankConsent = { consentSource: null as ConsentSource | null, consentWording: '' };

/** Missing fields when someone is marked as having agreed. */
export const consentProblems = (
  { consentSource, phone }: { consentSource: ConsentSource | null; phone: string | null },
  isNew: boolean,
) => ({
  consentSource: isNew && consentSource === null && 'missing',
  phone: isNew && phone === null && 'noPhone',
});

/** Whether a resident agrees to texts; if newly so, how they agreed. */
export function ConsentFields({ smsOptIn, consentSource, consentWording, isNew }: ConsentFieldsProps) {
  const { t } = useTexts('mf-communities');
  return (
    <>
      <SwitchField {...smsOptIn} label={t('units.fields.smsOptIn')} help={t('units.consent.help')} wide />
      {isNew && (
        <>
          <SelectField
            {...consentSource}
            label={t('units.fields.consentSource')}
            choices={consentSources.map((value) => ({ value, label: t(`units.consent.sources.${value}`) }))}
            wide
          />
          <TextAreaField
            {...consentWording}
            label={t('units.fields.consentWording')}
            help={t('units.consent.wordingHelp')}
            maxLength={maxWordingLength}
            wide
          />
        </>
      )}
    </>
  );
}
