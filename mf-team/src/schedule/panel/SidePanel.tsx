import type { ReactNode } from 'react';
import { useTexts } from 'shared-lib/i18n';
import { LazyOverlay, lazyPart, useIsAtMost } from 'shared-lib/ui';

const panel = lazyPart('The schedule’s panel', async () => (await import('shared-lib/ui/drawer')).SidePanel);

/** Loads the panel's code, so that the first press opens it at once. */
export const prefetchPanel = (): void => panel.prefetch();

interface SidePanelProps {
  title: string;
  /** Identifies its content; a change moves the focus into it. */
  openKey: string;
  /** Whether the panel only lists shifts, so that the page's keys work in it too. */
  isList?: boolean;
  children: ReactNode;
  onClose: () => void;
}

/** A panel next to the schedule, which stays usable. It is open while it is mounted. */
export function SidePanel({ title, openKey, isList = false, children, onClose }: SidePanelProps) {
  const { t } = useTexts('mf-team');
  // Seven days next to it would be unreadable.
  const isNarrow = useIsAtMost(1279);
  return (
    <LazyOverlay part={panel} isOpen onClose={onClose}>
      {(Panel) => (
        <Panel
          title={title}
          closeLabel={t('schedule.close')}
          openKey={openKey}
          isFull={isNarrow}
          onClose={onClose}
        >
          <div data-list={isList || undefined}>{children}</div>
        </Panel>
      )}
    </LazyOverlay>
  );
}
