/**
 * What the pages for everyone need of the domain: how a night stands and when the next one is. An entry of its own, so that the schemas,
 * with which they are read live, come after the page stands.
 */
export { lateAfterMin, unknownProperty } from './base/constants.ts';
export { isDocumentId } from './base/documentId.ts';
export { addDays, localDate, momentOfNight, serviceNight } from './base/serviceNight.ts';
export { weekdayOf } from './base/weekday.ts';
export type { PublicAddress } from './community/publicAddress.ts';
export { slugOf } from './community/slugOf.ts';
export { serviceOn } from './community/serviceOutlook.ts';
export { citedName } from './violation/citedName.ts';
