import { Button } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { useTexts } from '../../i18n/index.ts';
import { StatePanel } from './StatePanel.tsx';

interface SectionErrorProps {
  /** Tries the section again; it must really ask again. */
  onRetry: () => void;
  /** Whether a try is under way. */
  retrying?: boolean;
  /** What could not be done, where the specification has words for it; else an apology for the section. */
  text?: string | undefined;
}

/** The error fallback of a section (spec section 2, Shell behaviour): an apology, `Try Again` and `Reload Page`. */
export function SectionError({ onRetry, retrying = false, text }: SectionErrorProps) {
  const { t } = useTexts('ui');
  return (
    <StatePanel
      role="alert"
      icon={<IconPlugConnectedX size={32} />}
      title={t('sectionError.title')}
      action={
        <>
          <Button onClick={onRetry} loading={retrying}>
            {t('sectionError.retry')}
          </Button>
          <Button variant="default" onClick={() => window.location.reload()}>
            {t('sectionError.reload')}
          </Button>
        </>
      }
    >
      {text ?? t('sectionError.text')}
    </StatePanel>
  );
}
