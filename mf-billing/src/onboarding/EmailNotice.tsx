import { useState } from 'react';
import { useAccount } from 'shared-lib/data';
import { requestEmailConfirmation } from '../data/onboardingCallables.ts';
import { currentLanguage, useTexts } from 'shared-lib/i18n';
import { Button } from 'shared-lib/ui';
import styles from './onboarding.module.css';

/** Says that the email must be confirmed before setting up a business, and sends the confirmation link. */
export function EmailNotice() {
  const { t } = useTexts('mf-billing');
  const { email } = useAccount();
  const [state, setState] = useState<'asked' | 'underWay' | 'sent' | 'tooMany' | 'failed'>('asked');

  async function send() {
    setState('underWay');
    const result = await requestEmailConfirmation(currentLanguage());
    if (result.ok) setState('sent');
    else setState(result.error.code === 'resource-exhausted' ? 'tooMany' : 'failed');
  }

  return (
    <div className={styles.notice}>
      <p className={styles.noticeText}>{t('onboarding.unconfirmed.text', { email })}</p>
      <Button size="sm" loading={state === 'underWay'} onClick={() => void send()}>
        {t('onboarding.unconfirmed.send')}
      </Button>
      <p className={styles.noticeText} role="status">
        {state === 'sent' && t('onboarding.unconfirmed.sent', { email })}
        {state === 'tooMany' && t('onboarding.unconfirmed.tooMany')}
        {state === 'failed' && t('onboarding.unconfirmed.failed')}
      </p>
    </div>
  );
}
