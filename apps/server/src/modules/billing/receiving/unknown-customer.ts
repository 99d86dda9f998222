import { AppError } from '../../../http/app-error.ts';

/** The provider knows nothing of a customer: that says nothing about what the customer has subscribed to. */
class UnknownCustomer extends Error {
  override readonly name = 'UnknownCustomer';
}

/** The failure of whatever would have to know what an unknown customer has subscribed to. */
export function unknownCustomer(customerId: string): AppError {
  const cause = new UnknownCustomer(`The payment provider knows no customer ${customerId}.`);
  return new AppError('billing_unavailable', { cause });
}

/** Whether something failed because the provider does not know the customer. */
export function isUnknownCustomer(error: unknown): boolean {
  return error instanceof AppError && error.cause instanceof UnknownCustomer;
}
