import * as z from 'zod/mini';
import { type CallTable, success } from '../change/calls.ts';
import { emailInput } from './accountLink.ts';
import { address, asked, opened, password } from './loginFields.ts';

/** Calls of signed-in people about their own login. Those without a payload ignore what is sent. */
export const loginCalls = {
  requestEmailConfirmation: {
    payload: z.object(asked),
    result: z.object({ isConfirmed: z.boolean() }),
  },
  confirmEmail: { payload: opened, result: address },
  requestEmailChange: { payload: z.object({ email: emailInput, ...asked }), result: success },
  confirmEmailChange: { payload: opened, result: address },
  endSessions: { payload: z.unknown(), result: success },
  // The function checks the password with `passwordProblem`.
  changePassword: { payload: z.object({ password, ...asked }), result: success },
} satisfies CallTable;
