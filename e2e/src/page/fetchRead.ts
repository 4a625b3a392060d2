import type { APIResponse, Route } from '@playwright/test';

/**
 * Fetches a read-only request's response. It retries if the server has just closed the reused connection, which is irrelevant to the test.
 */
export const fetchRead = (route: Route): Promise<APIResponse> => route.fetch({ maxRetries: 2 });
