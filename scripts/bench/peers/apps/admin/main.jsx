import { Admin, Datagrid, EmailField, List, Resource, TextField } from 'react-admin';
import { createRoot } from 'react-dom/client';

const tiers = ['Admin', 'District Manager', 'Collection Specialist'];
const members = Array.from({ length: 2000 }, (_, id) => ({
  id,
  name: `Member ${String(id).padStart(4, '0')}`,
  email: `member-${id}@peers.test`,
  tier: tiers[id % tiers.length],
}));

/** Answers from memory at once, so this peer has no network cost. */
const dataProvider = {
  getList: (_, { pagination: { page, perPage }, sort: { field, order } }) => {
    const sign = order === 'ASC' ? 1 : -1;
    const sorted = members.toSorted((a, b) => (a[field] < b[field] ? -sign : sign));
    return Promise.resolve({
      data: sorted.slice((page - 1) * perPage, page * perPage),
      total: members.length,
    });
  },
};

const MemberList = () => (
  <List exporter={false} perPage={25}>
    <Datagrid bulkActionButtons={false}>
      <TextField source="name" />
      <EmailField source="email" />
      <TextField source="tier" />
    </Datagrid>
  </List>
);

createRoot(document.getElementById('root')).render(
  <Admin dataProvider={dataProvider} disableTelemetry>
    <Resource name="team" list={MemberList} />
  </Admin>,
);
