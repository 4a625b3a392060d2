import { readsLeast } from '../../../shared-lib/src/domain/base/leastDocument.fixture.ts';
import { binTagSchema } from './binTag.ts';

describe('a bin tag', () => readsLeast(binTagSchema, { communityId: 'maple-court', status: 'unassigned' }));
