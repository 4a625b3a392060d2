export { doorSearch } from './doorSearch.ts';
export { unitQueries, type UnitQuery } from './unitQueries.ts';
