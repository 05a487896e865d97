import type { VerifiedToken } from './token-verifier.ts';

/** Who a token is of: by its signature, or by our own seal where no key is published. */
export abstract class TokenAuthenticator {
  /** Grows when a key was withdrawn: what was believed before must be looked at again. */
  abstract readonly epoch: number;
  /** Looks for keys newer than those at hand. */
  abstract lookAgain(): Promise<void>;
  /** Undefined when the token is not to be believed; throws when nobody can say (no keys). */
  abstract authenticate(token: string): Promise<VerifiedToken | undefined>;
}
