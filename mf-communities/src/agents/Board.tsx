import { weekdays, type DirectoryCommunity } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { Button } from 'shared-lib/ui';
import { VirtualList } from 'shared-lib/ui/table';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { reportProblem } from 'shared-lib/data';
import { AgentPicker } from './AgentPicker.tsx';
import styles from './Board.module.css';
import { commandOf, placeAfter } from './boardKeys.ts';
import { keyOf, type Day } from './draft.ts';
import { DraftDialogs } from './ReviewDialog.tsx';
import type { Board as BoardData, Names } from './useBoard.ts';
import { useAgentDraft } from './useAgentDraft.ts';

const placeOf = (key: string): Day => {
  const at = key.lastIndexOf('/');
  return { communityId: key.slice(0, at), day: weekdays.find((day) => day === key.slice(at + 1))! };
};

/** Whether an address of the same page still shows the board. */
const isBoard = (search: URLSearchParams) =>
  search.get('view') === 'agents' || search.get('tab') === 'agents';

const idOf = ({ id }: DirectoryCommunity) => id;

interface BoardProps {
  board: BoardData;
  /** The displayed communities, one per row. */
  rows: readonly DirectoryCommunity[];
  /** Whether each row begins with the community's name. */
  named: boolean;
}

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
function DayCell({ place, agentId, isChanged, isServed, names, onOpen }: DayCellProps) {
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
      <span className={`vh-cut ${styles.agent}`} dir="auto">
        {agent}
      </span>
      {isChanged && <span className="vh-unseen"> {t('agentBoard.unsaved')}</span>}
    </button>
  );
}

/**
 * Communities by weekdays: their regular specialists are changed by keyboard, with a picker or by dragging,
 * and saved all at once.
 */
export function Board({ board, rows, named }: BoardProps) {
  const { t } = useTexts('mf-communities');
  const edit = useAgentDraft(board, isBoard);
  const { names, draft, agentAt } = edit;
  const [opened, setOpened] = useState<Day | null>(null);
  const copied = useRef<string | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const set = (place: Day, agentId: string | null) => edit.give([place], agentId);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const key = (event.target as HTMLElement).dataset['place'];
    const command = key === undefined ? null : commandOf(event);
    if (key === undefined || command === null) return;
    const place = placeOf(key);
    event.preventDefault();
    if (command.kind === 'clear') set(place, null);
    else if (command.kind === 'copy') copied.current = agentAt(place);
    else if (command.kind === 'paste') {
      if (copied.current !== null) set(place, copied.current);
    } else if (command.kind === 'move') {
      const next = placeAfter(rows, place, command);
      const cell =
        next && root.current?.querySelector<HTMLElement>(`[data-place="${CSS.escape(keyOf(next))}"]`);
      cell?.focus();
    }
  };

  const drop = useEffectEvent((from: string, to: string) => set(placeOf(to), agentAt(placeOf(from))));
  useEffect(() => {
    const element = root.current;
    let stop: (() => void) | null = null;
    let isGone = false;
    import(/* webpackChunkName: "agents-drag" */ './attachBoardDrag.ts').then(
      ({ attachBoardDrag }) => {
        if (isGone || !element) return;
        stop = attachBoardDrag(element, (from, to) => drop(from, to));
        element.dataset['drags'] = '';
      },
      (cause: unknown) => reportProblem('Dragging on the board could not be loaded', cause),
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, []);

  return (
    <>
      <div ref={root} className={named ? undefined : styles.single} role="presentation" onKeyDown={onKeyDown}>
        <VirtualList label={t('agentBoard.list')} items={rows} itemKey={idOf} itemHeight={56}>
          {({ id, serviceDays }) => (
            <div className={styles.row}>
              {named && (
                <Link
                  to={`/communities/${encodeURIComponent(id)}?tab=agents`}
                  className={styles.name}
                  dir="auto"
                >
                  {names.community(id)}
                </Link>
              )}
              {weekdays.map((day) => {
                const place = { communityId: id, day };
                return (
                  <DayCell
                    key={day}
                    place={place}
                    agentId={agentAt(place)}
                    isChanged={draft.has(keyOf(place))}
                    isServed={serviceDays.includes(day)}
                    names={names}
                    onOpen={() => setOpened(place)}
                  />
                );
              })}
            </div>
          )}
        </VirtualList>
      </div>
      {draft.size > 0 && (
        <div className={styles.bar} role="region" aria-label={t('agentBoard.bar.review')}>
          <span role="status" className={styles.count}>
            {t('agentBoard.bar.count', { count: draft.size })}
          </span>
          <Button variant="default" onClick={edit.discard}>
            {t('agentBoard.bar.discard')}
          </Button>
          <Button onClick={() => edit.setReviewed(true)}>{t('agentBoard.bar.review')}</Button>
        </div>
      )}
      {opened && (
        <AgentPicker
          board={board}
          names={names}
          place={opened}
          agentId={agentAt(opened)}
          changes={[...draft.values()]}
          onPick={(agentId) => {
            set(opened, agentId);
            setOpened(null);
          }}
          onClose={() => setOpened(null)}
        />
      )}
      <DraftDialogs edit={edit} />
    </>
  );
}
