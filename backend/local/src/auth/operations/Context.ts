import type { Project } from '../Project.ts';

/** An operation's context besides its body. */
export interface Context {
  readonly project: Project;
  /** Whether the caller is an administrator rather than an app. */
  readonly isAdministrator: boolean;
  readonly query: URLSearchParams;
}

/** Runs an operation. @throws AuthError if refused, in which case its changes are undone */
export type Operation<Body> = (context: Context, body: Body) => object;
