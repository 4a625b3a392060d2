import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'shared-lib/router';
import { ActionIcon, Button } from 'shared-lib/ui';
import { ViewSwitch } from './ViewSwitch.tsx';
import styles from './PeriodBar.module.css';

/** A way to another period: its name, and the part of the address that leads there. */
interface Way {
  label: string;
  search: string;
}

interface PeriodBarProps {
  /** What the bar is, for a screen reader. */
  label: string;
  /** The period that is shown, in words. */
  period: string;
  previous: Way;
  next: Way;
  /** The way back to the period of tonight. */
  present: Way & { isShown: boolean };
}

/** Which period of the schedule is shown, and the ways to its neighbours and back to that of tonight. */
export function PeriodBar({ label, period, previous, next, present }: PeriodBarProps) {
  return (
    <nav className={styles.bar} aria-label={label}>
      <div className={styles.steps}>
        <Step way={previous} icon={<IconChevronLeft size={18} aria-hidden />} />
        <Step way={next} icon={<IconChevronRight size={18} aria-hidden />} />
      </div>
      <h2 className={styles.period} aria-live="polite">
        {period}
      </h2>
      <ViewSwitch />
      <Button
        component={Link}
        to={{ search: present.search }}
        preventScrollReset
        variant="default"
        aria-current={present.isShown ? 'true' : undefined}
      >
        {present.label}
      </Button>
    </nav>
  );
}

function Step({ way: { label, search }, icon }: { way: Way; icon: ReactNode }) {
  return (
    <ActionIcon
      component={Link}
      to={{ search }}
      preventScrollReset
      variant="default"
      size={36}
      aria-label={label}
      title={label}
    >
      {icon}
    </ActionIcon>
  );
}
