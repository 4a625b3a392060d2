import { IconCheck } from '@tabler/icons-react';
import type { Plan } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import styles from './plans.module.css';

/** A plan's limits, as a list (spec section 9). */
export function QuoteFacts({ plan }: { plan: Plan }) {
  const { t } = useTexts('mf-billing');
  const facts = [
    plan.quantity > 0 ? t('facts.team', { count: plan.quantity }) : t('facts.ownerAlone'),
    t('facts.communities', { count: plan.maxCommunities }),
    t('facts.admins', { count: plan.admin }),
  ];
  return (
    <ul className={`vh-list ${styles.facts}`}>
      {facts.map((fact) => (
        <li key={fact} className={styles.fact}>
          <IconCheck size={18} className={styles.factIcon} aria-hidden />
          {fact}
        </li>
      ))}
    </ul>
  );
}
