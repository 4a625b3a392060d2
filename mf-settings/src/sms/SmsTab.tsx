import { useTexts } from 'shared-lib/i18n';
import { LazySection, ListSkeleton } from 'shared-lib/ui';
import { PageTabs } from 'shared-lib/ui/tabs';
import { smsViews } from './smsViews.ts';

/** A view's address, without the filters of other views. */
const addressOf = (_: URLSearchParams, id: string) => new URLSearchParams({ tab: 'sms', view: id });

/** The settings tab of text messages to residents; `?view=` selects its view. */
export default function SmsTab() {
  const { t } = useTexts('mf-settings');
  return (
    <>
      <h2 className="vh-large-title">{t('sms.title')}</h2>
      <PageTabs
        label={t('sms.views.label')}
        parameter="view"
        addressOf={addressOf}
        tabs={smsViews.map(({ id, label, part }) => ({
          id,
          label: t(`sms.views.${label}`),
          panel: () => (
            <LazySection part={part} skeleton={<ListSkeleton />}>
              {(View) => <View />}
            </LazySection>
          ),
        }))}
      />
    </>
  );
}
