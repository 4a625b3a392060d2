import { useState } from 'react';
import { IconMailForward } from '@tabler/icons-react';
import { resendInvitation } from '../data/teamCallables.ts';
import { useNow, type CallableError } from 'shared-lib/data';
import type { TeamMember } from 'shared-lib/domain';
import { dateTimeFormat, useTexts } from 'shared-lib/i18n';
import {
  Button,
  formatPhone,
  Notice,
  showToast,
  useAddressState,
  useDeliveryFailureText,
} from 'shared-lib/ui';
import { nameOfMember } from '../people/agentOf.ts';
import { useOneAtATime } from '../saving/useOneAtATime.ts';
import { resendFailure } from './resendFailure.ts';

/**
 * Shows that a member hasn't joined yet or that the invitation wasn't delivered, with the next step;
 * otherwise nothing.
 */
export function PendingInvitation({ member }: { member: TeamMember }) {
  const { t, i18n } = useTexts('mf-team');
  const now = useNow();
  const why = useDeliveryFailureText();
  const editing = useAddressState('edit');
  const { run } = useOneAtATime();
  const [isSending, setIsSending] = useState(false);
  const { invitation, isActive } = member;
  if (!invitation) return null;
  const isText = member.email === '';
  const to = isText ? formatPhone(member.phone ?? '') : member.email;
  const name = nameOfMember(member, t);
  const tell = (error: CallableError | null) =>
    error === null
      ? showToast({ meaning: 'good', message: t('lifecycle.invited.sent', { email: to }) })
      : showToast({ meaning: 'bad', message: t(`lifecycle.invited.${resendFailure(error)}`, { name }) });
  const send = async () => {
    setIsSending(true);
    const result = await resendInvitation(member.id);
    setIsSending(false);
    tell(result.ok ? null : result.error);
  };
  const until = dateTimeFormat(i18n.language, { dateStyle: 'long' }).format(invitation.expiresAt);
  return (
    <Notice
      meaning={invitation.failure === null ? 'watch' : 'bad'}
      icon={<IconMailForward size={20} />}
      actions={
        isActive && (
          <>
            {invitation.failure !== null && (
              <Button size="sm" variant="default" onClick={() => editing.open()}>
                {t(isText ? 'lifecycle.invited.correctPhone' : 'lifecycle.invited.correct')}
              </Button>
            )}
            <Button size="sm" variant="default" loading={isSending} onClick={() => void run(send)}>
              {t('lifecycle.invited.again')}
            </Button>
          </>
        )
      }
    >
      {!isActive
        ? t('lifecycle.invited.inactive', { name })
        : invitation.failure !== null
          ? t(isText ? 'lifecycle.invited.lostText' : 'lifecycle.invited.lost', {
              name,
              email: to,
              reason: why(invitation.failure),
            })
          : now < invitation.expiresAt
            ? t('lifecycle.invited.waiting', { name, until })
            : t('lifecycle.invited.over', { name })}
    </Notice>
  );
}
