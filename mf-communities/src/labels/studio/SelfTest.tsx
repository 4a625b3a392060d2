import { useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { ScanNote, type ScanResult } from 'shared-lib/ui/labels';
import styles from './Studio.module.css';

interface SelfTestProps {
  /** Null while it runs. */
  result: ScanResult | null;
  isBlack: boolean;
  onBlack: (isBlack: boolean) => void;
}

/** Says whether what is to be printed could be read, or what to change, with a way to print in black. */
export function SelfTest({ result, isBlack, onBlack }: SelfTestProps) {
  const { t } = useTexts('mf-communities');
  const toggle = (text: string) => (
    <button type="button" className={styles.plain} onClick={() => onBlack(!isBlack)}>
      {text}
    </button>
  );
  return (
    <ScanNote result={result}>
      {result?.kind === 'scanned' && isBlack && (
        <>
          {' '}
          {t('labels.test.inBlack')} {toggle(t('labels.test.inColour'))}
        </>
      )}
      {result?.kind === 'pale' && (
        <>
          {' '}
          <Link to="/settings?tab=checkpoints" className={styles.link}>
            {t('labels.text.toSettings')}
          </Link>{' '}
          {toggle(t('labels.test.black'))}
        </>
      )}
    </ScanNote>
  );
}
