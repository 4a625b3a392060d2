import { firebaseApp } from '../../session/firebaseApp.ts';

/** Whether this site collects usage statistics, with the user's permission (spec section 7, Other). */
export const hasUsageStatistics = (): boolean => firebaseApp().config.measurementId !== undefined;
