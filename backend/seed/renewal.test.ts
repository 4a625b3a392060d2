import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import type { Auth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { useOwnFirebase } from './ownFirebase.fixture.ts';
import { seedIfMissing } from './seedIfMissing.ts';
import { allTriggers } from './writeDocuments.ts';
import { onlyFields, type SeedDocument } from './seedSet.ts';

const projectId = 'demo-renewal';
const firebase = useOwnFirebase(projectId);

const createdAt = new Date('2026-01-01T00:00Z');
const firstDay = Date.parse('2026-11-21T21:40-05:00');
const nextDay = firstDay + 86_400_000;

const place = (id: string, serviceStart: string): SeedDocument => ({
  path: `communities/${id}`,
  data: { propertyName: id, serviceStart, createdAt, updatedAt: createdAt },
});

describe('on a later day', () => {
  let app: App;
  let firestore: Firestore;

  beforeAll(() => {
    Object.assign(process.env, firebase().environment);
    app = initializeApp({ projectId });
    firestore = getFirestore(app);
  });
  afterAll(() => deleteApp(app));

  const seed = (now: number, serviceStart: string) => {
    const documents = ['left', 'edited', 'deleted'].map((id) => place(id, serviceStart));
    return seedIfMissing({
      name: 'demo',
      build: () => ({
        logins: [],
        documents,
        files: [],
        renewed: documents.map((document) => onlyFields(document, ['serviceStart'])),
      }),
      now,
      firestore,
      // There are no logins in it.
      auth: {} as Auth,
      triggers: allTriggers,
      save: () => Promise.resolve(),
      payments: null,
      report: () => undefined,
    });
  };

  test('a community has its new records’ hours, unless it was edited or deleted', async () => {
    await seed(firstDay, '20:30');
    await firestore.doc('communities/edited').update({ serviceStart: '19:00', updatedAt: new Date() });
    await firestore.doc('communities/deleted').delete();
    await seed(nextDay, '09:15');
    const starts = await Promise.all(
      ['left', 'edited', 'deleted'].map(
        async (id) => (await firestore.doc(`communities/${id}`).get()).get('serviceStart') as unknown,
      ),
    );
    expect(starts).toEqual(['09:15', '19:00', undefined]);
  });
});
