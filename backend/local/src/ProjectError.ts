/** A problem with a project's files that the user can fix; the message describes it. */
export class ProjectError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ProjectError';
  }
}
