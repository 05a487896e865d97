import { createHmac, timingSafeEqual } from 'node:crypto';
import type { components } from '../src/generated/bff.ts';

/** `data` only names the record; the rest is read with a scope of its own. */
export type WebhookEvent = {
  readonly type: components['schemas']['TipoWebhook'] | 'webhook.teste';
  readonly timestamp: string;
  readonly data: Readonly<Record<string, unknown>>;
};

type Headers = Readonly<Record<string, string | string[] | undefined>>;
const TOLERANCE_S = 300;

/**
 * Throws unless the message came from the product (Standard Webhooks). `raw` is the body as it came, before any parsing. The same
 * `webhook-id` may come more than once.
 */
export function verifyWebhook(raw: string, headers: Headers, secret: string, now = Date.now()): WebhookEvent {
  const id = String(headers['webhook-id'] ?? '');
  const timestamp = String(headers['webhook-timestamp'] ?? '');
  if (!id || Math.abs(now / 1000 - Number(timestamp)) > TOLERANCE_S || !/^\d+$/.test(timestamp)) {
    throw new Error('the webhook has no id, or is too old');
  }
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${raw}`).digest();
  const signed = String(headers['webhook-signature'] ?? '')
    .split(' ')
    .filter(one => one.startsWith('v1,'))
    .map(one => Buffer.from(one.slice(3), 'base64'));
  if (!signed.some(one => one.length === expected.length && timingSafeEqual(one, expected))) {
    throw new Error('the signature of the webhook is not ours');
  }
  return JSON.parse(raw);
}
