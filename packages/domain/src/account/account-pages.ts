/** Pages of the account, where mails and sign-ins lead. */
export const ACCOUNT_PAGES = {
  signIn: '/sign-in',
  forgotPassword: '/forgot-password',
  /** `?token=`: asks for a new password and sends both to `POST /api/auth/reset-password`. */
  resetPassword: '/reset-password',
  /** `?token=`: written by the server; needs no JavaScript. */
  confirmEmail: '/confirm-email',
  /** `?token=`: written by the server, for both ends of a change of address. */
  changeEmail: '/change-email',
  account: '/account',
} as const;
