import { useEffect, useState } from 'react';
import { localize } from 'shared-lib/contract';
import { useTexts } from 'shared-lib/i18n';
import { Link, useSearchParams } from 'shared-lib/router';
import { useSlot } from 'shared-lib/slots';
import { LazyContent, lazyPart, PageHeader, Skeleton } from 'shared-lib/ui';
import { PageTabs } from 'shared-lib/ui/tabs';
import { showSetting } from './search/showSetting.ts';
import styles from './SettingsTab.module.css';

const search = lazyPart('The settings search', async () => {
  const { default: SettingsSearch } = await import('./search/SettingsSearch.tsx');
  return SettingsSearch;
});

/** A section's address; of the other parameters, only those of the section are kept. */
function addressOf(present: URLSearchParams, id: string): URLSearchParams {
  const next = new URLSearchParams(present);
  next.delete('view');
  next.delete('setting');
  next.set('tab', id);
  return next;
}

/**
 * `/settings`: the modules' sections. The address selects one, like `?tab=billing`, its view (`?view=`), and the
 * setting to show (`?setting=`).
 */
export default function SettingsPage() {
  const { t, i18n } = useTexts('mf-settings');
  const { fills, Part } = useSlot('settings.tabs');
  const [parameters, setParameters] = useSearchParams();
  const [isSearchLost, setSearchLost] = useState(false);
  const [requested, setRequested] = useState(0);
  const tab = parameters.get('tab');
  const view = parameters.get('view');
  const setting = parameters.get('setting');

  useEffect(() => showSetting({ tab, view, setting, asked: requested }), [tab, view, setting, requested]);

  return (
    <div className={styles.page}>
      <PageHeader
        title={t('title')}
        summary={
          <>
            {t('summary')} ·{' '}
            <Link className="vh-link" to="/activity">
              {t('activity.open')}
            </Link>
          </>
        }
        action={
          <LazyContent
            part={search}
            isWanted
            onFailed={() => setSearchLost(true)}
            placeholder={!isSearchLost && <Skeleton height={36} width={320} maw="100%" />}
          >
            {(SettingsSearch) => (
              <SettingsSearch
                fills={fills}
                onChosen={(address) => {
                  setParameters(new URLSearchParams(address), { preventScrollReset: true });
                  setRequested((before) => before + 1);
                }}
              />
            )}
          </LazyContent>
        }
      />
      <PageTabs
        label={t('sections')}
        layout="column"
        addressOf={addressOf}
        tabs={fills.map((fill) => ({
          id: fill.id,
          label: localize(fill.label, i18n.language),
          tour: `settings-tab-${fill.id}`,
          panel: () => <Part fill={fill} />,
        }))}
      />
    </div>
  );
}
