export type { Photo } from './photo.ts';
