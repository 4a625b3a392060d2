import type { APIResponse, Route } from '@playwright/test';

/**
 * Fetches what a request that only reads is about. It is asked again when the server has just closed the connection that was to be used
 * again, which says nothing of what is tested.
 */
export const fetchRead = (route: Route): Promise<APIResponse> => route.fetch({ maxRetries: 2 });
