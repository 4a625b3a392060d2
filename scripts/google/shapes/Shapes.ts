/** A type of Google's, as its discovery document has it. */
export interface Schema {
  readonly type?: string;
  /** The name of another schema of the same document. */
  readonly $ref?: string;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema;
  readonly enum?: readonly string[];
  /** Whether Google alone sets it. */
  readonly readOnly?: boolean;
}

/** A method of one of Google's REST APIs. */
export interface Method {
  readonly id: string;
  /** The discovery document, such as `iam.v1`. */
  readonly document: string;
  readonly method: string;
  /** Host and path with `{parameters}`. */
  readonly path: string;
  /** The names of its query's parameters. */
  readonly query: readonly string[];
  /** The schema of its body; absent for a method that takes none. */
  readonly request?: string;
}

/** What is sent to Google; the path begins with its host. */
export interface Sent {
  readonly method: string;
  readonly path: string;
  /** Null for none. */
  readonly body: unknown;
}

/** What is known of Google's REST APIs here. */
export interface Shapes {
  readonly methods: readonly Method[];
  /** By document and name. */
  readonly schemas: Readonly<Record<string, Readonly<Record<string, Schema>>>>;
}
