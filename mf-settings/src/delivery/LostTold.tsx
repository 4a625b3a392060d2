import { IconMailOff } from '@tabler/icons-react';
import { useAccount, useToldMail } from 'shared-lib/data';
import { lostMailTo } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { Button } from 'shared-lib/ui';
import styles from './LostMail.module.css';
import { whyNotDelivered } from './whyNotDelivered.ts';

/** Says that the last digest or notification mailed to the signed-in person did not arrive, with the next step; nothing otherwise. */
export function LostTold() {
  const { t } = useTexts('mf-settings');
  const { email } = useAccount();
  const told = useToldMail();
  const failure = told.status === 'ready' ? lostMailTo(email, told.data) : null;
  if (failure === null) return null;
  return (
    <div className={styles.notice}>
      <IconMailOff size={20} aria-hidden />
      <p className={styles.words}>{t('delivery.told', { email, reason: whyNotDelivered(failure, t) })}</p>
      <Button component={Link} to="/settings?tab=account&setting=email" size="sm" variant="default">
        {t('delivery.correct')}
      </Button>
    </div>
  );
}
