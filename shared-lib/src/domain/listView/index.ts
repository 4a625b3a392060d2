export { maxListViews, listViewsSchema, maxViewNameLength, viewNameProblem } from './listView.ts';
export type { ListViews, NamedViews, ViewNameProblem } from './listView.ts';
