/** How a photo is looked at: enlarged so many times, and moved so many pixels from the middle of its frame. */
export interface View {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** A place in the frame, in pixels from its middle. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export const wholePhoto: View = { scale: 1, x: 0, y: 0 };
export const largestScale = 8;

/** How much a press of a button or key enlarges. */
export const zoomStep = 1.5;
/** How far an arrow key moves an enlarged photo, as a share of the frame. */
const panStep = 0.15;

const clamp = (value: number, most: number) => Math.min(most, Math.max(-most, value)) + 0;

/** A view within its bounds: between the whole photo and the largest scale, and never moved off the frame. */
export function within({ scale, x, y }: View, { width, height }: Size): View {
  const bounded = Math.min(largestScale, Math.max(1, scale));
  const reach = (bounded - 1) / 2;
  return { scale: bounded, x: clamp(x, width * reach), y: clamp(y, height * reach) };
}

/** Enlarges about a place of the frame, which keeps showing what it showed. @param factor below 1 makes it smaller */
export function zoomed(view: View, factor: number, about: Point, frame: Size): View {
  const scale = Math.min(largestScale, Math.max(1, view.scale * factor));
  const by = scale / view.scale;
  return within({ scale, x: about.x - (about.x - view.x) * by, y: about.y - (about.y - view.y) * by }, frame);
}

/** Moves an enlarged photo by so many pixels. */
export const moved = (view: View, { x, y }: Point, frame: Size): View =>
  within({ ...view, x: view.x + x, y: view.y + y }, frame);

/** The factor that a turn of the wheel enlarges by. @param deltaY of the event, in pixels; down makes it smaller */
export const wheelFactor = (deltaY: number): number => Math.exp(-Math.min(300, Math.max(-300, deltaY)) / 400);

const middle: Point = { x: 0, y: 0 };
/** What an arrow key lets come into the frame, from which side. */
const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: 1, y: 0 },
  ArrowRight: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};

/** What a key does: another view, another photo so many places on, or closing; null for a key that does nothing here. */
export type KeyResult = { readonly view: View } | { readonly step: 1 | -1 } | { readonly close: true } | null;

/** What a key does with a photo: the arrows step to others, and move one that is enlarged. */
export function afterKey(key: string, view: View, frame: Size): KeyResult {
  if (key === 'Escape') return { close: true };
  if (key === '+' || key === '=') return { view: zoomed(view, zoomStep, middle, frame) };
  if (key === '-' || key === '_') return { view: zoomed(view, 1 / zoomStep, middle, frame) };
  if (key === '0') return { view: wholePhoto };
  const arrow = arrows[key];
  if (arrow === undefined) return null;
  if (view.scale > 1) {
    const by = { x: arrow.x * frame.width * panStep, y: arrow.y * frame.height * panStep };
    return { view: moved(view, by, frame) };
  }
  if (arrow.x === 0) return null;
  return { step: arrow.x === 1 ? -1 : 1 };
}
