import type { Project } from '../Project.ts';

/** What an operation works with, besides its body. */
export interface Context {
  readonly project: Project;
  /** Whether an administrator asks, and not an app. */
  readonly isAdministrator: boolean;
  readonly query: URLSearchParams;
}

/** Carries out a request. @throws AuthError for one that is refused; nothing it changed remains */
export type Operation<Body> = (context: Context, body: Body) => object;
