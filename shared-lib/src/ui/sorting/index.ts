/** Reorderable lists; a separate entry, because few pages have any. Adds its own texts. */
import { addCatalogues } from '../../i18n/index.ts';
import { sortingTexts } from './texts.ts';

addCatalogues('sorting', sortingTexts);

export { attachReorder, type DropPlace } from './attachReorder.ts';
export { movedTo, placeAfterDrop } from './movedTo.ts';
export { SortableList } from './SortableList.tsx';
