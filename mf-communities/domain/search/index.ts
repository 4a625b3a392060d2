export { doorSearch } from './doorSearch.ts';
export { requestNumberTyped } from './requestNumberTyped.ts';
export { unitQueries, type UnitQuery } from './unitQueries.ts';
