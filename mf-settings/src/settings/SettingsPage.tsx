import { useTexts } from 'shared-lib/i18n';
import { useSearchParams } from 'shared-lib/router';
import { useSlot, type Fill } from 'shared-lib/slots';
import { chosenTab, PageHeader } from 'shared-lib/ui';
import { TabList } from './TabList.tsx';
import { panelId, tabId } from './tabIds.ts';
import styles from './SettingsPage.module.css';

/** `/settings`: the sections that the modules bring; the chosen one is in the address, as `?tab=billing`. */
export default function SettingsPage() {
  const { t } = useTexts('mf-settings');
  const { fills, Part } = useSlot('settings.tabs');
  const [parameters, setParameters] = useSearchParams();
  const chosen = chosenTab(fills, parameters.get('tab'));

  const choose = ({ id }: Fill) =>
    setParameters((current) => {
      const next = new URLSearchParams(current);
      next.set('tab', id);
      return next;
    });

  return (
    <>
      <PageHeader title={t('title')} summary={t('summary')} />
      {chosen && (
        <div className={styles.columns}>
          <TabList tabs={fills} chosen={chosen} onChoose={choose} />
          <div
            key={chosen.id}
            id={panelId(chosen)}
            role="tabpanel"
            aria-labelledby={tabId(chosen)}
            tabIndex={0}
            className={styles.panel}
          >
            <Part fill={chosen} />
          </div>
        </div>
      )}
    </>
  );
}
