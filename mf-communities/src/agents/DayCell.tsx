import { useTexts } from 'shared-lib/i18n';
import { keyOf, type Day } from './draft.ts';
import styles from './Board.module.css';
import type { Names } from './useNames.ts';

interface DayCellProps {
  place: Day;
  /** Null for none. */
  agentId: string | null;
  isChanged: boolean;
  isServed: boolean;
  names: Names;
  onOpen: () => void;
}

/** A community's specialist on one weekday; opens the picker. */
export function DayCell({ place, agentId, isChanged, isServed, names, onOpen }: DayCellProps) {
  const { t } = useTexts('mf-communities');
  const day = names.day(place.day);
  if (!isServed) {
    return (
      <span className={styles.off}>
        <span className={styles.weekday}>{day}</span>
        <span title={t('agentBoard.off')}>–</span>
      </span>
    );
  }
  const agent = names.agent(agentId);
  const tone = agentId === null ? styles.uncovered : '';
  return (
    <button
      type="button"
      className={`${styles.cell} ${tone} ${isChanged ? styles.changed : ''}`}
      data-place={keyOf(place)}
      title={agent}
      onClick={onOpen}
    >
      <span className="vh-unseen">{names.community(place.communityId)},</span>{' '}
      <span className={styles.weekday}>{day}</span>{' '}
      <span className={styles.agent} dir="auto">
        {agent}
      </span>
      {isChanged && <span className="vh-unseen"> {t('agentBoard.unsaved')}</span>}
    </button>
  );
}
