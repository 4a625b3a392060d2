import { consentSources, maxWording, type ConsentSource } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { SelectField, SwitchField, TextAreaField, type FieldState } from 'shared-lib/ui/form';

interface ConsentFieldsProps {
  smsOptIn: FieldState<boolean>;
  consentSource: FieldState<ConsentSource | null>;
  consentWording: FieldState<string>;
  /** Whether the resident has not agreed before, at this number: then the ledger asks how they did. */
  isNew: boolean;
}

/** What a form knows of a consent that somebody gives: how, and to which words. Nothing is chosen before. */
export const noConsentSaid = { consentSource: null as ConsentSource | null, consentWording: '' };

/** What is missing where somebody is said to agree. */
export const consentProblems = (
  { consentSource, phone }: { consentSource: ConsentSource | null; phone: string | null },
  isNew: boolean,
) => ({
  consentSource: isNew && consentSource === null && 'missing',
  phone: isNew && phone === null && 'noPhone',
});

/** Whether a resident agrees to texts; if they do now, how they said so. */
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
            maxLength={maxWording}
            wide
          />
        </>
      )}
    </>
  );
}
