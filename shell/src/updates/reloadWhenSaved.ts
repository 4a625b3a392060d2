const reload = () => window.location.reload();
export function reloadWhenSaved(ask: (goOn: () => void) => void) {
  ask(reload);
}
