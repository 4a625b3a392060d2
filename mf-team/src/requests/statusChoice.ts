/** The filters of a list of requests. */
export const statusChoices = ['pending', 'approved', 'declined', 'cancelled', 'all'] as const;

type StatusChoice = (typeof statusChoices)[number];

/** The status in an address, as `?status=approved`; pending if missing or unknown. */
export const readStatus = (params: URLSearchParams): StatusChoice =>
  statusChoices.find((choice) => choice === params.get('status')) ?? 'pending';

/** Sets the status in an address. */
export function withStatus(params: URLSearchParams, choice: string): URLSearchParams {
  const written = new URLSearchParams(params);
  if (choice === 'pending') written.delete('status');
  else written.set('status', choice);
  return written;
}
