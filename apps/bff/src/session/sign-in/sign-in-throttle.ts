import { createHmac } from 'node:crypto';
import type { ProblemSlug } from '@alipen/platform/problems/catalogue';
import { Problema, problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { SignInLimits, WINDOW_S } from './sign-in-limits.ts';

/** Failures of one account without a wait; each further one doubles the wait, from 1 s to 15 min. */
const FREE = 5;
const ADDRESS_FAILURES = 100;
/** The government API said that this person and password do not match. */
const WRONG: ReadonlySet<ProblemSlug> = new Set(['credenciais-invalidas', 'acesso-recusado', 'nao-encontrado']);

const tooMany = (milliseconds: number): Problema => {
  const retryAfter = Math.min(WINDOW_S, Math.max(1, Math.ceil(milliseconds / 1000)));
  return problema('muitas-tentativas', {
    detail: `Tentativas demais. Espere ${retryAfter} s e tente de novo.`,
    retryAfter,
  });
};

/** Seconds to wait after the nth failure in a row. */
export const waitAfter = (failures: number): number =>
  failures < FREE ? 0 : Math.min(WINDOW_S, 2 ** Math.min(failures - FREE, 30));

/**
 * Slows down who guesses passwords, by account and by address (security.md B5). An attempt that must wait never reaches the
 * government API and does not lengthen the wait, so that nobody can keep the owner out for more than 15 minutes.
 */
@Injectable()
export class SignInThrottle {
  constructor(private readonly limits: SignInLimits) {}

  async attempt<T>(cpf: string, address: string, enter: () => Promise<T>): Promise<T> {
    const { account, waits, address: addresses } = this.limits;
    const key = await this.admit(cpf, address);
    // Counted before the try, so that twenty guesses at the same moment count as twenty.
    const [{ consumedPoints: failures }] = await Promise.all([account.penalty(key), addresses.penalty(address)]);
    const wait = waitAfter(failures);
    if (wait > 0) await waits.set(key, 1, wait);
    try {
      const entered = await enter();
      await Promise.all([account.delete(key), waits.delete(key), addresses.reward(address)]);
      return entered;
    } catch (error) {
      const wrong = error instanceof Problema && WRONG.has(error.slug);
      if (!wrong) await Promise.all([account.reward(key), waits.delete(key), addresses.reward(address)]);
      throw error;
    }
  }

  /** Refuses who must wait, and counts nothing. Answers what the account is counted under. */
  async admit(cpf: string, address: string): Promise<string> {
    const { waits, address: addresses } = this.limits;
    const key = createHmac('sha256', await this.limits.secret())
      .update(cpf)
      .digest('base64url');
    const [waiting, from] = await Promise.all([waits.get(key), addresses.get(address)]);
    if (waiting && waiting.consumedPoints > 0) throw tooMany(waiting.msBeforeNext);
    if (from && from.consumedPoints >= ADDRESS_FAILURES) throw tooMany(from.msBeforeNext);
    return key;
  }
}
