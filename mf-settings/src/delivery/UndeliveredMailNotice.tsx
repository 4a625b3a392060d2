import { IconMailOff } from '@tabler/icons-react';
import { useAccount } from 'shared-lib/data';
import { useMailDeliveryStatus } from '../data/personalEmails.api.ts';
import { undeliveredReasonFor } from 'mf-settings/domain';
import { useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { Button, Notice, useDeliveryFailureText } from 'shared-lib/ui';

/**
 * Shows that the last digest or notification emailed to the signed-in user did not arrive, with the next step;
 * otherwise nothing.
 */
export function UndeliveredMailNotice() {
  const { t } = useTexts('mf-settings');
  const { email } = useAccount();
  const status = useMailDeliveryStatus();
  const why = useDeliveryFailureText();
  const failure = status.status === 'ready' ? undeliveredReasonFor(email, status.data) : null;
  if (failure === null) return null;
  return (
    <Notice
      meaning="bad"
      icon={<IconMailOff size={20} />}
      space="above"
      actions={
        <Button component={Link} to="/settings?tab=account&setting=email" size="sm" variant="default">
          {t('delivery.correct')}
        </Button>
      }
    >
      {t('delivery.told', { email, reason: why(failure) })}
    </Notice>
  );
}
