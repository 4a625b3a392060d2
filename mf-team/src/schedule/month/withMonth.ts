/**
 * The address of another month, with the same filter.
 * @param month `YYYY-MM`
 * @param thisMonth the month of tonight, which needs no naming.
 */
export function withMonth(params: URLSearchParams, month: string, thisMonth: string): URLSearchParams {
  const written = new URLSearchParams(params);
  written.delete('day');
  if (month === thisMonth) written.delete('month');
  else written.set('month', month);
  return written;
}
