/** Reorderable lists; a separate entry, because few pages have any. Adds its own texts. */
import { addCatalogs } from '../../i18n/index.ts';
import { sortingTexts } from './texts.ts';

addCatalogs('sorting', sortingTexts);

export { attachReorder, type DropPlace } from './attachReorder.ts';
export { moveItem, indexAfterDrop } from './moveItem.ts';
export { SortableList } from './SortableList.tsx';
