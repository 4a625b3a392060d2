import * as z from 'zod/mini';

const present = z.string().check(z.minLength(1, 'missing'), z.maxLength(4096));

/** The current password, which every sign-in change requires. */
export const currentPasswordSchema = z.object({ current: present });

/** With the new sign-in address. */
export const newEmailSchema = z.object({
  email: z.pipe(
    z.string().check(z.trim(), z.toLowerCase(), z.minLength(1, 'missing'), z.maxLength(320)),
    z.email('invalid'),
  ),
  current: present,
});

/** With the new password; `passwordProblem` checks its strength. */
export const newPasswordSchema = z.object({ current: present, password: present });
