export { doorSearch } from './doorSearch.ts';
export { phoneStart, parsePhoneSearch, parseRequestNumber, parseTagCode } from './typed.ts';
export { residentOfCommunity, unitQueries, type UnitQuery } from './unitQueries.ts';
