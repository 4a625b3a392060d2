import { useState } from 'react';
import { combineLive, useAccount, useTeam, useTeamUsage } from 'shared-lib/data';
import type { Customer } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { LiveContent } from 'shared-lib/ui';
import { SkipButton } from '../SkipButton.tsx';
import styles from '../steps.module.css';
import { InviteForm } from './InviteForm.tsx';
import { NoSeat } from './NoSeat.tsx';
import { useShifts, type Shifts } from './useShifts.ts';

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
  return <NoSeat staff={customer?.onboarding?.staff ?? null} shifts={shifts} onNext={onNext} />;
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
