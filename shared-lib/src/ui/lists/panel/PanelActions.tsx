import { Button } from '@mantine/core';
import styles from './PanelActions.module.css';

interface PanelActionsProps {
  acts: readonly { readonly id: string; readonly label: string; readonly onAct: () => void }[];
  isBusy: boolean;
}

/** The actions available for a record, at the bottom of its panel; the first is primary. */
export function PanelActions({ acts, isBusy }: PanelActionsProps) {
  return (
    <div className={styles.actions}>
      {acts.map(({ id, label, onAct }, index) => (
        <Button key={id} variant={index === 0 ? 'filled' : 'default'} disabled={isBusy} onClick={onAct}>
          {label}
        </Button>
      ))}
    </div>
  );
}
