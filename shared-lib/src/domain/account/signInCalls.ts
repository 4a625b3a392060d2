import * as z from 'zod/mini';
import { type CallTable, success } from '../change/calls.ts';
import { memberName } from '../teamMember/newTeamMember.ts';
import { emailInput } from './accountLink.ts';
import { address, asked, opened, password } from './loginFields.ts';
import { maxPasswordLength, passwordProblem } from './password.ts';
import { termsInput } from './signUp.ts';

/** A chosen password. The limits are Auth's: 6 to 4,096 characters. */
const chosen = z.extend(opened, {
  password: z.string().check(z.minLength(6), z.maxLength(maxPasswordLength)),
});

/** A request for an account. */
const signUp = z
  .object({
    firstName: memberName.check(z.minLength(1, 'missing')),
    lastName: memberName,
    email: emailInput,
    password,
    terms: termsInput,
    ...asked,
  })
  .check(
    z.refine(
      ({ firstName, lastName, email, password: typed }) =>
        passwordProblem(typed, [firstName, lastName, email]) === null,
      { path: ['password'], error: 'weak' },
    ),
  );

/** A request for a password reset: the email, and the page's language. */
export const passwordResetRequestSchema = z.object({ email: emailInput, ...asked });

/** Where a new team member works; the field app's address is null if none is configured. */
const joined = z.extend(address, {
  app: z.enum(['dashboard', 'field']),
  appAddress: z.optional(z.nullable(z.string())),
});

/** Calls of the sign-in page, for anyone. It parses their results by hand and imports only the types, so that it doesn't wait for schemas. */
export const signInCalls = {
  requestSignUp: { payload: signUp, result: success },
  readSignUp: { payload: opened, result: address },
  confirmSignUp: { payload: z.extend(opened, { password }), result: address },
  requestPasswordReset: { payload: passwordResetRequestSchema, result: success },
  readAccountLink: { payload: opened, result: address },
  choosePassword: { payload: chosen, result: success },
  readInvitation: { payload: opened, result: address },
  /** `email` is only for an invitation by text, where the new member chooses it. */
  acceptInvitation: { payload: z.extend(chosen, { email: z.optional(emailInput) }), result: joined },
  readChosenEmail: { payload: opened, result: address },
  confirmChosenEmail: { payload: opened, result: address },
  readEmailUndo: { payload: opened, result: address },
  undoEmailChange: { payload: chosen, result: address },
} satisfies CallTable;
