export const en = {
  nav: 'Valet Hub',
  skip: 'Skip to content',
  docs: 'Help',
  dashboard: 'Dashboard',
  logIn: 'Log in',
};
