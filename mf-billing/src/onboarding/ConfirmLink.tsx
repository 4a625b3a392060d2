import { useEffect, useState } from 'react';
import { confirmEmail } from '../data/onboardingCallables.ts';
import { useTexts } from 'shared-lib/i18n';
import { Button } from 'shared-lib/ui';
import styles from './onboarding.module.css';

/** Confirms the signed-in user's email with the token of an emailed link. */
export function ConfirmLink({ token, onClose }: { token: string; onClose: () => void }) {
  const { t } = useTexts('mf-billing');
  const [state, setState] = useState<'underWay' | 'confirmed' | 'refused' | 'failed'>('underWay');
  useEffect(() => {
    let isCurrent = true;
    void confirmEmail(token).then((result) => {
      if (!isCurrent) return;
      if (result.ok) setState('confirmed');
      else setState(['not-found', 'invalid-argument'].includes(result.error.code) ? 'refused' : 'failed');
    });
    return () => {
      isCurrent = false;
    };
  }, [token]);
  return (
    <div className={styles.notice} role="status">
      <p className={styles.noticeText}>{t(`onboarding.confirm.${state}`)}</p>
      {state !== 'underWay' && (
        <Button variant="light" size="sm" onClick={onClose}>
          {t('onboarding.confirm.goOn')}
        </Button>
      )}
    </div>
  );
}
