import { minReads } from '../../../shared-lib/src/domain/base/minimalDocument.fixture.ts';
import { contactSubmissionSchema } from './contactSubmission.ts';

describe('a resident request', () =>
  minReads(contactSubmissionSchema, { communityId: 'maple-court', topic: 'other' }));
