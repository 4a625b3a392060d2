import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';

/** Where a row would be put: beside which other one, and on which side of it. */
export interface DropPlace {
  readonly id: string;
  readonly side: 'before' | 'after';
}

interface ReorderHandlers {
  /** Called with the place under the pointer, null beside the list, and once more with null when the drag is over. */
  onOver: (place: DropPlace | null) => void;
  onDrop: (draggedId: string, place: DropPlace) => void;
}

const idOf = (row: Element) => row.getAttribute('data-row') ?? '';

/** The half of a row that is nearer to a height of the window. */
const placeIn = (row: Element, clientY: number): DropPlace => {
  const { top, height } = row.getBoundingClientRect();
  return { id: idOf(row), side: clientY < top + height / 2 ? 'before' : 'after' };
};

/**
 * Lets the rows of a list be dragged by their handles. A row has its id as `data-row`, and in it an element with `data-handle`.
 * @param list what holds the rows; call it again for other rows.
 * @returns a function that removes all of it.
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
