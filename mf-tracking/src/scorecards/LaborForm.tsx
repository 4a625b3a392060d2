import { useAccount } from 'shared-lib/data';
import { laborSchema, type Labor } from 'mf-tracking/domain';
import { useTexts } from 'shared-lib/i18n';
import { Card } from 'shared-lib/ui';
import { MoneyField, useAutosaveForm } from 'shared-lib/ui/form';
import { saveLabor } from '../data/labor.api.ts';
import styles from './ScorecardsPage.module.css';

/** The cost of an hour of work, which the margin needs. Changes save automatically. */
export function LaborForm({ stored }: { stored: Labor }) {
  const { t } = useTexts('mf-tracking');
  const { customerId } = useAccount();
  const { field } = useAutosaveForm<Labor>({
    stored,
    schema: laborSchema,
    errorTexts: 'mf-tracking:scores.labor.problems',
    save: (change) => saveLabor(customerId, { ...stored, ...change }),
  });
  return (
    <section className={styles.labor}>
      <h2 className="vh-title">{t('scores.labor.title')}</h2>
      <p className="vh-soft">{t('scores.labor.text')}</p>
      <Card flush>
        <MoneyField
          {...field('hourCostCents')}
          label={t('scores.labor.cost')}
          help={t('scores.labor.help')}
        />
      </Card>
    </section>
  );
}
