import { PassportStrategy } from '@nestjs/passport';
import type { JWTVerifyGetKey } from 'jose';
import passport from 'passport';
import { Strategy, type StrategyOptionsWithoutRequest } from 'passport-jwt';
import { TokenAuthenticator } from './token/token-authenticator.ts';
import type { TokenKeys } from './token/token-keys.ts';
import { InvalidToken, type TokenRules, type VerifiedToken, verifyToken } from './token/token-verifier.ts';

export const STRATEGY = 'alipen-token';

type Verified = (error: unknown, payload?: VerifiedToken) => void;

// passport-jwt verifies with jsonwebtoken, which accepted 7 to 12 of 353 forged public vectors; jose behind the canonical
// gate accepted none (design.md section 4). This static member is the strategy's own seam for another verifier.
Object.assign(Strategy, {
  JwtVerifier: (token: string, key: JWTVerifyGetKey, options: TokenRules, done: Verified) => {
    verifyToken(token, key, options).then(verified => done(null, verified), done);
  },
});

export class SessionStrategy extends PassportStrategy(Strategy, STRATEGY) {
  constructor(key: JWTVerifyGetKey, rules: TokenRules) {
    super({
      // The gate has already told cookie from bearer and refused both together.
      jwtFromRequest: (request: { token: string }) => request.token,
      secretOrKeyProvider: (_request: unknown, _token: unknown, done: (error: null, key: unknown) => void) =>
        done(null, key),
      algorithms: rules.algorithms,
      issuer: rules.issuer,
    } as unknown as StrategyOptionsWithoutRequest);
  }

  validate(verified: VerifiedToken): VerifiedToken {
    return verified;
  }
}

/** Runs the strategy, in a passport of its own: the module's one is shared by every application of a process. */
export class SignatureAuthenticator extends TokenAuthenticator {
  private readonly passport = new passport.Passport();

  constructor(
    private readonly keys: TokenKeys,
    rules: TokenRules,
  ) {
    super();
    this.passport.use(STRATEGY, new SessionStrategy(keys.key, rules));
  }

  lookAgain(): Promise<void> {
    return this.keys.lookAgain();
  }

  get epoch(): number {
    return this.keys.epoch();
  }

  authenticate(token: string): Promise<VerifiedToken | undefined> {
    return new Promise((resolve, reject) => {
      const settle = (error: unknown, verified?: VerifiedToken | false, info?: unknown): void => {
        const failure = error ?? info;
        if (verified) resolve(verified);
        else if (failure instanceof Error && !(failure instanceof InvalidToken)) reject(failure);
        else resolve(undefined);
      };
      this.passport.authenticate(STRATEGY, { session: false }, settle)({ token }, {}, reject);
    });
  }
}
