import { IconAlertTriangle, IconCircleCheck, IconScan } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/index.ts';
import type { ScanResult } from './scanLabels.ts';
import styles from './ScanNote.module.css';

interface LabelNoteProps {
  meaning: 'good' | 'bad' | 'waiting';
  icon?: ReactNode;
  children: ReactNode;
}

/** A note on labels about to be printed; problems are announced immediately. */
export function LabelNote({ meaning, icon, children }: LabelNoteProps) {
  return (
    <div role={meaning === 'bad' ? 'alert' : 'status'} className={`${styles.note} ${styles[meaning]}`}>
      {icon}
      <p>{children}</p>
    </div>
  );
}

interface ScanNoteProps {
  /** Null while it is running. */
  result: ScanResult | null;
  /** Actions, after the message. */
  children?: ReactNode;
}

/** Shows whether the labels could be scanned, or what to change. */
export function ScanNote({ result, children }: ScanNoteProps) {
  const { t } = useTexts('labels');
  if (result === null || result.kind === 'cancelled') {
    return (
      <LabelNote meaning="waiting" icon={<IconScan size={18} aria-hidden />}>
        {t('running')}
      </LabelNote>
    );
  }
  const words = result.kind === 'unread' ? t('unread', { address: result.address }) : t(result.kind);
  const [meaning, Icon] =
    result.kind === 'scanned' ? (['good', IconCircleCheck] as const) : (['bad', IconAlertTriangle] as const);
  return (
    <LabelNote meaning={meaning} icon={<Icon size={18} aria-hidden />}>
      {words}
      {children}
    </LabelNote>
  );
}
