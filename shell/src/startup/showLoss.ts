/** Said before any text catalogue is there. */
const words = {
  en: { problem: 'Error loading the application.', reload: 'Reload Page' },
  es: { problem: 'Error al cargar la aplicación.', reload: 'Recargar la página' },
} as const;

/** Says that the page's code could not be fetched, where none of it is there to say so (spec section 2). */
export function showLoss(place: HTMLElement): void {
  const { problem, reload } = words[document.documentElement.lang === 'es' ? 'es' : 'en'];
  const page = document.createElement('main');
  page.setAttribute('role', 'alert');
  const title = document.createElement('h1');
  title.textContent = problem;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = reload;
  button.addEventListener('click', () => window.location.reload());
  page.append(title, button);
  place.replaceChildren(page);
}
