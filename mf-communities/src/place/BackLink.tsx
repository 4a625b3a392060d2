import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from 'shared-lib/router';
import styles from './BackLink.module.css';

interface BackLinkProps {
  to: string;
  /** The target's name, shown on two lines at most, and in full as a tooltip. */
  children: string;
}

/** The link back, under a page's title. */
export function BackLink({ to, children }: BackLinkProps) {
  return (
    <Link to={to} className={styles.back} title={children}>
      <IconArrowLeft size={18} aria-hidden />
      <span dir="auto">{children}</span>
    </Link>
  );
}
