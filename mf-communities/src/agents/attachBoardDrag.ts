import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';

const cell = '[data-place]';

const placeOf = (element: Element | null): string | null =>
  element?.closest<HTMLElement>(cell)?.dataset['place'] ?? null;

/**
 * Lets a specialist be dragged between weekdays. Only the element under the pointer is draggable, and the
 * whole board is a single drop target, so thousands of cells cost nothing.
 * @param onDrop receives the two places as in `data-place`.
 * @returns a function that detaches everything.
 */
export function attachBoardDrag(root: HTMLElement, onDrop: (from: string, to: string) => void): () => void {
  let ready: { element: HTMLElement; release: () => void } | null = null;
  let over: HTMLElement | null = null;

  const show = (next: HTMLElement | null) => {
    if (over === next) return;
    over?.removeAttribute('data-over');
    next?.setAttribute('data-over', '');
    over = next;
  };
  // The library puts a separate element under the pointer.
  const cellAt = (x: number, y: number): HTMLElement | null =>
    document
      .elementsFromPoint(x, y)
      .find((element) => root.contains(element))
      ?.closest<HTMLElement>(cell) ?? null;

  const onPointerOver = ({ target }: PointerEvent) => {
    const element = (target as Element).closest<HTMLElement>(cell);
    if (!element || element === ready?.element) return;
    ready?.release();
    ready = { element, release: draggable({ element }) };
  };
  root.addEventListener('pointerover', onPointerOver);

  const stop = dropTargetForElements({
    element: root,
    canDrop: ({ source }) => root.contains(source.element),
    onDrag: ({ location }) => {
      const { clientX, clientY } = location.current.input;
      show(cellAt(clientX, clientY));
    },
    onDragLeave: () => show(null),
    onDrop: ({ source, location }) => {
      show(null);
      const { clientX, clientY } = location.current.input;
      const [from, to] = [placeOf(source.element), placeOf(cellAt(clientX, clientY))];
      if (from !== null && to !== null && from !== to) onDrop(from, to);
    },
  });
  return () => {
    root.removeEventListener('pointerover', onPointerOver);
    ready?.release();
    stop();
  };
}
