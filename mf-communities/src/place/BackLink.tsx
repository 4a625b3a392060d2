import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from 'shared-lib/router';
import styles from './BackLink.module.css';

interface BackLinkProps {
  to: string;
  /** Where it leads; a name of any length is shown on two lines at most, and whole as a tooltip. */
  children: string;
}

/** The way back, under the title of a page. */
export function BackLink({ to, children }: BackLinkProps) {
  return (
    <Link to={to} className={styles.back} title={children}>
      <IconArrowLeft size={18} aria-hidden />
      <span dir="auto">{children}</span>
    </Link>
  );
}
