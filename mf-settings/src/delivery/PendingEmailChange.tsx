import { useEmailChangeMail } from '../data/personalEmails.api.ts';
import { useNow } from 'shared-lib/data';
import { emailChangeMailState } from 'mf-settings/domain';
import { formatDateTime, useTexts } from 'shared-lib/i18n';
import { useDeliveryFailureText } from 'shared-lib/ui';
import styles from './MailState.module.css';

/**
 * Shows that a new email is waiting for confirmation, or that the email with its link was not delivered; otherwise
 * nothing.
 */
export function PendingEmailChange() {
  const { t, i18n } = useTexts('mf-settings');
  const now = useNow();
  const why = useDeliveryFailureText();
  const live = useEmailChangeMail();
  const change = live.status === 'ready' ? live.data : null;
  const state = change && emailChangeMailState(change, now);
  if (!change || !state) return null;
  const { email, failure, expiresAt } = change;
  return (
    <p className={state === 'lost' ? styles.lost : styles.waiting} role="status">
      {failure === null
        ? t('delivery.emailChange.waiting', { email, until: formatDateTime(expiresAt, i18n.language) })
        : t('delivery.emailChange.lost', { email, reason: why(failure) })}
    </p>
  );
}
