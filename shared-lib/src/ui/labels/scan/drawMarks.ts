import { outlineOf } from '../drawing/outlineOf.ts';
import type { Mark, Picture } from '../drawing/drawing.ts';
import { canvasFont } from '../text/letters.ts';

/** Draws marks on a canvas in points. @param bitmaps their decoded pictures */
export function drawMarks(
  context: CanvasRenderingContext2D,
  marks: readonly Mark[],
  bitmaps: ReadonlyMap<Picture, ImageBitmap>,
): void {
  for (const mark of marks) {
    context.save();
    if (mark.kind === 'shape') {
      context.translate(mark.at.x, mark.at.y);
      context.scale(mark.at.scale, mark.at.scale);
      const outline = new Path2D(outlineOf(mark.steps));
      context.fillStyle = mark.colour;
      context.strokeStyle = mark.colour;
      if (mark.lineWidth === null) context.fill(outline);
      else {
        context.lineWidth = mark.lineWidth / mark.at.scale;
        context.stroke(outline);
      }
    } else if (mark.kind === 'text') {
      context.fillStyle = mark.colour;
      context.font = canvasFont(mark.face, mark.size);
      context.fillText(mark.text, mark.x, mark.y);
    } else {
      const bitmap = bitmaps.get(mark.picture);
      if (bitmap) context.drawImage(bitmap, mark.x, mark.y, mark.width, mark.height);
    }
    context.restore();
  }
}
