import { useMemo, useState } from 'react';
import { useAccount, useNow } from 'shared-lib/data';
import { consentStatementSchema, type ConsentStatement } from 'mf-settings/domain';
import {
  consentSources,
  localDate,
  maxWordingLength,
  type ConsentSource,
  type DirectoryCommunity,
} from 'shared-lib/domain';
import { formatNight, useTexts, viewerTimeZone } from 'shared-lib/i18n';
import { BackButton, Button, Card } from 'shared-lib/ui';
import { DateField, FormPage, SelectField, TextAreaField, useForm } from 'shared-lib/ui/form';
import { PlannedImport, useImportCountry } from 'shared-lib/ui/importing';
import styles from './RecordList.module.css';
import { recipientImportKind } from './recipientImportKind.ts';

const isImport = (search: URLSearchParams) => search.get('import') !== null;

interface ImportRecipientsProps {
  communities: readonly DirectoryCommunity[];
  onClose: () => void;
}

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
function StatementForm({ onSaid }: StatementFormProps) {
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
          maxLength={maxWordingLength}
          wide
        />
      </FormPage>
    </Card>
  );
}

/** Opts residents in from a file: first how they agreed, then the file, a dry run, and the run. */
export function ImportRecipients({ communities, onClose }: ImportRecipientsProps) {
  const { t } = useTexts('mf-settings');
  const [statement, setStatement] = useState<ConsentStatement | null>(null);
  return (
    <div className="vh-grid">
      <BackButton onClick={onClose}>{t('recipients.importing.back')}</BackButton>
      <h3 className="vh-title">{t('recipients.importing.title')}</h3>
      {statement === null ? (
        <StatementForm onSaid={setStatement} />
      ) : (
        <Import communities={communities} statement={statement} onChange={() => setStatement(null)} />
      )}
    </div>
  );
}

interface ImportProps {
  communities: readonly DirectoryCommunity[];
  statement: ConsentStatement;
  onChange: () => void;
}

function Import({ communities: live, statement, onChange }: ImportProps) {
  const { t, i18n } = useTexts('mf-settings');
  const { customerId } = useAccount();
  // Fixed at the start, so a change elsewhere doesn’t cause the file to be read again.
  const [communities] = useState(live);
  const country = useImportCountry();
  const kind = useMemo(
    () => recipientImportKind(t, customerId, country, communities, statement),
    [t, customerId, country, communities, statement],
  );
  return (
    <>
      <div className={styles.head}>
        <p className={styles.text} dir="auto">
          {t('recipients.importing.statement.said', {
            source: t(`recipients.ledger.sources.${statement.source}`),
            day: formatNight(statement.givenOn, i18n.language),
            wording: statement.wording,
          })}
        </p>
        <Button variant="default" size="xs" onClick={onChange}>
          {t('recipients.importing.statement.change')}
        </Button>
      </div>
      <PlannedImport
        kind={kind}
        isImport={isImport}
        note={<p className={styles.text}>{t('recipients.importing.note')}</p>}
      />
    </>
  );
}
