import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './PlainButton.module.css';

interface Look {
  variant?: 'filled' | 'default' | 'subtle';
  size?: 'sm' | 'md' | 'lg';
  /** Shown before the label, such as an icon. */
  leftSection?: ReactNode;
}

interface PlainButtonProps extends Look, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Whether the action is pending; the button is disabled meanwhile. */
  loading?: boolean;
}

const inside = (leftSection: ReactNode, children: ReactNode) => (
  <>
    {leftSection && <span className={styles.left}>{leftSection}</span>}
    <span>{children}</span>
  </>
);

/** A button that looks like Mantine's, for pages without the rest of the kit. */
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

/** A link styled like the button. */
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
