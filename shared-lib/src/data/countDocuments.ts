import { getCountFromServer, type Query } from 'firebase/firestore';

/** How many documents a query finds, counted by the server. */
export const countDocuments = async (query: Query): Promise<number> =>
  (await getCountFromServer(query)).data().count;
