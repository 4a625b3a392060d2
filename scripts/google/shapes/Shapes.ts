/** A Google type as in its discovery document. */
export interface Schema {
  readonly type?: string;
  /** The name of another schema in the same document. */
  readonly $ref?: string;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema;
  readonly enum?: readonly string[];
  /** Whether only Google may set it. */
  readonly readOnly?: boolean;
}

/** A method of one of Google's REST APIs. */
export interface Method {
  readonly id: string;
  /** The discovery document, e.g. `iam.v1`. */
  readonly document: string;
  readonly method: string;
  /** Host and path with `{parameters}`. */
  readonly path: string;
  readonly query: readonly string[];
  /** The body's schema; absent for methods without a body. */
  readonly request?: string;
}

/** A request to Google; the path begins with its host. */
export interface SentRequest {
  readonly method: string;
  readonly path: string;
  /** Null for none. */
  readonly body: unknown;
}

/** The known part of Google's REST APIs. */
export interface Shapes {
  readonly methods: readonly Method[];
  /** By document and name. */
  readonly schemas: Readonly<Record<string, Readonly<Record<string, Schema>>>>;
}
