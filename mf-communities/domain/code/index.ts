export { doorFields, doorContent, hasOpenNotice } from './door.ts';
export { isCode } from './isCode.ts';
