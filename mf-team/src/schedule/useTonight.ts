import { useNow } from 'shared-lib/data';
import { serviceNight } from 'shared-lib/domain';
import { viewerTimeZone } from '../people/viewerTimeZone.ts';

/** The night in progress where the viewer is, `YYYY-MM-DD`: past midnight still that of the evening before. */
export const useTonight = (): string => serviceNight(useNow(), viewerTimeZone());
