import styles from './PopoverAction.module.css';

interface PopoverActionProps {
  label: string;
  isDestructive?: boolean;
  disabled?: boolean;
  onAction: () => void;
}

/** An action in a `PopoverMenu`, which it closes. */
export function PopoverAction({
  label,
  isDestructive = false,
  disabled = false,
  onAction,
}: PopoverActionProps) {
  return (
    <button
      type="button"
      className={styles.action}
      data-destructive={isDestructive || undefined}
      disabled={disabled}
      onClick={({ currentTarget }) => {
        // Focus first returns to the menu's button, so that a dialog restores it there.
        currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
        onAction();
      }}
    >
      {label}
    </button>
  );
}
