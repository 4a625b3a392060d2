import { Link, useLocation } from 'react-router-dom';
import { useAccount } from '../../data/useAccount.ts';
import { seatBounds, type PlanNeed } from '../../domain/index.ts';
import { formatMoney, useTexts } from '../../i18n/index.ts';
import { billingAddress } from './billingAddress.ts';
import styles from './PlanOffer.module.css';
import { usePlanOffer } from './usePlanOffer.ts';

interface PlanOfferProps {
  /** How much is to be added of what the plan limits. */
  more: PlanNeed;
  /**
   * Whether the plan is bought in another tab of the browser, for work that would not outlive this one, such as the file of an import. The
   * plan arrives here by itself.
   */
  elsewhere?: boolean;
  /** Where the way back leads, where the address that is open does not say all of it: path and query of this site. */
  back?: string;
  /** Whether there is a form whose draft is there again on the way back. */
  hasDraft?: boolean;
}

const titles: Readonly<Record<string, 'professional' | 'enterprise'>> = {
  professional: 'professional',
  enterprise: 'enterprise',
};

/**
 * What stands under a limit's message: the smallest plan with room, its price, and the way to buy it and back. Nothing while that is not
 * known.
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
  const said = t(titles[plan.name] ?? 'older', { count: plan.quantity, price: money(monthlyCents) });
  const added =
    offer.addedCents < monthlyCents && offer.addedCents > 0
      ? ` ${t('added', { price: money(offer.addedCents) })}`
      : '';
  return (
    <p className={styles.offer}>
      {said}
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
