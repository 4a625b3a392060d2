import { isLetIn, paths, teamMemberSchema } from '../../domain/index.ts';
import { listenToDocument } from '../listenTo.ts';
import { reportProblem } from '../reportProblem.ts';

/**
 * Watches a team member's own record, for as long as the page stands.
 * @param onDoubt is told whenever it no longer lets them in, or is no longer there.
 * @returns the function that detaches the listener.
 */
export function watchMember(customerId: string, uid: string, onDoubt: () => void): () => void {
  return listenToDocument(
    paths.teamMember(customerId, uid),
    teamMemberSchema,
    (member) => {
      if (member === null || !isLetIn(member)) onDoubt();
    },
    (error) => {
      reportProblem('The own team record could not be watched', error);
      onDoubt();
    },
  );
}
