/** Photos of records: looking at them and uploading them; an entry of its own, since few pages have any. Its texts come with it. */
import { addCatalogues } from '../../i18n/index.ts';
import { photoTexts } from './texts/index.ts';

addCatalogues('photos', photoTexts);

export { PhotoGrid, PhotoStrip, type PhotosProps } from './Photos.tsx';
export { PhotoUpload } from './upload/PhotoUpload.tsx';
