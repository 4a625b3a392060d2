import { useState } from 'react';
import { combineLive, useAccount, useSeatPrice, useTeam, useTeamUsage } from 'shared-lib/data';
import { paidPlan, seatProblem, type Customer } from 'shared-lib/domain';
import { formatMoney, useTexts } from 'shared-lib/i18n';
import { Link, useSearchParams } from 'shared-lib/router';
import { Button, LiveContent } from 'shared-lib/ui';
import { BuySeats } from '../../../checkout/BuySeats.tsx';
import { ReturnNote } from '../../../checkout/ReturnNote.tsx';
import { saveOnboarding } from '../../../data/onboardingCallables.ts';
import { SkipButton } from '../SkipButton.tsx';
import styles from '../steps.module.css';
import { InviteForm, useShifts, type Shifts } from './InviteForm.tsx';

interface StepProps {
  customer: Customer | null;
  onNext: () => void;
}

interface KnownProps extends StepProps {
  /** The first member's name; null while the owner is alone. */
  name: string | null;
  isFull: boolean;
  shifts: Shifts | null;
}

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

interface NoSeatsLeftProps {
  /** The number of team members the owner entered; null for none. */
  staff: NonNullable<Customer['onboarding']>['staff'];
  shifts: Shifts | null;
  onNext: () => void;
}

/** The plan has no room for a team: serve it alone, buy seats right here, or skip. */
function NoSeatsLeft({ staff, shifts, onNext }: NoSeatsLeftProps) {
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

function Known({ customer, name, isFull, shifts, onNext }: KnownProps) {
  const { t } = useTexts('mf-billing');
  // The form stays when its own member appears and takes the seat, because the shifts are still being assigned.
  const [isAlone] = useState(name === null);
  const [isInviting, setInviting] = useState(false);
  if (!isAlone) {
    return (
      <>
        <p className={styles.done}>{t('onboarding.invitation.there', { name })}</p>
        <SkipButton step="done" label={t('onboarding.next')} onNext={onNext} />
      </>
    );
  }
  if (!isFull || isInviting) return <InviteForm shifts={shifts} onInviting={setInviting} onNext={onNext} />;
  return <NoSeatsLeft staff={customer?.onboarding?.staff ?? null} shifts={shifts} onNext={onNext} />;
}

/** The first invitation, a plan with room for it if this one has none, or the existing team. */
export function InvitationStep({ customer, onNext }: StepProps) {
  const { customerId } = useAccount();
  const live = combineLive([useTeam(), useTeamUsage(), useShifts()], (team, use, shifts) => ({
    name: team.find(({ id }) => id !== customerId)?.fullName ?? null,
    isFull: use.used >= use.limit,
    shifts,
  }));
  return (
    <LiveContent live={live}>
      {(known) => <Known customer={customer} {...known} onNext={onNext} />}
    </LiveContent>
  );
}
