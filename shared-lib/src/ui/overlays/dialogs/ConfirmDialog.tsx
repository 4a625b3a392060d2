import { Button } from '@mantine/core';
import { useRef, useState, type ReactNode } from 'react';
import { useTexts } from '../../../i18n/index.ts';
import styles from './ConfirmDialog.module.css';
import { DialogFooter } from './DialogFooter.tsx';
import { Modal } from './Modal.tsx';

/** The result of the confirmed action. The dialog shows the message, which says what to do. */
export type ConfirmResult = { ok: true } | { ok: false; message: string };

interface ConfirmDialogProps {
  opened: boolean;
  /** The question, such as "Deactivate Nadia Flores?" */
  title: string;
  /** What will happen, in a sentence. */
  children?: ReactNode;
  /** What will be lost, one item each. */
  losses?: readonly string[];
  /** The button's text, such as "Deactivate Nadia Flores". */
  action: string;
  /** The other button's text, if the action itself is called canceling; "Cancel" by default. */
  keep?: string;
  /** Whether the action is destructive; the button is then red. */
  destructive?: boolean;
  /** Whether something the user needs to know is still loading. */
  disabled?: boolean;
  /** Runs the action. The dialog shows progress, then closes or shows the error message. */
  onConfirm: () => Promise<ConfirmResult>;
  onClose: () => void;
}

/** Asks for confirmation of an action that is hard to undo, and runs it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { opened, title, children, losses = [], action, onConfirm, onClose } = props;
  const { destructive = false, disabled = false } = props;
  const { t } = useTexts('ui');
  const [running, setRunning] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  // A second click can come before the button renders as busy.
  const started = useRef(false);

  const close = () => {
    if (started.current) return;
    setProblem(null);
    onClose();
  };

  const confirm = async () => {
    if (started.current) return;
    started.current = true;
    setRunning(true);
    setProblem(null);
    const result = await onConfirm().catch((): ConfirmResult => ({
      ok: false,
      message: t('confirm.failed'),
    }));
    started.current = false;
    setRunning(false);
    if (result.ok) onClose();
    else setProblem(result.message);
  };

  return (
    <Modal opened={opened} onClose={close} title={title}>
      {children}
      {losses.length > 0 && (
        <ul className={styles.losses}>
          {losses.map((loss) => (
            <li key={loss} dir="auto">
              {loss}
            </li>
          ))}
        </ul>
      )}
      <DialogFooter problem={problem}>
        <Button variant="default" onClick={close} disabled={running} data-autofocus>
          {props.keep ?? t('cancel')}
        </Button>
        <Button
          className={destructive ? (styles.destructive ?? '') : ''}
          loading={running}
          disabled={disabled}
          onClick={() => void confirm()}
        >
          <span className={styles.label} title={action}>
            {action}
          </span>
        </Button>
      </DialogFooter>
    </Modal>
  );
}
