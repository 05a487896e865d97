import type { VerifiedToken } from './token-verifier.ts';

export abstract class TokenAuthenticator {
  /** Grows when a key was withdrawn: tokens believed before must be verified again. */
  abstract readonly epoch: number;
  abstract lookAgain(): Promise<void>;
  /** Undefined when the token is not to be believed; throws when that cannot be decided (no keys). */
  abstract authenticate(token: string): Promise<VerifiedToken | undefined>;
}
