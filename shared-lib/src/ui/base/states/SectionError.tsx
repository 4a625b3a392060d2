import { IconCloudOff, IconPlugConnectedX } from '@tabler/icons-react';
import { useConnection } from '../../../data/connection/connection.ts';
import { useTexts } from '../../../i18n/index.ts';
import { PlainButton } from '../PlainButton.tsx';
import { StatePanel } from './StatePanel.tsx';

interface SectionErrorProps {
  /** Retries; must actually request the content again. */
  onRetry: () => void;
  /** Whether a retry is pending. */
  retrying?: boolean;
  /** The message, if the specification has one; by default an apology. */
  text?: string | undefined;
}

/**
 * A section's error fallback (spec section 2, on the shell): an apology, `Try Again` and `Reload Page`.
 * Offline, it says so and doesn't offer a reload, which would lose everything that can still be read.
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
