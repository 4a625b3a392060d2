import * as z from 'shared-lib/domain/schema';

/** Days between an owner's request to delete the business and the deletion, during which the owner can cancel it. */
export const deletionDays = 14;

/** The payload that requests the deletion: the business name, typed to confirm. */
export const deletionRequestSchema = z.object({ businessName: z.string().check(z.maxLength(500)) });

const plain = (name: string): string => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

/** Whether the typed text is the business's name, ignoring case and spaces; false for a business without a name. */
export const matchesBusinessName = (typed: string, businessName: string): boolean =>
  plain(businessName) !== '' && plain(typed) === plain(businessName);
