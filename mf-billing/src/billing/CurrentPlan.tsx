import { defaultPlan, type LimitUsage } from 'shared-lib/domain';
import { formatMoney, useTexts } from 'shared-lib/i18n';
import { Card, StatusBadge } from 'shared-lib/ui';
import { planTitle } from '../plans/planTitle.ts';
import { billingDate, type BillingStatus } from './billingStatusOf.ts';
import { PlanMeter, type PlanMeterProps } from './PlanMeter.tsx';
import styles from './CurrentPlan.module.css';

interface CurrentPlanProps {
  status: BillingStatus;
  uses: Record<PlanMeterProps['of'], LimitUsage>;
}

/** The current plan: name, price, end of the period, and usage. */
export function CurrentPlan({ status, uses }: CurrentPlanProps) {
  const { t, i18n } = useTexts('mf-billing');
  const plan = status.kind === 'paid' ? status.plan : defaultPlan;
  const date = status.kind === 'paid' ? billingDate(status.periodEnd, i18n.language) : '';
  const isOlder = status.kind === 'paid' && status.subscription.priceIsOlder;
  return (
    <Card>
      <div className={styles.head}>
        <div>
          <h3 className="vh-label">{t('billing.currentPlan')}</h3>
          <p className={styles.name}>
            <span>{t(`plans.${planTitle(plan)}`, { count: plan.maxTeam })}</span>
            {isOlder && <StatusBadge meaning="info">{t('billing.olderPrice')}</StatusBadge>}
            {status.kind === 'paid' && status.then === 'ends' && (
              <StatusBadge meaning="watch">{t('billing.cancelled')}</StatusBadge>
            )}
          </p>
          {plan.quantity > 0 && <p className="vh-soft">{t('facts.team', { count: plan.quantity })}</p>}
          {isOlder && <p className="vh-soft">{t('billing.legacyKept')}</p>}
        </div>
        <div className={styles.terms}>
          <p className={styles.price}>
            {plan.priceMonthly > 0
              ? t('plans.perMonth', { price: formatMoney(plan.priceMonthly * 100, i18n.language) })
              : t('billing.noCharge')}
          </p>
          {status.kind === 'paid' && (
            <p className="vh-soft">
              {status.then === 'shrinks'
                ? t('billing.shrinks', { date, count: status.subscription.nextQuantity ?? 0 })
                : t(`billing.${status.then}`, { date })}
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
