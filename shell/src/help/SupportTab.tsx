import type { ModuleRelease } from 'shared-lib/contract';
import { addCatalogues, useTexts } from 'shared-lib/i18n';
import { Card } from 'shared-lib/ui';
import { Link } from 'react-router-dom';
import { ContactSupport } from './ContactSupport.tsx';
import { HelpSection } from './HelpSection.tsx';
import { SupportRequests } from './SupportRequests.tsx';
import { helpTexts } from './texts/index.ts';

addCatalogues('help', helpTexts);

/** The settings tab `support` (spec section 2): asking support, and what was asked before. */
export function SupportTab({ releases }: { releases: readonly ModuleRelease[] }) {
  const { t } = useTexts('help');
  return (
    <>
      <HelpSection title={t('support.title')} text={t('support.text')}>
        <Card>
          <ContactSupport releases={releases} />
        </Card>
      </HelpSection>
      <HelpSection title={t('requests.title')} text={t('requests.text')}>
        <Card>
          <SupportRequests />
        </Card>
      </HelpSection>
      <Link to="/help">{t('title')}</Link>
    </>
  );
}
