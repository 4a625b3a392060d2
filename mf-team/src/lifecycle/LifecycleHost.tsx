import { createContext, useContext, useState, type ComponentType, type ReactNode } from 'react';
import { reportProblem } from 'shared-lib/data';
import type { TeamMember } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { showToast } from 'shared-lib/ui';
import type { LifecycleAction } from './lifecycleActions.ts';
import type { LifecycleDialogProps } from './LifecycleDialog.tsx';

/** Asks to do something with a member's place in the team. */
export type AskLifecycle = (action: LifecycleAction, member: TeamMember) => void;

const loadDialog = () => import(/* webpackChunkName: "lifecycle" */ './LifecycleDialog.tsx');

/** Fetches the dialogs ahead; when that fails, opening one asks again and says so. */
export const prefetchLifecycle = () => void loadDialog().catch(() => {});

const LifecycleContext = createContext<AskLifecycle>(() => {});

/** What opens the dialog of the page. */
export const useAskLifecycle = () => useContext(LifecycleContext);

interface Asked {
  action: LifecycleAction;
  member: TeamMember;
  /** Tells one question from the next. */
  number: number;
}

interface LifecycleHostProps {
  children: ReactNode;
  /** Called when a member was deleted. */
  onDeleted?: () => void;
}

/**
 * Shows the dialogs for what is done with members below it. They stand outside of the lists, since a row can go, by a filter or by
 * what is done, while its dialog is at work.
 */
export function LifecycleHost({ children, onDeleted }: LifecycleHostProps) {
  const { t } = useTexts('mf-team');
  const [Dialog, setDialog] = useState<ComponentType<LifecycleDialogProps> | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isOpen, setIsOpen] = useState(false);

  const ask: AskLifecycle = (action, member) => {
    loadDialog().then(
      ({ LifecycleDialog }) => {
        setDialog(() => LifecycleDialog);
        setAsked((last) => ({ action, member, number: (last?.number ?? 0) + 1 }));
        setIsOpen(true);
      },
      (cause: unknown) => {
        reportProblem('The dialog for a member could not be loaded', cause);
        const message = t(action === 'delete' ? 'lifecycle.deleteFailed' : 'lifecycle.updateStatusError');
        showToast({ meaning: 'bad', message });
      },
    );
  };

  return (
    <LifecycleContext value={ask}>
      {children}
      {Dialog && asked && (
        <Dialog
          key={asked.number}
          action={asked.action}
          asked={asked.member}
          opened={isOpen}
          onClose={() => setIsOpen(false)}
          onDeleted={onDeleted}
        />
      )}
    </LifecycleContext>
  );
}
