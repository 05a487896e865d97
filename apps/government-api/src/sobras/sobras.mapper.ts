import type { components } from '@alipen/contracts/generated/government-api';
import type { RefeicaoRecebida, SobraLida } from './sobras.repository.ts';

type Schemas = components['schemas'];
type Acoes = readonly Schemas['AcaoSobra'][];

/** What a person who may record does, by what is there already. */
const ACOES = {
  semRegistro: ['registrarSobra'],
  comRegistro: ['corrigirSobra', 'anularSobra'],
} as const satisfies Readonly<Record<string, Acoes>>;

export const toSobra = (lida: SobraLida, podeRegistrar: boolean): Schemas['Sobra'] => ({
  id: lida.id,
  versao: lida.versao,
  lotacaoId: lida.lotacaoId,
  data: lida.data,
  tipoAlimentacaoId: lida.tipoAlimentacaoId,
  refeicoes: lida.refeicoes,
  gramas: lida.gramas,
  motivo: lida.motivo,
  texto: lida.texto,
  registradaEm: lida.registradaEm,
  registradaPor: lida.registradaPor,
  corrigidaEm: lida.corrigidaEm,
  corrigidaPor: lida.corrigidaPor,
  acoes: podeRegistrar ? [...ACOES.comRegistro] : [],
});

export const toSobrasDaRefeicao = (
  { tipoAlimentacaoId, refeicao, icone, cor, recebidas }: RefeicaoRecebida,
  lida: SobraLida | undefined,
  podeRegistrar: boolean,
): Schemas['SobrasDaRefeicao'] => ({
  tipoAlimentacaoId,
  refeicao,
  icone,
  cor,
  recebidas,
  sobra: lida ? toSobra(lida, podeRegistrar) : null,
  acoes: podeRegistrar ? [...(lida ? ACOES.comRegistro : ACOES.semRegistro)] : [],
});

/** As the trail keeps it. */
export const registroDe = ({
  refeicoes,
  gramas,
  motivo,
  texto,
}: Pick<SobraLida, 'refeicoes' | 'gramas' | 'motivo' | 'texto'>) => ({
  sobraram: refeicoes,
  sobraramGramas: gramas,
  motivo,
  texto,
});
