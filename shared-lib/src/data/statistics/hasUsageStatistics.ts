import { firebaseApp } from '../../session/firebaseApp.ts';

/** Whether this site measures its usage at all, with the user's permission (spec section 7, Other). */
export const hasUsageStatistics = (): boolean => firebaseApp().config.measurementId !== undefined;
