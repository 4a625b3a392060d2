import { readsLeast } from '../../../shared-lib/src/domain/base/leastDocument.fixture.ts';
import { contactSubmissionSchema } from './contactSubmission.ts';

describe('a resident request', () =>
  readsLeast(contactSubmissionSchema, { communityId: 'maple-court', topic: 'other' }));
