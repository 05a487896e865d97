import { TokenAuthenticator } from './token-authenticator.ts';
import type { TokenKeys } from './token-keys.ts';
import { InvalidToken, type TokenRules, type VerifiedToken, verifyToken } from './token-verifier.ts';

export class SignatureAuthenticator extends TokenAuthenticator {
  constructor(
    private readonly keys: TokenKeys,
    private readonly rules: TokenRules,
  ) {
    super();
  }

  lookAgain(): Promise<void> {
    return this.keys.lookAgain();
  }

  get epoch(): number {
    return this.keys.epoch();
  }

  async authenticate(token: string): Promise<VerifiedToken | undefined> {
    try {
      return await verifyToken(token, this.keys.key, this.rules);
    } catch (error) {
      if (error instanceof InvalidToken) return undefined;
      throw error;
    }
  }
}
