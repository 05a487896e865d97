import type { components } from '@alipen/contracts/generated/government-api';
import type { Pessoa } from '../../auth/pessoa.ts';
import { acoesDe } from '../fiscalizacoes.ciclo.rules.ts';
import type { ComentarioLido } from '../registro/conversa.repository.ts';
import type { FatosDaEntrega } from '../registro/entrega-fiscalizada.repository.ts';
import type { LinhaFiscalizacao, PassoLido } from '../registro/fiscalizacoes.repository.ts';
import type { FiscalizacaoLida } from './lista.repository.ts';

type Schemas = components['schemas'];
type Quem = Pick<Pessoa, 'usuarioId' | 'authorities'>;

const iso = (instante: Date | string): string => new Date(instante).toISOString();
const talvez = (instante: Date | string | null): string | null => instante && iso(instante);
const nomeada = (id: number | null, nome: string | null) => (id === null ? null : { id, nome: nome ?? '' });

const pediu = (
  { pedidoEnviadoPor, pedidoCriadoPor }: Pick<FiscalizacaoLida, 'pedidoEnviadoPor' | 'pedidoCriadoPor'>,
  usuarioId: number,
): boolean => pedidoEnviadoPor === usuarioId || pedidoCriadoPor === usuarioId;

/** Whether segregation keeps this person from inspecting it (rule R32). */
export const impedida = (lida: FiscalizacaoLida, usuarioId: number, segrega: boolean): boolean =>
  segrega && !lida.dispensada && pediu(lida, usuarioId);

export function toResumida(lida: FiscalizacaoLida, quem: Quem, segrega: boolean): Schemas['FiscalizacaoResumida'] {
  const { situacao, lotacaoId, lotacaoNome, municipio, uf } = lida;
  return {
    id: lida.id,
    numero: lida.numero,
    situacao,
    origem: lida.origem,
    data: lida.data,
    lotacao: { id: lotacaoId, nome: lotacaoNome, municipio, uf },
    fusoHorario: lida.fusoHorario,
    refeicao: { id: lida.tipoAlimentacaoId, nome: lida.refeicao },
    fornecedor: nomeada(lida.fornecedorId, lida.fornecedor),
    pedido: lida.pedidoId === null ? null : { id: lida.pedidoId, numero: lida.pedidoNumero ?? '' },
    janela: { inicioEm: iso(lida.janelaInicioEm), fimEm: iso(lida.janelaFimEm) },
    confirmadas: lida.confirmadas,
    designado: nomeada(lida.designadoId, lida.designado),
    fiscal: nomeada(lida.fiscalId, lida.fiscal),
    realizadaEm: talvez(lida.realizadaEm),
    resultado: lida.resultado,
    nota: lida.nota,
    pontos: lida.pontos,
    pesoMedioG: lida.pesoMedioG,
    desvioPeso: lida.desvioPeso,
    temperatura: lida.temperatura,
    atrasoMin: lida.atrasoMin,
    criticos: lida.criticos,
    ocorrencias: lida.ocorrencias,
    fotos: lida.fotos,
    fotosFaltando: lida.fotosFaltando,
    versoes: lida.versoes,
    motivo: lida.motivo,
    correcao: lida.correcao,
    correcaoAte: lida.correcaoAte,
    presenca: lida.presenca,
    versao: lida.versao,
    acoes: acoesDe({
      situacao,
      autoridades: quem.authorities,
      impedida: impedida(lida, quem.usuarioId, segrega),
      correcao: lida.correcao,
    }),
  };
}

type Rascunho = Pick<LinhaFiscalizacao, 'rascunho' | 'rascunhoFotos' | 'rascunhoVersao' | 'rascunhoEm'>;
export type Detalhes = {
  readonly linha: Pick<LinhaFiscalizacao, 'limites' | 'observacao' | 'situacao' | keyof Rascunho>;
  readonly rascunhoPor: string | null;
  readonly formularioId: number;
  readonly fatos: FatosDaEntrega;
  readonly trocas: Schemas['TrocaAceita'][];
};

export const toDoDia = (
  resumida: Schemas['FiscalizacaoResumida'],
  { linha, rascunhoPor, formularioId, fatos, trocas }: Detalhes,
): Schemas['FiscalizacaoDoDia'] => ({
  ...resumida,
  formularioId,
  limites: linha.limites,
  publicos: fatos.publicos,
  dietas: fatos.dietas,
  recebimento: fatos.recebimento,
  rascunho: linha.situacao === 'EM_ANDAMENTO' ? toRascunho(linha, rascunhoPor) : null,
  observacao: linha.observacao,
  trocas,
});

export function toRascunho(
  { rascunho, rascunhoFotos, rascunhoVersao, rascunhoEm }: Rascunho,
  por: string | null,
): Schemas['RascunhoGuardado'] | null {
  if (!rascunho || rascunhoVersao === null || rascunhoEm === null) return null;
  const guardado = { guardadoEm: iso(rascunhoEm), guardadoPor: por ?? '' };
  return { rascunhoVersao, respostas: rascunho, fotos: rascunhoFotos ?? [], ...guardado };
}

export const toComentario = ({ id, texto, em, por }: ComentarioLido): Schemas['ComentarioFiscalizacao'] => ({
  id,
  texto,
  em: iso(em),
  por,
});

export const toPasso = ({ evento, de, para, em, por, detalhe }: PassoLido): Schemas['PassoFiscalizacao'] => ({
  evento,
  de,
  para,
  em: iso(em),
  por,
  detalhe,
});
