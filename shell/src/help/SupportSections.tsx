import { useTexts } from 'shared-lib/i18n';
import { Card } from 'shared-lib/ui';
import { ContactSupport } from './ContactSupport.tsx';
import { HelpSection } from './HelpSection.tsx';
import { SupportRequests } from './SupportRequests.tsx';

/** The support form and earlier requests. */
export function SupportSections() {
  const { t } = useTexts('help');
  return (
    <>
      <HelpSection title={t('support.title')} text={t('support.text')}>
        <Card>
          <ContactSupport />
        </Card>
      </HelpSection>
      <HelpSection title={t('requests.title')} text={t('requests.text')}>
        <Card>
          <SupportRequests />
        </Card>
      </HelpSection>
    </>
  );
}
