import * as z from 'shared-lib/domain/schema';

/** Days between an owner's wish to delete the business and the deletion, in which the owner can take it back. */
export const deletionDays = 14;

/** What an owner sends who wants the business deleted: its name, typed once more. */
export const deletionRequestSchema = z.object({ businessName: z.string().check(z.maxLength(500)) });

const plain = (name: string): string => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

/** Whether somebody has typed the name of the business. Case and spaces don't count; a business without a name is none that can be typed. */
export const isNameTyped = (typed: string, businessName: string): boolean =>
  plain(businessName) !== '' && plain(typed) === plain(businessName);
