import { useTexts } from '../../i18n/index.ts';

/** The message for a change refused because someone else changed the record first. */
export const useConflictText = (): string => useTexts('form').t('changedMeanwhile');
