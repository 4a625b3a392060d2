import { IconAlertTriangle, IconCircleCheck, IconScan } from '@tabler/icons-react';
import { useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import type { ScanResult } from '../selfTest/scanLabels.ts';
import styles from './Studio.module.css';

interface SelfTestProps {
  /** Null while it runs. */
  result: ScanResult | null;
  isBlack: boolean;
  onBlack: (isBlack: boolean) => void;
}

/** Says whether what is to be printed could be read, or what to change. */
export function SelfTest({ result, isBlack, onBlack }: SelfTestProps) {
  const { t } = useTexts('mf-communities');
  const toggle = (text: string) => (
    <button type="button" className={styles.plain} onClick={() => onBlack(!isBlack)}>
      {text}
    </button>
  );
  if (result === null || result.kind === 'cancelled') {
    return (
      <div role="status" className={`${styles.result} ${styles.waiting}`}>
        <IconScan size={18} aria-hidden />
        <p>{t('labels.test.running')}</p>
      </div>
    );
  }
  if (result.kind === 'scanned') {
    return (
      <div role="status" className={`${styles.result} ${styles.good}`}>
        <IconCircleCheck size={18} aria-hidden />
        <p>
          {t('labels.test.scanned')}
          {isBlack && (
            <>
              {' '}
              {t('labels.test.inBlack')} {toggle(t('labels.test.inColour'))}
            </>
          )}
        </p>
      </div>
    );
  }
  return (
    <div role="alert" className={`${styles.result} ${styles.bad}`}>
      <IconAlertTriangle size={18} aria-hidden />
      <p>
        {result.kind === 'pale' && (
          <>
            {t('labels.test.pale.text')}{' '}
            <Link to="/settings?tab=checkpoints" className={styles.link}>
              {t('labels.text.toSettings')}
            </Link>{' '}
            {toggle(t('labels.test.pale.black'))}
          </>
        )}
        {result.kind === 'small' && t('labels.test.small')}
        {result.kind === 'unread' && t('labels.test.unread', { address: result.address })}
      </p>
    </div>
  );
}
