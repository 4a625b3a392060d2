import { useEffect, useEffectEvent, type RefObject } from 'react';
import { reportProblem } from 'shared-lib/data';
import type { DragHandlers } from './attachDrag.ts';
import styles from './DragPreview.module.css';
import type { Carried } from '../editing/dropOf.ts';
import { currentAgent } from '../editing/schedulePlan.ts';
import type { Editing } from '../editing/useEditing.ts';
import { keyOfPlace } from '../rows/placeKey.ts';
import type { WeekRow } from '../rows/weekGridOf.ts';

/**
 * Lets people be dragged between shifts, and from the list of people onto shifts. Loaded when the page is
 * idle; without it, the panel and the keyboard still do everything.
 * @param root the element that holds the grid and the list.
 */
export function useDrag(
  root: RefObject<HTMLElement | null>,
  rows: readonly WeekRow[],
  editing: Editing,
  enabled: boolean,
) {
  const placeAt = useEffectEvent<DragHandlers['placeAt']>((cell) => {
    const row = rows[Number(cell.dataset['row'])];
    const found = row?.cells[Number(cell.dataset['column'])];
    return row && found ? { communityId: row.id, serviceDate: found.date } : null;
  });
  const carriedBy = useEffectEvent<DragHandlers['carriedBy']>((element) => {
    const agentId = element.dataset['agent'];
    if (agentId) return { agentId, from: null };
    const from = placeAt(element);
    const serves = from && currentAgent(from, editing.plan);
    return from && serves ? { agentId: serves, from } : null;
  });
  const previewOf = useEffectEvent((carried: Carried) => {
    const preview = document.createElement('span');
    preview.className = styles.preview ?? '';
    preview.dir = 'auto';
    preview.textContent = editing.words.agent(carried.agentId);
    return preview;
  });
  const onStart = useEffectEvent(({ from }: Carried) => {
    editing.putDown();
    editing.marks.setLifted(from && keyOfPlace(from));
  });
  const onOver = useEffectEvent<DragHandlers['onOver']>((...over) => editing.hover(...over));
  const onDrop = useEffectEvent<DragHandlers['onDrop']>((...drop) => editing.drop(...drop));
  const onEnd = useEffectEvent(() => editing.putDown());

  useEffect(() => {
    const element = root.current;
    if (!enabled || !element) return;
    let stop: (() => void) | null = null;
    let isGone = false;
    import(/* webpackChunkName: "schedule-drag" */ './attachDrag.ts').then(
      ({ attachDrag }) => {
        if (isGone) return;
        stop = attachDrag(element, {
          carriedBy: (dragged) => carriedBy(dragged),
          placeAt: (cell) => placeAt(cell),
          previewOf: (carried) => previewOf(carried),
          onStart: (carried) => onStart(carried),
          onOver: (...over) => onOver(...over),
          onDrop: (...drop) => onDrop(...drop),
          onEnd: () => onEnd(),
        });
        element.dataset['drags'] = '';
      },
      (cause: unknown) => reportProblem('Dragging in the schedule could not be loaded', cause),
    );
    return () => {
      isGone = true;
      stop?.();
      delete element.dataset['drags'];
    };
  }, [root, enabled]);
}
