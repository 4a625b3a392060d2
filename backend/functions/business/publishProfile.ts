import { onDocumentWritten } from 'firebase-functions/firestore';
import { functionsRegion } from 'shared-lib/domain';
import { publishHead } from './publishHead.ts';

/** Logo, colour and contact stand on the business's public pages. */
export const publishProfile = onDocumentWritten(
  { document: 'customers/{customerId}/settings/business', region: functionsRegion, retry: true },
  ({ params }) => publishHead(params.customerId),
);
