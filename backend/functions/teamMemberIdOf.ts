/** Login uids have at most 128 characters, and a document id holds no slash. */
const teamMemberIdPattern = /^[^/]{1,128}$/;

/** What is said of a payload that names no team member. */
export const teamMemberIdExpected = 'teamMemberId must be the id of a team member.';

/**
 * The team member that a callable's payload `{ teamMemberId }` names; null when it names none.
 * @param data the payload as it came
 */
export const teamMemberIdOf = (data: unknown): string | null => {
  const id = typeof data === 'object' && data !== null && 'teamMemberId' in data ? data.teamMemberId : null;
  return typeof id === 'string' && teamMemberIdPattern.test(id) && id !== '.' && id !== '..' ? id : null;
};
