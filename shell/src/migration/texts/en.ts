/** `deactivated`: verbatim from spec section 8. */
export const en = {
  deactivated:
    '{{count}} team members were deactivated due to missing login accounts. You can reactivate them to create new accounts.',
  show: 'Show inactive members',
  dismiss: 'Dismiss',
};
