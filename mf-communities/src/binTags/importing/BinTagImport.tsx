import { useMemo } from 'react';
import { useAccount } from 'shared-lib/data';
import { useTexts } from 'shared-lib/i18n';
import { BackButton } from 'shared-lib/ui';
import { PlannedImport } from 'shared-lib/ui/importing';
import { binTagImportKind } from './binTagImportKind.ts';

const isImport = (search: URLSearchParams) => search.get('importTags') !== null;

interface BinTagImportProps {
  communityId: string;
  onClose: () => void;
}

/** `?tab=bintags&importTags=1`: assigns a community's bin tags to units, from a file. */
export function BinTagImport({ communityId, onClose }: BinTagImportProps) {
  const { t } = useTexts('mf-communities');
  const { customerId } = useAccount();
  const kind = useMemo(() => binTagImportKind(t, customerId, communityId), [t, customerId, communityId]);
  return (
    <div className="vh-grid">
      <BackButton onClick={onClose}>{t('binTags.importing.back')}</BackButton>
      <h2>{t('binTags.importing.title')}</h2>
      <PlannedImport
        kind={kind}
        isImport={isImport}
        note={<p className="vh-soft">{t('binTags.importing.note')}</p>}
      />
    </div>
  );
}
