import type { JWTPayload } from 'jose';
import type { Autoridade } from '../auth/pessoa.ts';
import { LEVELS, type Level, type ProviderSettings } from './provider.settings.ts';

const KNOWN = {
  AL_GESTOR: true,
  SOLICITANTE: true,
  AL_ATENDIMENTO: true,
  AL_MONITORAMENTO: true,
  AL_FISCAL: true,
} satisfies Record<Autoridade, true>;

const isKnown = (name: unknown): name is Autoridade => typeof name === 'string' && Object.hasOwn(KNOWN, name);

/** Follows a dotted path such as `realm_access.roles`, through own members only. */
function at(payload: JWTPayload, path: string): unknown {
  let value: unknown = payload;
  for (const step of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
    value = Reflect.get(value, step);
  }
  return value;
}

/** Eleven digits; gov.br's own examples have dots and a hyphen in places. The register says whose CPF it is. */
export function cpfOf(payload: JWTPayload, { cpfClaim }: ProviderSettings): string | undefined {
  const value = at(payload, cpfClaim);
  const digits = typeof value === 'string' && value.length <= 14 ? value.replaceAll(/[.-]/g, '') : '';
  return /^\d{11}$/.test(digits) ? digits : undefined;
}

/** Null: our own register decides. A claim without any authority we know gives an empty list, which lets nobody in. */
export function rolesOf(payload: JWTPayload, { rolesClaim }: ProviderSettings): Autoridade[] | null {
  if (rolesClaim === undefined) return null;
  return [...new Set([at(payload, rolesClaim)].flat().filter(isKnown))];
}

/** Null where the provider says none: not every one is gov.br. */
export function levelOf(payload: JWTPayload): Level | null {
  const said = at(payload, 'reliability_info.level');
  return LEVELS.find(level => level === said) ?? null;
}

export type Weakness = 'nivel' | 'forma';

/** What the identity lacks: the level of the account, or the way it was proved. gov.br adds names to `amr` as it finds new ways. */
export function weaknessOf(payload: JWTPayload, settings: ProviderSettings): Weakness | undefined {
  const { minimumLevel, acrValues, amrValues } = settings;
  const said = levelOf(payload);
  const level = said ? LEVELS.indexOf(said) : -1;
  if (minimumLevel && level < LEVELS.indexOf(minimumLevel)) return 'nivel';
  if (acrValues.length > 0 && !acrValues.some(value => value === payload.acr)) return 'nivel';
  const ways: readonly unknown[] = Array.isArray(payload.amr) ? payload.amr : [];
  return amrValues.length > 0 && !amrValues.some(value => ways.includes(value)) ? 'forma' : undefined;
}
