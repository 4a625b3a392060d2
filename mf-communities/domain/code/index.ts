export { doorFields, doorOf, isNoticed } from './door.ts';
export { isCode } from './isCode.ts';
