import { useSeatPrice, useAccount } from 'shared-lib/data';
import { paidPlan, seatProblem, type Customer } from 'shared-lib/domain';
import { formatMoney, useTexts } from 'shared-lib/i18n';
import { Link, useSearchParams } from 'shared-lib/router';
import { BuySeats } from '../../../checkout/BuySeats.tsx';
import { ReturnNote } from '../../../checkout/ReturnNote.tsx';
import { SkipButton } from '../SkipButton.tsx';
import styles from '../steps.module.css';
import type { Shifts } from './useShifts.ts';
import { useState } from 'react';
import { Button } from 'shared-lib/ui';
import { saveOnboarding } from '../../../data/onboardingCallables.ts';

/** For an owner who works alone: gives them the first community's shifts. */
function ServeYourself({ shifts, onNext }: { shifts: Shifts; onNext: () => void }) {
  const { t } = useTexts('mf-billing');
  const { customerId } = useAccount();
  const [state, setState] = useState<'idle' | 'underWay' | 'failed'>('idle');

  async function serve() {
    setState('underWay');
    if (!(await shifts.assign(customerId))) return setState('failed');
    await saveOnboarding({ step: 'done' });
    return onNext();
  }

  return (
    <div className={styles.self}>
      <p className={styles.selfText}>{t('onboarding.invitation.alone', { name: shifts.name })}</p>
      <Button variant="default" loading={state === 'underWay'} onClick={() => void serve()}>
        {t('onboarding.invitation.assignMe')}
      </Button>
      {state === 'failed' && (
        <p role="alert" className={styles.problem}>
          {t('onboarding.failedLater')}
        </p>
      )}
    </div>
  );
}

interface NoSeatProps {
  /** The number of staff the owner named; null for none. */
  staff: NonNullable<Customer['onboarding']>['staff'];
  shifts: Shifts | null;
  onNext: () => void;
}

/** The plan has no room for a team: serve it alone, buy seats right here, or skip. */
export function NoSeat({ staff, shifts, onNext }: NoSeatProps) {
  const { t, i18n } = useTexts('mf-billing');
  const [search] = useSearchParams();
  const seatCents = useSeatPrice();
  const isPaid = search.get('payment') === 'done';
  const { maxTeam } = paidPlan(1);
  const named = staff ?? 0;
  return (
    <>
      <ReturnNote hasPlan={false} />
      {!isPaid && (
        <>
          <p className={styles.full}>
            {t('onboarding.invitation.full', { team: maxTeam, price: formatMoney(seatCents, i18n.language) })}{' '}
            <Link to="/pricing?seats=1">{t('onboarding.seePlans')}</Link>
          </p>
          {shifts && <ServeYourself shifts={shifts} onNext={onNext} />}
          <div className={styles.seats}>
            <BuySeats
              seatCents={seatCents}
              seats={seatProblem(named) === null ? named : 1}
              returnTo="/onboarding?step=invitation"
              heading="h3"
            />
          </div>
        </>
      )}
      <SkipButton step="done" onNext={onNext} />
    </>
  );
}
