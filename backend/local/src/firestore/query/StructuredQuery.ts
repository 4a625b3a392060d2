/** google.firestore.v1.StructuredQuery in ProtoJSON as received, unchecked. */
export interface StructuredQuery {
  select?: { fields?: FieldReference[] };
  from?: { collectionId?: string; allDescendants?: boolean }[];
  where?: FilterJson;
  orderBy?: { field?: FieldReference; direction?: string }[];
  startAt?: CursorJson;
  endAt?: CursorJson;
  offset?: number;
  limit?: number | { value?: number };
  findNearest?: unknown;
}

/** A field by quoted path. */
export interface FieldReference {
  fieldPath?: string;
}

/** Exactly one of the three. */
export interface FilterJson {
  compositeFilter?: { op?: string; filters?: FilterJson[] };
  fieldFilter?: { field?: FieldReference; op?: string; value?: unknown };
  unaryFilter?: { op?: string; field?: FieldReference };
}

/** A position between two results: before or after those whose order values begin with these. */
export interface CursorJson {
  values?: unknown[];
  before?: boolean;
}

/** google.firestore.v1.StructuredAggregationQuery in ProtoJSON. */
export interface StructuredAggregationQuery {
  structuredQuery?: StructuredQuery;
  aggregations?: AggregationJson[];
}

/** One of count, sum and avg. */
export interface AggregationJson {
  alias?: string;
  count?: { upTo?: string | number | { value?: string | number } };
  sum?: { field?: FieldReference };
  avg?: { field?: FieldReference };
}
