import { inLanguage } from 'shared-lib/contract';
import { useTexts } from 'shared-lib/i18n';
import { useSlot } from 'shared-lib/slots';
import { PageHeader } from 'shared-lib/ui';
import { PageTabs } from 'shared-lib/ui/tabs';

/** The address of a section; what else the address says stays. */
function addressOf(present: URLSearchParams, id: string): URLSearchParams {
  const next = new URLSearchParams(present);
  next.set('tab', id);
  return next;
}

/** `/settings`: the sections that the modules bring; the chosen one is in the address, as `?tab=billing`. */
export default function SettingsPage() {
  const { t, i18n } = useTexts('mf-settings');
  const { fills, Part } = useSlot('settings.tabs');
  return (
    <>
      <PageHeader title={t('title')} summary={t('summary')} />
      <PageTabs
        label={t('sections')}
        layout="column"
        addressOf={addressOf}
        tabs={fills.map((fill) => ({
          id: fill.id,
          label: inLanguage(fill.label, i18n.language),
          tour: `settings-tab-${fill.id}`,
          panel: () => <Part fill={fill} />,
        }))}
      />
    </>
  );
}
