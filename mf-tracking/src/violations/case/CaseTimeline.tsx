import type { CasePart } from '../casePart.ts';
import styles from './CaseTimeline.module.css';
import { Part } from './Part.tsx';

/** Every step of a case from the sighting on, each with who, when and in which words. */
export function CaseTimeline({ row: { record, timeZone }, words }: CasePart) {
  const { t, nameOf, moment, step } = words;
  const seenBy = record.reportedBy ?? record.memberId;
  const lines = [
    ...(record.observedAt === null
      ? []
      : [{ what: t('cases.timeline.seen'), at: record.observedAt, by: seenBy, words: null }]),
    ...(record.createdAt === null
      ? []
      : [{ what: t('cases.timeline.received'), at: record.createdAt, by: null, words: null }]),
    ...record.timeline.map((taken) => ({
      what: step(taken),
      at: taken.at,
      by: taken.by,
      words: taken.words,
    })),
  ];
  return (
    <Part title={t('cases.timeline.title')}>
      <ol className={styles.steps}>
        {lines.map(({ what, at, by, words: said }, index) => (
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
