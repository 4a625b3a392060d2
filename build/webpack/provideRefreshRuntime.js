import * as runtime from 'react-refresh/runtime';

// The modules' builds have none of their own (fastRefresh.ts).
globalThis.__REACT_REFRESH_RUNTIME__ = runtime;
