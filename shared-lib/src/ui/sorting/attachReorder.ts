import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';

/** Where a row would be dropped: next to which row, and on which side. */
export interface DropPlace {
  readonly id: string;
  readonly side: 'before' | 'after';
}

interface ReorderHandlers {
  /**
   * Called with the drop position under the pointer, null outside the list, and with null when the drag ends.
   */
  onOver: (place: DropPlace | null) => void;
  onDrop: (draggedId: string, place: DropPlace) => void;
}

const idOf = (row: Element) => row.getAttribute('data-row') ?? '';

/** The half of a row nearer to a vertical position in the window. */
const placeIn = (row: Element, clientY: number): DropPlace => {
  const { top, height } = row.getBoundingClientRect();
  return { id: idOf(row), side: clientY < top + height / 2 ? 'before' : 'after' };
};

/**
 * Makes a list's rows draggable by their handles. A row has its id as `data-row`, and contains an element
 * with `data-handle`.
 * @param list the rows' container; call again when the rows change.
 * @returns a function that removes all listeners.
 */
export function attachReorder(list: HTMLElement, { onOver, onDrop }: ReorderHandlers): () => void {
  const rows = [...list.querySelectorAll<HTMLElement>('[data-row]')];
  const isOurs = (element: Element) => rows.some((row) => row === element);
  return combine(
    ...rows.flatMap((row) => {
      const dragHandle = row.querySelector<HTMLElement>('[data-handle]');
      return [
        ...(dragHandle ? [draggable({ element: row, dragHandle })] : []),
        dropTargetForElements({ element: row }),
      ];
    }),
    monitorForElements({
      canMonitor: ({ source }) => isOurs(source.element),
      onDrag({ location: { current } }) {
        const [target] = current.dropTargets;
        onOver(target ? placeIn(target.element, current.input.clientY) : null);
      },
      onDrop({ source, location: { current } }) {
        const [target] = current.dropTargets;
        onOver(null);
        if (target) onDrop(idOf(source.element), placeIn(target.element, current.input.clientY));
      },
    }),
  );
}
