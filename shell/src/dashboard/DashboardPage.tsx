import type { SlotName } from 'shared-lib/contract';
import { useTexts } from 'shared-lib/i18n';
import { useSlot } from 'shared-lib/slots';
import { PageHeader } from 'shared-lib/ui';
import { SetupChecklist } from './setup/SetupChecklist.tsx';
import styles from './DashboardPage.module.css';

function SlotParts({ slot }: { slot: SlotName }) {
  const { fills, Part } = useSlot(slot);
  return fills.map((fill) => <Part key={`${fill.module}/${fill.id}`} fill={fill} />);
}

/** The owner's first screen: live figures contributed by the modules, each linking to the list it counts. */
export function DashboardPage() {
  const { t } = useTexts('shell');
  return (
    <div className="vh-stack">
      <PageHeader title={t('dashboard.title')} />
      <div className={styles.tonight}>
        <SlotParts slot="dashboard.tonight" />
      </div>
      <SetupChecklist />
      <section className={styles.cards} aria-label={t('dashboard.stats')} data-tour="dashboard-stats">
        <SlotParts slot="dashboard.cards" />
      </section>
      <section className={styles.reports} aria-labelledby="reports-title" data-tour="quick-reports">
        <h2 id="reports-title" className={styles.title}>
          {t('dashboard.reports')}
        </h2>
        <SlotParts slot="dashboard.reports" />
      </section>
    </div>
  );
}
