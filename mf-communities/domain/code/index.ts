export { doorFields, doorOf, isNoticed } from './door.ts';
