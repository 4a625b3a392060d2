export { doorSearch } from './doorSearch.ts';
export { phoneStart, phoneTyped } from './phoneTyped.ts';
export { requestNumberTyped } from './requestNumberTyped.ts';
export { residentOfCommunity } from './residentOfCommunity.ts';
export { tagCodeTyped } from './tagCodeTyped.ts';
export { unitQueries, type UnitQuery } from './unitQueries.ts';
