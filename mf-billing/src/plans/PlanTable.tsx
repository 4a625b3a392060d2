import type { CSSProperties } from 'react';
import { employeePriceMonthly, paidPlan, type Plan } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { StatusBadge } from 'shared-lib/ui';
import { dollars } from './dollars.ts';
import { plansToCompare } from './plansToCompare.ts';
import { planTitle } from './planTitle.ts';
import styles from './PlanTable.module.css';

/** What one more employee on the paid price adds to a plan. */
const further = {
  team: paidPlan(2).maxTeam - paidPlan(1).maxTeam,
  communities: paidPlan(2).maxCommunities - paidPlan(1).maxCommunities,
};

/** The plans on offer side by side (spec section 9) with the owner's own, which is marked. */
export function PlanTable({ current }: { current: Plan }) {
  const { t, i18n } = useTexts('mf-billing');
  const price = (amount: number) => dollars(amount, i18n.language);
  const number = (count: number) => count.toLocaleString(i18n.language);
  const plans = plansToCompare(current);

  const rows = [
    {
      label: t('plans.rows.maxTeam'),
      cell: ({ maxTeam, quantity }: Plan) => (
        <>
          {number(maxTeam)}
          {quantity > 0 && (
            <span className={styles.detail}>{t('plans.ownerAndEmployees', { count: quantity })}</span>
          )}
        </>
      ),
    },
    { label: t('plans.rows.maxCommunities'), cell: (plan: Plan) => number(plan.maxCommunities) },
    { label: t('plans.rows.admin'), cell: (plan: Plan) => number(plan.admin) },
  ];

  return (
    <>
      <table className={styles.table} style={{ '--plans': plans.length } as CSSProperties}>
        <caption className="vh-unseen">{t('plans.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="vh-unseen">{t('plans.rows.plan')}</span>
            </th>
            {plans.map(({ plan, isCurrent }) => (
              <th key={planTitle(plan)} scope="col" className={styles.plan} data-current={isCurrent}>
                <span className={styles.name}>
                  {t(`plans.${planTitle(plan)}`, { count: plan.maxTeam })}
                  {isCurrent && <StatusBadge meaning="good">{t('plans.yours')}</StatusBadge>}
                </span>
                <span className={styles.price}>
                  {t('plans.perMonth', { price: price(plan.priceMonthly) })}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cell }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {plans.map(({ plan, isCurrent }) => (
                <td key={planTitle(plan)} data-current={isCurrent}>
                  {cell(plan)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.additional}>
        <strong>{t('plans.additional', { price: price(employeePriceMonthly) })}</strong>{' '}
        {t('plans.adds', further)}
      </p>
    </>
  );
}
