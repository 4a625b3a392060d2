export { doorSearch } from './doorSearch.ts';
export { phoneStart, phoneTyped, requestNumberTyped, tagCodeTyped } from './typed.ts';
export { residentOfCommunity, unitQueries, type UnitQuery } from './unitQueries.ts';
