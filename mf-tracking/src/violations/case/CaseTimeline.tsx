import type { CasePart } from '../casePart.ts';
import styles from './CaseTimeline.module.css';
import { linesOf } from './linesOf.ts';
import { Part } from './Part.tsx';

/** Every step of a case from the sighting on, each with who, when and in which words. */
export function CaseTimeline({ row: { record, timeZone }, words }: CasePart) {
  const { t, nameOf, moment } = words;
  return (
    <Part title={t('cases.timeline.title')}>
      <ol className={styles.steps}>
        {linesOf(record, words).map(({ what, at, by, words: said }, index) => (
          <li key={index}>
            <strong>{what}</strong>
            <span className={styles.who} dir="auto">
              {by === null
                ? moment(at, timeZone)
                : t('cases.timeline.by', { name: nameOf(by), when: moment(at, timeZone) })}
            </span>
            {said && (
              <span className={styles.words} dir="auto">
                {said}
              </span>
            )}
          </li>
        ))}
      </ol>
    </Part>
  );
}
