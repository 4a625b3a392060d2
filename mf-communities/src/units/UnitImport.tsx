import { useMemo } from 'react';
import { useAccount } from 'shared-lib/data';
import { useTexts } from 'shared-lib/i18n';
import { BackButton } from 'shared-lib/ui';
import { PlannedImport, useImportCountry } from 'shared-lib/ui/importing';
import { unitImportKind } from './unitImportKind.ts';

const isImport = (search: URLSearchParams) => search.get('import') !== null;

interface UnitImportProps {
  communityId: string;
  onClose: () => void;
}

/** `?tab=units&import=1`: imports a community's units from a file. */
export function UnitImport({ communityId, onClose }: UnitImportProps) {
  const { t } = useTexts('mf-communities');
  const { customerId } = useAccount();
  const country = useImportCountry();
  const kind = useMemo(
    () => unitImportKind(t, customerId, communityId, country),
    [t, customerId, communityId, country],
  );
  return (
    <div className="vh-grid">
      <BackButton onClick={onClose}>{t('units.back')}</BackButton>
      <h2>{t('units.importing.title')}</h2>
      <PlannedImport
        kind={kind}
        isImport={isImport}
        note={<p className="vh-soft">{t('units.importing.consent')}</p>}
      />
    </div>
  );
}
