import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';

export type Edge = 'above' | 'below';

interface RowDrag {
  /** The list, of which rows of another one are none. */
  readonly list: object;
  readonly index: number;
  /** Where something that is dragged would come; null when it goes on. */
  readonly onOver: (edge: Edge | null) => void;
  readonly onDrop: (from: number, edge: Edge) => void;
}

/** Lets a row of a list be dragged by its grip, and others be let go on it. @returns a function that ends it */
export function attachRowDrag(row: HTMLElement, grip: HTMLElement, { list, index, onOver, onDrop }: RowDrag) {
  const edgeAt = (clientY: number): Edge => {
    const { top, height } = row.getBoundingClientRect();
    return clientY < top + height / 2 ? 'above' : 'below';
  };
  return combine(
    draggable({ element: row, dragHandle: grip, getInitialData: () => ({ list, index }) }),
    dropTargetForElements({
      element: row,
      canDrop: ({ source }) => source.data['list'] === list,
      onDrag: ({ source, location }) =>
        onOver(source.data['index'] === index ? null : edgeAt(location.current.input.clientY)),
      onDragLeave: () => onOver(null),
      onDrop: ({ source, location }) => {
        onOver(null);
        onDrop(Number(source.data['index']), edgeAt(location.current.input.clientY));
      },
    }),
  );
}
