import { paths } from 'shared-lib/domain';
import { noOne, owner, runs, stranger } from '../../backend/rules/table/roles.ts';
import { creating, deleting, getting, listing, updating, type Row } from '../../backend/rules/table/Row.ts';

const proofs = paths.doorProofs(owner);
const proof = { communityId: 'maple', unitId: 'a-101', night: '2026-11-20', expiresAt: new Date(4e12) };

/** Shared proofs of pickup. Their links' keys are in `ownDataRows`. */
export const proofRows: Row[] = [
  getting(`${proofs}/one`, runs, proof),
  listing(proofs, runs),
  listing(paths.doorProofs(stranger), ['stranger']),
  creating('one', proofs, 'two', proof, noOne),
  updating('lengthen one', `${proofs}/one`, proof, { expiresAt: new Date(5e12) }, noOne),
  updating('reword one', `${proofs}/one`, proof, { content: { outcome: 'collected' } }, noOne),
  updating(
    'open one again',
    `${proofs}/one`,
    { ...proof, revokedAt: new Date(0) },
    { revokedAt: null },
    noOne,
  ),
  deleting(`${proofs}/one`, proof, noOne),
];
