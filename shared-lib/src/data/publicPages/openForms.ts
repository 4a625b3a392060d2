import { fetchListeners } from './fetchedListener.ts';

/**
 * Ensures that forms can be sent from a page that was shown without Firebase at first.
 * @throws Error if Firebase is unavailable; another call tries again
 */
export const openForms = async (): Promise<void> => void (await fetchListeners());
