import { useNow } from 'shared-lib/data';
import { consentSources, localDate, maxWording, type ConsentSource } from 'shared-lib/domain';
import { consentStatementSchema, type ConsentStatement } from 'mf-settings/domain';
import { useTexts, viewerTimeZone } from 'shared-lib/i18n';
import { Card } from 'shared-lib/ui';
import { DateField, FormPage, SelectField, TextAreaField, useForm } from 'shared-lib/ui/form';
import styles from './Listed.module.css';

const blank = {
  source: null as ConsentSource | null,
  givenOn: '',
  wording: '',
  language: null as 'en' | 'es' | null,
};

interface StatementFormProps {
  onSaid: (statement: ConsentStatement) => void;
}

/** Asks how the file's residents agreed to texts. Nothing is preselected. */
export function StatementForm({ onSaid }: StatementFormProps) {
  const { t } = useTexts('mf-settings');
  const today = localDate(useNow(), viewerTimeZone());
  const form = useForm({
    name: 'consent-statement',
    initialValues: blank,
    schema: consentStatementSchema,
    check: ({ givenOn }) => ({ givenOn: givenOn > today && 'future' }),
    submit: (statement) => {
      onSaid(statement);
      return Promise.resolve({ ok: true as const, value: null });
    },
    errorTexts: 'mf-settings:recipients.importing.statement.problems',
    staysFilled: true,
  });
  const { field } = form;
  return (
    <Card>
      <h4 className="vh-title">{t('recipients.importing.statement.title')}</h4>
      <p className={styles.intro}>{t('recipients.importing.statement.text')}</p>
      <FormPage
        form={form}
        submitLabel={t('recipients.importing.statement.submit')}
        discard={t('recipients.importing.statement.discard')}
        columns={2}
      >
        <SelectField
          {...field('source')}
          label={t('recipients.importing.statement.source')}
          choices={consentSources.map((value) => ({ value, label: t(`recipients.ledger.sources.${value}`) }))}
        />
        <DateField {...field('givenOn')} label={t('recipients.importing.statement.givenOn')} />
        <SelectField
          {...field('language')}
          label={t('recipients.importing.statement.language')}
          choices={(['en', 'es'] as const).map((value) => ({
            value,
            label: t(`recipients.languages.${value}`),
          }))}
        />
        <TextAreaField
          {...field('wording')}
          label={t('recipients.importing.statement.wording')}
          help={t('recipients.importing.statement.wordingHelp')}
          maxLength={maxWording}
          wide
        />
      </FormPage>
    </Card>
  );
}
