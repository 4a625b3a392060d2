import { canUseDashboard, paths, teamMemberSchema } from '../../domain/index.ts';
import { listenToDocument } from '../listenTo.ts';
import { reportProblem } from '../reportProblem.ts';

/**
 * Watches a team member's own record for the page's lifetime.
 * @param onDoubt called whenever the record no longer grants access, or was deleted.
 * @returns the function that detaches the listener.
 */
export function watchMember(customerId: string, uid: string, onDoubt: () => void): () => void {
  return listenToDocument(
    paths.teamMember(customerId, uid),
    teamMemberSchema,
    (member) => {
      if (member === null || !canUseDashboard(member)) onDoubt();
    },
    (error) => {
      reportProblem('The user’s own team record could not be watched', error);
      onDoubt();
    },
  );
}
