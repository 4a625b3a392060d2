import { useSeatPrice } from 'shared-lib/data';
import { seatsFor, type LimitUsage } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { useSearchParams } from 'shared-lib/router';
import { billingAddress, returnPath } from 'shared-lib/ui/plans';
import { BuySeats } from '../checkout/BuySeats.tsx';
import { PlanQuestions } from '../pricing/PlanQuestions.tsx';
import { suggestedSeats } from '../seats/suggestedSeats.ts';
import styles from './ChoosePlan.module.css';

interface ChoosePlanProps {
  uses: Record<'team' | 'communities', LimitUsage>;
}

/**
 * For accounts without a subscription: choose a plan, with a suggested number of employees that covers
 * current usage.
 */
export function ChoosePlan({ uses }: ChoosePlanProps) {
  const { t } = useTexts('mf-billing');
  const [search] = useSearchParams();
  const seatCents = useSeatPrice();
  const back = returnPath(search);
  const needed = seatsFor({ members: uses.team.used, communities: uses.communities.used }, 1);
  return (
    <div className={styles.parts}>
      <p className="vh-muted">{t('billing.chooseText')}</p>
      <BuySeats
        seatCents={seatCents}
        seats={suggestedSeats(search) ?? needed ?? 1}
        heading="h4"
        returnTo={billingAddress(back === null ? {} : { back })}
      />
      <PlanQuestions seatCents={seatCents} heading="h4" />
    </div>
  );
}
