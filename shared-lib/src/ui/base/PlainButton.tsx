import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './PlainButton.module.css';

interface Look {
  variant?: 'filled' | 'default' | 'subtle';
  size?: 'sm' | 'md' | 'lg';
  /** What stands before the words, such as an icon. */
  leftSection?: ReactNode;
}

interface PlainButtonProps extends Look, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Whether what it does is under way; meanwhile it can't be pressed. */
  loading?: boolean;
}

const inside = (leftSection: ReactNode, children: ReactNode) => (
  <>
    {leftSection && <span className={styles.left}>{leftSection}</span>}
    <span>{children}</span>
  </>
);

/** The kit's button for pages that come without the rest of the kit; it looks like Mantine's. */
export function PlainButton({
  variant = 'filled',
  size = 'sm',
  leftSection,
  loading = false,
  disabled = false,
  children,
  ...rest
}: PlainButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={styles.button}
      data-variant={variant}
      data-size={size}
      data-loading={loading || undefined}
      disabled={disabled || loading}
    >
      {inside(leftSection, children)}
    </button>
  );
}

/** A link that looks like it. */
export function PlainLink({
  variant = 'filled',
  size = 'sm',
  leftSection,
  children,
  ...rest
}: Look & Pick<LinkProps, 'to' | 'children' | 'reloadDocument'>) {
  return (
    <Link {...rest} className={styles.button} data-variant={variant} data-size={size}>
      {inside(leftSection, children)}
    </Link>
  );
}
