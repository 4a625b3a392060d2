/** Lists whose order people change; an entry of its own, since few pages have any. Its texts come with it. */
import { addCatalogues } from '../../i18n/index.ts';
import { sortingTexts } from './texts.ts';

addCatalogues('sorting', sortingTexts);

export { attachReorder, type DropPlace } from './attachReorder.ts';
export { movedTo, placeAfterDrop } from './movedTo.ts';
export { SortableList } from './SortableList.tsx';
