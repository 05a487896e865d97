import { createHmac } from 'node:crypto';

const LENGTH = 16;

/**
 * Links the attempts on one account without telling whose it is: an HMAC of the CPF under a key of the month. A plain hash of
 * eleven digits is reversed at once (security.md B10).
 */
export function accountMark(secret: string, cpf: string, now: Date): string {
  const month = now.toISOString().slice(0, 7);
  const key = createHmac('sha256', secret).update(`conta ${month}`).digest();
  return createHmac('sha256', key).update(cpf).digest('base64url').slice(0, LENGTH);
}
