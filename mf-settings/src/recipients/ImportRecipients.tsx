import { useMemo, useState } from 'react';
import { useAccount } from 'shared-lib/data';
import type { ConsentStatement } from 'mf-settings/domain';
import type { DirectoryCommunity } from 'shared-lib/domain';
import { formatNight, useTexts } from 'shared-lib/i18n';
import { BackButton, Button } from 'shared-lib/ui';
import { PlannedImport, useImportCountry } from 'shared-lib/ui/importing';
import styles from './Listed.module.css';
import { recipientImportKind } from './recipientImportKind.ts';
import { StatementForm } from './StatementForm.tsx';

const isImport = (search: URLSearchParams) => search.get('import') !== null;

interface ImportRecipientsProps {
  communities: readonly DirectoryCommunity[];
  onClose: () => void;
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
  // Fixed at the start: a change elsewhere must not cause the file to be read again.
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
