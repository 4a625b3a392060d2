import styles from './Timeline.module.css';

interface TimelineProps {
  lines: readonly {
    readonly what: string;
    /** When, and by whom if known. */
    readonly who: string;
    /** Their comment; null for none. */
    readonly words: string | null;
  }[];
}

/** Everything that happened to a record, in order: what, when, by whom, and with which comment. */
export function Timeline({ lines }: TimelineProps) {
  return (
    <ol className={`vh-list ${styles.steps}`}>
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
