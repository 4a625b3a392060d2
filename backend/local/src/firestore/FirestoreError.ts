/** The google.rpc.Code status names that Firestore uses, with their gRPC and HTTP numbers. */
const STATUS = {
  CANCELLED: { grpc: 1, http: 499 },
  UNKNOWN: { grpc: 2, http: 500 },
  INVALID_ARGUMENT: { grpc: 3, http: 400 },
  DEADLINE_EXCEEDED: { grpc: 4, http: 504 },
  NOT_FOUND: { grpc: 5, http: 404 },
  ALREADY_EXISTS: { grpc: 6, http: 409 },
  PERMISSION_DENIED: { grpc: 7, http: 403 },
  RESOURCE_EXHAUSTED: { grpc: 8, http: 429 },
  FAILED_PRECONDITION: { grpc: 9, http: 400 },
  ABORTED: { grpc: 10, http: 409 },
  OUT_OF_RANGE: { grpc: 11, http: 400 },
  UNIMPLEMENTED: { grpc: 12, http: 501 },
  INTERNAL: { grpc: 13, http: 500 },
  UNAVAILABLE: { grpc: 14, http: 503 },
  DATA_LOSS: { grpc: 15, http: 500 },
  UNAUTHENTICATED: { grpc: 16, http: 401 },
} as const;

/** A canonical status name, e.g. `NOT_FOUND`. */
export type StatusName = keyof typeof STATUS;

/** An error sent to the client as is: a canonical status and a message. */
export class FirestoreError extends Error {
  readonly status: StatusName;

  constructor(status: StatusName, message: string) {
    super(message);
    this.name = 'FirestoreError';
    this.status = status;
  }

  /** The status number in gRPC and google.rpc.Status. */
  get grpcCode(): number {
    return STATUS[this.status].grpc;
  }

  /** The HTTP status of a REST response. */
  get httpCode(): number {
    return STATUS[this.status].http;
  }
}

/** Converts anything thrown to a FirestoreError. Unexpected errors become INTERNAL so that clients never mistake our bug for a refusal. */
export function toFirestoreError(thrown: unknown): FirestoreError {
  if (thrown instanceof FirestoreError) return thrown;
  return new FirestoreError('INTERNAL', thrown instanceof Error ? thrown.message : String(thrown));
}

/** Shorthand for the most frequent refusal. */
export function invalidArgument(message: string): FirestoreError {
  return new FirestoreError('INVALID_ARGUMENT', message);
}
