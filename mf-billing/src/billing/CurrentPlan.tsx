import type { LimitUse, Plan } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Card } from 'shared-lib/ui';
import { dollars } from '../plans/dollars.ts';
import { planTitle } from '../plans/planTitle.ts';
import { PlanMeter, type PlanMeterProps } from './PlanMeter.tsx';
import styles from './CurrentPlan.module.css';

interface CurrentPlanProps {
  plan: Plan;
  uses: Record<PlanMeterProps['of'], LimitUse>;
  /** Epoch milliseconds; null where nothing renews. */
  renewal: number | null;
}

/** The plan in force: its name, what it costs, when it renews, and how much of it is used. */
export function CurrentPlan({ plan, uses, renewal }: CurrentPlanProps) {
  const { t, i18n } = useTexts('mf-billing');
  return (
    <Card>
      <div className={styles.head}>
        <div>
          <h3 className={styles.label}>{t('billing.currentPlan')}</h3>
          <p className={styles.name}>{t(`plans.${planTitle(plan)}`, { count: plan.maxTeam })}</p>
        </div>
        <div className={styles.terms}>
          <p className={styles.price}>
            {plan.priceMonthly > 0
              ? t('plans.perMonth', { price: dollars(plan.priceMonthly, i18n.language) })
              : t('billing.noCharge')}
          </p>
          {renewal !== null && (
            <p className={styles.renewal}>
              {t('billing.renews', {
                date: new Date(renewal).toLocaleDateString(i18n.language, { dateStyle: 'long' }),
              })}
            </p>
          )}
        </div>
      </div>
      <div className={styles.meters}>
        <PlanMeter of="team" use={uses.team} />
        <PlanMeter of="communities" use={uses.communities} />
        <PlanMeter of="admin" use={uses.admin} />
      </div>
    </Card>
  );
}
