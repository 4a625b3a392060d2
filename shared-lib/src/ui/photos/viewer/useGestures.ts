import { useEffect, useEffectEvent, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { pan, wheelFactor, wholePhoto, zoomAt, type Point, type Size, type View } from './view.ts';

/** Pixels per line, for wheel events in lines. */
const linePixels = 16;

const sizeOf = (frame: HTMLElement): Size => ({ width: frame.clientWidth, height: frame.clientHeight });

/** A pointer's position in pixels from the frame's center. */
function pointIn(frame: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top, width, height } = frame.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

const between = (one: Point, other: Point) => ({
  middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
  distance: Math.hypot(one.x - other.x, one.y - other.y),
});

/**
 * A photo's view, changed by wheel, pinch, drag and double click.
 * @param frame the photo's container.
 */
export function useGestures(frame: RefObject<HTMLElement | null>) {
  const [view, setView] = useState<View>(wholePhoto);
  const pointers = useRef(new Map<number, Point>());

  const onWheel = useEffectEvent((event: WheelEvent) => {
    // Keeps the page from scrolling and the browser from zooming.
    event.preventDefault();
    const { currentTarget: element, deltaY, deltaMode } = event;
    if (!(element instanceof HTMLElement)) return;
    const pixels = deltaMode === WheelEvent.DOM_DELTA_LINE ? deltaY * linePixels : deltaY;
    const about = pointIn(element, event);
    setView((before) => zoomAt(before, wheelFactor(pixels), about, sizeOf(element)));
  });
  useEffect(() => {
    const element = frame.current;
    // React's wheel listeners are passive and couldn't prevent scrolling.
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [frame]);

  const end = ({ pointerId }: PointerEvent) => pointers.current.delete(pointerId);
  return {
    view,
    setView,
    sizeOfFrame: (): Size => (frame.current ? sizeOf(frame.current) : { width: 0, height: 0 }),
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        pointers.current.set(event.pointerId, pointIn(event.currentTarget, event));
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const { pointerId, currentTarget: element } = event;
        const before = pointers.current.get(pointerId);
        if (!before) return;
        const now = pointIn(element, event);
        const other = [...pointers.current].find(([id]) => id !== pointerId)?.[1];
        pointers.current.set(pointerId, now);
        const size = sizeOf(element);
        if (!other) {
          setView((view) => pan(view, { x: now.x - before.x, y: now.y - before.y }, size));
          return;
        }
        const [from, to] = [between(before, other), between(now, other)];
        const by = { x: to.middle.x - from.middle.x, y: to.middle.y - from.middle.y };
        const factor = from.distance > 0 ? to.distance / from.distance : 1;
        setView((view) => pan(zoomAt(view, factor, from.middle, size), by, size));
      },
      onPointerUp: end,
      onPointerCancel: end,
      onDoubleClick: (event: { currentTarget: HTMLElement; clientX: number; clientY: number }) => {
        const { currentTarget: element } = event;
        const about = pointIn(element, event);
        setView((view) => (view.scale > 1 ? wholePhoto : zoomAt(view, 2.5, about, sizeOf(element))));
      },
    },
  };
}
