import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview';
import type { ShiftPlace } from 'shared-lib/domain';
import type { Carried } from '../editing/dropOf.ts';

/** The callbacks between a drag and the screen. */
export interface DragHandlers {
  /** The person picked up by dragging an element; null if the element can't be dragged. */
  carriedBy: (element: HTMLElement) => Carried | null;
  /** The shift of a grid cell; null for a cell without one. */
  placeAt: (cell: HTMLElement) => ShiftPlace | null;
  /** The text under the pointer during a drag. */
  previewOf: (carried: Carried) => HTMLElement;
  onStart: (carried: Carried) => void;
  /**
   * Called with the shift under the pointer, or null outside the grid. With Alt, the specialist on that shift
   * is replaced instead of swapped.
   */
  onOver: (carried: Carried, place: ShiftPlace | null, replace: boolean) => void;
  onDrop: (carried: Carried, place: ShiftPlace, replace: boolean) => void;
  onEnd: () => void;
}

/** The draggable elements. */
const carrying = '[data-carries]';

/**
 * Lets people be dragged onto grid cells. The whole grid is a single drop target, and only the element under
 * the pointer is draggable, so thousands of cells cost nothing.
 * @param root the container of the grid and of everything people are dragged from.
 * @returns a function that detaches everything.
 */
export function attachDrag(root: HTMLElement, handlers: DragHandlers): () => void {
  let ready: { element: HTMLElement; release: () => void } | null = null;
  let carried: Carried | null = null;

  const cellAt = (x: number, y: number): HTMLElement | null => {
    const found = document.elementsFromPoint(x, y).find((element) => root.contains(element));
    return found?.closest<HTMLElement>('[role="gridcell"]') ?? null;
  };
  const placeAt = (x: number, y: number): ShiftPlace | null => {
    const cell = cellAt(x, y);
    return cell && handlers.placeAt(cell);
  };

  const makeReady = (element: HTMLElement) => {
    if (ready?.element === element) return;
    ready?.release();
    const release = draggable({
      element,
      canDrag: () => handlers.carriedBy(element) !== null,
      onGenerateDragPreview: ({ nativeSetDragImage }) =>
        setCustomNativeDragPreview({
          nativeSetDragImage,
          render: ({ container }) => {
            const who = handlers.carriedBy(element);
            if (who) container.append(handlers.previewOf(who));
          },
        }),
    });
    ready = { element, release };
  };
  const onPointerOver = (event: PointerEvent) => {
    if (carried) return;
    const element = (event.target as Element).closest<HTMLElement>(carrying);
    if (element) makeReady(element);
  };
  root.addEventListener('pointerover', onPointerOver);

  const stopTarget = dropTargetForElements({
    element: root,
    canDrop: ({ input }) => placeAt(input.clientX, input.clientY) !== null,
  });
  const stopMonitor = monitorForElements({
    canMonitor: ({ source }) => root.contains(source.element),
    onDragStart({ source }) {
      carried = handlers.carriedBy(source.element);
      if (carried) handlers.onStart(carried);
    },
    onDrag({ location }) {
      const { clientX, clientY, altKey } = location.current.input;
      if (carried) handlers.onOver(carried, placeAt(clientX, clientY), altKey);
    },
    onDrop({ location }) {
      const { clientX, clientY, altKey } = location.current.input;
      const who = carried;
      carried = null;
      handlers.onEnd();
      // Escape or a drop outside the grid leaves no target.
      const place = location.current.dropTargets.length > 0 ? placeAt(clientX, clientY) : null;
      if (who && place) handlers.onDrop(who, place, altKey);
    },
  });

  return () => {
    root.removeEventListener('pointerover', onPointerOver);
    ready?.release();
    stopTarget();
    stopMonitor();
  };
}
