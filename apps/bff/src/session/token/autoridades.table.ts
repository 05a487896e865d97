import type { components } from '@alipen/contracts/generated/bff';

export type Papel = components['schemas']['Papel'];

/** Token authority → menu role (design.md 3.4). Authorities not listed grant nothing. */
export const papelDaAutoridade = {
  AL_GESTOR: 'GESTOR',
  SOLICITANTE: 'SOLICITANTE',
  AL_ATENDIMENTO: 'ATENDIMENTO',
  AL_MONITORAMENTO: 'MONITORAMENTO',
  AL_FISCAL: 'FISCALIZACAO',
  AL_CONTROLE: 'CONTROLE',
} as const satisfies Record<string, Papel>;

export type Autoridade = keyof typeof papelDaAutoridade;
export const autoridades = Object.keys(papelDaAutoridade) as Autoridade[];

export const autoridadeConhecida = (name: string): name is Autoridade => Object.hasOwn(papelDaAutoridade, name);

/** Each once, where it was processed last: the last one gives the menu (spec.md section 4), also when it stands twice. */
export function papeisDe(authorities: readonly string[]): Papel[] {
  const papeis = authorities.filter(autoridadeConhecida).map(name => papelDaAutoridade[name]);
  return papeis.filter((papel, at) => papeis.lastIndexOf(papel) === at);
}

/** The profile on the screen: the first authority that starts with AL_ or equals SOLICITANTE, underscores as spaces. */
export function perfilDe(authorities: readonly string[]): string {
  const first = authorities.find(name => name.startsWith('AL_') || name === 'SOLICITANTE');
  return first?.replaceAll('_', ' ') ?? '';
}
