import { useState } from 'react';
import { IconMailForward } from '@tabler/icons-react';
import { resendEmailConfirmation } from '../data/teamCallables.ts';
import type { TeamMember } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Button, Notice, showToast } from 'shared-lib/ui';
import { nameOfMember } from '../people/agentOf.ts';
import { useOneAtATime } from '../saving/useOneAtATime.ts';
import { resendFailure } from './resendFailure.ts';

/** Says that a member hasn't confirmed the email they chose, and sends its link again; otherwise nothing. */
export function UnconfirmedEmail({ member }: { member: TeamMember }) {
  const { t } = useTexts('mf-team');
  const { run } = useOneAtATime();
  const [isSending, setIsSending] = useState(false);
  const { id, email, isActive, isEmailUnconfirmed } = member;
  if (!isEmailUnconfirmed || !isActive) return null;
  const name = nameOfMember(member, t);
  const send = async () => {
    setIsSending(true);
    const result = await resendEmailConfirmation(id);
    setIsSending(false);
    if (result.ok) {
      showToast({ meaning: 'good', message: t('lifecycle.unconfirmed.sent', { email }) });
      return;
    }
    const why = resendFailure(result.error);
    const message =
      why === 'memberGone' || why === 'inactive'
        ? t(`lifecycle.invited.${why}`, { name })
        : t(`lifecycle.unconfirmed.${why === 'tooOften' ? why : 'notSent'}`);
    showToast({ meaning: 'bad', message });
  };
  return (
    <Notice
      meaning="watch"
      icon={<IconMailForward size={20} />}
      actions={
        <Button size="sm" variant="default" loading={isSending} onClick={() => void run(send)}>
          {t('lifecycle.unconfirmed.again')}
        </Button>
      }
    >
      {t('lifecycle.unconfirmed.text', { name, email })}
    </Notice>
  );
}
