export { doorFields, doorOf, hasOpenNotice } from './door.ts';
export { isCode } from './isCode.ts';
