import { useTexts } from 'shared-lib/i18n';
import { useSlot } from 'shared-lib/slots';
import { PageHeader } from 'shared-lib/ui';
import styles from './DashboardPage.module.css';

/** The owner's first screen: figures that the modules contribute, each live and each leading to the list it counts. */
export function DashboardPage() {
  const { t } = useTexts('shell');
  const tonight = useSlot('dashboard.tonight');
  const cards = useSlot('dashboard.cards');
  return (
    <>
      <PageHeader title={t('dashboard.title')} summary={t('dashboard.summary')} />
      <div className={styles.tonight}>
        {tonight.fills.map((fill) => (
          <tonight.Part key={`${fill.module}/${fill.id}`} fill={fill} />
        ))}
      </div>
      <section className={styles.cards} aria-label={t('dashboard.stats')} data-tour="dashboard-stats">
        {cards.fills.map((fill) => (
          <cards.Part key={`${fill.module}/${fill.id}`} fill={fill} />
        ))}
      </section>
    </>
  );
}
