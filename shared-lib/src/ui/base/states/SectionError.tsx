import { IconCloudOff, IconPlugConnectedX } from '@tabler/icons-react';
import { useConnection } from '../../../data/connection/connection.ts';
import { useTexts } from '../../../i18n/index.ts';
import { PlainButton } from '../PlainButton.tsx';
import { StatePanel } from './StatePanel.tsx';

interface SectionErrorProps {
  /** Tries the section again; it must really ask again. */
  onRetry: () => void;
  /** Whether a try is under way. */
  retrying?: boolean;
  /** What could not be done, where the specification has words for it; else an apology for the section. */
  text?: string | undefined;
}

/**
 * The error fallback of a section (spec section 2, Shell behaviour): an apology, `Try Again` and `Reload Page`. Without a connection it
 * says that instead, and offers no reload, which would take away what else can still be read.
 */
export function SectionError({ onRetry, retrying = false, text }: SectionErrorProps) {
  const { t } = useTexts('ui');
  const { isLost } = useConnection();
  const again = (
    <PlainButton onClick={onRetry} loading={retrying}>
      {t('sectionError.retry')}
    </PlainButton>
  );
  if (isLost) {
    return (
      <StatePanel role="alert" icon={<IconCloudOff size={32} />} title={t('notHere.title')} action={again}>
        {t('notHere.text')}
      </StatePanel>
    );
  }
  return (
    <StatePanel
      role="alert"
      icon={<IconPlugConnectedX size={32} />}
      title={t('sectionError.title')}
      action={
        <>
          {again}
          <PlainButton variant="default" onClick={() => window.location.reload()}>
            {t('sectionError.reload')}
          </PlainButton>
        </>
      }
    >
      {text ?? t('sectionError.text')}
    </StatePanel>
  );
}
