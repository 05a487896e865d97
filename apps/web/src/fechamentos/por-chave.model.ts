import type { components } from '@alipen/contracts/generated/bff';
import type { PapelAssinatura } from './fechamentos.queries.ts';

type Mapa = components['schemas']['MapaAAssinar'];

/** A unit's month, which is what a person decides on. */
export interface Grupo {
  chave: string;
  lotacao: string;
  /** AAAA-MM */
  mes: string;
  mapas: readonly Mapa[];
  refeicoes: number;
  centavos: number;
}

/** The representative's acknowledgement is nobody's key. */
export const papeisDe = (mapas: readonly Mapa[]): PapelAssinatura[] =>
  [...new Set(mapas.flatMap(({ faltam }) => faltam))].filter(papel => papel !== 'PREPOSTO');

export function gruposDe(mapas: readonly Mapa[], papel: PapelAssinatura): Grupo[] {
  const porChave = new Map<string, Mapa[]>();
  for (const mapa of mapas) {
    if (!mapa.faltam.includes(papel)) continue;
    const chave = `${mapa.lotacao.id}/${mapa.data.slice(0, 7)}`;
    porChave.set(chave, [...(porChave.get(chave) ?? []), mapa]);
  }
  return [...porChave].map(([chave, dele]) => ({
    chave,
    lotacao: dele[0]?.lotacao.nome ?? '',
    mes: chave.split('/')[1] ?? '',
    mapas: dele,
    refeicoes: dele.reduce((soma, { totalRefeicoes }) => soma + totalRefeicoes, 0),
    centavos: dele.reduce((soma, { liquidoCentavos }) => soma + liquidoCentavos, 0),
  }));
}
