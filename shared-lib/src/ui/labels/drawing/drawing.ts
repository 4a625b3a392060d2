/** A part of an outline; lengths are in the units of the mark that it belongs to, from the top left. */
export type Step =
  | readonly ['rect', x: number, y: number, width: number, height: number]
  | readonly ['move', x: number, y: number]
  | readonly ['line', x: number, y: number]
  | readonly ['curve', x1: number, y1: number, x2: number, y2: number, x: number, y: number]
  | readonly ['close'];

/** Where the units of a mark lie on the page: its origin in points, and how many points one unit is. */
export interface Placement {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** An outline that is filled, or whose lines are drawn; one path, however many parts it has. */
export interface ShapeMark {
  readonly kind: 'shape';
  readonly steps: readonly Step[];
  readonly at: Placement;
  /** `#rrggbb`. */
  readonly colour: string;
  /** The width of its lines in points; null when it is filled. */
  readonly lineWidth: number | null;
}

/** The two faces that every reader of PDF files brings along. */
export type Face = 'regular' | 'bold';

/** One line of text. */
export interface TextMark {
  readonly kind: 'text';
  /** Where its baseline begins. */
  readonly x: number;
  readonly y: number;
  /** In points. */
  readonly size: number;
  readonly face: Face;
  readonly text: string;
  readonly colour: string;
}

/** A picture as a JPEG file: its bytes, and as an address that holds them. */
export interface Picture {
  readonly jpeg: Uint8Array;
  readonly address: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** A picture in a rectangle of the page. */
export interface PictureMark {
  readonly kind: 'picture';
  readonly picture: Picture;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type Mark = ShapeMark | TextMark | PictureMark;

/**
 * A page as what is drawn on it, in order, in points (1/72 inch) from its top left. The PDF file, the preview and the self-test
 * draw the same marks.
 */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly marks: readonly Mark[];
}

/** A rectangle of a page, in points. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Points, the unit of a drawing, in an inch and in a millimetre. */
export const pointsPerInch = 72;
export const pointsPerMillimetre = 72 / 25.4;

/** Marks that lie in points on the page. */
export const onPage: Placement = { x: 0, y: 0, scale: 1 };
