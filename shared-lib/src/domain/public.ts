/**
 * The parts of the domain that public pages need: a night's status and the next night. A separate entry, because the
 * schemas for live reads load after the page is shown.
 */
export { lateAfterMin, unknownProperty } from './base/constants.ts';
export { isDocumentId } from './base/documentId.ts';
export { addDays, localDate, momentOfNight, serviceNight } from './base/serviceNight.ts';
export { weekdayOf } from './base/weekday.ts';
export type { PublicAddress } from './community/publicAddress.ts';
export { slugOf } from './community/slugOf.ts';
export { serviceOn } from './community/serviceOutlook.ts';
export { citedName } from './violation/citedName.ts';
