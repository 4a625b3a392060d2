/** The state of a night for the people being served, and the address where they read it. */
export { nightsOfVisits } from './nightBounds.ts';
export type { NightState } from './nightTexts.ts';
export { isLastNight, nightState, formatNightState } from './nightTexts.ts';
export { publicAddress } from './publicAddress.ts';
export { serviceAhead, serviceOutlook } from './serviceOutlook.ts';
export { announcementOf, visitOf } from './publicNight.ts';
