import { Link, useLocation } from 'react-router-dom';
import { useAccount } from '../../data/useAccount.ts';
import { seatBounds, type PlanNeed } from '../../domain/index.ts';
import { formatMoney, useTexts } from '../../i18n/index.ts';
import { billingAddress } from './billingAddress.ts';
import styles from './PlanOffer.module.css';
import { usePlanOffer } from './usePlanOffer.ts';

interface PlanOfferProps {
  /** How much would be added to the plan's usage. */
  more: PlanNeed;
  /**
   * Whether to buy the plan in another browser tab, to keep work that wouldn't survive leaving, such as an
   * import's file. The new plan applies here automatically.
   */
  elsewhere?: boolean;
  /** Where to return to, if not the current address: path and query on this site. */
  back?: string;
  /** Whether a form's draft will be restored on return. */
  hasDraft?: boolean;
}

const titles: Readonly<Record<string, 'professional' | 'enterprise'>> = {
  professional: 'professional',
  enterprise: 'enterprise',
};

/**
 * The offer below a limit's message: the smallest plan with enough room, its price, and links to buy it and
 * come back. Renders nothing while unknown.
 */
export function PlanOffer({ more, elsewhere = false, back, hasDraft = false }: PlanOfferProps) {
  const { t, i18n } = useTexts('planOffer');
  const { role } = useAccount();
  const { pathname, search } = useLocation();
  const offer = usePlanOffer(more);
  if (offer === undefined) return null;
  if (offer === null) {
    return (
      <p className={styles.offer}>
        {more.admins === undefined ? t('tooLarge', { count: seatBounds.max }) : t('noneForAdmins')}
      </p>
    );
  }
  const { plan, monthlyCents } = offer.quote;
  const money = (cents: number) => formatMoney(cents, i18n.language);
  const title = t(titles[plan.name] ?? 'older', { count: plan.quantity, price: money(monthlyCents) });
  const added =
    offer.addedCents < monthlyCents && offer.addedCents > 0
      ? ` ${t('added', { price: money(offer.addedCents) })}`
      : '';
  return (
    <p className={styles.offer}>
      {title}
      {added}{' '}
      {role === 'owner' ? (
        <>
          <Link
            to={billingAddress({
              seats: plan.quantity,
              ...(!elsewhere && { back: back ?? `${pathname}${search}` }),
            })}
            className={styles.link}
            {...(elsewhere && { target: '_blank' })}
          >
            {elsewhere ? t('chooseElsewhere') : t('choose')}
          </Link>
          {hasDraft && ` ${t('kept')}`}
        </>
      ) : (
        t('askOwner')
      )}
    </p>
  );
}
