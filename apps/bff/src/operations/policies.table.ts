/** `quota` calls in `window` seconds, all at once if the caller likes; RateLimit-Policy says the same, word for word. */
export type Policy = { readonly quota: number; readonly window: number };

/** Calls per second, as configured. */
export type Rates = { readonly pessoa: number; readonly integrador: number; readonly endereco: number };

export type PolicyName = keyof Rates | 'porta' | 'codigo' | 'relato' | 'provedor';

/** Each service account has the calls per minute that its manager set, in a policy named after that number. */
export const accountPolicy = (perMinute: number): [string, Policy] => [
  `conta-${perMinute}`,
  { quota: perMinute, window: 60 },
];

const perSecond = (calls: number): Policy => ({ quota: 2 * calls, window: 2 });

/**
 * Who may call how often (security.md C6). `pessoa` calls with the cookie, `integrador` with Authorization; without a session the
 * address counts. `porta` is an operation that needs no session: answering with ten files makes fifteen calls. `codigo`: a screen
 * asks for one in ten minutes, and an office may have several screens behind one address. `relato`: a page that breaks its content
 * policy does so several times in a row.
 */
export const policiesOf = (rates: Rates): Record<PolicyName, Policy> => ({
  pessoa: perSecond(rates.pessoa),
  integrador: perSecond(rates.integrador),
  endereco: perSecond(rates.endereco),
  porta: { quota: 60, window: 60 },
  codigo: { quota: 20, window: 600 },
  relato: { quota: 30, window: 60 },
  // Each costs the identity provider a call; units share an address.
  provedor: { quota: 100, window: 900 },
});
