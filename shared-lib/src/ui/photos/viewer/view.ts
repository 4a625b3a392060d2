/** A photo's zoom factor, and its pan in pixels from the frame's center. */
export interface View {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** A point in the frame, in pixels from its center. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** In pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export const wholePhoto: View = { scale: 1, x: 0, y: 0 };
export const largestScale = 8;

/** Zoom factor of a button or key press. */
export const zoomStep = 1.5;
/** How far an arrow key pans, relative to the frame. */
const panStep = 0.15;

const clamp = (value: number, max: number) => Math.min(max, Math.max(-max, value)) + 0;

/** Limits a view: between the whole photo and the maximum zoom, and never panned out of the frame. */
export function clampView({ scale, x, y }: View, { width, height }: Size): View {
  const bounded = Math.min(largestScale, Math.max(1, scale));
  const reach = (bounded - 1) / 2;
  return { scale: bounded, x: clamp(x, width * reach), y: clamp(y, height * reach) };
}

/** Zooms around a point, which stays in place. @param factor below 1 zooms out */
export function zoomAt(view: View, factor: number, about: Point, frame: Size): View {
  const scale = Math.min(largestScale, Math.max(1, view.scale * factor));
  const by = scale / view.scale;
  return clampView(
    { scale, x: about.x - (about.x - view.x) * by, y: about.y - (about.y - view.y) * by },
    frame,
  );
}

/** Pans a zoomed photo by pixels. */
export const pan = (view: View, { x, y }: Point, frame: Size): View =>
  clampView({ ...view, x: view.x + x, y: view.y + y }, frame);

/** The zoom factor of a wheel event. @param deltaY of the event, in pixels; scrolling down zooms out */
export const wheelFactor = (deltaY: number): number => Math.exp(-Math.min(300, Math.max(-300, deltaY)) / 400);

const middle: Point = { x: 0, y: 0 };
/** The pan direction of each arrow key. */
const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: 1, y: 0 },
  ArrowRight: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};

/** The result of a key: a new view, a step to another photo, or closing; null for other keys. */
export type KeyResult = { readonly view: View } | { readonly step: 1 | -1 } | { readonly close: true } | null;

/** Handles a key: arrows step through photos, or pan a zoomed one. */
export function viewAfterKey(key: string, view: View, frame: Size): KeyResult {
  if (key === 'Escape') return { close: true };
  if (key === '+' || key === '=') return { view: zoomAt(view, zoomStep, middle, frame) };
  if (key === '-' || key === '_') return { view: zoomAt(view, 1 / zoomStep, middle, frame) };
  if (key === '0') return { view: wholePhoto };
  const arrow = arrows[key];
  if (arrow === undefined) return null;
  if (view.scale > 1) {
    const by = { x: arrow.x * frame.width * panStep, y: arrow.y * frame.height * panStep };
    return { view: pan(view, by, frame) };
  }
  if (arrow.x === 0) return null;
  return { step: arrow.x === 1 ? -1 : 1 };
}
