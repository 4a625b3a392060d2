import type { NewSupportRequest } from 'shared-lib/data';
import { supportLimits, supportTopics } from 'shared-lib/domain';

/** The form as it is typed. */
export interface TypedRequest {
  /** A topic, or empty while none is chosen. */
  topic: string;
  message: string;
}

/** What is wrong with which field. */
export interface SupportProblems {
  topic?: 'missing';
  message?: 'missing' | 'tooShort' | 'tooLong';
}

/** What came of checking the form: what to send, or what is wrong. */
export type CheckedRequest =
  { ok: true; request: Omit<NewSupportRequest, 'diagnostics'> } | { ok: false; problems: SupportProblems };

function problemOf(message: string): SupportProblems['message'] {
  if (message === '') return 'missing';
  // Counted in characters that a person sees as one: the rules count at least as many of them as this.
  if ([...message].length < supportLimits.messageMin) return 'tooShort';
  return message.length > supportLimits.messageMax ? 'tooLong' : undefined;
}

/** Checks what someone writes to support. Spaces around the message don't count. */
export function checkSupportForm(typed: TypedRequest): CheckedRequest {
  const message = typed.message.trim();
  const topic = supportTopics.find((known) => known === typed.topic);
  const problem = problemOf(message);
  if (topic !== undefined && problem === undefined) return { ok: true, request: { topic, message } };
  return {
    ok: false,
    problems: {
      ...(topic === undefined && { topic: 'missing' }),
      ...(problem !== undefined && { message: problem }),
    },
  };
}
