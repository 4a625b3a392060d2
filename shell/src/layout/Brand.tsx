import styles from './Brand.module.css';

/** The product's logo and name. */
export function Brand() {
  return (
    <span className={styles.brand}>
      <span className={styles.mark} aria-hidden />
      <span data-condensed="hidden">Valet Hub</span>
    </span>
  );
}
