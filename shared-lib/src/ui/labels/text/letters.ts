import type { Face } from '../drawing/drawing.ts';

/** What stands in for Helvetica on a screen. */
export const screenFamily = 'Helvetica, Arial, sans-serif';

/** How a canvas writes a face. @param size in pixels */
export const canvasFont = (face: Face, size: number): string =>
  `${face === 'bold' ? 700 : 400} ${size}px ${screenFamily}`;
