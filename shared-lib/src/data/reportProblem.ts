/** Where unexpected problems go. One place, so that a reporting service is one change. */
export function reportProblem(what: string, cause?: unknown) {
  console.error(`[valet-hub] ${what}`, cause ?? '');
}
