import { fetchListeners } from './fetchedListener.ts';

/**
 * Sees to it that forms can be sent from a page that stands without Firebase at first.
 * @throws Error when that can't be had; another call then tries again
 */
export const openForms = async (): Promise<void> => void (await fetchListeners());
