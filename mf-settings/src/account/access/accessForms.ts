import * as z from 'zod/mini';

const present = z.string().check(z.minLength(1, 'missing'), z.maxLength(4096));

/** The present password, without which nobody changes how somebody signs in. */
export const presentPasswordSchema = z.object({ current: present });

/** With the address to sign in with from then on. */
export const newEmailSchema = z.object({
  email: z.pipe(
    z.string().check(z.trim(), z.toLowerCase(), z.minLength(1, 'missing'), z.maxLength(320)),
    z.email('invalid'),
  ),
  current: present,
});

/** With the password that takes its place; how good that has to be, `passwordProblem` says. */
export const newPasswordSchema = z.object({ current: present, password: present });
