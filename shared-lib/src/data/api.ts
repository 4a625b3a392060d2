import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react';
import type { AppError } from '../domain/index.ts';

/**
 * The one RTK Query API of the page. Each entity injects its endpoints from its own file; lists come from Firestore
 * listeners (see live.ts), so nothing is ever refetched by hand.
 */
export const api = createApi({
  reducerPath: 'firestore',
  baseQuery: fakeBaseQuery<AppError>(),
  // A listener stays for half a minute after the last screen that needs it is left, so that going back is instant.
  keepUnusedDataFor: 30,
  endpoints: () => ({}),
});
