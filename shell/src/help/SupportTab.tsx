import { addCatalogs, useTexts } from 'shared-lib/i18n';
import { Link } from 'react-router-dom';
import help from './help.module.css';
import { SupportSections } from './SupportSections.tsx';
import { helpTexts } from './texts/index.ts';

addCatalogs('help', helpTexts);

/** The settings tab `support` (spec section 2): the support form and earlier requests. */
export function SupportTab() {
  const { t } = useTexts('help');
  return (
    <>
      <SupportSections />
      <Link to="/help" className={help.all}>
        {t('title')}
      </Link>
    </>
  );
}
