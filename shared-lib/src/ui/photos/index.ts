/**
 * Viewing photos of records; a separate entry, because few pages have any. Adds its own texts.
 */
import { addCatalogs } from '../../i18n/index.ts';
import { photoTexts } from './texts/index.ts';

addCatalogs('photos', photoTexts);

export { PhotoGrid, LargePhotos, PhotoStrip, type PhotosProps } from './Photos.tsx';
