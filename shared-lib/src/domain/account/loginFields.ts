import * as z from 'zod/mini';
import { language, orNull } from '../base/fields.ts';
import { maxPasswordLength } from './password.ts';

/** The fields that callables about logins take and return. */

/** The page's language, for emails to people whose choice is unknown. */
export const asked = { language: orNull(language) };

/** The address that a link is for, or an account's new address. */
export const address = z.object({ email: z.string() });

/** The token of an opened link. */
export const opened = z.object({ token: z.string().check(z.regex(/^[A-Za-z0-9_-]{32}$/, 'token')) });

/** A password that the function checks itself. */
export const password = z.string().check(z.minLength(1), z.maxLength(maxPasswordLength));
