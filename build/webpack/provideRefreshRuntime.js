import * as runtime from 'react-refresh/runtime';

// Module builds use this one (fastRefresh.ts).
globalThis.__REACT_REFRESH_RUNTIME__ = runtime;
