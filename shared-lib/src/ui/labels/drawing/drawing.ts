/** A segment of an outline. Lengths are in the units of its mark, from the top left. */
export type Step =
  | readonly ['rect', x: number, y: number, width: number, height: number]
  | readonly ['move', x: number, y: number]
  | readonly ['line', x: number, y: number]
  | readonly ['curve', x1: number, y1: number, x2: number, y2: number, x: number, y: number]
  | readonly ['close'];

/** A mark's position on the page: its origin in points, and points per unit. */
export interface Placement {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** A filled or stroked outline; one path, even with several parts. */
export interface ShapeMark {
  readonly kind: 'shape';
  readonly steps: readonly Step[];
  readonly at: Placement;
  /** `#rrggbb`. */
  readonly colour: string;
  /** Line width in points; null if filled. */
  readonly lineWidth: number | null;
}

/** The two fonts every PDF reader has. */
export type Face = 'regular' | 'bold';

/** One line of text. */
export interface TextMark {
  readonly kind: 'text';
  /** Start of the baseline. */
  readonly x: number;
  readonly y: number;
  /** In points. */
  readonly size: number;
  readonly face: Face;
  readonly text: string;
  readonly colour: string;
}

/** A JPEG image: its bytes, and the same as a data URL. */
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
 * A page's marks in drawing order, in points (1/72 inch) from the top left. The PDF, the preview and the
 * self-test draw the same marks.
 */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly marks: readonly Mark[];
}

/** A rectangle on a page, in points. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Points per inch and per millimeter. */
export const pointsPerInch = 72;
export const pointsPerMillimeter = 72 / 25.4;

/** The placement of marks in page points. */
export const identityPlacement: Placement = { x: 0, y: 0, scale: 1 };

const partOf = (step: Step): string => {
  switch (step[0]) {
    case 'rect': {
      const [, x, y, width, height] = step;
      return `M${x} ${y}h${width}v${height}h${-width}z`;
    }
    case 'move':
      return `M${step[1]} ${step[2]}`;
    case 'line':
      return `L${step[1]} ${step[2]}`;
    case 'curve':
      return `C${step.slice(1).join(' ')}`;
    case 'close':
      return 'z';
  }
};

/** An outline as an SVG path, which canvas accepts too. */
export const outlineOf = (steps: readonly Step[]): string => steps.map(partOf).join('');
