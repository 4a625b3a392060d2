import { deleteField } from 'firebase/firestore';
import { paths } from 'shared-lib/domain';
import { noOne, owner } from './roles.ts';
import { creating, deleting, getting, listing, updating, updatingWrong, type Row } from './Row.ts';

const long = (size: number) => 'x'.repeat(size);

const viewsOf = (uid: string) => paths.listViews(owner, uid, 'team');
const lists = (uid: string) => `${paths.customer(owner)}/listViews/${uid}/lists`;
const views = { views: { 'Admins only': 'tier=Admin' } };
const manyViews = (count: number, params = '') => ({
  views: Object.fromEntries(Array.from({ length: count }, (_, index) => [`View ${index}`, params])),
});

/** People's views of the lists: each can access only their own. */
export const listViewRows: Row[] = [
  getting(viewsOf('olivia'), ['owner'], views),
  getting(viewsOf('adam'), ['admin'], views),
  getting(viewsOf('sam'), noOne, views),
  listing(lists('olivia'), noOne),
  creating('the owner’s', lists('olivia'), 'units', views, ['owner']),
  creating('an Admin’s', lists('adam'), 'units', views, ['admin']),
  creating('a Specialist’s', lists('sam'), 'units', views, noOne),
  creating('of a list with an endless name', lists('olivia'), long(61), views, noOne),
  updating('another view', viewsOf('olivia'), views, { 'views.Late': 'status=late' }, ['owner']),
  updating('remove a view', viewsOf('olivia'), views, { 'views.Admins only': deleteField() }, ['owner']),
  updating('as many as there may be', viewsOf('olivia'), views, manyViews(30), ['owner']),
  updating('the view the list opens on', viewsOf('olivia'), views, { opensOn: 'status=late' }, ['owner']),
  updating('the plain view to open on', viewsOf('olivia'), views, { opensOn: '' }, ['owner']),
  ...updatingWrong(viewsOf('olivia'), 'owner', views, () => views, {
    '31 views': manyViews(31),
    'views that are no map': { views: ['tier=Admin'] },
    'a view that is true': { views: { Late: true } },
    'endless parameters': manyViews(30, long(2001)),
    'endless names': { views: { [long(1000)]: '', [`${long(1000)}y`]: '' } },
    'an endless view to open on': { opensOn: long(2001) },
    'a view to open on that is true': { opensOn: true },
    'one more field': { shared: true },
  }),
  deleting(viewsOf('olivia'), views, noOne),
];
