import type { ModuleRelease } from 'shared-lib/contract';
import { addCatalogues, useTexts } from 'shared-lib/i18n';
import { Link } from 'react-router-dom';
import { SupportSections } from './SupportSections.tsx';
import { helpTexts } from './texts/index.ts';

addCatalogues('help', helpTexts);

/** The settings tab `support` (spec section 2): asking support, and what was asked before. */
export function SupportTab({ releases }: { releases: readonly ModuleRelease[] }) {
  const { t } = useTexts('help');
  return (
    <>
      <SupportSections releases={releases} />
      <Link to="/help">{t('title')}</Link>
    </>
  );
}
