/** The message for a failure as a whole. @param code of the refusal, or the reason */
export const failureOf = (code: string): 'tooMany' | 'offline' | 'failed' => {
  if (code === 'resource-exhausted') return 'tooMany';
  return code === 'unavailable' || code === 'offline' ? 'offline' : 'failed';
};
