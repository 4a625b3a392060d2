import { minReads } from '../../../shared-lib/src/domain/base/minimalDocument.fixture.ts';
import { binTagSchema } from './binTag.ts';

describe('a bin tag', () => minReads(binTagSchema, { communityId: 'maple-court', status: 'unassigned' }));
