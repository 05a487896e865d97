import type { components } from '@alipen/contracts/generated/government-api';
import type { Atesto } from '../registro/atestos.repository.ts';
import type { CorrecaoLida } from '../registro/correcoes.repository.ts';
import type { DescontoLido, SomaDaUnidade } from '../registro/detalhe.repository.ts';
import type { LinhaMedicao } from '../registro/lista.repository.ts';

type Schemas = components['schemas'];

type Somas = Pick<LinhaMedicao, 'refeicoes' | 'bruto' | 'glosa' | 'proposto' | 'desconto'>;

const toTotais = ({ refeicoes, bruto, glosa, proposto, desconto }: Somas): Schemas['TotaisMedicao'] => ({
  refeicoes,
  brutoCentavos: bruto,
  glosaCentavos: glosa,
  propostoCentavos: proposto,
  descontoCentavos: desconto,
  liquidoCentavos: bruto - glosa - desconto,
});

export const toResumo = (linha: LinhaMedicao): Schemas['MedicaoResumida'] => ({
  id: linha.id,
  versao: linha.versao,
  contrato: {
    id: linha.contratoId,
    numero: linha.numero,
    lote: linha.lote,
    processo: linha.processo,
    fornecedorId: linha.fornecedorId,
    fornecedor: linha.fornecedor,
    cnpj: linha.cnpj,
  },
  mes: linha.mes,
  situacao: linha.situacao,
  totais: toTotais(linha),
  lotacoes: linha.lotacoes,
  dias: linha.dias,
  diasFechados: linha.diasFechados,
  aDecidir: linha.aDecidir,
  correcoesPendentes: linha.correcoesPendentes,
});

export const toUnidade = ({ lotacao, dias, diasFechados, ...somas }: SomaDaUnidade): Schemas['UnidadeMedicao'] => ({
  lotacao,
  dias,
  diasFechados,
  totais: toTotais(somas),
});

export const toDesconto = ({
  decididoPct,
  decididoCentavos,
  motivo,
  clausula,
  por,
  em,
  ...resto
}: DescontoLido): Schemas['DescontoMedicao'] => ({
  linhaId: resto.linhaId,
  lotacao: resto.lotacao,
  data: resto.data,
  pontos: resto.pontos,
  baseCentavos: resto.baseCentavos,
  percentual: resto.percentual,
  propostoCentavos: resto.propostoCentavos,
  fiscalizacoes: resto.fiscalizacoes,
  decisao:
    decididoPct === null || decididoCentavos === null || em === null
      ? null
      : { percentual: decididoPct, centavos: decididoCentavos, motivo: motivo ?? '', clausula, por: por ?? '', em },
});

/** `responde`: whether this person may answer for the unit. */
export const toCorrecao = (lida: CorrecaoLida, responde: boolean): Schemas['CorrecaoMedicao'] => ({
  ...lida,
  acoes: responde && lida.situacao === 'PENDENTE' && lida.origem === 'CONFERENCIA' ? ['responder'] : [],
});

/** Only the newest can be in force, while its billing is attested. */
export function vigenciaDe(
  { versao }: Pick<Atesto, 'versao'>,
  ultima: number,
  situacao: Schemas['SituacaoMedicao'],
): Schemas['VigenciaDoAtesto'] {
  if (versao < ultima) return 'SUBSTITUIDA';
  return situacao === 'ATESTADA' ? 'VIGENTE' : 'REABERTA';
}

export const toAtesto = (
  { versao, conteudo, codigo, hash, atestadoEm }: Atesto,
  vigencia: Schemas['VigenciaDoAtesto'],
): Schemas['AtestoMedicao'] => ({
  versao,
  vigencia,
  codigo,
  hash,
  em: atestadoEm.toISOString(),
  nome: conteudo.atestadoPor.nome,
  matricula: conteudo.atestadoPor.matricula,
  cargo: conteudo.atestadoPor.cargo,
  notaFiscal: conteudo.notaFiscal,
  liquidoCentavos: conteudo.totais.liquidoCentavos,
});
