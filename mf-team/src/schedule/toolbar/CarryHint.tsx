import { useSyncExternalStore } from 'react';
import { useTexts } from 'shared-lib/i18n';
import type { Editing } from '../editing/useEditing.ts';
import styles from './CarryHint.module.css';

/** Shows who is being moved to another shift, and previews a drop here. Screen readers announce it too. */
export function CarryHint({ editing: { marks, carried, words } }: { editing: Editing }) {
  const { t } = useTexts('mf-team');
  const over = useSyncExternalStore(marks.subscribe, marks.over);
  const carrying =
    carried &&
    (carried.from
      ? t('schedule.edit.carriedFrom', {
          name: words.agent(carried.agentId),
          from: words.place(carried.from),
        })
      : t('schedule.edit.carriedCopy', { name: words.agent(carried.agentId) }));
  const text = over?.words ?? carrying;
  return (
    <div role="status">
      {text && (
        <p
          className={styles.hint}
          data-asks={over?.asks || undefined}
          data-refused={over?.effect === 'refused' || undefined}
          dir="auto"
        >
          {text}
        </p>
      )}
    </div>
  );
}
