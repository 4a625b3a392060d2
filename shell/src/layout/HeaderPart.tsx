import { IconRefreshAlert } from '@tabler/icons-react';
import { reportProblem } from 'shared-lib/data';
import { useTexts } from 'shared-lib/i18n';
import { ActionIcon } from 'shared-lib/ui';
import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

function Reload() {
  const { t } = useTexts('ui');
  return (
    <ActionIcon
      variant="subtle"
      color="red"
      size={44}
      aria-label={`${t('sectionError.title')}. ${t('sectionError.reload')}`}
      title={t('sectionError.reload')}
      onClick={() => window.location.reload()}
    >
      <IconRefreshAlert size={22} aria-hidden />
    </ActionIcon>
  );
}

/** A control in the header, with its own error boundary. */
export function HeaderPart({ name, children }: { name: string; children: ReactNode }) {
  return (
    <ErrorBoundary
      fallbackRender={() => <Reload />}
      onError={(error) => reportProblem(`${name} of the header threw`, error)}
    >
      {children}
    </ErrorBoundary>
  );
}
