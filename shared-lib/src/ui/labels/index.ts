/**
 * Printed labels with codes: drawing, preview and scan self-test. A separate entry, because few pages have
 * labels. Adds its own texts.
 */
import { addCatalogs } from '../../i18n/index.ts';
import { labelTexts } from './texts/index.ts';

addCatalogs('labels', labelTexts);

export {
  identityPlacement,
  pointsPerInch,
  type Area,
  type Drawing,
  type Mark,
  type Picture,
  type ShapeMark,
  type Step,
  type TextMark,
} from './drawing/drawing.ts';
export { PageDrawing } from './drawing/PageDrawing.tsx';
export { rasterizeMissingGlyphs } from './drawing/rasterizeMissingGlyphs.ts';
export { labelMarks, type LabelContent, type LabelStyle } from './label/labelMarks.ts';
export { useBranding, useLabelLook, type Branding } from './label/useLabelLook.ts';
export { scanLabels, type ScanResult } from './scan/scanLabels.ts';
export { LabelNote, ScanNote } from './scan/ScanNote.tsx';
export { useSelfTest } from './scan/useSelfTest.ts';
export { textWidth } from './text/textWidth.ts';
export { winAnsi } from './text/winAnsi.ts';
