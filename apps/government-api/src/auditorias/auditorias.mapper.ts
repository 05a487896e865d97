import type { components } from '@alipen/contracts/generated/government-api';
import type { AuditoriaLida } from './auditorias.repository.ts';
import type { SorteadoLido, Sorteio } from './sorteados.repository.ts';

type Schemas = components['schemas'];

export const toResumo = (lida: AuditoriaLida): Schemas['AuditoriaResumida'] => ({
  id: lida.id,
  mes: lida.mes.slice(0, 7),
  situacao: lida.situacao,
  contratos: [...lida.contratos],
  itens: lida.itens,
  totalCentavos: lida.totalCentavos,
  toleranciaPontos: lida.toleranciaPontos,
  riscoPontos: lida.riscoPontos,
  fonte: lida.fonte,
  sementeDepoisDe: lida.sementeDepoisDe.toISOString(),
  semente: lida.semente,
  semeadaEm: lida.semeadaEm?.toISOString() ?? null,
  listaSha256: lida.listaSha256,
  abertaEm: lida.abertaEm.toISOString(),
  abertaPor: lida.abridor,
  motivo: lida.motivo,
  encerradaEm: lida.encerradaEm?.toISOString() ?? null,
});

/** Each line once, in the order in which it was drawn first. */
export function vezesDe(sorteios: readonly Sorteio[]): Map<number, number[]> {
  const vezes = new Map<number, number[]>();
  for (const [n, { ordem }] of sorteios.entries()) vezes.set(ordem, [...(vezes.get(ordem) ?? []), n + 1]);
  return vezes;
}

/** Why this person does not check a day: who closed its map, or attested it, does not judge it. */
export function impedimentoDe(usuarioId: number, { fechadoPor, atestadoPor }: SorteadoLido): string | null {
  if (usuarioId === atestadoPor) return 'Você atestou a medição deste dia: outra pessoa o confere.';
  if (usuarioId === fechadoPor) return 'Você fechou o mapa deste dia: outra pessoa o confere.';
  return null;
}

export const toSorteado = (
  lido: SorteadoLido,
  { sorteios, usuarioId }: { sorteios: number[]; usuarioId: number },
): Schemas['Sorteado'] => ({
  ordem: lido.ordem,
  sorteios,
  lotacao: lido.lotacao,
  data: lido.data,
  medicaoId: lido.medicaoId,
  contrato: lido.contrato,
  valorCentavos: lido.valorCentavos,
  refeicoes: lido.refeicoes,
  conferencia: lido.conferencia,
  impedimento: impedimentoDe(usuarioId, lido),
});
