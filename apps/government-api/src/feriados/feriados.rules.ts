import type { components } from '@alipen/contracts/generated/government-api';
import type { DiaOficial } from './feriados-oficiais.ts';

export type Ambito = components['schemas']['AmbitoFeriado'];
type Uf = components['schemas']['Uf'];
export type Feriado = { readonly nome: string; readonly ambito: Ambito };
export type Lugar = { readonly id: number; readonly uf: Uf; readonly municipio: string };

export type DiaProprio = {
  readonly data: string;
  readonly descricao: string;
  readonly ambito: Ambito;
  readonly uf: string | null;
  readonly municipio: string | null;
  readonly lotacaoId: number | null;
};
export type Desligado = { readonly data: string; readonly uf: string };

/** From the narrowest to the widest, as a person of the unit would say the narrowest name first. */
const ORDEM: readonly Ambito[] = ['LOTACAO', 'MUNICIPAL', 'ESTADUAL', 'NACIONAL'];

const VALE = {
  NACIONAL: () => true,
  ESTADUAL: (dia, { uf }) => dia.uf === uf,
  MUNICIPAL: (dia, { uf, municipio }) => dia.uf === uf && dia.municipio === municipio,
  LOTACAO: (dia, { id }) => dia.lotacaoId === id,
} as const satisfies Record<Ambito, (dia: DiaProprio, lugar: Lugar) => boolean>;

export const chaveOficial = ({ data, uf }: { data: string; uf: string | null }): string => `${data} ${uf ?? ''}`;

/** Indexed by day once, so that asking for 1,444 units stays cheap. */
export function calendarioDe(
  oficialEm: (data: string, uf: Uf | null) => DiaOficial | undefined,
  desligados: readonly Desligado[],
  proprios: readonly DiaProprio[],
): (lugar: Lugar, data: string) => Feriado | null {
  const fora = new Set(desligados.map(chaveOficial));
  const doDia = new Map<string, DiaProprio[]>();
  for (const dia of proprios) doDia.set(dia.data, [...(doDia.get(dia.data) ?? []), dia]);
  const oficial = (data: string, uf: Uf | null) =>
    fora.has(chaveOficial({ data, uf })) ? undefined : oficialEm(data, uf);
  return (lugar, data) => {
    const nossos = (doDia.get(data) ?? []).filter(dia => VALE[dia.ambito](dia, lugar));
    const achados: Feriado[] = nossos.map(({ descricao, ambito }) => ({ nome: descricao, ambito }));
    const estadual = oficial(data, lugar.uf);
    const nacional = oficial(data, null);
    if (estadual) achados.push({ nome: estadual.nome, ambito: 'ESTADUAL' });
    if (nacional) achados.push({ nome: nacional.nome, ambito: 'NACIONAL' });
    return achados.sort((a, b) => ORDEM.indexOf(a.ambito) - ORDEM.indexOf(b.ambito))[0] ?? null;
  };
}
