export type Metadata = Readonly<Record<string, string>>;

export interface List<T> {
  readonly object: 'list';
  readonly url: string;
  readonly has_more: boolean;
  readonly data: readonly T[];
}

/** A list inside an object. */
export const listOf = <T>(url: string, data: readonly T[], hasMore = false): List<T> => ({
  object: 'list',
  url,
  has_more: hasMore,
  data,
});
