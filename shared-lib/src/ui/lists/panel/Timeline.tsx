import styles from './Timeline.module.css';

interface TimelineProps {
  lines: readonly {
    readonly what: string;
    /** When, and by whom where somebody did it. */
    readonly who: string;
    /** In their own words; null for none. */
    readonly words: string | null;
  }[];
}

/** Everything that happened with a record, in its order: what, when, by whom and in which words. */
export function Timeline({ lines }: TimelineProps) {
  return (
    <ol className={styles.steps}>
      {lines.map(({ what, who, words }, index) => (
        <li key={index}>
          <strong>{what}</strong>
          <span className={styles.who} dir="auto">
            {who}
          </span>
          {words && (
            <span className={styles.words} dir="auto">
              {words}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
