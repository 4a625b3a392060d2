/** What a list of requests can be narrowed to. */
export const statusChoices = ['pending', 'approved', 'declined', 'cancelled', 'all'] as const;

type StatusChoice = (typeof statusChoices)[number];

/** The status that an address asks for, as `?status=approved`; without one, or with an unknown one, those to be decided. */
export const readStatus = (params: URLSearchParams): StatusChoice =>
  statusChoices.find((choice) => choice === params.get('status')) ?? 'pending';

/** An address that asks for a status. */
export function withStatus(params: URLSearchParams, choice: string): URLSearchParams {
  const written = new URLSearchParams(params);
  if (choice === 'pending') written.delete('status');
  else written.set('status', choice);
  return written;
}
