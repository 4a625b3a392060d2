import type { Face } from '../drawing/drawing.ts';

/** Replaces Helvetica on screen. */
export const screenFamily = 'Helvetica, Arial, sans-serif';

/** A font for canvas. @param size in pixels */
export const canvasFont = (face: Face, size: number): string =>
  `${face === 'bold' ? 700 : 400} ${size}px ${screenFamily}`;
